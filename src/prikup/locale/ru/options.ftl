### Настройки вообще: слова для переключателей, разделы, общие для нескольких игр.

option-switch =
    .v-yes = да
    .v-no = нет

section-match = Партия
section-dealing = Сдача
section-bidding = Торговля
section-scoring = Запись
section-rules = Правила
