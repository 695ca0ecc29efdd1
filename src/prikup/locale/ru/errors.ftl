### Почему что-то невозможно: сообщение на ошибку, по её коду. Что запрещает правило одной игры, сказано в файле игры.

error-with-clause = { $text } (п. { $clause })
list-or = { $items } или { $last }

error-lang = Языка «{ $given }» здесь нет: ожидается { $expected }
    .plain = Такого языка здесь нет.
error-game = Игры «{ $given }» здесь нет: ожидается { $expected }
    .plain = Такой игры здесь нет.
error-game-installed = в игру «{ $given }» из «{ $source }» играть нельзя: { $why }
error-game-id = её имя «{ $given }»: ожидается «{ $expected }» и чтобы такой игры ещё не было

## Карты

error-card = «{ $given }» не карта: ожидается ранг из { $ranks } и масть из { $suits }, например TD
error-card-hand = «{ $given }» не рука: ожидаются четыре масти S.H.D.C через точку
error-card-rank = «{ $given }»: «{ $rank }» не ранг: ожидается один из { $ranks }
error-card-suit = «{ $given }» не масть: ожидается S, C, D или H
error-card-twice = «{ $given }»: карта названа дважды

## Настройки

error-option = Настройки «{ $given }» нет: ожидается { $expected }
error-option-near = Настройки «{ $given }» нет: может быть, { $near }?
error-option-many = Настройки «{ $given }» нет: их { $count }, например { $expected }
error-option-form = «{ $given }» ничего в правилах не меняет: ожидается настройка=значение
error-option-again = «{ $given }» меняет { $option } ещё раз: каждую настройку меняют один раз
error-value = «{ $given }» не значение { $option }: ожидается { $expected }
error-value-unset = «{ $given }» не значение { $option }: ожидается { $expected } или { $unset }
error-value-number = «{ $given }» не значение { $option }: ожидается целое число от { $low } до { $high }
error-value-number-unset = «{ $given }» не значение { $option }: ожидается целое число от { $low } до { $high } или { $unset }
error-value-list = «{ $given }» не значение { $option }: ожидается список, например { $example }, из { $expected }
error-value-list-unset = «{ $given }» не значение { $option }: ожидается список, например { $example }, из { $expected } или { $unset }
error-value-table = «{ $given }» не значение { $option }: ожидается таблица, например { $example }, с числами { $expected }
error-value-table-unset = «{ $given }» не значение { $option }: ожидается таблица, например { $example }, с числами { $expected } или { $unset }
error-value-long = «{ $given }» слишком длинно для { $option }: ожидается самое большее { $most }
error-preset = Набора правил «{ $given }» нет: ожидается { $expected }
error-preset-near = Набора правил «{ $given }» нет: ожидается { $expected } (может быть, { $near }?)
error-players = { $game }, игроков { $players }: ожидается { $expected }
error-players-agreed = Игроков { $players }, а по правилам players={ $agreed }

## Открытый расклад

