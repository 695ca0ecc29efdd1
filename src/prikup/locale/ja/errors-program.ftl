### プログラムが求められたことをできない理由：関数、ソルバー、コマンドライン。どのページもこれを言わない。

## 手札公開のソルバー

error-position-hands = 「{ $position }」：手札が{ $count }組です。{ $expected }組のはずです
error-position-trump = 「{ $position }」：切り札{ $trump }：スートかなしです
error-position-leader = 「{ $position }」：リードする席{ $leader }：0から{ $last }までです
error-position-leaders = 「{ $position }」：リードする席が{ $count }あります。2までです
error-position-trick = 「{ $position }」：トリックに{ $count }枚あります。{ $players }枚より少ないはずです
error-position-talon = 「{ $position }」：リードするタロンが{ $count }枚です。{ $most }枚までです
error-position-twice = 「{ $position }」：{ $cards }が2回あります
error-position-cards = 「{ $position }」：席{ $seat }の手札が{ $count }枚です。{ $most }枚のはずです
error-position-pack = 「{ $position }」：{ $cards }は{ $ranks }のデッキのカードではありません
error-position-play = 「{ $position }」：席{ $seat }は{ $card }を出せません
error-position-misere = 「{ $position }」：ミゼールに切り札はありません
error-positions-misere = 局面{ $number }：ミゼールに切り札はありません
error-positions-kind = 局面{ $number }：{ $what }は{ $kind }ではありません
error-positions-row = 局面{ $number }：{ $why }
error-positions-number = 局面{ $number }：{ $unit ->
    [points] 点
   *[tricks] トリック
}が{ $what }です。整数のはずです
error-positions-numbers = { $positions }局面に対して{ $unit ->
    [points] 点
   *[tricks] トリック
}の数が{ $count }個です。一つずつのはずです
error-positions-array = 局面は{ $kind }の配列ですが、{ $array }でした
error-positions-shape = 局面は一次元の配列ですが、形が{ $shape }でした
error-points-ranks = 「{ $ranks }」はデッキの数字ではありません。789TJQKAのうちいくつかを、それぞれ一度だけ書きます
error-points-king = 「{ $ranks }」：クイーンはキングの下です
error-points-cards = { $ranks }種類の数字に対してカードの点が{ $count }個です。一つずつのはずです
error-points-marriages = マリッジの点が{ $count }個です。4スートに一つずつのはずです
error-points-whole = { $counts }は点ではありません。整数のはずです
error-points-low = { $counts }は点ではありません。0以上で、カードは255までです
error-points-sum = 点の合計が{ $sum }です。{ $most }までです
error-solver-seat = 席{ $seat }はこのディールでプレイしません
error-solver-over = 出すカードは残っていません
error-solver-table = 手札が{ $count }組です。一覧には3組が必要です
error-solver-discards = 手札が{ $cards }枚です。カードを捨てる手札と、同じ枚数で少ないほかの手札が必要です
solver-moment = { $stage ->
    [draw] 最初のディーラーの抽選
    [deal] ディール{ $deal }、カードの前
    [redeal] ディール{ $deal }、配り直しの前
    [bidding] ディール{ $deal }、ビッド
    [talon] ディール{ $deal }、タロン
    [discard] ディール{ $deal }、捨て札
    [give] ディール{ $deal }、カードを渡すところ
    [naming] ディール{ $deal }、コントラクトの宣言
    [defence] ディール{ $deal }、ディフェンス
    [aid] ディール{ $deal }、援助
    [play] ディール{ $deal }、プレイ
    [claim] ディール{ $deal }、残りを分ける提案
    [over] ディール{ $deal }、対局の終了後
   *[other] ディール{ $deal }
}
error-solver-nothing = 解くものがありません。現在の場面：{ solver-moment }。プレイ中のカードか、プレイの準備をするディクレアラーが必要です
error-solver-ahead = この場面からプレイには進みません：{ solver-moment }
error-solver-allpass = 全員パスに切り札はありません
error-solver-tricks-talon = このプレイはトリックとして解けません。タロンがリードします
error-solver-tricks-beat = このプレイはトリックとして解けません。勝つ義務があります
error-solver-tricks-ruff = このプレイはトリックとして解けません。切り札を出す義務がありません
error-solver-tricks-ranks = このプレイはトリックとして解けません。カードの強さの順が違います

## 関数の引数

