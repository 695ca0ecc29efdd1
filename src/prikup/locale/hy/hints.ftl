### Հուշում. ընտրելիքներն ըստ նրա, ինչ սպասվում է դրանցից, և փաստեր առաջինի օգտին։ Դիտարկիչում և տերմինալում։

hint-title = Հուշում
hint-off = Փակել հուշումը
hint-thinking = Մտածում եմ…
hint-measure-whists = սպասվող վիստ
    .short = վիստ
hint-measure-chips = սպասվող ֆիշկա
    .short = ֆիշկա
hint-measure-points = միավոր մյուսների նկատմամբ
    .short = միավոր
hint-measure-caught = վզյատկաներ խաղարկողին
    .short = վզյատկա
hint-measure-made = հավանականությունը, որ պայմանագիրը կկատարվի
    .short = հավանականություն
hint-void = { $who }՝ այլևս չունի { $suit }
hint-trumps = { $n ->
    [0] ուրիշների մոտ հաղթաթուղթ չի մնացել
   *[other] ուրիշների մոտ մնացել է { $n } հաղթաթուղթ
}
hint-master = { $card }՝ մնացածներից ամենաբարձրը ({ $suit })
hint-above = { $card } դեռ դուրս չի եկել
hint-needs = { $me ->
    [who] պայմանագրին պակասում է { $n }
   *[none] { $who }՝ պայմանագրին պակասում է { $n }
}
hint-open = բոլոր ձեռքերը հայտնի են
hint-aces = { $n ->
    [0] ձեռքին տուզ չկա
   *[other] ձեռքին՝ { $n } տուզ
}
hint-longest = { $n } { $suit } ձեռքին
hint-least = հայտը պարտավորեցնում է վերցնել առնվազն { $n } վզյատկա
hint-unseen = Դուք չեք նայել Ձեր թղթերին
hint-pool = { $who }՝ պուլյայում { $n }, ոչ ոք ավելի քիչ չունի
hint-surrenders = ամեն երրորդ հանձնվելն արժե 120 միավոր, ուստի յուրաքանչյուրը հաշվվում է 40. սա կլիներ թիվ { $n }-ը
hint-for-all = Այս սեղանին հուշում կարող է խնդրել յուրաքանչյուրը։
# Ինչու է խորհուրդ տրվում առաջինը. մեկ նախադասություն։
cause-forced = Ուրիշ ընտրություն չկա։
cause-any = { $of ->
    [1] Ցանկացած թուղթ. արդյունքը նույնն է։
   *[other] Ցանկացած թուղթ. արդյունքը նույնն է բոլոր { $of } դասավորություններում։
}
    .sampled = Ցանկացած թուղթ. արդյունքը նույնն է փորձված բոլոր { $of } դասավորություններում։
cause-alike = Ոչ մի ընտրություն մյուսից լավը չերևաց։
cause-give-up-next = Միևնույնն է. ամենաէժանը հետո հանձնվելն է։
cause-better = { $worse ->
    [0] { $every ->
        [yes] { $than }-ից լավ է բոլոր { $of } դասավորություններում։
       *[no] { $than }-ից լավ է { $of } դասավորությունից { $n }-ում, մյուսներում՝ նույնը։
    }
   *[other] { $than }-ից լավ է { $of } դասավորությունից { $n }-ում, վատ՝ { $worse }-ում։
}
    .sampled = { $worse ->
        [0] { $n ->
            [100] { $than }-ից լավ է { cause-in-layouts }։
           *[other] { $than }-ից լավ է { $of } դասավորությունից մոտ { $n }-ում, վատ՝ գրեթե երբեք։
        }
       *[other] { $than }-ից լավ է { $of } դասավորությունից մոտ { $n }-ում, վատ՝ { $worse }-ում։
    }
cause-seldom = { $than }-ից լավ է { $of } դասավորությունից { $n }-ում, վատ՝ { $worse }-ում, բայց ավելի քիչ չափով։
    .sampled = { $than }-ից լավ է { $of } դասավորությունից մոտ { $n }-ում, վատ՝ { $worse }-ում, բայց ավելի քիչ չափով։
cause-if-card = { $than }-ից լավ է, եթե { $card } ունի { $who }. { $of } դասավորությունից { $n }-ում։
    .sampled = { $than }-ից լավ է, եթե { $card } ունի { $who }. { $of } դասավորությունից մոտ { $n }-ում։
