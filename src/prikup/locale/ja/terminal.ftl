### ターミナルのテーブルだけが言うこと：キー。

terminal-keys = Enter 選択  ? キー  ⇧S シート  ⇧L 前  ⇧T タロン  ⇧C クレーム  ⇧U 戻す  ⇧Q 退席
terminal-next = Enter：次のディール
terminal-close = Esc：戻る
terminal-log = 発言
terminal-chosen = { $n } / 2枚選択
terminal-open = O：手札を公開（ディフェンダーが出すまで）
terminal-claim = 残りを分ける（残り{ $left }）
terminal-claim-keys = ← → プレイヤー  ↑ ↓ トリック  L 手札を公開  Enter 提案  Esc 戻る
terminal-laid = 手札を公開
terminal-end = 今ここで対局を終えて精算しますか？このディールは数えません。Y / N
terminal-leave = 退席しますか？記録していなければ、対局は失われます。Y / N
terminal-small = ターミナルが小さすぎます。80×24以上が必要です

terminal-letters = qwertyuiopasdfghjklzxcvbnm

## キーの一覧。ゲームだけのキーがあるゲームは、同じ形の一行GAME-helpを加える。

help-move = 移動、プレイ、発言
    .keys = ← → ↑ ↓  Enter
help-card = そのカードを出す（数字、次にスートS C D H）
    .keys = A S, T D, 1 0 D
help-bid = ビッドか宣言、または点数
    .keys = 6 H, 7 N, 1 2 0
help-call = パス、ホイスト、ハーフホイスト。オークションのHはホールド
    .keys = P  W  H
help-misere = ミゼール、マリッジ
    .keys = M
help-look = 手札を見る、ブラインド
    .keys = L  B
help-open = オープンかクローズド
    .keys = O  C
help-concede = 放棄、タロンの投げ返し
    .keys = X  Z
help-keep = 点を与えない、配り直し
    .keys = K  R
help-answer = 提案を承諾、続行
    .keys = Y  N
help-discard = 捨てるカードを選ぶ。Enterで2枚捨てる
    .keys = Space
help-sheet = スコアシート
    .keys = Shift S
help-trick = 前のトリック
    .keys = Shift L
help-talon = タロン
    .keys = Shift T
help-hint = ヒント
    .keys = Shift H
help-claim = 残りの分け方を提案
    .keys = Shift C
help-undo = 直前の決定を元に戻す
    .keys = Shift U
help-end = 対局を終えて精算
    .keys = Shift E
help-leave = 退席
    .keys = Shift Q
