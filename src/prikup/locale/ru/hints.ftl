### Подсказка: что можно сделать и чего от этого ждать, и что говорит за первое. В браузере и в терминале.

hint-title = Подсказка
hint-off = Убрать подсказку
hint-thinking = Думаю…
hint-measure-whists = вистов ожидается
    .short = вистов
hint-measure-chips = фишек ожидается
    .short = фишек
hint-measure-points = очков против остальных
    .short = очков
hint-measure-caught = взяток у играющего
    .short = взяток
hint-measure-made = вероятность, что игра будет сыграна
    .short = шанс
hint-void = { NAME($who, case: "at") } больше нет { $suit }
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
    [who] до игры не хватает { $n }
   *[none] { NAME($who, case: "at") } до игры не хватает { $n }
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
hint-pool = { NAME($who, case: "at") } в пуле { $n }, меньше ни у кого
hint-surrenders = каждая третья роспись стоит 120 очков, поэтому каждая считается за 40; эта была бы { $n }-й
hint-for-all = За этим столом подсказку может попросить каждый.
# Почему советуется первое: одна фраза.
cause-forced = Другого выбора нет.
cause-any = { $of ->
    [1] Любая карта: итог один.
   *[other] Любая карта: во всех раскладах ({ $of }) итог один.
}
    .sampled = Любая карта: во всех проверенных раскладах ({ $of }) итог один.
cause-alike = Ни один выбор не показал себя лучше другого.
cause-give-up-next = Всё равно: дешевле всего потом отказаться от игры.
cause-better = { $worse ->
    [0] { $every ->
        [yes] Лучше, чем { $than }, при всех раскладах: их { $of }.
       *[no] Лучше, чем { $than }, в { $n } из { $of } раскладов, в остальных то же.
    }
   *[other] Лучше, чем { $than }, в { $n } из { $of } раскладов, хуже в { $worse }.
}
    .sampled = { $worse ->
        [0] { $n ->
            [100] Лучше, чем { $than }, { cause-in-layouts }.
           *[other] Лучше, чем { $than }, примерно в { $n } из { $of } раскладов, хуже почти никогда.
        }
       *[other] Лучше, чем { $than }, примерно в { $n } из { $of } раскладов, хуже в { $worse }.
    }
cause-seldom = Лучше, чем { $than }, в { $n } из { $of } раскладов, хуже в { $worse }, но не так намного.
    .sampled = Лучше, чем { $than }, примерно в { $n } из { $of } раскладов, хуже в { $worse }, но не так намного.
cause-if-card = Лучше, чем { $than }, если { $card } держит { $who }: { $n } из { $of } раскладов.
    .sampled = Лучше, чем { $than }, если { $card } держит { $who }: примерно { $n } из { $of } раскладов.
cause-if-void = Лучше, чем { $than }, если { $who } без { $suit }: { $n } из { $of } раскладов.
    .sampled = Лучше, чем { $than }, если { $who } без { $suit }: примерно { $n } из { $of } раскладов.
cause-both-win = { $card } и { $than } обе берут взятку: { $than } лучше придержать.
cause-both-lose = Ни { $card }, ни { $than } эту взятку не берут: { $than } лучше придержать.
cause-cannot-win = { $than } эту взятку не берёт: хватит карты младше.
cause-too-high = Эту взятку берёт и карта младше: { $than } лучше придержать.
cause-unload = { $card } взятку не берёт: пора её скинуть.
cause-guard = Берегите { $than }: без неё может упасть { $card }.
cause-ruffed-if = Если { $who } без { $suit }, { $than } могут убить козырем.
cause-beaten = { $than } могут перебить ({ $who }), { $card } — нет.
    .possible = { $than } могут перебить картой, которая не бьёт { $card }: { $who }.
cause-over-ruff = Бейте { $card }: { $than } могут перебить ({ $who }).
cause-take = { $card } берёт взятку, { $than } её отдаёт.
    .possible = { $than } может упустить взятку, которую берёт { $card }.
