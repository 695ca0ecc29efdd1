### Why something cannot be: a message an error, named after its code. What a rule of one game forbids is in the file of the game.

error-with-clause = { $text } (clause { $clause })
# What was expected: 3, 4 or any.
list-or = { $items } or { $last }

error-lang = '{ $given }' is no language here: expected { $expected }
    .plain = There is no such language here.
error-game = '{ $given }' is no game here: expected { $expected }
    .plain = There is no such game here.
error-game-installed = the game '{ $given }' of '{ $source }' cannot be played: { $why }
error-game-id = its id is '{ $given }': expected '{ $expected }'
error-bot-installed = the bot '{ $given }' of '{ $source }' cannot play: { $why }
error-installed-twice = there is one of the name '{ $given }' already

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
error-at-deal = deal { $deal }: { $text }
# What was written there.
error-at-word = '{ $read }': { $text }
error-tag = '{ $given }' is not a tag: expected [Name "value"]
error-tag-name = '{ $given }' is no tag here: expected one of { $expected }
error-tag-again = the tag { $tag } stands here again: expected it once
error-tag-missing = the tag [{ $tag } "..."] is missing
error-tag-version = '{ $given }' is not a version of this format: expected { $version }
error-tag-dealer = '{ $given }' is no dealer: expected 0 to { $last }
error-tag-draw = '{ $given }': expected a card for each seat, as in 7S KD 9C
error-tag-draw_dealer = cards were drawn, but no tag [Dealer] says who deals by them
error-tag-result = '{ $given }' is no result: expected { $players } numbers such as 20 -40/3
error-tag-deal = '{ $given }': expected the number of a deal and a value
error-tag-deal_again = { $tag } of deal { $deal } stands here again
error-tag-seeds = '{ $given }': expected { $players } seeds joined by |
error-tag-commitment = '{ $given }' is not a commitment: expected 64 digits of 0-9 a-f
error-tag-commitment_none = deal { $deal } has seeds but no Commitment
error-tag-commitments = '{ $given }': expected { $players } commitments joined by |, each 64 digits of 0-9 a-f or nothing
error-record-head = the head: { $why }
error-record-about = about: '{ $given }' is no tag here: expected one of { $expected }
error-record-about_again = about: the tag { $tag } stands here again: expected it once
error-record-unseen = '{ $given }': { $char } cannot stand here: expected printable characters
error-record-braces = a comment is written {"{"}so{"}"} within one line
error-record-finish = the match cannot end here: { $why }
error-record-number = expected a deal, which begins with its number: 1.
error-record-match_over = the match was over before this deal
error-record-deal_open = deal { $number } is not over yet
error-record-deal_number = expected deal { $number }.
error-record-cards = expected { $players } hands, a stroke / and { $count } cards of the talon
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
error-record-deal = { $what } is no deal: expected an object
error-record-both = expected a result, or hands, talon and moves, not both
error-record-among = expected a result, as objects stand among results only
error-record-move = '{ $given }' is no move: expected words
error-record-comment = the comment '{ $given }' stands after { $after } moves of { $count }
error-record-comment_braces = '{ $given }' cannot be a comment: expected no braces in it
error-record-written = '{ $given }' cannot be written: expected printable characters
error-over-record = nobody is to act any more
error-seat-record = { $seat } is no seat: expected 0 to { $last }
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
error-result-field = '{ $given }' is no field of a result: expected { $expected }
error-result-lacks = a result has to say its { $field }
error-result-game = results of { $game } cannot be typed in
error-result-json = expected the words of a result, or an object
error-result-words = { $what } is no result: expected words, or an object
error-result-now = a result cannot be typed in now: expected the end of a deal
error-result-object = { $what } is no result: { $why }
error-record-deals = { $count } deals are too many: expected at most { $most }
error-record-result = expected a result, such as { $example }, and no cards
error-record-dealer = the record does not say who deals first: expected dealer, a seat from 0
error-record-tag = the tag [Dealer] must say who deals first
error-record-json = this is not a record as JSON: { $why }
error-over-deal = the match was over after deal { $deal }

## A table

error-actor = only a player at the table may do that
error-actor-asked = you asked: expected the answers of the others
error-actor-bot = a bot plays for this seat
error-actor-empty = nobody sits at this seat
error-actor-person = a person plays for this seat
error-actor-server = that is not for players to do
error-asked = the table has been asked something already: expected the answers to that first
error-asked-undo = play waits: a player has asked to take their last decision back
error-away = this player has not been away for long enough
error-away-already = this player is away already
error-away-bot = this player has not been away for long enough for a bot to play for them
error-away-here = this player is not away
error-changed = the rules are '{ $given }' now: read them first
    .plain = The rules were changed just now: read them first.
error-end = the match cannot be ended now: { $why }
error-log = '{ $given }' is not a table event: { $why }
    .plain = The log of the table cannot be read.
error-log-table = what was played at the table '{ $table }' cannot be read any more: tell whoever runs the server
    .plain = What was played at this table cannot be read any more. Tell whoever runs the server.
error-log-begin = the log of a table begins with { $what }: expected Opened
error-name = '{ $given }' cannot be a name: expected 1 to { $most } characters
    .plain = A name has 1 to { $most } characters.
error-name-scripts = '{ $given }' mixes letters of several scripts: expected those of one
    .plain = A name has letters of one alphabet.
error-name-unseen = '{ $given }' cannot be a name: it has signs that nobody sees
    .plain = A name has only signs that can be seen.
