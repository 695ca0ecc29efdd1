### Настройки вообще: слова для переключателей, разделы, общие для нескольких игр.

option-switch =
    .v-yes = да
    .v-no = нет

section-match = Партия
section-dealing = Сдача
section-bidding = Торговля
section-scoring = Запись
section-rules = Правила

## О чём стол договаривается кроме правил

table-option-tempo = Темп ботов
    .meaning = Как быстро отвечают боты: как люди, чтобы темп ничего не выдавал, или сразу.
    .v-human = Как люди
    .v-instant = Сразу
table-option-away_seconds = Сколько ждут ушедшего
    .meaning = Сколько секунд человек может отсутствовать, пока остальные не решат ждать или посадить бота.
table-option-undo = Возврат хода
    .meaning = Можно ли взять решение назад, если все согласны и с тех пор не открылась закрытая карта.
table-option-watchers = Зрители
    .meaning = Можно ли смотреть тем, кто не играет; они видят лишь то, что видят все игроки.
table-option-hints = Подсказки
    .meaning = Кто может просить подсказку: кто играет против одних ботов, все или никто.
    .v-bots = Против ботов
    .v-all = Всем
    .v-none = Нет

## Чем может быть настройка

option-number = от { $low } до { $high }
option-list = список из { $values }
option-table = для каждого из { $keys } одно из { $values }
option-or-unset = { $values } или { $unset }
