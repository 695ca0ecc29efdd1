### このブラウザーの対局と、複数のテーブルでプレイする同じディール。

mine-title = 自分の対局
mine-lead = このブラウザーでの対局のすべてです。ブラウザーはCookieで見分けるので、消すと見つからなくなります。残したいものはダウンロードするか、アカウントを作ってください。
mine-lead-account = アカウントの対局のすべてです。サインインしたどの端末でも見られます。
mine-lead-site = このブラウザーでの対局のすべてです。ブラウザーはこのページのデータとして保存するので、消すと見つからなくなります。残したいものはダウンロードしてください。
mine-kept = 終わった対局は残ります。続きをプレイしない対局は{ $n ->
   *[other] { $n }日
}で消えます。
mine-going = 対局中
mine-tournament = トーナメント
mine-tournament-day = { $day }のトーナメント
mine-turn = あなたの番
mine-over = 終わった対局
mine-none = 終わった対局はまだありません。
mine-alone = ボットだけ
mine-nothing = 何も記録されないうちに終わりました。
mine-deals = { $n ->
   *[other] { $n }ディール
}
mine-deal = ディール{ $n }
mine-replay = リプレイ
mine-review = 検討
mine-table = 精算
mine-record = ダウンロード
mine-sheet = スコアシート
mine-deal-list = ディール一覧
mine-more = さらに前の対局
mine-again = もう一度
mine-luck = すべての対局の運と腕
mine-luck-counted = { $all }局のうち{ $n }局を計算済み
mine-save-all = すべてダウンロード
mine-statistics = 統計
mine-statistics-of = { $all }のうち{ $n }
mine-statistics-matches = 勝った対局
mine-statistics-deals = ディール
mine-statistics-made = 成功したコントラクト
mine-statistics-miseres = 成功したミゼール
mine-statistics-whists = 書かれたホイスト
mine-statistics-result = 結果の合計
mine-search = 検索
mine-search-game = ゲーム
mine-search-rules = ルール
mine-search-player = 対局者
mine-search-contract = コントラクト
mine-search-result = 自分の結果
mine-search-result-of = その対局者の結果
mine-search-any = すべて
mine-search-won = 勝ち
mine-search-lost = 負け
mine-search-go = 検索
mine-search-all = すべて表示
mine-search-none = 対局は見つかりませんでした。
mine-public = この対局を公開してもよい
mine-public-now = 公開されています。
mine-public-waits = 全員が同意すると公開されます。
mine-public-licence = 公開されると、プレイヤーの名前とともに、誰でもCC0（パブリックドメイン）で複製できます。

public-title = 公開対局
public-lead = 対局した全員が公開した対局です。誰でも再生とダウンロードができます。
mine-copy = コピー
mine-copied = コピーしました
mine-challenge = 友だちに挑戦
mine-challenge-about = 1ディールで友だちに挑戦できます。友だちはあなたの席であなたのカードを、同じボットを相手にプレイし、その後で二人とも結果を見られます。
mine-challenge-link = このリンクを送ってください
mine-challenge-page = プレイの経過
mine-sheets = 実際のカードのスコアシート
mine-sheets-lead = この端末だけに残ります。
mine-sheets-kept = ほかの人に見せているシートは、最後の変更から{ $n ->
   *[other] { $n }日
}でサーバーから消えます。
mine-sheet-open = 開く

same-title = 同じディール
same-day = 今日のディール（{ $day }）
same-by = { $who }からの挑戦
same-mine = あなたの挑戦
same-bots = 1ディール、あなたとボット：{ $bots }。
same-seen-day = カードは全員同じです。プレイしていない人は誰も見ていません。
same-seen = このカードは、最初に配られたテーブルで{ $names }が見ています。あなたは1枚も見ないでプレイします。
same-seen-mine = あなたはこのカードを見ています。リンクを開いた人は、プレイするまで1枚も見られません。
same-play = このディールをプレイ
same-once = 1回だけです。ヒントも待ったも観戦もありません。
same-look = プレイせずに結果を見る
same-look-sure = 見ると、もうプレイできません。見ますか？
same-go-on = 続きをプレイ
same-wait = ほかのテーブルの結果は、プレイが終わってから見られます。
same-proof = シャッフルを検証
same-tables = { $n ->
    [0] まだ誰もプレイしていません
   *[other] { $n }テーブルがプレイしました
}
same-hidden = 結果は、プレイした人と、もうプレイしない人だけが見られます。
same-nobody = ほかにはまだ誰もプレイしていません。リンクを送ってください。
same-columns = 各席のトリック数、次にこのディールの得失です。
same-first = 最初に配られたテーブル
same-given-up = 途中でやめました
same-link-day = ほかの人にもプレイしてもらう
same-how = カードの証明
same-how-day = その日のシードは、そのディールか前日のディールを誰かが開いたときに無作為に選ばれ、それ以降は指紋が公開されます。シードと日付からカードが決まります。あなたのディールが終わると、シードはテーブルで公開されます。そこで、またはprikup verifyで検証できます。
same-how-deal = カードは、最初に配られたディールのシードから作り直されます。あなたのディールが終わると、シードと元のディールがテーブルで公開されます。そこで、またはprikup verifyで検証できます。
same-commitment = 秘密のシードの指紋
same-following = 明日の指紋
