### Armenian Paston at the table.

paston-name = Armenian Paston

paston-call-paston = paston ♠
paston-call-glitch = glitch ♣
paston-call-dineri = dineri ♦
paston-call-gupa = gupa ♥
paston-call-paston_grkha = best ♠
paston-call-surrender = surrender

## What a choice brings or costs

paston-stake-together = owe { $n }
paston-stake-alone = alone { $n }
paston-stake-over = { SIGNED($n) } each above
paston-stake-short = short to { $n }
paston-stake-made = made { SIGNED($n) }
paston-stake-failed = failed { $n }
paston-stake-cost = costs { $n }

paston-help = the four suits, best spades
    .keys = S C D H  B

## Why something cannot be

error-phase-paston-name = a game is to be named now, or surrendered
error-best = best spades can be named only by the player who bid them
error-deal-paston-bottom = { $card } cannot be the bottom card: expected a card of the dealer, who gets it last
error-opener = whoever opened the first auction deals the second deal: expected that seat, as in opener 2
error-contract-paston = '{ $given }' is not a game: expected { $expected }
error-contract-paston-surrender = a player who surrenders names no game: got '{ $given }'
error-declarations-paston = the defence cannot have said { $given }: expected whist or pass of seat { $first }, then of seat { $second }
error-declarations-paston-nothing = the defence cannot have said nothing: expected whist or pass of seat { $first }, then of seat { $second }
error-declarations-paston-word = '{ $given }' is nothing that the defence says: expected whist or pass of seat { $seat } here
error-tricks-paston-unwhisted = '{ $given }': nobody whisted, so nothing was played: expected no tricks
error-tricks-paston-each = '{ $given }': each whister is paid for their own tricks: expected a number for each of 3 seats
error-tricks-paston-passed = seat { $seat } passed and does not play: it cannot take a trick
error-result-none-paston = expected a result here, such as 0 dineri whist pass 6 4 0 or surrender 0
error-result-paston-surrender = '{ $given }': expected only the seat of the player who surrenders
error-result-paston-opener = '{ $given }': expected the seat of the opener, as in opener 2

## Ways to write the games

paston-typed-paston = paston
paston-typed-glitch = glitch
paston-typed-dineri = dineri
paston-typed-gupa = gupa
paston-typed-paston_grkha = paston_grkha, grkha, best spades
