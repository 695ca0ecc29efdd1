### Ինչու ինչ-որ բան հնարավոր չէ. ամեն սխալի՝ մի հաղորդագրություն։ Ինչ արգելում է մեկ խաղի կանոնը, խաղի ֆայլում է։

error-with-clause = { $text } (կետ { $clause })
list-or = { $items } կամ { $last }

error-lang = «{ $given }»՝ այստեղ այդպիսի լեզու չկա. սպասվում է { $expected }
    .plain = Այստեղ այդպիսի լեզու չկա։
error-game = «{ $given }»՝ այստեղ այդպիսի խաղ չկա. սպասվում է { $expected }
    .plain = Այստեղ այդպիսի խաղ չկա։
error-game-installed = «{ $given }» խաղը («{ $source }») խաղալ չի կարելի. { $why }
error-game-id = դրա id-ն «{ $given }» է. սպասվում է «{ $expected }»
error-bot-installed = «{ $given }» բոտը («{ $source }») խաղալ չի կարող. { $why }
error-installed-twice = «{ $given }» անունով մեկն արդեն կա

## Թղթեր

error-card = «{ $given }»՝ թուղթ չէ. սպասվում է { $ranks }-ից մեկը և մաստ՝ { $suits }, ինչպես TD
error-card-hand = «{ $given }»՝ ձեռք չէ. սպասվում են չորս մաստ՝ S.H.D.C, կետերով միացված
error-card-rank = «{ $given }»՝ «{ $rank }»-ը թղթի կարգ չէ. սպասվում է { $ranks }-ից մեկը
error-card-suit = «{ $given }»՝ մաստ չէ. սպասվում է S C D H-ից մեկը
error-card-twice = «{ $given }»՝ մեկ թուղթը երկու անգամ է. սպասվում է ամեն թուղթ մեկ անգամ

## Ընտրանքներ

error-option = «{ $given }»՝ ընտրանք չէ. սպասվում է { $expected }
error-option-near = «{ $given }»՝ ընտրանք չէ. նկատի ունեի՞ք { $near }
error-option-many = «{ $given }»՝ ընտրանք չէ. սպասվում է { $count } անունից մեկը, ինչպես { $expected }
error-option-form = «{ $given }»՝ կանոնների փոփոխություն չէ. սպասվում է ընտրանք=արժեք
error-option-separator = «{ $given }»՝ ընտրանք չէ. { $option }-ից առաջ սպասվում է «;»
error-option-again = «{ $given }»՝ { $option } ընտրանքը նորից. սպասվում է ամեն ընտրանք մեկ անգամ
error-value = «{ $given }»՝ { $option } ընտրանքի արժեք չէ. սպասվում է { $expected }
error-value-unset = «{ $given }»՝ { $option } ընտրանքի արժեք չէ. սպասվում է { $expected } կամ { $unset }
error-value-number = «{ $given }»՝ { $option } ընտրանքի արժեք չէ. սպասվում է ամբողջ թիվ՝ { $low }-ից { $high }
error-value-number-unset = «{ $given }»՝ { $option } ընտրանքի արժեք չէ. սպասվում է ամբողջ թիվ՝ { $low }-ից { $high }, կամ { $unset }
error-value-list = «{ $given }»՝ { $option } ընտրանքի արժեք չէ. սպասվում է ցանկ, ինչպես { $example }, ամեն տարրը՝ { $expected }
error-value-list-unset = «{ $given }»՝ { $option } ընտրանքի արժեք չէ. սպասվում է ցանկ, ինչպես { $example }, ամեն տարրը՝ { $expected }, կամ { $unset }
error-value-table = «{ $given }»՝ { $option } ընտրանքի արժեք չէ. սպասվում է աղյուսակ, ինչպես { $example }, ամեն թիվը՝ { $expected }
error-value-table-unset = «{ $given }»՝ { $option } ընտրանքի արժեք չէ. սպասվում է աղյուսակ, ինչպես { $example }, ամեն թիվը՝ { $expected }, կամ { $unset }
error-value-long = «{ $given }»՝ { $option } ընտրանքի համար չափազանց երկար է. սպասվում է ոչ ավելի, քան { $most } տարր
error-preset = «{ $given }»՝ պատրաստի կանոններ չեն. սպասվում է { $expected }
error-preset-near = «{ $given }»՝ պատրաստի կանոններ չեն. սպասվում է { $expected } (նկատի ունեի՞ք { $near })
error-preset-option = «{ $given }»՝ ընտրանք է, ոչ թե պատրաստի կանոններ. սպասվում է { $given }=արժեք
error-players = { $players } խաղացողը { $game } խաղալ չեն կարող. սպասվում է { $expected }
error-players-agreed = նստում է { $players } խաղացող, բայց կանոններում players={ $agreed }

## Հաշվեթերթը

