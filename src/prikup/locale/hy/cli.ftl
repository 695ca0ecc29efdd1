### Հրամանի տողը. ինչ են տպում դրա հրամանները։

## prikup options

cli-options = { $game }՝ { $count } ընտրանք, ինչպես { $preset }. պատրաստի կանոններ՝ { $presets }
cli-value = { $option } = { $value }   (ոչ թե { $other })
cli-meaning = { $meaning } ({ $clause })
cli-defaults = Բոլոր ընտրանքներն ունեն իրենց սովորական արժեքները։
cli-same = Սրանք { $base } կանոններն են։
cli-preset = { $name }՝ { $title }։ { $about }

## prikup verify

cli-verify-table = { $game }, կանոնները՝ «{ $rules }», { $players } խաղացող, սեղան «{ $table }»
cli-verify-drawn = առաջինը բաժանում է { $seat } տեղը. թվերից քաշվում են { $cards }
cli-verify-random = առաջինը բաժանում է { $seat } տեղը. ընտրված է պատահաբար՝ թվերից
cli-verify-deal = բաժանում { $deal }. թղթերը թվերից ստացվածն են, ինչպես կապված էր ({ $commitment }…)
cli-verify-origin = բաժանում { $deal }. «{ $table }» սեղանի { $number }-րդ բաժանման թղթերն են՝ նորից բաժանված
cli-verify-bound = բաժանում { $deal }. { $seats } տեղերի թվերը նրանք են, որոնց առաջ կապված էին
cli-score-now = Եթե հիմա ավարտեք՝
cli-verify-clear = բաժանում { $deal }. { $seats } տեղերի թվերն ավելացվել են բաց. դրանց ոչ ոք կապված չէր
cli-verify-withheld = բաժանում { $deal }. { $seats } տեղերը կապված էին և չբացեցին իրենց թվերը. բաժանված է առանց դրանց
cli-verified = ստուգված է { $n } բաժանում { $n }-ից

## prikup play

cli-play-kept = Պարտիան պահված է { $path } ֆայլում. այն շարունակում է prikup play --record { $path }
cli-play-over = Պարտիան ավարտվեց. գրառումը { $path } ֆայլում է

## prikup serve

cli-serve = Prikup-ը { $url } հասցեում է

## prikup backup, prikup restore

cli-backup = { $path }՝ այստեղ է այն ամենը, ինչ ունի { $database }. { $rows }
cli-admin-none = Ոչինչ չկա։
cli-admin-listed = (բաց է բոլորի համար)
cli-admin-operator = (օպերատոր)
cli-admin-banned = (արգելված)
cli-admin-done = Պատրաստ է։
cli-report = { $at } { $link }. { $who } (հյուր { $guest }), { $reason }. բողոքել է հյուր { $reporter }
cli-restore = { $database }՝ այստեղ է այն ամենը, ինչ ունի { $path }. { $rows }

## prikup export

cli-export = { $path }՝ պարտիա՝ { $matches }, բաժանում՝ { $deals }

## prikup site

cli-site = { $path }՝ կայք { $files } ֆայլից, { $megabytes } ՄԲ. դրեք այն որևէ վեբ սերվերի վրա

## prikup puzzles

cli-puzzles-checked = { $count } խնդիր, սխալ՝ { $faults }
cli-puzzles-none = խնդիր չգտնվեց. պետք են խաղաթղթերով բաժանումներ, որտեղ կարելի է սխալվել

## prikup solve

solve-seat = տեղ { $seat }
solve-contract = Խաղարկող՝ տեղ { $seat }, { $trump }
solve-misere = Տեղ { $seat }՝ միզեր է խաղում
solve-points = Տեղ { $seat }՝ խաղում է միավորների համար, { $trump }
solve-allpass = Բոլորը խուսափում են վզյատկաներից
solve-allpass-talon = Բոլորը խուսափում են վզյատկաներից, սկսում են պրիկուպի { $cards } թղթերը
solve-trump = հաղթաթուղթ { $suit }
solve-notrump = առանց կոզրի
solve-and = { $one } և { $two }
solve-leads = { $said }. սկսում է տեղ { $seat }։
solve-led = { $said }. տեղ { $leader } խաղաց { $cards }, հերթը տեղ { $seat }։
solve-makes = Կվաստակի { $points } մնացած միավորներից։
solve-takes = Վզյատկաներ՝ { $tricks }, ընդհանուրը { $left }։
solve-dealer = { $seat } (բաժանող)
solve-tricks = Տեղերի վզյատկաները ({ $seats })՝ { $tricks }, ընդհանուրը { $left }. ամեն մեկը մյուս երկուսի դեմ՝ { $held }։
solve-choices = Տեղ { $seat } կարող է խաղալ՝
solve-line = Լավագույն խաղը՝ { $cards }
solve-table = 0, 1 և 2 տեղերի վզյատկաները որպես խաղարկող՝
solve-table-leads = սկսում է { $seat }
solve-discards = { $hand }-ից թղթեր դնելու ձևեր՝ { $count }
solve-more = { $cards } և ևս { $count }
solve-file = { $id }՝ { $contract }, տեղ 0-ի վզյատկաները՝ { $tricks }, ընդհանուրը { $left }

## prikup arena, prikup regret, prikup bench՝ չափումներ

