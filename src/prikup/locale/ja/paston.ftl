### テーブルでのアルメニアのパストン。

paston-name = パストン

paston-call-paston = パストン♠
paston-call-glitch = グリッチ♣
paston-call-dineri = ディネリ♦
paston-call-gupa = グパ♥
paston-call-paston_grkha = 最高の♠
paston-call-surrender = 降参

## 選択の得失

paston-stake-together = 義務{ $n }
paston-stake-alone = 一人なら{ $n }
paston-stake-over = 超過1つ{ SIGNED($n) }
paston-stake-short = 不足で{ $n }まで
paston-stake-made = 達成{ SIGNED($n) }
paston-stake-failed = 失敗{ $n }
paston-stake-cost = 代償{ $n }

paston-help = 4スート、最高のスペード
    .keys = S C D H  B

## できないことの理由

error-phase-paston-name = 今はゲームを宣言するか、降参します
error-best = 最高のスペードを宣言できるのは、それをビッドした人だけです
error-deal-paston-bottom = { $card }は一番下のカードになりません。最後に受け取るディーラーのカードのはずです
error-opener = 最初のオークションで最初に言った人が2回目のディールを配ります。opener 2のように席を書きます
error-contract-paston = 「{ $given }」はゲームではありません。{ $expected }のいずれかです
error-contract-paston-surrender = 降参する人はゲームを宣言しませんが、「{ $given }」とあります
error-declarations-paston = ディフェンダーが{ $given }と言ったはずはありません。席{ $first }、次に席{ $second }がwhistかpassを言います
error-declarations-paston-nothing = ディフェンダーが何も言わなかったはずはありません。席{ $first }、次に席{ $second }がwhistかpassを言います
error-declarations-paston-word = 「{ $given }」はディフェンダーの発言ではありません。ここでは席{ $seat }がwhistかpassを言います
error-tricks-paston-unwhisted = 「{ $given }」：誰もホイストせずプレイがないので、トリックは書きません
error-tricks-paston-each = 「{ $given }」：ホイストした人はそれぞれ自分のトリックで得点します。3席それぞれの数が必要です
error-tricks-paston-passed = 席{ $seat }はパスしてプレイしないので、トリックを取れません
error-result-none-paston = ここには結果が必要です（例：0 dineri whist pass 6 4 0、surrender 0）
error-result-paston-surrender = 「{ $given }」：降参した人の席だけを書きます
error-result-paston-opener = 「{ $given }」：opener 2のように、最初に言った人の席を書きます

## ゲームの書き方

paston-typed-paston = パストン
paston-typed-glitch = グリッチ
paston-typed-dineri = ディネリ
paston-typed-gupa = グパ
paston-typed-paston_grkha = 最高のスペード
