### Ռուսական հազարը սեղանին։

thousand-name = Ռուսական հազար

thousand-call-talon-1 = ձախ պրիկուպը
thousand-call-talon-2 = աջ պրիկուպը
thousand-call-redeal = բաժանել նորից
thousand-call-surrender = հանձնվել
thousand-call-marriage = մարյաժ
thousand-call-marriage-A = չորս տուզ

thousand-ask-talon = Ո՞ր պրիկուպն եք վերցնում
    .theirs = Պրիկուպ է վերցնում՝ { $who }
thousand-ask-redeal = Բաժանե՞լ նորից, եթե Ձեր թղթերն իրավունք են տալիս
    .theirs = Պատասխանում է՝ { $who }

## Ինչու ինչ-որ բան հնարավոր չէ սեղանի շուրջ

error-phase-thousand-talon = հիմա վերցվում է երկու պրիկուպից մեկը՝ talon-1 կամ talon-2
error-phase-thousand-redeal = հիմա վերաբաժանում են խնդրում կամ ոչ՝ redeal կամ pass
error-phase-thousand-give = հիմա թուղթ է տրվում մյուս խաղացողին, ինչպես give 9S 1
error-phase-thousand-name = «{ $given }»՝ հիմա ասվում է նպատակը՝ { $floor } կամ ավելի
error-phase-thousand-trump = «{ $given }»՝ հիմա ասվում է հաղթաթղթի մաստը՝ S, C, D կամ H
error-redeal-talon = պրիկուպի թղթերը վերաբաժանման իրավունք չեն տալիս
error-redeal-hand = ձեռքի թղթերը վերաբաժանման իրավունք չեն տալիս
error-give_to = «{ $given }»՝ սպասվում է թուղթ { $expected } տեղի համար
    .plain = Այս խաղացողին թուղթ չի տրվում, կամ արդեն տրված է։
error-look-thousand = «{ $given }»՝ մինչև նայելն ասել չի կարելի. նախ նայեք կամ ասեք ոչ ավելի, քան { $most }
    .plain = Նախ նայեք Ձեր թղթերին կամ ասեք ոչ ավելի, քան { $most }։
error-looked = { $seat } տեղն իր թղթերը տեսել է
    .plain = Ձեր թղթերն արդեն տեսել եք։
error-silence = ով ունի { $score } միավոր, կարող է միայն պաս ասել
    .plain = Ունեք { $score } միավոր և կարող եք միայն պաս ասել։
error-cap-thousand-golden = { $given }՝ այս ոսկե բաժանումը խաղացվում է { $most }
    .plain = Այս ոսկե բաժանումը խաղացվում է { $most }։
error-cap-thousand-target = { $given }՝ ավելի է, քան 120 և ձեռքի մարյաժները. ամենաշատը՝ { $most }
    .plain = Ամենաշատը՝ { $most }. 120 և Ձեր ձեռքի մարյաժները։
error-surrender_barrel = տակառին նստածը չի կարող հանձնվել
error-marriage = { $card }՝ այդ ձեռքում մեկ մաստի թագավոր և դամա չէ
    .plain = Այս մաստի թագավորն ու դաման չունեք։
error-marriage_lead = մարյաժը հայտարարվում է քայլելով
error-marriage_first = մարյաժ հայտարարում է նա, ով վզյատկա է վերցրել
error-marriage_queen = մարյաժը հայտարարվում է դամայով
error-aces-thousand = հայտարարել կարելի է ձեռքի չորս տուզը, որտեղ դա խաղացվում է
error-world-thousand = այս թղթերը հակասում են արված հայտերին կամ նորից բաժանված կլինեին
error-solver-thousand = հիմա թուղթ չի խաղացվում. պարտիան այստեղ է՝ { solver-moment }

## Ինչու արդյունքը հնարավոր չէ

