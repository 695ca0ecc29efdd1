### ブラウザーのテーブルでのロシアのプレフェランス。

preferans-size-target = プール{ $value }
    .title = プール
    .note = 10なら短い対局、20なら長い対局
preferans-badge-undeclared = 全員パス
    .note = [all_pass|できるだけ少なく取る]
preferans-badge-plays-misere = { $me ->
    [who] あなたの[misere|ミゼール]
   *[none] { $who }の[misere|ミゼール]
}
preferans-column-pool = プール
preferans-column-hill = 山
preferans-column-whists = ホイスト

preferans-turn-defend = あなたの番です：[whist|ホイスト]しますか？
    .theirs = { $who }：ホイストかパス
preferans-turn-dealer_whist = 休み：[whist|ホイスト]しますか？
    .theirs = { $who }：ホイストかパス
preferans-turn-open = [open_play|オープン]か[closed_play|クローズド]か？
    .theirs = { $who }：オープンかクローズド
preferans-turn-dummy = パスした人を[dummy|ダミー]にしますか？
    .theirs = { $who }：オープンかクローズド
preferans-turn-look = 手札を見るか、[blind|ブラインド]でビッドするか？
preferans-turn-aid = プールが満ちました：[aid|点]を誰に？
    .theirs = { $who }の援助待ち

preferans-label-concede = { $n ->
    [2] 2つ足りず
   *[other] 3つ足りず
}
preferans-label-dummy-open = その手札を公開
preferans-panel-open-dummy = ダミーを公開
preferans-sure-concede = 放棄しますか？
preferans-sure-throw = タロンなしでプレイしますか？

## 返答の得失を一行ずつ：言葉と、そこにある数によって

preferans-note-pass = 降りる
preferans-note-look = 通常のビッド
preferans-note-blind = 6に当たり、上回るのは7から
preferans-note-open = 二人分の手札をプレイ
    .dummy = { $who }の分もプレイ
preferans-note-closed = それぞれ自分の手札で
preferans-note-half-whists = ホイスト{ SIGNED($whists) }
    プレイなし
preferans-note-whist-each = 1トリック{ SIGNED($each) }
    損なし
preferans-note-whist-each-tricks = 必要{ $tricks }、1つ{ SIGNED($each) }
preferans-note-whist-each-missing-tricks = 必要{ $tricks }、1つ{ SIGNED($each) }
    不足：山{ SIGNED($missing) }

## 記録

preferans-log-throw = タロンを投げ返す
preferans-log-keep = 点を与えず、点は失われる
preferans-log-concede = 放棄
preferans-log-aid = { $me ->
    [on] あなたに{ count-points }を与える
   *[none] { $on }に{ count-points }を与える
}

## ディールで書かれたこと、その理由

preferans-outcome-undeclared = 全員パス。
preferans-entry-whists = { $me ->
    [who] あなたが{ $on }に対して{ preferans-whists }を書く
    [on] { $who }があなたに対して{ preferans-whists }を書く
   *[none] { $who }が{ $on }に対して{ preferans-whists }を書く
}
preferans-whists = { $amount }ホイスト
preferans-cause-remiz = [remiz|アンダートリック]
preferans-cause-undertrick = [undertrick|ホイストの不足]
preferans-cause-aid = [aid|アメリカ式援助]
preferans-cause-overflow = プールの超過
preferans-cause-whist = [whists|ホイスト]
preferans-cause-half_whist = [half_whist|ハーフホイスト]
preferans-cause-consolation = [consolation|コンソレーション]
preferans-cause-raspasy = [all_pass|全員パス]
preferans-cause-raspasy_zero = [all_pass|全員パスで0トリック]
preferans-cause-raspasy_dealer = [all_pass|全員パス、ディーラー]
preferans-cause-misere_made = [misere|ミゼール達成]
preferans-cause-misere_caught = [misere|ミゼール失敗]
preferans-cause-concede = [without_three|放棄]
preferans-cause-misdeal = ミスディール
preferans-cause-talon_throw = タロンの投げ返し
preferans-cause-talon_bonus = タロンのボーナス

