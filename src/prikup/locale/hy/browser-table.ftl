### Սեղանի էջը։ Ինչ հարցնում և պատմում են ցանկացած սեղանի շուրջ, table.ftl-ում է, խաղի սեփականը՝ իր ֆայլերում։
### Մաստերի նշանները գծվում են. [talon|բառ]՝ բառ, որ բացատրում է բառարանը։

felt-guest = Հյուր
you-initial = Դ
dealer-sign = Բ
seat-empty = Ազատ տեղ
seat-watcher = Դուք դիտում եք
seat-away = { $n ->
    [0] բացակա
   *[other] { $n } վ · բացակա
}
seat-substitute = խաղում է բոտը
seat-rests = չի խաղում
seat-open = թղթերը բաց են
seat-plays-open = { $me ->
    [who] այս թղթերով խաղում եք Դուք
    [on] Ձեր թղթերով խաղում է՝ { $who }
   *[none] այս թղթերով խաղում է՝ { $who }
}
seat-shown = ցույց է տրված. երկուսը դեն կդրվեն
bot = բոտ
bot-level-beginner = Սկսնակ
    .about = Հայտ է անում տուզերով և երկար մաստերով, ոչինչ չի հաշվում. պարտվում է մյուսներին։
bot-level-rules = Փորձված
    .about = Խաղում է փորձի կանոններով, բռնում է միզերները, վերջին թղթերը հաշվարկում է։
bot-level-search = Հաշվող
    .about = Ամեն թուղթ փորձում է քսան հնարավոր դասավորության վրա։ Այստեղ ամենաուժեղն է, թեկուզ քիչ տարբերությամբ։
bot-level-random = Պատահական

no-trump = ԱԿ
watchers = դիտում են՝ { $n }
badge-undeclared = խաղարկող չկա
badge-plays = { $me ->
    [who] Խաղարկում եք { $what }
   *[none] { $who } խաղարկում է { $what }
}
badge-taken = { $left ->
    [0] վերցված՝ { $n } · կատարված · դեմը՝ { $defence }
   *[other] վերցված՝ { $n } · պետք է ևս { $left } · դեմը՝ { $defence }
}
badge-tricks = վերցված՝ { $n } · դեմը՝ { $defence }
badge-none = { $n ->
    [0] դեռ ոչ մի վզյատկա
   *[other] չկատարված. վերցված՝ { $n }
}
    .over = { $n ->
        [0] ոչ մի վզյատկա. կատարված
       *[other] չկատարված. վերցված՝ { $n }
    }
badge-points = { $n } / { $all } միավոր
badge-doubled = հաշվվում է ×{ $n }

rest-hurry = Մինչև բաժանման վերջը
rest-line = { $me ->
    [who] Բաժանում եք և հանգստանում. խաղում են մյուս երեքը
   *[none] Բաժանում և հանգստանում է՝ { $who }
}
talon-led = { $me ->
    [who] դրանով քայլում եք Դուք
   *[none] դրանով քայլում է՝ { $who }
}
talon-of = { $me ->
    [who] վերցրել եք Դուք
   *[none] վերցրել է՝ { $who }
}
talon-closed = Պրիկուպ՝ երկու փակ թուղթ
talon-thrown = հետ նետված
talon-card-of = { $who }՝ պրիկուպից
card-new = նոր
card-winning = ավագ
draw-title = Վիճակահանություն
draw-won = առաջինն է բաժանում
card-legal = կարելի է խաղալ
card-illegal = հիմա խաղալ չի կարելի
card-chosen = ընտրված
trick-none = Դեռ ոչ մի վզյատկա չի վերցվել։
trick-no = { $me ->
    [who] Վզյատկա { $n }, քայլը Ձերն է։ Կրկին տեսնել կարելի է միայն վերջինը։
   *[none] Վզյատկա { $n }, քայլը՝ { $who }։ Կրկին տեսնել կարելի է միայն վերջինը։
}
redeal = Նոր թղթեր
    .why = Նոր թղթեր. { $why }

