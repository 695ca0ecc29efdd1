### コマンドラインの説明：`prikup --help`、各コマンドと引数の働き、入力の誤り。

command = プレフェランス系カードゲームを正確なルールで。
    .version = バージョンを表示して終了
    .lang = 言語（端末の言語：%(default)s）
    .json = JSON で出力
    .game = ゲーム（%(default)s）
    .rules = ルール（ゲームの最初のプリセット）
    .seed = 実行を再現する値（%(default)s）
    .players = 卓の人数（通常の人数）
    .workers = プロセス数。結果は変わらない（%(default)s）
    .ray = Ray クラスタで対戦させる（pip install 'prikup[ray]'）
    .database = 卓の保存先（%(usual)s）
    .config = 設定の TOML ファイル（%(usual)s が指すもの）

command-serve = ブラウザで遊ぶ卓を開く。
    .open = 画面があればブラウザでページを開く
    .host = 待ち受けるアドレス（%(usual)s）
    .port = ポート（%(usual)s）
    .workers = ポートを受け持つプロセス数（%(usual)s）
    .proxy = 誰のための要求かを信用するプロキシ、またはそのネットワーク
    .metrics = /metrics を読めるアドレスまたはネットワーク（このマシン）
    .seed = すべての配札とボットを再現可能にする。本番の対局では使わない
    .log_level = 記録する内容：debug、info、warning、error（%(usual)s）
    .log_json = ログを JSON の行で書き、卓に関するものには卓の番号を付ける
    .limit = 受け入れの上限。例 deals=500。何度でも指定できる

command-play = 端末の卓でボットと遊ぶ。
    .game = ゲーム（%(usual)s）
    .bots = ほかのプレイヤー（%(usual)s）：%(known)s のどれか、自作のクラス module:Class、プログラム cmd:COMMAND
    .name = あなたの名前
    .seed = カードとボットを再現する
    .tempo = ボットの速さ
    .record = 対局をこのファイルに保存する（各ディールの後と退出時）。すでにある対局は続きから始まる
    .force = ファイルの内容を置き換える

command-score = 記録のスコアシートを、すべての数字の説明とともに表示する。
    .file = 結果の記録、テキストまたは JSON。- は標準入力
    .svg = スコアシートをこのファイルに描く
    .form = 描き方（%(default)s）

command-solve = 全部のカードを開いたときのディールの結果と、各カードの価値。
    .group = 解くもの
    .hands = 手番順の手札。それぞれ スペード.ハート.ダイヤ.クラブ、続いて使わないカード：'AKQ..T. ... ... / 7S 8D'。または盤の局面のテキスト、コード、リンク
    .record = 記録の中のディール：--deal、--ply
    .file = 多数の局面：id set contract trump leader と手札
    .deal = 記録の何番目のディールか（1）
    .ply = そのカードが何枚出されたか（0）
    .tsv = ファイルの各局面の id とトリック数を出力
    .misere = ディクレアラーは 1 トリックも取りたくない
    .allpass = 全員がトリックを少なくしたい
    .game = このゲームのように得点を争う
    .rules = そのゲームのルール（最初のプリセット）
    .trump = S、C、D、H（なければノートランプ）
    .declarer = 誰のトリックを数えるか（0）
    .leader = 最初に出す人（0）
    .trick = トリックにすでに出されたカード
    .talon = オールパスの最初のトリックを、使わない 2 枚がリードする：スートを示すだけか、休みのディーラーのものとして勝てるか
    .table = ディールのすべてのコントラクト
    .discards = 2 枚の捨て方すべて

command-analyse = 記録の誤りを見つけ、運と実力を分ける。
    .path = 記録（テキストまたは JSON）、またはそのフォルダ。- は標準入力
    .worlds = 不確かな判断を評価する配置の数（%(default)s）
    .html = 運と実力の図のページを書く

command-replay = 記録を経過どおりに表示し、書かれた結果をすべて確かめる。
    .file = 記録、テキストまたは JSON。- は標準入力
    .strict = 最初の誤りで止まる（通常）
    .lenient = 正しい部分を表示し、続いて誤りを表示する

command-verify = 公開されたシードから、すべてのディールを配り直す。
    .record = 記録（テキストまたは JSON）または証明。- は標準入力

command-convert = 記録を別の形式で書く。
    .file = 任意の形式の記録。- は標準入力
    .output = 書き込むファイル（標準出力）
    .source = IN の形式（見た目から判断）
    .target = 書く形式（OUT の拡張子から、なければ prikup）
    .deal = この番号のディールだけ
    .rules = IN に書かれていない場合のルール（ゲームの最初のプリセット）
    .force = OUT があれば置き換える

