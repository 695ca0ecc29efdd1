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
sheet-with-clause = { $text }、{ $clause }項
sheet-total = { $cell }：{ $total }、ディール{ $deal }
sheet-opened = { $cell }：{ $total }、開始時

## 自分の言葉を持たない欄

sheet-account = { $account }
    .on = { $account } → { $on }
    .title = { $account }：{ $who }
    .title-on = { $account }：{ $who } → { $on }
    .where = { SIGNED($amount) } { $account }、{ $who }
    .where-on = { SIGNED($amount) } { $account }、{ $who } → { $on }
