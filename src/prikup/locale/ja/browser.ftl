### ブラウザーのどのページでも使う言葉。

language = 日本語
    .locale = ja
    .stop = 。
brand = Prikup
you = あなた
close = 閉じる
back = 戻る
wait = お待ちください
copied = コピーしました
home = スタートページへ
lost = このアドレスには何もありません。
failed = うまくいきませんでした。
offline = サーバーが応答しません。接続を確かめて、もう一度お試しください。
record = 対局の記録

## スタートページ

home-title = プレフェランスとその仲間を、正確なルールで
home-lead = ブラウザーで、ボットや友だちと。登録は不要です。
home-lead-site = このブラウザーでボットと。接続なしでも。登録は不要です。
home-offline = サーバーが応答しません。得点の記録は接続なしでもできます。
home-bots = ボットと遊ぶ
home-last = もう一度ボットと遊ぶ
home-friends = 友だちと遊ぶ
home-find = テーブルを探す
home-keep = スコアをつける
home-day = 今日のディール
home-tournament = 今日のトーナメント
home-rules-text = ゲームのルール
home-continue = 対局を続ける
home-with = 相手：{ $names }
home-began = { $at }開始
home-game = ゲーム
home-players = 人数
home-player-count = { $n }人
home-rules = ルール
home-more-rules = ほかのルール
home-these = ルールのページかリンクで選んだルール
home-all-rules = ルールを見る・変える
home-not-for = このルールは{ $n }人では遊べません。
home-tempo = ボットの速さ
home-tempo-slow = ゆっくり
home-tempo-human = ふつう
home-tempo-fast = 速く
home-tempo-instant = すぐに
home-name = あなたの名前
home-guest = プレイヤー
home-seat = 席{ $n }
home-seat-open = リンクで友だち
home-others = ボット
home-bot = ボット{ $n }
home-seat-bot = ボット：{ $level }
home-hints = ヒント
home-hints-bots = なし
home-hints-all = 全員に
home-clock = 1手の持ち時間
home-clock-0 = 制限なし
home-deal = 開始
home-set-table = 新しいテーブル
home-wait = テーブルを用意しています
home-glossary = 用語集
home-about-preferans = タロンを競り落とし、宣言した数のトリックを取ります。二人のディフェンダーがそれを防ぎます。
home-about-prefa = ギリシャのゲーム。反時計回りに競り、タロンを取り、ディフェンダーは参加するかを決めます。
home-about-paston = アルメニアの三人用ゲーム。五つのビッド、ベストスペード、そして一対二の勝負。
home-about-thousand = 同じスートのキングとクイーンはマリッジ。切り札が決まり、千点への得点になります。
home-shown = ボットによる{ $game }の一局
home-shown-stop = ディールを止める

## ページ上部のバー

nav = ページ
nav-learn = レッスン
nav-puzzles = 詰め問題
nav-board = 検討盤
nav-review = 検討
nav-keep-score = スコアをつける
nav-mine = 自分の対局
nav-rules = ルール
nav-account = アカウント

## 設定

settings-title = 設定
settings-language = 言語
settings-theme = テーマ
settings-theme-auto = システムに合わせる
settings-theme-light = ライト
settings-theme-dark = ダーク
settings-cloth = テーブルの色
settings-cloth-green = 緑
settings-cloth-blue = 青灰色
settings-deck = 4色デッキ
settings-letters = カードの文字
settings-letters-auto = 言語に合わせる
settings-letters-latin = A K Q J
settings-letters-cyrillic = Т К Д В
settings-speed = アニメーション速度
settings-speed-slow = ゆっくり
settings-speed-normal = ふつう
settings-speed-instant = なし
settings-confirm = 2回目のタップでカードを出す
settings-confirm-touch = タッチ操作のとき
settings-confirm-always = 常に
settings-confirm-never = しない
settings-bold = 大胆なビッドの前に確認する
settings-dim = 出せないカードを暗くする
settings-left = 左手用レイアウト
settings-coach = 場面ごとに説明する
settings-tap = 終わったトリックはタップするまで残す
settings-hold = 終わったトリックを残す時間
settings-seconds = { $n }秒
settings-sound = サウンド
settings-volume = カード、鉛筆、チャットの音
settings-knock = 自分の番を知らせるノック
settings-notify = ページが隠れているとき手番を通知する
settings-notify-blocked = ブラウザーがこのページの通知を止めています。

## スコアシートのページ

paper-title = スコアシート
paper-empty = まだ何も書かれていません。最初のディールから書かれます。
paper-loading = 読み込み中…
paper-forms = シートの形
paper-wrong = 訂正した誤り
    .about = 誤った数字をかっこに入れて正しい数字の前に表示します
paper-form-classic = 伝統型
    .about = 各自の欄が各自を向く
paper-form-balanced = 均等型
    .about = 全員に同じ広さ
paper-form-upright = すべて正立
    .about = すべて正立で書く
paper-deals = ディール
paper-declarer = ディクレアラー
paper-contract = コントラクト
paper-result = 結果
paper-written = 記入
paper-stood = この時点のシート：
paper-deal-of = ディール{ $n } / { $all }
paper-before = 以前の数字
    .after = { $count ->
       *[other] 以前の数字（ディール{ $deals }の後）
    }
