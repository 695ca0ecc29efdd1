### ほかの形式の記録：読み書きできない理由と、除かれたもの。

error-format-unknown = 「{ $given }」で始まる記録はここでは知られていません。{ $expected }のいずれかです
error-format-name = 「{ $given }」は形式ではありません。{ $expected }のいずれかです
error-format-none = ディールがありません
error-format-number = ディール「{ $given }」はありません。1から{ $last }までです
error-format-game = 手札{ $hands }枚、タロン{ $talon }枚を配るゲームはありません
error-format-open = { $count }ディール中のディール{ $number }は最後までプレイされていないので、記録では後に続けられません。1ディールだけを取り出してください
error-format-dealer = 席{ $seat }が配っていますが、ルールでは席{ $found }が配ります。1ディールだけを取り出してください
error-format-three = カードを持つプレイヤーが{ $count }人です。手札がタロンより多い3人のはずです
error-format-inherits = #は前のディールの{ $tag }を表しますが、前のディールにはありません
error-format-lacks = タグ{ $tag }がありません
error-format-comment = コメントが閉じていません。{"}"}が必要です
error-format-deal = 「{ $given }」はディールではありません。N E S Wのいずれか、コロン、四つの手札を書きます
error-format-hands = 「{ $given }」の手札は{ $count }組です。4組のはずです
error-format-place = 「{ $given }」：そこでは誰もプレイしません。N E S Wのうち手札のある場所を書きます
error-format-twice = { $card }がここに2回あります
error-format-sizes = 手札が{ $given }枚です。同じ枚数の三つの手札と、それより少ないタロンのはずです
error-format-talon = 「{ $given }」はこのディールのタロンではありません
error-format-seats = 最初のディールとプレイヤーが違います。{ $names }のはずです
error-format-fields = 「{ $given }」の欄は{ $count }個です。括弧の中に14個、または全員パス（P,P,P）なら4個のはずです
error-format-field = 「{ $given }」は、ディールの{ $field }ではありません
error-format-round = 「{ $given }」は最初のディールと逆回りです
error-format-whole = 10枚の手札三つと2枚のタロンが、すべて分かっていなければなりません
error-format-players-three = プレイヤーが{ $count }人です。3人のはずです
error-format-serbian = セルビアのゲームにはこのディールを表す言葉がありません。6トリックかミゼールで、ディフェンスは全員かなし、カードはすべてプレイされていなければなりません
error-format-call = 「{ $given }」はこのプロトコルの発言ではありません
error-format-players = 前のほかのディールとプレイヤーの人数が違います
error-format-block = 「{ $given }」の位置が違います。ディールはbeginからendまでです
error-format-word = 「{ $given }」で始まる行はディールにありません。{ $expected }のいずれかです
error-format-values = { $given }の値は{ $found }個です。{ $count }個のはずです
error-format-end = このディールに終わりがありません
error-format-once = { $word }がないか、多すぎます
error-format-one = 「{ $given }」：{ $expected }のはずです
error-format-card = 「{ $given }」はカードではありません。7 8 9 10 J Q K Aの数字とs c d hのスートを書きます
format-left = 除かれたもの：{ $what ->
    [typed] カードのない結果
    [comments] コメント
    [seeds] シャッフルのシード
    [moves] 発言とプレイ
    [auction] 仕組みの違うオークション
    [play] プレイ
    [doubled] 2倍にしたもの
    [score] 値と得点
    [defence] 捨て札とディフェンダーの発言
   *[other] { $what }
}
format-left-deals = { $left }（ディール{ $deals }）
