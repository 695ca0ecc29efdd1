### 声に出して読まれる、または文の中に書かれる、カードとコントラクトの名前。

suit-S = スペード
    .of = スペード
suit-C = クラブ
    .of = クラブ
suit-D = ダイヤ
    .of = ダイヤ
suit-H = ハート
    .of = ハート
suit-NT = ノートランプ
    .of = ノートランプ

rank-name-A = エース
rank-name-K = キング
rank-name-Q = クイーン
rank-name-J = ジャック
rank-name-T = 10
rank-name-9 = 9
rank-name-8 = 8
rank-name-7 = 7
card-name = { $suit }の{ $rank }

contract-name = { $level }{ $suit }

short = { $n }ダウン
