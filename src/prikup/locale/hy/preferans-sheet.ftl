### Ռուսական պրեֆերանսի հաշվեթերթն ու հաշվի վարումը։

preferans-sheet-title = Հաշվեթերթ
preferans-sheet-target = Պուլյայի չափը՝ { $target }
preferans-level = { $level ->
    [6] վեցանոց
    [7] յոթանոց
    [8] ութանոց
    [9] իննանոց
   *[10] տասանոց
}

## Հաշիվները. տպված, որպես վանդակի վերնագիր, որպես գրելու տեղ

preferans-account-pool = պուլյա
    .title = { $me ->
        [who] Ձեր պուլյան
       *[none] Պուլյա՝ { $who }
    }
    .where = { $me ->
        [who] { SIGNED($amount) } Ձեր պուլյայում
       *[none] { SIGNED($amount) } պուլյայում, { $who }
    }
preferans-account-hill = սար
    .title = { $me ->
        [who] Ձեր սարը
       *[none] Սար՝ { $who }
    }
    .where = { $me ->
        [who] { SIGNED($amount) } Ձեր սարին
       *[none] { SIGNED($amount) } սարին, { $who }
    }
preferans-account-whists = { $me ->
    [on] Ձեզ վրա
   *[none] ում վրա՝ { $on }
}
    .title = { $me ->
        [who] Ձեր վիստերը, ում վրա՝ { $on }
        [on] Վիստեր Ձեզ վրա, գրում է { $who }
       *[none] Վիստեր, ում վրա՝ { $on }, գրում է { $who }
    }
    .where = { $me ->
        [who] Դուք գրում եք { preferans-signed-whists }, ում վրա՝ { $on }
        [on] { $who } Ձեզ վրա գրում է { preferans-signed-whists }
       *[none] { $who } գրում է { preferans-signed-whists }, ում վրա՝ { $on }
    }
preferans-signed-whists = { SIGNED($amount) } վիստ

## Ինչու է գրվել. մանրամասն, որտեղ կարևոր են վզյատկաները

preferans-reason-made = { $contract }՝ կատարված
preferans-reason-remiz = { $contract }՝ { $down }
preferans-reason-consolation = կոնսոլացիա, { $contract }՝ { $down }
preferans-reason-whist = վերցված վզյատկաներ ընդդեմ { $contract }
    .detail = { $counted } ընդդեմ { $contract }
preferans-reason-half_whist = կիսավիստ ընդդեմ { $contract }
preferans-reason-undertrick = պակաս վզյատկաներ, վիստ ընդդեմ { $contract }
    .detail = պակասում է { $missing }, { preferans-level }
preferans-reason-misere_made = միզերը կատարված է
preferans-reason-misere_caught = միզերը բռնված է, { $tricks }
preferans-reason-raspasy = ռասպաս, { $tricks }
preferans-reason-raspasy_zero = ռասպաս առանց վզյատկայի
preferans-reason-raspasy_dealer = ռասպաս, բաժանողը հանգստանում է
preferans-reason-aid = ամերիկյան օգնություն
preferans-reason-overflow = բոլոր պուլյաները փակ են, մնացածը հանվում է սարից
preferans-reason-concede = հանձնվել է, { $contract }
preferans-reason-misdeal = սխալ բաժանում
preferans-reason-misdeal_card = սխալ բաժանում ({ preferans-misdeal-card })
preferans-reason-misdeal_count = սխալ բաժանում ({ preferans-misdeal-count })
preferans-reason-misdeal_talon = սխալ բաժանում ({ preferans-misdeal-talon })
preferans-reason-misdeal_cut = սխալ բաժանում ({ preferans-misdeal-cut })
preferans-reason-talon_bonus = հավելավճար պրիկուպի համար, { $contract }
preferans-reason-talon_throw = պրիկուպը հետ է նետվել, { $contract }

## Հաշվարկի նշանները թղթի վրա

preferans-mark-pool = Պուլյան հավասարեցված է
preferans-mark-hill = Սարը վերահաշվված է
preferans-mark-balance = Մնացորդ
preferans-mark-sum = Մնացորդների գումարը
preferans-mark-hill_part = Ինչ են բերում սարերը
preferans-mark-result = Արդյունք

## Հաշիվ վարելը. բաժանումների տեսակները, պաշտպանության խոսքերը, բաժանումը՝ ինչպես պատմում են

preferans-kind-contract = Պայմանագիր
preferans-kind-misere = Միզեր
preferans-kind-raspasy = Ռասպաս
preferans-kind-concede = Հանձնվել է
preferans-kind-misdeal = Սխալ բաժանում
preferans-kind-talon_throw = Պրիկուպը հետ է նետվել

preferans-misdeal = Ինչն է սխալ (պարտադիր չէ)
preferans-misdeal-card = թուղթ է բացվել
preferans-misdeal-count = թղթերի սխալ քանակ
preferans-misdeal-talon = պրիկուպը սխալ է բաժանված
preferans-misdeal-cut = կտրելու չեն տվել

preferans-said-whist = { $who }՝ վիստ
preferans-said-pass = { $who }՝ պաս
preferans-said-half = { $who }՝ կիսավիստ
preferans-said-open = { $who }՝ բաց
preferans-said-closed = { $who }՝ փակ
preferans-silent = Ոչ ոք ոչինչ չի ասում

preferans-told-contract = { $declarer } { $contract }. վերցված՝ { $tricks }
    .said = { $declarer } { $contract }, { $said }. վերցված՝ { $tricks }
preferans-told-unplayed = { $declarer } { $contract }. չի խաղացվել
    .said = { $declarer } { $contract }, { $said }. չի խաղացվել
preferans-told-talon_throw = { $played }. պրիկուպը հետ է նետվել
preferans-told-misere = { $declarer }, միզեր. { $tricks }
preferans-told-raspasy = Ռասպաս. { $tricks }
preferans-told-concede = { $declarer }՝ հանձնվել է, { $contract }
preferans-told-misdeal = Սխալ բաժանում, բաժանել է՝ { $dealer }
    .card = Սխալ բաժանում, բաժանել է՝ { $dealer } ({ preferans-misdeal-card })
    .count = Սխալ բաժանում, բաժանել է՝ { $dealer } ({ preferans-misdeal-count })
    .talon = Սխալ բաժանում, բաժանել է՝ { $dealer } ({ preferans-misdeal-talon })
    .cut = Սխալ բաժանում, բաժանել է՝ { $dealer } ({ preferans-misdeal-cut })

preferans-least = առնվազն { preferans-level }
preferans-aid = Բաժանում { $deal }. { $donor }՝ տալու { $points } միավոր

preferans-step-hill = Սար
    .text = Սարերն ինչպես կան
preferans-step-levelled = Պուլյաները հավասարեցված են
    .text = Ինչ ամեն պուլյային պակասում է ամենամեծից, ավելացվում է սարին
preferans-step-written_off = Ամենափոքր սարը հանված է
    .text = Ամենափոքր սարը հանվում է բոլոր սարերից
preferans-step-hill_part = Ինչ են բերում սարերը
    .text = Սարերն իրար դեմ՝ վիստերով
preferans-step-balance = Վիստերը մյուսների վրա՝ հանած նրանցը
    .text = Մյուսների վրա գրված վիստերը՝ հանած նրանց գրածները
preferans-step-result = Արդյունք
    .text = Երկուսը միասին