## Կոճակներ և վերնագրեր

felt-claim = Առաջարկ
felt-sheet = Հաշիվ
felt-menu = Ընտրացանկ
felt-say = Ասել
felt-say-label = Ասել սեղանին
felt-undo = Հետարկել
felt-undo-over = Բաժանումն ավարտվեց։
felt-keys = Ստեղներ
felt-calls = Խոսքեր
felt-tricks = Վզյատկաներ
felt-score = { $n ->
    [0] Հաշիվ
   *[other] Հաշիվը { $n } բաժանումից հետո
}
felt-log = Ինչ եղավ
felt-result = Արդյունք
felt-why = Ինչու չի կարելի
felt-coach-off = Առանց խորհուրդների
felt-talk = Չաթ
felt-talk-none = Դեռ ոչինչ չի ասվել։
phrase-hello = Բարև ձեզ
phrase-luck = Հաջողություն
phrase-well_played = Լավ խաղացիք
phrase-thanks = Շնորհակալություն
phrase-sorry = Ներեցեք
phrase-moment = Մի րոպե, խնդրեմ
phrase-good_match = Լավ պարտիա էր
phrase-goodbye = Ցտեսություն
phrases-title = Պատրաստի արտահայտություններ
chat-off = Այստեղ հանդիպածները գրում են միմյանց միայն, եթե բոլորը թույլ են տալիս. առայժմ { $n }-ը { $of }-ից։
chat-deal = Քանի դեռ բաժանումը խաղարկվում է, այստեղ չեն գրում։
chat-allow = Թույլ տալ զրույցը
chat-forbid = Այլևս չգրել
players-title = Մյուս խաղացողները
players-mute = Չլսել՝ { $who }
players-unmute = Նորից լսել՝ { $who }
players-block = Արգելափակել՝ { $who }
players-unblock = Հանել արգելափակումը՝ { $who }
players-block-about = Նա չի իմանա։ Սեղան գտնելիս ձեզ միասին չեն նստեցնի, դուք չեք տեսնի, թե ինչ է գրում, և նա ձեր սեղանների մոտ չի նստի։
report-open = Բողոքել՝ { $who }
report-lead = Բողոքը կարդում է սերվերի տերը։ Պարտիայի գրառումն ու զրույցը պահվում են։
report-reason = Պատճառը
report-words = վիրավորանք
report-cheating = անազնիվ խաղ
report-leaving = հեռանում է կամ ձգձգում
report-other = այլ բան
report-text = Ինչ է պատահել
report-send = Ուղարկել բողոքը
report-sent = Բողոքն ուղարկված է։
felt-talk-new = նոր՝ { $n }
felt-leave = Լքել սեղանը
felt-leave-sure = Լքե՞լ։ Տեղը կարող է զբաղեցնել բոտը կամ ընկերը։
felt-credits = Նկարները՝ SVG-cards, LGPL
felt-proof = Ստուգել խառնումները

## Հաշվի սյունակները

column-score = հաշիվ
column-points = միավորներ
column-chips = ֆիշկաներ
column-pot = դրամարկղ

## Ինչ եղավ. ուրիշինը և կարդացողինը

