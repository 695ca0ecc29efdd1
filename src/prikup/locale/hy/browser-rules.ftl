### Կանոնների էջը և համաձայնությունը սեղանին։

rules-title = Կանոններ
rules-of-table = Այս սեղանի կանոնները
rules-start-from = Սկսել սրանից
rules-saved-here = Պահված է այստեղ
rules-all = Բոլորը՝ { $n }
rules-changed = Փոխված՝ { $n }
rules-which = Որ ընտրանքները ցույց տալ
rules-find = Գտնել ընտրանք
rules-none-found = Այդպիսի ընտրանք չկա։
rules-none-changed = Ոչինչ փոխված չէ։
rules-was = առաջ՝ { $value }
rules-undo = { $title }. վերադարձնել՝ { $value }
rules-clause = կետ { $clause }
rules-less = Պակաս
rules-more = Ավելի
rules-shorter = Հանել վերջինը
rules-longer = Ավելացնել
rules-place = { $n } անընդմեջ ռասպասից հետո
rules-level = Մակարդակ { $n }
rules-changes = { $n ->
    [0] { $preset }, ինչպես կա
   *[other] { $preset }, { count-changes }
}
rules-changes-short = { $n ->
    [0] { $preset }
   *[other] { $preset }, { count-changes }
}
rules-back = Վերադառնալ՝ { $preset }
rules-copy = Պատճենել այս կանոնների հղումը
rules-save = Պահել որպես…
rules-save-name = Այս կանոնների անունը
rules-our-table = Մեր սեղանը
rules-keep = Պահել
rules-cancel = Չեղարկել
rules-forget = Ջնջել՝ { $name }
rules-same = Նույնն է, ինչ Ձեր «{ $name }» կանոնները. նոր սովորելու բան չկա։
rules-play = Խաղալ այս կանոններով
rules-score = Հաշիվը վարել այս կանոններով
rules-players = { $numbers } խաղացողի համար։
rules-players-none = Այս կանոններով կարելի է հաշվել, բայց ոչ խաղալ այստեղ։
rules-players-name = { $n }
rules-conflict = Այս ընտրանքներն իրար հետ չեն գնում։ Ձեր նշածը պահված է. փոխեք դրանցից մեկը։
rules-lost-link = Հղման մեջ այստեղ ծանոթ կանոններ չկան
rules-to = Դեպի «{ $title }»
rules-form = Բոլոր ընտրանքները
rules-text = Կանոնները՝ կետ առ կետ
rules-contents = Բովանդակություն

## Համաձայնությունը սեղանին

agree-who = Ով է համաձայն
agree-accepted = համաձայն է
agree-reading = կարդում է
agree-withdrawn = հետ է վերցրել
agree-any-change = Ցանկացած փոփոխություն չեղարկում է բոլոր համաձայնությունները։
agree-did = { $me ->
    [who] Դուք փոխեցիք «{ $title }» ընտրանքը. { $left } → { $right }։
   *[none] { $who }՝ փոխված է «{ $title }» ընտրանքը. { $left } → { $right }։
}
agree-accept = Համաձայնել կանոններին
agree-accept-deal = Համաձայնել և սկսել
agree-waits = { $n ->
    [one] Բաժանումը՝ երբ համաձայնի { $names }
   *[other] Բաժանումը՝ երբ համաձայնեն { $names }
}
agree-waits-seat = { $n ->
    [one] Բաժանումը՝ երբ ազատ տեղը զբաղեցնեն
   *[other] Բաժանումը՝ երբ { $n } ազատ տեղերը զբաղեցնեն
}
agree-see = Տեսնել կամ փոխել կանոնները
agree-see-only = Տեսնել կանոնները
agree-all = Բոլոր կանոնները
agree-close = Դեպի սեղան
agree-draft = Ձեր փոփոխությունները
agree-offer = Փոխել կանոնները բոլորի համար
agree-drop = Չեղարկել իմ փոփոխությունները
