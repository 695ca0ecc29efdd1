### コマンドラインの説明：`prikup --help`、各コマンドと引数の働き、入力の誤り。

command = プレフェランス系カードゲームを、自分たちのルールで。
    .version = バージョンを表示して終了
    .lang = 言語（ターミナルの言語：%(default)s）
    .json = JSONで出力
    .game = ゲーム（%(default)s）
    .rules = ルール（ゲームの最初のプリセット）
    .seed = 実行を再現する値（%(default)s）
    .players = テーブルの人数（通常の人数）
    .workers = プロセス数。結果は変わらない（%(default)s）
    .ray = Rayクラスターで対戦させる（pip install 'prikup[ray]'）
    .database = テーブルの保存先（%(usual)s）
    .config = 設定のTOMLファイル（%(usual)sが指すもの）

command-serve = ブラウザーで遊ぶテーブルを開く。
    .open = 画面があればブラウザーでページを開く
    .host = 待ち受けるアドレス（%(usual)s）
    .port = ポート（%(usual)s）
    .workers = ポートを受け持つプロセス数（%(usual)s）
    .synchronous = SQLiteがコミットごとにディスクを待つ（full）か、ときどき待つ（normal）か（%(usual)s）
    .proxy = 誰のための要求かを信用するプロキシ、またはそのネットワーク
    .metrics = /metricsを読めるアドレスまたはネットワーク（このマシン）
    .seed = すべてのシャッフルとボットを再現可能にする。本番の対局では使わない
    .log_level = 記録する内容：debug、info、warning、error（%(usual)s）
    .log_json = ログをJSONの行で書き、テーブルに関するものにはテーブルの番号を付ける
    .limit = 受け入れの上限。例：deals=500。何度でも指定できる

command-play = ターミナルのテーブルでボットと遊ぶ。
    .game = ゲーム（%(usual)s）
    .bots = ほかのプレイヤー（%(usual)s）：%(known)sのどれか、自作のクラスmodule:Class、プログラムcmd:COMMAND
    .name = あなたの名前
    .seed = カードとボットを再現する
    .tempo = ボットの速さ
    .record = 対局をこのファイルに保存する（各ディールの後と退出時）。すでにある対局は続きから始まる
    .force = ファイルの内容を置き換える

command-score = 記録のスコアシートを、すべての数字の説明とともに表示する。
    .file = 結果の記録、テキストまたはJSON。- は標準入力
    .svg = スコアシートをこのファイルに描く
    .form = 描き方（%(default)s）
    .hide_wrong = 訂正された誤った数字を省く

command-solve = 全カード公開でのディールの結果と、各カードの価値。
    .group = 解くもの
    .hands = 手番順の手札。それぞれスペード.ハート.ダイヤ.クラブ、続いて場外のカード：'AKQ..T. ... ... / 7S 8D'。または検討盤の局面のテキスト、コード、リンク
    .record = 記録の中のディール：--deal、--ply
    .file = 多数の局面：id set contract trump leaderと手札
    .deal = 記録の何番目のディールか（1）
    .ply = そのカードが何枚出されたか（0）
    .tsv = ファイルの各局面のidとトリック数を出力
    .misere = ディクレアラーは1トリックも取りたくない
    .allpass = 全員がトリックを少なくしたい
    .game = このゲームのように得点を争う
    .rules = そのゲームのルール（最初のプリセット）
    .trump = S、C、D、H（なければノートランプ）
    .declarer = 誰のトリックを数えるか（0）
    .leader = 最初に出す人（0）
    .trick = トリックにすでに出されたカード
    .talon = 全員パスの最初のトリックを、場外の2枚がリードする：スートを示すだけか、休みのディーラー、または3番目にプレイするディーラーのものとして勝てるか
    .table = ディールのすべてのコントラクト
    .discards = 2枚の捨て方すべて

command-analyse = 記録の誤りを見つけ、運と腕を分ける。
    .path = 記録（テキストまたはJSON）、またはそのフォルダー。- は標準入力
    .worlds = 不確かな判断を評価する配置の数（%(default)s）
    .html = 運と腕の図のページを書く

command-replay = 記録を経過どおりに表示し、書かれた結果をすべて確かめる。
    .file = 記録、テキストまたはJSON。- は標準入力
    .strict = 最初の誤りで止まる（通常）
    .lenient = 正しい部分を表示し、続いて誤りを表示する

command-verify = 公開されたシードから、すべてのディールを配り直す。
    .record = 記録（テキストまたはJSON）または証明。- は標準入力

