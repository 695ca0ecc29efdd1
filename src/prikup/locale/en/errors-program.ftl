### Why a program cannot do what it was asked: functions, the solver, the command line. No page says any of it.

## The open-hand solver

# A position is its hands, seat 0 first.
error-position-hands = '{ $position }': { $count ->
    [one] { $count } hand
   *[other] { $count } hands
}: expected { $expected }
error-position-trump = '{ $position }': trump { $trump }: expected a suit or none
error-position-leader = '{ $position }': leader { $leader }: expected 0 to { $last }
error-position-leaders = '{ $position }': { $count } leaders: expected at most 2
error-position-trick = '{ $position }': { $count } cards in the trick: expected fewer than { $players }
error-position-talon = '{ $position }': { $count } cards of the talon lead: expected at most { $most }
error-position-twice = '{ $position }': { $cards } twice
error-position-cards = '{ $position }': seat { $seat } holds { $count ->
    [one] { $count } card
   *[other] { $count } cards
}: expected { $most }
error-position-pack = '{ $position }': { $cards } is not of a pack of { $ranks }
error-position-play = '{ $position }': { $card } cannot be played by seat { $seat }
error-position-misere = '{ $position }': a misère has no trump
error-positions-misere = position { $number }: a misère has no trump
error-positions-kind = position { $number }: expected { $kind }, got { $what }
error-positions-row = position { $number }: { $why }
error-positions-number = position { $number }: { $what } { $unit ->
    [points] points
   *[tricks] tricks
}: expected a whole number
error-positions-numbers = { $count } numbers of { $unit ->
    [points] points
   *[tricks] tricks
} for { $positions } positions: expected one each
error-positions-array = positions are an array of { $kind }: got { $array }
error-positions-shape = positions are an array of one dimension: got the shape { $shape }
error-points-ranks = '{ $ranks }' are not ranks of a pack: expected some of 789TJQKA, each once
error-points-king = '{ $ranks }': expected the queen below the king
error-points-cards = { $count } values of cards for { $ranks } ranks: expected one each
error-points-marriages = { $count } values of marriages: expected one for each of 4 suits
error-points-whole = { $counts } are not points: expected whole numbers
error-points-low = { $counts } are not points: expected none below 0 and cards of 255 at most
error-points-sum = all points add up to { $sum }: expected { $most } at most
error-solver-seat = seat { $seat } does not play in this deal
error-solver-over = no card is left to play
error-solver-table = { $count } hands: expected 3 for a table
error-solver-discards = hands of { $cards } cards: expected a larger one, which lays cards away, and others of one size
solver-moment = { $stage ->
    [draw] the draw for the first deal
    [deal] deal { $deal }, before the cards
    [redeal] deal { $deal }, before a redeal
    [bidding] deal { $deal }, bidding
    [talon] deal { $deal }, the talon
    [discard] deal { $deal }, the discard
    [give] deal { $deal }, cards being given
    [naming] deal { $deal }, the contract being named
    [defence] deal { $deal }, the defence
    [aid] deal { $deal }, aid
    [play] deal { $deal }, play
    [claim] deal { $deal }, an offer to divide the rest
    [over] deal { $deal }, with the match over
   *[other] deal { $deal }
}
error-solver-nothing = there is nothing to solve: the match is at { solver-moment }; expected cards in play, or a declarer who prepares for it
error-solver-ahead = nothing leads to play at { solver-moment }
error-solver-allpass = an all-pass has no trump
error-solver-tricks-talon = this play cannot be solved as tricks: the talon leads
error-solver-tricks-beat = this play cannot be solved as tricks: a trick must be beaten
error-solver-tricks-ruff = this play cannot be solved as tricks: nobody must ruff
error-solver-tricks-ranks = this play cannot be solved as tricks: the ranks have another order

## What a function was called with

