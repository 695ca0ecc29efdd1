### 詰め問題のページと、テーブル上の各問題。

puzzles-title = 詰め問題
puzzles-all = すべての問題
puzzles-lead = カードはすべて公開。正しい手を見つけましょう。相手は最善で応じ、同じ価値のカードはどれも正解です。
puzzles-lead-mine = 自分のディールの一場面です。そのとき分かり得たことだけで、より良い選択を見つけてください。
puzzles-none = そのような問題はありません。
puzzles-number = 問題{ $id }
puzzles-daily = 今日の問題
puzzles-begin = 始める
puzzles-go-on = 続ける
puzzles-streak = { $n ->
    [0] 連続記録はまだありません
   *[other] { $n }日連続
}
puzzles-filter = 問題の絞り込み
puzzles-game = ゲーム
puzzles-kind = テーマ
puzzles-level = 難しさ
puzzles-motif = 狙い
puzzles-motif-marriage = マリッジを宣言する
puzzles-motif-draw = 切り札を狩る
puzzles-motif-keep = 切り札を残す
puzzles-motif-duck = トリックを渡す
puzzles-motif-take = トリックを取る
puzzles-any = すべて
puzzles-count = { $n }問中{ $solved }問正解
puzzles-done = 正解済み
puzzles-more = もっと見る
puzzles-difficulty = 難しさ5段階の{ $n }
puzzles-kind-catch = ミゼールを捕まえる
puzzles-kind-clean = ミゼールを達成する
puzzles-kind-make = コントラクトを達成する
puzzles-kind-hold = コントラクトを阻む
puzzles-kind-score = 点を取る
puzzles-kind-stop = 点を抑える
puzzles-kind-discard = 何を捨てるか
puzzles-kind-whist = ホイストかパスか
puzzles-kind-classic = 名作
puzzles-kind-mine = 自分のミス
puzzles-task-catch = ディフェンダー二人を動かします。ミゼールを捕まえ、ディクレアラーに{ $n ->
    [1] 1トリック取らせましょう。
   *[other] 少なくとも{ $n }トリック取らせましょう。
}
puzzles-task-clean = ミゼールです。{ $n ->
    [0] 1トリックも取らないこと。
   *[other] 取るのは{ $n }トリックまで。
}
puzzles-task-make = { $contract }です。合計{ $n }トリック取りましょう。
puzzles-task-hold = ディフェンダー二人で{ $contract }に立ち向かいます。ディクレアラーを合計{ $n }トリックに抑えましょう。
puzzles-task-score = { $contract }です。合計{ $n }点以上取りましょう。
puzzles-task-stop = 相手二人で{ $contract }に立ち向かいます。ディクレアラーを合計{ $n }点までに抑えましょう。
puzzles-task-discard = { $contract }です。{ $n }トリック取れるように2枚捨てましょう。
puzzles-task-discard-misere = ミゼールです。{ $n ->
    [0] 1トリックも取らずに済むように
   *[other] { $n }トリックまでで済むように
} 2枚捨てましょう。
puzzles-task-whist = { $contract }です。ホイストなら、ディクレアラーを{ $n }トリックまでに抑える必要があります。ホイストですか、パスですか。
puzzles-open = カードはすべて公開です。相手は最善を尽くします。
puzzles-wrong = 違います。もう一度。
puzzles-caused = 違います。{ $why }もう一度。
puzzles-refuted = 違います。{ $line }と進み、ディクレアラーは合計{ $n }トリックです。もう一度。
puzzles-refuted-points = 違います。{ $line }と進み、ディクレアラーは合計{ $n }点です。もう一度。
puzzles-caused-points = 違います。ディクレアラーは合計{ $n }点になります。{ $why }もう一度。
puzzles-right = 正解。続けましょう。
puzzles-solved = 解けました！
puzzles-solution = 正解は{ $line }から始まります
puzzles-line = 正解の一例
puzzles-why = うまくいかない理由
puzzles-source = 出典：{ $source }
puzzles-from-bots = ボットどうしの一局
puzzles-from-preferanser = Preferanser、ディール{ $n }
puzzles-from-skuratov = O. スクラートフ『プレフェランス：歴史、戦略、戦術』例{ $n }
puzzles-from-lesnoy = D. レスノイ『ロシアのプレフェランス』第{ $n }番
puzzles-from-shavlyugin = E. シャヴリューギン、問題{ $n }
puzzles-from-jpref-misere = JPref、ミゼール{ $n }
puzzles-from-jpref-contract = JPref、コントラクト{ $n }
puzzles-again = 最初から
puzzles-show = 答えを見る
puzzles-pause = 一時停止
puzzles-play-on = 再生
puzzles-step = 次のカード
puzzles-next = 次の問題
puzzles-called-kovalevskaya = コワレフスカヤのミゼール{ $n }
puzzles-called-lasker = ラスカーのミゼール{ $n }
puzzles-called-de-gaulle = ド・ゴールのミゼール
puzzles-called-skuratov = スクラートフの問題{ $n }
puzzles-called-lesnoy = レスノイの問題{ $n }
puzzles-called-etude = JPrefの習作{ $n }
puzzles-called-mine = ディール{ $n }、{ $trick ->
    [0] プレイの前
   *[other] トリック{ $trick }
}
puzzles-called-jpref = JPrefの問題{ $n }
puzzles-called-shavlyugin = シャヴリューギンの問題{ $n }
error-not_found-puzzle = そのような問題はありません