log-draw = { $me ->
    [who] քաշում եք { $what }
   *[none] քաշում է { $what }
}
log-deals = { $me ->
    [who] առաջինն եք բաժանում
   *[none] առաջինն է բաժանում
}
log-look = { $me ->
    [who] նայում եք Ձեր թղթերին
   *[none] նայում է իր թղթերին
}
log-take = { $me ->
    [who] վերցնում եք պրիկուպը
   *[none] վերցնում է պրիկուպը
}
log-show = { $me ->
    [who] ցույց եք տալիս { $what }
   *[none] ցույց է տալիս { $what }
}
log-discard = { $me ->
    [who] դեն եք դնում երկու թուղթ
   *[none] դեն է դնում երկու թուղթ
}
log-give = { $me ->
    [who] մեկ թուղթ եք տալիս, ում՝ { $on }
    [on] Ձեզ մեկ թուղթ է տալիս
   *[none] մեկ թուղթ է տալիս, ում՝ { $on }
}
log-trick = { $me ->
    [who] վերցնում եք վզյատկան
   *[none] վերցնում է վզյատկան
}
log-name = { $me ->
    [who] խաղարկում եք { $what }
   *[none] խաղարկում է { $what }
}
log-claim = { $me ->
    [who] առաջարկում եք { $what }
   *[none] առաջարկում է { $what }
}
log-lay = { $me ->
    [who] բացում եք ձեռքը և առաջարկում { $what }
   *[none] բացում է ձեռքը և առաջարկում { $what }
}
log-yes = { $me ->
    [who] համաձայն եք
   *[none] համաձայն է
}
log-no = { $me ->
    [who] շարունակում եք խաղալ
   *[none] շարունակում է խաղալ
}
log-withdraw = { $me ->
    [who] հետ եք վերցնում առաջարկը
   *[none] հետ է վերցնում առաջարկը
}
log-back = { $me ->
    [who] նորից սեղանի մոտ եք
   *[none] նորից սեղանի մոտ է
}
log-leave = { $me ->
    [who] լքել եք սեղանը
   *[none] լքել է սեղանը
}
log-away = { $me ->
    [who] բացակա եք
   *[none] բացակա է
}
log-unopened = { $me ->
    [who] Ձեր պատահական թիվը չբացեցիք. բաժանված է առանց դրա
   *[none] պատահական թիվը չբացեց. բաժանված է առանց դրա
}
log-wait = { $me ->
    [who] սպասում եք
   *[none] սպասում է
}
log-bot = { $me ->
    [who] բացակա եք. խաղում է բոտը
   *[none] բացակա է. խաղում է բոտը
}
log-late = { $me ->
    [who] ժամանակը սպառել եք. խաղում է բոտը
   *[none] ժամանակը սպառել է. խաղում է բոտը
}
log-start = Պարտիան սկսվեց
log-rules = { $me ->
    [who] փոխում եք կանոնները
   *[none] փոխում է կանոնները
}
log-undo = { $me ->
    [who] հետարկում եք
   *[none] հետարկում է
}
log-ask-undo = { $me ->
    [who] խնդրում եք հետարկել
   *[none] խնդրում է հետարկել
}
log-yes-undo = { $me ->
    [who] համաձայն եք հետարկել
   *[none] համաձայն է հետարկել
}
log-no-undo = { $me ->
    [who] համաձայն չեք հետարկել
   *[none] համաձայն չէ հետարկել
}
log-withdraw-undo = { $me ->
    [who] այլևս չեք խնդրում հետարկել
   *[none] այլևս չի խնդրում հետարկել
}
log-end = { $me ->
    [who] ավարտում եք պարտիան՝ համաձայնությամբ
   *[none] ավարտում է պարտիան՝ համաձայնությամբ
}
log-time = Ժամանակը սպառվեց
log-full = Սեղանը խաղաց թույլատրված բոլոր բաժանումները. պարտիան հաշվարկված է
log-closed = Մրցաշարը փակված է. պարտիան հաշվարկվում է ինչպես կա
log-ask-end = { $me ->
    [who] առաջարկում եք ավարտել պարտիան
   *[none] առաջարկում է ավարտել պարտիան
}
log-yes-end = { $me ->
    [who] համաձայն եք ավարտել
   *[none] համաձայն է ավարտել
}
log-no-end = { $me ->
    [who] ուզում եք շարունակել
   *[none] ուզում է շարունակել
}
log-withdraw-end = { $me ->
    [who] այլևս չեք առաջարկում ավարտել
   *[none] այլևս չի առաջարկում ավարտել
}
log-took = { $me ->
    [who] Վզյատկան Ձերն է
   *[none] Վզյատկան վերցնում է՝ { $who }
}

