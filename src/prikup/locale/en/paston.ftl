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
