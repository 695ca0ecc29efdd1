### Հաշիվ վարելն իսկական թղթերի համար՝ ինչ խաղ էլ լինի։

keeper-open = ընդհատվում է խաղի կեսին
keeper-removed = Ջնջված է՝ { $was }
keeper-next = Բաժանում { $number }. բաժանում է՝ { $dealer }
    .more = Բաժանում { $number }. բաժանում է՝ { $dealer }, { $more }
keeper-last = վերջինը { $number }-րդ բաժանումն է
keeper-pays = { $payer } վճարում է { $amount }, ստանում է { $payee }
keeper-result = Արդյունք
    .text = Ինչ ունի ամեն մեկը վերջում
keeper-wins = Հաղթել է՝ { $who }