## 与える点

preferans-give-title = 与える点
preferans-give-room = あと{ $n }
preferans-give-less = 1点減らす
preferans-give-more = 1点増やす
preferans-give-writes = { $who }：プール{ SIGNED($n) }。あなたが{ $who }に対して{ preferans-whists }を書きます。
preferans-give-keep = 与えない：{ count-points }を失う
preferans-give = 与える

## 各場面の説明

preferans-coach-auction = 取れそうな[trick|トリック]数を[bid|ビッド]。最高の人が[talon|タロン]を得て、一人で二人と戦います。
preferans-coach-others = 最高の[bid|ビッド]の人が[talon|タロン]を得て、一人で二人と戦います。全員パスなら、誰もトリックを欲しがりません。
preferans-coach-discard = [talon|タロン]の2枚はあなたのものです。最も役に立たない2枚を捨てましょう。
preferans-coach-name = ビッドした分以上を宣言します。[trick|トリック]が足りないと高くつきます。
preferans-coach-whist = ノルマを取れそうなら[whist|ホイスト]。[pass|パス]なら損はありません。
preferans-coach-open = オープン：二人の手札を公開し、あなたがプレイします。クローズド：それぞれ自分の手札で。
preferans-coach-declarer = 宣言した数以上を取りましょう。フォローし、リードのスートがなければ[trump|切り札]を出します。
preferans-coach-defend = できるだけ多く取りましょう。フォローし、リードのスートがなければ[trump|切り札]を出します。
preferans-coach-declarer_nt = 宣言した数以上を取りましょう。切り札はなく、リードのスートの最も高いカードが勝ちます。
preferans-coach-defend_nt = できるだけ多く取りましょう。切り札はなく、リードのスートの最も高いカードが勝ちます。
preferans-coach-passer_open = あなたの手札は公開され、[whister|ホイスター]がプレイします。
preferans-coach-passer = 降りたので、ディールが終わるまですることはありません。
preferans-coach-misere = [misere|ミゼール]：1トリックも取らないこと。できるだけ人のカードより下を出しましょう。
preferans-coach-catch = ミゼールを[catch|捕まえ]、ディクレアラーにトリックを取らせましょう。ディフェンダーの手札は公開です。
preferans-coach-catch_shown = ミゼールを[catch|捕まえ]、トリックを取らせましょう。見せたカードのうち2枚は捨て札です。
preferans-coach-all_pass = [all_pass|全員パス]：全員が敵同士です。取るたびに失点なので、[trick|トリック]は少なく。
preferans-coach-answer = どのみちそうなるなら承諾を。一人でも断れば、プレイは続きます。
preferans-coach-rest = 4人のときディーラーは[resting|休み]です。公開されたものは見えます。
preferans-coach-blind = [blind|ブラインド]は手札を見る前のビッド。6に当たり、上回れるのは7からです。
preferans-coach-dummy = [dummy|ダミー]：パスした人の手札もあなたがプレイします。クローズド：それぞれ自分の手札で。
preferans-coach-dealer_whist = [whist|ホイスト]すると公開された二人の手札をプレイします。トリックは得点、不足の損はなし。
preferans-coach-aid = 与えた点は相手のプールへ。あなたはその人に対して1点につき10[whists|ホイスト]を書きます。

## キー

preferans-keys-1 = ミゼール、次にタロンなしのゲーム
    .keys = M
preferans-keys-2 = 手札を見る前：見るか、ブラインド
    .keys = L  B
preferans-keys-3 = 放棄、タロンの投げ返し：2回押す
    .keys = X  Z
preferans-keys-4 = オークションで数字なし：ホールド、ホイストのとき：ハーフ
    .keys = H
preferans-keys-5 = ホイスト
    .keys = W
preferans-keys-6 = オープンかクローズド。Oは尋ねられる前でも公開
    .keys = O  C
preferans-keys-7 = 与える点：増やす、減らす、与える、与えない
    .keys = +  −  G  K