error-argument-bot = { $what } is not a bot: expected a name, or an object with a method choose
error-argument-bots = { $what } are not bots: expected a list of 1 to { $most }
error-argument-opponent = { $what } is not an opponent: expected a function from observations and masks to actions
error-argument-bot_sent = { $what } cannot go to other processes: expected a name such as rules or module:Class
error-argument-deals = { $what } deals: expected a whole number from 1 up
error-argument-match = { $what } is not a match: expected one such as prikup.new() gives
error-argument-players = { $what } is not a number of players: expected { $expected }
error-argument-type = { $name } is { $what }: expected a value of type { $expected }
error-argument-number = { $name } is { $what }: expected a whole number
error-argument-number_least = { $name } is { $what }: expected a whole number from { $least } up
error-argument-range = { $name } is { $what }: expected a whole number from { $least } to { $most }
error-argument-empty = { $name } is empty: expected at least one value
error-argument-hand = { $what } has { $count } cards: expected { $expected }
error-argument-first = nobody is known to deal first: expected dealer=, a seat from 0 to { $last }
error-argument-dealer = dealer is { $what }, but seat { $seat } deals now: expected dealer= before the first deal alone
error-argument-record = { $what } is not a record: expected one such as prikup.read() gives
error-argument-rules = { $what } are not rules: expected a text such as '{ $example }'
error-argument-seed = { $what } is not a seed: expected a number or a text
error-argument-text = { $what } is not a text: expected a match as it is written
error-argument-hands = { $what } is not a text: expected hands such as 'AK... QJ... T9...'
error-argument-names = { $what } are not names: expected a tuple such as ('Anna', 'Boris', 'Vera')
error-argument-options = { $what } are not options of the game: expected such as game.options('{ $example }') gives
error-argument-position = { $what } is not a position: expected one such as { $kind }(...) makes

## Bots

error-bot-answer = deal { $deal }: the bot '{ $given }' at seat { $seat }: { $why }
error-bot-fails = deal { $deal }: the bot '{ $given }' at seat { $seat } failed with { $why }
error-bot-raised = { $what }, in { $where }
error-bot-illegal = { $what } is not a legal choice: expected { $expected }
error-bot-illegal-why = { $what } is not a legal choice: { $why }
error-bot-many = { $count } answers to { $views } views
error-bot-near = '{ $given }' is not a bot: expected { $expected } (did you mean { $near }?)
error-bot-class = the bot '{ $given }' cannot play: { $why }
error-bot-file = '{ $given }' does not name the class of a module: expected module:Class, such as my_bots:Bidder for the file my_bots.py in the current folder
error-bot-turn = seat { $seat } has nothing to decide now
error-program-empty = '{ $given }' names no command: expected one after the colon, such as cmd:./my_bot
error-program-start = the command '{ $given }' cannot be started: { $why }
error-program-system = the program '{ $given }' cannot play on Windows: bots that are programs need Linux or macOS
error-program-ended = the command '{ $given }' has ended
error-program-silent = the command '{ $given }' has not answered within { $seconds } seconds
error-program-flood = the command '{ $given }' wrote more than { $most } bytes without an end of line
error-program-unasked = the command '{ $given }' wrote something that nobody had asked for
error-program-unreadable = the answer of the command '{ $given }' cannot be read: { $why }
error-program-mismatched = the command '{ $given }' answered question { $id }: expected question { $expected }
error-program-version = the command '{ $given }' speaks version { $version } of the protocol: expected { $expected }
error-program-stopped = the command '{ $given }' has failed { $times } times in this deal and is not started again

## The shuffle and its proof

error-seed-server = '{ $given }' is not a seed or its commitment: expected 64 digits of 0-9 a-f
error-proof-origin = deal { $deal } cannot repeat a deal of another table: expected the first of a match or all of a tournament, without commitments of players
error-proof-hidden = deal { $deal } is not revealed yet: expected its server seed and its cards
error-proof-commitment = deal { $deal }: the server's seed has the commitment { $made }, not { $commitment }
error-proof-seeds = deal { $deal }: { $count } seeds of { $players } players
error-proof-bindings = deal { $deal }: { $count } commitments of { $players } players
error-proof-unbound = deal { $deal }: seat { $seat } was bound to no seed, and yet one is in the deal
error-proof-opening = deal { $deal }: the seed of seat { $seat } does not have its commitment { $binding }
error-proof-bound_late = deal { $deal }: seat { $seat } was not bound before the server
error-proof-opened_early = deal { $deal }: the seed of seat { $seat } was open before the server was bound
error-proof-withheld = deal { $deal }: seat { $seat } takes part again, but it did not open an earlier seed
error-proof-pack = deal { $deal }: its { $count } cards are not the pack of the game
# Packets are places and numbers of cards: 1:2 2:2 talon:2.
error-proof-packets = deal { $deal }: its packets are not those of the rules: { $packets }; expected { $expected }
error-proof-deal = deal { $deal }: the seeds make { $made }, not { $found }
error-proof-drawn = deal { $deal }: the seeds draw { $made }, not { $cards }
error-proof-drawn_again = deal { $deal }: { $cards } were drawn: expected a draw for deal 1 alone
error-proof-drawn_any = deal { $deal }: { $cards } were drawn, but the rules draw no cards
error-proof-drawn_none = deal { $deal }: nobody drew a card: expected the cards that made the first dealer
error-proof-precedence = deal { $deal }: its order of precedence is not that of the rules: { $cards }; expected { $expected }
error-proof-order = the proof of deal { $deal } stands where deal { $expected } was expected
error-proof-table = deal { $deal } is of the table '{ $given }': expected '{ $table }'
error-proof-rules = deal { $deal } is not of the game, rules and players of deal 1
error-proof-who = deal { $deal } does not say who dealt: expected 0 to { $last }
error-proof-pattern = deal { $deal }: { $game } does not deal cards after the draw
error-proof-gathered = deal { $deal } was gathered and cut, not shuffled: expected the record of the match, from which the order of its pack follows
error-proof-gap = deal { $deal } is not revealed, but deal { $other } is
error-proof-next = deal { $deal }: seat { $seat } cannot deal after { $before }
error-proof-seedless = this record has no seeds: expected the tags Table, Commitment and ServerSeed
error-proof-unrevealed = deal { $deal } has no revealed seeds: expected Commitment and ServerSeed
error-proof-dealer = deal { $deal }: the seeds draw dealer { $made }, not { $dealer }

