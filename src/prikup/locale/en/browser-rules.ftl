### The page of rules and the agreement at a table.

rules-title = Rules
rules-of-table = Rules of this table
rules-start-from = Start from
rules-saved-here = Saved here
rules-all = All { $n }
rules-changed = Changed { $n }
rules-which = Which options to show
rules-find = Find an option
rules-none-found = No option like that.
rules-none-changed = Nothing is changed.
rules-was = was { $value }
rules-undo = { $title }: back to { $value }
rules-clause = clause { $clause }
rules-less = Less
rules-more = More
rules-shorter = Remove the last
rules-longer = Add one
rules-place = After { $n } all-passes in a row
rules-level = Level { $n }
rules-changes = { $n ->
    [0] { $preset }, as it is
   *[other] { count-changes } from { $preset }
}
# The same where there is less room.
rules-changes-short = { $n ->
    [0] { $preset }
   *[other] { $preset }, { count-changes }
}
rules-back = Back to { $preset }
rules-copy = Copy link to these rules
rules-save = Save as…
rules-save-name = Name of these rules
rules-our-table = Our table
rules-keep = Save
rules-cancel = Cancel
rules-forget = Delete { $name }
rules-same = The same as your “{ $name }”, so nothing new to learn.
rules-play = Play by these rules
rules-score = Keep score by these rules
# For how many players: 3 or 4.
rules-players = For { $numbers } players.
rules-players-none = You can keep score by these rules, but not play them here.
rules-players-name = { $n }
rules-conflict = These options do not go together. Your settings are kept: change one of them.
rules-lost-link = The link contains no rules known here
rules-to = To “{ $title }”
rules-form = All options
rules-text = The rules, clause by clause
rules-contents = Contents

## The agreement at a table

agree-who = Who accepts
agree-accepted = accepted
agree-reading = reading
agree-withdrawn = withdrawn
agree-any-change = Any change withdraws every acceptance.
agree-did = { $me ->
    [who] You changed { $title } from { $left } to { $right }.
   *[none] { $who } changed { $title } from { $left } to { $right }.
}
agree-accept = Accept these rules
agree-accept-deal = Accept and deal
agree-waits = { $n ->
    [one] Deal when { $names } accepts
   *[other] Deal when { $names } accept
}
agree-waits-seat = { $n ->
    [one] Deal when the empty seat is taken
   *[other] Deal when { $n } empty seats are taken
}
agree-see = See or change the rules
agree-see-only = See the rules
agree-all = All the rules
agree-close = Back to the table
agree-draft = Your changes
agree-offer = Change the rules for all
agree-drop = Drop my changes
