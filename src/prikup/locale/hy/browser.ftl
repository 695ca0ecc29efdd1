### Ինչ ասում է դիտարկիչի ամեն էջ։

language = Հայերեն
    .locale = hy-AM
    .stop = ։
brand = Prikup
you = Դուք
close = Փակել
back = Հետ
wait = Մի պահ
copied = Պատճենված է
home = Գլխավոր էջ
lost = Այս հասցեում ոչինչ չկա։
failed = Չստացվեց։
offline = Սերվերը չի պատասխանում։ Ստուգեք կապը և նորից փորձեք։
record = Պարտիայի գրառումը

## Գլխավոր էջը

home-title = Պրեֆերանսն ու իր ընտանիքը՝ ճշգրիտ կանոններով
home-lead = Դիտարկիչում՝ բոտերի կամ ընկերների հետ։ Առանց գրանցման։
home-lead-site = Հենց դիտարկիչում, բոտերի հետ, նաև առանց կապի։ Առանց գրանցման։
home-offline = Սերվերը չի պատասխանում։ Հաշիվը կարելի է պահել նաև առանց դրա։
home-bots = Խաղալ բոտերի հետ
home-last = Կրկին խաղալ բոտերի հետ
home-friends = Խաղալ ընկերների հետ
home-find = Գտնել սեղան
home-keep = Վարել հաշիվը
home-day = Օրվա բաժանումը
home-tournament = Օրվա մրցաշարը
home-rules-text = Խաղի կանոնները
home-continue = Շարունակել պարտիան
home-with = մյուսները՝ { $names }
home-began = սկիզբը՝ { $at }
home-game = Խաղ
home-players = Խաղացողներ
home-player-count = { $n } խաղացող
home-rules = Կանոններ
home-more-rules = Այլ կանոններ
home-these = Ընտրված են կանոնների էջում կամ հղումով
home-all-rules = Տեսնել կամ փոխել այս կանոնները
home-not-for = Այս կանոնները { $n } խաղացողի համար չեն։
home-tempo = Բոտերը խաղում են
home-tempo-slow = դանդաղ
home-tempo-human = սովորական
home-tempo-fast = արագ
home-tempo-instant = անմիջապես
home-name = Ձեր անունը
home-guest = Խաղացող
home-seat = Տեղ { $n }
home-seat-open = ընկեր՝ հղումով
home-others = Բոտերը
home-bot = Բոտ { $n }
home-seat-bot = բոտ՝ { $level }
home-hints = Հուշումներ
home-hints-bots = չկան
home-hints-all = բոլորի համար
home-clock = Մտածելու ժամանակ
home-clock-0 = առանց սահմանի
home-deal = Սկսել
home-set-table = Բացել սեղանը
home-wait = Սեղանը բացվում է
home-glossary = Խաղի բառերը
home-about-preferans = Սակարկեք պրիկուպի համար և վերցրեք ձեր հայտարարած վզյատկաները, իսկ երկու պաշտպան կխանգարեն։
home-about-prefa = Հունական խաղ՝ ժամացույցի սլաքին հակառակ. սակարկություն, պրիկուպ, և պաշտպաններն ասում են՝ խաղո՞ւմ են, թե ոչ։
home-about-paston = Հայկական խաղ երեքի համար՝ հինգ հայտ, լավագույն ղառեր և մեկը երկուսի դեմ։
home-about-thousand = Մեկ մաստի թագավորն ու դաման մարյաժ են. դա որոշում է հաղթաթուղթը և միավորներ տալիս մինչև հազար։
home-shown = Բաժանում, որը խաղում են բոտերը՝ { $game }
home-shown-stop = Կանգնեցնել բաժանումը

## Էջի վերևի տողը

nav = Էջեր
nav-learn = Դասեր
nav-puzzles = Խնդիրներ
nav-board = Տախտակ
nav-review = Վերլուծություն
nav-keep-score = Վարել հաշիվը
nav-mine = Իմ պարտիաները
nav-rules = Կանոններ
nav-account = Հաշիվ

## Կարգավորումներ

