### Подсказка: что можно сделать и чего от этого ждать, и что говорит за первое. В браузере и в терминале.

hint-title = Подсказка
hint-off = Убрать подсказку
hint-thinking = Думаю…
hint-measure-whists = вистов ожидается
    .short = вистов
hint-measure-chips = фишек ожидается
    .short = фишек
hint-measure-points = очков ожидается
    .short = очков
hint-measure-caught = взяток у играющего
    .short = взяток
hint-measure-made = вероятность, что игра будет сыграна
    .short = шанс
hint-void = { $who }: больше нет { $suit }
hint-trumps = { $n ->
    [0] козырей больше не осталось
    [one] остался { $n } козырь
    [few] осталось { $n } козыря
   *[many] осталось { $n } козырей
    [other] осталось { $n } козыря
}
hint-master = { $card } теперь старшая в масти { $suit }
hint-above = { $card } ещё на руках
hint-needs = { $me ->
    [who] до игры не хватает: { $n }
   *[none] { $who }: до игры не хватает { $n }
}
hint-open = все карты известны
hint-aces = { $n ->
    [0] на руках нет тузов
    [one] на руках { $n } туз
    [few] на руках { $n } туза
   *[many] на руках { $n } тузов
    [other] на руках { $n } туза
}
hint-longest = { $n ->
    [one] { $n } карта { $suit }
    [few] { $n } карты { $suit }
   *[many] { $n } карт { $suit }
    [other] { $n } карты { $suit }
}
hint-least = заявка обязывает взять не меньше { $n } взяток
hint-unseen = вы ещё не смотрели свои карты
hint-pool = { $who }: в пуле { $n }, меньше ни у кого
hint-for-all = За этим столом подсказку может попросить каждый.
