### Why something cannot be: a message an error, named after its code. What a rule of one game forbids is in the file of the game.

error-with-clause = { $text } (clause { $clause })
# What was expected: 3, 4 or any.
list-or = { $items } or { $last }

error-lang = '{ $given }' is not a known language: expected { $expected }
    .plain = There is no such language.
error-game = '{ $given }' is not a known game: expected { $expected }
    .plain = There is no such game.
error-game-installed = the game '{ $given }' of '{ $source }' cannot be played: { $why }
error-game-id = its id is '{ $given }': expected '{ $expected }'
error-bot-installed = the bot '{ $given }' of '{ $source }' cannot play: { $why }
error-installed-twice = there is one of the name '{ $given }' already

## Cards

error-card = '{ $given }' is not a card: expected a rank of { $ranks } and a suit of { $suits }, as in TD
error-card-hand = '{ $given }' is not a hand: expected four suits S.H.D.C joined by dots
error-card-rank = '{ $given }': '{ $rank }' is not a rank: expected one of { $ranks }
error-card-suit = '{ $given }' is not a suit: expected one of S C D H
error-card-twice = '{ $given }' names a card twice: expected each card once

## Options

error-option = '{ $given }' is not an option: expected { $expected }
error-option-near = '{ $given }' is not an option: did you mean { $near }?
error-option-many = '{ $given }' is not an option: expected one of { $count } names such as { $expected }
error-option-form = '{ $given }' is not a change of the rules: expected option=value
error-option-separator = '{ $given }' is not an option: expected ';' before { $option }
error-option-again = '{ $given }' sets { $option } again: expected each option once
error-value = '{ $given }' is not a value of { $option }: expected { $expected }
error-value-unset = '{ $given }' is not a value of { $option }: expected { $expected }, or { $unset }
error-value-number = '{ $given }' is not a value of { $option }: expected a whole number from { $low } to { $high }
error-value-number-unset = '{ $given }' is not a value of { $option }: expected a whole number from { $low } to { $high }, or { $unset }
error-value-list = '{ $given }' is not a value of { $option }: expected a list such as { $example }, each one of { $expected }
error-value-list-unset = '{ $given }' is not a value of { $option }: expected a list such as { $example }, each one of { $expected }, or { $unset }
error-value-table = '{ $given }' is not a value of { $option }: expected a table such as { $example }, each number one of { $expected }
error-value-table-unset = '{ $given }' is not a value of { $option }: expected a table such as { $example }, each number one of { $expected }, or { $unset }
error-value-long = '{ $given }' is too long for { $option }: expected at most { $most } items
error-preset = '{ $given }' is not a preset: expected { $expected }
error-preset-near = '{ $given }' is not a preset: expected { $expected } (did you mean { $near }?)
error-preset-option = '{ $given }' is an option, not a preset: expected { $given }=value
error-players = { $players } players cannot play { $game }: expected { $expected }
error-players-agreed = { $players } players sit down, but the rules say players={ $agreed }

## The score sheet

error-sheet-figure = figure { $index } of { $account } of seat { $seat }: there are { $count }
error-sheet-order = deal { $deal } was to be written after deal { $last }
error-sheet-deal = deal { $deal } is not on this sheet
error-sheet-cell = '{ $given }' of seat { $seat } is not a cell of this sheet: expected { $expected } of the seats 0 to { $last }
error-sheet-cell_on = '{ $given }' of seat { $seat } on seat { $other } is not a cell of this sheet: expected { $expected } of the seats 0 to { $last }
error-sheet-orientation = '{ $given }' is not an orientation: expected { $expected }
error-sheet-seat = seat { $seat } does not sit at this sheet: expected 0 to { $last }
error-sheet-results = { $count } results for { $players } players
error-sheet-players = a sheet for { $players } players: expected 3 or 4

## The score keeper

error-keeper-game = no score is kept of { $game } yet: expected a game whose results can be typed in
error-keeper-seat = { $seat } is not a seat: expected 0 to { $last }
error-keeper-deal = deal { $given } is not on this sheet: expected 1 to { $last }
error-keeper-form = '{ $given }' is not a form of the sheet: expected { $expected }
error-keeper-name = '{ $given }' is not a name: expected 1 to { $most } printable characters
error-keeper-names = '{ $given }' is the name of seats { $first } and { $second }: expected a name for each

## Records

