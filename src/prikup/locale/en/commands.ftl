### What the command line says of itself: `prikup --help`, what each command and argument does, what was typed wrongly.
### An attribute is an argument of the command; those of `command` are the arguments that several commands have.
### `%(default)s`, `%(usual)s`, `%(known)s` and what else begins with % stand as they are: they are filled in by the program.

command = The Preference family of card games, by the rules of your own table.
    .version = print the version and exit
    .lang = language (default: that of the terminal, %(default)s)
    .json = print JSON
    .game = game (%(default)s)
    .rules = rules (default: the game's first preset)
    .seed = seed; the same seed repeats the run (%(default)s)
    .players = number of players (default: the game's usual number)
    .workers = number of processes; does not change any result (%(default)s)
    .ray = let a Ray cluster do the work (pip install 'prikup[ray]')
    .database = where tables are kept (%(usual)s)
    .config = a TOML file with settings (default: the one named by %(usual)s)

command-serve = Open tables in the browser.
    .open = open the page in a browser, where there is a screen
    .host = address to listen at (%(usual)s)
    .port = port (%(usual)s)
    .workers = processes that share the port (%(usual)s)
    .synchronous = whether SQLite waits for the disk at each commit, full, or now and then, normal (%(usual)s)
    .proxy = a proxy, or a network of them, that is trusted to name its clients
    .metrics = an address, or a network of them, that may read /metrics (this machine)
    .seed = make every shuffle and bot repeatable; never use it for serious play
    .log_level = what is logged: debug, info, warning or error (%(usual)s)
    .log_json = log as lines of JSON, with the id of the table where there is one
    .limit = set a limit, such as deals=500; may be given several times

command-play = Play at a table in the terminal, against bots.
    .game = game (%(usual)s)
    .bots = the other players (%(usual)s): of %(known)s, a class of your own as module:Class, or a program as cmd:COMMAND
    .name = your name
    .seed = repeat the cards and the bots
    .tempo = how fast bots act
    .record = keep the match in this file, after each deal and on leaving; if it holds a match, resume that
    .force = replace whatever is in the file

command-score = Print the score sheet of a record, every figure explained.
    .file = a record of results, as text or JSON; - reads stdin
    .svg = draw the sheet into this file
    .form = how to draw it (%(default)s)
    .hide_wrong = leave out the wrong figures that were corrected

command-solve = What a deal, and every card, is worth with all cards open.
    .group = what is solved
    .hands = hands in order of play, each spades.hearts.diamonds.clubs, then the cards out of play: 'AKQ..T. ... ... / 7S 8D'; or the text, code or link of a position on the board
    .record = take a deal from a record: --deal, --ply
    .file = many positions: id, set, contract, trump, leader and hands
    .deal = which deal of the record (1)
    .ply = how many of its cards have been played (0)
    .tsv = for a file, print the id and tricks of each position
    .misere = the declarer wants to take no trick
    .allpass = everyone wants to take few tricks
    .game = play for points, as in this game
    .rules = rules of that game (the first of its presets)
    .trump = S, C, D or H (default: no trump)
    .declarer = whose tricks are counted (0)
    .leader = who leads (0)
    .trick = cards already played to the trick
    .talon = the two cards out of play lead the first tricks of an all-pass: they only set the suit, or belong to a resting dealer, or to the dealer who plays third, and may win
    .table = every contract of the deal
    .discards = every possible discard

command-analyse = Find the mistakes in a record, and separate luck from skill.
    .path = a record, as text or JSON, or a folder of them; - reads stdin
    .worlds = layouts over which a doubtful decision is judged (%(default)s)
    .html = write a page with plots of luck and skill

command-replay = Print a record as it went and check every stored result.
    .file = a record, as text or JSON; - reads stdin
    .strict = stop at the first error (the default)
    .lenient = print the good part, then the errors

command-verify = Deal every deal again from its revealed seeds.
    .record = a record (text or JSON) or a proof; - reads stdin

command-convert = Write a record in another format.
    .file = a record in any format; - reads stdin
    .output = the file to write (stdout)
    .source = the format of IN (default: recognised by its contents)
    .target = the format to write (default: by the ending of OUT, else prikup)
    .deal = only the deal of this number
    .rules = the rules, if IN names none (default: the game's first preset)
    .force = replace OUT if it exists

command-options = Show the options of a game's rules, with their clauses.
    .game = a game; without one, all games
    .preset = a preset or rules text; shows its differences
    .other = other rules; shows how they differ from RULES

command-arena = Measure bots against each other over the same deals.
    .bots = every two of them meet, the one named first as the candidate; seer and open:NAME see all cards (%(usual)s): of %(known)s, a class of your own as module:Class, or a program as cmd:COMMAND
    .against = bots that each of --bots is measured against, instead of every two of them
    .pair = measure A against B deal by deal, each among bots like the last of --bots
    .exploiters = measure what simple rules on top of each bot gain against it: all, or some by name
    .deals = number of deals; each is played with the candidate in every seat (%(default)s)
    .no_mirror = leave out a lone baseline among candidates
    .force = make each deal a misere, all-pass or contract
    .whole = play whole matches; always the case if a pool counts only when it is closed
    .calls = try other calls in place of the candidate's
    .milliseconds = time for each decision of a program (cmd:…) (%(default)s)
    .html = write a self-contained page with plots
    .save = keep finished deals in a file; the same command goes on from there

command-selfplay = Write deals between bots, or their decisions, as rows of a table.
    .out = the file to write; its ending is the format: .parquet (pip install 'prikup[learn]'), .csv or .jsonl. A run that was stopped goes on when it is started again
    .bots = one per seat, fewer go round the table (%(usual)s): of %(known)s, a class of your own as module:Class, or a program as cmd:COMMAND
    .deals = how many deals are played; filters drop some of their rows (%(default)s)
    .rows = a row for each deal, or for each decision, as text or as numbers: %(choices)s (%(default)s)
    .labels = add what best play with all hands open brings
    .kind = keep deals of this kind alone, such as contract, misere or all-pass
    .contract = keep deals at this contract alone, such as 6S
    .force = deal to order: each deal, on a fresh sheet, is a misere, all-pass or contract, or a contract such as 6S
    .hand = deal to order: a seat and its hand, such as 0=AKxx*.xx.*.* (♠ ♥ ♦ ♣; x any card, * any number) or 1=5-3-1-1; may be given several times

command-regret = Measure what bots lose compared with perfect play with all cards open.
    .bots = each plays in all seats of its own table; seer and open:NAME see all cards (%(usual)s): of %(known)s, a class of your own as module:Class, or a program as cmd:COMMAND
    .deals = number of deals for each bot (%(default)s)
    .parts = what is judged: some of %(default)s

command-puzzles = Cut puzzles from records, or check a file of them.
command-puzzles-make = Cut puzzles from records.
    .records = records, or folders of them
    .output = where to write them (standard output)
    .kind = some of %(default)s
    .limit = the most to make
command-puzzles-check = Check every answer of a file of puzzles with the solver.
    .file = puzzles, one line of JSON each; - reads stdin

command-bench = Measure the bots, the core, the server or the solver.
command-bench-selfplay = Whole matches between bots.
    .bots = one per seat, fewer go round the table (%(usual)s): of %(known)s, a class of your own as module:Class, or a program as cmd:COMMAND
    .matches = how many matches (%(default)s)
    .longest = end a match by agreement after this many deals (%(default)s)
    .workers = number of processes; does not change any result (%(default)s)
command-bench-core = Actions per second of the core in random play.
    .deals = how many deals (%(default)s)
command-bench-server = A server under the load of simulated players at human tempo.
    .tables = how many tables (%(default)s)
    .people = simulated players per table; bots take the other seats (%(default)s)
    .beside = more tables, each of one person and bots that think (search); their echoes are not counted (%(default)s)
    .seconds = how long (%(default)s)
    .tempo = average thinking time in milliseconds (%(default)s)
    .workers = server processes (%(default)s)
    .database = where tables are kept (a new file)
    .synchronous = whether SQLite waits for the disk at each commit, full, or now and then, normal (%(default)s)
command-bench-solver = The open-hand solver over fixed deals, in CPU time.
    .jobs = some of %(default)s
    .yardstick = also time the bridge solver DDS, through the package endplay

command-backup = Write everything a server keeps into one file.
    .file = where to write it
    .force = replace the file if it exists

command-restore = Restore a server's database from a backup.
    .file = what prikup backup has written
    .force = replace everything in the database

command-export = Write the public matches of a month into files, under CC0.
    .folder = the folder to write
    .month = the month, such as 2026-11
command-admin = What the operator of a server reads and decides.
command-admin-reports = Reports of players, newest first, with what was said at the table.
    .most = how many (%(default)s)
    .closed = only those that are closed, not those that are open
command-admin-tables = The tables at which somebody is, newest first.
    .most = how many (%(default)s)
command-admin-accounts = Accounts, newest first.
    .most = how many (%(default)s)
    .name = only names that contain this text
command-admin-bans = Bans that are not over, newest first.
    .most = how many (%(default)s)
command-admin-operator = Make an account that of an operator, who gets a page for all of this in the browser.
    .person = the id of a guest or account, or the name of an account
    .remove = make it the account of a player again
command-admin-ban = Ban an account or a guest: they may not sit down, chat or open tables.
    .person = the id of a guest or account, or the name of an account
    .reason = the reason, which the person is told
    .until = the day on which the ban ends, such as 2027-01-31 (default: never)
command-admin-unban = End a ban.
    .person = the id of a guest or account, or the name of an account
command-admin-rename = Replace a name that offends, also at finished matches.
    .person = the id of a guest or account, or the name of an account
    .name = the new name (default: NN)
command-admin-unlist = Take a table from the list of open tables.
    .table = the id of the table, as in its link
command-admin-close = Close the reports of a person at a table.
    .table = the id of the table, as in its link
    .person = the id of the person who was reported

command-site = Make the table in the browser into files that need no server.
command-site-build = Write the site: bots, lessons, puzzles and the score keeper in any browser, also offline.
    .folder = the folder to write; an earlier site in it is replaced
    .parts = what the site is made from, as make site puts it together (%(default)s)

command-completion = Print a script with which a shell completes commands, options, files and games.
    .shell = whose script: bash loads it from ~/.local/share/bash-completion/completions/prikup, zsh from _prikup in its fpath, fish from ~/.config/fish/completions/prikup.fish

## What is said of a command line. %s and the like are filled in by the program.

argparse-usage = usage:
argparse-positional = positional arguments
argparse-options = options
argparse-help = show this help message and exit
argparse-argument = argument %(argument_name)s: %(message)s
argparse-required = the following arguments are required: %s
argparse-one-of = one of the arguments %s is required
argparse-together = not allowed with argument %s
argparse-unrecognized = unrecognized arguments: %s
argparse-choice = invalid choice: %(value)r (choose from %(choices)s)
argparse-one = expected one argument
argparse-some = expected at least one argument
argparse-ambiguous = ambiguous option: %(option)s could match %(matches)s
argparse-explicit = ignored explicit argument %r
argparse-near = { $said }: did you mean { $near }?
error-extra = this needs the package { $name }, which is not installed: pip install 'prikup[{ $extra }]'