command-options = 取り決められるルールを条項とともに表示する。
    .game = ゲーム。なければすべて
    .preset = プリセットまたはルールのテキスト。違いを表示する
    .other = 別のルール。RULES との違いを表示する

command-arena = 同じディールでボットどうしを測る。
    .bots = 二つずつ対戦し、先に書いたものが候補。seer と open:NAME は全カードを見る（%(usual)s）：%(known)s のどれか、自作のクラス module:Class、プログラム cmd:COMMAND
    .pair = A と B をディールごとに比べる。どちらも --bots の最後のボットの間で
    .deals = 候補がすべての席でそれぞれプレイする（%(default)s）
    .no_mirror = 候補の中の基準ボット一つの対戦を省く
    .force = すべてのディールを misere、all-pass、contract のどれかにする
    .whole = 対局全体をプレイする。閉じたときだけ数えるルールではつねにそうする
    .calls = 候補の宣言の代わりに別の宣言を試す
    .milliseconds = プログラム（cmd:…）が一つの判断に使える時間（%(default)s）
    .html = 図のついた一つのページを書く

command-regret = 全カードを開いた最善に比べてボットが失うものを測る。
    .bots = それぞれが自分の卓のすべての席でプレイする。seer と open:NAME は全カードを見る（%(usual)s）：%(known)s のどれか、自作のクラス module:Class、プログラム cmd:COMMAND
    .deals = 各ボットのディール数（%(default)s）
    .parts = 評価するもの：%(default)s のどれか

command-puzzles = 記録から問題を作る、または問題のファイルを確かめる。
command-puzzles-make = 記録から問題を作る。
    .records = 記録、またはそのフォルダ
    .output = 書き込み先（標準出力）
    .kind = %(default)s のどれか
    .limit = 最大の数
command-puzzles-check = 問題のファイルの答えをすべてソルバーで確かめる。
    .file = 問題、1 行に 1 つの JSON。- は標準入力

command-bench = 計測する。
command-bench-selfplay = ボットどうしの対局全体。
    .bots = 席ごとに一つ（%(usual)s）：%(known)s のどれか、自作のクラス module:Class、プログラム cmd:COMMAND
    .matches = 対局の数（%(default)s）
    .longest = このディール数の後、合意で対局を終える（%(default)s）
    .processes = 結果は変わらない（%(default)s）
command-bench-core = ランダムなプレイでのコアの 1 秒あたりの操作数。
    .deals = ディールの数（%(default)s）
command-bench-server = 人の速さで遊ぶ卓を載せたサーバー。
    .tables = 卓の数（%(default)s）
    .people = 各卓の人数。残りの席はボット（%(default)s）
    .seconds = 秒数（%(default)s）
    .tempo = 人が考える平均のミリ秒（%(default)s）
    .processes = 受け持つプロセス数（%(default)s）
    .database = 卓の保存先（新しいファイル）
command-bench-solver = 決まったディールでの公開手札ソルバー、CPU 時間。
    .jobs = %(default)s のどれか
    .yardstick = ブリッジのソルバー DDS も endplay パッケージで計測する

command-backup = サーバーの保存内容をすべて一つのファイルに書く。
    .file = 書き込み先
    .force = ファイルがあれば置き換える

command-restore = バックアップからサーバーのデータベースを作る。
    .file = prikup backup が書いたもの
    .force = データベースの内容をすべて置き換える

command-completion = シェルがコマンド、引数、ファイル、ゲームを補完するスクリプトを出力する。
    .shell = どのシェルか。bash と fish は専用のファイルから、zsh は fpath から読む

## 入力されたコマンドラインについて。%s などはプログラムが埋める。

argparse-usage = 使い方：
argparse-positional = 位置引数
argparse-options = オプション
argparse-help = この説明を表示して終了
argparse-argument = 引数 %(argument_name)s：%(message)s
argparse-required = 引数が足りません：%s
argparse-one-of = 引数 %s のどれか一つが必要です
argparse-together = 引数 %s と一緒には使えません
argparse-unrecognized = 不明な引数：%s
argparse-choice = そのような値はありません：%(value)r（%(choices)s から選びます）
argparse-one = 値が一つ必要です
argparse-some = 値が少なくとも一つ必要です
argparse-ambiguous = あいまいです：%(option)s は %(matches)s のどれかに当たります
argparse-explicit = 余分な値 %r
argparse-near = { $said }：もしかして { $near }？
error-extra = パッケージ { $name } が必要ですが、インストールされていません：pip install 'prikup[{ $extra }]'
