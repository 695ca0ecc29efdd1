### Ռուսական պրեֆերանսը սեղանին։

preferans-name = Պրեֆերանս

preferans-ask-aid = Ձեր պուլյան լիքն է. ո՞ւմ եք միավոր տալիս
    .theirs = Միավոր է տալիս՝ { $who }

## Ինչու ինչ-որ բան հնարավոր չէ սեղանի շուրջ

error-half_first = կիսավիստ կարող է ասել միայն երկրորդ պաշտպանը՝ պասից հետո
error-half_whisted = կիսավիստ կարելի է ասել միայն պասից հետո
error-half_twice = կիսավիստը կարելի է թողնել կամ հետ վերցնել վիստով
error-half_level = այս մակարդակում կիսավիստ չկա
error-half_dealer = հանգստացող բաժանողն ասում է վիստ կամ պաս
error-whist_stands = վիստը մնում է կամ դառնում կիսավիստ
error-throw = այստեղ պրիկուպը հետ չեն նետում
error-throw_misere = միզերի ժամանակ պրիկուպը հետ չեն նետում
error-concede_misere = միզերից հանձնվել չի կարելի
error-concede_hand = հանձնվել կարող է միայն նա, ով վերցրել է պրիկուպը
error-open = հիմա բացել կարող է միայն միակ վիստողը՝ մինչև պաշտպանի խաղալը
error-phase-preferans-open = հիմա միակ վիստողն ասում է՝ բաց կամ փակ
error-phase-preferans-aid = հիմա միավորները տրվում են ուրիշներին կամ չեն տրվում
error-aid-most = «{ $given }»՝ հնարավոր չէ. { $seat } տեղին կարելի է տալ ոչ ավելի, քան { $most }
    .plain = Այս խաղացողին կարելի է տալ ոչ ավելի, քան { $most }։

## Ինչու արդյունքը հնարավոր չէ

error-aid = «{ $given }»՝ օգնություն չէ. սպասվում է տեղ և միավորներ, ինչպես 1:3
error-aid-none = aid. հետո սպասվում է տեղ և միավորներ, ինչպես 1:3
error-aid-left = { $points } միավոր { $seat } տեղին տալու համար չի մնացել
error-aid-kept = { $seat } տեղը չի կարող չտալ { $points } միավոր տալու { $most }-ից
error-aid-pool = { $seat } տեղը չի կարող տալ { $points } միավոր { $other } տեղին, որի պուլյան { $pool } է { $target }-ից
error-aid-choice = aid={ $given }՝ տվողը ստացողին չի ընտրում
error-contract-preferans = «{ $given }»՝ վզյատկաների պայմանագիր չէ. սպասվում է, օրինակ, 7H կամ 10NT
error-contract-misere = «{ $given }»՝ միզեր չէ. սպասվում է misere կամ ոչինչ
error-contract-notrump = { $contract }՝ չէր կարող հայտ լինել. առանց կոզրի խաղն այստեղ հայտ չէ
error-contract-allpass = ռասպասը պայմանագիր չունի. եկել է «{ $given }»
error-contract-misdeal = սխալ բաժանումը պայմանագիր չունի. եկել է «{ $given }»
error-declarer-one = «{ $given }»՝ մեկ խաղացողը խաղարկում է մեկ պայմանագիր, ինչպես 0 7H whist pass 7
error-declarer-kind = { $kind } տեսակի բաժանումը խաղարկող չունի
error-declarations-mode = «{ $given }»՝ { $word } ասում է միայն միակ վիստողը
error-declarations-mode-seat = { $seat } տեղը չէր կարող ասել { $word }. դա ասում է միայն միակ վիստողը
error-declarations-mode-last = { $word }՝ ասվում է մեկ անգամ, մնացած բոլոր խոսքերից հետո
error-declarations-dealer = { $seat } տեղը չէր կարող ասել փակ. բաժանողի վիստի դեպքում երկու պաշտպանի ձեռքն էլ բաց են
error-declarations-ten = { $seat } տեղը չէր կարող ասել { $word }. տասանոցը ստուգվում է առանց խոսքերի
error-declarations-stalingrad = { $seat } տեղը չէր կարող ասել { $word }. վեց ղառի դեմ երկուսն էլ վիստում են կանոնով
error-declarations-misere = { $seat } տեղը չէր կարող ասել { $word }. միզերի դեմ չեն վիստում
error-declarations-allpass = { $seat } տեղը չէր կարող ասել { $word }. ռասպասի ժամանակ խաղարկող և պաշտպանություն չկա
error-declarations-conceded = { $seat } տեղը չէր կարող ասել { $word }. խաղարկողը հանձնվել է
error-declarations-misdeal = { $seat } տեղը չէր կարող ասել { $word }. բաժանումը սխալ է եղել
error-floor-allpass = { $contract }՝ ռասպասից հետո չափազանց ցածր է. սպասվում է առնվազն { $floor }
error-misdeal = { $given } սխալ բաժանում անընդմեջ. սպասվում է 1 կամ ավելի
error-misdeal-count = «{ $given }»՝ misdeal-ից հետո սպասվում է, թե ինչն է սխալ ({ $expected }), անընդմեջ որերորդ սխալ բաժանումն է, կամ երկուսն էլ, օրինակ՝ misdeal cut 2
error-misdeal-kind = { $field }՝ { $given }. { $kind } տեսակի բաժանումը սխալ բաժանում չէ
error-misdeal-before = misdeal { $given }. դրանից առաջ { $seat } տեղն անընդմեջ { $before } անգամ է սխալ բաժանել. սպասվում է misdeal { $next } կամ միայն misdeal
error-players-sheet = հաշվեթերթը { $given } խաղացողի համար է. սպասվում է { $players }
error-talon-preferans-card = { $why }
error-talon-preferans = «talon { $given }»՝ սպասվում է կապուկի երկու թուղթ
error-talon-preferans-led = dealer_leads_talon-ը False է, մինչդեռ այս կանոններով պրիկուպով քայլում է բաժանողը
error-talon-preferans-unled = այստեղ բաժանողը պրիկուպով չի քայլում
error-talon_none = { $kind } տեսակի բաժանման մեջ պրիկուպը ոչինչ չի բերում
error-talon_throw = այստեղ պրիկուպը հետ չեն նետում
error-tricks-talon = պրիկուպը վերցնում է ոչ ավելի, քան երկու վզյատկա. բաժանողի համար եկել է { $given }
error-tricks-whisters = «{ $given }»՝ { $first } և { $second } տեղերը երկուսն էլ վիստել են, ամեն մեկն իր վզյատկաների համար. սպասվում է վզյատկաների թիվ { $players } տեղից ամեն մեկի համար
error-result-none-preferans = այստեղ սպասվում է արդյունք, ինչպես 0 7H whist pass 7 3 0 կամ raspasy 2 5 3
error-result-order = «{ $given }»՝ սպասվում է խաղարկող, պայմանագիր, խոսքեր, հետո վզյատկաներ

