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
cli-restore = { $database }՝ այստեղ է այն ամենը, ինչ ունի { $path }. { $rows }

## prikup puzzles

cli-puzzles-checked = { $count } խնդիր, սխալ՝ { $faults }
