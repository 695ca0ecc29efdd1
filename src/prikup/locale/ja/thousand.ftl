### テーブルでのロシアのサウザンド。

thousand-name = サウザンド

thousand-call-talon-1 = 左のタロン
thousand-call-talon-2 = 右のタロン
thousand-call-redeal = 配り直し
thousand-call-surrender = 降参
thousand-call-marriage = マリッジ
thousand-call-marriage-A = エース4枚

thousand-ask-talon = どちらのタロンを取りますか？
    .theirs = { $who }がタロンを取ります
thousand-ask-redeal = 権利があれば、配り直しますか？
    .theirs = { $who }の返答待ち

## テーブルでできないことの理由

error-phase-thousand-talon = 今は二つのタロンの一つを取ります。talon-1かtalon-2です
error-phase-thousand-redeal = 今は配り直しを求めるか、求めないかを決めます。redealかpassです
error-phase-thousand-give = 今はほかのプレイヤーにカードを渡します。give 9S 1のように書きます
error-phase-thousand-name = 「{ $given }」：今は{ $floor }以上の目標を宣言します
error-phase-thousand-trump = 「{ $given }」：今は切り札のスート、S、C、D、Hのいずれかを宣言します
error-redeal-talon = タロンのカードには配り直しの権利がありません
error-redeal-hand = 手札には配り直しの権利がありません
error-give_to = 「{ $given }」：席{ $expected }に渡すカードが必要です
    .plain = このプレイヤーには渡さないか、もう渡しました。
error-look-thousand = 「{ $given }」は手札を見る前には言えません。先に手札を見るか、{ $most }以下をビッドします
    .plain = 先に手札を見るか、{ $most }以下をビッドしてください。
error-looked = 席{ $seat }はもう手札を見ました
    .plain = あなたはもう手札を見ました。
error-silence = スコアが{ $score }のプレイヤーはパスしかできません
    .plain = スコアが{ $score }なので、パスしかできません。
error-cap-thousand-golden = { $given }：このゴールデンのディールは{ $most }でプレイします
    .plain = このゴールデンのディールは{ $most }でプレイします。
error-cap-thousand-target = { $given }は、120に手札のマリッジを加えた点を超えます。{ $most }までです
    .plain = 120に手札のマリッジを加えた、{ $most }までです。
error-surrender_barrel = 樽に乗っているプレイヤーは降参できません
error-marriage = { $card }は、手札にある同じスートのキングとクイーンの一方ではありません
    .plain = このスートのキングとクイーンがそろっていません。
error-marriage_lead = マリッジはリードで宣言します
error-marriage_first = マリッジを宣言できるのは、トリックに勝った人です
error-marriage_queen = マリッジはクイーンで宣言します
error-aces-thousand = エース4枚を宣言できるのは、そのルールがあり、手札に4枚あるときです
error-world-thousand = このカードはビッドと合わないか、配り直しになっていたはずです
error-solver-thousand = 今はカードをプレイしていません。現在の場面：{ solver-moment }

## 結果がありえない理由

