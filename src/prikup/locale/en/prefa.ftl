### Greek Prefa at the table.

prefa-name = Greek Prefa

prefa-call-hold = good
    .native = έχω
prefa-call-in = in
    .native = παίζω
prefa-call-out = out
    .native = πάσο
prefa-call-alone = alone
    .native = μόνος
prefa-call-along = along
    .native = μαζί
prefa-call-tagrafo = if they remain
    .native = άμα μείνουν
prefa-call-aces = four aces
    .native = άσοι
prefa-call-concede = give up
prefa-call-all_pass = three passes
prefa-call-polles = three passes played

prefa-ask-defend = Your call: do you play?
    .theirs = { $who } to call

prefa-role-in = in
prefa-role-out = out
prefa-role-alone = alone
prefa-role-along = for both
prefa-role-taken = taken along

## What a choice brings or costs

prefa-stake-tricks = owe { $n }
prefa-stake-each = { SIGNED($n) } a trick
prefa-stake-missing = one short costs { $n }
prefa-stake-pot = pot { SIGNED($n) }
prefa-stake-chips = pay { $n }

prefa-help = in, out, alone, along; A four aces, T if they remain
    .keys = I  O  A  T