command-convert = 記録を別の形式で書く。
    .file = 任意の形式の記録。- は標準入力
    .output = 書き込むファイル（標準出力）
    .source = INの形式（見た目から判断）
    .target = 書く形式（OUTの拡張子から、なければprikup）
    .deal = この番号のディールだけ
    .rules = INに書かれていない場合のルール（ゲームの最初のプリセット）
    .force = OUTがあれば置き換える

command-options = 取り決められるルールを条項とともに表示する。
    .game = ゲーム。なければすべて
    .preset = プリセットまたはルールのテキスト。違いを表示する
    .other = 別のルール。RULESとの違いを表示する

command-arena = 同じディールでボットどうしを測る。
    .bots = 二つずつ対戦し、先に書いたものが候補。seerとopen:NAMEは全カードを見る（%(usual)s）：%(known)sのどれか、自作のクラスmodule:Class、プログラムcmd:COMMAND
    .against = --botsのそれぞれと比べるボット（二つずつの総当たりの代わりに）
    .pair = AとBをディールごとに比べる。どちらも--botsの最後のボットの間で
    .exploiters = 各ボットの上に置いた簡単な規則が本体に対して何を得るか：all または名前で選ぶ
    .deals = 候補がすべての席でそれぞれプレイする（%(default)s）
    .no_mirror = 候補の中の基準ボット一つの対戦を省く
    .force = すべてのディールをmisere、all-pass、contractのどれかにする
    .whole = 対局全体をプレイする。閉じたときだけ数えるルールではつねにそうする
    .calls = 候補の発言の代わりに別の発言を試す
    .milliseconds = プログラム（cmd:…）が一つの判断に使える時間（%(default)s）
    .html = 図のついた一つのページを書く
    .save = 終わったディールをファイルに残す。同じコマンドで続きから始まる

command-selfplay = ボットどうしのディール、またはその決定を、表の行として書き出す。
    .out = 書き出すファイル。末尾が形式：.parquet（pip install 'prikup[learn]'）、.csv、.jsonl。止めた実行は、もう一度始めると続きから進む
    .bots = 席ごとに一つ、少なければ順に繰り返す（%(usual)s）：%(known)s、自作のクラスmodule:Class、またはプログラムcmd:COMMAND
    .deals = プレイするディールの数。絞り込みはその行の一部を除く（%(default)s）
    .rows = ディールごと、または決定ごとに一行（文字または数）：%(choices)s（%(default)s）
    .labels = すべての手札を開いた最善のプレイの結果を加える
    .kind = この種類のディールだけを残す。例：contract、misere、all-pass
    .contract = このコントラクトのディールだけを残す。例：6S
    .force = 注文どおりに配る：どのディールも新しい得点表で、misere、all-pass、contract、または6Sのようなコントラクトになる
    .hand = 注文どおりに配る：席とその手札。例：0=AKxx*.xx.*.*（♠ ♥ ♦ ♣。xは任意の札、*は任意の枚数）または1=5-3-1-1。複数回指定できる

command-regret = 全カード公開の最善に比べてボットが失うものを測る。
    .bots = それぞれが自分のテーブルのすべての席でプレイする。seerとopen:NAMEは全カードを見る（%(usual)s）：%(known)sのどれか、自作のクラスmodule:Class、プログラムcmd:COMMAND
    .deals = 各ボットのディール数（%(default)s）
    .parts = 評価するもの：%(default)sのどれか

command-puzzles = 記録から問題を作る、または問題のファイルを確かめる。
command-puzzles-make = 記録から問題を作る。
    .records = 記録、またはそのフォルダー
    .output = 書き込み先（標準出力）
    .kind = %(default)sのどれか
    .limit = 最大の数
command-puzzles-check = 問題のファイルの答えをすべてソルバーで確かめる。
    .file = 問題、1行に1つのJSON。- は標準入力

command-bench = ボット、コア、サーバー、ソルバーを計測する。
command-bench-selfplay = ボットどうしの対局全体。
    .bots = 席ごとに一つ、足りなければ順に繰り返す（%(usual)s）：%(known)sのどれか、自作のクラスmodule:Class、プログラムcmd:COMMAND
    .matches = 対局の数（%(default)s）
    .longest = このディール数の後、合意で対局を終える（%(default)s）
    .workers = 結果は変わらない（%(default)s）
command-bench-core = ランダムなプレイでのコアの1秒あたりの操作数。
    .deals = ディールの数（%(default)s）
