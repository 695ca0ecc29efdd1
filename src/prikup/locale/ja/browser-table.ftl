### テーブルのページ。どのテーブルでも尋ね、伝えることはtable.ftlに、ゲームごとの言い方はそのファイルにある。
### スートの印は絵で描かれる。[talon|言葉]は用語集が説明する言葉。

felt-guest = ゲスト
you-initial = 私
dealer-sign = D
seat-empty = 空席
seat-watcher = 観戦中
seat-away = { $n ->
    [0] 離席中
   *[other] { $n }秒・離席中
}
seat-substitute = ボットが代行
seat-rests = 休み
seat-open = 手札公開
seat-plays-open = { $me ->
    [who] あなたがプレイ
    [on] { $who }がプレイ
   *[none] { $who }がプレイ
}
seat-shown = 公開、うち2枚は捨て札
bot = ボット
bot-level-beginner = 初心者
    .about = エースと長いスートでビッドし、何も数えません。ほかのボットには負けます。
bot-level-rules = 経験者
    .about = 経験則でプレイし、ミゼールを捕まえ、終盤を読み切ります。
bot-level-search = 読み手
    .about = ありうる20通りの配りで、カードを1枚ずつ試します。わずかな差ですが、ここでは最強です。
bot-level-random = でたらめ

no-trump = NT
watchers = 観戦{ $n }人
badge-undeclared = ディクレアラーなし
badge-plays = { $me ->
    [who] あなたの{ $what }
   *[none] { $who }の{ $what }
}
badge-taken = { $left ->
    [0] { $n }獲得・達成・相手{ $defence }
   *[other] { $n }獲得・あと{ $left }・相手{ $defence }
}
badge-tricks = { $n }獲得・相手{ $defence }
badge-none = { $n ->
    [0] まだ0トリック
   *[other] 失敗：{ $n }獲得
}
    .over = { $n ->
        [0] 0トリックで達成
       *[other] 失敗：{ $n }獲得
    }
badge-points = { $n } / { $all }点
badge-doubled = { $n }倍

rest-hurry = ディールの最後まで
rest-line = { $me ->
    [who] あなたはディーラーで休みです。ほかの3人がプレイします
   *[none] { $who }はディーラーで休みです
}
talon-led = { $me ->
    [who] あなたがリード
   *[none] { $who }がリード
}
talon-of = { $me ->
    [who] あなたへ
   *[none] { $who }へ
}
talon-closed = タロン、裏向きの2枚
talon-thrown = 投げ返されました
talon-card-of = { $who }、タロンのカード
card-new = 新
card-winning = 勝ち
draw-title = 抽選
draw-won = 最初のディーラー
card-legal = 出せます
card-illegal = 今は出せません
card-chosen = 選択中
trick-none = まだトリックがありません。
trick-no = { $me ->
    [who] 第{ $n }トリック、あなたのリード。見直せるのは前のトリックだけです。
   *[none] 第{ $n }トリック、{ $who }のリード。見直せるのは前のトリックだけです。
}
redeal = 配り直し
    .why = 配り直し：{ $why }

## ボタンと見出し

felt-claim = クレーム
felt-sheet = スコアシート
felt-menu = メニュー
felt-say = 発言する
felt-say-label = テーブルへの発言
felt-undo = 元に戻す
felt-undo-over = ディールは終わりました。
felt-keys = キー
felt-calls = オークション
felt-tricks = トリック
felt-score = { $n ->
    [0] 得点
   *[other] { $n }ディール後の得点
}
felt-log = 経過
felt-result = 結果
felt-why = できない理由
felt-coach-off = 説明を消す
felt-talk = チャット
felt-talk-none = まだ発言はありません。
phrase-hello = こんにちは
phrase-luck = 幸運を
phrase-well_played = お見事
phrase-thanks = ありがとう
phrase-sorry = すみません
phrase-moment = 少々お待ちください
phrase-good_match = いい対局でした
phrase-goodbye = さようなら
phrases-title = 定型文
chat-off = ここで出会った人は、全員が許可したときだけチャットできます（{ $of }人中{ $n }人が許可）。
chat-deal = ディール中はチャットできません。
chat-allow = チャットを許可
chat-forbid = チャットをやめる
players-title = ほかのプレイヤー
players-mute = { $who }をミュート
players-unmute = { $who }のミュートを解除
players-block = { $who }をブロック
players-unblock = { $who }のブロックを解除
players-block-about = 相手には知らされません。「テーブルを探す」で同席せず、相手の発言は見えず、相手はあなたのテーブルに座れません。
report-open = { $who }を通報
report-lead = 通報は運営者が読みます。対局の記録とチャットは保存されます。
report-reason = 理由
report-words = 暴言
report-cheating = 不正
report-leaving = 離席・遅延
report-other = その他
report-text = 何がありましたか
report-send = 通報する
report-sent = 通報しました。
felt-talk-new = 新着{ $n }
felt-leave = 退席
felt-leave-sure = 退席しますか？席はボットか友だちが引き継げます。
felt-credits = 絵札の図柄：SVG-cards、LGPL
felt-proof = シャッフルを検証

