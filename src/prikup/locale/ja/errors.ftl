### できない理由：エラーごとに一つ、そのコードを名前とするメッセージ。一つのゲームのルールだけが禁じることは、そのゲームのファイルにある。

error-with-clause = { $text }（{ $clause }項）
list-or = { $items }、{ $last }

error-lang = 「{ $given }」はここにある言語ではありません。{ $expected }のいずれかです
    .plain = そのような言語はここにはありません。
error-game = 「{ $given }」はここにあるゲームではありません。{ $expected }のいずれかです
    .plain = そのようなゲームはここにはありません。
error-game-installed = 「{ $source }」のゲーム「{ $given }」はプレイできません：{ $why }
error-game-id = idが「{ $given }」です。「{ $expected }」のはずです
error-bot-installed = 「{ $source }」のボット「{ $given }」はプレイできません：{ $why }
error-installed-twice = 「{ $given }」という名前のものがすでにあります

## カード

error-card = 「{ $given }」はカードではありません。TDのように、{ $ranks }の数字と{ $suits }のスートを書きます
error-card-hand = 「{ $given }」は手札ではありません。四つのスートS.H.D.Cを点で区切って書きます
error-card-rank = 「{ $given }」：「{ $rank }」はカードの数字ではありません。{ $ranks }のいずれかです
error-card-suit = 「{ $given }」はスートではありません。S C D Hのいずれかです
error-card-twice = 「{ $given }」には同じカードが2回あります。各カードは1回だけ書きます

## オプション

error-option = 「{ $given }」はオプションではありません。{ $expected }のいずれかです
error-option-near = 「{ $given }」はオプションではありません。{ $near }のことですか？
error-option-many = 「{ $given }」はオプションではありません。{ $expected }など、{ $count }個の名前の一つです
error-option-form = 「{ $given }」はルールの変更ではありません。option=valueと書きます
error-option-separator = 「{ $given }」はオプションではありません。{ $option }の前に「;」が必要です
error-option-again = 「{ $given }」で{ $option }が再び設定されています。各オプションは一度だけです
error-value = 「{ $given }」は{ $option }の値ではありません。{ $expected }のいずれかです
error-value-unset = 「{ $given }」は{ $option }の値ではありません。{ $expected }、または{ $unset }です
error-value-number = 「{ $given }」は{ $option }の値ではありません。{ $low }から{ $high }までの整数です
error-value-number-unset = 「{ $given }」は{ $option }の値ではありません。{ $low }から{ $high }までの整数、または{ $unset }です
error-value-list = 「{ $given }」は{ $option }の値ではありません。{ $example }のようなリストで、それぞれ{ $expected }のいずれかです
error-value-list-unset = 「{ $given }」は{ $option }の値ではありません。{ $example }のようなリストでそれぞれ{ $expected }のいずれか、または{ $unset }です
error-value-table = 「{ $given }」は{ $option }の値ではありません。{ $example }のような表で、数はそれぞれ{ $expected }のいずれかです
error-value-table-unset = 「{ $given }」は{ $option }の値ではありません。{ $example }のような表で数がそれぞれ{ $expected }のいずれか、または{ $unset }です
error-value-long = 「{ $given }」は{ $option }には長すぎます。{ $most }個までです
error-preset = 「{ $given }」はプリセットではありません。{ $expected }のいずれかです
error-preset-near = 「{ $given }」はプリセットではありません。{ $expected }のいずれかです（{ $near }のことですか？）
error-preset-option = 「{ $given }」はプリセットではなくオプションです。{ $given }=値と書きます
error-players = { $players }人では{ $game }をプレイできません。{ $expected }人です
error-players-agreed = { $players }人が着席しますが、ルールはplayers={ $agreed }です

## スコアシート

error-sheet-figure = 席{ $seat }の{ $account }の数字{ $index }：{ $count }個あります
error-sheet-order = ディール{ $deal }がディール{ $last }の後に書かれるところでした
error-sheet-deal = ディール{ $deal }はこのシートにありません
error-sheet-cell = 席{ $seat }の「{ $given }」はこのシートの欄ではありません。席0から{ $last }の{ $expected }のいずれかです
error-sheet-cell_on = 席{ $seat }の席{ $other }に対する「{ $given }」はこのシートの欄ではありません。席0から{ $last }の{ $expected }のいずれかです
error-sheet-orientation = 「{ $given }」は向きではありません。{ $expected }のいずれかです
error-sheet-seat = 席{ $seat }はこのシートにいません。0から{ $last }までです
error-sheet-results = プレイヤー{ $players }人に結果が{ $count }個です
error-sheet-players = { $players }人用のシート：3人か4人のはずです

## スコア記入

error-keeper-game = { $game }のスコアはまだつけられません。結果を入力できるゲームが必要です
error-keeper-seat = { $seat }は席ではありません。0から{ $last }までです
error-keeper-deal = ディール{ $given }はこのシートにありません。1から{ $last }までです
error-keeper-form = 「{ $given }」はシートの形ではありません。{ $expected }のいずれかです
error-keeper-name = 「{ $given }」は名前ではありません。表示できる文字で1～{ $most }文字です
error-keeper-names = 「{ $given }」は席{ $first }と席{ $second }の名前です。それぞれ別の名前が必要です

## 記録

