### Разбор сыгранных сдач: что стоило каждое решение и что было удачей. В браузере и в командной строке.

review-title = Разбор
review-deal = Сдача { $number }
review-better = { $best } лучше, чем { $played }, в { $share } из 100 раскладов, возможных по всему, что было известно, и в среднем приносит на { $amount } больше
review-amount-whists = { $n } в.
review-amount-chips = { $n } фиш.
review-amount-points = { $n } очк.
review-verdict-ok = ошибки нет
review-verdict-mistake = ошибка
review-verdict-blunder = грубая ошибка
review-verdict-forced = выбора нет
review-known = по тому, что было известно
review-open = при открытых картах
review-open-lost = При этом раскладе потеряно { $amount }.
review-open-none = При этом раскладе не потеряно ничего.
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
review-try = Решает { $who }: как бы вы сыграли?
review-answer = Показать ответ
review-yours = Ваш выбор: { $what }
review-best = лучшее
review-equal = не хуже
review-lost = −{ $n }
review-paste = Вставьте текст протокола
review-start = Разобрать
review-about = Каждое слово и каждая карта оцениваются по тому, что игрок мог знать; рядом показано, что было лучше при этом раскладе.
review-thinking = Сдача обдумывается…
review-all = Все сдачи
review-plot = Удача и мастерство по сдачам
error-review-slow = сдача разбирается слишком долго
