### ヒント：選択肢をその見込みとともに、そして第一の選択肢を支える事実。ブラウザーとターミナルで使う。

hint-title = ヒント
hint-off = ヒントを閉じる
hint-thinking = 考えています…
hint-measure-whists = ホイストの見込み
    .short = ホイスト
hint-measure-chips = チップの見込み
    .short = チップ
hint-measure-points = ほかの人との点の差
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
hint-surrenders = 降参は3回目ごとに120点を失うので、1回を40点と数えます。今回は{ $n }回目です
hint-for-all = このテーブルでは誰でもヒントを求められます。
# 第一の選択肢を勧める理由を一文で。
cause-forced = ほかに選択肢はありません。
cause-any = { $of ->
    [1] どのカードでも結果は同じです。
   *[other] { $of }通りの配置すべてで、どのカードでも結果は同じです。
}
    .sampled = 試した{ $of }通りの配置すべてで、どのカードでも結果は同じです。
cause-alike = どれが優れているとも言えません。
cause-give-up-next = どれでも同じです。次に降参するのが最も損が少なくなります。
cause-better = { $worse ->
    [0] { $every ->
        [yes] { $of }通りの配置すべてで{ $than }より良くなります。
       *[no] { $of }通りの配置のうち{ $n }通りで{ $than }より良く、ほかは同じです。
    }
   *[other] { $of }通りの配置のうち{ $n }通りで{ $than }より良く、{ $worse }通りで劣ります。
}
    .sampled = { $worse ->
        [0] { $n ->
            [100] { cause-in-layouts }{ $than }より良くなります。
           *[other] { $of }通りの配置のうち約{ $n }通りで{ $than }より良く、劣ることはほとんどありません。
        }
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
cause-cannot-win = { $than }ではこのトリックを取れません。もっと低いカードで十分です。
cause-too-high = もっと低いカードでもこのトリックを取れます。{ $than }は残しましょう。
cause-unload = { $card }ではこのトリックを取りません。今のうちに手放しましょう。
cause-guard = { $than }は残しましょう。なければ{ $card }が落ちることがあります。
cause-ruffed-if = { $who }に{ $suit }がなければ、{ $than }は切り札で取られます。
cause-beaten = { $who }は{ $than }には勝てますが、{ $card }には勝てません。
    .possible = { $who }は{ $than }には勝ち{ $card }には勝てないカードを持つことがあります。
cause-over-ruff = { $who }は{ $than }より高い切り札を出せます。{ $card }で切りましょう。
cause-take = { $card }ならトリックを取れ、{ $than }では渡します。
    .possible = { $card }で取れるトリックを、{ $than }では失うことがあります。
cause-duck = このトリックは渡しましょう。{ $than }は後でもっと役立ちます。
cause-avoid = { $than }ではトリックを取り、{ $card }では取りません。
    .possible = { $card }なら取らないトリックを、{ $than }では取ることがあります。
cause-cheap = { $than }の後、{ $who }は低いカードで取れます。
cause-draw-first = まず切り札を狩りましょう。相手の切り札がなければ{ $than }でも同じです。
cause-cash = { $who }に{ $suit }がありうるうちに{ $card }を出しましょう。
cause-gives-lead = { $than }では{ $who }にリードを渡します。
    .possible = { $than }では{ $who }にリードを渡すことがあります。
cause-throw-in = { $who }にリードを渡すことを狙いましょう。ほかの人のリードでは得が減ります。
cause-to-partner = { $who }にリードを渡すことを狙いましょう。ほかの人のリードでは得が減ります。
cause-keep-lead = { $card }でリードを保てます。リードがなければ{ $than }と変わりません。
    .possible = { $card }でリードを保てることがあります。リードがなければ{ $than }と変わりません。
cause-runs-into = { $than }は{ $card }に取られます。{ $who }が持つことがあります。
    .known = { $than }は{ $who }の{ $card }に取られます。
cause-partner-has = { $who }に{ $card }がありえます。そこへ出しましょう。
    .known = { $who }に{ $card }があります。そこへ出しましょう。
cause-drive-out = { $card }を追い出しましょう。{ $who }が持つことがあります。
    .known = { $who }の{ $card }を追い出しましょう。
cause-catch = { $card }を狙いましょう。{ $who }が持つことがあります。
    .known = { $who }の{ $card }を狙いましょう。
cause-hole = { $card }を捕まえられます。{ $who }が持つことがあります。
    .known = { $who }の{ $card }を捕まえられます。
cause-can-take = { $card }ならこのトリックを取れることがあり、{ $than }では取れません。
cause-partner-wins = このトリックは{ $who }が取ります。{ $than }は残しましょう。
cause-drives-suit = { $suit }を出し、{ $who }が持ちうる高いカードを追い出しましょう。
cause-hole-in = { $who }は{ $suit }で捕まえられます。
cause-opens = { $than }では{ $suit }を開きます。{ $who }が強いことがあります。
cause-to-strength = { $suit }を出しましょう。{ $who }が強いことがあります。
cause-ruffs = 切り札が決め手です。切り札がなければ{ $than }でも同じです。
cause-trumps-first = まず切り札です。誰も切れなければ{ $than }でも同じです。
cause-trumps-later = { $than }は残しましょう。切り札がなければ、今出しても同じです。
cause-both-beaten = { $card }でも{ $than }でもこのトリックは守れません。{ $than }は残しましょう。
cause-uppercut = { $who }が切れば、上から切るのに高い切り札が要ります。
cause-force = { $card }で{ $who }に切り札を使わせます。
    .possible = { $card }で{ $who }に切り札を使わせることがあります。
cause-goes-down = { $than }ではコントラクトが失敗します。
cause-is-made = { $than }ではコントラクトが達成されます。
cause-is-caught = { $than }ではミゼールが捕まります。
cause-is-clean = { $than }ではミゼールが成功します。
cause-ruffed = { $who }は{ $suit }がなく、{ $than }を切り札で取れます。
cause-draw = まず切り札を狩りましょう。{ $who }は{ $suit }がなく、{ $than }を切り札で取れます。
cause-open = すべてのカードが分かっています。{ $than }では得るものが減ります。
# The layouts of a count, in other messages.
cause-in-layouts = { cause-if-both }{ $exact ->
    [yes] { $of }通りの配置のうち{ $n }通りで
   *[no] { $n ->
        [0] ごくまれな配置でだけ
        [100] ほぼすべての配置で
       *[other] { $every ->
            [yes] 試した{ $of }通りの配置すべてで
           *[no] { $of }通りの配置のうち約{ $n }通りで
        }
    }
}
cause-if-both = { $both ->
    [yes] 2人が守れば
   *[no] {""}
}
cause-makes = { $than }以上のコントラクトは、{ cause-in-layouts }達成できます。
cause-worth = { $than }の見込みはこれより低くなります。
    .whists = { $than }の見込みは約{ $n }ホイスト低くなります。
    .chips = { $than }の見込みは約{ $n }チップ低くなります。
    .points = { $than }の見込みは約{ $n }点低くなります。
# コールや捨て札を支える配置の数。
cause-safer = { cause-in-layouts }達成でき、{ $than }では{ $of }通りのうち{ $worse }通りです。
cause-makes-more = { $contract }は{ cause-in-layouts }達成でき、{ $than }を捨てると{ $of }通りのうち{ $worse }通りです。
cause-higher = { $than }より得で、{ cause-in-layouts }達成できます。
cause-made-if = { $than }は、{ cause-in-layouts }達成できます。
cause-more-tricks = { $worse ->
    [0] { $contract }で{ cause-in-layouts }{ $than }を捨てるよりトリックが多くなります。
   *[other] { $contract }で{ cause-in-layouts }{ $than }を捨てるよりトリックが多く、{ $worse }通りで少なくなります。
}
cause-more-points = { $worse ->
    [0] { cause-in-layouts }{ $than }より点が多くなります。
   *[other] { cause-in-layouts }{ $than }より点が多く、{ $worse }通りで少なくなります。
}
cause-takes = 守備側は、{ cause-in-layouts }{ $tricks }トリック以上取れます。
cause-sure-of = この手札は、{ cause-in-layouts }{ $tricks }トリックが確実です。
cause-gives-less = { $than }では{ $n }点多く渡します。
cause-scores-more = { $card }ならこのトリックで{ $n }点多く取れます。
cause-announces = { $card }でマリッジを宣言できます（{ $n }点）。
cause-gives-up = { $than }ではこのトリックを渡します。
cause-loses-lead = { $than }ではリードを失います。
cause-marriage = { $suit }のマリッジ（{ $n }点）が決め手です。
cause-new-trump = { $suit }を切り札にすることが決め手です。
cause-scores-less = { $than }ではこのトリックで{ $n }点少なくなります。
hint-or = または{ $same }
hint-more = 詳しく