## Որպես օբյեկտ գրված արդյունք

error-declarer-field-declarer = declarer՝ { $what }. սպասվում է մեկ խաղացողի տեղ, ինչպես 0
error-contract-field-contract = contract՝ { $what }. սպասվում է մեկ պայմանագիր, ինչպես '7H'
error-declarations-field-declarations = declarations՝ { $what }. սպասվում են տեղի և խոսքի զույգեր, ինչպես [1, 'whist']
error-tricks-field-tricks = tricks՝ { $what }. սպասվում է վզյատկաների թիվ ամեն տեղի համար
error-talon-field-talon = talon՝ { $what }. սպասվում է երկու թուղթ, ինչպես ['7S', '8D']
error-aid-field-aid = aid՝ { $what }. սպասվում են տեղի և միավորների զույգեր, ինչպես [1, 3]
error-misdeal-field-misdeal = misdeal՝ { $what }. սպասվում է, թե անընդմեջ որերորդ սխալ բաժանումն է
error-misdeal-field-misdeal_kind = misdeal_kind՝ { $what }. սպասվում է card, count, talon կամ cut
error-talon-field-dealer_leads_talon = dealer_leads_talon՝ { $what }. սպասվում է true կամ false, կամ ոչինչ, եթե դա ասում են կանոնները

## Ինչպես է գրվում, թե ինչն է սխալ բաժանման մեջ

preferans-typed-card = թուղթ, թուղթ է բացվել
preferans-typed-count = քանակ, թղթերի սխալ քանակ
preferans-typed-cut = կտրում, առանց կտրելու, կտրելու չեն տվել

## Հայտը մաստի համարով. 6♠-ը առաջինն է, 7♥-ը՝ յոթանոց չորրորդը

preferans-ordinal-S = առաջին, առաջինը
preferans-ordinal-C = երկրորդ, երկրորդը
preferans-ordinal-D = երրորդ, երրորդը
preferans-ordinal-H = չորրորդ, չորրորդը
preferans-ordinal-NT = հինգերորդ, հինգերորդը
preferans-ordinal-6 = վեցանոց { $ordinal }, 6-անոց { $ordinal }
preferans-ordinal-7 = յոթանոց { $ordinal }, 7-անոց { $ordinal }
preferans-ordinal-8 = ութանոց { $ordinal }, 8-անոց { $ordinal }
preferans-ordinal-9 = իննանոց { $ordinal }, 9-անոց { $ordinal }
preferans-ordinal-10 = տասանոց { $ordinal }, 10-անոց { $ordinal }
