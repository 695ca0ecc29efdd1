### Why something cannot be: a message an error, named after its code. What a rule of one game forbids is in the file of the game.

error-with-clause = { $text } (clause { $clause })
# What was expected: 3, 4 or any.
list-or = { $items } or { $last }

error-lang = '{ $given }' is no language here: expected { $expected }
error-game = '{ $given }' is no game here: expected { $expected }
error-game-id = its id is '{ $given }': expected '{ $expected }', and no game of that name

## Cards

error-card = '{ $given }' is not a card: expected a rank of { $ranks } and a suit of { $suits }, as in TD
error-card-hand = '{ $given }' is not a hand: expected four suits S.H.D.C joined by dots
error-card-rank = '{ $given }': '{ $rank }' is not a rank: expected one of { $ranks }
error-card-suit = '{ $given }' is not a suit: expected one of S C D H
error-card-twice = '{ $given }' names a card twice

## Options

error-option = '{ $given }' is not an option: expected { $expected }
error-option-near = '{ $given }' is not an option: did you mean { $near }?
error-option-many = '{ $given }' is not an option: expected one of { $count } names such as { $expected }
error-option-form = '{ $given }' is not a change of the rules: expected option=value
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
error-players = { $players } players cannot play { $game }: expected { $expected }
error-players-agreed = { $players } players sit down, but the rules say players={ $agreed }

## The score sheet

error-sheet-figure = figure { $index } of { $account } of seat { $seat }: there are { $count }
error-sheet-order = deal { $deal } was to be written after deal { $last }
error-sheet-deal = deal { $deal } is not on this sheet
error-sheet-cell = '{ $given }' of seat { $seat } is no cell of this sheet: expected { $expected } of the seats 0 to { $last }
error-sheet-cell_on = '{ $given }' of seat { $seat } on seat { $other } is no cell of this sheet: expected { $expected } of the seats 0 to { $last }
error-sheet-orientation = '{ $given }' is no orientation: expected { $expected }
error-sheet-seat = seat { $seat } does not sit at this sheet: expected 0 to { $last }
error-sheet-results = { $count } results for { $players } players
error-sheet-players = a sheet for { $players } players: expected 3 or 4

## The score keeper

error-keeper-game = no score is kept of { $game } yet: expected a game whose results can be typed in
error-keeper-seat = { $seat } is no seat: expected 0 to { $last }
error-keeper-deal = deal { $given } is not on this sheet: expected 1 to { $last }
error-keeper-form = '{ $given }' is no form of the sheet: expected { $expected }
error-keeper-name = '{ $given }' is no name: expected 1 to { $most } printable characters
error-keeper-names = '{ $given }' is the name of seats { $first } and { $second }: expected a name for each

## Records

error-at-line = line { $line }: { $text }
error-at-column = line { $line }, column { $column }: { $text }
error-record-deals = { $count } deals are too many: expected at most { $most }
error-record-result = deal { $deal }: expected a result, such as { $example }, and no cards
error-record-dealer = the record does not say who deals first: expected dealer, a seat from 0
error-record-tag = the tag [Dealer] must say who deals first
error-record-json = this is not a record as JSON: { $why }
error-record-open = the deal is not over: expected a result, such as { $example }
error-over-deal = the match was over after deal { $deal }

## The command line

error-bots = '{ $given }' are too many bots: expected at most { $most }
error-terminal = play needs a terminal: standard input and output are not one
error-file-read = '{ $path }' cannot be read: { $why }
error-file-written = '{ $path }' cannot be written: { $why }
error-file-large = '{ $path }' is too large: expected at most { $most } bytes
error-file-text = '{ $path }' is not text in UTF-8: byte { $byte } cannot be read