error-nothing-asked = nothing is asked of the table
error-nothing-away = nobody is away for whom the table would wait
error-nothing-result = there is no result to go on from
error-order-agreed = that has not been agreed by all
error-order-chance = that is not what the seeds make, or not what comes next
error-order-open = the table is open already
error-order-reveal = deal { $deal } is not to be revealed now
error-order-seed = seed { $number } does not come next
error-order-seeds = no deal waits for a seed now
error-order-withheld = a seed of this seat was not opened in time: it adds to no later deal of the match
error-order-unasked = no seed of this seat is waited for in deal { $number }
error-order-binding = this is not the seed to which this seat is bound for deal { $number }
error-seat-person = no person sits at this seat
error-seat-table = there is no seat { $seat }: expected 0 to { $last }
    .plain = There is no such seat at the table.
error-seed = '{ $given }' cannot be a seed: expected at most { $most } printable characters
error-seated = you sit at this table already: leave your seat first
error-stage-finished = not now: the match is over
error-stage-playing = not now: the match has begun
error-stage-seating = not now: the match has not begun
error-stale = this question is closed: nothing is asked of you now
    .plain = This question is closed. The table is up to date again.
error-stale-number = '{ $given }' comes without the number of the question it answers
error-stale-open = this question is closed: another one is open
    .plain = This question is closed. The table is up to date again.
error-taken = this seat is taken: expected an open seat
error-taken-bot = a person sits at this seat: expected an open seat or a bot's
error-text = '{ $given }' cannot be said: expected 1 to { $most } characters
    .plain = What is said has 1 to { $most } characters.
error-undo_card = a hidden card has been seen since: that cannot be taken back
error-undo_none = you have decided nothing in this deal that could be taken back
error-undo_off = nothing is taken back at this table
error-undo_talon = the talon has been seen since: that cannot be taken back

## The server

error-bot = '{ $given }' is no bot: expected { $expected }
    .plain = There is no such bot.
error-arena = a table of bots alone is for somebody who watches it, and { $most } such tables are open for you: expected a seat for a person
    .plain = A table needs a person: take a seat yourself, or leave one open.
error-busy = the table is too busy: try again
error-busy-database = the server cannot reach its database: try again in a moment
error-database-url = '{ $given }' is no database: expected a file or a URL such as sqlite:///file
error-database-package = '{ $given }' needs the Python package { $package }: install it first
error-frame = a binary frame is not understood: expected text
    .plain = The message was not understood.
error-full = too many people are at this table: try again later
error-http = { $why }: { $method } '{ $given }'
    .plain = The server does not understand this.
error-http-client = the browser client is not built: run make
error-json = '{ $given }' is not JSON: { $why }
    .plain = The message could not be read.
error-json-amount = '{ $given }' is not an amount: expected a whole number or a fraction as in -40/3
error-json-result = no game '{ $given }' is imported that could read this result: expected prikup.GAMES to have been asked for it
error-json-text = { $what } is not the text of a { $kind }
error-key = this sheet is changed only with its key, in the header x-score-key
    .plain = Only who keeps this sheet can change it.
error-limit = you have { $most } tables that are not over: end one first
    .plain = You have too many unfinished matches: end one first.
error-limit-sheets = you show { $most } sheets already: expected no more
error-listen = the server cannot listen at { $host } port { $port } ({ $why }): choose another with --port
error-message = '{ $given }' is not understood: { $why }
    .plain = The message was not understood.
error-message-address = the address is not understood: { $why }
    .plain = The address was not understood.
error-message-score = expected either a record or the text of one
error-method = { $method } is not answered at '{ $given }'
    .plain = This cannot be asked for like that.
error-not_found = there is nothing at '{ $given }'
    .plain = There is nothing here.
error-not_found-deal = deal { $given } is not over
error-not_found-sheet = there is no such sheet: the link may be incomplete
error-not_found-socket = there is no socket '{ $given }': expected /ws/tables/ID
    .plain = There is nothing here.
error-origin = '{ $given }' is not a page of this server
    .plain = This page is not of this server.
error-rate = too many messages: expected at most { $most } a second
    .plain = That was too fast. Wait a little.
error-rate-requests = too many requests from this address: expected at most { $most } a second
    .plain = That was too fast. Wait a little.
error-rate-tables = too many tables were opened from this address: expected at most { $most } an hour
    .plain = Too many tables were opened from here. Try again later.
error-rate-work = this address asks for more than its share of the server: try again in a moment
    .plain = That was too much at once. Wait a little.
error-revision = the sheet is at revision { $revision }: expected { $expected } to replace it, got { $found }
    .plain = This sheet was changed elsewhere just now.
error-seats = { $what } has you twice: expected 'me' once
    .plain = The players cannot be seated like this.
error-server = the server made a mistake: load the page again
error-sheet-number = '{ $given }' is no deal: expected its number
error-stage-bot = a seat is opened only before the match: expected the name of a bot
error-stage-record = there is no record yet: the match has not begun
error-table = there is no table '{ $given }': check the link
    .plain = There is no such table. Check the link.
error-token = the guest cookie is not one of this server: load the page again
    .plain = The table does not know this browser. Load the page again.
error-token-none = this browser has no guest cookie yet: open the page of the table first
    .plain = The table does not know this browser. Load the page again.
error-too_long = { $count } characters are too many: expected at most { $most }
    .plain = The message is too long.
error-too_long-body = the body is too long: expected at most { $most } bytes
    .plain = The message is too long.
error-too_long-rules = '{ $given }' is too long: expected at most { $most } characters
    .plain = The rules are too long.
error-watcher = you watch this table: sit down first
error-watchers = this table is not shown to those who do not play at it
error-withdrawn = this sheet is shown no longer: who keeps it has withdrawn it
