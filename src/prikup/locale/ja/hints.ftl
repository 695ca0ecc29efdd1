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
# 第一の選択肢を勧める理由を一文で。
cause-forced = ほかに選択肢はありません。
cause-any = { $of ->
    [1] どのカードでも結果は同じです。
   *[other] { $of }通りの配置すべてで、どのカードでも結果は同じです。
}
    .sampled = 試した{ $of }通りの配置すべてで、どのカードでも結果は同じです。
cause-alike = どれが優れているとも言えません。
cause-better = { $worse ->
    [0] { $of }通りの配置のうち{ $n }通りで{ $than }より良く、ほかは同じです。
   *[other] { $of }通りの配置のうち{ $n }通りで{ $than }より良く、{ $worse }通りで劣ります。
}
    .sampled = { $worse ->
        [0] { $of }通りの配置のうち約{ $n }通りで{ $than }より良く、ほかは同じです。
       *[other] { $of }通りの配置のうち約{ $n }通りで{ $than }より良く、{ $worse }通りで劣ります。
    }
cause-seldom = { $of }通りの配置のうち{ $n }通りで{ $than }より良く、{ $worse }通りで劣りますが、差は小さくなります。
    .sampled = { $of }通りの配置のうち約{ $n }通りで{ $than }より良く、{ $worse }通りで劣りますが、差は小さくなります。
cause-if-card = { $who }に{ $card }があれば{ $than }より良い手です（{ $of }通りの配置のうち{ $n }通り）。
    .sampled = { $who }に{ $card }があれば{ $than }より良い手です（{ $of }通りの配置のうち約{ $n }通り）。
cause-if-void = { $who }に{ $suit }がなければ{ $than }より良い手です（{ $of }通りの配置のうち{ $n }通り）。
    .sampled = { $who }に{ $suit }がなければ{ $than }より良い手です（{ $of }通りの配置のうち約{ $n }通り）。
cause-both-win = { $card }でも{ $than }でもこのトリックを取れます。{ $than }は残しましょう。
cause-both-lose = { $card }でも{ $than }でもこのトリックは取れません。{ $than }は残しましょう。
cause-ruffed = { $who }は{ $suit }がなく、{ $than }を切り札で取れます。
cause-draw = まず切り札を狩りましょう。{ $who }は{ $suit }がなく、{ $than }を切り札で取れます。
cause-open = すべてのカードが分かっています。{ $than }では得るものが減ります。
cause-makes = { $than }以上のコントラクトは、{ $of }通りの配置のうち約{ $n }通りで達成できます。
cause-worth = { $than }の見込みはこれより低くなります。
hint-or = または{ $same }
hint-more = 詳しく
