### スコアをつけるページ。

score-title = スコアシート
score-lead = 実際のカードで遊ぶときに。ディールごとに入力すると、数字が計算され、説明されます。
score-kept = この端末に保存
score-fresh = 新しいシート
score-open-file = 記録を開く
score-away-file = 接続がありません。記録のテキストは、サーバーが応答すると読み込まれます。
score-bad-file = { $name }は入力されたディールの記録ではありません。
score-sheets = シート
score-deal-count = { $n }ディール
score-remove = 削除
score-remove-sure = 完全に削除しますか？
score-player = プレイヤー{ $n }
score-twice = 同じ名前のプレイヤーが二人います。
score-own = 独自のルール
score-as-before = 前回と同じ
score-own-note = プリセットと、それと違うところを書きます。例：「{ $text }」
score-first-dealer = 最初に配る人
score-begin = 始める
score-missing = そのようなシートはこの端末にありません。
score-not-kept = このブラウザーではページに何も保存できません。閉じる前に、シートを印刷するか保存してください。
score-away = 接続がありません。入力はここに残ります。数字はサーバーが応答すると書かれます。
score-away-watch = 接続がありません。シートは前に見たままです。
score-undo = 元に戻す
score-redo = やり直す
score-stale = ディール{ $n }の後のシートです。残りはこの後に書かれます。

## ディールの入力

entry-deal = ディール{ $n }
    .of = ディール{ $n }／{ $last }
entry-deals = ディーラー：{ $who }
entry-rests = ディーラー（休み）：{ $who }
entry-correct = ディール{ $n }の訂正
entry-insert = ディール{ $n }の前に入れるディール
entry-who = 誰がプレイしますか？
entry-what = { $who }は何をプレイしますか？
entry-defence = ディフェンダーは何と言いましたか？
entry-tricks = { $who }のトリック
entry-talon = タロンのカード
entry-talon-note = ディーラーに何か付くなら、2枚
entry-ready = 書きますか？
entry-minutes = プレイした分数
    .of = ／{ $minutes }
    .why = これまでにプレイした分数。{ $minutes }に達したディールの後に対局が終わります
entry-write = 書く
entry-written = 書きました：{ $title }
entry-write-first = 先に答えてください：{ $question }
entry-left = { $n ->
    [0] トリックはもう残っていません
   *[other] 残りは{ $n }トリックだけです
}
entry-least = { $n }以上です。ほかの人では残りを取りきれません
entry-cancel = キャンセル
entry-back-to = 変更：{ $what }
entry-taken = { $n }獲得
entry-over = 対局は終わりました。
entry-ended = 対局は合意で終わりました。
entry-no-form = ディールの入力は、サーバーが応答してからできます。
entry-points = カードの点
entry-of-all = { $n } / { $all }
entry-other-bid = ほかのビッド
entry-take = 決定
entry-lacks = 未入力：{ $what }

## 書かれたディール

deals-title = ディール
deals-empty = まだ何も書かれていません。
deals-follow = 数字は後で書かれます
deals-waits = 上のディールが直るのを待っています
deals-tap = ディールをタップすると訂正や削除ができます。
deals-edit = 訂正
deals-insert = 前にディールを入れる
deals-remove = 削除
deals-open = ディール{ $n }：訂正、削除
deals-mend = ディール{ $n }を訂正

## プレイヤーが与える点

aid-title = 援助
aid-write = 点を与える
aid-left = 残り{ $n }
aid-to = { $who }へ
aid-less = { $who }への点を1減らす
aid-more = { $who }への点を1増やす

## 精算

end-title = 精算
end-so-far = 今終わった場合
end-end = 対局をここで終える
end-go-on = やはり続ける
end-pays = 支払い
end-even = 誰にも支払いはありません。
end-steps = 計算の流れ

## 印刷、ファイル、リンク

share-title = 印刷・保存・共有
share-print = 印刷・PDF
share-svg = 画像（SVG）
share-png = 画像（PNG）
share-record = 記録
share-watch = ほかの人に見せる
share-link = このリンクを持つ人は、書かれていくシートを見られます：
share-withdraw = 共有をやめる
share-withdraw-sure = 共有をやめますか？
share-copy = リンクをコピー
share-no-png = このブラウザーでは画像を作れませんでした。

watch-title = 進行中のスコアシート
watch-missing = そのようなシートはありません。
watch-withdrawn = このシートの共有は終わりました。
