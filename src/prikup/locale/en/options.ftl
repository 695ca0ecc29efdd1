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
