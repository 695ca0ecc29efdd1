### Почему что-то невозможно: сообщение на ошибку, по её коду. Что запрещает правило одной игры, сказано в файле игры.

error-with-clause = { $text } (п. { $clause })
list-or = { $items } или { $last }

error-lang = Языка «{ $given }» здесь нет: ожидается { $expected }
    .plain = Такого языка здесь нет.
error-game = Игры «{ $given }» здесь нет: ожидается { $expected }
    .plain = Такой игры здесь нет.
error-game-installed = в игру «{ $given }» из «{ $source }» играть нельзя: { $why }
error-game-id = её имя «{ $given }»: ожидается «{ $expected }»
error-bot-installed = бот «{ $given }» из «{ $source }» играть не может: { $why }
error-installed-twice = имя «{ $given }» уже занято

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
error-tag-commitments = «{ $given }»: ожидается отпечатков { $players } через |, в каждом 64 цифры 0-9 a-f или пусто
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
error-result-typed = { $field } здесь { $what }: ожидается { $shape ->
    [number] целое число
    [numbers] список целых чисел
    [pairs] список пар
    [text] текст
    [texts] список текстов
    [truth] true или false
   *[lists] список списков
}
error-result-value = { $field } здесь { $what }: ожидается { $expected }
error-result-field = поля «{ $given }» в результате нет: ожидается { $expected }
error-result-lacks = в результате должно быть поле { $field }
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
error-log-table = сыгранное за столом «{ $table }» больше не читается: сообщите тому, кто держит сервер
    .plain = Сыгранное за этим столом больше не читается. Сообщите тому, кто держит сервер.
error-log-begin = запись стола начинается с { $what }: ожидается Opened
error-name = «{ $given }» не имя: ожидается от 1 до { $most } знаков
    .plain = Имя должно быть от 1 до { $most } знаков.
error-name-scripts = в «{ $given }» буквы нескольких письменностей: ожидались буквы одной
    .plain = В имени могут быть буквы только одного алфавита.
error-name-unseen = «{ $given }» не может быть именем: в нём есть знаки, которых не видно
    .plain = В имени могут быть только видимые знаки.
error-nothing-asked = стол ни о чём не спрашивают
error-nothing-away = ждать некого: никто не отошёл
error-nothing-result = результата, после которого идут дальше, нет
error-order-agreed = на это согласны ещё не все
error-order-chance = это не то, что выходит по зёрнам, или не то, что идёт дальше
error-order-open = стол уже открыт
error-order-reveal = сдачу { $deal } сейчас не раскрывают
error-order-seed = зерно { $number } не следующее
error-order-seeds = зерна сейчас ни одна сдача не ждёт
error-order-withheld = зерно этого места не открыли вовремя: в сдачах этой партии его больше не будет
error-order-unasked = сдача { $number } не ждёт зерна этого места
error-order-binding = это не то зерно, которое обещано для сдачи { $number }
error-seat-person = человека на этом месте нет
error-seat-table = места { $seat } нет: ожидается от 0 до { $last }
    .plain = Такого места за столом нет.
error-seed = «{ $given }» не зерно: ожидается не больше { $most } видимых знаков
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

error-bot = бота «{ $given }» здесь нет: ожидается { $expected }
    .plain = Такого бота нет.
error-arena = стол из одних ботов — для того, кто за ним смотрит, и таких столов может быть { $most }: ожидалось место для человека
    .plain = За столом нужен человек: сядьте сами или оставьте место открытым.
error-busy = стол слишком занят: попробуйте ещё раз
error-busy-database = сервер не может обратиться к своей базе данных: попробуйте через минуту
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
error-json-result = игра «{ $given }», чей это результат, не импортирована: сначала ожидается обращение к prikup.GAMES
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
error-not_found-deal = сдача { $given } не окончена
error-not_found-sheet = такой записи нет: может быть, ссылка не вся
error-not_found-socket = сокета «{ $given }» нет: ожидается /ws/tables/ID
    .plain = Здесь ничего нет.
error-origin = «{ $given }» не страница этого сервера
    .plain = Эта страница не с этого сервера.
error-rate = слишком много сообщений: ожидается не больше { $most } в секунду
    .plain = Слишком часто. Подождите немного.
error-rate-requests = с этого адреса слишком много запросов: ожидалось не больше { $most } в секунду
    .plain = Слишком быстро. Подождите немного.
error-rate-tables = с этого адреса открыто слишком много столов: ожидалось не больше { $most } в час
    .plain = Отсюда открыто слишком много столов. Попробуйте позже.
error-rate-work = этому адресу нужно больше его доли сервера: попробуйте через минуту
    .plain = Слишком много сразу. Подождите немного.
error-revision = запись изменили, её номер { $revision }: для новой ожидается { $expected }, дан { $found }
    .plain = Эту запись только что изменили в другом месте.
error-seats = { $what }: вы здесь дважды, ожидается одно «me»
    .plain = Так рассадить игроков нельзя.
error-server = ошибка на сервере: загрузите страницу заново
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