command-bench-server = 人の速さで遊ぶテーブルを載せたサーバー。
    .tables = テーブルの数（%(default)s）
    .people = 各テーブルの人数。残りの席はボット（%(default)s）
    .beside = さらに加えるテーブル。一人と考えるボット（search）で、応答時間には数えない（%(default)s）
    .seconds = 秒数（%(default)s）
    .tempo = 人が考える平均のミリ秒（%(default)s）
    .workers = 受け持つプロセス数（%(default)s）
    .database = テーブルの保存先（新しいファイル）
    .synchronous = SQLiteがコミットごとにディスクを待つ（full）か、ときどき待つ（normal）か（%(default)s）
command-bench-solver = 決まったディールでの公開手札ソルバー、CPU時間。
    .jobs = %(default)sのどれか
    .yardstick = ブリッジのソルバーDDSもendplayパッケージで計測する

command-backup = サーバーの保存内容をすべて一つのファイルに書く。
    .file = 書き込み先
    .force = ファイルがあれば置き換える

command-restore = バックアップからサーバーのデータベースを作る。
    .file = prikup backupが書いたもの
    .force = データベースの内容をすべて置き換える

command-export = ある月の公開対局をCC0でファイルに書き出す。
    .folder = 書き出すフォルダー
    .month = 月。例：2026-11
command-admin = サーバーの運営者が読むものと決めること。
command-admin-reports = プレイヤーの通報。新しい順に、テーブルでの発言とともに。
    .most = 件数（%(default)s）
    .closed = 未処理ではなく処理済みのものだけ
command-admin-tables = 人がいるテーブル。新しい順。
    .most = 件数（%(default)s）
command-admin-accounts = アカウント。新しい順。
    .most = 件数（%(default)s）
    .name = この文字を含む名前だけ
command-admin-bans = 有効な禁止。新しい順。
    .most = 件数（%(default)s）
command-admin-operator = アカウントを運営者のものにする。ブラウザーにこれらのためのページが出る。
    .person = ゲストかアカウントのID、またはアカウントの名前
    .remove = プレイヤーのアカウントに戻す
command-admin-ban = アカウントやゲストを禁止する。着席、チャット、テーブルを開くことができなくなる。
    .person = ゲストかアカウントのID、またはアカウントの名前
    .reason = 理由。本人に表示される
    .until = 禁止が終わる日。例：2027-01-31（既定：無期限）
command-admin-unban = 禁止を解く。
    .person = ゲストかアカウントのID、またはアカウントの名前
command-admin-rename = 不快な名前を、終わった対局でも置き換える。
    .person = ゲストかアカウントのID、またはアカウントの名前
    .name = 新しい名前（既定：NN）
command-admin-unlist = テーブルを公開の一覧から外す。
    .table = リンクにあるテーブルのID
command-admin-close = テーブルでのある人の通報を処理済みにする。
    .table = リンクにあるテーブルのID
    .person = 通報された人のID

command-site = サーバーのいらないファイルとして、ブラウザーのテーブルを作る。
command-site-build = サイトを書き出す。ボット、レッスン、問題、得点記録がどのブラウザーでも、接続なしでも使える。
    .folder = 書き出すフォルダー。以前のサイトは置き換えられる
    .parts = サイトの材料。make site がまとめる (%(default)s)

command-completion = シェルがコマンド、引数、ファイル、ゲームを補完するスクリプトを出力する。
    .shell = どのシェルか。bashは~/.local/share/bash-completion/completions/prikup、zshはfpathの_prikup、fishは~/.config/fish/completions/prikup.fishから読む

## 入力されたコマンドラインについて。%s などはプログラムが埋める。

argparse-usage = 使い方：
argparse-positional = 位置引数
argparse-options = オプション
argparse-help = この説明を表示して終了
argparse-argument = 引数 %(argument_name)s：%(message)s
argparse-required = 引数が足りません：%s
argparse-one-of = 引数%sのどれか一つが必要です
argparse-together = 引数%sと一緒には使えません
argparse-unrecognized = 不明な引数：%s
argparse-choice = そのような値はありません：%(value)r（%(choices)sから選びます）
argparse-one = 値が一つ必要です
argparse-some = 値が少なくとも一つ必要です
argparse-ambiguous = あいまいです：%(option)sは%(matches)sのどれかに当たります
argparse-explicit = 余分な値%r
argparse-near = { $said }：もしかして{ $near }？
error-extra = パッケージ{ $name }が必要ですが、インストールされていません：pip install 'prikup[{ $extra }]'
