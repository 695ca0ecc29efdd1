### Страница задач и каждая задача на сукне.

puzzles-title = Задачи
puzzles-all = Все задачи
puzzles-lead = Все карты открыты. Найдите игру: другая сторона отвечает наилучшим образом, и годится любая из равных карт.
puzzles-lead-mine = Моменты ваших сдач, в каждом — то, что вы тогда могли знать. Найдите лучший выбор.
puzzles-none = Такой задачи нет.
puzzles-number = Задача { $id }
puzzles-daily = Задача дня
puzzles-begin = Начать
puzzles-go-on = Продолжить
puzzles-streak = { $n ->
    [0] Дней подряд пока нет
    [one] { $n } день подряд
    [few] { $n } дня подряд
    [many] { $n } дней подряд
   *[other] { $n } дня подряд
}
puzzles-filter = Какие задачи
puzzles-game = Игра
puzzles-kind = Тема
puzzles-level = Трудность
puzzles-motif = Идея
puzzles-motif-marriage = Объявить марьяж
puzzles-motif-draw = Выбить козыри
puzzles-motif-keep = Придержать козыри
puzzles-motif-duck = Отдать взятку
puzzles-motif-take = Взять взятку
puzzles-any = Любая
puzzles-count = решено { $solved } из { $n }
puzzles-done = решена
puzzles-more = Показать ещё
puzzles-difficulty = Трудность { $n } из 5
puzzles-kind-catch = Поймать мизер
puzzles-kind-clean = Сыграть мизер
puzzles-kind-make = Сыграть контракт
puzzles-kind-hold = Удержать контракт
puzzles-kind-score = Набрать очки
puzzles-kind-stop = Не дать очков
puzzles-kind-discard = Что снести
puzzles-kind-whist = Вист или пас
puzzles-kind-classic = Классика
puzzles-kind-mine = Мои ошибки
puzzles-task-catch = Вы играете за обоих защитников. Поймайте мизер: отдайте { $n ->
    [one] взятку.
    [few] не меньше { $n } взяток.
    [many] не меньше { $n } взяток.
   *[other] не меньше { $n } взятки.
}
puzzles-task-clean = Вы играете мизер. { $n ->
    [0] Не возьмите ни одной взятки.
    [one] Возьмите не больше { $n } взятки.
    [few] Возьмите не больше { $n } взяток.
    [many] Возьмите не больше { $n } взяток.
   *[other] Возьмите не больше { $n } взятки.
}
puzzles-task-make = Вы играете { $contract }. Возьмите всего { $n ->
    [one] { $n } взятку.
    [few] { $n } взятки.
    [many] { $n } взяток.
   *[other] { $n } взятки.
}
puzzles-task-hold = Вы играете за обоих защитников против { $contract }. Дайте взять всего { $n ->
    [one] { $n } взятку.
    [few] { $n } взятки.
    [many] { $n } взяток.
   *[other] { $n } взятки.
}
puzzles-task-score = Вы играете { $contract }. Наберите за сдачу не меньше { $n ->
    [one] { $n } очка.
    [few] { $n } очков.
    [many] { $n } очков.
   *[other] { $n } очка.
}
puzzles-task-stop = Вы играете за обоих соперников против { $contract }. Разыгрывающему — не больше { $n ->
    [one] { $n } очка.
    [few] { $n } очков.
    [many] { $n } очков.
   *[other] { $n } очка.
}
puzzles-task-discard = Вы играете { $contract }. Снесите две карты так, чтобы взять { $n ->
    [one] { $n } взятку.
    [few] { $n } взятки.
    [many] { $n } взяток.
   *[other] { $n } взятки.
}
puzzles-task-discard-misere = Вы играете мизер. Снесите две карты так, чтобы { $n ->
    [0] не взять ни одной взятки.
    [one] взять не больше { $n } взятки.
    [few] взять не больше { $n } взяток.
    [many] взять не больше { $n } взяток.
   *[other] взять не больше { $n } взятки.
}
puzzles-task-whist = Играют { $contract }; вистующий должен отдать не больше { $n ->
    [one] { $n } взятки.
    [few] { $n } взяток.
    [many] { $n } взяток.
   *[other] { $n } взятки.
} Вист или пас?
puzzles-open = Все карты открыты. Другая сторона играет наилучшим образом.
puzzles-wrong = Не так. Попробуйте ещё.
puzzles-caused = Не так. { $why } Попробуйте ещё.
puzzles-refuted = Не так: тогда взяток у разыгрывающего будет { $n }: { $line }. Попробуйте ещё.
puzzles-refuted-points = Не так: тогда очков у разыгрывающего будет { $n }: { $line }. Попробуйте ещё.
puzzles-caused-points = Не так: тогда очков у разыгрывающего будет { $n }. { $why } Попробуйте ещё.
puzzles-right = Верно. Дальше.
puzzles-solved = Решено!
puzzles-solution = Решение начинается так: { $line }
puzzles-line = Одно из решений
puzzles-why = Что это опровергает
puzzles-source = Источник: { $source }
puzzles-from-bots = сдача, сыгранная ботами
puzzles-from-preferanser = Preferanser, сдача { $n }
puzzles-from-skuratov = О. Скуратов, «Преферанс. История, стратегия, тактика», пример { $n }
puzzles-from-lesnoy = Д. Лесной, «Русский преферанс», № { $n }
puzzles-from-shavlyugin = Е. Шавлюгин, задача { $n }
puzzles-from-jpref-misere = JPref, мизер { $n }
puzzles-from-jpref-contract = JPref, контракт { $n }
puzzles-again = Сначала
puzzles-show = Показать решение
puzzles-pause = Пауза
puzzles-play-on = Дальше
puzzles-step = Следующая карта
puzzles-next = Следующая задача
puzzles-called-kovalevskaya = Мизер Софьи Ковалевской { $n }
puzzles-called-lasker = Мизер Ласкера { $n }
puzzles-called-de-gaulle = Мизер де Голля
puzzles-called-skuratov = Задача { $n } Скуратова
puzzles-called-lesnoy = Задача { $n } Лесного
puzzles-called-etude = Этюд JPref { $n }
puzzles-called-mine = Сдача { $n }, { $trick ->
    [0] до розыгрыша
   *[other] взятка { $trick }
}
puzzles-called-jpref = Задача { $n } из JPref
puzzles-called-shavlyugin = Задача { $n } Шавлюгина
error-not_found-puzzle = такой задачи нет
