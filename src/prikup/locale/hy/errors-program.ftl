### Ինչու ծրագիրը չի կարող անել խնդրածը. ֆունկցիաներ, լուծիչ, հրամանի տող։ Ոչ մի էջ սրանից ոչինչ չի ասում։

## Բաց ձեռքերի լուծիչը

error-position-hands = «{ $position }»՝ { $count } ձեռք. սպասվում է { $expected }
error-position-trump = «{ $position }»՝ հաղթաթուղթ { $trump }. սպասվում է մաստ կամ ոչ մեկը
error-position-leader = «{ $position }»՝ քայլում է { $leader } տեղը. սպասվում է 0-ից { $last }
error-position-leaders = «{ $position }»՝ { $count } քայլող. սպասվում է ոչ ավելի, քան 2
error-position-trick = «{ $position }»՝ { $count } թուղթ վզյատկայի մեջ. սպասվում է պակաս, քան { $players }
error-position-talon = «{ $position }»՝ պրիկուպի { $count } թղթով են քայլում. սպասվում է ոչ ավելի, քան { $most }
error-position-twice = «{ $position }»՝ { $cards } երկու անգամ
error-position-cards = «{ $position }»՝ { $seat } տեղն ունի { $count } թուղթ. սպասվում է { $most }
error-position-pack = «{ $position }»՝ { $cards } թղթերը { $ranks } կապուկից չեն
error-position-play = «{ $position }»՝ { $seat } տեղը { $card } խաղալ չի կարող
error-position-misere = «{ $position }»՝ միզերը հաղթաթուղթ չունի
error-positions-misere = դիրք { $number }. միզերը հաղթաթուղթ չունի
error-positions-kind = դիրք { $number }. { $what }՝ { $kind } չէ
error-positions-row = դիրք { $number }. { $why }
error-positions-number = դիրք { $number }. { $what } { $unit ->
    [points] միավոր
   *[tricks] վզյատկա
}. սպասվում է ամբողջ թիվ
error-positions-numbers = { $unit ->
    [points] միավորների
   *[tricks] վզյատկաների
} { $count } թիվ { $positions } դիրքի համար. սպասվում է մեկական
error-positions-array = դիրքերը { $kind } տեսակի զանգված են. եկել է { $array }
error-positions-shape = դիրքերը մեկ չափանի զանգված են. եկած ձևը՝ { $shape }
error-points-ranks = «{ $ranks }»՝ կապուկի կարգեր չեն. սպասվում են 789TJQKA-ից մի քանիսը, ամեն մեկը մեկ անգամ
error-points-king = «{ $ranks }»՝ սպասվում է, որ դաման թագավորից ցածր լինի
error-points-cards = թղթերի { $count } արժեք { $ranks } կարգի համար. սպասվում է մեկական
error-points-marriages = մարյաժների { $count } արժեք. սպասվում է մեկական 4 մաստից ամեն մեկի համար
error-points-whole = { $counts }՝ միավորներ չեն. սպասվում են ամբողջ թվեր
error-points-low = { $counts }՝ միավորներ չեն. սպասվում են ոչ ցածր, քան 0, և թղթերինը՝ ոչ ավելի, քան 255
error-points-sum = բոլոր միավորների գումարը { $sum } է. սպասվում է ոչ ավելի, քան { $most }
error-solver-seat = { $seat } տեղն այս բաժանման մեջ չի խաղում
error-solver-over = խաղալու թուղթ չի մնացել
error-solver-table = { $count } ձեռք. սեղանի համար սպասվում է 3
error-solver-discards = { $cards } թղթանոց ձեռքեր. սպասվում է մեկ ձեռք, որից թղթեր են դեն դրվում, մյուսները՝ իրար հավասար և ավելի փոքր
solver-moment = { $stage ->
    [draw] առաջին բաժանողի վիճակահանություն
    [deal] բաժանում { $deal }, թղթերից առաջ
    [redeal] բաժանում { $deal }, վերաբաժանումից առաջ
    [bidding] բաժանում { $deal }, սակարկություն
    [talon] բաժանում { $deal }, պրիկուպ
    [discard] բաժանում { $deal }, դեն դնելը
    [give] բաժանում { $deal }, թղթեր տալը
    [naming] բաժանում { $deal }, պայմանագիրն ասելը
    [defence] բաժանում { $deal }, պաշտպանություն
    [aid] բաժանում { $deal }, օգնություն
    [play] բաժանում { $deal }, խաղ
    [claim] բաժանում { $deal }, մնացածը բաժանելու առաջարկ
    [over] բաժանում { $deal }, պարտիան ավարտված է
   *[other] բաժանում { $deal }
}
error-solver-nothing = լուծելու բան չկա. պարտիան այստեղ է՝ { solver-moment }. սպասվում են խաղի մեջ եղած թղթեր կամ դրան պատրաստվող խաղարկող
error-solver-ahead = այստեղից դեպի խաղ ոչինչ չի տանում՝ { solver-moment }
error-solver-allpass = ռասպասը հաղթաթուղթ չունի
error-solver-tricks-talon = այս խաղը վզյատկաներով չի լուծվում. քայլում է պրիկուպը
error-solver-tricks-beat = այս խաղը վզյատկաներով չի լուծվում. վզյատկան պարտադիր է գերազանցել
error-solver-tricks-ruff = այս խաղը վզյատկաներով չի լուծվում. հաղթաթուղթ խաղալը պարտադիր չէ
error-solver-tricks-ranks = այս խաղը վզյատկաներով չի լուծվում. թղթերն ուրիշ կարգ ունեն

