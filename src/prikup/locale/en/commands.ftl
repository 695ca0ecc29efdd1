### What the command line says of itself: `prikup --help`, what each command and argument does, what was typed wrongly.
### An attribute is an argument of the command; those of `command` are the arguments that several commands have.
### `%(default)s`, `%(usual)s`, `%(known)s` and what else begins with % stand as they are: they are filled in by the program.

command = Card games of the Preference family by exact rules.
    .version = print the version and exit
    .lang = language (that of the terminal: %(default)s)
    .json = print JSON
    .game = game (%(default)s)
    .rules = rules (the first of the game's presets)
    .seed = repeats the run (%(default)s)
    .players = at the table (the usual number)
    .workers = processes; they do not change any result (%(default)s)
    .ray = have a Ray cluster play them (pip install 'prikup[ray]')
    .database = where tables are kept (%(usual)s)
    .config = a file of TOML with settings (that which %(usual)s names)

command-serve = Open tables in the browser.
    .open = open the page in a browser, where there is a screen
    .host = address to listen at (%(usual)s)
    .port = port (%(usual)s)
    .workers = processes that serve at the port (%(usual)s)
    .proxy = a proxy, or a network of them, that is believed when it says for whom it asks
    .metrics = an address, or a network of them, that may read /metrics (this machine)
    .seed = make every shuffle and bot repeatable; never for play in earnest
    .log_level = what is logged: debug, info, warning or error (%(usual)s)
    .log_json = log lines of JSON, each with the id of its table if it is about one
    .limit = what is admitted, such as deals=500; may be given several times

command-play = Play at a table in the terminal, against bots.
    .game = game (%(usual)s)
    .bots = the other players (%(usual)s): of %(known)s, a class of your own as module:Class, or a program as cmd:COMMAND
    .name = your name
    .seed = repeat the cards and the bots
    .tempo = how fast bots act
    .record = keep the match in this file, after each deal and on leaving; a match that is there goes on
    .force = replace whatever is in the file

command-score = Print the score sheet of a record, every figure explained.
    .file = a record of results, as text or JSON; - reads stdin
    .svg = draw the sheet into this file
    .form = how to draw it (%(default)s)

command-solve = What a deal comes to with all cards open, and every card.
    .group = what is solved
    .hands = hands in order of play, each spades.hearts.diamonds.clubs, then the cards out of play: 'AKQ..T. ... ... / 7S 8D'; or the text, code or link of a position on the board
    .record = a deal in play of a record: --deal, --ply
    .file = many positions: id set contract trump leader and hands
    .deal = which deal of the record (1)
    .ply = how many of its cards are played (0)
    .tsv = of a file print id and tricks of each position
    .misere = the declarer wants no trick
    .allpass = everyone wants few tricks
    .game = play for points, as in this game
    .rules = rules of that game (the first of its presets)
    .trump = S, C, D or H (without: no trump)
    .declarer = whose tricks are counted (0)
    .leader = who leads (0)
    .trick = cards already played to the trick
    .talon = the two cards out of play lead the first tricks of an all-pass: they only say the suit, or may win as a resting dealer's
    .table = every contract of the deal
    .discards = every way to lay two cards away

command-analyse = Find the mistakes of a record, and part luck from skill.
    .path = a record, as text or JSON, a folder of them; - reads stdin
    .worlds = layouts over which a decision in doubt is judged (%(default)s)
    .html = write a page with plots of luck and skill

command-replay = Print a record as it went and check every stored result.
    .file = a record, as text or JSON; - reads stdin
    .strict = stop at the first error (the default)
    .lenient = print what is good, then the errors

command-verify = Deal every deal again from its revealed seeds.
    .record = a record (text or JSON) or a proof; - reads stdin

command-convert = Write a record in another format.
    .file = a record in any format; - reads stdin
    .output = the file to write (stdout)
    .source = the format of IN (what it looks like)
    .target = the format to write (by the ending of OUT, else prikup)
    .deal = only the deal of this number
    .rules = the rules to read by where IN names none (the first of the game's presets)
    .force = replace OUT if it is there

command-options = Show the rules that can be agreed on, with their clauses.
    .game = a game; without it, all games
    .preset = a preset or rules text; shows its differences
    .other = other rules; shows how they differ from RULES

command-arena = Measure bots against each other over the same deals.
    .bots = every two of them meet, the one named first as the candidate; seer and open:NAME see all cards (%(usual)s): of %(known)s, a class of your own as module:Class, or a program as cmd:COMMAND
    .pair = measure A against B deal by deal, each among bots like the last of --bots
    .deals = each is played with the candidate in every seat (%(default)s)
    .no_mirror = leave out a lone baseline among candidates
    .force = make each deal a misere, all-pass or contract
    .whole = play whole matches; that is done anyway where a pool counts only when it is closed
    .calls = try other calls in the place of the candidate's
    .milliseconds = that a program (cmd:…) has for a decision (%(default)s)
    .html = write a page with plots, whole in itself

command-regret = Measure what bots lose against the best with all cards open.
    .bots = each plays at all seats of a table of its own; seer and open:NAME see all cards (%(usual)s): of %(known)s, a class of your own as module:Class, or a program as cmd:COMMAND
    .deals = for each bot (%(default)s)
    .parts = what is judged: some of %(default)s

command-puzzles = Cut puzzles from records, or check a file of them.
command-puzzles-make = Cut puzzles from records.
    .records = records, or folders of them
    .output = where they are written (standard output)
    .kind = some of %(default)s
    .limit = how many at most
command-puzzles-check = Check every answer of a file of puzzles with the solver.
    .file = puzzles, a line of JSON each; - reads stdin

command-bench = Measure.
command-bench-selfplay = Whole matches between bots.
    .bots = one a seat (%(usual)s): of %(known)s, a class of your own as module:Class, or a program as cmd:COMMAND
    .matches = how many matches (%(default)s)
    .longest = end a match by agreement after so many deals (%(default)s)
    .processes = does not change any result (%(default)s)
command-bench-core = Actions a second of the core in random play.
    .deals = how many deals (%(default)s)
command-bench-server = A server under tables of people at human tempo.
    .tables = how many tables (%(default)s)
    .people = at each table; bots take the other seats (%(default)s)
    .seconds = how long (%(default)s)
    .tempo = milliseconds that a person thinks on average (%(default)s)
    .processes = that serve (%(default)s)
    .database = where tables are kept (a new file)
command-bench-solver = The open-hand solver over fixed deals, in CPU time.
    .jobs = some of %(default)s
    .yardstick = time the bridge solver DDS too, through the package endplay

command-backup = Write all that a server keeps into one file.
    .file = where to write it
    .force = replace the file if it is there

command-restore = Make a server's database of a backup.
    .file = what prikup backup has written
    .force = replace all that the database has

command-completion = Print a script by which a shell completes commands, options, files and games.
    .shell = whose script: bash and fish load it from a file of their own, zsh from its fpath

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
