### ヒント。

hint-title = ヒント
hint-off = ヒントを閉じる
hint-thinking = 考えています…
hint-measure-whists = ホイストの見込み
hint-measure-chips = チップの見込み
hint-measure-points = 点の見込み
hint-measure-caught = ディクレアラーの取るトリック
hint-measure-made = コントラクト達成の見込み
hint-void = { $who } に { $suit } はもうない
hint-trumps = { $n ->
    [0] 切り札はもう残っていない
   *[other] 切り札があと { $n } 枚残っている
}
hint-master = { $card } は残りで最も強い { $suit }
hint-above = { $card } はまだ出ていない
hint-needs = { $me ->
    [who] あと { $n } トリック必要
   *[none] { $who } はあと { $n } トリック必要
}
hint-open = すべての札が分かっている
hint-aces = { $n ->
    [0] 手札にエースはない
   *[other] 手札にエース { $n } 枚
}
hint-longest = { $suit } が { $n } 枚
hint-unseen = 手札をまだ見ていない
hint-pool = { $who } のプールは { $n } で、最も少ない
hint-for-all = この卓では誰でもヒントを求められる。
