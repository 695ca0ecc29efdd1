### 終わったディールの検討。それぞれの判断が何を失ったか、何が運だったか。ブラウザーとコマンドラインで使う。

review-title = 検討
review-deal = ディール{ $number }
review-figures = { $best }の方が、100通り中{ $share }通りで良く、平均{ $amount }の差です。
review-better = 分かり得たことに合う100通りの配置のうち{ $share }通りで、{ $best }は{ $played }より良く、平均{ $amount }の差があります
review-amount-whists = { $n }ホイスト
review-amount-chips = { $n }チップ
review-amount-points = { $n }点
review-verdict-ok = ミスなし
review-verdict-mistake = ミス
review-verdict-blunder = 大きなミス
review-verdict-forced = 選択の余地なし
review-known = 分かり得たことから
review-open = 全カード公開で
review-open-lost = 実際の配置では{ $amount }を失いました。
review-open-none = 実際の配置では何も失いませんでした。
review-unjudged = 検討できるものがありません。分かっているのは結果だけで、発言もカードもありません
review-unjudged-deals = 結果しか分からないため検討していないディール：{ $deals }
review-none = ミスは見つかりませんでした
review-count = { $n ->
   *[other] ミス{ $n }回
}
review-luck = 運
review-skill = 腕
review-own = そのうち自分の判断
review-result = 結果
review-adds = 運と腕の和が結果になります（卓の平均との差で数えます）。運はカードが変えた分、腕は判断が変えた分で、決まったボットが続きをプレイしたらどうなるかで測ります。
review-less = 一手戻る
review-more = 一手進む
review-next = 次のミス
review-try = { $me ->
    [who] あなたの番です。今ならどうしますか？
   *[none] { $who }の番です。あなたならどうしますか？
}
review-answer = 答えを見る
review-hands = 手札を開く
    .close = 手札を伏せる
review-asked = プレイヤーに見えていたものだけが見えます。カードか発言を押して答えてください。
review-yours = あなたの選択：{ $what }
    .best = あなたの選択：{ $what }。正解です。
    .lost = あなたの選択：{ $what }。{ $amount }の損です。
review-best = 最善
review-equal = 同じ価値
review-lost = −{ $n }
review-paste = 記録のテキストを貼り付ける
review-start = 検討する
review-about = すべての発言とカードを、本人が知り得たことで評価し、実際の配置での最善と並べて示します。
review-thinking = ディールを検討中…
review-all = 全ディール
review-seat = 視点
review-kept = 自分のミスは詰め問題にあります
review-not-stored = 自分のミスを詰め問題に保存できませんでした。このブラウザーに空きがないか、このページでは何も保存できません。
review-plot = ディールごとの運と腕