error-position-hands = «{ $position }»: рук { $count }, ожидается { $expected }
error-position-trump = «{ $position }»: козырь { $trump }, ожидается масть или ничего
error-position-leader = «{ $position }»: ходит место { $leader }, ожидается от 0 до { $last }
error-position-leaders = «{ $position }»: заходящих { $count }, ожидается не больше 2
error-position-trick = «{ $position }»: карт во взятке { $count }, ожидается меньше чем { $players }
error-position-talon = «{ $position }»: прикупом ходят { $count } раз, ожидается не больше { $most }
error-position-twice = «{ $position }»: дважды { $cards }
error-position-cards = «{ $position }»: карт у места { $seat }: { $count }, ожидается { $most }
error-position-pack = «{ $position }»: { $cards } не из колоды { $ranks }
error-position-play = «{ $position }»: место { $seat } не может сыграть { $card }
error-position-misere = «{ $position }»: на мизере козыря нет
error-positions-misere = позиция { $number }: на мизере козыря нет
error-positions-kind = позиция { $number }: { $what } не { $kind }
error-positions-number = позиция { $number }: { $unit ->
    [points] очков
   *[tricks] взяток
} { $what }, ожидается целое число
error-positions-numbers = { $unit ->
    [points] очки
   *[tricks] взятки
}: чисел { $count } на позиций { $positions }, ожидается по одному
error-positions-array = позиции — массив { $kind }, а дан { $array }
error-positions-shape = позиции — одномерный массив, а дана форма { $shape }
error-points-ranks = «{ $ranks }» не ранги колоды: ожидаются какие-то из 789TJQKA, каждый один раз
error-points-king = «{ $ranks }»: ожидается, что дама младше короля
error-points-cards = цен карт { $count } на рангов { $ranks }, ожидается по одной
error-points-marriages = цен марьяжей { $count }, ожидается по одной на 4 масти
error-points-whole = { $counts } не очки: ожидаются целые числа
error-points-low = { $counts } не очки: ожидаются числа от 0, у карт не больше 255
error-points-sum = всех очков { $sum }, ожидается не больше { $most }
error-solver-seat = место { $seat } в этой сдаче не играет
error-solver-over = ходить больше нечем
error-solver-table = рук { $count }, для таблицы ожидается 3
error-solver-discards = карт на руках { $cards }: ожидается одна рука со сносом и остальные поровну
error-solver-nothing = считать нечего, сейчас { $moment }: ожидаются карты в игре или разыгрывающий перед игрой
error-solver-ahead = до розыгрыша отсюда не дойти, сейчас { $moment }
error-solver-allpass = на распасах козыря нет
error-solver-tricks-talon = по взяткам это не посчитать: ходят прикупом
error-solver-tricks-beat = по взяткам это не посчитать: карту обязаны перебивать
error-solver-tricks-ruff = по взяткам это не посчитать: козырем бить не обязаны
error-solver-tricks-ranks = по взяткам это не посчитать: у рангов другой порядок

## Чем вызвали функцию

error-argument-bot = { $what } не бот: ожидается имя или объект с методом choose
error-argument-bots = { $what } не боты: ожидается список от 1 до { $most }
error-argument-deals = { $what } не число сдач: ожидается целое число от 1
error-argument-match = { $what } не партия: ожидается такая, как даёт prikup.new()
error-argument-players = { $what } не число игроков: ожидается { $expected }
error-argument-record = { $what } не запись: ожидается такая, как даёт prikup.read()
error-argument-rules = { $what } не правила: ожидается текст, например «{ $example }»
error-argument-seed = { $what } не зерно: ожидается число или текст
error-argument-text = { $what } не текст: ожидается записанная партия

## Боты

error-bot = бота «{ $given }» здесь нет: ожидается { $expected }
    .plain = Такого бота нет.
error-bot-answer = сдача { $deal }, место { $seat }, бот «{ $given }»: { $why }
error-bot-turn = месту { $seat } сейчас решать нечего

## Тасовка и её доказательство

error-seed = «{ $given }» не зерно: ожидается не больше { $most } видимых знаков
error-seed-server = «{ $given }» не зерно сервера: ожидаются 64 цифры 0-9 a-f
error-proof-hidden = сдача { $deal } ещё не раскрыта: ожидаются зерно сервера и карты
error-proof-commitment = сдача { $deal }: отпечаток зерна сервера { $made }, а не { $commitment }
error-proof-seeds = сдача { $deal }: зёрен { $count }, а игроков { $players }
error-proof-pack = сдача { $deal }: её карты ({ $count }) не колода этой игры
error-proof-packets = сдача { $deal }: карты раздаются не так, как по правилам: { $packets }, ожидается { $expected }
error-proof-deal = сдача { $deal }: по зёрнам выходит { $made }, а не { $found }
error-proof-drawn = сдача { $deal }: по зёрнам вытянуты { $made }, а не { $cards }
error-proof-drawn_again = сдача { $deal }: вытянуты { $cards }, а тянут только перед первой сдачей
error-proof-drawn_any = сдача { $deal }: вытянуты { $cards }, а по правилам карт не тянут
error-proof-drawn_none = сдача { $deal }: карт никто не тянул, а по ним находят первого сдающего
error-proof-precedence = сдача { $deal }: порядок карт не тот, что в правилах: { $cards }, ожидается { $expected }
error-proof-order = доказательство сдачи { $deal } стоит на месте сдачи { $expected }
error-proof-table = сдача { $deal } со стола «{ $given }»: ожидается «{ $table }»
error-proof-rules = сдача { $deal } другой игры, по другим правилам или с другим числом игроков, чем сдача 1
error-proof-who = сдача { $deal }: не сказано, кто сдавал, ожидается от 0 до { $last }
error-proof-pattern = сдача { $deal }: в игре { $game } после жребия карт не сдают
error-proof-gathered = сдача { $deal }: колоду собрали и сняли, не тасуя; её порядок виден только из записи партии
error-proof-gap = сдача { $deal } не раскрыта, а сдача { $other } раскрыта
error-proof-next = сдача { $deal }: место { $seat } не может сдавать после места { $before }
error-proof-seedless = в этой записи нет зёрен: ожидаются пометки Table, Commitment и ServerSeed
error-proof-unrevealed = зёрна сдачи { $deal } не раскрыты: ожидаются Commitment и ServerSeed
error-proof-dealer = сдача { $deal }: по зёрнам сдаёт место { $made }, а не { $dealer }

