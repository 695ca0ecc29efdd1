### テーブル探し: 公開テーブルのページだけで使う。

find-lead = 人がいちばん多い公開テーブルに座ります。だれも待っていなければ、新しいテーブルを開きます。
find-open = 公開テーブル
find-none = 今はだれも待っていません。「{ home-find }」でテーブルを開くと、待ち時間のあと空席にボットが座ります。
find-none-never = 今はだれも待っていません。「{ home-find }」でテーブルを開き、そこでほかの人を待てます。
find-watch-title = 観戦できる対局
find-watch = 観戦する
find-see = テーブルへ
find-somebody = だれか
find-free = 空席{ $n }
find-since = { $time }待っています
find-fills = { $time }後にボット
find-away = 一覧が古いかもしれません。サーバーが応答しません。
