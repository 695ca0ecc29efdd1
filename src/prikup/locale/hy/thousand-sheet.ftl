### Ռուսական հազարի հաշվեթերթն ու հաշվի վարումը։

thousand-sheet-title = Հաշվեթերթ
thousand-sheet-target = Մինչև { $target }

thousand-account-score = միավորներ
    .title = { $me ->
        [who] Ձեր միավորները
       *[none] Միավորներ՝ { $who }
    }
    .where = { SIGNED($amount) }, { $who }
thousand-account-bolts = բոլտեր
    .title = { $me ->
        [who] Ձեր բոլտերը
       *[none] Բոլտեր՝ { $who }
    }
    .where = { $me ->
        [who] { SIGNED($amount) } Ձեր բոլտերին
       *[none] { SIGNED($amount) } բոլտերին, { $who }
    }
thousand-account-barrel = տակառ
    .title = { $me ->
        [who] Դուք տակառին
       *[none] Տակառին՝ { $who }
    }
    .where = { $who }, { SIGNED($amount) } այնտեղի բաժանումներից
thousand-account-falls = անկումներ
    .title = { $me ->
        [who] Ձեր անկումները
       *[none] Անկումներ՝ { $who }
    }
    .where = { $me ->
        [who] { SIGNED($amount) } Ձեր անկումներին
       *[none] { SIGNED($amount) }, { $who }
    }
thousand-account-surrenders = հանձնված
    .title = { $me ->
        [who] Քանի անգամ եք հանձնվել
       *[none] Հանձնվելու քանակը՝ { $who }
    }
    .where = { $me ->
        [who] { SIGNED($amount) } Ձեր քանակին
       *[none] { SIGNED($amount) } քանակին, { $who }
    }

thousand-reason-made = { $contract }՝ կատարված
thousand-reason-failed = { $contract }՝ չկատարված
thousand-reason-cards = թղթերի միավորներ
thousand-reason-marriages = մարյաժներ
thousand-reason-surrender = խաղարկողը հանձնվել է, { $contract }
thousand-reason-surrender_cost = հանձնվել է, { $contract }
thousand-reason-surrenders = երրորդ հանձնվելը
thousand-reason-talon = պրիկուպի թղթերի միավորները
thousand-reason-talon_bonus = պրիկուպից մարյաժ չկա
thousand-reason-talon_marriages = մարյաժներ պրիկուպի թղթով
thousand-reason-talon_aces = պրիկուպի տուզերը
thousand-reason-bolt = բաժանում առանց միավորի
thousand-reason-bolts = բոլտերի տուգանք
thousand-reason-bolts_cleared = բոլտերը ջնջված են
thousand-reason-redeals = երեք վերաբաժանում անընդմեջ
thousand-reason-bottom_nines = երեք ինը ամենատակին անընդմեջ
thousand-reason-dump_truck = ընկել է ինքնաթափի տակ
thousand-reason-barrel_up = նստել է տակառին
thousand-reason-barrel_stop = մնում է տակառի մոտ
thousand-reason-barrel_deal = տակառին ծախսված բաժանում
thousand-reason-barrel_fall = ընկել է տակառից
thousand-reason-barrel_lost = կորցրել է տակառը
thousand-reason-barrel_won = հաղթել է տակառից
thousand-reason-barrel_pushed = գցված է տակառից
thousand-reason-barrel_reset = երրորդ անկումը տակառից

thousand-kind-played = Բաժանում
thousand-kind-surrender = Հանձնվել է
thousand-kind-redeal = Վերաբաժանում

thousand-extra-marriages = Մարյաժներ
thousand-extra-aces = Չորս տուզ
thousand-extra-last = Ով է վերցրել վերջին վզյատկան
thousand-extra-tricks = Վզյատկաներ
thousand-extra-trump = Ասված հաղթաթուղթը
thousand-extra-blind = Մթում հայտ
thousand-extra-talon = Պրիկուպի թղթերը
    .note = Դրանք բերում են հանգստացողին

thousand-told-played = { $declarer } { $bid }. { $cards }
thousand-told-golden = { $declarer } { $bid }, ոսկե. { $cards }
thousand-told-blind = { $declarer } { $bid }, մթում. { $cards }
thousand-told-surrender = { $declarer }՝ հանձնվել է, { $bid }
thousand-told-redeal = Վերաբաժանում