## 得点の列

column-score = 得点
column-points = 点
column-chips = チップ
column-pot = ポット

## 起きたこと、ほかの人と読む人

log-draw = { $what }を引く
log-deals = 最初に配る
log-look = 手札を見る
log-take = タロンを取る
log-show = { $what }を見せる
log-discard = 2枚捨てる
log-give = { $me ->
    [on] あなたにカードを渡す
   *[none] { $on }にカードを渡す
}
log-trick = トリックを取る
log-name = { $what }を宣言
log-claim = { $what }を提案
log-lay = 手札を公開し、{ $what }を提案
log-yes = 承諾
log-no = 続行
log-withdraw = 提案を取り下げ
log-back = 復帰
log-leave = 退席
log-away = 離席
log-unopened = シードが公開されず、それなしで配りました
log-wait = 待つ
log-bot = 離席、ボットが代行
log-late = 時間切れ、ボットが代行
log-start = 対局開始
log-rules = ルールを変更
log-undo = 元に戻す
log-ask-undo = 元に戻したい
log-yes-undo = 元に戻すことに同意
log-no-undo = 元に戻すことを拒否
log-withdraw-undo = 元に戻す依頼を取り下げ
log-end = 合意により対局を終了
log-time = 時間になりました
log-full = このテーブルで行えるディールはすべて終わりました。精算します
log-closed = トーナメントが終わりました。対局は今の時点で精算されます
log-ask-end = 対局を終えたい
log-yes-end = 終了に同意
log-no-end = 続けたい
log-withdraw-end = 終了の依頼を取り下げ
log-took = { $me ->
    [who] あなたのトリック
   *[none] { $who }のトリック
}

## 今すべきことを言う行

turn-bid-from = あなたの番です：{ $bid }以上か[pass|パス]
turn-bid-only = あなたの番です：{ $bid }か[pass|パス]
turn-bid-must = { $bid }をビッドしなければなりません
turn-bid-least = { $bid }以上をビッドしなければなりません
turn-sure = { $what }？もう一度押してください。
turn-discard = { $n ->
    [0] 2枚選んで[discard|捨て札]に
    [1] [discard|捨て札]をあと1枚
   *[other] この2枚を捨てますか？
}
turn-name = [contract|コントラクト]を宣言してください
turn-give = 渡すカードを選んでください
turn-play = あなたの番です：どのカードでも
turn-lead = あなたの[lead|リード]です
turn-follow = あなたの番です：{ $suit }を[follow|フォロー]
turn-ruff = あなたの番です：[trump|切り札]{ $suit }を出す
turn-for-lead = { $who }の手札：リード
turn-for-follow = { $who }の手札：{ $suit }をフォロー
turn-for-any = { $who }の手札：どれでも
turn-rest = 休み・{ $line }
turn-out = 降り・{ $line }
turn-theirs-for = { $me ->
    [on] { $who }の番（あなたの手札）
   *[none] { $who }の番（{ $on }の手札）
}
turn-seating = { $n ->
    [0] 全員そろいました
   *[other] あと{ $n }人待っています
}
turn-dealing = カードを配っています
turn-next = ディールを書きました
turn-finished = 対局は終わりました
turn-connecting = テーブルに接続しています
turn-lost = 接続が切れました。再接続中…
turn-touch = タップで次へ

## 答えられること

panel-bids = ビッド
panel-contracts = コントラクト
panel-answers = 返答
panel-discard = この2枚を捨てる
panel-discard-need = 2枚選んでください
panel-discard-hint = 新しいカードに印があります
panel-open = 手札を公開
panel-give-to = { $who }へ
panel-give-need = カードを選んでください
panel-less = 下げる
panel-more = 上げる
panel-say = { $what }と言う
panel-play = { $what }を宣言

claim-title = 残りのクレーム
claim-take = 自分が取る
claim-of = { $n ->
   *[other] 残り{ $n }トリックのうち
}
claim-split = ほかの人が取る
claim-less = 1トリック減らす
claim-more = 1トリック増やす
claim-lay = 手札を公開する
claim-offer = 提案
claim-none = クレームはトリックの始めにできます。
claim-offered = { $who }の提案：{ $parts }
claim-you-offered = 提案：{ $parts }。返答待ちです。
claim-accept = 承諾
claim-play-on = 続行
claim-withdraw = 取り下げ

