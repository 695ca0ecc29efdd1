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
cli-score-now = ここで終えた場合：
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
cli-admin-none = 何もありません。
cli-admin-listed = （だれでも参加可）
cli-admin-operator = （運営者）
cli-admin-banned = （禁止中）
cli-admin-done = 完了しました。
cli-report = { $at } { $link }：{ $who }（ゲスト{ $guest }）、{ $reason }、通報者はゲスト{ $reporter }
cli-restore = { $database }には{ $path }のすべてがあります：{ $rows }

## prikup export

cli-export = { $path }に{ $matches }対局、{ $deals }ディール

## prikup site

cli-site = { $path } はファイル { $files } 個、{ $megabytes } MB のサイトです。どのウェブサーバーにも置けます

## prikup puzzles

cli-puzzles-checked = 問題{ $count }問、うち誤り{ $faults }問
cli-puzzles-none = 問題は見つかりませんでした。間違える余地のある、カードの記録されたディールが必要です

## prikup solve

solve-seat = 席{ $seat }
solve-contract = 席{ $seat }がディクレアラー、{ $trump }
solve-misere = 席{ $seat }がミゼールをプレイ
solve-points = 席{ $seat }が得点を争う、{ $trump }
solve-allpass = 全員がトリックを避ける
solve-allpass-talon = 全員がトリックを避ける、タロンの{ $cards }がリード
solve-trump = 切り札{ $suit }
solve-notrump = ノートランプ
solve-and = { $one }と{ $two }
solve-leads = { $said }。リードは席{ $seat }。
solve-led = { $said }。席{ $leader }のリードは{ $cards }、次は席{ $seat }。
solve-makes = これからの得点のうち{ $points }点。
solve-takes = { $left }トリック中{ $tricks }トリック。
solve-dealer = { $seat }（ディーラー）
solve-tricks = 席{ $seats }のトリック：{ $left }のうち{ $tricks }。ほかの二人が組んだ場合：{ $held }。
solve-choices = 席{ $seat }が出せるカード：
solve-line = 最善のプレイ：{ $cards }
solve-table = 席0、1、2がディクレアラーのときのトリック：
solve-table-leads = 席{ $seat }リード
solve-discards = { $hand }からの捨て方{ $count }通り：
solve-more = { $cards }、ほか{ $count }
solve-file = { $id }：{ $contract }、席0は{ $left }のうち{ $tricks }トリック

## prikup arena、prikup regret、prikup bench：計測

measure-head = { $game }、{ $rules }、{ $players }人、シード{ $seed }
measure-between = 95 %は{ $low }から{ $high }の間
measure-few = { $unit ->
    [match] { $least }対局未満のため区間なし
   *[other] { $least }ディール未満のため区間なし
}
measure-word = { $word ->
    [match] 対局
    [deal] ディール
    [contract] { term-contract }
    [misere] { term-misere }
    [allpass] { term-all_pass }
    [points] 得点
    [open] { term-open_play }
    [closed] { term-closed_play }
    [bid] { term-bid }
    [defend] ディフェンス
    [redeal] 配り直し
    [discard] { term-discard }
    [talon] { term-talon }
    [name] コントラクトの宣言
    [give] カードを渡す
    [declarer] { term-declarer }
    [defender] { term-defender }
    [player] プレイヤー
    [play] プレイ
    [worlds] 配置
    [exchange] 交換
    [calls] コール
   *[other] { $word }
}
progress = { $what }：{ $total }のうち{ $done }、残り約{ $seconds }秒
measure-errors = エラー{ $count }
measure-fault = { $bot }：{ $kind }、{ $count }回。最初は{ $unit ->
    [deal] ディール
   *[match] 対局
}{ $deal }、席{ $seat }、質問{ $asks }：{ $why }
arena-forced = { $head }、すべてのディールを{ $force }に
arena-pair = { $one }対{ $other }、各席{ $count } { $unit ->
    [deal] ディール
   *[match] 対局
}
arena-alone = 単独
arena-company = 仲間と
arena-apart = ディール別
arena-mean = { $unit ->
    [deal] 1 ディール
   *[match] 1 対局
}あたり{ $mean }、{ $between }
arena-role = （単独の平均の内訳）{ $count }回、平均{ $mean }
arena-call = { $asks }：{ $said }の代わりに{ $instead }
arena-times = { $count }回、{ $between }
arena-ahead = { $one }が{ $other }より上、どちらも{ $baseline }の間で
arena-cpu = { $bot }のCPU：1判断{ $milliseconds } ms
arena-stopped = { $total }のうち{ $done }で止まりました
arena-stopped-saved = { $total }のうち{ $done }で止まりました：同じコマンドで続きから進みます
arena-exploited = { $bot }の上に簡単な規則を置くと本体に対して何を得るか、{ $count } { $unit ->
    [deal] ディール
   *[match] マッチ
}
arena-changed = { $count }席で違うプレイ
arena-divided = 防御側で{ $count }回：自分{ $own }、ディクレアラー{ $declarer }、パートナー{ $partner }（平均）
regret-bot = { $bot }、{ $count }ディール。そのような判断のあったディールあたりの損失
regret-mistakes = { $deals }ディールの{ $decisions }判断中{ $mistakes }
rows-written = { $path }：{ $deals }ディールの{ $rows }行
rows-stopped = { $total }ディール中{ $done }で停止：同じコマンドで続きから進みます
selfplay-head = { $game }、{ $rules }、シード{ $seed }
selfplay-count = 対局{ $matches }、ディール{ $deals }、操作{ $actions }
selfplay-ended = 合意で終了：{ $count }
selfplay-kinds = ディール：{ $kinds }
selfplay-made = { $kind } { $count }（成立{ $made }）
selfplay-bot = ボット{ $number }（{ $bot }）
selfplay-zero = 結果の合計はゼロ：はい
selfplay-not-zero = 結果の合計はゼロ：いいえ
selfplay-first = { $errors }、最初のもの：{ $error }
selfplay-speed = { $seconds }秒、{ $deals }ディール/秒
core-count = { $deals }ディールで{ $actions }操作
core-random = ランダム
core-replay = 再現
core-speed = { $count }操作/秒
load-tables = { $tables }テーブル、各{ $people }人、{ $processes }プロセス、{ $seconds }秒
load-events = 操作{ $actions }、イベント{ $events }、ディール{ $deals }
load-echo = 操作から反映まで：{ $echoes }
load-stages = 平均：{ $stages }
load-stage-received = 受信
load-stage-appended = 保存
load-stage-sent = 送信
load-own = このプログラム自身の起床の遅れ：{ $delays }。マシンの負荷は{ $before }、その後{ $after }
load-cpu = CPU { $cpu }コア、1テーブルあたりメモリ{ $memory } kB
load-bytes = 1ディール1人あたり{ $deal } kB、{ $second } kB/秒
load-refused = 拒否：{ $codes }
bench-yardstick = DDS、20通りの表：平均{ $mean } ms、中央値{ $median } ms
