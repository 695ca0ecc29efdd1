### カード、コントラクト、口に出すこと、物の数。ゲームだけの発言はそのファイルにある。

joint-list = 、
joint-group = ／
joint-sentence = 。
joint-name = ：

rank-A = A
rank-K = K
rank-Q = Q
rank-J = J
rank-T = 10
rank-9 = 9
rank-8 = 8
rank-7 = 7

contract-NT = { $level }NT

## 発言、ほかの人のこととして言うとき

call-pass = パス
call-hold = ホールド
call-misere = ミゼール
call-misere-hand = ミゼール、タロンなし
call-9-hand = 9、タロンなし
call-raspasy = 全員パス
call-blind = ブラインド
call-look = 手札を見る
call-whist = ホイスト
call-half = ハーフ
call-open = オープン
call-closed = クローズド
call-concede = 放棄
call-throw = タロンを投げ返す
call-keep = 点を与えない
call-yes = 承諾
call-no = 続行
call-withdraw = 取り下げ

## 物の数

count-cards = { $n }枚
count-tricks = { $n }トリック
count-points = { $n }点
count-changes = 変更{ $n }件
