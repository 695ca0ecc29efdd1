### ブラウザーのテーブルでのアルメニアのパストン。

paston-size-target = { $value }点まで
    .title = 勝ち点
    .note = 61なら短い対局
paston-sure-surrender = 降参しますか？
paston-turn-defend = あなたの番です：[whist|ホイスト]しますか？
    .theirs = { $who }：ホイストかパス

paston-note-pass = 降りる
paston-note-whist-alone-over-short-together = 義務{ $together }、一人なら{ $alone }
    超過1つ{ SIGNED($over) }
    不足で{ $short }まで
paston-note-whist-over-short-together = 義務{ $together }
    超過1つ{ SIGNED($over) }
    不足で{ $short }まで
paston-note-whist-alone-over-short = 一人で{ $alone }
    超過1つ{ SIGNED($over) }
    不足で{ $short }まで

paston-cause-made = 達成、{ count-tricks }
paston-cause-failed = 失敗、{ count-tricks }
paston-cause-unopposed = ホイストなし
paston-cause-whist = ホイスト、{ count-tricks }
paston-cause-surrender = 降参
paston-cause-surrendered = ディクレアラーの降参
paston-cause-reset = 0に戻る

paston-redeal-bottom = 一番下がスペードの7でした
paston-redeal-run = 手札に低いスペードが6枚ありました
paston-redeal-nobody = スペードのJも7も、誰も持っていません

paston-coach-auction = [bid|ビッド]は一段ずつ。最高の人が[talon|タロン]を得て、一人でプレイします。
paston-coach-discard = [talon|タロン]の2枚はあなたのものです。最も役に立たない2枚を捨てましょう。
paston-coach-name = ビッド以上のスートを宣言します。6[trick|トリック]で達成です。
paston-coach-defend = 義務を果たせそうなら[whist|ホイスト]。二人なら2[trick|トリック]ずつ、一人なら4です。
paston-coach-declarer = 6[trick|トリック]取りましょう。フォローし、リードのスートがなければ[trump|切り札]を出します。
paston-coach-against = 義務を果たしましょう。フォローし、リードのスートがなければ[trump|切り札]を出します。
paston-coach-dropped = パスしたので、ディールが終わるまで手札は伏せたままです。

paston-keys-1 = スートでビッドまたはゲームを選ぶ
    .keys = S  C  D  H
paston-keys-2 = 最高のスペード
    .keys = B
paston-keys-3 = ホイスト
    .keys = W
paston-keys-4 = 降参：2回押す
    .keys = Z
