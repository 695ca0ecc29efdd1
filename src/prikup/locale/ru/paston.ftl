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

## Почему что-то невозможно

error-phase-paston-name = сейчас называют игру или сдаются
error-best = лучшие пики называют, только если они заявлены
error-deal-paston-bottom = { $card } не может лежать снизу: ожидается карта сдающего, он получает её последней
error-opener = вторую сдачу сдаёт тот, кто начал первую торговлю: ожидается его место, например opener 2
error-contract-paston = «{ $given }» не игра: ожидается { $expected }
error-contract-paston-surrender = кто сдаётся, игры не называет: дано «{ $given }»
error-declarations-paston = так защитники сказать не могли: { $given }; сначала вист или пас говорит место { $first }, потом место { $second }
error-declarations-paston-nothing = защитники не могли промолчать: сначала вист или пас говорит место { $first }, потом место { $second }
error-declarations-paston-word = «{ $given }» здесь не говорят: ожидается вист или пас, место { $seat }
error-tricks-paston-unwhisted = «{ $given }»: никто не вистовал, взяток нет
error-tricks-paston-each = «{ $given }»: каждому вистующему платят за его взятки, нужны взятки всех 3 мест
error-tricks-paston-passed = место { $seat } спасовало и не играет: взяток у него нет
error-result-none-paston = ожидается результат, например 0 dineri whist pass 6 4 0 или surrender 0
error-result-paston-surrender = «{ $given }»: ожидается только место того, кто сдаётся
error-result-paston-opener = «{ $given }»: ожидается место того, кто начал торговлю, например opener 2

## Как пишут игры

paston-typed-paston = пастон
paston-typed-glitch = глич
paston-typed-dineri = динери
paston-typed-gupa = гупа
paston-typed-paston_grkha = лучшие пики
