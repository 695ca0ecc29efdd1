### Армянский пастон за столом.

paston-name = Армянский пастон

paston-call-paston = пастон ♠
paston-call-glitch = глич ♣
paston-call-dineri = динери ♦
paston-call-gupa = гупа ♥
paston-call-paston_grkha = лучшие ♠
paston-call-surrender = сдаюсь

## Что приносит или стоит выбор

paston-stake-together = взять { $n }
paston-stake-alone = одному { $n }
paston-stake-over = { SIGNED($n) } за лишнюю
paston-stake-short = недобор до { $n }
paston-stake-made = сыграно { SIGNED($n) }
paston-stake-failed = не сыграно { $n }
paston-stake-cost = стоит { $n }

paston-help = четыре масти, лучшие пики
    .keys = S C D H  B
