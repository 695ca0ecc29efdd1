### Ռուսական հազարը դիտարկիչի սեղանին։

thousand-size-target = մինչև { $value }
thousand-column-score = հաշիվ
thousand-talon-closed = Պրիկուպ, փակ
thousand-mark-barrel = տակառին, ծախսված բաժանում՝ { $n }
thousand-mark-bolts = { $n } բոլտ

thousand-turn-look = Նայո՞ւմ եք Ձեր թղթերին, թե՞ հայտ անում [blind|մթում]
thousand-turn-name = Ասեք Ձեր նպատակը՝ առնվազն հայտը
    .theirs = Նպատակն ասում է՝ { $who }
thousand-turn-trump = Ասեք [trump|հաղթաթուղթը]
    .theirs = Հաղթաթուղթն ասում է՝ { $who }

thousand-sure-surrender = Հանձնե՞լ բաժանումը
thousand-note-redeal = Ձեր թղթերն իրավունք են տալիս
thousand-note-pass = շարունակել
thousand-note-talon-1 = փակ
thousand-note-talon-2 = փակ
thousand-announce = Հայտարարել { $what }
    .short = Հայտարարել

thousand-redeal-bottom_nine = ամենատակին ինն էր
thousand-redeal-talon_nines = իններ պրիկուպում
thousand-redeal-talon_points = պրիկուպում չափազանց քիչ միավոր
thousand-redeal-hand_nines = իններ մի ձեռքում
thousand-redeal-hand_points = մի ձեռքում չափազանց քիչ միավոր

thousand-outcome-undeclared = Բաժանումն ավարտվեց։
thousand-summary-settle = Դեպի վերջնական հաշիվ
thousand-entry-surrenders = { $me ->
    [who] Դուք, հանձնված բաժանումներ՝ { SIGNED($amount) }
   *[none] { $who }, հանձնված բաժանումներ՝ { SIGNED($amount) }
}
thousand-entry-barrel = { $me ->
    [who] Դուք, բաժանումներ տակառին՝ { SIGNED($amount) }
   *[none] { $who }, բաժանումներ տակառին՝ { SIGNED($amount) }
}
thousand-column-bolts = բոլտեր
thousand-column-barrel = տակառ
thousand-column-falls = անկումներ
thousand-column-surrenders = հանձնված
thousand-cause-made = նպատակը կատարված է
thousand-cause-failed = նպատակը չի կատարվել
thousand-cause-cards = թղթերի միավորներ
thousand-cause-marriages = մարյաժներ
thousand-cause-surrender = բաժանումը հանձնված է
thousand-cause-surrender_cost = բաժանումը հանձնված է
thousand-cause-talon = պրիկուպի միավորներ
thousand-cause-talon_bonus = պրիկուպում մարյաժ չկա
thousand-cause-talon_marriages = պրիկուպի մարյաժներ
thousand-cause-talon_aces = պրիկուպի տուզեր
thousand-cause-bolts = բոլտեր
thousand-cause-bolt = բոլտ
thousand-cause-bolts_cleared = բոլտերը ջնջված են
thousand-cause-surrenders = երրորդ հանձնվելը
thousand-cause-redeals = երեք վերաբաժանում
thousand-cause-bottom_nines = երեք ինը ամենատակին
thousand-cause-dump_truck = ինքնաթափը
thousand-cause-barrel_up = նստում է տակառին
thousand-cause-barrel_deal = բաժանում տակառին
thousand-cause-barrel_stop = կանգնում է տակառի մոտ
thousand-cause-barrel_won = տակառից՝ հաղթանակ
thousand-cause-barrel_lost = իջնում է տակառից
thousand-cause-barrel_fall = ընկնում է տակառից
thousand-cause-barrel_pushed = գցված է տակառից
thousand-cause-barrel_reset = երրորդ անկումը

thousand-coach-auction = Ասեք, թե որքան կհավաքեք՝ ոչ ավելի, քան 120 և ձեռքի մարյաժները։
thousand-coach-look = Մինչև նայելն արված հայտը կրկնակի է՝ շահեք, թե կորցնեք։
thousand-coach-discard = Դեն դրեք երկու ամենաքիչ պետքական թուղթը։
thousand-coach-give = Մյուսներից ամեն մեկին տվեք մեկ ամենաքիչ պետքական թուղթ. ուրիշ ոչ ոք չի տեսնի։
thousand-coach-name = Ասեք, թե որքան կհավաքեք՝ առնվազն Ձեր հայտը։ Հանձնվելը վճարում է մյուսներին։
thousand-coach-trump = Ասեք այս բաժանման [trump|հաղթաթղթի] մաստը։
thousand-coach-declarer = [trick|Վզյատկայից] հետո քայլեք մարյաժի թագավորով կամ դամայով. այն դառնում է [trump|հաղթաթուղթ]։
thousand-coach-named = [trick|Վզյատկայից] հետո քայլեք մեկ մաստի թագավորով կամ դամայով. մարյաժը միավոր է։
thousand-coach-against = Տուզ 11, տասը 10, թագավոր 4, դամա 3, վալետ 2։ Նույն մաստից, այլապես [ruff|հաղթաթուղթ]։

thousand-keys-1 = հայտ՝ ավելի, պակաս, ասել
    .keys = +  −  B
thousand-keys-2 = ընտրած թուղթը՝ ձախին, աջին, դիմացինին
    .keys = L  R  O
thousand-keys-3 = հայտարարել հաջորդ թղթով
    .keys = Shift + 1
thousand-keys-4 = ասել հաղթաթուղթը
    .keys = S  C  D  H
thousand-keys-5 = խնդրել նոր թղթեր
    .keys = R
thousand-keys-6 = վերցնել առաջին կամ երկրորդ պրիկուպը
    .keys = 1  2
thousand-keys-7 = հանձնվել՝ երկու անգամ
    .keys = Z
