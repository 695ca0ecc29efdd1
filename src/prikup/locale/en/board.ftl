# The analysis board. What cannot be set up, or played on it
board-side = { $side ->
    [south] South
    [west] West
    [east] East
   *[aside] the cards out of play
}
error-board-game = '{ $given }' is not a game with a board: expected { $expected }
error-board-rules = the rules of the position: { $why }
error-board-hands = { $count ->
    [one] one hand
   *[other] { $count } hands
}: expected two or three, each spades.hearts.diamonds.clubs
error-board-contract = '{ $given }' is not a contract of this game: expected { $expected }
error-board-declarer = the declarer is seat { $given }: expected 0 to { $last }
error-board-leader = the leader is seat { $given }: expected 0 to { $last }
error-board-pack = { $card } ({ board-side }) is not of this pack: expected cards of { $ranks }
error-board-twice = { $card } is there twice ({ board-side }): expected each card once
error-board-most = { board-side } holds { $count } cards: expected at most { $most }
error-board-empty = all hands are empty: expected 1 to { $most } cards in each
error-board-cards = { board-side } holds { $count ->
    [one] one card
   *[other] { $count } cards
}: expected { $expected }
error-board-trump = the trump is that of { $contract }: expected no other
error-board-won = won before: '{ $given }': expected { $count } numbers
error-board-won-most = { $sum } tricks were won before: expected at most { $most }
error-board-allpass = an all-pass with { $count } hands: expected 3
error-board-talon = { $count } cards out of play: expected the 2 of the talon that lead
error-board-card = '{ $given }' was played: { $why }
error-board-move = { board-side } cannot play { $card }: expected { $legal }
error-board-over = { $card } was played after the last card
error-board-tree = cards that were played on the board: expected each after the one before it
error-board-nodes = too many cards were tried on the board: expected at most { $most }
error-board-at = node { $given }: expected 0 to { $last }
error-board-comment = a comment of { $count } signs: expected at most { $most }
error-board-bracket = '{ $given }' without the other: expected branches in round brackets, comments in curly ones
error-board-long = a text of { $count } signs: expected at most { $most }
error-board-part = '{ $given }' is no part of a position: expected { $expected }
error-board-part-twice = '{ $given }' is said twice
error-board-number = { $part } { $given }: expected a number
error-board-ended = every card is played: nothing is left to solve
error-board-seat = seat { $given }: expected 0 to { $last }
error-board-none = no deal is as { board-side } sees it
error-board-reply = '{ $given }' plays on no board: expected { $expected }
error-board-slow = this takes too long to work out
