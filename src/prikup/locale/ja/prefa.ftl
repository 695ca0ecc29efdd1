### テーブルでのギリシャのプレファ。

prefa-name = プレファ

prefa-call-hold = 同じ
    .native = έχω
prefa-call-in = 守る
    .native = παίζω
prefa-call-out = 降りる
    .native = πάσο
prefa-call-alone = 一人で
    .native = μόνος
prefa-call-along = 一緒に
    .native = μαζί
prefa-call-tagrafo = 残ったら
    .native = άμα μείνουν
prefa-call-aces = エース4枚
    .native = άσοι
prefa-call-concede = 放棄
prefa-call-all_pass = 三人パス
prefa-call-polles = 三人パスのプレイ

prefa-ask-defend = あなたの番です：守りますか？
    .theirs = { $who }の番

prefa-role-in = 守る
prefa-role-out = 降りる
prefa-role-alone = 一人で
prefa-role-along = 二人分
prefa-role-taken = 連れ

## 選択の得失

prefa-stake-tricks = 義務{ $n }
prefa-stake-each = 1トリック{ SIGNED($n) }
prefa-stake-missing = 1つ不足で{ $n }
prefa-stake-pot = ポット{ SIGNED($n) }
prefa-stake-chips = 支払い{ $n }

prefa-help = 守る、降りる、一人で、一緒に。Aはエース4枚、Tは残ったら
    .keys = I  O  A  T

## できないことの理由

error-unknown-prefa-10NT = ここでは10ノートランプはプレイしません
error-aces-prefa = ここではエース4枚を宣言しません
error-aces_again = エース4枚はもう宣言されました
error-all_pass = ここでは三人のパスをプレイします。pollesと書きます
error-all_pass-thrown = ここでは三人がパスするとカードを流し、プレイしません
error-contract-prefa = 「{ $given }」はコントラクトではありません。7Hや6NTのように書きます
error-contract-prefa-10NT = ここでは{ $contract }はプレイしません
error-declarer-prefa-passed = 三人がパスした後は、ディクレアラーもコントラクトもありません
error-declarations-prefa-word = 「{ $given }」はディフェンダーの発言ではありません。in、out、alone、alongのいずれかか、トリックを書きます
error-declarations-prefa-silent = ここではディフェンダーは何も言いませんが、{ $given }とあります
error-tricks-prefa-out = 「{ $given }」：二人とも降りてプレイがないので、トリックは書きません
error-tricks-prefa-each = 「{ $given }」：各ディフェンダーは自分のトリックに責任を負います。各席の数が必要です
error-tricks-prefa-dropped = 席{ $seat }は降りたので、トリックを取れません
error-result-none-prefa = ここには結果が必要です（例：0 7H in in 7 2 1、all_pass）
error-result-prefa-concede = 「{ $given }」：concede 0 7Hのように、ディクレアラーとビッドを書きます

## 言うことの書き方

prefa-typed-hold = グッド, 同じ
prefa-typed-out = 降りる
prefa-typed-in = 守る
prefa-typed-alone = 一人で, 一人
prefa-typed-along = 一緒に, 一緒
prefa-typed-aces = エース4枚, エース
prefa-typed-all_pass = 三人パス
prefa-typed-polles = 三人パスのプレイ
