### Հայկական պաստոնի հաշվեթերթն ու հաշվի վարումը։

paston-sheet-title = Հաշվեթերթ
paston-sheet-target = Մինչև { $target }

paston-account-score = միավորներ
    .title = { $me ->
        [who] Ձեր միավորները
       *[none] Միավորներ՝ { $who }
    }
    .where = { SIGNED($amount) }, { $who }

paston-reason-made = { $contract }՝ կատարված, { $counted }
paston-reason-failed = { $contract }՝ չկատարված, { $counted }
paston-reason-unopposed = { $contract }՝ ոչ ոք վիստ չասաց
paston-reason-whist = վիստ ընդդեմ { $contract }, { $counted }
paston-reason-surrender = հանձնվել է
paston-reason-surrendered = խաղարկողը հանձնվել է
paston-reason-reset = նորից զրո

paston-kind-contract = Խաղ
paston-kind-surrender = Հանձնվել է
paston-opener = Ով է սկսել սակարկությունը
    .note = Հաջորդ բաժանումը նրանն է

paston-said-whist = { $who }՝ վիստ
paston-said-pass = { $who }՝ պաս

paston-told-contract = { $declarer }, { $contract }, { $said }. վերցված՝ { $tricks }
paston-told-unplayed = { $declarer }, { $contract }, { $said }. չի խաղացվել
paston-told-surrender = { $declarer }՝ հանձնվել է
