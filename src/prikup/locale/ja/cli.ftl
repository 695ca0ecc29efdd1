### コマンドライン：コマンドが表示すること。

## prikup options

cli-options = { $game }：{ $preset }でのオプション{ $count }個。プリセット：{ $presets }
cli-value = { $option } = { $value }   （{ $other }ではなく）
cli-meaning = { $meaning }（{ $clause }）
cli-defaults = どのオプションも既定の値です。
cli-same = { $base }のルールと同じです。
cli-preset = { $name }：{ $title }。{ $about }

## prikup verify

cli-verify-table = { $game }、ルール「{ $rules }」、プレイヤー{ $players }人、テーブル「{ $table }」
cli-verify-drawn = 最初に配るのは席{ $seat }です。シードから{ $cards }が引かれます
cli-verify-random = 最初に配るのは席{ $seat }です。シードから無作為に選ばれます
cli-verify-deal = ディール{ $deal }：カードはシードのとおりで、約束のとおりです（{ $commitment }…）
cli-verify-origin = ディール{ $deal }：「{ $table }」のディール{ $number }のカードを、もう一度配ったものです
cli-verify-bound = ディール{ $deal }：席{ $seats }のシードは、前に約束したものです
cli-verify-clear = ディール{ $deal }：席{ $seats }のシードは、約束なしに加えられました
cli-verify-withheld = ディール{ $deal }：席{ $seats }は約束したシードを公開しなかったので、それなしで配られました
cli-verified = { $n }ディール中{ $n }ディールを検証しました

## prikup play

cli-play-kept = 対局は{ $path }に保存されています。prikup play --record { $path }で続けられます
cli-play-over = 対局は終わりました。記録は{ $path }です

## prikup serve

cli-serve = Prikupのアドレス：{ $url }

## prikup backup, prikup restore

cli-backup = { $path }には{ $database }のすべてがあります：{ $rows }
cli-restore = { $database }には{ $path }のすべてがあります：{ $rows }

## prikup puzzles

cli-puzzles-checked = 問題{ $count }問、うち誤り{ $faults }問
