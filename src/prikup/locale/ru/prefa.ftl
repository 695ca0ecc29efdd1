### Греческая префа за столом.

prefa-name = Греческая префа

prefa-call-hold = есть
    .native = έχω
prefa-call-in = играю
    .native = παίζω
prefa-call-out = пас
    .native = πάσο
prefa-call-alone = соло
    .native = μόνος
prefa-call-along = вместе
    .native = μαζί
prefa-call-tagrafo = если останутся
    .native = άμα μείνουν
prefa-call-aces = четыре туза
    .native = άσοι
prefa-call-concede = сдаюсь
prefa-call-all_pass = три паса
prefa-call-polles = игра после трёх пасов

prefa-ask-defend = Ваше слово: играете?
    .theirs = Слово: { $who }

prefa-role-in = защита
prefa-role-out = пас
prefa-role-alone = соло
prefa-role-along = за двоих
prefa-role-taken = в паре

## Что приносит или стоит выбор

prefa-stake-tricks = взять { $n }
prefa-stake-each = по { SIGNED($n) } за взятку
prefa-stake-missing = без одной стоит { $n }
prefa-stake-pot = касса { SIGNED($n) }
prefa-stake-chips = заплатить { $n }

prefa-help = играю, не играю, соло, вместе; A четыре туза, T если останутся
    .keys = I  O  A  T