error-at-line = { $line }行目：{ $text }
error-at-column = { $line }行目、{ $column }文字目：{ $text }
error-at-deal = ディール{ $deal }：{ $text }
error-at-word = 「{ $read }」：{ $text }
error-tag = 「{ $given }」はタグではありません。[Name "value"]と書きます
error-tag-name = 「{ $given }」はここで使えるタグではありません。{ $expected }のいずれかです
error-tag-again = タグ{ $tag }がここに再びあります。一度だけです
error-tag-missing = タグ[{ $tag } "..."]がありません
error-tag-file = 「{ $given }」はファイルの名前です。その中のテキストが必要です
error-tag-version = 「{ $given }」はこの形式の版ではありません。{ $version }のはずです
error-tag-dealer = 「{ $given }」はディーラーではありません。0から{ $last }までです
error-tag-origin = 「{ $given }」はよそのディールではありません。その番号とテーブルを書きます
error-tag-draw = 「{ $given }」：7S KD 9Cのように、各席のカードを書きます
error-tag-draw_dealer = カードが引かれていますが、それで誰が配るかを言うタグ[Dealer]がありません
error-tag-result = 「{ $given }」は結果ではありません。20 -40/3のような数を{ $players }個書きます
error-tag-deal = 「{ $given }」：ディールの番号と値を書きます
error-tag-deal_again = ディール{ $deal }の{ $tag }がここに再びあります
error-tag-seeds = 「{ $given }」：{ $players }個のシードを|でつないで書きます
error-tag-commitment = 「{ $given }」は約束ではありません。0-9 a-fの64桁です
error-tag-commitment_none = ディール{ $deal }にはシードがありますが、Commitmentがありません
error-tag-commitments = 「{ $given }」：{ $players }個の約束を|でつないで書きます。それぞれ0-9 a-fの64桁か、空です
error-record-head = 見出し：{ $why }
error-record-about = about：「{ $given }」はここで使えるタグではありません。{ $expected }のいずれかです
error-record-about_again = about：タグ{ $tag }がここに再びあります。一度だけです
error-record-unseen = 「{ $given }」：{ $char }はここに書けません。表示できる文字だけです
error-record-braces = コメントは{"{"}このように{"}"}一行の中に書きます
error-record-finish = 対局はここでは終われません：{ $why }
error-record-clock = 「{ $given }」は時間ではありません。clock 61のように、clockとそれまでの分数を書きます
error-record-clock_early = 「{ $given }」が最初のディールの前にあります。時間はディールの後に記します
error-record-number = 番号で始まるディールが必要です：1.
error-record-match_over = このディールの前に対局は終わっています
error-record-deal_open = ディール{ $number }はまだ終わっていません
error-record-deal_number = ディール{ $number }のはずです。
error-record-cards = { $players }人の手札、斜線/、タロンの{ $count }枚を書きます
error-record-over = この前にディールは終わっています
error-record-result_early = ディールが終わっていないので、結果はまだありません
error-record-tricks = トリックは{ $tricks }と書かれていますが、プレイでは{ $found }になります
error-record-tricks_count = =の後に{ $players }席のトリックを書きます。プレイがなければ-です
error-record-entries = 記入は{ $entries }と書かれていますが、ディールでは{ $found }になります
error-record-entries_none = 記入なしの-の後には何も書きません
error-record-entries_alone = 記入の前にトリックがありません
error-record-entry = pool 0 4やwhists 1 0 8のような記入を書きます
error-record-end = タグResultは{ $result }ですが、{ $found }になります
error-record-end_open = タグResultは{ $result }ですが、対局は終わっていません
error-record-end_broken = タグResultは{ $result }ですが、対局は終わっていません。記録はディール{ $number }で途切れています
error-record-deal = { $what }はディールではありません。オブジェクトが必要です
error-record-both = 結果か、手札・タロン・行動の一方だけを書きます
error-record-among = 結果が必要です。オブジェクトは結果の間にだけ書けます
error-record-wrong = 「{ $given }」は誤った結果として書けません。1つの結果の言葉が必要です
error-record-wrong_played = 訂正できるのは入力された結果だけです。カードのあるディールは訂正できません
error-record-removed = このディールの前に結果が削除されています。同じ行に「result 誤 corrected 正」と書きます
error-record-move = 「{ $given }」は行動ではありません。言葉を書きます
error-record-comment = コメント「{ $given }」は{ $count }個の行動のうち{ $after }個の後にあります
error-record-comment_braces = 「{ $given }」はコメントにできません。波括弧は使えません
error-record-written = 「{ $given }」は書けません。表示できる文字だけです
error-over-record = もう誰の番でもありません
error-seat-record = { $seat }は席ではありません。0から{ $last }までです
error-seat-several = いくつかの席がこれを言えます。例えば{ $example }と書きます
error-turn-say = 今は席{ $seat }がこれを言う番ではありません
error-turn-discard = 今は席{ $seat }が捨てる番ではありません
error-result-typed = { $field }が{ $what }です。{ $shape ->
    [number] 整数
    [numbers] 整数のリスト
    [pairs] 組のリスト
    [text] テキスト
    [texts] テキストのリスト
    [truth] trueかfalse
   *[lists] リストのリスト
}が必要です
error-result-value = { $field }が{ $what }です。{ $expected }のはずです
error-result-field = 「{ $given }」は結果の項目ではありません。{ $expected }のいずれかです
error-result-lacks = 結果には{ $field }が必要です
error-result-game = { $game }の結果は入力できません
error-result-json = 結果の言葉か、オブジェクトが必要です
error-result-words = { $what }は結果ではありません。言葉か、オブジェクトが必要です
error-result-now = 今は結果を入力できません。ディールの終わりでなければなりません
error-result-object = { $what }は結果ではありません：{ $why }
error-record-deals = { $count }ディールは多すぎます。{ $most }ディールまでです
error-record-result = { $example }のような結果が必要で、カードは書きません
error-record-dealer = 最初に配る人が記録にありません。dealerに0からの席を書きます
error-record-tag = タグ[Dealer]で、最初に配る人を示さなければなりません
error-record-json = 「{ $given }」はJSONの記録ではありません：{ $why }
error-over-deal = 対局はディール{ $deal }の後に終わっています
