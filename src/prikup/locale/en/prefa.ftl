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

## Why something cannot be

error-unknown-prefa-10NT = ten without trumps is not played here
error-aces-prefa = four aces are not announced here
error-aces_again = the four aces have been announced
error-all_pass = three passes are played out here: expected polles
error-all_pass-thrown = three passes are thrown in here, not played
error-contract-prefa = '{ $given }' is not a contract: expected one such as 7H or 6NT
error-contract-prefa-10NT = { $contract } is not played here
error-declarer-prefa-passed = after three passes there is no declarer and no contract
error-declarations-prefa-word = '{ $given }' is nothing that the defence says: expected in, out, alone or along, or tricks
error-declarations-prefa-silent = the defence says nothing here: got { $given }
error-tricks-prefa-out = '{ $given }': both are out, so nothing was played: expected no tricks
error-tricks-prefa-each = '{ $given }': each defender answers for their own tricks: expected a number for each seat
error-tricks-prefa-dropped = seat { $seat } dropped: it cannot take a trick
error-result-none-prefa = expected a result here, such as 0 7H in in 7 2 1 or all_pass
error-result-prefa-concede = '{ $given }': expected declarer and bid, as in concede 0 7H

## Ways to write what is said

prefa-typed-hold = good, same
prefa-typed-out = out
prefa-typed-in = in
prefa-typed-alone = alone
prefa-typed-along = along
prefa-typed-aces = aces
prefa-typed-all_pass = all_pass, all-pass, allpass
prefa-typed-polles = polles