error-sheet-figure = { $account }, { $seat } տեղ, { $index } համարի թիվ. դրանք { $count } են
error-sheet-order = { $deal } բաժանումը պիտի գրվեր { $last } բաժանումից հետո
error-sheet-deal = { $deal } բաժանումն այս հաշվեթերթում չկա
error-sheet-cell = «{ $given }», { $seat } տեղ. այս հաշվեթերթի վանդակ չէ. սպասվում է { $expected }՝ 0-ից { $last } տեղերի
error-sheet-cell_on = «{ $given }», { $seat } տեղը → { $other } տեղը. այս հաշվեթերթի վանդակ չէ. սպասվում է { $expected }՝ 0-ից { $last } տեղերի
error-sheet-orientation = «{ $given }»՝ դիրք չէ. սպասվում է { $expected }
error-sheet-seat = { $seat } տեղն այս հաշվեթերթում չկա. սպասվում է 0-ից { $last }
error-sheet-results = { $count } արդյունք { $players } խաղացողի համար
error-sheet-players = հաշվեթերթ { $players } խաղացողի համար. սպասվում է 3 կամ 4

## Հաշիվ վարելը

error-keeper-game = { $game }՝ հաշիվ դեռ չի վարվում. սպասվում է խաղ, որի արդյունքները կարելի է մուտքագրել
error-keeper-seat = { $seat }՝ տեղ չէ. սպասվում է 0-ից { $last }
error-keeper-deal = { $given } բաժանումն այս հաշվեթերթում չկա. սպասվում է 1-ից { $last }
error-keeper-form = «{ $given }»՝ հաշվեթերթի ձև չէ. սպասվում է { $expected }
error-keeper-name = «{ $given }»՝ անուն չէ. սպասվում է 1-ից { $most } տեսանելի նիշ
error-keeper-names = «{ $given }»՝ { $first } և { $second } տեղերի անունն է. սպասվում է անուն ամեն մեկի համար

## Գրառումներ