## Запись

error-sheet-figure = цифра { $index } счёта { $account }, место { $seat }: их { $count }
error-sheet-order = сдача { $deal } не может идти после сдачи { $last }
error-sheet-deal = сдачи { $deal } в этой записи нет
error-sheet-cell = «{ $given }», место { $seat }: такой клетки нет, ожидается { $expected } у мест от 0 до { $last }
error-sheet-cell_on = «{ $given }», место { $seat } на место { $other }: такой клетки нет, ожидается { $expected } у мест от 0 до { $last }
error-sheet-orientation = «{ $given }»: так запись не кладут, ожидается { $expected }
error-sheet-seat = места { $seat } в этой записи нет: ожидается от 0 до { $last }
error-sheet-results = итогов { $count }, а игроков { $players }
error-sheet-players = запись на число игроков { $players } не рисуется: ожидается 3 или 4

## Ведение записи

error-keeper-game = для игры { $game } запись ещё не ведут: ожидается игра, результаты которой можно внести
error-keeper-seat = места { $seat } нет: ожидается от 0 до { $last }
error-keeper-deal = сдачи { $given } в этой записи нет: ожидается от 1 до { $last }
error-keeper-form = «{ $given }»: такого вида записи нет, ожидается { $expected }
error-keeper-name = «{ $given }» не имя: ожидается от 1 до { $most } видимых знаков
error-keeper-names = «{ $given }» — имя мест { $first } и { $second }: ожидается своё имя у каждого

## Записи

