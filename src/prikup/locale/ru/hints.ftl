### Подсказка: что можно сделать и чего от этого ждать, и что говорит за первое. В браузере и в терминале.

hint-title = Подсказка
hint-off = Убрать подсказку
hint-thinking = Думаю…
hint-measure-whists = вистов ожидается
hint-measure-chips = фишек ожидается
hint-measure-points = очков ожидается
hint-measure-caught = взяток у играющего
hint-measure-made = вероятность, что игра будет сыграна
hint-void = { $who }: больше нет { $suit }
hint-trumps = { $n ->
    [0] козырей больше не осталось
    [one] остался { $n } козырь
    [few] осталось { $n } козыря
   *[many] осталось { $n } козырей
    [other] осталось { $n } козыря
}
hint-master = старше { $card } в масти { $suit } ничего не осталось
hint-above = { $card } ещё на руках
hint-needs = { $me ->
    [who] до игры не хватает: { $n }
   *[none] { $who }: до игры не хватает { $n }
}
hint-open = все карты известны
hint-aces = { $n ->
    [0] на руке нет тузов
    [one] на руке { $n } туз
    [few] на руке { $n } туза
   *[many] на руке { $n } тузов
    [other] на руке { $n } туза
}
hint-longest = { $suit }: { $n } на руке
hint-unseen = вы ещё не смотрели свои карты
hint-pool = { $who }: в пуле { $n }, меньше ни у кого
hint-for-all = За этим столом подсказку может попросить каждый.
