### Հաշիվ վարելու էջերը։

score-title = Հաշվեթերթեր
score-lead = Իսկական թղթերով խաղի համար. մուտքագրեք ամեն բաժանումը, և ամեն թիվ կհաշվվի ու կբացատրվի։
score-kept = Այս սարքում
score-fresh = Նոր հաշվեթերթ
score-open-file = Բացել գրառում
score-away-file = Կապ չկա։ Գրառումը կկարդացվի, երբ սերվերը պատասխանի։
score-bad-file = { $name }՝ մուտքագրված բաժանումների գրառում չէ։
score-sheets = Հաշվեթերթեր
score-deal-count = { $n } բաժանում
score-remove = Ջնջել
score-remove-sure = Ջնջե՞լ ընդմիշտ
score-player = Խաղացող { $n }
score-twice = Երկու խաղացող նույն անունն ունեն։
score-own = Սեփական կանոններ
score-as-before = Ինչպես անցած անգամ
score-own-note = Պատրաստի կանոններ և ինչով են տարբերվում, օրինակ՝ «{ $text }»։
score-first-dealer = Առաջին բաժանողը
score-begin = Սկսել
score-missing = Այս սարքում այդպիսի հաշվեթերթ չկա։
score-not-kept = Այս դիտարկիչը էջին ոչինչ պահել չի տալիս. փակելուց առաջ տպեք կամ պահեք հաշվեթերթը։
score-away = Կապ չկա։ Մուտքագրածը պահվում է այստեղ. թվերը կհայտնվեն, երբ սերվերը պատասխանի։
score-away-watch = Կապ չկա։ Հաշվեթերթը ցույց է տրվում այնպես, ինչպես էր։
score-undo = Հետարկել
score-redo = Կրկին անել
score-stale = Հաշվեթերթը՝ { $n } բաժանումից հետո. մնացածը կհայտնվի։

## Բաժանման մուտքագրումը

entry-deal = Բաժանում { $n }
    .of = Բաժանում { $n }՝ { $last }-ից
entry-deals = Բաժանում է՝ { $who }
entry-rests = Բաժանում և հանգստանում է՝ { $who }
entry-correct = Բաժանում { $n }՝ ուղղված
entry-insert = Բաժանում { $n }-ից առաջ ավելացված
entry-who = Ո՞վ է խաղարկում
entry-what = Ի՞նչ է խաղարկում { $who }
entry-defence = Ի՞նչ ասաց պաշտպանությունը
entry-tricks = Վզյատկաները՝ { $who }
entry-talon = Պրիկուպի թղթերը
entry-talon-note = Երկու թուղթ, եթե դրանք բաժանողին բան են բերում
entry-ready = Գրե՞լ
entry-minutes = Խաղացված րոպեներ
    .of = { $minutes }-ից
    .why = Մինչև հիմա խաղացված րոպեները. պարտիան ավարտվում է այն բաժանումից հետո, երբ դրանք հասնեն { $minutes }-ի
entry-write = Գրել
entry-written = Գրված է՝ { $title }
entry-write-first = Նախ պատասխանեք. { $question }
entry-left = { $n ->
    [0] Այլ վզյատկա չի մնացել
    [one] Մնացել է միայն { $n } վզյատկա
   *[other] Մնացել է միայն { $n } վզյատկա
}
entry-least = Առնվազն { $n }. մյուսները չեն կարող վերցնել մնացած բոլորը
entry-cancel = Չեղարկել
entry-back-to = Փոխել՝ { $what }
entry-taken = վերցված՝ { $n }
entry-over = Պարտիան ավարտվեց։
entry-ended = Պարտիան ավարտվեց համաձայնությամբ։
entry-no-form = Բաժանումները կարելի կլինի մուտքագրել, երբ սերվերը պատասխանի։
entry-points = Թղթերի միավորները
entry-of-all = { $n } / { $all }
entry-other-bid = Այլ հայտ
entry-take = Վերցնել
entry-lacks = Դեռ պետք է ասել՝ { $what }

## Գրված բաժանումները

deals-title = Բաժանումներ
deals-empty = Դեռ ոչինչ գրված չէ։
deals-follow = թվերը կհայտնվեն
deals-waits = սպասում է, մինչև վերևի բաժանումն ուղղվի
deals-tap = Սեղմեք բաժանման վրա՝ այն ուղղելու կամ ջնջելու համար։
deals-edit = Ուղղել
deals-insert = Առաջից ավելացնել
deals-remove = Ջնջել
deals-open = Բաժանում { $n }՝ ուղղել, ջնջել
deals-mend = Ուղղել բաժանում { $n }-ը

## Միավորներ, որ խաղացողը տալիս է

aid-title = Օգնություն
aid-write = Գրել օգնությունը
aid-left = մնացել է { $n }
aid-to = ստանում է՝ { $who }
aid-less = Մեկ միավոր պակաս՝ { $who }
aid-more = Մեկ միավոր ավելի՝ { $who }

## Հաշվարկը

end-title = Հաշվարկ
end-so-far = Եթե հիմա ավարտվեր
end-end = Պարտիան ավարտել այստեղ
end-go-on = Այնուամենայնիվ շարունակել
end-pays = Ով ում է վճարում
end-even = Ոչ ոք պարտք չէ։
end-steps = Ինչպես է ստացվում

## Տպել, ֆայլեր, հղում

share-title = Տպել, պահել, կիսվել
share-print = Տպել կամ PDF
share-svg = Նկար, SVG
share-png = Նկար, PNG
share-record = Գրառում
share-watch = Թույլ տալ, որ ուրիշներն էլ դիտեն
share-link = Ում մոտ այս հղումն է, տեսնում է հաշվեթերթը, ինչպես այն գրվում է.
share-withdraw = Այլևս ցույց չտալ
share-withdraw-sure = Իսկապե՞ս փակել հղումը
share-copy = Պատճենել հղումը
share-no-png = Այս դիտարկիչը չկարողացավ նկարը կազմել։

watch-title = Հաշվեթերթ, ինչպես այն գրվում է
watch-missing = Այդպիսի հաշվեթերթ չկա։
watch-withdrawn = Այս հաշվեթերթն այլևս ցույց չի տրվում։