paper-total = 累計
paper-hint = 数字をタップすると説明が出ます
paper-your-turn = あなたの番です：テーブルへ
paper-print = 印刷
paper-made = 達成
paper-caught = 失敗、{ $n }
paper-conceded = 放棄
paper-failed = 失敗
paper-redealt = ミスディール
paper-undeclared = 全員パス
paper-on = { $who }：対{ $on } { SIGNED($amount) }

## シャッフルの証明

proof-title = ディールの証明
proof-what-1 = 各ディールの前に、全プレイヤーのブラウザーがそれぞれの秘密の数、シードを約束し、その指紋を公開しました。指紋からシードを知ることはできず、同じ指紋を持つ別のシードはありません。
proof-what-2 = 次にサーバーが自分のシードを選び、同じように約束しました。その後で初めて、各ブラウザーがシードを公開しました。デッキはすべてのシードからシャッフルされます。最後に約束した者もほかのシードを知らなかったので、誰もカードを選んでいません。
proof-what-3 = ディールの後、サーバーのシードも公開されました。下では、あなたのブラウザーがシードを使い、各ディールの前に見た指紋と照らし合わせ、デッキをもう一度シャッフルして、カードを比べます。
proof-what-4 = どの欄でも、一文字でも変えると、検証が失敗するのが分かります。
proof-none = まだ公開されたディールはありません。ディールは終わってから検証できます。
proof-deal = ディール{ $n }
proof-redeal = シャッフル{ $n }
proof-hidden = 未公開
proof-never = 配られていないので公開されません
proof-server-seed = サーバーのシード
proof-commitment = ディールの前に公開された指紋
proof-player-seed = { $who }のシード
proof-no-seed = なし
proof-binding = { $who }が約束した指紋
proof-withheld = { $who }のシードは時間内に公開されませんでした。このディールはそれなしで配られ、{ $who }のシードは以後のディールでも使われません。
proof-own = このブラウザーのシードはディールに使われ、指紋は事前に見たものと同じです
proof-own-used = あなたのシードは{ $n }ディールに、約束どおり使われています。
proof-own-left = ディール{ $deals }には、あなたのシードがありません。時間内に公開されませんでした。
proof-own-changed = ディール{ $deals }：ここに示された指紋は、あなたのブラウザーがディールの前に見たものと違います。誰かが変えました。
proof-own-none = このブラウザーはこれらのディールにシードを足していないので、カードは検証できますが、誰も外されなかったことまでは検証できません。
proof-restore = 元に戻す
proof-rules = ルール
proof-drawn = { $who }が引いたカード
proof-first-dealer = 最初のディーラー
proof-by-order = { $who }。この順で最も先のカードを引きました：
proof-by-chance = { $who }。カードを使わず無作為に選ばれました
proof-packets = 配り方
proof-in-rounds = { $who }から順に、各周の枚数：{ $rounds }
proof-gathered = このデッキはシャッフルではなく、トリックを集めてカットしたものです。順番は記録から分かるので、記録を検証してください
proof-origin = テーブル{ $table }のディール{ $n }のカードを、そのシードからもう一度配ったものです。このテーブルでは誰もシードを足していません
proof-check-commitment = サーバーのシードは公開された指紋と合います
proof-check-players = 各プレイヤーのシードは、サーバーより先に示された指紋と合い、サーバーの後に公開されました
proof-check-dealer = シードから最初のディーラーが決まります
proof-check-packets = ゲームの決まりどおりに配られました
proof-check-cards = シードからこのカードになります
proof-all-bound = サーバーは、各ディールの前に公開したものを守りました
proof-all-players = 全プレイヤーがサーバーより先に約束し、サーバーの後に、約束どおりのシードを公開しました
proof-all-cards = サーバーとプレイヤーのシードから、まさにこのカードになります
proof-all-dealt = カードはゲームの決まりどおりに配られ、最初のディーラーは抽選で決まりました
proof-how = 検証の仕方
proof-yes = 一致
proof-no = 不一致
proof-hand = { $who }のカード
proof-good = { $n }ディールが一致
proof-bad = { $n }ディールが不一致
proof-to-table = テーブルへ
proof-missing = そのようなテーブルはありません。

## ブラウザー内の起動

host-loading = ゲームを読み込んでいます
host-loaded = { $all } MB 中 { $loaded } MB。次回からは接続なしで遊べます。
host-starting = 起動しています
host-other-tab = Prikup は別のタブまたはウィンドウで開いています。
host-use-here = ここで使う
host-taken = Prikup は別のタブまたはウィンドウで使われています。対局は保存されています。
host-newer = 新しいバージョンの Prikup がここに対局を保存しています。ページを読み込み直してください。
host-reload = 読み込み直す
host-failed = Prikup が停止しました: { $why }
host-not-stored = このブラウザーはこのページのデータを保存しません。プライベートウィンドウかもしれません。ページを閉じると対局は失われます。
page-failed = ページの一部を読み込めませんでした。