error-argument-bot = { $what }はボットではありません。名前か、メソッドchooseのあるオブジェクトが必要です
error-argument-bots = { $what }はボットではありません。1から{ $most }個のリストが必要です
error-argument-opponent = { $what }は相手ではありません。観測とマスクから行動を返す関数が必要です
error-argument-bot_sent = { $what }はほかのプロセスに渡せません。rulesやmodule:Classのような名前が必要です
error-argument-deals = { $what }ディール：1以上の整数が必要です
error-argument-match = { $what }は対局ではありません。prikup.new()が返すようなものが必要です
error-argument-players = { $what }はプレイヤーの人数ではありません。{ $expected }のはずです
error-argument-type = { $name }が{ $what }です。{ $expected }型の値が必要です
error-argument-number = { $name }が{ $what }です。整数が必要です
error-argument-number_least = { $name }が{ $what }です。{ $least }以上の整数が必要です
error-argument-range = { $name }が{ $what }です。{ $least }から{ $most }までの整数が必要です
error-argument-empty = { $name }が空です。少なくとも1つの値が必要です
error-argument-hand = { $what } は{ $count }枚です: { $expected }枚が必要です
error-argument-first = 最初に配る人が分かりません。dealer=に0から{ $last }までの席が必要です
error-argument-dealer = dealerは{ $what }ですが、今は席{ $seat }が配ります。dealer=は最初のディールの前だけです
error-argument-record = { $what }は記録ではありません。prikup.read()が返すようなものが必要です
error-argument-rules = { $what }はルールではありません。'{ $example }'のようなテキストが必要です
error-argument-seed = { $what }はシードではありません。数かテキストが必要です
error-argument-text = { $what }はテキストではありません。書かれた対局が必要です
error-argument-hands = { $what }はテキストではありません。'AK... QJ... T9...'のような手札が必要です
error-argument-names = { $what }は名前ではありません。('Anna', 'Boris', 'Vera')のようなタプルが必要です
error-argument-options = { $what }はゲームのオプションではありません。game.options('{ $example }')が返すようなものが必要です
error-argument-position = { $what }は局面ではありません。{ $kind }(...)で作るようなものが必要です

## ボット

error-bot-answer = ディール{ $deal }：席{ $seat }のボット「{ $given }」：{ $why }
error-bot-fails = ディール{ $deal }：席{ $seat }のボット「{ $given }」が失敗しました：{ $why }
error-bot-raised = { $what }（{ $where }）
error-bot-illegal = { $what }は選べません。{ $expected }のはずです
error-bot-illegal-why = { $what }は選べません：{ $why }
error-bot-many = { $views }個のビューに答えが{ $count }個です
error-bot-near = 「{ $given }」はボットではありません。{ $expected }のいずれかです（{ $near }のことですか？）
error-bot-class = ボット「{ $given }」はプレイできません：{ $why }
error-bot-file = 「{ $given }」はモジュールのクラスを表していません。現在のフォルダーのmy_bots.pyならmy_bots:Bidderのように、module:Classと書きます
error-bot-turn = 席{ $seat }が今決めることはありません
error-program-empty = 「{ $given }」にはコマンドがありません。cmd:./my_botのように、コロンのあとにコマンドが必要です
error-program-start = コマンド「{ $given }」を開始できません：{ $why }
error-program-system = プログラム「{ $given }」はWindowsでは遊べません：プログラムのボットにはLinuxかmacOSが必要です
error-program-ended = コマンド「{ $given }」は終了しました
error-program-silent = コマンド「{ $given }」は{ $seconds }秒以内に答えませんでした
error-program-flood = コマンド「{ $given }」は改行なしで{ $most }バイトを超えて書きました
error-program-unasked = コマンド「{ $given }」は、誰も尋ねていないことを書きました
error-program-unreadable = コマンド「{ $given }」の返答は答えではありません：{ $why }
error-program-mismatched = コマンド「{ $given }」は質問{ $id }に答えました。質問{ $expected }のはずです
error-program-version = コマンド「{ $given }」のプロトコルは版{ $version }です。{ $expected }のはずです
error-program-stopped = コマンド「{ $given }」はこのディールで{ $times }回失敗したため、もう開始しません

## シャッフルとその証明

