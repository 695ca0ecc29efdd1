### Ինչու բաժանումը կամ դրա արդյունքը հնարավոր չէ խաղերի ընդհանուր կանոններով։

## Ֆունկցիաներ

error-argument-turn = { $what }՝ հերթ չէ. սպասվում է match.turns()-ից մեկը
error-argument-words = { $what }՝ տեքստ չէ. սպասվում է, օրինակ, 'pass'
error-argument-move = { $what }՝ քայլ չէ. սպասվում է տեքստ, օրինակ՝ 'pass', կամ գործողություն match.legal()-ից
error-argument-seat = { $what }՝ տեղ չէ. սպասվում է 0-ից { $last }
error-argument-card = { $what }՝ թուղթ չէ. սպասվում է, օրինակ, Card.parse("AS")
error-argument-card_index = { $what }՝ սահմաններից դուրս է. սպասվում է ամբողջ թիվ 0-ից { $most } կամ Card.parse("AS")
error-argument-game = { $what }՝ խաղ չէ. սպասվում է { $expected }
error-argument-chance = բաժանելու համար սպասվում է seed= կամ random=
error-argument-input = { $what }՝ մուտք չէ. սպասվում է, օրինակ, match.move("pass") կամ match.move(action)
error-argument-random = { $what }՝ պատահականության աղբյուր չէ. սպասվում է random.Random

## Բաժանումը

error-draw-seat = «{ $given }»՝ տեղ չէ. սպասվում է 0-ից { $last }
error-draw-random = առաջին բաժանողն ընտրվում է պատահաբար, բայց թղթեր են քաշվել՝ { $cards }
error-draw-count = քաշվել են { $cards }. սպասվում է մեկական թուղթ { $players } տեղից ամեն մեկի համար
error-draw-card = բաժանվել են { $cards }. սպասվում է, որ դրանց մեջ լինի { $card }
error-draw-dealer = քաշված { $cards } թղթերով բաժանում է { $seat } տեղը, ոչ թե { $other } տեղը
error-deal-packets = { $given }՝ { $count } թուղթ չի բաժանում. սպասվում է ամեն թուղթ մեկ անգամ
error-deal-hands = բաժանվել է { $count } ձեռք. սպասվում է { $players }
error-deal-hand = { $seat } տեղին բաժանվել է { $count } թուղթ. սպասվում է { $size }
error-deal-pack = բաժանված թղթերը { $pack } թղթանոց կապուկը չեն, երբ պրիկուպում { $talon } թուղթ է

## Բաժանման արդյունքը

error-seat = «{ $given }»՝ տեղ չէ. սպասվում է 0-ից { $last }
    .plain = Սեղանին այդպիսի տեղ չկա։
error-declarer-rests = { $seat } տեղը բաժանում և հանգստանում է. այն խաղարկող լինել չի կարող
error-declarer-none = { $kind } տեսակի բաժանմանը խաղարկող է պետք
error-declarations = պաշտպանությունը չէր կարող ասել { $given }. սպասվում է սրանցից մեկը՝ { $expected }
error-declarations-nothing = պաշտպանությունը չէր կարող ոչինչ չասել. սպասվում է սրանցից մեկը՝ { $expected }
error-declarations-much = «{ $given }»՝ պաշտպանությունն այդքան ասել չի կարող
error-declarations-unplayed = { $seat } տեղը չէր կարող ասել { $word }. ոչինչ չի խաղացվել
error-tricks = { $given }՝ { $players } տեղի տասը վզյատկա չեն
error-tricks-none = խաղացվում է տասը վզյատկա. սպասվում է վզյատկաների թիվ ամեն տեղի համար
error-tricks-numbers = «{ $given }»՝ սպասվում է վզյատկաների թիվ { $players } տեղից ամեն մեկի համար
error-tricks-number = «{ $given }»՝ վզյատկաների թիվ չէ. սպասվում է 0-ից 10 կամ made
error-tricks-unplayed = այստեղ ոչինչ չի խաղացվում, ուստի վզյատկաներ չկան. եկել է { $given }
error-tricks-rests = { $seat } տեղը բաժանում և հանգստանում է. այն վզյատկա վերցնել չի կարող