error-at-line = строка { $line }: { $text }
error-at-column = строка { $line }, знак { $column }: { $text }
error-at-deal = сдача { $deal }: { $text }
error-at-word = «{ $read }»: { $text }
error-tag = «{ $given }» не пометка: ожидается [Name "value"]
error-tag-name = пометки «{ $given }» здесь нет: ожидается { $expected }
error-tag-again = пометка { $tag } стоит ещё раз: ожидается одна
error-tag-missing = нет пометки [{ $tag } "..."]
error-tag-version = «{ $given }» не версия этой записи: ожидается { $version }
error-tag-dealer = «{ $given }» не сдающий: ожидается от 0 до { $last }
error-tag-draw = «{ $given }»: ожидается карта на каждое место, например 7S KD 9C
error-tag-draw_dealer = карты вытянуты, но нет пометки [Dealer], кто по ним сдаёт
error-tag-result = «{ $given }» не результат: ожидается чисел { $players }, например 20 -40/3
error-tag-deal = «{ $given }»: ожидается номер сдачи и значение
error-tag-deal_again = { $tag } сдачи { $deal } стоит ещё раз
error-tag-seeds = «{ $given }»: ожидается зёрен { $players } через |
error-tag-commitment = «{ $given }» не отпечаток: ожидаются 64 цифры 0-9 a-f
error-tag-commitment_none = у сдачи { $deal } есть зёрна, но нет Commitment
error-record-head = заголовок: { $why }
error-record-about = about: пометки «{ $given }» здесь нет, ожидается { $expected }
error-record-about_again = about: пометка { $tag } стоит ещё раз, ожидается одна
error-record-unseen = «{ $given }»: знак { $char } здесь стоять не может, ожидаются видимые знаки
error-record-braces = заметку пишут {"{"}так{"}"}, в одной строке
error-record-finish = закончить партию здесь нельзя: { $why }
error-record-number = ожидается сдача, она начинается с номера: 1.
error-record-match_over = партия была окончена до этой сдачи
error-record-deal_open = сдача { $number } ещё не окончена
error-record-deal_number = ожидается сдача { $number }.
error-record-cards = ожидаются руки ({ $players }), черта / и карты прикупа ({ $count })
error-record-over = сдача до этого была уже окончена
error-record-result_early = сдача не окончена, результата ещё нет
error-record-tricks = взятки записаны { $tricks }, а в розыгрыше вышло { $found }
error-record-tricks_count = после = ожидаются взятки мест ({ $players }) или -, если розыгрыша не было
error-record-entries = записано { $entries }, а по сдаче выходит { $found }
error-record-entries_none = после - вместо записей ничего не ожидается
error-record-entries_alone = записи стоят без взяток перед ними
error-record-entry = ожидаются записи, например pool 0 4 или whists 1 0 8
error-record-end = в пометке Result стоит { $result }, а выходит { $found }
error-record-end_open = в пометке Result стоит { $result }, а партия не окончена
error-record-end_broken = в пометке Result стоит { $result }, а партия не окончена: запись обрывается на сдаче { $number }
error-record-deal = { $what } не сдача: ожидается объект
error-record-both = ожидается результат или карты и ходы, но не то и другое
error-record-among = ожидается результат: объекты стоят только среди результатов
error-record-move = «{ $given }» не ход: ожидаются слова
error-record-comment = заметка «{ $given }» стоит после хода { $after }, а всего их { $count }
error-record-comment_braces = «{ $given }» не заметка: фигурных скобок в ней быть не может
error-record-written = «{ $given }» не записать: ожидаются видимые знаки
error-over-record = ходить больше некому
error-seat-record = места { $seat } нет: ожидается от 0 до { $last }
error-seat-several = это могут сказать несколько мест: ожидается, например, { $example }
error-turn-say = место { $seat } сейчас этого сказать не может
error-turn-discard = место { $seat } сейчас не сносит
error-result = это не результат: { $why }
error-result-typed = { $field } здесь { $what }: { $why }
error-result-game = результаты игры { $game } не вносят
error-result-json = ожидаются слова результата или объект
error-result-words = { $what } не результат: ожидаются слова или объект
error-result-now = результат сейчас не внести: ожидается конец сдачи
error-result-object = { $what } не результат: { $why }
error-record-deals = сдач { $count } слишком много: ожидается не больше { $most }
error-record-result = ожидается результат, например { $example }, без карт
error-record-dealer = не сказано, кто сдаёт первым: ожидается dealer, место от 0
error-record-tag = в пометке [Dealer] должно стоять, кто сдаёт первым
error-record-json = это не запись в JSON: { $why }
error-record-open = сдача не окончена: ожидается результат, например { $example }
error-over-deal = партия была окончена после сдачи { $deal }

## Стол

error-actor = это может только игрок за столом
error-actor-asked = вы спросили сами: ожидаются ответы остальных
error-actor-bot = за это место играет бот
error-actor-empty = на этом месте никто не сидит
error-actor-person = за это место играет человек
error-actor-server = это делают не игроки
error-asked = стол уже спросили: сначала нужно ответить на открытый вопрос
error-asked-undo = игра ждёт: кто-то просит вернуть свой последний ход
error-away = этого игрока нет ещё не так долго
error-away-already = этого игрока уже нет
error-away-bot = этого игрока нет ещё не так долго, чтобы играл бот
error-away-here = этот игрок на месте
error-changed = правила теперь «{ $given }»: сначала прочитайте их
    .plain = Правила только что изменили: сначала прочитайте их.
