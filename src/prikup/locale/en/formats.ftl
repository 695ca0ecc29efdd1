### Records in the forms of others: why one cannot be read or written, and what of it was left out.

error-format-unknown = '{ $given }' begins no record that is known here: expected one of { $expected }
error-format-name = '{ $given }' is not a format: expected one of { $expected }
error-format-none = there is no deal
error-format-number = deal '{ $given }' is not there: expected 1 to { $last }
error-format-game = no game deals hands of { $hands } cards and a talon of { $talon }
error-format-open = deal { $number } of { $count } was not played to its end, so none can follow it in a record: take one deal alone
error-format-dealer = seat { $seat } deals, but by the rules seat { $found } would: take one deal alone
error-format-three = { $count } players with cards: expected three, whose hands are larger than the talon
error-format-inherits = # stands for the { $tag } of the deal before, which has none
error-format-lacks = the tag { $tag } is missing
error-format-comment = a comment is not closed: expected {"}"}
error-format-deal = '{ $given }' is not a deal: expected a place of N E S W, a colon and four hands
error-format-hands = '{ $given }' has { $count ->
    [one] { $count } hand
   *[other] { $count } hands
}: expected four
error-format-place = '{ $given }': nobody plays there: expected the place of a hand, of N E S W
error-format-twice = { $card } stands here twice
error-format-sizes = hands of { $given } cards: expected three as large, and a smaller talon
error-format-talon = '{ $given }' is not the talon of this deal
error-format-seats = other people play than in the first deal: expected { $names }
error-format-fields = '{ $given }' has { $count ->
    [one] { $count } field
   *[other] { $count } fields
}: expected 14 in brackets, or 4 where all passed (P,P,P)
error-format-field = '{ $given }' is not what a deal says of: { $field }
error-format-round = '{ $given }' goes round the other way than in the first deal
error-format-whole = expected three hands of ten cards and a talon of two, all of them known
error-format-players-three = { $count } players: expected three
error-format-serbian = the Serbian game has no word for this deal: expected six tricks or misère, the defence whole or none, and every card played
error-format-call = '{ $given }' is not a call of the protocol
error-format-players = other deals before have another number of players
error-format-block = '{ $given }' stands in the wrong place: a deal goes from begin to end
error-format-word = '{ $given }' begins no line of a deal: expected one of { $expected }
error-format-values = { $given } with { $found ->
    [one] { $found } value
   *[other] { $found } values
}: expected { $count }
error-format-end = this deal has no end
error-format-once = { $word } is missing, or stands too often
error-format-one = '{ $given }': expected { $expected }
error-format-card = '{ $given }' is not a card: expected a rank of 7 8 9 10 J Q K A and a suit of s c d h
format-left = left out: { $what ->
    [typed] a result without cards
    [comments] comments
    [seeds] the seeds of the shuffles
    [moves] calls and play
    [auction] the auction, which is another one there
    [play] the play
    [doubled] what was doubled
    [score] value and score
    [defence] the discard and what the defence said
   *[other] { $what }
}
format-left-deals = { $left } (deals { $deals })