error-seed-server = 「{ $given }」はシードでもその約束でもありません。0-9 a-fの64桁です
error-proof-origin = ディール{ $deal }はよそのディールではありえません。対局の最初のディールか、トーナメントの全ディールで、誰もシードを約束していないはずです
error-proof-hidden = ディール{ $deal }はまだ公開されていません。サーバーのシードとカードが必要です
error-proof-commitment = ディール{ $deal }：サーバーのシードの約束は{ $made }で、{ $commitment }ではありません
error-proof-seeds = ディール{ $deal }：プレイヤー{ $players }人にシードが{ $count }個です
error-proof-bindings = ディール{ $deal }：プレイヤー{ $players }人に約束が{ $count }個です
error-proof-unbound = ディール{ $deal }：席{ $seat }はシードを約束していませんが、ディールにシードがあります
error-proof-opening = ディール{ $deal }：席{ $seat }のシードは約束{ $binding }と合いません
error-proof-bound_late = ディール{ $deal }：席{ $seat }はサーバーより先に約束していません
error-proof-opened_early = ディール{ $deal }：席{ $seat }のシードは、サーバーが約束する前に公開されていました
error-proof-withheld = ディール{ $deal }：席{ $seat }は前のシードを公開しなかったのに、再び加わっています
error-proof-pack = ディール{ $deal }：その{ $count }枚はこのゲームのデッキではありません
error-proof-packets = ディール{ $deal }：パケットがルールと違います：{ $packets }。{ $expected }のはずです
error-proof-deal = ディール{ $deal }：シードからは{ $made }になり、{ $found }ではありません
error-proof-drawn = ディール{ $deal }：シードから引かれるのは{ $made }で、{ $cards }ではありません
error-proof-drawn_again = ディール{ $deal }：{ $cards }が引かれています。抽選はディール1だけです
error-proof-drawn_any = ディール{ $deal }：{ $cards }が引かれていますが、ルールではカードを引きません
error-proof-drawn_none = ディール{ $deal }：誰もカードを引いていません。最初のディーラーを決めたカードが必要です
error-proof-precedence = ディール{ $deal }：順位の並びがルールと違います：{ $cards }。{ $expected }のはずです
error-proof-order = ディール{ $deal }の証明がありますが、ディール{ $expected }のはずです
error-proof-table = ディール{ $deal }はテーブル「{ $given }」のものです。「{ $table }」のはずです
error-proof-rules = ディール{ $deal }のゲーム、ルール、プレイヤーはディール1と違います
error-proof-who = ディール{ $deal }に、誰が配ったかがありません。0から{ $last }までです
error-proof-pattern = ディール{ $deal }：{ $game }では抽選の後にカードを配りません
error-proof-gathered = ディール{ $deal }はシャッフルではなく、集めてカットしたものです。デッキの順番が分かる、対局の記録が必要です
error-proof-gap = ディール{ $deal }は公開されていませんが、ディール{ $other }は公開されています
error-proof-next = ディール{ $deal }：{ $before }の後に席{ $seat }が配ることはできません
error-proof-seedless = この記録にはシードがありません。タグTable、Commitment、ServerSeedが必要です
error-proof-unrevealed = ディール{ $deal }には公開されたシードがありません。CommitmentとServerSeedが必要です
error-proof-dealer = ディール{ $deal }：シードから決まるディーラーは{ $made }で、{ $dealer }ではありません

## コマンドライン