cause-duck = Эту взятку лучше отдать: { $than } потом принесёт больше.
cause-avoid = { $than } берёт взятку, { $card } — нет.
    .possible = { $than } может взять взятку, которую { $card } не берёт.
cause-cheap = После { $than } { $who } может взять младшей картой.
cause-draw-first = Сначала козыри: без чужих козырей { $than } была бы не хуже.
cause-cash = Сыграйте { $card }, пока { $suit } ещё может быть на руках: { $who }.
cause-gives-lead = { $than } отдаёт ход { NAME($who, case: "to") }.
    .possible = { $than } может отдать ход { NAME($who, case: "to") }.
cause-throw-in = Впустка. Старайтесь отдать ход: { $who }. В других руках он принесёт меньше.
cause-to-partner = Старайтесь отдать ход: { $who }. В других руках он принесёт меньше.
cause-keep-lead = { $card } сохраняет ход: без хода не лучше, чем { $than }.
    .possible = { $card } может сохранить ход: без хода не лучше, чем { $than }.
cause-runs-into = { $than } попадает под { $card }: её может держать { $who }.
    .known = { $than } попадает под { $card }: её держит { $who }.
cause-partner-has = { $who } может держать { $card }: ход под неё.
    .known = { $who } держит { $card }: ход под неё.
cause-drive-out = Выбейте { $card }: её может держать { $who }.
    .known = Выбейте { $card }: её держит { $who }.
cause-catch = Ловите { $card }: её может держать { $who }.
    .known = Ловите { $card }: её держит { $who }.
cause-hole = Ловится { $card }: её может держать { $who }.
    .known = Ловится { $card }: её держит { $who }.
cause-can-take = { $card } может взять эту взятку, { $than } — нет.
cause-partner-wins = Взятка и так наша ({ $who }): { $than } лучше придержать.
cause-drives-suit = Играйте { $suit }: выбейте старшие карты, их может держать { $who }.
cause-hole-in = { $who }: могут поймать в масти { $suit }.
cause-opens = { $than } открывает { $suit }, где старшие может держать { $who }.
cause-to-strength = Ходите в { $suit }: старшие там может держать { $who }.
cause-ruffs = Всё решают козыри: без них { $than } была бы не хуже.
cause-trumps-first = Сначала козыри: если бы никто не бил, { $than } была бы не хуже.
cause-trumps-later = Сохраните { $than }: без козырей она сейчас была бы не хуже.
cause-both-beaten = Ни { $card }, ни { $than } взятку не удержат: { $than } лучше придержать.
cause-uppercut = Сюркуп: { $who } может бить и выбить старший козырь.
cause-force = { $card } заставляет бить козырем: { $who }.
    .possible = { $card } может заставить бить козырем: { $who }.
cause-goes-down = { $than }: игра не выйдет.
cause-is-made = { $than }: игра выйдет.
cause-is-caught = { $than }: мизер пойман.
cause-is-clean = { $than }: мизер чистый.
cause-ruffed = { $who } без { $suit }: { $than } могут убить козырем.
cause-draw = Сначала козыри: { $who } без { $suit }, { $than } могут убить козырем.
cause-open = Все карты известны: { $than } приносит меньше.
# The layouts of a count, in other messages.
cause-in-layouts = { $exact ->
    [yes] в { $n } из { $of } раскладов
   *[no] { $n ->
        [0] лишь в редких раскладах
        [100] почти во всех раскладах
       *[other] { $every ->
            [yes] во всех раскладах из { $of }
           *[no] примерно в { $n } из { $of } раскладов
        }
    }
}{ cause-if-both }
cause-if-both = { $both ->
    [yes] {" "}против обоих
   *[no] {""}
}
cause-makes = Игра не ниже { $than } выходит { cause-in-layouts }.
cause-worth = { $than }: в среднем меньше.
    .whists = { $n ->
        [one] { $than }: в среднем примерно на { $n } вист меньше.
        [few] { $than }: в среднем примерно на { $n } виста меньше.
       *[many] { $than }: в среднем примерно на { $n } вистов меньше.
        [other] { $than }: в среднем примерно на { $n } виста меньше.
    }
    .chips = { $n ->
        [one] { $than }: в среднем примерно на { $n } фишку меньше.
        [few] { $than }: в среднем примерно на { $n } фишки меньше.
       *[many] { $than }: в среднем примерно на { $n } фишек меньше.
        [other] { $than }: в среднем примерно на { $n } фишки меньше.
    }
    .points = { $n ->
        [one] { $than }: в среднем примерно на { $n } очко меньше.
        [few] { $than }: в среднем примерно на { $n } очка меньше.
       *[many] { $than }: в среднем примерно на { $n } очков меньше.
        [other] { $than }: в среднем примерно на { $n } очка меньше.
    }