## The command line

error-number = '{ $given }': expected a whole number from { $low } to { $high }
error-arena-deal = there was no deal number { $number }: the match ended before it was scored
error-arena-bots = '{ $given }' is one bot: expected two or more to measure against each other, separated by commas
error-arena-pair = '{ $given }': expected two bots to tell apart deal by deal, separated by a comma
error-arena-force = '{ $given }' is not a kind of deal that { $game } can be made to play: expected some of { $expected }
error-arena-exploiters = '{ $given }' is not a rule that can be put on top of a bot in { $game }: expected { $expected }
error-arena-exploiters-with = { $given } belongs to the measurement of pairs: --exploiters does not know it
error-arena-save = { $path } is not a file of this measurement: expected the same bots, rules, seed and options, or a new file
error-arena-exploiters-none = no rules can be put on top of a bot in { $game }: expected a game that has some, such as preferans
error-arena-save-damaged = { $path } is damaged: expected the deals of { $what } from 1 on, each once; two runs must not write into one file
error-arena-ray = there is no Ray cluster at '{ $given }': { $why }
error-arena-ray-missing = --ray needs the package ray: pip install 'prikup[ray]'
error-rows-suffix = '{ $given }': expected a name that ends in { $expected }
error-rows-there = '{ $path }' already exists: choose another name, or delete it
error-rows-run = { $folder } holds an unfinished run with other rows: start it with the same arguments to go on, choose another name than { $path }, or delete the folder
error-rows-damaged = an unfinished run in { $folder } is damaged: delete the folder to begin anew
error-rows-folder = { $folder } holds files that are no run: choose another name than { $path }
error-rows-names = a row has the columns '{ $given }': expected { $expected }
error-rows-type = column { $name }: { $given } is not a value of the type { $expected }
error-study-wish = '{ $given }': expected a seat and its hand, such as 0=AKxx*.xx.*.* (♠ ♥ ♦ ♣) or 1=5-3-1-1
error-study-seat = '{ $given }': there is another wish for this seat; expected one for each
error-study-hand = no hand of { $count } cards is '{ $given }'
error-study-hands = { $count } shuffles brought no deal with { $given }: expected wishes that are less rare together
error-study-none = { $count } shuffles for deal { $number } brought no { $given } that these bots play: expected a wish that is less rare
error-study-kind = '{ $given }' is not a kind of deal in { $game }: expected { $expected }
error-study-rows = rows of { $given }: expected { $expected }
error-study-contract = '{ $given }' is not a contract of { $game }: expected { $expected }
error-adapter-game = { $given } has no numbers of actions: expected the part 'actions' in the folder of the game
error-adapter-illegal = action { $given } ({ $text }) is illegal: { $why }
error-adapter-over = nobody is to act: the episode is over or was not begun; expected reset
error-spiel-chance = outcome { $given } of chance is not possible now: expected one of chance_outcomes()
error-adapter-dealt = cards were dealt { $count } times without a deal
error-adapter-agent = { $given } is not an agent: expected { $expected }
error-adapter-perfect = perfect information was not asked for: expected perfect_information=True
error-adapter-openspiel = OpenSpiel cannot be imported (pip install 'prikup[openspiel]'): { $why }
error-regret-parts = '{ $given }': expected some of { $expected }, separated by commas
error-bench-job = '{ $given }' is not a job: expected some of { $expected }
error-bench-endplay = --yardstick needs the package endplay: pip install 'prikup[yardstick]'
error-bench-main = a script that uses several workers is imported by each of them: put its calls behind if __name__ == "__main__":
error-bench-process = a process of the match died: { $why }
error-solve-owner = --{ $option } is for { $owner }
error-solve-other = --{ $option } says nothing about { $question }
error-solve-twice = '{ $deal }': { $cards } in a hand and out of play
error-solve-declarer = declarer { $declarer }: expected 0 to { $last }
error-solve-trump = --trump { $trump }: a misère and an all-pass have no trump
error-solve-talon = --talon { $talon }: { $count } cards after the slash: expected 2
error-solve-game = --game { $game }: it is played for tricks: expected a contract, --misere or --allpass
error-solve-deals = deal { $deal }: this record has { $count ->
    [one] { $count } deal
   *[other] { $count } deals
}
error-solve-cards = deal { $deal } of this record has no cards in play
error-solve-ply = deal { $deal } has no position after { $ply } cards: expected 0 to { $most }
error-solve-line = line { $line }: '{ $text }': { $why }
error-solve-columns = { $count } columns: expected { $expected }, separated by tabs
error-solve-contract = contract '{ $given }': expected T, N or M
error-solve-leader = leader '{ $given }': expected 0, 1 or 2
error-solve-suit = trump { $why }
error-bots = '{ $given }' are too many bots: expected at most { $most }
error-terminal = play needs a terminal: standard input and output are not one
error-file-read = '{ $path }' cannot be read: { $why }
error-file-written = '{ $path }' cannot be written: { $why }
error-system-missing = no such file or directory
error-system-denied = access is denied
error-system-folder = this is a directory
error-system-no_folder = a part of the path is not a directory
error-system-full = the disk is full
error-system-taken = the address is in use already
error-system-elsewhere = this machine has no such address
error-system-unknown = no address of this name is found
error-file-none = '{ $path }' holds no record: expected files that end in .prikup or .json
error-file-record = '{ $path }': { $why }
error-file-large = '{ $path }' is too large: expected at most { $most } bytes
error-file-text = '{ $path }' is not text in UTF-8: byte { $byte } cannot be read
error-file-match = '{ $path }' already exists and is not a match to go on with ({ $why }): choose another name, or --force to replace it
error-file-over = '{ $path }' holds a match that is over: choose another name, or --force to replace it
error-file-differs = '{ $path }' holds a match with --{ $option } '{ $kept }', not '{ $given }': leave out --{ $option } to go on with it, or choose another name
error-file-bots = '{ $path }' holds a match with the bot '{ $given }', which is a program of somebody's own: name it with --bots to go on
error-file-there = '{ $path }' already exists: choose another name, or --force to replace it
error-file-drawing = '{ $path }' already exists and is not a drawing: choose another name
error-file-page = '{ $path }' already exists and is not a page: choose another name
error-file-puzzles = '{ $path }' already exists and holds no puzzles: choose another name
error-convert-ending = '{ $path }' ends like no format: expected { $endings }, or --to
error-play-table = it was not played with `prikup play`
error-play-seeds = the cards of deal { $deal } are not those of its seeds
error-database = '{ $path }' cannot be the database: expected a file or a URL
error-database-folder = '{ $path }' cannot be the database: its folder does not exist
error-database-form = '{ $path }' cannot be the database ({ $why }): expected a file that prikup serve has made, or a new name
error-database-server = '{ $path }' cannot be the database ({ $why }): expected the URL of a running PostgreSQL server, with a user and a database that exist there
error-database-other = it belongs to another program
error-database-newer = a newer Prikup has made it
error-network = '{ $given }' is not an address or network: expected one such as 127.0.0.1 or 10.0.0.0/24
error-backup-there = '{ $path }' already exists: choose another name, or --force to replace it
error-month = '{ $given }' is not a month: expected YYYY-MM
error-backup-none = '{ $path }' is not a backup: expected a file that prikup backup has written
error-backup-empty = '{ $path }' has nothing to back up: expected a database that prikup serve has made
error-database-absent = there is no database '{ $path }': expected one that prikup serve has made
error-backup-tables = '{ $path }' already has tables: choose another --database, or --force to put the backup in their place
error-backup-read = '{ $path }' cannot be read: { $why }
error-backup-same = '{ $path }' is the database itself: name another file for the backup
error-backup-used = '{ $path }' is the database of a server that runs: stop the server first
error-backup-written = '{ $path }' cannot be written: { $why }
error-site-there = '{ $path }' has files that are no site: choose another folder, or empty it
error-site-parts = '{ $path }' is not there: expected what make site puts together
error-site-node = Node.js is needed to make the site: install prikup with the extra site
error-site-compile = the modules of the site could not be compiled: { $why }
error-bench-server = the server did not start: { $why }
error-setting = { $key }: { $why }
error-setting-empty = '': expected a text
error-limit-form = '{ $given }' is not a limit: expected NAME=NUMBER, such as deals=500
error-setting-word = '{ $given }': expected { $expected }
error-setting-none = '{ $given }' in '{ $path }' is not a setting: expected { $expected }
error-setting-table = '{ $key }' in '{ $path }' is '{ $given }': expected a table of limits
error-setting-file = '{ $path }' is not a file of settings: { $why }
error-proof-none = '{ $path }' reveals no deal yet: there is nothing to verify
error-proof-json = this proof cannot be read: { $why }
error-proof-format = '{ $given }' is not a format of proofs: expected '{ $expected }'
error-puzzle-kind = '{ $given }' is not a kind of puzzle: expected some of { $expected }
error-puzzle-read = line { $line } is not a puzzle: '{ $given }': { $why }
error-puzzle-form = puzzle { $given }: its { $part } cannot be '{ $said }'
error-puzzle-again = puzzle { $given } is there twice: expected a name for each
error-puzzle-trick = puzzle { $given }: { $card } cannot have been played to its trick
error-puzzle-wrong = '{ $given }' is not right: nothing follows it
error-puzzle-choice = '{ $given }' is not among the possible answers or discards
error-puzzle-alike = puzzle { $given } is like puzzle { $other }
error-puzzle-target = puzzle { $given } is said to come to { $said }: with all cards open it comes to { $found }
error-puzzle-answers = puzzle { $given } is said to be solved by { $said }: it is solved by { $found }
error-puzzle-line = puzzle { $given }: its line goes wrong at { $card }
error-puzzle-short = puzzle { $given }: its line ends before it is solved
error-lesson = there is no lesson { $given }: expected one of { $expected }
error-lesson-done = '{ $given }': this step is done
error-admin-several = several accounts have the name '{ $given }': expected an id, { $expected }
error-admin-account = '{ $given }' has no account: only an account can be that of an operator
error-admin-operator = '{ $given }' is not an operator
error-admin-date = '{ $given }' is not a future day: expected one such as 2027-01-31
error-learn-option = the option { $option } of { $game } depends on the points of several seats together, which no table holds: expected its usual value
error-learn-cards = { $game } does not deal hands of ten cards and a talon of two
error-learn-deal = the cards of { $game } decide how a deal begins in a way that its part card_rules does not name
error-learn-size = the rules have more than { $most } { $what }, which no table holds
error-learn-phase = the phase { $phase } of these rules cannot be compiled to tables
error-env-whole = { $name } is { $given }: expected a whole number from { $first } to { $last }
error-env-seed = seed { $given }: expected a whole number
error-env-opponent = the opponent: { $why }
error-env-pickle = { $name } cannot be pickled: expected the tables, which can, and a new one in the other process
error-env-render = render_mode is { $given }: expected 'ansi' or None
error-env-ended = action { $given } after the end of the deal: expected None, or reset
error-policy-state = no cards of the hidden places explain the view, in { $count } draws
error-env-tables = { $given } are no tables: expected those of compile_rules
error-env-section = { $given } is not a part of an observation: expected { $expected }
error-env-rows = observations are { $given }: expected an array uint8 (count, { $width })
error-env-number = action { $given }: expected a whole number from 0 to { $last }
error-env-text = { $given } is not an action of these rules
error-env-deal = { $given } are not the whole pack as hands and talon: expected each card once
error-env-thrown = these cards are dealt again by the rules: the environment has others now
error-env-actions = actions are { $kind } { $shape }: expected whole numbers, { $count } of them
error-env-finished = environment { $index } is finished: call reset first
error-env-illegal = action { $number } ({ $text }) in environment { $index } is not legal: expected one that its mask allows