error-bid-word = 「{ $given }」は目標ではありません。120のような数を書きます
error-bid-step = { $given }はビッドではありません。{ $step }の倍数です
error-bid-between = { $given }はビッドではありません。{ $low }から{ $high }までの{ $step }の倍数です
error-bid-golden = { $given }はゴールデンのディールのビッドではありません。{ $expected }以上です
error-bid-golden_only = { $given }はゴールデンのディールのビッドではありません。{ $expected }です
error-blind-off = ここではブラインドのビッドはできません
error-blind-seat = 席{ $seat }はこのディールでブラインドのビッドをできません
error-blind-least = { $given }：ブラインドでビッドする{ $least }以上が必要です
error-cards = { $given }はカードの点ではありません。全部で{ $most }点です
error-cards-none = { $players }席それぞれのカードの点が必要です
error-cards-most = 席{ $seat }は{ $tricks }トリックでカードの点が{ $given }です。{ $most }点までです
error-cards-sum = { $given }の合計は{ $sum }です。カードの点の合計は{ $high }のはずです
error-cards-sum_between = { $given }の合計は{ $sum }です。カードの点の合計は{ $low }から{ $high }のはずです
error-declarer-thousand = 席{ $seat }はディクレアラーになれません。{ $expected }のはずです
error-declarer-thousand-redeal = 配り直しにディクレアラーはいません
error-last_trick = 席{ $seat }は最後のトリックを取れません
error-last_trick-none = 最後のトリックの{ $bonus }点のために、それを取った人が必要です
error-last_trick-untaken = 席{ $seat }は1トリックも取っていないので、最後のトリックも取っていません
error-marriage-suit = 「{ $given }」はここではマリッジではありません。S C D Hのスートを書きます
error-marriage-rests = 席{ $seat }はディーラーで休みなので、マリッジを宣言できません
error-marriage-twice = { $suit }のマリッジが2回宣言されています
error-marriage-untaken = 席{ $seat }は1トリックも取っていないので、マリッジを宣言できません
error-numbers-points = 「{ $given }」：{ $players }席それぞれのカードの点を書きます
error-numbers-tricks = 「{ $given }」：{ $players }席それぞれのトリックを書きます
error-rests-cards = 席{ $seat }はディーラーで休みなので、カードを取れません
error-rests-tricks = 席{ $seat }はディーラーで休みなので、トリックを取れません
error-surrender-played = { $given }：降参したディールではプレイがありません
error-surrender-marriage = { $given }：降参したディールではマリッジを宣言しません
error-talon-thousand-unused = ここではタロンは誰の点にもなりません。タロンは書きません
error-talon-thousand-none = 休みの人のために、タロンのカードかその点が必要です
error-talon-thousand-cards = talon { $given }：{ $pack }枚のデッキのカードを{ $size }枚書きます
error-talon-thousand-aces = talon { $given }：エースを数えるので、カードを書きます
error-talon-thousand-points = talon { $given }：このマリッジと{ $size }枚のカードでは、その点になりません
error-talon_marriage = タロンの{ $suit }のマリッジは誰も宣言していません
error-talon_marriage-suits = talon { $given }：S C D Hのスートを、それぞれ一度だけ書きます
error-tricks-thousand-bolts = 各席のトリックが必要です。ボルトはそれで決まります
error-tricks-thousand-sum = tricks { $given }：合計は{ $count }のはずです
error-trump-thousand = 「{ $given }」はスートではありません。S C D Hのいずれかです
error-trump-thousand-unnamed = trump { $given }：ここでは切り札のスートを宣言しません
error-trump-thousand-none = 切り札のスートが必要です。マリッジの価値がそれで決まります
error-result-none-thousand = ここには結果が必要です（例：0 120 71 32 17、surrender 0 120、redeal）
error-result-thousand-redeal = 「{ $given }」：配り直しではredealだけを書きます
error-result-thousand-surrender = 「{ $given }」：降参にカードの点はありません。surrender 0 120のように書きます
error-result-thousand-talon = { $given }：talonかtalon_pointsの一方だけを書きます
error-result-thousand-points = { $given }：talon_marriagesにはtalon_pointsが必要で、talonは書きません
error-result-thousand-again = 「{ $given }」：{ $word }は一度だけ書きます
error-result-thousand-blind = 「{ $given }」：blindの後にこれは書きません
error-result-thousand-word = 「{ $given }」：{ $word }の後に一語を書きます
error-result-thousand-marriage = 「{ $given }」はマリッジではありません。0:Hや2:CSのように席とスートを書きます
error-result-thousand-card = { $why }
error-result-thousand-cards = 「talon { $given }」：タロンのカードか、その点を書きます

## 言うことの書き方

thousand-typed-blind = ブラインド