error-at-line = տող { $line }. { $text }
error-at-column = տող { $line }, սյունակ { $column }. { $text }
error-at-deal = բաժանում { $deal }. { $text }
error-at-word = «{ $read }»՝ { $text }
error-tag = «{ $given }»՝ պիտակ չէ. սպասվում է [Name "value"]
error-tag-name = «{ $given }»՝ այստեղ պիտակ չէ. սպասվում է սրանցից մեկը՝ { $expected }
error-tag-again = { $tag } պիտակն այստեղ նորից է. սպասվում է մեկ անգամ
error-tag-missing = [{ $tag } "..."] պիտակը չկա
error-tag-file = «{ $given }»՝ ֆայլի անուն է. սպասվում է նրա տեքստը
error-tag-version = «{ $given }»՝ այս ձևաչափի տարբերակ չէ. սպասվում է { $version }
error-tag-dealer = «{ $given }»՝ բաժանող չէ. սպասվում է 0-ից { $last }
error-tag-origin = «{ $given }»՝ ուրիշ սեղանի բաժանում չէ. սպասվում են դրա համարն ու սեղանը
error-tag-draw = «{ $given }»՝ սպասվում է թուղթ ամեն տեղի համար, ինչպես 7S KD 9C
error-tag-draw_dealer = թղթեր են քաշվել, բայց [Dealer] պիտակ չկա, որն ասեր, թե դրանցով ով է բաժանում
error-tag-result = «{ $given }»՝ արդյունք չէ. սպասվում է { $players } թիվ, ինչպես 20 -40/3
error-tag-deal = «{ $given }»՝ սպասվում է բաժանման համար և արժեք
error-tag-deal_again = { $tag }, բաժանում { $deal }՝ այստեղ նորից է
error-tag-seeds = «{ $given }»՝ սպասվում է { $players } պատահական թիվ՝ միացված | նշանով
error-tag-commitment = «{ $given }»՝ մատնահետք չէ. սպասվում է 64 նիշ՝ 0-9 a-f
error-tag-commitment_none = { $deal } բաժանումը պատահական թվեր ունի, բայց Commitment չունի
error-tag-commitments = «{ $given }»՝ սպասվում է { $players } մատնահետք՝ միացված | նշանով, ամեն մեկը 64 նիշ՝ 0-9 a-f, կամ ոչինչ
error-record-head = գլխամասը. { $why }
error-record-about = about. «{ $given }»՝ այստեղ պիտակ չէ. սպասվում է սրանցից մեկը՝ { $expected }
error-record-about_again = about. { $tag } պիտակն այստեղ նորից է. սպասվում է մեկ անգամ
error-record-unseen = «{ $given }»՝ { $char } այստեղ լինել չի կարող. սպասվում են տեսանելի նիշեր
error-record-braces = մեկնաբանությունը գրվում է {"{"}այսպես{"}"}՝ մեկ տողում
error-record-finish = պարտիան այստեղ ավարտվել չի կարող. { $why }
error-record-clock = «{ $given }»՝ ժամանակ չէ. սպասվում է clock և խաղացված րոպեները, օրինակ՝ clock 61
error-record-clock_early = «{ $given }»՝ առաջին բաժանումից առաջ է. ժամանակը նշվում է բաժանումից հետո
error-record-number = սպասվում է բաժանում, որն սկսվում է իր համարով՝ 1.
error-record-match_over = պարտիան ավարտվել էր այս բաժանումից առաջ
error-record-deal_open = { $number } բաժանումը դեռ չի ավարտվել
error-record-deal_number = սպասվում է բաժանում { $number }.
error-record-cards = սպասվում է { $players } ձեռք, թեք գիծ / և պրիկուպի { $count } թուղթ
error-record-over = բաժանումն ավարտվել էր սրանից առաջ
error-record-result_early = բաժանումը չի ավարտվել, ուստի արդյունք դեռ չկա
error-record-tricks = վզյատկաները գրված են { $tricks }, բայց խաղից ստացվում է { $found }
error-record-tricks_count = = նշանից հետո սպասվում են { $players } տեղի վզյատկաները, կամ -, եթե ոչինչ չի խաղացվել
error-record-entries = գրանցումները գրված են { $entries }, բայց բաժանումից ստացվում է { $found }
error-record-entries_none = եթե գրանցումներ չկան, -ից հետո ոչինչ չի սպասվում
error-record-entries_alone = այստեղ գրանցումներ են՝ առանց վզյատկաների դրանցից առաջ
error-record-entry = սպասվում են գրանցումներ, ինչպես pool 0 4 կամ whists 1 0 8
error-record-end = Result պիտակն ասում է { $result }, բայց ստացվում է { $found }
error-record-end_open = Result պիտակն ասում է { $result }, բայց պարտիան չի ավարտվել
error-record-end_broken = Result պիտակն ասում է { $result }, բայց պարտիան չի ավարտվել. գրառումն ընդհատվում է { $number } բաժանման մեջ
error-record-deal = { $what }՝ բաժանում չէ. սպասվում է օբյեկտ
error-record-both = սպասվում է կամ արդյունք, կամ ձեռքեր, պրիկուպ և խաղ, ոչ երկուսը միասին
error-record-among = սպասվում է արդյունք. օբյեկտները լինում են միայն արդյունքների մեջ
error-record-wrong = «{ $given }» սխալ արդյունք լինել չի կարող. սպասվում են մեկ արդյունքի բառերը
error-record-wrong_played = ուղղել կարելի է միայն գրված արդյունքը, ոչ թե թղթերով բաժանումը
error-record-removed = այս բաժանումից առաջ արդյունք է ջնջվել. այն պիտի լինի նրա տողում՝ «result ՍԽԱԼ corrected ՃԻՇՏ»
error-record-move = «{ $given }»՝ քայլ չէ. սպասվում են բառեր
error-record-comment = «{ $given }» մեկնաբանությունը { $after } քայլից հետո է, իսկ քայլերը { $count } են
error-record-comment_braces = «{ $given }»՝ մեկնաբանություն լինել չի կարող. դրա մեջ ձևավոր փակագծեր չպիտի լինեն
error-record-written = «{ $given }»՝ գրել չի կարելի. սպասվում են տեսանելի նիշեր
error-over-record = այլևս ոչ ոքի հերթը չէ
error-seat-record = { $seat }՝ տեղ չէ. սպասվում է 0-ից { $last }
error-seat-several = դա կարող են ասել մի քանի տեղ. սպասվում է, օրինակ, { $example }
error-turn-say = հիմա դա { $seat } տեղի ասելիքը չէ
error-turn-discard = հիմա դեն դնելու հերթը { $seat } տեղինը չէ
error-result-typed = { $field }՝ { $what }. սպասվում է { $shape ->
    [number] ամբողջ թիվ
    [numbers] ամբողջ թվերի ցանկ
    [pairs] զույգերի ցանկ
    [text] տեքստ
    [texts] տեքստերի ցանկ
    [truth] true կամ false
   *[lists] ցանկերի ցանկ
}
error-result-value = { $field }՝ { $what }. սպասվում է { $expected }
error-result-field = «{ $given }»՝ արդյունքի դաշտ չէ. սպասվում է { $expected }
error-result-lacks = արդյունքը պիտի ասի իր { $field } դաշտը
error-result-game = { $game }՝ արդյունքները մուտքագրել չի կարելի
error-result-json = սպասվում են արդյունքի բառերը կամ օբյեկտ
error-result-words = { $what }՝ արդյունք չէ. սպասվում են բառեր կամ օբյեկտ
error-result-now = հիմա արդյունք մուտքագրել չի կարելի. սպասվում է բաժանման ավարտը
error-result-object = { $what }՝ արդյունք չէ. { $why }
error-record-deals = { $count } բաժանումը չափազանց շատ է. սպասվում է ոչ ավելի, քան { $most }
error-record-result = սպասվում է արդյունք, ինչպես { $example }, առանց թղթերի
error-record-dealer = գրառումը չի ասում, թե ով է առաջինը բաժանում. սպասվում է dealer՝ տեղ 0-ից
error-record-tag = [Dealer] պիտակը պիտի ասի, թե ով է առաջինը բաժանում
error-record-json = «{ $given }»՝ JSON գրառում չէ. { $why }
error-over-deal = պարտիան ավարտվել էր { $deal } բաժանումից հետո