error-number = 「{ $given }」：{ $low }から{ $high }までの整数が必要です
error-arena-deal = ディール{ $number }はありませんでした。得点の前に対局が終わりました
error-arena-bots = 「{ $given }」はボット一つです。比べるには二つ以上をコンマで区切って書きます
error-arena-pair = 「{ $given }」：ディールごとに比べるボット二つをコンマで区切って書きます
error-arena-force = 「{ $given }」は{ $game }にプレイさせられるディールの種類ではありません。{ $expected }のいずれかです
error-arena-exploiters = 「{ $given }」は{ $game }でボットの上に置ける規則ではありません。{ $expected }のいずれかです
error-arena-exploiters-with = { $given }は組の測定のためのものです。--exploitersとは使えません
error-arena-save = { $path }はこの測定のファイルではありません。同じボット・ルール・シード・オプション、または新しいファイルが必要です
error-arena-exploiters-none = { $game }にはボットに重ねるルールがありません。preferansなど、それがあるゲームが必要です
error-arena-save-damaged = { $path }が壊れています。{ $what }のディールが1から順に1回ずつ必要です。2つの測定を1つのファイルに書くことはできません
error-arena-ray = 「{ $given }」にRayのクラスターはありません：{ $why }
error-arena-ray-missing = --rayにはパッケージrayが必要です：pip install 'prikup[ray]'
error-rows-suffix = 「{ $given }」：{ $expected }で終わる名前が必要です
error-rows-there = 「{ $path }」はすでにあります：別の名前を選ぶか、削除してください
error-rows-run = { $folder }には別の行の未完了の実行があります：同じ引数で始めて続けるか、{ $path }以外の名前を選ぶか、フォルダーを削除してください
error-rows-damaged = { $folder }の未完了の実行が壊れています：最初からやり直すにはフォルダーを削除してください
error-rows-folder = { $folder }には実行に属さないファイルがあります：{ $path }以外の名前を選んでください
error-rows-names = 行の列は「{ $given }」です：{ $expected }が必要です
error-rows-type = 列{ $name }：{ $given }は型{ $expected }の値ではありません
error-study-wish = 「{ $given }」：席とその手札が必要です。例：0=AKxx*.xx.*.*（♠ ♥ ♦ ♣）または1=5-3-1-1
error-study-seat = 「{ $given }」：この席の希望はすでにあります。席ごとに一つです
error-study-hand = 「{ $given }」に合う{ $count }枚の手札はありません
error-study-hands = { $count }回のシャッフルで{ $given }のディールは出ませんでした：合わせてもっと起こりやすい希望が必要です
error-study-none = ディール{ $number }は{ $count }回のシャッフルで、これらのボットがプレイする{ $given }になりませんでした：もっと起こりやすい希望が必要です
error-study-kind = 「{ $given }」は{ $game }のディールの種類ではありません：{ $expected }が必要です
error-study-rows = 行の種類が{ $given }です。{ $expected }が必要です
error-study-contract = 「{ $given }」は{ $game }のコントラクトではありません：{ $expected }が必要です
error-adapter-game = { $given }には行動の番号がありません：ゲームのフォルダーに部品「actions」が必要です
error-adapter-illegal = 行動{ $given }（{ $text }）は反則です：{ $why }
error-adapter-over = 手番の人がいません：エピソードが終わったか始まっていません。resetが必要です
error-spiel-chance = 偶然の結果{ $given }は今はありえません。chance_outcomes()のどれかが必要です
error-adapter-dealt = { $count }回配ってもディールになりませんでした
error-adapter-agent = { $given }はエージェントではありません。{ $expected }が必要です
error-adapter-perfect = 完全情報は求められていません：perfect_information=Trueが必要です
error-adapter-openspiel = OpenSpielを読み込めません（pip install 'prikup[openspiel]'）：{ $why }
error-regret-parts = 「{ $given }」：{ $expected }のうちいくつかをコンマで区切って書きます
error-bench-job = 「{ $given }」は仕事ではありません。{ $expected }のうちいくつかです
error-bench-endplay = --yardstickにはパッケージendplayが必要です：pip install 'prikup[yardstick]'
error-bench-main = 複数のプロセスで動くスクリプトは各プロセスに読み込まれます。呼び出しを if __name__ == "__main__": の後に置いてください
error-bench-process = 対局のプロセスが終了しました：{ $why }
error-solve-owner = --{ $option }は{ $owner }のためのものです
error-solve-other = --{ $option }は{ $question }とともには使えません
error-solve-twice = 「{ $deal }」：{ $cards }が手札にも場外にもあります
error-solve-declarer = ディクレアラー{ $declarer }：0から{ $last }までです
error-solve-trump = --trump { $trump }：ミゼールと全員パスに切り札はありません
error-solve-talon = --talon { $talon }：斜線の後が{ $count }枚です。2枚のはずです
error-solve-game = --game { $game }：トリックのためにプレイします。コントラクト、--misere、--allpassのいずれかが必要です
error-solve-deals = ディール{ $deal }：この記録には{ $count }ディールあります
error-solve-cards = この記録のディール{ $deal }には、プレイされるカードがありません
error-solve-ply = ディール{ $deal }には{ $ply }枚の後の局面がありません。0から{ $most }までです
error-solve-line = { $line }行目：「{ $text }」：{ $why }
error-solve-columns = { $count }列です。タブで区切った{ $expected }列のはずです
error-solve-contract = コントラクト「{ $given }」：T、N、Mのいずれかです
error-solve-leader = リードする席「{ $given }」：0、1、2のいずれかです
error-solve-suit = 切り札：{ $why }
error-bots = 「{ $given }」はボットが多すぎます。{ $most }までです
error-terminal = playにはターミナルが必要です。標準入力と標準出力がターミナルではありません
error-file-read = 「{ $path }」を読めません：{ $why }
error-file-written = 「{ $path }」を書けません：{ $why }
error-system-missing = そのファイルやフォルダーはありません
error-system-denied = アクセスできません
error-system-folder = これはフォルダーです
error-system-no_folder = パスの途中がフォルダーではありません
error-system-full = ディスクがいっぱいです
error-system-taken = このアドレスはすでに使われています
error-system-elsewhere = このコンピューターにそのアドレスはありません
error-system-unknown = この名前のアドレスは見つかりません
error-file-none = 「{ $path }」に記録がありません。.prikupか.jsonで終わるファイルが必要です
error-file-record = 「{ $path }」：{ $why }
error-file-large = 「{ $path }」は大きすぎます。{ $most }バイトまでです
error-file-text = 「{ $path }」はUTF-8のテキストではありません。バイト{ $byte }を読めません
error-file-match = 「{ $path }」はすでにあり、続けられる対局ではありません（{ $why }）。別の名前を選ぶか、置き換えるには--forceを付けます
error-file-over = 「{ $path }」の対局は終わっています。別の名前を選ぶか、置き換えるには--forceを付けます
error-file-differs = 「{ $path }」の対局は--{ $option }が「{ $kept }」で、「{ $given }」ではありません。続けるには--{ $option }を省くか、別の名前を選びます
error-file-bots = 「{ $path }」の対局には、独自のプログラムであるボット「{ $given }」がいます。続けるには--botsで指定します
error-file-there = 「{ $path }」はすでにあります。別の名前を選ぶか、置き換えるには--forceを付けます
error-file-drawing = 「{ $path }」はすでにあり、図ではありません。別の名前を選んでください
error-file-page = 「{ $path }」はすでにあり、ページではありません。別の名前を選んでください
error-file-puzzles = 「{ $path }」はすでにあり、問題集ではありません。別の名前を選んでください
error-convert-ending = 「{ $path }」の末尾はどの形式のものでもありません。{ $endings }のいずれかにするか、--toを付けてください
error-play-table = `prikup play`でプレイされたものではありません
error-play-seeds = ディール{ $deal }のカードが、そのシードのものではありません
error-database = 「{ $path }」はデータベースにできません。ファイルかURLが必要です
error-database-folder = 「{ $path }」はデータベースにできません。フォルダーがありません
error-database-form = 「{ $path }」はデータベースにできません（{ $why }）。prikup serveが作ったファイルか、新しい名前が必要です
error-database-server = 「{ $path }」はデータベースにできません（{ $why }）。動作中のPostgreSQLサーバーのURLと、そこにあるユーザーとデータベースが必要です
error-database-other = 別のプログラムのものです
error-database-newer = より新しいPrikupが作ったものです
error-network = 「{ $given }」はアドレスでもネットワークでもありません。127.0.0.1や10.0.0.0/24のように書きます
error-backup-there = 「{ $path }」はすでにあります。別の名前を選ぶか、置き換えるには--forceを付けます
error-month = 「{ $given }」は月ではありません。YYYY-MMと書きます
error-backup-none = 「{ $path }」はバックアップではありません。prikup backupが書いたファイルが必要です
error-backup-empty = 「{ $path }」にはバックアップするものがありません。prikup serveが作ったデータベースが必要です
error-database-absent = データベース「{ $path }」がありません。prikup serveが作ったものが必要です
error-backup-tables = 「{ $path }」にはすでにテーブルがあります。別の--databaseを選ぶか、バックアップで置き換えるには--forceを付けます
error-backup-read = 「{ $path }」を読めません：{ $why }
error-backup-same = 「{ $path }」はデータベースそのものです。バックアップには別のファイルを指定してください
error-backup-used = 「{ $path }」は動作中のサーバーのデータベースです。先にサーバーを止めてください
error-backup-written = 「{ $path }」を書けません：{ $why }
error-site-there = '{ $path }' にはサイトでないファイルがあります。別のフォルダーにするか、空にしてください
error-site-parts = '{ $path }' がありません。make site がまとめたものが必要です
error-site-node = サイトを作るには Node.js が必要です。prikup を追加の site 付きで入れてください
error-site-compile = サイトのモジュールをコンパイルできませんでした: { $why }
error-bench-server = サーバーが始まりませんでした：{ $why }
error-setting = { $key }：{ $why }
error-setting-empty = ''：テキストが必要です
error-limit-form = 「{ $given }」は制限の指定ではありません。deals=500のように名前=数と書きます
error-setting-word = 「{ $given }」：{ $expected }のはずです
error-setting-none = 「{ $path }」の「{ $given }」は設定ではありません。{ $expected }のいずれかです
error-setting-table = 「{ $path }」の「{ $key }」が「{ $given }」です。制限の表が必要です
error-setting-file = 「{ $path }」は設定のファイルではありません：{ $why }
error-proof-none = 「{ $path }」にはまだ公開されたディールがありません。検証するものがありません
error-proof-json = この証明を読めません：{ $why }
error-proof-format = 「{ $given }」は証明の形式ではありません。「{ $expected }」のはずです
error-puzzle-kind = 「{ $given }」は問題の種類ではありません。{ $expected }のうちいくつかです
error-puzzle-read = { $line }行目は問題ではありません：「{ $given }」：{ $why }
error-puzzle-form = 問題{ $given }：{ $part }は「{ $said }」にできません
error-puzzle-again = 問題{ $given }が2回あります。名前は一つずつ別にします
error-puzzle-trick = 問題{ $given }：{ $card }がそのトリックに出されたはずはありません
error-puzzle-wrong = 「{ $given }」は正解ではなく、その後はありません
error-puzzle-choice = 「{ $given }」は言えることでも捨てられるものでもありません
error-puzzle-alike = 問題{ $given }は問題{ $other }と同じです
error-puzzle-target = 問題{ $given }の結果は{ $said }とされていますが、手札公開では{ $found }になります
error-puzzle-answers = 問題{ $given }の正解は{ $said }とされていますが、{ $found }です
error-puzzle-line = 問題{ $given }：手順が{ $card }で誤っています
error-puzzle-short = 問題{ $given }：解ける前に手順が終わっています
error-lesson = レッスン{ $given }はありません。{ $expected }のいずれかです
error-lesson-done = 「{ $given }」：このステップは終わっています
error-admin-several = 「{ $given }」という名前のアカウントがいくつもあります。ID（{ $expected }）を指定してください
error-admin-account = 「{ $given }」にはアカウントがありません。運営者になれるのはアカウントだけです
error-admin-operator = 「{ $given }」は運営者ではありません
error-admin-date = 「{ $given }」はこれからの日付ではありません。例：2027-01-31
error-learn-option = { $game }の設定{ $option }は複数の席の点に同時に左右され、表に入りません。通常の値が必要です
error-learn-cards = { $game }は10枚ずつの手札と2枚のタロンを配りません
error-learn-deal = { $game }では、card_rulesが挙げていない札が配りの始まりを決めています
error-learn-size = この規則には{ $most }を超える{ $what }があり、表に入りません
error-learn-phase = これらの規則の段階{ $phase }は表にできません
error-env-whole = { $name }が{ $given }です。{ $first }から{ $last }までの整数が必要です
error-env-seed = seedが{ $given }です。整数が必要です
error-env-opponent = 相手：{ $why }
error-env-pickle = { $name }はpickleできません。表だけを送り、別のプロセスで新しく作ってください
error-env-render = render_modeが{ $given }です。'ansi'かNoneが必要です
error-env-ended = ディールの終了後の行動{ $given }です。Noneかresetが必要です
error-policy-state = { $count }回引いても、見えているものに合う伏せ札がありません
error-env-tables = { $given }は表ではありません。compile_rulesの表が必要です
error-env-section = { $given }は観測の部分ではありません。{ $expected }が必要です
error-env-rows = 観測が{ $given }です。配列uint8（個数、{ $width }）が必要です
error-env-number = 行動{ $given }です。0から{ $last }までの整数が必要です
error-env-text = { $given }はこの規則の行動ではありません
error-env-deal = { $given }は手札とタロンとして一組の札になりません。各札が一度ずつ必要です
error-env-thrown = これらの札は規則により配り直しです。環境には今は別の札があります
error-env-actions = 行動が{ $kind } { $shape }です。整数が{ $count }個必要です
error-env-finished = 環境{ $index }は終わっています。先にresetを呼んでください
error-env-illegal = 環境{ $index }の行動{ $number }（{ $text }）は認められません。マスクが許す行動が必要です
