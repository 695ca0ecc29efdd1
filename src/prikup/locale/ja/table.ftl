### テーブルで言うこと。ゲームだけの質問、役割、発言はそのファイルにある。

table-you = あなた
table-dealer = ディーラー
table-deal = ディール{ $number }
table-deal-of = ディール{ $number }／{ $last }
table-time-left = 残り{ $minutes }分
table-time-over = 時間終了
table-now = 現在
table-talon = タロン
table-no-target = プールなし
table-rules = { $preset }、{ count-changes }
table-declarer = { $who } { $what }
table-trump = 切り札{ $suit }
table-needs = { $taken } / { $needs }トリック
table-against = ディフェンス側のノルマ{ $n }
table-no-trick = 1トリックも取らない
table-few = できるだけ少なく取る
table-takes = 獲得
table-rests = あなたはディーラーで休み
table-plays-yours = { $who }があなたのカードをプレイします
table-plays-for = { $who }のカードをプレイします
table-follow = { $suit }をフォロー
table-shown = このうち{ count-cards }
table-redealt = 配り直し
table-gives = { $who }にカードを渡す
table-nothing = 何も書かれません。
table-written = ディール{ $number }を書きました
table-settled = 対局は終わりました
table-last-trick = 前のトリック
table-no-last-trick = まだトリックがありません
table-no-talon = タロンはまだ公開されていません
table-undone = 直前の決定を取り消しました。

## 誰の番か：読む人と、ほかの人

ask-bid = あなたの番です
    .theirs = { $who }の番
ask-discard = 捨てるカードを2枚選んでください
    .theirs = { $who }の捨て札待ち
ask-name = コントラクトを宣言してください
    .theirs = { $who }の宣言待ち
ask-defend = あなたの番です：ホイストか、パスか？
    .theirs = { $who }：ホイストかパス
ask-play = あなたの番です
    .theirs = { $who }の番
ask-lead = あなたのリードです
ask-answer = { $who }の提案：{ $offer }。承諾しますか？
    .theirs = { $who }の返答待ち
ask-look = 手札を見るか、ブラインドでビッドするか？
ask-mode = オープンか、クローズドか？
ask-dealer = 二人の手でホイストするか、パスするか？
ask-give = ほかの人に1枚ずつ渡してください
    .theirs = { $who }がカードを渡す番

## 役割

role-declarer = ディクレアラー
role-defender = ディフェンダー
role-whister = ホイスト
role-passer = パス
role-half = ハーフ

## 発言と行動、テーブルが伝え、または選択肢として示すとき

table-call-concede = 放棄する
table-call-throw = 投げ返す
table-call-keep = 点を与えない
table-call-start = 対局開始
table-call-draw = 引いたカード
table-call-deals = 最初に配る
table-call-discard = 2枚捨てる
table-call-take = タロンを取る
table-call-claim = 提案
table-call-lay = 手札を公開して提案