settings-title = Կարգավորումներ
settings-language = Լեզու
settings-theme = Գույներ
settings-theme-auto = Ինչպես համակարգում
settings-theme-light = Բաց
settings-theme-dark = Մուգ
settings-cloth = Մահուդ
settings-cloth-green = Կանաչ
settings-cloth-blue = Կապտամոխրագույն
settings-deck = Քառագույն կապուկ
settings-letters = Տառերը թղթերի վրա
settings-letters-auto = Ըստ լեզվի
settings-letters-latin = A K Q J
settings-letters-cyrillic = Т К Д В
settings-speed = Շարժում
settings-speed-slow = Դանդաղ
settings-speed-normal = Սովորական
settings-speed-instant = Առանց շարժման
settings-confirm = Խաղալ երկրորդ հպումով
settings-confirm-touch = Հպէկրանին
settings-confirm-always = Միշտ
settings-confirm-never = Երբեք
settings-bold = Համարձակ հայտից առաջ նորից հարցնել
settings-dim = Մգեցնել թղթերը, որոնք խաղալ չի կարելի
settings-left = Ձախլիկի դասավորություն
settings-coach = Բացատրել բաժանման ամեն փուլը
settings-tap = Ավարտված վզյատկան մնում է մինչև հպումս
settings-hold = Ավարտված վզյատկան մնում է
settings-seconds = { $n } վ
settings-sound = Ձայն
settings-volume = Թղթեր, մատիտ, խոսք
settings-knock = Թակոց, երբ իմ հերթն է
settings-notify = Ծանուցում իմ հերթին, երբ էջը թաքնված է
settings-notify-blocked = Դիտարկիչն արգելում է այս էջի ծանուցումները։

## Հաշվեթերթը՝ որպես էջ

paper-title = Հաշվեթերթ
paper-empty = Դեռ ոչինչ գրված չէ։ Առաջին բաժանումը կգրվի։
paper-loading = Հաշվեթերթը գծվում է…
paper-forms = Թերթի տեսքը
paper-wrong = Ուղղված սխալներ
    .about = Ցույց տալ սխալ թվերը փակագծերում՝ ճիշտ թվերից առաջ
paper-form-classic = Դասական
    .about = ամեն մաս դարձած է իր խաղացողին
paper-form-balanced = Համաչափ
    .about = բոլորին հավասար տեղ
paper-form-upright = Ուղիղ
    .about = բոլոր գրվածքները ուղիղ
paper-deals = Բաժանումներ
paper-declarer = Խաղարկող
paper-contract = Պայմանագիր
paper-result = Արդյունք
paper-written = Գրված
paper-stood = Հաշվեթերթը բաժանումից հետո
paper-deal-of = բաժանում { $n } / { $all }
paper-before = Առաջ գրված էր
    .after = { $count ->
        [one] Առաջ գրված էր { $deals } բաժանումից հետո
       *[other] Առաջ գրված էր { $deals } բաժանումներից հետո
    }
paper-total = Ընթացիկ գումար
paper-hint = Հպեք ցանկացած թվի՝ բացատրության համար
paper-your-turn = Ձեր հերթն է. դեպի սեղան
paper-print = Տպել
paper-made = կատարված
paper-caught = բռնված, { $n }
paper-conceded = հանձնվել է
paper-failed = չկատարված
paper-redealt = սխալ բաժանում
paper-undeclared = ռասպաս
paper-on = { $me ->
    [on] { $who }՝ { SIGNED($amount) } Ձեզ վրա
   *[none] { $who }՝ { SIGNED($amount) }, ում վրա՝ { $on }
}

## Խառնելու ապացույցը