## Ինչով է կանչվել ֆունկցիան

error-argument-bot = { $what }՝ բոտ չէ. սպասվում է անուն կամ choose մեթոդով օբյեկտ
error-argument-bots = { $what }՝ բոտեր չեն. սպասվում է 1-ից { $most } տարրանոց ցանկ
error-argument-opponent = { $what }՝ հակառակորդ չէ. պետք է ֆունկցիա՝ դիտարկումներից ու դիմակներից դեպի գործողություններ
error-argument-bot_sent = { $what }՝ այլ գործընթացների փոխանցել հնարավոր չէ. սպասվում է անուն, օրինակ՝ rules կամ module:Class
error-argument-deals = { $what } բաժանում. սպասվում է ամբողջ թիվ՝ 1 և ավելի
error-argument-match = { $what }՝ պարտիա չէ. սպասվում է այնպիսին, ինչպիսին տալիս է prikup.new()-ն
error-argument-players = { $what }՝ խաղացողների թիվ չէ. սպասվում է { $expected }
error-argument-type = { $name }՝ { $what }. սպասվում է { $expected } տիպի արժեք
error-argument-number = { $name }՝ { $what }. սպասվում է ամբողջ թիվ
error-argument-number_least = { $name }՝ { $what }. սպասվում է ամբողջ թիվ՝ առնվազն { $least }
error-argument-range = { $name }՝ { $what }. սպասվում է ամբողջ թիվ՝ { $least }-ից { $most }
error-argument-empty = { $name }՝ դատարկ է. սպասվում է առնվազն մեկ արժեք
error-argument-hand = { $what }՝ { $count } խաղաթուղթ, պետք է { $expected }
error-argument-first = հայտնի չէ, թե ով է առաջինը բաժանում. սպասվում է dealer=՝ տեղ 0-ից { $last }
error-argument-dealer = dealer՝ { $what }, բայց հիմա բաժանում է { $seat } տեղը. dealer= սպասվում է միայն առաջին բաժանումից առաջ
error-argument-record = { $what }՝ գրառում չէ. սպասվում է այնպիսին, ինչպիսին տալիս է prikup.read()-ը
error-argument-rules = { $what }՝ կանոններ չեն. սպասվում է տեքստ, ինչպես «{ $example }»
error-argument-seed = { $what }՝ պատահական թիվ չէ. սպասվում է թիվ կամ տեքստ
error-argument-text = { $what }՝ տեքստ չէ. սպասվում է պարտիա՝ ինչպես այն գրվում է
error-argument-hands = { $what }՝ տեքստ չէ. սպասվում են ձեռքեր, ինչպես «AK... QJ... T9...»
error-argument-names = { $what }՝ անուններ չեն. սպասվում է ցուցակ, ինչպես ('Anna', 'Boris', 'Vera')
error-argument-options = { $what }՝ խաղի ընտրանքներ չեն. սպասվում են այնպիսիք, ինչպիսիք տալիս է game.options('{ $example }')-ը
error-argument-position = { $what }՝ դիրք չէ. սպասվում է այնպիսին, ինչպիսին տալիս է { $kind }(...)-ը