## Ինչ անել հիմա

turn-bid-from = Ձեր խոսքն է. { $bid } և բարձր կամ [pass|պաս]
turn-bid-only = Ձեր խոսքն է. { $bid } կամ [pass|պաս]
turn-bid-must = Պարտավոր եք ասել { $bid }
turn-bid-least = Պարտավոր եք ասել { $bid } կամ ավելի
turn-sure = Վստա՞հ եք՝ { $what }։ Սեղմեք ևս մեկ անգամ։
turn-discard = { $n ->
    [0] [discard|Դեն դրեք] երկու թուղթ
    [1] [discard|Դեն դրեք] երկու թուղթ. ևս մեկը
   *[other] Դեն դնե՞լ այս երկուսը
}
turn-name = Ասեք [contract|պայմանագիրը]
turn-give = Ընտրեք տալու թուղթը
turn-play = Ձեր հերթն է. ցանկացած թուղթ
turn-lead = Ձեր [lead|քայլն] է
turn-follow = Ձեր հերթն է. [follow|նույն մաստից]՝ { $suit }
turn-ruff = Ձեր հերթն է. խաղացեք [trump|հաղթաթուղթ]՝ { $suit }
turn-for-lead = Խաղում եք Դուք, թղթերը՝ { $who }. քայլեք
turn-for-follow = Խաղում եք Դուք, թղթերը՝ { $who }. նույն մաստից՝ { $suit }
turn-for-any = Խաղում եք Դուք, թղթերը՝ { $who }. ցանկացած թուղթ
turn-rest = Հանգստանում եք · { $line }
turn-out = Այս բաժանումը չեք խաղում · { $line }
turn-theirs-for = { $me ->
    [on] Ձեր փոխարեն խաղում է՝ { $who }
   *[none] Խաղում է՝ { $who }, թղթերը՝ { $on }
}
turn-seating = { $n ->
    [0] Բոլորն այստեղ են
   *[other] Սպասում ենք { $n } խաղացողի
}
turn-dealing = Թղթերը բաժանվում են
turn-next = Բաժանումը գրված է
turn-finished = Պարտիան ավարտվեց
turn-connecting = Միանում ենք սեղանին
turn-lost = Կապն ընդհատվել է։ Նորից փորձում ենք
turn-touch = հպեք՝ շարունակելու համար

## Ինչ կարելի է պատասխանել

panel-bids = Հայտեր
panel-contracts = Պայմանագրեր
panel-answers = Պատասխաններ
panel-discard = Դեն դնել այս երկուսը
panel-discard-need = Ընտրեք երկու թուղթ
panel-discard-hint = Նոր թղթերը նշված են
panel-open = Բացել ձեռքերը
panel-give-to = Ստանում է՝ { $who }
panel-give-need = Ընտրեք թուղթ
panel-less = Պակաս
panel-more = Ավելի
panel-say = Ասել { $what }
panel-play = Խաղալ { $what }

claim-title = Բաժանել մնացածը
claim-take = Ես վերցնում եմ
claim-of = մնացած { $n } վզյատկայից
claim-split = մյուսները վերցնում են
claim-less = Մեկ վզյատկա պակաս
claim-more = Մեկ վզյատկա ավելի
claim-lay = Բացել իմ ձեռքը
claim-offer = Առաջարկել
claim-none = Առաջարկ կարելի է անել վզյատկայի սկզբում։
claim-offered = { $who } առաջարկում է՝ { $parts }
claim-you-offered = Ձեր առաջարկը՝ { $parts }։ Մյուսները մտածում են։
claim-accept = Ընդունել
claim-play-on = Շարունակել խաղալ
claim-withdraw = Հետ վերցնել

