### 各ゲームに共通のルールでできないことの理由。

## いつでも

error-turn = 今は席{ $seat }が{ $given }と言う番ではありません
    .plain = 今はあなたの番ではありません。
error-turn-offer = 提案できるのはその権利のあるプレイヤーです。席{ $seat }ではありません
error-turn-several = 複数の席の番です。「{ $given }」がどの席のものかをby= { $seats }で指定してください
error-turn-unasked = 今は席{ $seat }に何も尋ねられていないので、「{ $given }」とは言えません
    .plain = 今あなたが答えることはありません。
error-turn-legal = 今は席{ $seat }の番ではありません。match.turns() のどれかを選んでください
error-turn-which = { $count }席の番です。match.turns() のどれかを選び、match.legal(turn) としてください
error-turn-bid = 今は席{ $seat }がビッドする番ではありません
    .plain = 今はあなたがビッドする番ではありません。
error-phase = { $given }は今はできません
    .plain = 今はできません。
error-phase-undealt = まだカードが配られていません。先にmatch.deal()が必要です
error-phase-undrawn = 最初のディーラーがまだ決まっていません。先にmatch.deal()が必要です
error-phase-dealt = カードは配られました。席{ $seat }の番です
error-phase-draw = まず最初のディーラーを決めます
error-clock = 時計が{ $given }分です。{ $minutes }から{ $most }にします
error-phase-deal = まずカードを配ります
error-phase-result = 「{ $given }」はここではディールの結果になりません
error-phase-discard = 今は2枚を捨て札にします
error-phase-name = 今は6から10のコントラクトを宣言します
error-phase-play = 今はカードを1枚出します
error-phase-answer = 提案には「はい」か「いいえ」で答えます
error-over = 対局は終わりました。もう何も言えず、カードも配られません
error-unknown = 「{ $given }」は今は言えません。{ $expected }のいずれかです
    .plain = そのような答えはここにはありません。
error-unknown-card = { $why }
error-unknown-bid = 「{ $given }」はここではビッドではありません。{ $expected }のいずれかです
    .plain = そのようなビッドはここにはありません。
error-unknown-answer = 「{ $given }」はここでは答えではありません。{ $expected }のいずれかです
    .plain = そのような答えはここにはありません。
error-unknown-division = 「{ $given }」はトリックの分け方ではありません。claim 3-1-0のように各席のトリック数を書いてください
error-world = このカードなら配り直しになっていたはずです

## オークション

error-look = 「{ $given }」は今は言えません。まだ手札を見ていない人は、先に見るか、{ $bid }をビッドします
    .plain = 先に手札を見るか、ブラインドでビッドしてください。
error-forced = エルデストハンドは{ $bid }をビッドしなければなりません
error-forced-least = エルデストハンドは{ $bid }以上をビッドしなければなりません
error-reply = { $bid }は{ $over }への返答としてだけビッドできます
error-reply-own = { $bid }で返答できるのは{ $own }をビッドした人だけです
error-bound = { $bid }をビッドした人は、ほかのビッドができません
error-bound-hold = 取り消せないビッドをした人は、ほかのビッドができません
error-first_bid = { $bid }はそのプレイヤーの最初のビッドでだけ使えます
error-raise = { $bid }は{ $high }より高くありません
    .plain = { $high }より高くビッドしてください。
error-floor = 今の最低のビッドは{ $floor }です
error-over_blind = 今の最低のビッドは{ $floor }です
error-cap = 席{ $seat }は{ $bid }まで高くはビッドできません
    .plain = { $bid }は今ビッドするには高すぎます。
error-cap-hold = 席{ $seat }は{ $high }まで高くはビッドできません
    .plain = { $high }は今ホールドするには高すぎます。
error-senior = 席順が先のプレイヤーは、{ $high }をホールドするかパスします
    .plain = 今は{ $high }を繰り返すか、パスしかできません。
error-senior-next = 次の人は{ $high }をホールドするかパスします
    .plain = 今は{ $high }を繰り返すか、パスしかできません。
error-next = 今ビッドできるのは{ $bid }だけです
error-hold = ここでは同じ高さのビッドはできません。上げるかパスしてください
error-hold-nothing = ホールドするビッドがまだありません
error-hold-special = { $high }は誰もホールドできません
error-hold-first = 最高のビッドを繰り返せるのは、その周で最初にビッドする人だけです
error-hold-last_two = 残った二人のうち、ホールドできるのは席順が先の人だけです
error-hold-senior = 席順が後の人のビッドをホールドできるのは、先の人だけです
error-hold-first_round = ビッドをホールドできるのは2周目からです
error-hold-again = ホールドされたばかりのビッドは、もうホールドできません

## カードの交換とコントラクト

error-discard_count = 「{ $given }」：2枚のはずです
    .plain = 捨て札はちょうど2枚です。
error-floor-bid = { $contract }は{ $floor }のビッドより低いコントラクトです
error-concede = ここではコントラクトを放棄できません

## カード

error-not_held = { $card }はその手札にありません
    .plain = そのカードは手札にありません。
error-follow = { $card }は出せません。フォローします（{ $suit }）
    .plain = フォローしなければなりません：{ $suit }
error-ruff = { $card }は出せません。切り札を出します（{ $suit }）
    .plain = リードされたスートがないので、切り札を出さなければなりません：{ $suit }
error-beat = { $card }は出せません。より高いカードでトリックに勝たなければなりません
    .plain = 場のカードに勝てるときは、勝たなければなりません。
error-claim_time = 残りのトリックを分けられるのは、トリックの始めだけです
error-claim_who = 席{ $seat }が決めるカードはありません
    .plain = 今あなたが決められるカードはありません。
error-claim_again = 提案は1トリックに1回です
error-claim_sum = 「{ $given }」は残りを分けていません。合計が{ $left }になる{ $players }個の数を書きます
    .plain = トリックの合計が合いません。残りは{ $left }トリックです。
error-withdraw = 提案を取り下げられるのは、提案した席{ $seat }だけです
    .plain = 提案を取り下げられるのは、提案した人だけです。