## Բոտեր

error-bot-answer = բաժանում { $deal }. «{ $given }» բոտը { $seat } տեղում. { $why }
error-bot-fails = բաժանում { $deal }. «{ $given }» բոտը { $seat } տեղում ընդհատվեց. { $why }
error-bot-raised = { $what }, { $where }
error-bot-illegal = { $what }՝ հիմա չի կարելի. սպասվում է { $expected }
error-bot-illegal-why = { $what }՝ հիմա չի կարելի. { $why }
error-bot-many = { $count } պատասխան { $views } տեսքի
error-bot-near = «{ $given }»՝ բոտ չէ. սպասվում է { $expected } (նկատի ունեի՞ք { $near })
error-bot-class = «{ $given }» բոտը խաղալ չի կարող. { $why }
error-bot-file = «{ $given }»՝ մոդուլի դաս չէ. սպասվում է module:Class, օրինակ՝ my_bots:Bidder, եթե ֆայլը ընթացիկ պանակի my_bots.py-ն է
error-bot-turn = { $seat } տեղը հիմա որոշելու բան չունի
error-program-empty = «{ $given }»՝ հրաման նշված չէ. սպասվում է հրաման երկու կետից հետո, օրինակ՝ cmd:./my_bot
error-program-start = «{ $given }» հրամանը չի գործարկվում. { $why }
error-program-system = «{ $given }» ծրագիրը չի կարող խաղալ Windows-ում. ծրագիր-բոտերին պետք է Linux կամ macOS
error-program-ended = «{ $given }» հրամանն ավարտվել է
error-program-silent = «{ $given }» հրամանը { $seconds } վայրկյանում չի պատասխանել
error-program-flood = «{ $given }» հրամանը գրել է ավելի, քան { $most } բայթ՝ առանց տողի վերջի
error-program-unasked = «{ $given }» հրամանը գրել է մի բան, որը ոչ ոք չէր հարցրել
error-program-unreadable = «{ $given }» հրամանի պատասխանը պատասխան չէ. { $why }
error-program-mismatched = «{ $given }» հրամանը պատասխանել է { $id } հարցին. սպասվում է { $expected } հարցը
error-program-version = «{ $given }» հրամանը խոսում է արձանագրության { $version } տարբերակով. սպասվում է { $expected }
error-program-stopped = «{ $given }» հրամանն այս բաժանման մեջ { $times } անգամ խափանվել է և այլևս չի գործարկվում

## Խառնելը և դրա ապացույցը

