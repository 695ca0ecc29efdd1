### Cards, contracts, what is said aloud, numbers of things. A game's own calls are in its file.

# What stands between the parts of a line that is put together: between things, groups of things, sentences, and after a name.
joint-list = ,{" "}
joint-group = ;{" "}
joint-sentence = .{" "}
joint-name = :{" "}

rank-A = A
rank-K = K
rank-Q = Q
rank-J = J
rank-T = 10
rank-9 = 9
rank-8 = 8
rank-7 = 7

# A contract without trumps; any other is a level and a suit: 7♥.
contract-NT = { $level } NT

## Calls, as they are told of others

call-pass = pass
call-hold = here
call-misere = misère
call-misere-hand = misère, no talon
call-9-hand = nine, no talon
call-raspasy = all-pass
call-blind = blind
call-look = look
call-whist = whist
call-half = half-whist
call-open = open
call-closed = closed
call-concede = gives up
call-throw = talon thrown back
call-keep = gives none
call-yes = accepts
call-no = plays on
call-withdraw = withdraws

## Numbers of things

count-cards = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
count-tricks = { $n ->
    [0.5] { $n } trick
    [one] { $n } trick
   *[other] { $n } tricks
}
count-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
count-changes = { $n ->
    [one] { $n } change
   *[other] { $n } changes
}
