### どのゲームにも共通のスコアシート。ゲームの欄と理由は、そのシートのファイルにある。

sheet-title = スコアシート
sheet-target = 目標{ $target }
sheet-you = あなた
sheet-balance = 合計は0です
sheet-by-agreement = 合意により
sheet-down = { $n }ダウン
sheet-missing = { $n }トリック
sheet-entry = { $reason }：{ $where }
    .clause = { $reason }：{ $where }（{ $clause }）
sheet-figure = { $cell }：ディール{ $deal }、{ $entries }
sheet-corrected = 訂正前は{ $was }
sheet-with-clause = { $text }、{ $clause }項
sheet-total = { $cell }：{ $total }、ディール{ $deal }
    .wrong = { $cell }：{ $total }、ディール{ $deal }、訂正済み
sheet-opened = { $cell }：{ $total }、開始時

## 自分の言葉を持たない欄

sheet-account = { $account }
    .on = 対{ $on }の{ $account }
    .title = { $account }：{ $who }
    .title-on = { $who }の{ $on }に対する{ $account }
    .where = { SIGNED($amount) } { $account }、{ $who }
    .where-on = { $who }が{ $on }に対して{ SIGNED($amount) } { $account }を書く
