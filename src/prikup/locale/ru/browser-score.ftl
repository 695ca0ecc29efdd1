### Страницы ведения записи.

score-title = Записи
score-lead = Для игры настоящими картами: вносите сдачи, программа ведёт запись и объясняет каждое число.
score-kept = На этом устройстве
score-fresh = Новая запись
score-open-file = Открыть запись
score-away-file = Нет связи. Запись прочтётся, когда сервер ответит.
score-bad-file = { $name }: это не запись внесённых сдач.
score-sheets = Записи
score-deal-count = { $n ->
    [one] { $n } сдача
    [few] { $n } сдачи
   *[many] { $n } сдач
    [other] { $n } сдачи
}
score-remove = Удалить
score-remove-sure = Удалить насовсем?
score-player = Игрок { $n }
score-twice = Два игрока с одним именем.
score-own = Свои правила
score-as-before = Как в прошлый раз
score-own-note = Набор и отличия от него, например «{ $text }».
score-first-dealer = Первым сдаёт
score-begin = Начать
score-missing = На этом устройстве такой записи нет.
score-not-kept = Браузер не даёт странице ничего хранить: распечатайте или сохраните запись до закрытия.
score-away = Нет связи. Внесённое хранится здесь; записи появятся, когда сервер ответит.
score-away-watch = Нет связи. Запись показана такой, какой была.
score-undo = Отменить
score-redo = Вернуть
score-stale = { $n ->
    [one] Запись после { $n } сдачи; остальное появится позже.
    [few] Запись после { $n } сдач; остальное появится позже.
   *[many] Запись после { $n } сдач; остальное появится позже.
    [other] Запись после { $n } сдач; остальное появится позже.
}

## Сдачу вносят

entry-deal = Сдача { $n }
    .of = Сдача { $n } из { $last }
entry-deals = сдаёт { $who }
entry-rests = сдаёт и отдыхает { $who }
entry-correct = Исправление сдачи { $n }
entry-insert = Новая сдача перед сдачей { $n }
entry-who = Кто играет?
entry-what = Что играет { $who }?
entry-defence = Что сказала защита?
entry-tricks = Взятки { NAME($who, case: "at") }
entry-talon = Карты прикупа
entry-talon-note = Две карты, если за них положена премия сдающему
entry-ready = Записать?
entry-minutes = Сыграно минут
    .of = из { $minutes }
    .why = Сколько минут уже сыграно; партия кончается после сдачи, в которой их станет { $minutes }
entry-write = Записать
entry-written = Записано: { $title }
entry-write-first = Сначала ответьте: { $question }
entry-left = { $n ->
    [0] Взяток больше не осталось
    [one] Осталась только { $n } взятка
    [few] Осталось только { $n } взятки
   *[many] Осталось только { $n } взяток
    [other] Осталось только { $n } взятки
}
entry-least = Не меньше { $n }: остальным столько не взять
entry-cancel = Отмена
entry-back-to = Изменить: { $what }
entry-taken = { $n ->
    [one] { $n } взятка
    [few] { $n } взятки
   *[many] { $n } взяток
    [other] { $n } взятки
}
entry-over = Партия окончена.
entry-ended = Партию договорились закончить.
entry-no-form = Вносить сдачи можно, когда сервер ответит.
entry-points = Очки во взятках
entry-of-all = { $n } из { $all }
entry-other-bid = Другая заявка
entry-take = Так
entry-lacks = Осталось указать: { $what }

## Внесённые сдачи

deals-title = Сдачи
deals-empty = Пока ничего не записано.
deals-follow = записи появятся позже
deals-waits = ждёт, пока исправят сдачу выше
deals-tap = Нажмите на сдачу, чтобы исправить её или удалить.
deals-edit = Исправить
deals-insert = Вставить сдачу перед этой
deals-remove = Удалить
deals-open = Сдача { $n }: исправить, удалить
deals-mend = Исправить сдачу { $n }

## Очки, которые отдают другому

aid-title = Помощь
aid-write = Записать помощь
aid-left = осталось { $n }
aid-to = { NAME($who, case: "to") }
aid-less = На очко меньше, { $who }
aid-more = На очко больше, { $who }

## Расчёт

end-title = Расчёт
end-so-far = Если закончить сейчас
end-end = Закончить партию
end-go-on = Играть дальше
end-pays = Кто кому платит
end-even = Никто никому не должен.
end-steps = Как это получилось

## Печать, файлы, ссылка

share-title = Печать, файлы, ссылка
share-print = Печать или PDF
share-svg = Рисунок SVG
share-png = Рисунок PNG
share-record = Протокол
share-watch = Показать другим
share-link = По этой ссылке запись видно, пока её ведут:
share-withdraw = Больше не показывать
share-withdraw-sure = Закрыть ссылку?
share-copy = Скопировать ссылку
share-no-png = Браузер не смог нарисовать картинку.

watch-title = Запись, пока её ведут
watch-missing = Такой записи нет.
watch-withdrawn = Эту запись больше не показывают.
