### Cards and contracts in full words, as they are read aloud or written in a sentence.

suit-S = spades
    .of = spades
suit-C = clubs
    .of = clubs
suit-D = diamonds
    .of = diamonds
suit-H = hearts
    .of = hearts
suit-NT = no trump
    .of = no trump

rank-name-A = ace
rank-name-K = king
rank-name-Q = queen
rank-name-J = jack
rank-name-T = ten
rank-name-9 = nine
rank-name-8 = eight
rank-name-7 = seven
card-name = { $rank } of { $suit }

# A contract: seven hearts.
contract-name = { $level ->
    [6] six
    [7] seven
    [8] eight
    [9] nine
    [10] ten
   *[other] { $level }
} { $suit }

# How many tricks short.
short = down { $n ->
    [1] one
    [2] two
    [3] three
    [4] four
    [5] five
    [6] six
    [7] seven
    [8] eight
    [9] nine
    [10] ten
   *[other] { $n }
}
