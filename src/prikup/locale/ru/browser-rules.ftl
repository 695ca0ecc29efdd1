### Страница правил и договор за столом.

rules-title = Правила
rules-of-table = Правила этого стола
rules-start-from = Взять за основу
rules-saved-here = Сохранены здесь
rules-all = Все { $n }
rules-changed = Изменено { $n }
rules-which = Какие настройки показать
rules-find = Найти настройку
rules-none-found = Такой настройки нет.
rules-none-changed = Ничего не изменено.
rules-was = было: { $value }
rules-undo = { $title }: вернуть { $value }
rules-clause = п. { $clause }
rules-less = Меньше
rules-more = Больше
rules-shorter = Убрать последнее
rules-longer = Добавить ещё
rules-place = После { $n } распасов подряд
rules-level = Игра { $n }
rules-changes = { $n ->
    [0] { $preset } без изменений
   *[other] { $preset }: { count-changes }
}
rules-changes-short = { $n ->
    [0] { $preset }
   *[other] { $preset }, { count-changes }
}
rules-back = Вернуть: { $preset }
rules-copy = Скопировать ссылку
rules-save = Сохранить как…
rules-save-name = Название этих правил
rules-our-table = Наш стол
rules-keep = Сохранить
rules-cancel = Отмена
rules-forget = Удалить: { $name }
rules-same = То же, что ваши «{ $name }»: учить заново нечего.
rules-play = Играть по этим правилам
rules-score = Вести запись по этим правилам
rules-players = Играют { $numbers }.
rules-players-none = По этим правилам можно считать, но не играть здесь.
rules-players-name = { $n ->
    [2] вдвоём
    [3] втроём
    [4] вчетвером
   *[other] { $n }
}
rules-conflict = Эти настройки не сочетаются. Выбранное осталось: измените одну из них.
rules-lost-link = В ссылке нет известных здесь правил
rules-to = К настройке «{ $title }»
rules-form = О чём можно договориться
rules-text = Правила по пунктам
rules-contents = Содержание

## Договор за столом

agree-who = Кто согласен
agree-accepted = принято
agree-reading = читает
agree-withdrawn = согласие снято
agree-any-change = Любое изменение снимает все согласия.
agree-did = { $me ->
    [who] Вы изменили: { $title } — было { $left }, стало { $right }.
   *[none] Изменение ({ $who }): { $title } — было { $left }, стало { $right }.
}
agree-accept = Принять эти правила
agree-accept-deal = Принять и сдавать
agree-waits = { $n ->
    [1] Сдаём, когда согласится { $names }
   *[other] Сдаём, когда согласятся { $names }
}
agree-waits-seat = { $n ->
    [1] Сдаём, когда займут свободное место
   *[other] Сдаём, когда займут свободные места
}
agree-see = Посмотреть или изменить правила
agree-see-only = Посмотреть правила
agree-all = Все правила
agree-close = Назад к столу
agree-draft = Ваши изменения
agree-offer = Изменить правила для всех
agree-drop = Отменить мои изменения