error-seed-server = «{ $given }»՝ պատահական թիվ կամ դրա մատնահետք չէ. սպասվում է 64 նիշ՝ 0-9 a-f
error-proof-origin = { $deal } բաժանումն ուրիշ սեղանից լինել չի կարող. սպասվում է պարտիայի առաջինը կամ մրցաշարի բոլորը, որոնց ոչ ոք կապված չէր
error-proof-hidden = { $deal } բաժանումը դեռ չի բացահայտվել. սպասվում են սերվերի թիվը և թղթերը
error-proof-commitment = բաժանում { $deal }. սերվերի թվի մատնահետքը { $made } է, ոչ թե { $commitment }
error-proof-seeds = բաժանում { $deal }. { $count } պատահական թիվ { $players } խաղացողի համար
error-proof-bindings = բաժանում { $deal }. { $count } մատնահետք { $players } խաղացողի համար
error-proof-unbound = բաժանում { $deal }. { $seat } տեղը ոչ մի թվի կապված չէր, բայց բաժանման մեջ թիվ ունի
error-proof-opening = բաժանում { $deal }. { $seat } տեղի թիվը չունի իր { $binding } մատնահետքը
error-proof-bound_late = բաժանում { $deal }. { $seat } տեղը սերվերից առաջ չի կապվել
error-proof-opened_early = բաժանում { $deal }. { $seat } տեղի թիվը բացվել է մինչև սերվերի կապվելը
error-proof-withheld = բաժանում { $deal }. { $seat } տեղը նորից մասնակցում է, բայց ավելի վաղ իր թիվը չի բացել
error-proof-pack = բաժանում { $deal }. դրա { $count } թուղթը խաղի կապուկը չէ
error-proof-packets = բաժանում { $deal }. թղթերը բաժանվել են ոչ այնպես, ինչպես կանոններում՝ { $packets }. սպասվում է { $expected }
error-proof-deal = բաժանում { $deal }. թվերից ստացվում է { $made }, ոչ թե { $found }
error-proof-drawn = բաժանում { $deal }. թվերից քաշվում է { $made }, ոչ թե { $cards }
error-proof-drawn_again = բաժանում { $deal }. քաշվել են { $cards }. վիճակահանություն սպասվում է միայն 1-ին բաժանման համար
error-proof-drawn_any = բաժանում { $deal }. քաշվել են { $cards }, բայց կանոններով թուղթ չեն քաշում
error-proof-drawn_none = բաժանում { $deal }. ոչ ոք թուղթ չի քաշել. սպասվում են թղթերը, որոնցով որոշվել է առաջին բաժանողը
error-proof-precedence = բաժանում { $deal }. ավագության կարգը կանոններինը չէ՝ { $cards }. սպասվում է { $expected }
error-proof-order = { $deal } բաժանման ապացույցն այնտեղ է, որտեղ սպասվում էր { $expected } բաժանումինը
error-proof-table = { $deal } բաժանումը «{ $given }» սեղանինն է. սպասվում է «{ $table }»
error-proof-rules = { $deal } բաժանումը 1-ին բաժանման խաղից, կանոններից և խաղացողներից չէ
error-proof-who = { $deal } բաժանումը չի ասում, թե ով է բաժանել. սպասվում է 0-ից { $last }
error-proof-pattern = բաժանում { $deal }. { $game }՝ վիճակահանությունից հետո թղթեր չեն բաժանվում
error-proof-gathered = { $deal } բաժանումը հավաքվել և կտրվել է, չի խառնվել. սպասվում է պարտիայի գրառումը, որից բխում է կապուկի կարգը
error-proof-gap = { $deal } բաժանումը չի բացահայտվել, իսկ { $other } բաժանումը բացահայտվել է
error-proof-next = բաժանում { $deal }. { $before } տեղից հետո { $seat } տեղը բաժանել չի կարող
error-proof-seedless = այս գրառումը պատահական թվեր չունի. սպասվում են Table, Commitment և ServerSeed պիտակները
error-proof-unrevealed = { $deal } բաժանումը բացահայտված թվեր չունի. սպասվում են Commitment և ServerSeed
error-proof-dealer = բաժանում { $deal }. թվերով բաժանողը { $made } է, ոչ թե { $dealer }

## Հրամանի տողը

