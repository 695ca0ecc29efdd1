### Options in general: the words of switches, the sections that several games have, what a table agrees on besides the rules.

option-switch =
    .v-yes = on
    .v-no = off

section-match = The match
section-dealing = Dealing
section-bidding = Bidding
section-scoring = Scoring
# Where a game names no sections.
section-rules = Rules

## What a table agrees on besides the rules

table-option-tempo = Tempo of bots
    .meaning = How fast bots act: slowly, like people or fast, so that their tempo reveals nothing, or at once.
    .v-slow = Slow
    .v-human = Normal
    .v-fast = Fast
    .v-instant = At once
table-option-away_seconds = Wait for an absent player
    .meaning = Seconds a person may be gone before the others choose to wait or to let a bot play.
table-option-undo = Taking back
    .meaning = Whether a decision may be taken back if all agree and no hidden card has been seen since.
table-option-watchers = Watchers
    .meaning = Whether people who do not play may watch; they see only what all players see.
table-option-hints = Hints
    .meaning = Who may ask for a hint: those who play against bots only, everybody, or nobody.
    .v-bots = Against bots
    .v-all = For everybody
    .v-none = None
table-option-changes = Who changes the rules
    .meaning = Who may change the rules and the options of the table before the match: the owner alone, or everybody who sits at it.
    .v-owner = The owner
    .v-all = Everybody at the table
table-option-decision_seconds = Time for a decision
    .meaning = How long a player may think about a decision, with a reserve of twice that time in each deal; afterwards a bot plays until the player is back.
    .v-0 = No limit
    .v-15 = 15 s
    .v-30 = 30 s
    .v-60 = 60 s

## The end of a match by deals or by time, which every game has

option-end_deals = Number of deals
    .meaning = After how many deals the match ends at the latest; deals that are dealt again do not count.
    .v-none = no limit
option-end_minutes = Minutes of play
    .meaning = After how many minutes from the first deal the match ends at the latest.
    .v-none = no limit
option-end_clock_action = When the time is over
    .meaning = What happens when the time is over: the deal in progress is the last, or a last lap follows in which everybody deals once more.
    .v-current_deal = The current deal is the last
    .v-final_lap = One more lap
option-end_whole_rounds = Whole rounds
    .meaning = Whether the match ends only when everybody has dealt equally often.

## What an option may be

option-number = from { $low } to { $high }
option-list = a list of { $values }
option-table = for each of { $keys } one of { $values }
option-or-unset = { $values }, or { $unset }
