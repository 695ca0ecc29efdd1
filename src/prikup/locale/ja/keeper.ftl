### どのゲームにも共通の、実際のカードのスコア記入。

keeper-open = プレイの途中で終わっています
keeper-removed = 削除：{ $was }
keeper-next = ディール{ $number }：ディーラーは{ $dealer }
    .more = ディール{ $number }：ディーラーは{ $dealer }、{ $more }
keeper-last = 最後はディール{ $number }
keeper-pays = { $payer }が{ $payee }に{ $amount }支払う
keeper-result = 結果
    .text = 各自の最終結果
keeper-wins = { $who }の勝ち
