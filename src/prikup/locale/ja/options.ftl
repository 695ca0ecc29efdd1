### オプション全般：スイッチの言葉、いくつかのゲームに共通の章、ルールのほかにテーブルで決めること。

option-switch =
    .v-yes = あり
    .v-no = なし

section-match = 対局
section-dealing = 配り方
section-bidding = ビッド
section-scoring = 得点
section-rules = ルール

## ルールのほかにテーブルで決めること

table-option-tempo = ボットの速さ
    .meaning = ボットがどのくらいの速さで動くか。間合いから何も分からないゆっくり・ふつう・速いか、すぐにか。
    .v-slow = ゆっくり
    .v-human = ふつう
    .v-fast = 速い
    .v-instant = すぐに
table-option-away_seconds = 離席者を待つ時間
    .meaning = 離席してから何秒で、待つかボットに代えるかをほかの人が選べるか。
table-option-undo = 元に戻す
    .meaning = 全員が同意し、その後に伏せたカードが見えていなければ、決定を元に戻せるか。
table-option-watchers = 観戦
    .meaning = プレイしない人が観戦できるか。見えるのは、全プレイヤーに見えるものだけです。
table-option-hints = ヒント
    .meaning = ヒントを求められる人。ボットだけを相手にする人、全員、またはなし。
    .v-bots = ボットが相手のとき
    .v-all = 全員
    .v-none = なし
table-option-changes = ルールを変更できる人
    .meaning = 対局前にテーブルのルールと設定を変更できる人。オーナーだけ、または着席している全員。
    .v-owner = オーナー
    .v-all = 着席している全員
table-option-decision_seconds = 1手の持ち時間
    .meaning = 1つの判断に使える時間。ディールごとにその2倍の予備がある。切れるとプレイヤーが戻るまでボットが打つ。
    .v-0 = 制限なし
    .v-15 = 15 秒
    .v-30 = 30 秒
    .v-60 = 60 秒

## ディール数か時間による対局の終わり。どのゲームにもあります

option-end_deals = ディール数
    .meaning = 遅くとも何ディールで対局が終わるか。配り直したディールは数えません。
    .v-none = 制限なし
option-end_minutes = プレイ時間（分）
    .meaning = 最初のディールから遅くとも何分で対局が終わるか。
    .v-none = 制限なし
option-end_clock_action = 時間が来たとき
    .meaning = 時間が来たらどうするか。そのときのディールが最後になるか、全員がもう一度ずつ配る最後の一周をします。
    .v-current_deal = そのディールが最後
    .v-final_lap = もう一周
option-end_whole_rounds = 周の終わりまで
    .meaning = 全員が同じ回数だけ配ったときにだけ対局が終わるか。

## オプションの値

option-number = { $low }から{ $high }
option-list = { $values }のリスト
option-table = { $keys }のそれぞれに{ $values }の一つ
option-or-unset = { $values }、または{ $unset }
