### ヒント：選択肢をその見込みとともに、そして第一の選択肢を支える事実。ブラウザーとターミナルで使う。

hint-title = ヒント
hint-off = ヒントを閉じる
hint-thinking = 考えています…
hint-measure-whists = ホイストの見込み
    .short = ホイスト
hint-measure-chips = チップの見込み
    .short = チップ
hint-measure-points = 点の見込み
    .short = 点
hint-measure-caught = ディクレアラーが取るトリック
    .short = トリック
hint-measure-made = コントラクトを達成する見込み
    .short = 見込み
hint-void = { $who }に{ $suit }はもうない
hint-trumps = { $n ->
    [0] 切り札はもう残っていない
   *[other] 切り札があと{ $n }枚残っている
}
hint-master = { $card }は残りの{ $suit }で最強
hint-above = { $card }はまだ出ていない
hint-needs = { $me ->
    [who] コントラクトまであと{ $n }
   *[none] { $who }はコントラクトまであと{ $n }
}
hint-open = すべての手札が分かっている
hint-aces = { $n ->
    [0] 手札にエースはない
   *[other] 手札にエースが{ $n }枚
}
hint-longest = { $suit }が{ $n }枚
hint-least = ビッドには{ $n }トリック以上が必要
hint-unseen = 手札をまだ見ていない
hint-pool = { $who }のプールは{ $n }で最少
hint-for-all = このテーブルでは誰でもヒントを求められます。