error-end = закончить партию сейчас нельзя: { $why }
error-log = «{ $given }» не событие стола: { $why }
    .plain = Запись стола не читается.
error-log-begin = запись стола начинается с { $what }: ожидается Opened
error-name = «{ $given }» не имя: ожидается от 1 до { $most } знаков
    .plain = Имя должно быть от 1 до { $most } знаков.
error-nothing-asked = стол ни о чём не спрашивают
error-nothing-away = ждать некого: никто не отошёл
error-nothing-result = результата, после которого идут дальше, нет
error-order-agreed = на это согласны ещё не все
error-order-chance = это не то, что выходит по зёрнам, или не то, что идёт дальше
error-order-open = стол уже открыт
error-order-reveal = сдачу { $deal } сейчас не раскрывают
error-order-seed = зерно { $number } не следующее
error-order-seeds = зерна сейчас ни одна сдача не ждёт
error-seat-person = человека на этом месте нет
error-seat-table = места { $seat } нет: ожидается от 0 до { $last }
    .plain = Такого места за столом нет.
error-seated = вы уже сидите за этим столом: сначала встаньте
error-stage-finished = сейчас нельзя: партия окончена
error-stage-playing = сейчас нельзя: партия уже началась
error-stage-seating = сейчас нельзя: партия ещё не началась
error-stale = этот вопрос уже закрыт: вас ни о чём не спрашивают
    .plain = Этот вопрос уже закрыт. Стол обновлён.
error-stale-number = «{ $given }» без номера вопроса, на который это ответ
error-stale-open = этот вопрос уже закрыт: открыт другой
    .plain = Этот вопрос уже закрыт. Стол обновлён.
error-taken = это место занято: ожидается свободное
error-taken-bot = на этом месте сидит человек: ожидается свободное место или место бота
error-text = «{ $given }» не сказать: ожидается от 1 до { $most } знаков
    .plain = Сказать можно от 1 до { $most } знаков.
error-undo_card = после этого открылась чужая карта: вернуть ход уже нельзя
error-undo_none = в этой сдаче вы ещё ничего не решали: возвращать нечего
error-undo_off = за этим столом ходы не возвращают
error-undo_talon = после этого открылся прикуп: вернуть ход уже нельзя

## Сервер

error-busy = стол слишком занят: попробуйте ещё раз
error-database-url = «{ $given }» не база данных: ожидается файл или URL, например sqlite:///file
error-database-package = «{ $given }»: нужен пакет Python { $package }, сначала установите его
error-frame = двоичный кадр не понять: ожидается текст
    .plain = Сообщение не понято.
error-full = за этим столом слишком много людей: попробуйте позже
error-http = { $why }: { $method } «{ $given }»
    .plain = Такого запроса сервер не понимает.
error-http-client = страница для браузера не собрана: выполните make
error-json = «{ $given }» не JSON: { $why }
    .plain = Сообщение не удалось прочитать.
error-json-amount = «{ $given }» не число: ожидается целое или дробь, например -40/3
error-json-text = { $what } не текст для { $kind }
error-key = эту запись меняют только с её ключом, в заголовке x-score-key
    .plain = Эту запись меняет только тот, кто её ведёт.
error-limit = у вас неоконченных столов { $most }: сначала закончите какой-нибудь
    .plain = У вас слишком много незаконченных партий: сначала закончите одну.
error-limit-sheets = вы показываете уже записей { $most }: больше нельзя
error-listen = сервер не может слушать { $host }, порт { $port } ({ $why }): выберите другой, --port
error-message = «{ $given }» не понять: { $why }
    .plain = Сообщение не понято.
error-message-address = адрес не понять: { $why }
    .plain = Адрес не понят.
error-message-score = ожидается запись или её текст, что-то одно
error-method = на { $method } по адресу «{ $given }» не отвечают
    .plain = Так сюда обращаться нельзя.
error-not_found = по адресу «{ $given }» ничего нет
    .plain = Здесь ничего нет.
error-not_found-sheet = такой записи нет: может быть, ссылка не вся
error-not_found-socket = сокета «{ $given }» нет: ожидается /ws/tables/ID
    .plain = Здесь ничего нет.
