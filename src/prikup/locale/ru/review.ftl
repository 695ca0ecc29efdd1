### Разбор сыгранных сдач: что стоило каждое решение и что было удачей. В браузере и в командной строке.

review-title = Разбор
review-deal = Сдача { $number }
review-figures = Лучше { $best }: в { $share } из 100 раскладов, в среднем на { $amount }.
review-better = { $best } лучше, чем { $played }, в { $share } из 100 раскладов, возможных по всему, что было известно, и в среднем приносит на { $amount } больше
review-amount-whists = { $n ->
    [one] { $n } вист
    [few] { $n } виста
   *[many] { $n } вистов
    [other] { $n } виста
}
review-amount-chips = { $n ->
    [one] { $n } фишку
    [few] { $n } фишки
   *[many] { $n } фишек
    [other] { $n } фишки
}
review-amount-points = { $n ->
    [one] { $n } очко
    [few] { $n } очка
   *[many] { $n } очков
    [other] { $n } очка
}
review-verdict-ok = ошибки нет
review-verdict-mistake = ошибка
review-verdict-blunder = грубая ошибка
review-verdict-forced = выбора нет
review-known = по тому, что было известно
review-open = при открытых картах
review-open-lost = При этом раскладе это стоило { $amount }.
review-open-none = При этом раскладе не потеряно ничего.
review-unjudged = Разбирать нечего: известен только результат, ни торговли, ни карт нет
review-unjudged-deals = Не разобраны, известен только результат: { $deals }
review-none = Ошибок не найдено
review-count = { $n ->
    [one] { $n } ошибка
    [few] { $n } ошибки
    [many] { $n } ошибок
   *[other] { $n } ошибки
}
review-luck = Удача
review-skill = Мастерство
review-own = Из него свои решения
review-result = Итог
review-adds = Удача и мастерство в сумме дают итог, считая от среднего за столом. Удача — то, что изменили карты, мастерство — то, что изменили решения; то и другое меряют тем, как доиграл бы один и тот же бот.
review-less = Шаг назад
review-more = Шаг вперёд
review-next = Следующая ошибка
review-try = { $me ->
    [who] Решаете вы: как бы вы сыграли теперь?
   *[none] Решает { $who }: как бы вы сыграли?
}
review-answer = Показать ответ
review-hands = Открыть карты
    .close = Закрыть карты
review-asked = Вы видите то, что видел игрок. Ответьте за столом: нажмите карту или слово.
review-yours = Ваш выбор: { $what }
    .best = Ваш выбор: { $what }. Верно.
    .lost = Ваш выбор: { $what }. Неверно: теряет { $amount }.
review-best = лучшее
review-equal = не хуже
review-lost = −{ $n }
review-paste = Вставьте текст протокола
review-start = Разобрать
review-about = Каждое слово и каждая карта оцениваются по тому, что игрок мог знать; рядом показано, что было лучше при этом раскладе.
review-thinking = Сдача обдумывается…
review-all = Все сдачи
review-seat = Глазами игрока
review-kept = Ваши ошибки — среди задач
review-not-stored = Ваши ошибки не удалось сохранить среди задач: в браузере не осталось места, или он ничего не хранит для этой страницы.
review-plot = Удача и мастерство по сдачам