consent-undo = { $me ->
    [who] Դուք խնդրեցիք հետարկել վերջին քայլը
   *[none] Վերջին քայլը հետարկել է խնդրում՝ { $who }
}
consent-end = { $me ->
    [who] Դուք առաջարկեցիք ավարտել պարտիան հիմա
   *[none] Պարտիան հիմա ավարտել և հաշվարկել է առաջարկում՝ { $who }
}
consent-allow = Թույլ տալ
consent-refuse = Մերժել
consent-ask-end = Ավարտել պարտիան համաձայնությամբ
consent-end-sure = Ավարտե՞լ վերջնականապես։ Այս բաժանումը չի հաշվվի։

absent-line = Բացակա է՝ { $who }։ Սպասե՞լ, թե՞ թող խաղա բոտը։
absent-wait = Սպասել
absent-bot = Թող խաղա բոտը
late-line = Ձեր ժամանակը լրացել է. ձեր փոխարեն խաղում է բոտը։
late-back = Ես վերադարձա
seat-time = { $who }՝ մնացել է { $n } վ
seat-time-reserve = { $who }՝ պահուստից մնացել է { $n } վ

## Առաջին բաժանումից առաջ

seating-title = Սեղանը պատրաստ է
seating-share = Ուղարկեք այս հղումն ընկերներին
seating-local = Այս հղումն աշխատում է միայն այս մեքենայի վրա։ Ձեր ցանցի ընկերներին պետք է դրա հասցեն. գործարկեք --host 0.0.0.0-ով և բացեք տպված երկրորդ հասցեն
seating-copy = Պատճենել հղումը
seating-sit = Նստել այստեղ
seating-add-bot = Նստեցնել բոտ
seating-private = Այս սեղանը գտնում են միայն հղումն ունեցողները։
seating-open = Թող նստի ցանկացածը
seating-listed = Նստել կարող է ցանկացածը. սեղանը բաց սեղանների ցանկում է արդեն { $time }։
seating-watched = Այս պարտիան բաց սեղանների ցանկում է. դիտել կարող է ցանկացածը։
seating-fills = Բոտերն ազատ տեղերը կզբաղեցնեն { $time }-ից։
seating-fills-now = Բոտերը հիմա զբաղեցնում են ազատ տեղերը։
seating-close = Սեղանը փակ դարձնել
seating-wait = Բոտերն ազատ տեղերում
seating-wait-0 = երբեք
seating-wait-30 = 30 վ անց
seating-wait-60 = 1 ր անց
seating-wait-180 = 3 ր անց
seating-clock = { $n } վ ամեն որոշման համար և { $reserve } վ պահուստ ամեն բաժանման համար. հետո խաղում է բոտը։

## Բաժանումից հետո

summary-title = Բաժանում { $n }
summary-next = Հաջորդ բաժանումը
summary-waiting = Սպասում ենք մյուսներին
summary-nothing = Ոչինչ չի գրվել։
summary-sheet = Ցույց տալ հաշվեթերթում
summary-review = Վերլուծել բաժանումը
summary-played = Մրցաշարն ավարտված է. արդյունքը
summary-settle = Դեպի հաշվարկ
lookback = Նայել թղթերը
lookback-hands = Բոլոր ձեռքերը
lookback-trick = Վզյատկա { $n } / { $all }
lookback-less = Մեկ վզյատկա հետ
lookback-more = Մեկ վզյատկա առաջ
lookback-laid = { $who }՝ դեն դրված { $cards }
lookback-deal = Բաժանում { $n }
final-same = Ինչպես են խաղացել մյուսները
final-tournament = Մրցաշար
table-sealed = Փակ է մինչև { $at }. ուրիշները դեռ խաղում են այս թղթերը
final-replay = Կրկնել
lookback-board = Բացել տախտակին
outcome-made = { $me ->
    [who] Դուք խաղացիք { $what }. կատարված է։
   *[none] { $who }՝ { $what }, կատարված է։
}
    .tricks = { $me ->
        [who] Դուք խաղացիք { $what }. կատարված է, { count-tricks }։
       *[none] { $who }՝ { $what }, կատարված է, { count-tricks }։
    }