error-bid-word = «{ $given }»՝ նպատակ չէ. սպասվում է թիվ, ինչպես 120
error-bid-step = { $given }՝ հայտ չէ. սպասվում է { $step } թվի բազմապատիկ
error-bid-between = { $given }՝ հայտ չէ. սպասվում է { $step } թվի բազմապատիկ՝ { $low }-ից { $high }
error-bid-golden = { $given }՝ ոսկե բաժանման հայտ չէ. սպասվում է { $expected } կամ ավելի
error-bid-golden_only = { $given }՝ ոսկե բաժանման հայտ չէ. սպասվում է { $expected }
error-blind-off = մթում հայտերն այստեղ չեն խաղացվում
error-blind-seat = { $seat } տեղն այս բաժանման մեջ մթում հայտ անել չէր կարող
error-blind-least = { $given }՝ սպասվում է { $least } կամ ավելի, մթում
error-cards = { $given }՝ թղթերի միավորներ չեն. դրանք ընդամենը { $most } են
error-cards-none = սպասվում են թղթերի միավորները { $players } տեղից ամեն մեկի համար
error-cards-most = { $given } միավոր { $seat } տեղի համար, { $tricks } վզյատկայով. ամենաշատը սպասվում է { $most }
error-cards-sum = { $given }՝ գումարը { $sum } է. սպասվում են միավորներ, որոնց գումարը { $high } է
error-cards-sum_between = { $given }՝ գումարը { $sum } է. սպասվում են միավորներ, որոնց գումարը { $low }-ից { $high } է
error-declarer-thousand = { $seat } տեղը չի կարող խաղարկող լինել. սպասվում է { $expected }
error-declarer-thousand-redeal = վերաբաժանումը խաղարկող չունի
error-last_trick = { $seat } տեղը չի կարող վերցնել վերջին վզյատկան
error-last_trick-none = սպասվում է, թե ով է վերցրել վերջին վզյատկան, որը բերում է { $bonus }
error-last_trick-untaken = { $seat } տեղը վզյատկա չի վերցրել. վերջինը վերցրած լինել չի կարող
error-marriage-suit = «{ $given }»՝ այստեղ մարյաժ չէ. սպասվում է մաստ՝ S C D H
error-marriage-rests = { $seat } տեղը բաժանում և հանգստանում է. այն մարյաժ հայտարարել չի կարող
error-marriage-twice = { $suit } մարյաժը հայտարարված է երկու անգամ
error-marriage-untaken = { $seat } տեղը վզյատկա չի վերցրել. այն մարյաժ հայտարարել չի կարող
error-numbers-points = «{ $given }»՝ սպասվում են թղթերի միավորներ { $players } տեղից ամեն մեկի համար
error-numbers-tricks = «{ $given }»՝ սպասվում են վզյատկաներ { $players } տեղից ամեն մեկի համար
error-rests-cards = { $seat } տեղը բաժանում և հանգստանում է. այն թղթեր վերցնել չի կարող
error-rests-tricks = { $seat } տեղը բաժանում և հանգստանում է. այն վզյատկա վերցնել չի կարող
error-surrender-played = { $given }՝ հանձնված բաժանման մեջ ոչինչ չի խաղացվում
error-surrender-marriage = { $given }՝ հանձնված բաժանման մեջ մարյաժ չի հայտարարվում
error-talon-thousand-unused = պրիկուպն այստեղ ոչ ոքի ոչինչ չի բերում. պրիկուպ չի սպասվում
error-talon-thousand-none = հանգստացողի համար սպասվում է պրիկուպը՝ դրա թղթերը կամ միավորները
error-talon-thousand-cards = talon { $given }՝ սպասվում է { $size } թուղթ { $pack } թղթանոց կապուկից
error-talon-thousand-aces = talon { $given }՝ սպասվում են դրա թղթերը, տուզերի համար
error-talon-thousand-points = talon { $given }՝ { $size } թուղթն այս մարյաժներով այդքան չի անում
error-talon_marriage = պրիկուպի { $suit } մարյաժը ոչ ոք չի հայտարարել
error-talon_marriage-suits = talon { $given }՝ սպասվում են մաստեր S C D H, ամեն մեկը մեկ անգամ
error-tricks-thousand-bolts = սպասվում են ամեն տեղի վզյատկաները. բոլտերը գրվում են դրանցով
error-tricks-thousand-sum = վզյատկաներ { $given }՝ սպասվում է ընդամենը { $count }
error-trump-thousand = «{ $given }»՝ մաստ չէ. սպասվում է S C D H-ից մեկը
error-trump-thousand-unnamed = trump { $given }՝ այստեղ հաղթաթղթի մաստ չի ասվում
error-trump-thousand-none = սպասվում է հաղթաթղթի մաստը. դրանից է կախված մարյաժի արժեքը
error-result-none-thousand = այստեղ սպասվում է արդյունք, ինչպես 0 120 71 32 17, surrender 0 120 կամ redeal
error-result-thousand-redeal = «{ $given }»՝ վերաբաժանման մասին ավելին չի ասվում. սպասվում է միայն redeal
error-result-thousand-surrender = «{ $given }»՝ հանձնվելիս թղթերի միավորներ չկան. սպասվում է surrender 0 120
error-result-thousand-talon = { $given }՝ սպասվում է talon կամ talon_points, ոչ երկուսը
error-result-thousand-points = { $given }՝ talon_marriages-ի հետ սպասվում է talon_points, առանց talon-ի
error-result-thousand-again = «{ $given }»՝ սպասվում է { $word } մեկ անգամ
error-result-thousand-blind = «{ $given }»՝ blind-ից հետո սրանից ոչինչ չի սպասվում
error-result-thousand-word = «{ $given }»՝ { $word } բառից հետո սպասվում է մեկ բառ
error-result-thousand-marriage = «{ $given }»՝ մարյաժ չէ. սպասվում է տեղ և մաստեր, ինչպես 0:H կամ 2:CS
error-result-thousand-card = { $why }
error-result-thousand-cards = «talon { $given }»՝ սպասվում են պրիկուպի թղթերը կամ դրա միավորները

## Ինչպես կարելի է գրել խոսքերը

thousand-typed-blind = մթում