# Счёт раскладов за заявку, снос или отданную карту.
cause-safer = Игра выходит { cause-in-layouts }; если { $than } — в { $worse } из { $of }.
cause-makes-more = { $contract } выходит { cause-in-layouts }; если снести { $than } — в { $worse } из { $of }.
cause-higher = Дороже, чем { $than }, и выходит { cause-in-layouts }.
cause-made-if = { $than } выходит { cause-in-layouts }.
cause-more-tricks = { $worse ->
    [0] В игре { $contract } взяток больше, чем после сноса { $than }, { cause-in-layouts }.
   *[other] В игре { $contract } взяток больше, чем после сноса { $than }, { cause-in-layouts }, меньше в { $worse }.
}
cause-more-points = { $worse ->
    [0] Очков больше, чем после { $than }, { cause-in-layouts }.
   *[other] Очков больше, чем после { $than }, { cause-in-layouts }, меньше в { $worse }.
}
cause-takes = { $tricks ->
    [one] У вистующих { $tricks } взятка или больше { cause-in-layouts }.
    [few] У вистующих { $tricks } взятки или больше { cause-in-layouts }.
   *[many] У вистующих { $tricks } взяток или больше { cause-in-layouts }.
    [other] У вистующих { $tricks } взятки или больше { cause-in-layouts }.
}
cause-sure-of = { $tricks ->
    [one] { $tricks } взятка этой руке обеспечена { cause-in-layouts }.
    [few] { $tricks } взятки этой руке обеспечены { cause-in-layouts }.
   *[many] { $tricks } взяток этой руке обеспечены { cause-in-layouts }.
    [other] { $tricks } взятки этой руке обеспечены { cause-in-layouts }.
}
cause-gives-less = { $n ->
    [one] { $than } отдаёт на { $n } очко больше.
    [few] { $than } отдаёт на { $n } очка больше.
   *[many] { $than } отдаёт на { $n } очков больше.
    [other] { $than } отдаёт на { $n } очка больше.
}
cause-scores-more = { $n ->
    [one] { $card } приносит в этой взятке на { $n } очко больше.
    [few] { $card } приносит в этой взятке на { $n } очка больше.
   *[many] { $card } приносит в этой взятке на { $n } очков больше.
    [other] { $card } приносит в этой взятке на { $n } очка больше.
}
cause-announces = { $n ->
    [one] { $card } объявляет марьяж: { $n } очко.
    [few] { $card } объявляет марьяж: { $n } очка.
   *[many] { $card } объявляет марьяж: { $n } очков.
    [other] { $card } объявляет марьяж: { $n } очка.
}
cause-gives-up = { $than } отдаёт эту взятку.
cause-loses-lead = { $than } отдаёт ход.
cause-marriage = { $n ->
    [one] Дело в марьяже { $suit }: { $n } очко.
    [few] Дело в марьяже { $suit }: { $n } очка.
   *[many] Дело в марьяже { $suit }: { $n } очков.
    [other] Дело в марьяже { $suit }: { $n } очка.
}
cause-new-trump = Дело в новых козырях: { $suit }.
cause-scores-less = { $n ->
    [one] { $than } приносит в этой взятке на { $n } очко меньше.
    [few] { $than } приносит в этой взятке на { $n } очка меньше.
   *[many] { $than } приносит в этой взятке на { $n } очков меньше.
    [other] { $than } приносит в этой взятке на { $n } очка меньше.
}
hint-or = или { $same }
hint-more = Подробнее