measure-head = { $game }, { $rules }, խաղացողներ՝ { $players }, պատահական թիվ՝ { $seed }
measure-between = 95 %՝ { $low }-ի և { $high }-ի միջև
measure-few = { $unit ->
    [match] { $least }-ից քիչ պարտիա՝ առանց միջակայքի
   *[other] { $least }-ից քիչ բաժանում՝ առանց միջակայքի
}
measure-word = { $word ->
    [match] պարտիա
    [deal] բաժանում
    [contract] { term-contract }
    [misere] { term-misere }
    [allpass] { term-all_pass }
    [points] միավորներ
    [open] { term-open_play }
    [closed] { term-closed_play }
    [bid] { term-bid }
    [defend] պաշտպանություն
    [redeal] վերաբաժանում
    [discard] { term-discard }
    [talon] { term-talon }
    [name] պայմանագիրն ասելը
    [give] թղթեր տալը
    [declarer] { term-declarer }
    [defender] { term-defender }
    [player] խաղացող
    [play] խաղ
    [worlds] դասավորություններ
    [exchange] փոխանակում
    [calls] հայտեր
   *[other] { $word }
}
progress = { $what }՝ { $done } { $total }-ից, մնացել է մոտ { $seconds } վ
measure-errors = սխալներ՝ { $count }
measure-fault = { $bot }՝ { $kind }, { $count } անգամ. առաջինը՝ { $unit ->
    [deal] բաժանում
   *[match] պարտիա
} { $deal }, տեղ { $seat }, հարց { $asks }. { $why }
arena-forced = { $head }, ամեն բաժանումը՝ { $force }
arena-pair = { $one }՝ { $other }-ի դեմ, { $unit ->
    [deal] բաժանումներ
   *[match] պարտիաներ
} ամեն տեղում՝ { $count }
arena-alone = մենակ
arena-company = ընկերների հետ
arena-apart = ըստ բաժանման
arena-mean = { $mean } մեկ { $unit ->
    [deal] բաժանման
   *[match] պարտիայի
} համար, { $between }
arena-role = «մենակ» միջինից. { $count } անգամ, միջինում՝ { $mean }
arena-call = { $asks }՝ { $instead }, ոչ թե { $said }
arena-times = { $count } անգամ, { $between }
arena-ahead = { $one }՝ { $other }-ից առաջ, ամեն մեկը { $baseline }-ի մեջ
arena-cpu = Պրոցեսոր, { $bot }՝ { $milliseconds } մվ մեկ որոշման
arena-stopped = կանգնեցվեց { $total }-ից { $done }-ի հետո
arena-stopped-saved = կանգնեցվեց { $total }-ից { $done }-ի հետո․ նույն հրամանը շարունակում է այնտեղից
arena-exploited = ինչ են շահում պարզ կանոնները { $bot } բոտի վրա նրա դեմ, { $count } { $unit ->
    [deal] բաժանում
   *[match] պարտիա
}
arena-changed = { $count } տեղ այլ կերպ խաղաց
arena-divided = պաշտպանության մեջ, { $count } անգամ. իրեն { $own }, խաղացողին { $declarer }, գործընկերոջը { $partner } միջինում
regret-bot = { $bot }, բաժանումներ՝ { $count }. կորուստ մեկ բաժանման համար, որում այդպիսի որոշում եղել է
regret-mistakes = { $mistakes } սխալ { $decisions } որոշումից, բաժանումներ՝ { $deals }
rows-written = { $path }՝ { $rows } տող { $deals } բաժանումից
rows-stopped = կանգնեցվեց { $total } բաժանումից { $done }-ից հետո․ նույն հրամանը շարունակում է այնտեղից
selfplay-head = { $game }, { $rules }, պատահական թիվ՝ { $seed }
selfplay-count = պարտիաներ՝ { $matches }, բաժանումներ՝ { $deals }, գործողություններ՝ { $actions }
selfplay-ended = համաձայնությամբ ավարտված՝ { $count }
selfplay-kinds = բաժանումներ՝ { $kinds }
selfplay-made = { $kind } { $count } (կատարված՝ { $made })
selfplay-bot = բոտ { $number } ({ $bot })
selfplay-zero = արդյունքների գումարը զրո է՝ այո
selfplay-not-zero = արդյունքների գումարը զրո է՝ ՈՉ
selfplay-first = { $errors }, առաջինը՝ { $error }
selfplay-speed = { $seconds } վ, { $deals } բաժանում/վ
core-count = գործողություններ՝ { $actions }, բաժանումներ՝ { $deals }
core-random = պատահական
core-replay = կրկնություն
core-speed = { $count } գործողություն/վ
load-tables = սեղաններ՝ { $tables }, մարդիկ ամեն մեկում՝ { $people }, գործընթացներ՝ { $processes }, { $seconds } վ
load-events = գործողություններ՝ { $actions }, իրադարձություններ՝ { $events }, բաժանումներ՝ { $deals }
load-echo = գործողությունից մինչև արձագանք՝ { $echoes }
load-stages = միջինում { $stages }
load-stage-received = ստացում՝
load-stage-appended = պահում՝
load-stage-sent = ուղարկում՝
load-own = այս ծրագիրն արթնանում էր { $delays } ուշացումով. մեքենայի բեռը՝ { $before }, ապա { $after }
load-cpu = պրոցեսորի միջուկներ՝ { $cpu }, հիշողություն՝ { $memory } կԲ մեկ սեղանի
load-bytes = { $deal } կԲ մեկ բաժանման և խաղացողի, { $second } կԲ/վ
load-refused = մերժված՝ { $codes }
bench-yardstick = DDS, 20 արդյունքի աղյուսակ՝ միջինը { $mean } մվ, մեդիանը { $median } մվ
