### トーナメント: 全員に同じディール。トーナメントのページだけで使う。

daily-lead = 全員が同じ8ディールを、同じボットを相手に、その日の好きな時刻に対局します。一日が終わると、ほかの人がどう打ったかがわかります。
daily-today = 今日のトーナメント
daily-title = トーナメント、{ $day }
daily-none = その日はだれもトーナメントを対局していません。
daily-before = { $day }の結果

tournament-title = トーナメント
tournament-of-day = { $game }: { $day }のトーナメント
tournament-about = 全員に同じカードが配られ、同じボット（{ $bot }）と対局します。ほかの人の対局はトーナメントが終わるまで伏せられ、終わるとディールごとに比べられます。
tournament-open-until = { $at }まで対局できます。
tournament-closed-at = { $at }に終了しました。
tournament-opens-at = { $at }に始まります。
tournament-count = { $n ->
    [0] まだだれも終えていません。
   *[other] { $n }人が終えました。
}
tournament-play = トーナメントを対局する
tournament-results = 結果
tournament-sealed = 全ディールを終えました。順位とほかの人の対局は{ $at }からここで見られます。
tournament-rank = { $of }人中{ $rank }位です。
tournament-link = このリンクを送る
tournament-how = すべてのカードは一つの秘密のシードから決まります。その指紋は最初から表示されるので、サーバーはあとからカードを変えられません。シードはトーナメントが終わると公開されます。そのとき自分のテーブルで、または prikup verify で確かめられます。
tournament-secret = 秘密のシード
tournament-bot-version = ボット: { $bot }、バージョン{ $version }。どのテーブルでも同じ打ち方には同じように応じます。
tournament-standings = 順位表
tournament-columns = スコア: 同じカードのほかの全員（ボットを含む）の平均を上回った点数。
tournament-accounts = アカウント
tournament-guests = ゲスト
tournament-place = 順位
tournament-player = プレイヤー
tournament-set = カード
tournament-result = 結果
tournament-against-bots = ボットとの差
tournament-score = スコア

announce-title = 自分のトーナメント
announce-lead = クラブや友人のために、ルール、ディール数、時刻を決めてリンクを送ります。終わるまで、ほかの人の対局はだれにも見えません。
announce-name = トーナメントの名前
announce-deals = ディール数
announce-opens = 開始
announce-closes = 終了
announce-send = 公開する