outcome-failed = { $me ->
    [who] Դուք խաղացիք { $what }. չկատարվեց։
   *[none] { $who }՝ { $what }, չկատարվեց։
}
    .tricks = { $me ->
        [who] Դուք խաղացիք { $what }. չկատարվեց, { count-tricks }, { $short }։
       *[none] { $who }՝ { $what }, չկատարվեց, { count-tricks }, { $short }։
    }
outcome-caught = { $me ->
    [who] Դուք խաղացիք { $what }. չկատարվեց, { count-tricks }։
   *[none] { $who }՝ { $what }, չկատարվեց, { count-tricks }։
}
outcome-unplayed = { $me ->
    [who] Դուք շահեցիք { $what }՝ առանց խաղի։
   *[none] { $who }՝ { $what }, շահած առանց խաղի։
}
outcome-conceded = { $me ->
    [who] Դուք հանձնվեցիք։
   *[none] { $who }՝ հանձնվեց։
}
    .what = { $me ->
        [who] Դուք հանձնվեցիք. { $what }։
       *[none] { $who }՝ հանձնվեց, { $what }։
    }
    .short = { $me ->
        [who] Դուք հանձնվեցիք. { $what }, { $short }։
       *[none] { $who }՝ հանձնվեց, { $what }, { $short }։
    }
outcome-undeclared = Ոչ ոք չխաղարկեց։
outcome-redealt = Թղթերը բաժանվում են նորից։
cause-made = պայմանագիրը կատարված է
cause-failed = պայմանագիրը չի կատարվել
entry = { $me ->
    [who] Դուք, { $account }՝ { SIGNED($amount) }
   *[none] { $who }, { $account }՝ { SIGNED($amount) }
}

## Պարտիայից հետո

final-title = Վերջնական հաշվարկ
final-standings = Վերջնական հաշիվ
final-lead = { $me ->
    [who] Դուք առաջինն եք։
   *[none] Առաջին տեղում է՝ { $who }։
}
final-draw = Ոչ ոք մենակ առաջին չէ։
final-pays = { $me ->
    [who] Դուք վճարում եք { $amount }, ստանում է { $on }
    [on] { $who } վճարում է Ձեզ { $amount }
   *[none] { $who } վճարում է { $amount }, ստանում է { $on }
}
final-sum = Արդյունքների գումարը զրո է։
final-settle = Ով ում է վճարում
final-again = Խաղալ նորից
again-asks = { $me ->
    [who] Դուք առաջարկեցիք խաղալ նորից
   *[none] Նորից խաղալ է առաջարկում՝ { $who }
}
again-join = Խաղալ
again-decline = Ոչ, շնորհակալություն
again-go = Դեպի սեղան
again-watch = Դիտել հաջորդը

## Հաջորդ խառնումը

shuffle-title = Հաջորդ խառնումը
shuffle-what = Ամեն խաղացողի դիտարկիչը, հետո սերվերը կապվում են գաղտնի թվերի։ Դրանք բացվում են միայն, երբ բոլորը կապված են, և թղթերը խառնվում են բոլոր թվերից, ուստի բաժանումը ոչ ոք չի ընտրում։
shuffle-fixed = Այս սերվերը բաժանում է կրկնվող թղթեր. միայն ստուգելու և ցուցադրելու համար։
shuffle-server = Սերվերի թվի մատնահետքը.
shuffle-mine = Իմ դիտարկիչի թվի մատնահետքը.
shuffle-out = Իմ դիտարկիչի թիվը ժամանակին չբացվեց։ Իմ տեղը պարտիայի հետագա բաժանումներին ոչինչ չի ավելացնում։

## Ստեղները։ Խաղի սեփականները՝ ԽԱՂ-keys-1, ԽԱՂ-keys-2 և այլն։