consent-undo = { $me ->
    [who] 直前の行動を元に戻したいと伝えました
   *[none] { $who }が直前の行動を元に戻したいそうです
}
consent-end = { $me ->
    [who] 今ここで対局を終えたいと伝えました
   *[none] { $who }が今ここで対局を終えて精算したいそうです
}
consent-allow = 承諾
consent-refuse = 拒否
consent-ask-end = 合意して対局を終える
consent-end-sure = 終了しますか？このディールは数えません。

absent-line = { $who }は離席中です。待ちますか、ボットに代わりますか？
absent-wait = 待つ
absent-bot = ボットに代わる
late-line = 時間切れのため、ボットが代わりに打っています。
late-back = 戻りました
seat-time = { $who }：残り{ $n }秒
seat-time-reserve = { $who }：予備の残り{ $n }秒

## 最初のディールの前

seating-title = テーブルができました
seating-share = このリンクを友だちに送ってください
seating-local = このリンクはこのコンピューターでしか使えません。同じネットワークの友だちには、そのアドレスが必要です。--host 0.0.0.0を付けて起動し、表示される2番目のアドレスを開いてください
seating-copy = リンクをコピー
seating-sit = 着席
seating-add-bot = ボットを座らせる
seating-private = このテーブルはリンクを知っている人だけが見つけられます。
seating-open = だれでも座れるようにする
seating-listed = だれでも座れます。公開テーブルの一覧に載って{ $time }たちました。
seating-watched = この対局は公開テーブルの一覧にあり、だれでも観戦できます。
seating-fills = { $time }後に空席へボットが座ります。
seating-fills-now = 空席にボットが座ります。
seating-close = テーブルを非公開にする
seating-wait = 空席にボット
seating-wait-0 = 座らせない
seating-wait-30 = 30秒後
seating-wait-60 = 1分後
seating-wait-180 = 3分後
seating-clock = 1手{ $n }秒、ディールごとに予備{ $reserve }秒。切れるとボットが打ちます。

## ディールの後

summary-title = ディール{ $n }
summary-next = 次のディール
summary-waiting = ほかの人を待っています
summary-nothing = 何も書かれませんでした。
summary-sheet = シートで見る
summary-review = ディールを検討
summary-played = トーナメント終了：結果へ
summary-settle = 精算へ
lookback = カードを見る
lookback-hands = 全員の手札
lookback-trick = トリック{ $n } / { $all }
lookback-less = 前のトリック
lookback-more = 次のトリック
lookback-laid = { $who }の捨て札：{ $cards }
lookback-deal = ディール{ $n }
final-same = ほかのテーブルの結果
final-tournament = トーナメント
table-sealed = { $at }まで非公開: ほかの人がまだこのカードで対局しています
final-replay = リプレイ
lookback-board = 検討盤で開く
outcome-made = { $me ->
    [who] あなたは{ $what }を達成しました。
   *[none] { $who }は{ $what }を達成しました。
}
    .tricks = { $me ->
        [who] あなたは{ $what }を{ count-tricks }で達成。
       *[none] { $who }は{ $what }を{ count-tricks }で達成。
    }
outcome-failed = { $me ->
    [who] あなたは{ $what }に失敗しました。
   *[none] { $who }は{ $what }に失敗しました。
}
    .tricks = { $me ->
        [who] あなたは{ $what }に失敗、{ count-tricks }で{ $short }。
       *[none] { $who }は{ $what }に失敗、{ count-tricks }で{ $short }。
    }
outcome-caught = { $me ->
    [who] あなたは{ $what }に失敗、{ count-tricks }。
   *[none] { $who }は{ $what }に失敗、{ count-tricks }。
}
outcome-unplayed = { $me ->
    [who] あなたはプレイなしで{ $what }に勝ちました。
   *[none] { $who }はプレイなしで{ $what }に勝ちました。
}
outcome-conceded = { $me ->
    [who] あなたは放棄しました。
   *[none] { $who }は放棄しました。
}
    .what = { $me ->
        [who] あなたは{ $what }を放棄しました。
       *[none] { $who }は{ $what }を放棄しました。
    }
    .short = { $me ->
        [who] あなたは{ $what }を放棄、{ $short }。
       *[none] { $who }は{ $what }を放棄、{ $short }。
    }
