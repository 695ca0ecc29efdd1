### Թղթերն ու պայմանագրերը լրիվ բառերով՝ բարձրաձայն կամ նախադասության մեջ։

suit-S = ղառ
    .of = ղառի
suit-C = խաչ
    .of = խաչի
suit-D = քյափ
    .of = քյափի
suit-H = սիրտ
    .of = սրտի
suit-NT = առանց կոզրի
    .of = առանց կոզրի

rank-name-A = տուզ
rank-name-K = թագավոր
rank-name-Q = դամա
rank-name-J = վալետ
rank-name-T = տասը
rank-name-9 = ինը
rank-name-8 = ութ
rank-name-7 = յոթ
card-name = { $suit } { $rank }

contract-name = { $suit } { $level ->
    [6] վեցանոց
    [7] յոթանոց
    [8] ութանոց
    [9] իննանոց
    [10] տասանոց
   *[other] { $level }-անոց
}

short = առանց { $n ->
    [1] մեկի
    [2] երկուսի
    [3] երեքի
    [4] չորսի
    [5] հինգի
    [6] վեցի
    [7] յոթի
    [8] ութի
    [9] ինի
    [10] տասի
   *[other] { $n }-ի
}
