### Преферанс за столом.

preferans-name = Преферанс

preferans-ask-aid = Ваша пуля закрыта: кому отдаёте очки?
    .theirs = { $who } отдаёт очки
