# The analysis board. What cannot be set up, or played on it
board-side = { $side ->
    [south] Юг
    [west] Запад
    [east] Восток
   *[aside] карты вне игры
}
error-board-game = «{ $given }» — не игра, для которой есть доска: ожидается { $expected }
error-board-rules = правила позиции: { $why }
error-board-hands = { $count ->
    [one] { $count } рука
    [few] { $count } руки
    [many] { $count } рук
   *[other] { $count } руки
}: ожидается две или три, каждая в виде пики.червы.бубны.трефы
error-board-contract = «{ $given }» — не контракт этой игры: ожидается { $expected }
error-board-declarer = разыгрывающий — место { $given }: ожидается от 0 до { $last }
error-board-leader = первый ход — место { $given }: ожидается от 0 до { $last }
error-board-pack = { $card } ({ board-side }) не из этой колоды: ожидаются карты { $ranks }
error-board-twice = { $card } встречается дважды ({ board-side }): ожидается каждая карта один раз
error-board-most = { board-side }: карт { $count }, ожидается не больше { $most }
error-board-empty = все руки пусты: ожидается от 1 до { $most } карт в каждой
error-board-cards = { board-side }: карт { $count }, ожидается { $expected }
error-board-trump = козырь задан контрактом { $contract }: другого не ожидается
error-board-won = взято раньше: «{ $given }», ожидается чисел: { $count }
error-board-won-most = взяток взято раньше: { $sum }, ожидается не больше { $most }
error-board-allpass = распасы, рук { $count }: ожидается 3
error-board-talon = карт вне игры { $count }: ожидаются 2 карты прикупа, с которых ходят
error-board-card = «{ $given }» — не карта: ожидается, например, AS или TD
error-board-hand = «{ $given }» — не рука: ожидается пики.червы.бубны.трефы, например AKT.QJ9..87
error-board-move = { board-side }: карту { $card } сыграть нельзя, ожидается { $legal }
error-board-over = { $card } после последней карты
error-board-tree = карты, сыгранные на доске: ожидается каждая после предыдущей
error-board-nodes = на доске опробовано слишком много карт: ожидается не больше { $most }
error-board-at = узел { $given }: ожидается от 0 до { $last }
error-board-comment = примечание, знаков { $count }: ожидается не больше { $most }
error-board-bracket = «{ $given }» без пары: ожидаются варианты в круглых скобках, примечания в фигурных
error-board-long = текст, знаков { $count }: ожидается не больше { $most }
error-board-part = «{ $given }» — не часть позиции: ожидается { $expected }
error-board-part-twice = «{ $given }» сказано дважды
error-board-number = { $part } { $given }: ожидается число
error-board-ended = все карты сыграны: решать нечего
error-board-seat = место { $given }: ожидается от 0 до { $last }
error-board-none = ни один расклад не согласуется с тем, что видно: { board-side }
error-board-reply = «{ $given }» не играет на доске: ожидается { $expected }

# What the page says
board-title = Доска анализа
board-setup = Расставить
board-play = Играть отсюда
board-ready = Так можно играть.
board-pack = Колода
board-pack-help = Выберите, куда идут карты, и касайтесь их; второе касание берёт карту назад. Карты можно перетаскивать. С клавиатуры: стрелки, 1, 2, 3 — руки, 4 — вне игры, 0 — назад.
board-into = Карты идут
board-aside = Вне игры
board-fill = Раздать остальное
board-clear = Собрать всё
board-empty = нет карт
board-hands = Рук
board-contract = Контракт
board-declarer = Разыгрывающий
board-leader = Первый ход
board-trump = Козырь
board-trump-none = нет
board-more = Ещё: правила, что взято раньше
board-rules-usual = обычные
board-won = Взято раньше: { $who }
board-won-declarer = разыгрывающий
board-won-others = остальные
board-contract-NT = Без козыря
board-contract-allpass = Распасы
board-contract-allpass-suit = Распасы, прикуп задаёт масть
board-contract-allpass-dealer = Распасы, прикуп за сдающим
board-contract-allpass-dealer-plays = Распасы, прикуп за сдающим, который играет третьим
board-contract-points = Как можно больше очков
board-turn = Ходит { $who }
board-over = Все карты сыграны
board-values = Показывать цену каждой карты
board-worth = цена { $n }
board-comes-tricks = { $who }: { $n ->
    [one] { $n } взятка
    [few] { $n } взятки
    [many] { $n } взяток
   *[other] { $n } взятки
} при лучшей игре в открытую
board-comes-points = { $who }: { $n ->
    [one] { $n } очко
    [few] { $n } очка
    [many] { $n } очков
   *[other] { $n } очка
} при лучшей игре в открытую
board-dealer = сдающий { $n }
board-needs = { $outcome } (нужно { $n })
board-best = Лучшая игра
board-trick = Взятка
board-talon = Ход с прикупа: { $card }
board-announce = Объявить: { $card }
board-moves = Что опробовано
board-start = В начало
board-back = Взять назад
board-forward = Вперёд
board-end = В конец
board-beside = Другой вариант
board-remove = Удалить отсюда
board-comment = Примечание
board-reply = Доиграть
board-reply-me = Играю я
board-reply-solver = Решатель, видит все карты
board-reply-player = Бот, видит свои карты
board-table = Все контракты
board-table-tricks = Взятки каждого разыгрывающего отсюда, в открытую
board-table-points = Очки каждого разыгрывающего отсюда по козырям, в открытую
board-deals = Все расклады
board-deals-help = В скольких раскладах, которые с одного места не различить, игра выходит, и с какой карты чаще? В каждом все доигрывают в открытую; насколько расклад вероятен по торговле, не учтено.
board-deals-sees = Как видит
board-deals-open = Карты открыты: { $who }
board-deals-count = Посчитать
board-counting = Считаем…
board-deals-all = Все расклады: { $count }
board-deals-some = Раскладов { $looked } из { $count }, выбраны равновероятно
board-deals-makes = Выходит в { $n }: { $share }
board-deals-between = (от { $low } до { $high } с надёжностью 95 %)
board-deals-mean = { $who }: взяток в среднем { $n }
board-deals-mean-points = { $who }: очков в среднем { $n }
board-deals-cards = Что даёт каждая карта
board-card = Карта
board-makes = Выходит
board-mean = В среднем
board-spread = Как часто каждый результат
board-text = Текст
board-share = Поделиться
board-copy = Копировать
board-link = Ссылка
board-frame = Для своей страницы
board-open = Открыть картинку
board-no-code = В этом файле нет позиции.
board-type = Набрать или вставить
board-type-help = Руки по порядку хода, каждая в виде пики.червы.бубны.трефы, затем / и остальное; или ссылка, или код
board-lay = Разложить
board-classics = Классика
board-source = Источник
board-on-board = Открыть на доске
board-classic-kovalevskaya = Мизер Ковалевской
board-classic-lasker-unisay = Мизер Ласкера
board-classic-de-gaulle = Мизер де Голля
board-classic-skuratov-1 = Скуратов, пример 1
board-classic-skuratov-2-defence-leads = Скуратов, пример 2: ход ловящего
board-classic-skuratov-2-declarer-leads = Скуратов, пример 2: ход играющего
board-classic-lesnoy-34 = Лесной, № 34
board-classic-kovalevskaya-mod = Мизер Ковалевской, изменённый
board-classic-kovalevskaya-reversed = Мизер Ковалевской, ловящие поменялись
board-classic-lasker-jpref = Мизер Ласкера, другой вид
board-classic-lasker-mod = Мизер Ласкера, изменённый
