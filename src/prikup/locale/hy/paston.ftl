### Հայկական պաստոնը սեղանին։

paston-name = Հայկական պաստոն

paston-call-paston = պաստոն ♠
paston-call-glitch = գլիչ ♣
paston-call-dineri = դիների ♦
paston-call-gupa = գուպա ♥
paston-call-paston_grkha = լավագույն ♠
paston-call-surrender = հանձնվել

## Ինչ է բերում կամ արժե ընտրածը

paston-stake-together = պարտք { $n }
paston-stake-alone = մենակ՝ { $n }
paston-stake-over = { SIGNED($n) } ամեն ավելին
paston-stake-short = պակասը՝ մինչև { $n }
paston-stake-made = շահ { SIGNED($n) }
paston-stake-failed = կորուստ { $n }
paston-stake-cost = արժե { $n }

paston-help = չորս մաստը, լավագույն ղառը
    .keys = S C D H  B

## Ինչու ինչ-որ բան հնարավոր չէ

error-phase-paston-name = հիմա ասվում է խաղը, կամ հանձնվում են
error-best = լավագույն ղառ կարող է ասել միայն նա, ով այն հայտարարել է
error-deal-paston-bottom = { $card }՝ չի կարող լինել ամենատակի թուղթը. սպասվում է բաժանողի թղթերից մեկը, որովհետև այն վերջինը նա է ստանում
error-opener = երկրորդ բաժանումը կատարում է նա, ով սկսել է առաջին սակարկությունը. սպասվում է նրա տեղը, ինչպես opener 2
error-contract-paston = «{ $given }»՝ խաղ չէ. սպասվում է { $expected }
error-contract-paston-surrender = ով հանձնվում է, խաղ չի ասում. եկել է «{ $given }»
error-declarations-paston = պաշտպանությունը չէր կարող ասել { $given }. սպասվում է վիստ կամ պաս նախ { $first } տեղից, հետո { $second } տեղից
error-declarations-paston-nothing = պաշտպանությունը չէր կարող ոչինչ չասել. սպասվում է վիստ կամ պաս նախ { $first } տեղից, հետո { $second } տեղից
error-declarations-paston-word = «{ $given }»՝ պաշտպանությունն այդպիսի բան չի ասում. այստեղ սպասվում է վիստ կամ պաս { $seat } տեղից
error-tricks-paston-unwhisted = «{ $given }»՝ ոչ ոք վիստ չի ասել, և ոչինչ չի խաղացվել. վզյատկաներ չեն սպասվում
error-tricks-paston-each = «{ $given }»՝ վիստ ասողներից ամեն մեկին վճարվում է իր վզյատկաների համար. սպասվում է թիվ 3 տեղից ամեն մեկի համար
error-tricks-paston-passed = { $seat } տեղը պաս է ասել և չի խաղում. այն վզյատկա վերցնել չի կարող
error-result-none-paston = այստեղ սպասվում է արդյունք, ինչպես 0 dineri whist pass 6 4 0 կամ surrender 0
error-result-paston-surrender = «{ $given }»՝ սպասվում է միայն հանձնվողի տեղը
error-result-paston-opener = «{ $given }»՝ սպասվում է սակարկությունն սկսողի տեղը, ինչպես opener 2

## Ինչպես կարելի է գրել խաղերը

paston-typed-paston = պաստոն
paston-typed-glitch = գլիչ
paston-typed-dineri = դիների
paston-typed-gupa = գուպա
paston-typed-paston_grkha = լավագույն ղառ