outcome-undeclared = ディクレアラーはいませんでした。
outcome-redealt = 配り直します。
cause-made = コントラクト達成
cause-failed = コントラクト失敗
entry = { $me ->
    [who] あなたの{ $account } { SIGNED($amount) }
   *[none] { $who }の{ $account } { SIGNED($amount) }
}

## 対局の後

final-title = 最終精算
final-standings = 最終得点
final-lead = { $me ->
    [who] あなたの勝ちです。
   *[none] { $who }の勝ちです。
}
final-draw = 首位は同点です。
final-pays = { $me ->
    [who] あなたが{ $on }に{ $amount }支払う
    [on] { $who }があなたに{ $amount }支払う
   *[none] { $who }が{ $on }に{ $amount }支払う
}
final-sum = 結果の合計は0です。
final-settle = 精算
final-again = 再戦
again-asks = { $me ->
    [who] 再戦を申し込みました
   *[none] { $who }が再戦を希望しています
}
again-join = 参加
again-decline = 今回は遠慮
again-go = 次のテーブルへ
again-watch = 再戦を観戦

## 次のシャッフル

shuffle-title = 次のシャッフル
shuffle-what = 各プレイヤーのブラウザー、次にサーバーが、秘密の数を約束します。全員が約束してから公開され、カードはそのすべてからシャッフルされるので、誰もディールを選べません。
shuffle-fixed = このサーバーは同じディールを繰り返せます。テストとデモ専用です。
shuffle-server = サーバーの数の指紋：
shuffle-mine = このブラウザーの数の指紋：
shuffle-out = このブラウザーの数が時間内に公開されませんでした。この席は、この対局の以後のディールには数を足しません。

## キー。ゲームだけのキーはGAME-keys-1、GAME-keys-2などにある。

keys-title = キーボードショートカット
keys-move = 手札の移動、プレイ、選択
    .keys = ← →  Enter
keys-card = カードかビッド：A S、1 0 DかT D、6 H、7 N
    .keys = 数字、スート
keys-pass = パス
    .keys = P
keys-answer = 承諾か続行
    .keys = Y  N
keys-next = 次のディール
    .keys = N  Enter
keys-sheet = スコアシート
    .keys = Shift + S
keys-trick = 前のトリック
    .keys = Shift + L
keys-claim = クレーム
    .keys = Shift + C
keys-hint = ヒント
    .keys = Shift + H
keys-talon = タロン
    .keys = Shift + T
keys-undo = 元に戻す
    .keys = Shift + U
keys-menu = メニュー
    .keys = Shift + M
keys-list = この一覧
    .keys = Shift + /
keys-close = 閉じる、選択をやめる
    .keys = Esc

## テーブルのオーナー

owner-title = テーブルのオーナー
owner-seat = { $who }の席：オーナーのメニュー
owner-free = 席を空ける
owner-hand-over = オーナーにする
owner-hand-over-sure = { $who }にテーブルを引き継ぎますか？
owner-bar = 入場を禁じる
owner-bar-sure = { $who }の入場を禁じますか？リンクが変わります。
owner-mark = オーナー
owner-lock = 新しく来た人は
owner-lock-open = 着席も観戦もできる
owner-lock-seats = 観戦だけできる
owner-lock-all = 着席も観戦もできない
owner-locked-seats = ロック中：新しく着席できません
owner-locked-all = ロック中：新しく着席も観戦もできません
owner-all-change = 着席している全員がルールを変更できる
owner-rules = ルールを変更できるのはオーナーだけです
owner-rules-open = 公開テーブルのルールは変えられません
match-review = この対局を検討する
owner-vacant = { $who }の席が空いています
seat-vacant = 空席
log-free = 席が空きました
log-sit = 着席
log-ask-seat = この席を求める人がいます
log-no-seat = { $me ->
    [who] 席を渡さない
   *[none] 席を渡さない
}
log-moved = 別のブラウザーから着席
seat-lost-cookie = この中にあなたの席がありますか？ テーブルのほかの人の承諾が必要です。
seat-i-am = 私は{ $who }です
seat-lost-soon = { $who }の席はあなたの席ですか？ { $n }秒後に求められます。
seat-asked = 「私は{ $who }です」と言う人が席を求めています。渡しますか？
    .short = 「私は{ $who }です」と席を求めています
seat-give = 席を渡す
seat-asking = { $who }の席について、ほかの人に尋ねています。
seat-asking-nobody = { $who }の席を求めています。承諾できる人がまだいないので、お待ちください。
seat-refused = ほかの人が席を渡しませんでした。
seat-moved = { $who }の席は、求めた別の人に渡されました。その場にいた全員が承諾しました。
log-owner = オーナーになりました