cause-if-void = { $than }-ից լավ է, եթե { $suit } չունի { $who }. { $of } դասավորությունից { $n }-ում։
    .sampled = { $than }-ից լավ է, եթե { $suit } չունի { $who }. { $of } դասավորությունից մոտ { $n }-ում։
cause-both-win = { $card } և { $than } երկուսն էլ վերցնում են վզյատկան. պահեք { $than }։
cause-both-lose = Ո՛չ { $card }, ո՛չ { $than } այս վզյատկան չեն վերցնում. պահեք { $than }։
cause-cannot-win = { $than } այս վզյատկան չի վերցնում. բավական է ավելի ցածր թուղթ։
cause-too-high = Այս վզյատկան վերցնում է նաև ավելի ցածր թուղթը. պահեք { $than }։
cause-unload = { $card } վզյատկա չի վերցնում. ազատվեք դրանից։
cause-guard = Պահեք { $than }. առանց դրա { $card } կարող է ընկնել։
cause-ruffed-if = Եթե { $who } չունի { $suit }, { $than } կարող են հաղթաթղթով խփել։
cause-beaten = { $who } կարող է խփել { $than }, բայց ոչ { $card }։
    .possible = { $who } կարող է ունենալ թուղթ, որը խփում է { $than }, բայց ոչ { $card }։
cause-over-ruff = { $who } կարող է ավելի բարձր հաղթաթղթով խփել { $than }. խաղացեք { $card }։
cause-take = { $card } վերցնում է վզյատկան, { $than } տալիս է։
    .possible = { $than } կարող է կորցնել վզյատկան, որը վերցնում է { $card }։
cause-duck = Այս վզյատկան տվեք. { $than } հետո ավելի շատ կբերի։
cause-avoid = { $than } վզյատկա է վերցնում, { $card }՝ ոչ։
    .possible = { $than } կարող է վերցնել վզյատկան, որը { $card } չի վերցնում։
cause-cheap = { $than }-ից հետո { $who } կարող է վերցնել ցածր թղթով։
cause-draw-first = Նախ հաղթաթղթերը. առանց հակառակորդների հաղթաթղթերի { $than } վատ չէր լինի։
cause-cash = Խաղացեք { $card }, քանի դեռ { $who } կարող է ունենալ { $suit }։
cause-gives-lead = { $than } քայլը տալիս է. { $who }։
    .possible = { $than } կարող է քայլը տալ. { $who }։
cause-throw-in = Ձգտեք քայլը տալ. { $who }։ Ուրիշի մոտ այն քիչ կբերի։
cause-to-partner = Ձգտեք քայլը տալ. { $who }։ Ուրիշի մոտ այն քիչ կբերի։
cause-keep-lead = { $card } պահում է քայլը. առանց քայլի { $than }-ից լավ չէ։
    .possible = { $card } կարող է պահել քայլը. առանց քայլի { $than }-ից լավ չէ։
cause-runs-into = { $than } ընկնում է { $card }-ի տակ, որը կարող է ունենալ { $who }։
    .known = { $than } ընկնում է { $card }-ի տակ, որն ունի { $who }։
cause-partner-has = { $who } կարող է ունենալ { $card }. քայլեք դրա տակ։
    .known = { $who } ունի { $card }. քայլեք դրա տակ։
cause-drive-out = Դուրս բերեք { $card }, որը կարող է ունենալ { $who }։
    .known = Դուրս բերեք { $card }, որն ունի { $who }։
cause-catch = Բռնեք { $card }, որը կարող է ունենալ { $who }։
    .known = Բռնեք { $card }, որն ունի { $who }։
cause-hole = Բռնվում է { $card }, որը կարող է ունենալ { $who }։
    .known = Բռնվում է { $card }, որն ունի { $who }։
cause-can-take = { $card } կարող է վերցնել այս վզյատկան, { $than }՝ ոչ։
cause-partner-wins = Վզյատկան արդեն ունի { $who }. պահեք { $than }։
cause-drives-suit = Խաղացեք { $suit }. դուրս բերեք բարձր թղթերը, որ կարող է ունենալ { $who }։
cause-hole-in = { $who }՝ կարող է բռնվել { $suit } մաստում։
cause-opens = { $than } բացում է { $suit }, որտեղ բարձր թղթեր կարող է ունենալ { $who }։
cause-to-strength = Խաղացեք { $suit }. այնտեղ բարձր թղթեր կարող է ունենալ { $who }։
cause-ruffs = Հարցը հաղթաթղթերի մեջ է. առանց դրանց { $than } վատ չէր լինի։
cause-trumps-first = Նախ հաղթաթղթերը. եթե ոչ ոք չխփեր, { $than } վատ չէր լինի։
cause-trumps-later = Պահեք { $than }. առանց հաղթաթղթերի այն հիմա վատ չէր լինի։
cause-both-beaten = Ո՛չ { $card }, ո՛չ { $than } վզյատկան չեն պահի. պահեք { $than }։
cause-uppercut = { $who } կարող է հաղթաթղթով խփել և դուրս բերել ավելի բարձրը։
cause-force = { $card } ստիպում է հաղթաթղթով խփել. { $who }։
    .possible = { $card } կարող է ստիպել հաղթաթղթով խփել. { $who }։