proof-title = Բաժանման ապացույցը
proof-what-1 = Ամեն բաժանումից առաջ յուրաքանչյուր խաղացողի դիտարկիչ կապվել է իր գաղտնի պատահական թվին. այն հրապարակել է թվի մատնահետքը։ Մատնահետքից թիվը գտնել չի կարելի, և ուրիշ ոչ մի թիվ նույն մատնահետքը չունի։
proof-what-2 = Հետո սերվերը քաշել է իր թիվը և նույն կերպ կապվել դրան։ Միայն դրանից հետո են դիտարկիչները բացել իրենցը։ Կապուկը խառնվում է բոլոր թվերից միասին. ով վերջինն է կապվել, ուրիշ ոչ մի թիվ չի իմացել, ուստի թղթերը ոչ ոք չի ընտրել։
proof-what-3 = Բաժանումից հետո ցույց է տրվել նաև սերվերի թիվը։ Ներքևում Ձեր դիտարկիչը վերցնում է թվերը, համեմատում մատնահետքերը նրանց հետ, որոնք տեսել էր ամեն բաժանումից առաջ, նորից խառնում կապուկը և համեմատում թղթերը։
proof-what-4 = Փոխեք ցանկացած դաշտ, թեկուզ մեկ նիշով, և կտեսնեք, որ ստուգումը չի անցնում։
proof-none = Դեռ ոչ մի բաժանում չի բացահայտվել։ Բաժանումը կարելի է ստուգել, երբ այն ավարտված է։
proof-deal = Բաժանում { $n }
proof-redeal = Խառնում { $n }
proof-hidden = դեռ չի բացահայտվել
proof-never = չի բաժանվել, ուստի չի էլ բացահայտվել
proof-server-seed = Սերվերի թիվը
proof-commitment = Բաժանումից առաջ հրապարակված մատնահետքը
proof-player-seed = Պատահական թիվը՝ { $who }
proof-no-seed = չկա
proof-binding = Կապող մատնահետքը՝ { $who }
proof-withheld = { $who }՝ թիվը ժամանակին չի բացվել։ Բաժանումը կատարվել է առանց դրա, և այս տեղից թիվ այլևս չի ավելացվում։
proof-own = Այս դիտարկիչի թվերը մտել են բաժանումների մեջ, և մատնահետքերը նրանք են, որ այն տեսել է առաջ
proof-own-used = { $n ->
    [one] Ձեր թիվը { $n } բաժանման մեջ է, ինչպես Ձեր դիտարկիչը կապվել էր դրան։
   *[other] Ձեր թվերը { $n } բաժանման մեջ են, ինչպես Ձեր դիտարկիչը կապվել էր դրանց։
}
proof-own-left = Ձեր թիվը չկա այս բաժանումներում՝ { $deals }. այն ժամանակին չի բացվել։
proof-own-changed = Բաժանումներ { $deals }. այստեղ ցույց տրված մատնահետքերը նրանք չեն, որ Ձեր դիտարկիչը տեսել է բաժանումից առաջ։ Ինչ-որ մեկը փոխել է դրանք։
proof-own-none = Այս դիտարկիչն այս բաժանումներին իր թիվը չի ավելացրել, ուստի կարող է ստուգել թղթերը, բայց ոչ այն, որ ոչ ոք դուրս չի մնացել։
proof-restore = Ինչպես էր
proof-rules = Կանոններ
proof-drawn = Քաշել է՝ { $who }
proof-first-dealer = Առաջին բաժանող
proof-by-order = { $who }, ում թուղթն առաջինն է այս կարգում.
proof-by-chance = { $who }, ընտրված պատահաբար, առանց թղթերի
proof-packets = Բաժանված է
proof-in-rounds = հերթով, առաջինը՝ { $who }, ամեն շրջանում այսքան թուղթ՝ { $rounds }
proof-gathered = Այս կապուկը հավաքվել է վզյատկաներից և կտրվել, չի խառնվել. ստուգեք գրառումը, որից բխում է դրա կարգը
proof-origin = Սրանք { $table } սեղանի { $n }-րդ բաժանման թղթերն են՝ նորից բաժանված դրա թվերից. այստեղ դրանց ոչ ոք ոչինչ չի ավելացրել
proof-check-commitment = Սերվերի թիվն ունի հրապարակված մատնահետքը
proof-check-players = Խաղացողների թվերն ունեն այն մատնահետքերը, որոնք տրվել են սերվերինից առաջ, և բացվել են դրանից հետո
proof-check-dealer = Առաջին բաժանողին որոշում են թվերը
proof-check-packets = Թղթերը բաժանվել են խաղի կարգով
proof-check-cards = Թվերից ստացվում են հենց այս թղթերը
proof-all-bound = Սերվերը պահել է այն, ինչ հրապարակել էր ամեն բաժանումից առաջ
proof-all-players = Բոլոր խաղացողները կապվել են սերվերից առաջ և նրանից հետո բացել հենց այդ թվերը
proof-all-cards = Սերվերի և խաղացողների թվերից ստացվում են հենց այս թղթերը
proof-all-dealt = Թղթերը բաժանվել են խաղի կարգով, և առաջին բաժանողը որոշվել է վիճակով
proof-how = Ինչպես է սա ստուգվում
proof-yes = ճիշտ է
proof-no = չի համընկնում
proof-hand = Թղթերը՝ { $who }
proof-good = { $n } բաժանում համընկնում է
proof-bad = { $n } բաժանում չի համընկնում
proof-to-table = Դեպի սեղան
proof-missing = Այդպիսի սեղան չկա։

## Մեկնարկը դիտարկիչում

host-loading = Խաղը բեռնվում է
host-loaded = { $loaded } / { $all } ՄԲ։ Հաջորդ անգամ կապ պետք չի լինի։
host-starting = Մեկնարկ
host-other-tab = Prikup-ը բաց է մեկ այլ ներդիրում կամ պատուհանում։
host-use-here = Խաղալ այստեղ
host-taken = Prikup-ը բացվել է մեկ այլ ներդիրում կամ պատուհանում։ Ձեր խաղերը պահված են։
host-newer = Այստեղ խաղեր է պահել Prikup-ի ավելի նոր տարբերակը։ Նորից բեռնեք էջը։
host-reload = Բեռնել նորից
host-failed = Prikup-ը կանգ առավ. { $why }
host-not-stored = Դիտարկիչն այս էջի համար ոչինչ չի պահում. գուցե պատուհանը գաղտնի է։ Խաղացածը կկորչի, երբ էջը փակվի։
page-failed = Էջի մի մասը չբեռնվեց։
