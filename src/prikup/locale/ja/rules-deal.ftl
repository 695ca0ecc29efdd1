### ディールやその結果がありえない理由：各ゲームに共通のルールによるもの。

## 関数

error-argument-turn = { $what }は手番ではありません。match.turns()のいずれかが必要です
error-argument-words = { $what }はテキストではありません。'pass'のように書きます
error-argument-move = { $what }は手ではありません。'pass'のようなテキストか、match.legal()にあるアクションを渡します
error-argument-seat = { $what }は席ではありません。0から{ $last }までです
error-argument-card = { $what }はカードではありません。Card.parse("AS")のように書きます
error-argument-card_index = { $what }は範囲外です。0から{ $most }までの整数が必要です。またはCard.parse("AS")
error-argument-game = { $what }はゲームではありません。{ $expected }のいずれかです
error-argument-chance = 配るには、seed=かrandom=の一方が必要です
error-argument-input = { $what }は入力ではありません。match.move("pass")やmatch.move(action)のように書きます
error-argument-random = { $what }は乱数源ではありません。random.Randomが必要です

## ディール

error-draw-seat = 「{ $given }」は席ではありません。0から{ $last }までです
error-draw-random = 最初のディーラーは無作為に決まりますが、カードが引かれています：{ $cards }
error-draw-count = 引かれたのは{ $cards }です。{ $players }席それぞれに1枚必要です
error-draw-card = 配られたのは{ $cards }です。その中に{ $card }があるはずです
error-draw-dealer = { $cards }を引いたので、配るのは席{ $seat }で、席{ $other }ではありません
error-deal-packets = { $given }では{ $count }枚が配られません。どのカードも一度ずつです
error-deal-hands = { $count }組の手札が配られています。{ $players }組のはずです
error-deal-hand = 席{ $seat }に{ $count }枚配られています。{ $size }枚のはずです
error-deal-pack = 配られたカードは、タロンが{ $talon }枚の{ $pack }枚のデッキではありません

## ディールの結果

error-seat = 「{ $given }」は席ではありません。0から{ $last }までです
    .plain = そのような席はこのテーブルにありません。
error-declarer-rests = 席{ $seat }はディーラーで休みなので、ディクレアラーになれません
error-declarer-none = 種類が{ $kind }のディールにはディクレアラーが必要です
error-declarations = ディフェンダーが{ $given }と言ったはずはありません。{ $expected }のいずれかです
error-declarations-nothing = ディフェンダーが何も言わなかったはずはありません。{ $expected }のいずれかです
error-declarations-much = 「{ $given }」：ディフェンダーの発言が多すぎます
error-declarations-unplayed = 席{ $seat }が{ $word }と言ったはずはありません。プレイは行われませんでした
error-tricks = { $given }は{ $players }席の10トリックではありません
error-tricks-none = 10トリックがプレイされました。各席のトリック数が必要です
error-tricks-numbers = 「{ $given }」：{ $players }席それぞれのトリック数を書きます
error-tricks-number = 「{ $given }」はトリック数ではありません。0から10、またはmadeです
error-tricks-unplayed = ここではプレイがないのでトリックもありませんが、{ $given }とあります
error-tricks-rests = 席{ $seat }はディーラーで休みなので、トリックを取れません
