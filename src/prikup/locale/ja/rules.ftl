### 各ゲームに共通のルールでできないことの理由。

## いつでも

error-turn =
    .plain = 今はあなたの番ではありません。
error-turn-offer = 提案できるのはその権利のあるプレイヤーです。席{ $seat }ではありません
error-turn-several = 複数の席の番です。「{ $given }」がどの席のものかby= { $seats }で指定してください
error-turn-unasked =
    .plain = 今あなたが答えることはありません。
error-turn-legal = 今は席{ $seat }の番ではありません。match.turns() のどれかを選んでください
error-turn-bid =
    .plain = 今はあなたがビッドする番ではありません。
error-phase =
    .plain = 今はできません。
error-phase-undealt = まだカードが配られていません。先にmatch.deal() が必要です
error-phase-dealt = カードは配られました。席{ $seat }の番です
error-phase-draw = まず最初のディーラーを決めます
error-phase-deal = まずカードを配ります
error-phase-result = 「{ $given }」はここではディールの結果になりません
error-phase-discard = 今は2枚を捨て札にします
error-phase-name = 今は6から10のコントラクトを宣言します
error-phase-play = 今はカードを1枚プレイします
error-phase-answer = 提案には「はい」か「いいえ」で答えます
error-over = ゲームは終了しました。もう何も宣言できず、カードも配られません
error-unknown =
    .plain = そのような答えはここにはありません。
error-unknown-card = { $why }
error-unknown-bid =
    .plain = そのようなビッドはここにはありません。
error-unknown-answer =
    .plain = そのような答えはここにはありません。
error-unknown-division = 「{ $given }」はトリックの分け方ではありません。claim 3-1-0のように各席のトリック数を書いてください
error-world = このカードなら配り直しになっていたはずです

## オークション

error-look =
    .plain = 先に手札を見るか、見ないでビッドしてください。
error-forced = 最初の人は{ $bid }をビッドしなければなりません
error-forced-least = 最初の人は{ $bid }以上をビッドしなければなりません
error-reply = { $bid }は{ $over }への返答としてだけビッドできます
error-reply-own = { $bid }で返答できるのは{ $own }をビッドした人だけです
error-bound = { $bid }をビッドした人は、ほかのビッドをできません
error-bound-hold = 取り消せないビッドをした人は、ほかのビッドをできません
error-first_bid = { $bid }はそのプレイヤーの最初のビッドでだけ使えます
error-raise =
    .plain = { $high }より高くビッドしてください。
error-floor = 今の最低のビッドは{ $floor }です
error-over_blind = 今の最低のビッドは{ $floor }です
error-cap =
    .plain = { $bid }は今ビッドするには高すぎます。
error-cap-hold =
    .plain = { $high }は今同じビッドをするには高すぎます。
error-senior =
    .plain = 今は{ $high }を繰り返すか、パスしかできません。
error-senior-next =
    .plain = 今は{ $high }を繰り返すか、パスしかできません。
error-next = 今ビッドできるのは{ $bid }だけです
error-hold = ここでは同じ高さのビッドはできません。上げるかパスしてください
error-hold-nothing = 繰り返せるビッドがまだありません
error-hold-special = { $high }は誰も繰り返せません
error-hold-first = 最高のビッドを繰り返せるのは、各周の最初のビッドだけです
error-hold-last_two = 残った2人のうち、繰り返せるのは席順が先の人だけです
error-hold-senior = 席順が後の人のビッドを繰り返せるのは、先の人だけです
error-hold-first_round = ビッドを繰り返せるのは2周目からです
error-hold-again = 繰り返されたばかりのビッドは、もう繰り返せません

## カードの交換とコントラクト

error-discard_count =
    .plain = 捨て札はちょうど2枚です。
error-floor-bid = { $contract }は{ $floor }のビッドより低いコントラクトです
error-concede = ここではコントラクトを放棄できません

## カード

error-not_held =
    .plain = そのカードは手札にありません。
error-follow =
    .plain = フォローしなければなりません：{ $suit }
error-ruff =
    .plain = リードされたスートがないので、切り札を出さなければなりません：{ $suit }
error-beat =
    .plain = 場のカードに勝てるときは、勝たなければなりません。
error-claim_time = 残りのトリックを分けられるのは、トリックの始めだけです
error-claim_who =
    .plain = 今あなたが決められるカードはありません。
error-claim_again = 提案は1トリックに1回です
error-claim_sum =
    .plain = トリックの合計が合いません。残りは{ $left }トリックです。
error-withdraw =
    .plain = 提案を取り下げられるのは、提案した人だけです。