cause-goes-down = { $than }. պայմանագիրը չի կատարվի։
cause-is-made = { $than }. պայմանագիրը կկատարվի։
cause-is-caught = { $than }. միզերը կբռնվի։
cause-is-clean = { $than }. միզերը մաքուր կլինի։
cause-ruffed = { $who }՝ չունի { $suit } և կարող է հաղթաթղթով խփել { $than }։
cause-draw = Նախ հաղթաթղթերը. { $who }՝ չունի { $suit } և կարող է հաղթաթղթով խփել { $than }։
cause-open = Բոլոր թղթերը հայտնի են. { $than } ավելի քիչ է բերում։
# The layouts of a count, in other messages.
cause-in-layouts = { $exact ->
    [yes] { $of } դասավորությունից { $n }-ում
   *[no] { $n ->
        [0] միայն հազվադեպ դասավորություններում
        [100] գրեթե բոլոր դասավորություններում
       *[other] { $every ->
            [yes] բոլոր { $of } դասավորություններում
           *[no] { $of } դասավորությունից մոտ { $n }-ում
        }
    }
}{ cause-if-both }
cause-if-both = { $both ->
    [yes] {" "}երկուսի դեմ
   *[no] {""}
}
cause-makes = { $than }-ից սկսած պայմանագիրը կատարվում է { cause-in-layouts }։
cause-worth = { $than }՝ սպասվում է ավելի քիչ։
    .whists = { $than }՝ սպասվում է մոտ { $n } վիստ պակաս։
    .chips = { $than }՝ սպասվում է մոտ { $n } ֆիշկա պակաս։
    .points = { $than }՝ սպասվում է մոտ { $n } միավոր պակաս։
# Դասավորությունների հաշիվը հայտի կամ արտաժի օգտին։
cause-safer = Կատարվում է { cause-in-layouts }, { $than }՝ { $of }-ից { $worse }-ում։
cause-makes-more = { $contract }՝ կատարվում է { cause-in-layouts }, իսկ { $than } դեն դնելիս՝ { $of }-ից { $worse }-ում։
cause-higher = { $than }-ից շատ է բերում և կատարվում է { cause-in-layouts }։
cause-made-if = { $than } կատարվում է { cause-in-layouts }։
cause-more-tricks = { $worse ->
    [0] { $contract } խաղում { $than } դեն դնելուց շատ վզյատկա՝ { cause-in-layouts }։
   *[other] { $contract } խաղում { $than } դեն դնելուց շատ վզյատկա՝ { cause-in-layouts }, քիչ՝ { $worse }-ում։
}
cause-more-points = { $worse ->
    [0] { $than }-ից շատ միավոր՝ { cause-in-layouts }։
   *[other] { $than }-ից շատ միավոր՝ { cause-in-layouts }, քիչ՝ { $worse }-ում։
}
cause-takes = Պաշտպանությունը վերցնում է { $tricks } վզյատկա կամ ավելի՝ { cause-in-layouts }։
cause-sure-of = Այս ձեռքի { $tricks } վզյատկան ապահով է { cause-in-layouts }։
cause-gives-less = { $than } { $n } միավոր ավելի է տալիս։
cause-scores-more = { $card } այս վզյատկայում { $n } միավոր ավելի է բերում։
cause-announces = { $card } մարյաժ է հայտարարում. { $n } միավոր։
cause-gives-up = { $than } տալիս է այս վզյատկան։
cause-loses-lead = { $than } տալիս է քայլը։
cause-marriage = Հարցը մարյաժի մեջ է. { $suit }՝ { $n } միավոր։
cause-new-trump = Հարցը նոր հաղթաթղթի մեջ է. { $suit }։
cause-scores-less = { $than } այս վզյատկայում { $n } միավոր պակաս է բերում։
hint-or = կամ { $same }
hint-more = Մանրամասն
