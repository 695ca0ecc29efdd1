### ルールのページと、テーブルでの取り決め。

rules-title = ルール
rules-of-table = このテーブルのルール
rules-start-from = 元にするルール
rules-saved-here = ここに保存したルール
rules-all = すべて{ $n }
rules-changed = 変更{ $n }
rules-which = 表示するオプション
rules-find = オプションを探す
rules-none-found = そのようなオプションはありません。
rules-none-changed = 変更はありません。
rules-was = 元は{ $value }
rules-undo = { $title }：{ $value }に戻す
rules-clause = { $clause }項
rules-less = 減らす
rules-more = 増やす
rules-shorter = 最後を消す
rules-longer = 一つ足す
rules-place = 全員パスが{ $n }回続いた後
rules-level = レベル{ $n }
rules-changes = { $n ->
    [0] { $preset }のまま
   *[other] { $preset }から{ count-changes }
}
rules-changes-short = { $n ->
    [0] { $preset }
   *[other] { $preset }、{ count-changes }
}
rules-back = { $preset }に戻す
rules-copy = このルールのリンクをコピー
rules-save = 名前を付けて保存…
rules-save-name = ルールの名前
rules-our-table = うちのルール
rules-keep = 保存
rules-cancel = キャンセル
rules-forget = { $name }を削除
rules-same = あなたの「{ $name }」と同じなので、新しく覚えることはありません。
rules-play = このルールで遊ぶ
rules-score = このルールでスコアをつける
rules-players = { $numbers }人用です。
rules-players-none = このルールは、スコアはつけられますが、ここでは遊べません。
rules-players-name = { $n }
rules-conflict = これらのオプションは両立しません。設定はそのまま残っています。どれかを変えてください。
rules-lost-link = リンクに、ここで使えるルールがありません
rules-to = 「{ $title }」へ
rules-form = すべてのオプション
rules-text = ルールを項目ごとに読む
rules-contents = 目次

## テーブルでの取り決め

agree-who = 同意
agree-accepted = 同意しました
agree-reading = 確認中
agree-withdrawn = 取り消しました
agree-any-change = ルールを変えると、全員の同意が取り消されます。
agree-did = { $who }が{ $title }を{ $left }から{ $right }に変えました。
agree-accept = ルールに同意
agree-accept-deal = 同意して開始
agree-waits = { $n ->
   *[other] { $names }が同意すると始まります
}
agree-waits-seat = 空席{ $n }つが埋まると始まります
agree-see = ルールを見る・変える
agree-see-only = ルールを見る
agree-all = すべてのルール
agree-close = テーブルに戻る
agree-draft = あなたの変更
agree-offer = 全員のルールを変える
agree-drop = 変更をやめる