error-number = «{ $given }»՝ սպասվում է ամբողջ թիվ՝ { $low }-ից { $high }
error-arena-deal = { $number } համարի բաժանում չկար. պարտիան ավարտվել է մինչև դրա գրանցումը
error-arena-bots = «{ $given }»՝ մեկ բոտ է. իրար հետ չափելու համար սպասվում է երկու և ավելի՝ ստորակետներով բաժանված
error-arena-pair = «{ $given }»՝ սպասվում է երկու բոտ՝ ստորակետով բաժանված, որ համեմատվեն բաժանում առ բաժանում
error-arena-force = «{ $given }»՝ բաժանման տեսակ չէ, որ { $game } խաղալ տան. սպասվում են սրանցից մի քանիսը՝ { $expected }
error-arena-exploiters = «{ $given }» կանոն բոտի վրա չկա { $game } խաղում. սպասվում է { $expected }
error-arena-exploiters-with = { $given }-ը զույգերի չափման համար է. --exploiters-ի հետ այն չկա
error-arena-save = { $path } այս չափման ֆայլը չէ. սպասվում են նույն բոտերը, կանոնները, seed-ը և ընտրանքները կամ նոր ֆայլ
error-arena-exploiters-none = { $game } խաղում բոտի վրա դրվող կանոններ չկան․ սպասվում է խաղ, որն ունի դրանք, օրինակ՝ preferans
error-arena-save-damaged = { $path } ֆայլը վնասված է․ սպասվում էին { $what }-ի բաժանումները 1-ից սկսած, ամեն մեկը մեկ անգամ․ երկու չափում չպետք է գրեն նույն ֆայլում
error-arena-ray = «{ $given }» հասցեում Ray կլաստեր չկա. { $why }
error-arena-ray-missing = --ray-ին պետք է ray փաթեթը՝ pip install 'prikup[ray]'
error-rows-suffix = «{ $given }»․ սպասվում է անուն, որ ավարտվում է { $expected }-ով
error-rows-there = «{ $path }» արդեն կա․ ընտրեք այլ անուն կամ ջնջեք այն
error-rows-run = { $folder } պանակում կա այլ տողերով անավարտ գործարկում․ շարունակելու համար սկսեք նույն արգումենտներով, ընտրեք { $path }-ից տարբեր անուն կամ ջնջեք պանակը
error-rows-damaged = { $folder } պանակի անավարտ գործարկումը վնասված է․ ջնջեք պանակը՝ նորից սկսելու համար
error-rows-folder = { $folder } պանակում գործարկման չպատկանող ֆայլեր կան․ ընտրեք { $path }-ից տարբեր անուն
error-rows-names = տողն ունի «{ $given }» սյունակները․ սպասվում են { $expected }
error-rows-type = { $name } սյունակ․ { $given } արժեքը { $expected } տիպի չէ
error-study-wish = «{ $given }»․ սպասվում է տեղ և նրա ձեռքը, օրինակ՝ 0=AKxx*.xx.*.* (♠ ♥ ♦ ♣) կամ 1=5-3-1-1
error-study-seat = «{ $given }»․ այս տեղի համար արդեն կա ցանկություն․ սպասվում է մեկը յուրաքանչյուրի համար
error-study-hand = { $count } խաղաթղթից ոչ մի ձեռք «{ $given }» չէ
error-study-hands = { $count } խառնում չբերեց բաժանում { $given }-ով․ սպասվում են ցանկություններ, որոնք միասին այդքան հազվադեպ չեն
error-study-none = { $number } բաժանման համար { $count } խառնում չբերեց { $given }, որ այս բոտերը խաղային․ սպասվում է ոչ այդքան հազվադեպ ցանկություն
error-study-kind = «{ $given }» { $game } խաղի բաժանման տեսակ չէ․ սպասվում է { $expected }
error-study-rows = { $given } տողեր․ սպասվում է { $expected }
error-study-contract = «{ $given }» { $game } խաղի պայմանագիր չէ․ սպասվում է { $expected }
error-adapter-game = { $given } խաղը գործողությունների համարներ չունի․ սպասվում է 'actions' մասը խաղի պանակում
error-adapter-illegal = { $given } ({ $text }) գործողությունն արգելված է․ { $why }
error-adapter-over = ոչ ոքի հերթը չէ․ դրվագն ավարտված է կամ սկսված չէ․ սպասվում է reset
error-spiel-chance = { $given } պատահական ելքը հիմա հնարավոր չէ․ սպասվում է chance_outcomes()-ից մեկը
error-adapter-dealt = խաղաթղթերը բաժանվեցին { $count } անգամ առանց խաղի
error-adapter-agent = { $given }-ը գործակալ չէ․ սպասվում է { $expected }
error-adapter-perfect = լրիվ տեղեկությունը չի պահանջվել․ սպասվում է perfect_information=True
error-adapter-openspiel = OpenSpiel-ը չի ներմուծվում (pip install 'prikup[openspiel]')․ { $why }
error-regret-parts = «{ $given }»՝ սպասվում են սրանցից մի քանիսը՝ { $expected }, ստորակետներով բաժանված
error-bench-job = «{ $given }»՝ առաջադրանք չէ. սպասվում են սրանցից մի քանիսը՝ { $expected }
error-bench-endplay = --yardstick-ին պետք է endplay փաթեթը՝ pip install 'prikup[yardstick]'
error-bench-main = մի քանի գործընթացով աշխատող սկրիպտը բեռնում է դրանցից յուրաքանչյուրը. կանչերը դրեք if __name__ == "__main__": տողից հետո
error-bench-process = պարտիայի գործընթացներից մեկն ընդհատվեց. { $why }
error-solve-owner = --{ $option }՝ սրա համար է՝ { $owner }
error-solve-other = --{ $option }՝ ոչինչ չի ասում { $question }-ի մասին
error-solve-twice = «{ $deal }»՝ { $cards } և՛ ձեռքում, և՛ խաղից դուրս
error-solve-declarer = խաղարկող { $declarer }. սպասվում է 0-ից { $last }
error-solve-trump = --trump { $trump }. միզերը և ռասպասը հաղթաթուղթ չունեն
error-solve-talon = --talon { $talon }. թեք գծից հետո { $count } թուղթ. սպասվում է 2
error-solve-game = --game { $game }. խաղում են վզյատկաների համար. սպասվում է պայմանագիր, --misere կամ --allpass
error-solve-deals = բաժանում { $deal }. այս գրառումն ունի { $count } բաժանում
error-solve-cards = այս գրառման { $deal } բաժանման մեջ խաղացվող թղթեր չկան
error-solve-ply = { $deal } բաժանումը { $ply } թղթից հետո դիրք չունի. սպասվում է 0-ից { $most }
error-solve-line = տող { $line }. «{ $text }»՝ { $why }
error-solve-columns = { $count } սյունակ. սպասվում է { $expected }՝ տաբերով բաժանված
error-solve-contract = պայմանագիր «{ $given }». սպասվում է T, N կամ M
error-solve-leader = քայլող «{ $given }». սպասվում է 0, 1 կամ 2
error-solve-suit = հաղթաթուղթը. { $why }
error-bots = «{ $given }»՝ չափազանց շատ բոտ. սպասվում է ոչ ավելի, քան { $most }
error-terminal = play-ին տերմինալ է պետք. ստանդարտ մուտքն ու ելքը տերմինալ չեն
error-file-read = «{ $path }»՝ չի կարդացվում. { $why }
error-file-written = «{ $path }»՝ չի գրվում. { $why }
error-system-missing = այդպիսի ֆայլ կամ պանակ չկա
error-system-denied = մուտքն արգելված է
error-system-folder = սա պանակ է
error-system-no_folder = ուղու մի մասը պանակ չէ
error-system-full = սկավառակը լիքն է
error-system-taken = հասցեն արդեն զբաղված է
error-system-elsewhere = այս մեքենան այդպիսի հասցե չունի
error-system-unknown = այս անունով հասցե չի գտնվել
error-file-none = «{ $path }»՝ գրառում չկա. սպասվում են .prikup կամ .json վերջավորությամբ ֆայլեր
error-file-record = «{ $path }»՝ { $why }
error-file-large = «{ $path }»՝ չափազանց մեծ է. սպասվում է ոչ ավելի, քան { $most } բայթ
error-file-text = «{ $path }»՝ UTF-8 տեքստ չէ. { $byte } բայթը չի կարդացվում
error-file-match = «{ $path }»՝ արդեն կա և շարունակելու պարտիա չէ ({ $why }). ընտրեք ուրիշ անուն կամ --force՝ փոխարինելու համար
error-file-over = «{ $path }»՝ պարտիան ավարտված է. ընտրեք ուրիշ անուն կամ --force՝ փոխարինելու համար
error-file-differs = «{ $path }»՝ պարտիան --{ $option } «{ $kept }»-ով է, ոչ թե «{ $given }»-ով. շարունակելու համար բաց թողեք --{ $option }-ը կամ ընտրեք ուրիշ անուն
error-file-bots = «{ $path }»՝ պարտիան «{ $given }» բոտով է, որն ինչ-որ մեկի սեփական ծրագիրն է. շարունակելու համար նշեք այն --bots-ով
error-file-there = «{ $path }»՝ արդեն կա. ընտրեք ուրիշ անուն կամ --force՝ փոխարինելու համար
error-file-drawing = «{ $path }»՝ արդեն կա և նկար չէ. ընտրեք ուրիշ անուն
error-file-page = «{ $path }»՝ արդեն կա և էջ չէ. ընտրեք ուրիշ անուն
error-file-puzzles = «{ $path }»՝ արդեն կա, և նրանում խնդիրներ չկան. ընտրեք ուրիշ անուն
error-convert-ending = «{ $path }»՝ ոչ մի ձևաչափի ավարտ չունի. սպասվում էր { $endings } կամ --to
error-play-table = այն prikup play-ով չի խաղացվել
error-play-seeds = { $deal } բաժանման թղթերը դրա թվերից ստացվածը չեն
error-database = «{ $path }»՝ տվյալների բազա լինել չի կարող. սպասվում է ֆայլ կամ URL
error-database-folder = «{ $path }»՝ տվյալների բազա լինել չի կարող. պանակը չկա
error-database-form = «{ $path }»՝ տվյալների բազա լինել չի կարող ({ $why }). սպասվում է prikup serve-ի ստեղծած ֆայլ կամ նոր անուն
error-database-server = «{ $path }»՝ տվյալների բազա լինել չի կարող ({ $why }). սպասվում է աշխատող PostgreSQL սերվերի URL, որտեղ կան նշված օգտատերն ու բազան
error-database-other = այն ուրիշ ծրագրինն է
error-database-newer = այն ստեղծել է ավելի նոր Prikup
error-network = «{ $given }»՝ հասցե կամ ցանց չէ. սպասվում է, օրինակ, 127.0.0.1 կամ 10.0.0.0/24
error-backup-there = «{ $path }»՝ արդեն կա. ընտրեք ուրիշ անուն կամ --force՝ փոխարինելու համար
error-month = «{ $given }»՝ ամիս չէ. սպասվում է YYYY-MM
error-backup-none = «{ $path }»՝ պահուստ չէ. սպասվում է prikup backup-ի գրած ֆայլ
error-backup-empty = «{ $path }»՝ պահելու բան չկա. սպասվում է prikup serve-ի ստեղծած տվյալների բազա
error-database-absent = «{ $path }» տվյալների բազա չկա. սպասվում է prikup serve-ի ստեղծածը
error-backup-tables = «{ $path }»՝ արդեն աղյուսակներ կան. ընտրեք ուրիշ --database կամ --force՝ պահուստը դրանց տեղը դնելու համար
error-backup-read = «{ $path }»՝ չի կարդացվում. { $why }
error-backup-same = «{ $path }»՝ հենց տվյալների բազան է. պահուստի համար ուրիշ ֆայլ նշեք
error-backup-used = «{ $path }»՝ աշխատող սերվերի տվյալների բազան է. նախ կանգնեցրեք սերվերը
error-backup-written = «{ $path }»՝ չի գրվում. { $why }
error-site-there = '{ $path }'-ում կան ֆայլեր, որոնք կայք չեն. ընտրեք այլ պանակ կամ դատարկեք այն
error-site-parts = '{ $path }' չկա. սպասվում էր այն, ինչ հավաքում է make site-ը
error-site-node = կայքի համար պետք է Node.js. տեղադրեք prikup-ը site հավելումով
error-site-compile = կայքի մոդուլները չհաջողվեց կոմպիլացնել. { $why }
error-bench-server = սերվերը չգործարկվեց. { $why }
error-setting = { $key }. { $why }
error-setting-empty = «»՝ սպասվում է տեքստ
error-limit-form = «{ $given }»՝ սահմանաչափ չէ. սպասվում է ԱՆՈՒՆ=ԹԻՎ, ինչպես deals=500
error-setting-word = «{ $given }»՝ սպասվում է { $expected }
error-setting-none = «{ $given }» («{ $path }»)՝ կարգավորում չէ. սպասվում է { $expected }
error-setting-table = «{ $key }» («{ $path }»)՝ «{ $given }». սպասվում է սահմանների աղյուսակ
error-setting-file = «{ $path }»՝ կարգավորումների ֆայլ չէ. { $why }
error-proof-none = «{ $path }»՝ դեռ ոչ մի բաժանում չի բացահայտում. ստուգելու բան չկա
error-proof-json = այս ապացույցը չի կարդացվում. { $why }
error-proof-format = «{ $given }»՝ ապացույցների ձևաչափ չէ. սպասվում է «{ $expected }»
error-puzzle-kind = «{ $given }»՝ խնդրի տեսակ չէ. սպասվում են սրանցից մի քանիսը՝ { $expected }
error-puzzle-read = { $line } տողը խնդիր չէ. «{ $given }»՝ { $why }
error-puzzle-form = խնդիր { $given }. { $part } մասը չի կարող լինել «{ $said }»
error-puzzle-again = { $given } խնդիրը երկու անգամ է. սպասվում է անուն ամեն մեկի համար
error-puzzle-trick = խնդիր { $given }. { $card } թուղթն իր վզյատկայի մեջ խաղացված լինել չէր կարող
error-puzzle-wrong = «{ $given }»՝ ճիշտ չէ. դրանից հետո ոչինչ չկա
error-puzzle-choice = «{ $given }»՝ ո՛չ ասելու, ո՛չ դեն դնելու բան չէ
error-puzzle-alike = { $given } խնդիրը նույնն է, ինչ { $other } խնդիրը
error-puzzle-target = խնդիր { $given }. ասված է, որ ստացվում է { $said }. բաց թղթերով ստացվում է { $found }
error-puzzle-answers = խնդիր { $given }. ասված է, որ լուծումը { $said } է. լուծումն է { $found }
error-puzzle-line = խնդիր { $given }. լուծումը շեղվում է { $card } թղթի վրա
error-puzzle-short = խնդիր { $given }. լուծումն ավարտվում է մինչև լուծվելը
error-lesson = { $given } դաս չկա. սպասվում է սրանցից մեկը՝ { $expected }
error-lesson-done = «{ $given }»՝ այս քայլն անցած է
error-admin-several = «{ $given }» անունն ունեն մի քանի հաշիվ. սպասվում է համար՝ { $expected }
error-admin-account = «{ $given }» հաշիվ չունի. օպերատոր կարող է լինել միայն հաշիվը
error-admin-operator = «{ $given }» օպերատոր չէ
error-admin-date = «{ $given }» գալիք օր չէ. սպասվում է, օրինակ, 2027-01-31
error-learn-option = { $game } խաղի { $option } ընտրանքը կախված է մի քանի տեղի միավորներից միասին, աղյուսակները չեն տեղավորում. պետք է սովորական արժեքը
error-learn-cards = { $game }. տասը քարտով ձեռքեր և երկու քարտով հավելուրդ չեն բաժանվում
error-learn-deal = { $game }. բաժանման սկիզբը որոշում են քարտեր, որոնք նրա card_rules մասը չի նշում
error-learn-size = այս կանոնները { $most }-ից ավելի { $what } ունեն. աղյուսակները չեն տեղավորում
error-learn-phase = այս կանոնների { $phase } փուլը աղյուսակների չի վերածվում
error-env-whole = { $name }՝ { $given }. պետք է ամբողջ թիվ { $first }-ից { $last }
error-env-seed = seed՝ { $given }. պետք է ամբողջ թիվ
error-env-opponent = մրցակիցը․ { $why }
error-env-pickle = { $name }-ը հնարավոր չէ պահել pickle-ով․ փոխանցեք աղյուսակները և ստեղծեք նորը մյուս պրոցեսում
error-env-render = render_mode՝ { $given }․ սպասվում է 'ansi' կամ None
error-env-ended = { $given } գործողություն բաժանման ավարտից հետո․ սպասվում է None կամ reset
error-policy-state = { $count } փորձից ոչ մեկում թաքնված խաղաքարերը չեն բացատրում տեսանելին
error-env-tables = { $given } աղյուսակներ չեն. պետք են compile_rules-ի աղյուսակները
error-env-section = { $given } դիտարկման մաս չէ. պետք է { $expected }
error-env-rows = դիտարկումները { $given } են. պետք է uint8 (քանակ, { $width }) զանգված
error-env-number = գործողություն { $given }. պետք է ամբողջ թիվ 0-ից { $last }
error-env-text = { $given } այս կանոններով գործողություն չէ
error-env-deal = { $given }՝ որպես ձեռքեր ու հավելուրդ, ամբողջ կապուկը չեն. ամեն քարտ պետք է մեկ անգամ լինի
error-env-thrown = այս քարտերն ըստ կանոնների վերաբաժանվում են. միջավայրն այժմ ուրիշներն ունի
error-env-actions = գործողությունները { $kind } { $shape } են. պետք է { $count } ամբողջ թիվ
error-env-finished = միջավայր { $index }-ն ավարտված է. նախ կանչեք reset
error-env-illegal = գործողություն { $number } ({ $text }) միջավայր { $index }-ում թույլատրված չէ. պետք է դիմակով թույլատրված մեկը