keys-title = Ստեղնաշար
keys-move = շարժվել ձեռքի երկայնքով, խաղալ կամ ընտրել
    .keys = ← →  Enter
keys-card = թուղթ կամ հայտ՝ A S, 1 0 D կամ T D, 6 H, 7 N
    .keys = թուղթ, մաստ
keys-pass = պաս
    .keys = P
keys-answer = ընդունել կամ շարունակել խաղալ
    .keys = Y  N
keys-next = հաջորդ բաժանումը
    .keys = N  Enter
keys-sheet = հաշվեթերթ
    .keys = Shift + S
keys-trick = վերջին վզյատկան
    .keys = Shift + L
keys-claim = առաջարկ
    .keys = Shift + C
keys-hint = հուշում
    .keys = Shift + H
keys-talon = պրիկուպ
    .keys = Shift + T
keys-undo = հետարկել
    .keys = Shift + U
keys-menu = ընտրացանկ
    .keys = Shift + M
keys-list = այս ցանկը
    .keys = Shift + /
keys-close = փակել, հանել ընտրածը
    .keys = Esc

## Սեղանի տերը

owner-title = Սեղանի տերը
owner-seat = Տեղ՝ { $who }։ Տիրոջ ընտրացանկ
owner-free = Ազատել տեղը
owner-hand-over = Դարձնել տեր
owner-hand-over-sure = Հանձնե՞լ սեղանը։ Նոր տերը՝ { $who }
owner-bar = Փակել մուտքը
owner-bar-sure = Փակե՞լ մուտքը։ { $who }։ Հղումը կփոխվի։
owner-mark = տեր
owner-lock = Նոր մարդիկ կարող են
owner-lock-open = նստել և դիտել
owner-lock-seats = միայն դիտել
owner-lock-all = ո՛չ նստել, ո՛չ դիտել
owner-locked-seats = Սեղանը փակ է. նոր մարդ չի կարող նստել
owner-locked-all = Սեղանը փակ է. նոր մարդ չի կարող նստել կամ դիտել
owner-all-change = Կանոնները կարող են փոխել բոլորը սեղանի մոտ
owner-rules = Կանոնները փոխում է միայն սեղանի տերը
owner-rules-open = Բաց սեղանի կանոնները չեն փոխվում
match-review = Վերլուծել այս պարտիան
owner-vacant = Ազատ տեղ՝ { $who }
seat-vacant = ազատ տեղ
log-free = տեղն ազատված է
log-sit = { $me ->
    [who] նստում եք սեղանի մոտ
   *[none] նստում է սեղանի մոտ
}
log-ask-seat = տեղը խնդրում են
log-no-seat = { $me ->
    [who] չեք տալիս տեղը
   *[none] չի տալիս տեղը
}
log-moved = այժմ խաղում է ուրիշ դիտարկիչից
seat-lost-cookie = Այս տեղերից մեկը ձե՞րն է։ Պետք է համաձայնեն սեղանի մյուս մարդիկ։
seat-i-am = Ես եմ՝ { $who }
seat-lost-soon = «{ $who }» տեղը ձե՞րն է։ Այն կարող եք խնդրել { $n } վ հետո։
seat-asked = Մեկն ասում է «Ես եմ՝ { $who }» և խնդրում է տեղը։ Տա՞լ։
    .short = «Ես եմ՝ { $who }» տեղն է խնդրում
seat-give = Տալ տեղը
seat-asking = Մյուսներին հարցրին «{ $who }» տեղի մասին։
seat-asking-nobody = Խնդրում եք «{ $who }» տեղը։ Համաձայնող դեռ չկա, խնդրանքը կսպասի։
seat-refused = Մյուսները տեղը ձեզ չտվեցին։
seat-moved = «{ $who }» տեղը տրվեց նրան, ով խնդրեց այն։ Բոլոր ներկաները համաձայն էին։
log-owner = { $me ->
    [who] սեղանի տերն եք
   *[none] սեղանի տերն է
}
