### Հուշումը։

hint-title = Հուշում
hint-off = Փակել հուշումը
hint-thinking = Մտածում եմ…
hint-measure-whists = սպասվող վիստ
hint-measure-chips = սպասվող ֆիշկա
hint-measure-points = սպասվող միավոր
hint-measure-caught = խաղացողի կապուկներ
hint-measure-made = հավանականություն, որ խաղը կկատարվի
hint-void = { $who }՝ այլևս { $suit } չունի
hint-trumps = { $n ->
    [0] հաղթաթուղթ այլևս չի մնացել
   *[other] մնացել է { $n } հաղթաթուղթ
}
hint-master = { $card }՝ մնացած ամենաբարձր { $suit }
hint-above = { $card } դեռ դուրս չի եկել
hint-needs = { $me ->
    [who] խաղին պակասում է { $n }
   *[none] { $who }՝ խաղին պակասում է { $n }
}
hint-open = բոլոր խաղաթղթերը հայտնի են
hint-aces = { $n ->
    [0] ձեռքին տուզ չկա
   *[other] ձեռքին { $n } տուզ
}
hint-longest = { $suit }՝ { $n } ձեռքին
hint-unseen = դեռ չեք նայել ձեր խաղաթղթերը
hint-pool = { $who }՝ պուլում { $n }, ոչ ոք ավելի քիչ չունի
hint-for-all = Այս սեղանի շուրջ հուշում կարող է խնդրել յուրաքանչյուրը։
