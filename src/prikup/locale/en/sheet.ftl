### The score sheet of any game. The accounts and reasons of a game are in its own file of the sheet.

sheet-title = Score sheet
sheet-target = Target { $target }
# The reader, in the middle of a sentence.
sheet-you = you
# Behind the results as a sum.
sheet-balance = the sheet balances
# An entry whose reason nobody wrote.
sheet-by-agreement = by agreement
sheet-down = down { $n }
# Tricks that are missing: missing two tricks of a six.
sheet-missing = { $n ->
    [0.5] { $n } trick
    [1] one trick
    [2] two tricks
    [3] three tricks
    [4] four tricks
    [5] five tricks
    [6] six tricks
    [7] seven tricks
    [8] eight tricks
    [9] nine tricks
    [10] ten tricks
   *[other] { $n } tricks
}
# Why, and where how much was written.
sheet-entry = { $reason }: { $where }
    .clause = { $reason }: { $where } ({ $clause })
# Where a figure comes from: the cell, the deal, each entry.
sheet-figure = { $cell }: deal { $deal }, { $entries }
sheet-corrected = corrected: it was { $was }
sheet-with-clause = { $text }, clause { $clause }
# A figure for the ear.
sheet-total = { $cell }: { $total }, deal { $deal }
    .wrong = { $cell }: { $total }, deal { $deal }, corrected
sheet-opened = { $cell }: { $total }, at the start

## An account without words of its own

sheet-account = { $account }
    .on = { $account } on { $on }
    .title = { $account }: { $who }
    .title-on = { $account } of { $who } on { $on }
    .where = { SIGNED($amount) } { $account }, { $who }
    .where-on = { SIGNED($amount) } { $account } by { $who } on { $on }
