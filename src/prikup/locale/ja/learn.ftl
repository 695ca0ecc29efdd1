### レッスンのページと、各レッスンで言うこと。

learn-heading = 遊び方を学ぶ
learn-lead = ゲームごとに短い10ステップ。どのステップでも、実際の手で正しいことを自分でやってみます。予備知識はいりません。
learn-none = そのようなレッスンはありません。
learn-begin = 始める
learn-go-on = 続ける
learn-again = もう一度
learn-progress = { $n } / { $all }完了
learn-is-done = 完了
learn-step = ステップ{ $n } / { $all }
learn-all = すべてのレッスン
learn-try = やってみる
learn-task = やること
learn-wrong = 違います。{ $task }
learn-caused = 違います。{ $why }{ $task }
learn-right = 正解！続けましょう。
learn-done = よくできました！
learn-all-done = よくできました！これで{ $game }を遊べます。
learn-read = もう一度読む
learn-restart = 最初から
learn-next = 次のステップ
learn-play = 対局を始める
error-not_found-lesson = そのようなレッスンはありません
