### Греческая префа за столом.

prefa-name = Греческая префа

prefa-call-hold = есть
    .native = έχω
prefa-call-in = играю
    .native = παίζω
prefa-call-out = пас
    .native = πάσο
prefa-call-alone = в одиночку
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
    .theirs = Говорит { $who }

prefa-role-in = защита
prefa-role-out = пас
prefa-role-alone = в одиночку
prefa-role-along = за двоих
prefa-role-taken = в паре

## Что приносит или стоит выбор

prefa-stake-tricks = взять { $n }
prefa-stake-each = по { SIGNED($n) } за взятку
prefa-stake-missing = без одной стоит { $n }
prefa-stake-pot = касса { SIGNED($n) }
prefa-stake-chips = заплатить { $n }

prefa-help = играю, не играю, в одиночку, вместе; A четыре туза, T если останутся
    .keys = I  O  A  T

## Почему что-то невозможно

error-unknown-prefa-10NT = десять без козыря здесь не играют
error-aces-prefa = четырёх тузов здесь не объявляют
error-aces_again = четыре туза уже объявлены
error-all_pass = после трёх пасов здесь играют: ожидается polles
error-all_pass-thrown = после трёх пасов здесь пересдают, а не играют
error-contract-prefa = «{ $given }» не игра: ожидается, например, 7H или 6NT
error-contract-prefa-10NT = { $contract } здесь не играют
error-declarer-prefa-passed = после трёх пасов никто не играет, и игры нет
error-declarations-prefa-word = «{ $given }» защита не говорит: ожидается in, out, alone, along или взятки
error-declarations-prefa-silent = защита здесь ничего не говорит: дано { $given }
error-tricks-prefa-out = «{ $given }»: оба спасовали, розыгрыша не было, взяток нет
error-tricks-prefa-each = «{ $given }»: каждый защитник отвечает за свои взятки, нужны взятки каждого места
error-tricks-prefa-dropped = место { $seat } спасовало и взяток не берёт
error-result-none-prefa = ожидается результат, например 0 7H in in 7 2 1 или all_pass
error-result-prefa-concede = «{ $given }»: ожидается, кто играл и какую игру, например concede 0 7H

## Как пишут то, что говорят

prefa-typed-hold = есть
prefa-typed-out = пас
prefa-typed-in = играю
prefa-typed-alone = в одиночку, соло, один
prefa-typed-along = вместе
prefa-typed-aces = четыре туза, тузы
prefa-typed-all_pass = три паса
prefa-typed-polles = распасы, поллес
