### ブラウザーのテーブルでのロシアのサウザンド。

thousand-size-target = { $value }点まで
thousand-column-score = 得点
thousand-talon-closed = タロン、裏向き
thousand-mark-barrel = 樽の上、{ $n }ディール経過
thousand-mark-bolts = ボルト{ $n }

thousand-turn-look = 手札を見るか、[blind|ブラインド]でビッドするか？
thousand-turn-name = ビッド以上の目標を宣言してください
    .theirs = { $who }の目標待ち
thousand-turn-trump = [trump|切り札]を宣言してください
    .theirs = { $who }の切り札待ち

thousand-sure-surrender = 降参しますか？
thousand-note-redeal = 手札に権利があります
thousand-note-pass = プレイする
thousand-note-talon-1 = 裏向き
thousand-note-talon-2 = 裏向き
thousand-announce = { $what }を宣言
    .short = 宣言

thousand-redeal-bottom_nine = 一番下が9でした
thousand-redeal-talon_nines = タロンに9がありました
thousand-redeal-talon_points = タロンの点が少なすぎました
thousand-redeal-hand_nines = 手札に9がありました
thousand-redeal-hand_points = 手札の点が少なすぎました

thousand-outcome-undeclared = ディールは終わりました。
thousand-summary-settle = 最終得点へ
thousand-entry-surrenders = { $me ->
    [who] あなたの降参{ SIGNED($amount) }
   *[none] { $who }の降参{ SIGNED($amount) }
}
thousand-entry-barrel = { $me ->
    [who] あなたの樽のディール{ SIGNED($amount) }
   *[none] { $who }の樽のディール{ SIGNED($amount) }
}
thousand-column-bolts = ボルト
thousand-column-barrel = 樽
thousand-column-falls = 転落
thousand-column-surrenders = 降参
thousand-cause-made = 目標達成
thousand-cause-failed = 目標に届かず
thousand-cause-cards = カードの点
thousand-cause-marriages = マリッジ
thousand-cause-surrender = 降参
thousand-cause-surrender_cost = 降参
thousand-cause-talon = タロンの点
thousand-cause-talon_bonus = タロンにマリッジなし
thousand-cause-talon_marriages = タロンのマリッジ
thousand-cause-talon_aces = タロンのエース
thousand-cause-bolts = ボルト
thousand-cause-bolt = ボルト1つ
thousand-cause-bolts_cleared = ボルトが0に
thousand-cause-surrenders = 3回目の降参
thousand-cause-redeals = 配り直し3回
thousand-cause-bottom_nines = 一番下の9が3回
thousand-cause-dump_truck = ダンプカー
thousand-cause-barrel_up = 樽に乗る
thousand-cause-barrel_deal = 樽の上の1ディール
thousand-cause-barrel_stop = 樽で止まる
thousand-cause-barrel_won = 樽から勝つ
thousand-cause-barrel_lost = 樽から降りる
thousand-cause-barrel_fall = 樽から落ちる
thousand-cause-barrel_pushed = 樽から落とされる
thousand-cause-barrel_reset = 3回目の転落

thousand-coach-auction = 取れる点をビッドしましょう。120に手札のマリッジを加えた点までです。
thousand-coach-look = 手札を見る前のビッドは、勝っても負けても2倍です。
thousand-coach-discard = 最も役に立たない2枚を捨てましょう。
thousand-coach-give = 役に立たないカードを、相手に1枚ずつ渡しましょう。ほかの人には見えません。
thousand-coach-name = 達成できる目標を、ビッド以上で宣言します。降参するとほかの人が得点します。
thousand-coach-trump = このディールの[trump|切り札]のスートを宣言します。
thousand-coach-declarer = [trick|トリック]の後、同じスートのKかQをリードするとマリッジ。点が入り、[trump|切り札]になります。
thousand-coach-named = [trick|トリック]の後、同じスートのKかQをリードするとマリッジの点が入ります。
thousand-coach-against = 点を取りましょう：A 11、10は10、K 4、Q 3、J 2。フォローし、なければ[ruff|切り札]を。

thousand-keys-1 = ビッド：上げる、下げる、言う
    .keys = +  −  B
thousand-keys-2 = 選んだカード：左へ、右へ、向かいへ
    .keys = L  R  O
thousand-keys-3 = 次のカードで宣言
    .keys = Shift + 1
thousand-keys-4 = 切り札を宣言
    .keys = S  C  D  H
thousand-keys-5 = 配り直しを求める
    .keys = R
thousand-keys-6 = 一つ目か二つ目のタロンを取る
    .keys = 1  2
thousand-keys-7 = 降参：2回押す
    .keys = Z