error-at-line = line { $line }: { $text }
error-at-column = line { $line }, column { $column }: { $text }
error-at-deal = deal { $deal }: { $text }
# What was written there.
error-at-word = '{ $read }': { $text }
error-tag = '{ $given }' is not a tag: expected [Name "value"]
error-tag-name = '{ $given }' is not a known tag: expected one of { $expected }
error-tag-again = the tag { $tag } stands here again: expected it once
error-tag-missing = the tag [{ $tag } "..."] is missing
error-tag-file = '{ $given }' is the name of a file: expected the text in it
error-tag-version = '{ $given }' is not a version of this format: expected { $version }
error-tag-dealer = '{ $given }' is not a dealer: expected 0 to { $last }
error-tag-origin = '{ $given }' is not a deal from elsewhere: expected its number and its table
error-tag-draw = '{ $given }': expected a card for each seat, as in 7S KD 9C
error-tag-draw_dealer = cards were drawn, but no tag [Dealer] says who deals by them
error-tag-result = '{ $given }' is not a result: expected { $players } numbers such as 20 -40/3
error-tag-deal = '{ $given }': expected the number of a deal and a value
error-tag-deal_again = { $tag } of deal { $deal } stands here again
error-tag-seeds = '{ $given }': expected { $players } seeds joined by |
error-tag-commitment = '{ $given }' is not a commitment: expected 64 digits of 0-9 a-f
error-tag-commitment_none = deal { $deal } has seeds but no Commitment
error-tag-commitments = '{ $given }': expected { $players } commitments joined by |, each 64 digits of 0-9 a-f or nothing
error-record-head = the head: { $why }
error-record-about = about: '{ $given }' is not a known tag: expected one of { $expected }
error-record-about_again = about: the tag { $tag } stands here again: expected it once
error-record-unseen = '{ $given }': { $char } cannot stand here: expected printable characters
error-record-braces = a comment is written {"{"}so{"}"} within one line
error-record-finish = the match cannot end here: { $why }
error-record-clock = '{ $given }' is not a time: expected clock and the minutes played so far, such as clock 61
error-record-clock_early = '{ $given }' stands before the first deal: the clock is read after a deal
error-record-number = expected a deal, which begins with its number: 1.
error-record-match_over = the match was over before this deal
error-record-deal_open = deal { $number } is not over yet
error-record-deal_number = expected deal { $number }.
error-record-cards = expected { $players } hands, a slash / and { $count } cards of the talon
error-record-over = the deal was over before this
error-record-result_early = the deal is not over, so there is no result yet
error-record-tricks = the tricks are written as { $tricks }, but the play comes to { $found }
error-record-tricks_count = expected the tricks of { $players } seats after =, or - where nothing was played
error-record-entries = the entries are written as { $entries }, but the deal comes to { $found }
error-record-entries_none = expected nothing after the - of no entries
error-record-entries_alone = entries stand here without the tricks before them
error-record-entry = expected entries such as pool 0 4 or whists 1 0 8
error-record-end = the tag Result says { $result }, but it comes to { $found }
error-record-end_open = the tag Result says { $result }, but the match is not over
error-record-end_broken = the tag Result says { $result }, but the match is not over: the record breaks off in deal { $number }
error-record-deal = { $what } is not a deal: expected an object
error-record-both = expected a result, or hands, talon and moves, not both
error-record-among = expected a result, as objects stand among results only
error-record-wrong = '{ $given }' is not a wrong result: expected the words of one result
error-record-wrong_played = only a typed-in result can be corrected, not a deal with cards
error-record-removed = a result was removed before this deal: expected it as a wrong one in this line, 'result WRONG corrected RIGHT'
error-record-move = '{ $given }' is not a move: expected words
error-record-comment = the comment '{ $given }' stands after { $after } moves of { $count }
error-record-comment_braces = '{ $given }' cannot be a comment: expected no braces in it
error-record-written = '{ $given }' cannot be written: expected printable characters
error-over-record = nobody is to act any more
error-seat-record = { $seat } is not a seat: expected 0 to { $last }
error-seat-several = several seats may say this: expected for example { $example }
error-turn-say = it is not for seat { $seat } to say this now
error-turn-discard = it is not for seat { $seat } to discard now
error-result-typed = { $field } is { $what }: expected { $shape ->
    [number] a whole number
    [numbers] a list of whole numbers
    [pairs] a list of pairs
    [text] a text
    [texts] a list of texts
    [truth] true or false
   *[lists] a list of lists
}
error-result-value = { $field } is { $what }: expected { $expected }
error-result-field = '{ $given }' is not a field of a result: expected { $expected }
error-result-lacks = a result has to say its { $field }
error-result-game = results of { $game } cannot be typed in
error-result-json = expected the words of a result, or an object
error-result-words = { $what } is not a result: expected words, or an object
error-result-now = a result cannot be typed in now: expected the end of a deal
error-result-object = { $what } is not a result: { $why }
error-record-deals = { $count } deals are too many: expected at most { $most }
error-record-result = expected a result, such as { $example }, and no cards
error-record-dealer = the record does not say who deals first: expected dealer, a seat from 0
error-record-tag = the tag [Dealer] must say who deals first
error-record-json = '{ $given }' is not a record as JSON: { $why }
error-over-deal = the match was over after deal { $deal }
