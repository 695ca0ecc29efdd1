### ブラウザーのテーブルでのギリシャのプレファ。

prefa-size-start_pot = ポット{ $value }
    .title = ポット
    .note = 各自の最初の大きさ。10なら短い対局
prefa-badge-undeclared = 全員パス
    .note = できるだけ少なく取る
prefa-column-pot = ポット
prefa-column-till = 共通
prefa-talon-closed = キティ、裏向きの2枚
prefa-table-talon = キティ
prefa-seat-rests = 休み

prefa-turn-defend = 守りますか？
    .theirs = { $who }：守るか降りるか
prefa-turn-along = もう一人を連れていきますか？
prefa-turn-decide = 一人でか、一緒にか？

prefa-sure-concede = 放棄しますか？
prefa-note-out = プレイしない
prefa-note-each-tricks = 義務{ $tricks }、1つ{ SIGNED($each) }
prefa-note-each-missing-tricks = 義務{ $tricks }、1つ{ SIGNED($each) }
    1つ不足−{ $missing }

prefa-log-take = キティを取る

prefa-outcome-undeclared = 全員パス。
prefa-entry-chips = { $me ->
    [who] { $on }があなたに{ prefa-chips }支払う
    [on] あなたが{ $who }に{ prefa-chips }支払う
   *[none] { $on }が{ $who }に{ prefa-chips }支払う
}
prefa-chips = { $amount }チップ
prefa-cause-made = コントラクト達成
prefa-cause-failed = コントラクト失敗
prefa-cause-overflow = ほかのポットから
prefa-cause-trick = トリック
prefa-cause-short = トリック不足
prefa-cause-partner = もう一人へ
prefa-cause-aces = エース4枚
prefa-cause-polles = 全員パス

prefa-coach-auction = 最高の[bid|ビッド]の人が一人でプレイします。席順が先の人は「同じ」、後の人は一段上です。
prefa-coach-auction_rounds = [bid|ビッド]は一段ずつ。四つ目の発言からは「同じ」と言って保てます。
prefa-coach-discard = キティの2枚はあなたのものです。誰も見ていません。2枚を捨てましょう。
prefa-coach-name = ビッドした分以上を宣言します。[trick|トリック]が足りないとポットが増え、チップを払います。
prefa-coach-defend = 守ると義務の[trick|トリック]があり、取るたびに得をします。降りると損はありません。
prefa-coach-declarer = 宣言した数以上を取りましょう。フォローし、リードのスートがなければ[trump|切り札]を出します。
prefa-coach-against = 義務のトリックを取りましょう。フォローし、リードのスートがなければ[trump|切り札]を出します。
prefa-coach-dropped = 降りたので、ディールが終わるまで手札は伏せたままです。
prefa-coach-all_pass = [trump|切り札]なしで、全員が敵同士です。最少の人を超えた[trick|トリック]の分、ポットが増えます。
prefa-coach-rest = 4人のときディーラーは[resting|休み]です。

prefa-keys-1 = 守るか降りるか
    .keys = I  O
prefa-keys-2 = 一人でか、もう一人を連れていくか
    .keys = A  B
prefa-keys-3 = 同じ：最高のビッドを繰り返す
    .keys = H
prefa-keys-4 = エース4枚を宣言
    .keys = A
prefa-keys-5 = 残ったら
    .keys = R
prefa-keys-6 = 放棄：2回押す
    .keys = Z