error-origin = «{ $given }» не страница этого сервера
    .plain = Эта страница не с этого сервера.
error-rate = слишком много сообщений: ожидается не больше { $most } в секунду
    .plain = Слишком часто. Подождите немного.
error-revision = запись изменили, её номер { $revision }: для новой ожидается { $expected }, дан { $found }
    .plain = Эту запись только что изменили в другом месте.
error-seats = { $what }: вы здесь дважды, ожидается одно «me»
    .plain = Так рассадить игроков нельзя.
error-server = ошибка на сервере; ничего не пропало
error-sheet-number = «{ $given }» не сдача: ожидается её номер
error-stage-bot = место освобождают только до партии: ожидается имя бота
error-stage-record = записи ещё нет: партия не началась
error-table = стола «{ $given }» нет: проверьте ссылку
    .plain = Такого стола нет. Проверьте ссылку.
error-token = этот сервер не узнаёт браузер: загрузите страницу ещё раз
    .plain = Этот браузер за столом не узнали. Загрузите страницу ещё раз.
error-token-none = этот браузер здесь ещё не был: сначала откройте страницу стола
    .plain = Этот браузер за столом не узнали. Загрузите страницу ещё раз.
error-too_long = знаков { $count }, это слишком много: ожидается не больше { $most }
    .plain = Сообщение слишком длинное.
error-too_long-body = сообщение слишком длинное: ожидается не больше { $most } байт
    .plain = Сообщение слишком длинное.
error-too_long-rules = «{ $given }»: слишком длинно, ожидается знаков не больше { $most }
    .plain = Правила слишком длинные.
error-watcher = вы смотрите: чтобы играть, сядьте за стол
error-watchers = этот стол видят только те, кто за ним играет
error-withdrawn = эту запись больше не показывают: её убрали

## Командная строка

error-number = «{ $given }»: ожидается целое число от { $low } до { $high }
error-bench-job = «{ $given }» не задача: ожидаются какие-то из { $expected }
error-bench-endplay = для --yardstick нужен пакет endplay: pip install 'prikup[yardstick]'
error-bench-process = процесс партии умер: { $why }
error-solve-owner = --{ $option } только вместе с { $owner }
error-solve-other = --{ $option } ничего не говорит о --{ $question }
error-solve-twice = «{ $deal }»: { $cards } и на руке, и вне игры
error-solve-declarer = разыгрывающий { $declarer }: ожидается от 0 до { $last }
error-solve-trump = --trump { $trump }: на мизере и распасах козыря нет
error-solve-talon = --talon { $talon }: карт после черты { $count }, ожидается 2
error-solve-game = --game { $game }: там играют на взятки, ожидается контракт, --misere или --allpass
error-solve-deals = сдача { $deal }: а всего в этой записи сдач { $count }
error-solve-cards = в сдаче { $deal } этой записи карты не разыгрывали
error-solve-ply = в сдаче { $deal } нет положения после карт { $ply }: ожидается от 0 до { $most }
error-solve-line = строка { $line }: «{ $text }»: { $why }
error-solve-columns = столбцов { $count }: ожидается { $expected } через табуляцию
error-solve-contract = контракт «{ $given }»: ожидается T, N или M
error-solve-leader = заход «{ $given }»: ожидается 0, 1 или 2
error-solve-suit = козырь: { $why }
error-bots = «{ $given }» — слишком много ботов: ожидается не больше { $most }
error-terminal = для игры нужен терминал: ввод и вывод не терминал
error-file-read = «{ $path }» не прочитать: { $why }
error-file-written = «{ $path }» не записать: { $why }
error-file-large = «{ $path }» слишком велик: ожидается не больше { $most } байт
error-file-text = «{ $path }» не текст в UTF-8: байт { $byte } не читается
error-database = «{ $given }» не может быть базой данных: ожидается файл или адрес
error-database-folder = «{ $given }» не может быть базой данных: такой папки нет
error-proof-none = «{ $path }» ещё не раскрывает ни одной сдачи: проверять нечего
error-proof-json = этот протокол не прочитать: { $why }
error-proof-format = «{ $given }» не вид протокола: ожидается «{ $expected }»
