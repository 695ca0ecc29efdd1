### Почему программа не может того, о чём её просят: функции, решатель, командная строка. На страницах этого нет.

## Открытый расклад

error-position-hands = «{ $position }»: рук { $count }, ожидается { $expected }
error-position-trump = «{ $position }»: козырь { $trump }, ожидается масть или ничего
error-position-leader = «{ $position }»: ходит место { $leader }, ожидается от 0 до { $last }
error-position-leaders = «{ $position }»: заходящих { $count }, ожидается не больше 2
error-position-trick = «{ $position }»: карт во взятке { $count }, ожидается меньше чем { $players }
error-position-talon = «{ $position }»: карт прикупа, которыми ходят: { $count }, ожидается не больше { $most }
error-position-twice = «{ $position }»: дважды { $cards }
error-position-cards = «{ $position }»: карт у места { $seat }: { $count }, ожидается { $most }
error-position-pack = «{ $position }»: { $cards } не из колоды { $ranks }
error-position-play = «{ $position }»: место { $seat } не может сыграть { $card }
error-position-misere = «{ $position }»: на мизере козыря нет
error-positions-misere = позиция { $number }: на мизере козыря нет
error-positions-kind = позиция { $number }: { $what } не { $kind }
error-positions-row = позиция { $number }: { $why }
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
solver-moment = { $stage ->
    [draw] первого сдающего ещё не выбрали
    [deal] сдача { $deal }, карты ещё не сданы
    [redeal] сдача { $deal }, решают о пересдаче
    [bidding] сдача { $deal }, торговля
    [talon] сдача { $deal }, прикуп
    [discard] сдача { $deal }, снос
    [give] сдача { $deal }, раздача карт другим
    [naming] сдача { $deal }, заказ игры
    [defence] сдача { $deal }, слово за защитой
    [aid] сдача { $deal }, помощь
    [play] сдача { $deal }, розыгрыш
    [claim] сдача { $deal }, предложение разделить взятки
    [over] сдача { $deal }, партия окончена
   *[other] сдача { $deal }
}
error-solver-nothing = считать нечего, сейчас { solver-moment }: ожидаются карты в игре или разыгрывающий перед игрой
error-solver-ahead = до розыгрыша отсюда не дойти, сейчас { solver-moment }
error-solver-allpass = на распасах козыря нет
error-solver-tricks-talon = по взяткам это не посчитать: ходят прикупом
error-solver-tricks-beat = по взяткам это не посчитать: карту обязаны перебивать
error-solver-tricks-ruff = по взяткам это не посчитать: козырем бить не обязаны
error-solver-tricks-ranks = по взяткам это не посчитать: у рангов другой порядок

## Чем вызвали функцию

error-argument-bot = { $what } не бот: ожидается имя или объект с методом choose
error-argument-bots = { $what } не боты: ожидается список от 1 до { $most }
error-argument-opponent = { $what } — не противник: нужна функция из наблюдений и масок в действия
error-argument-bot_sent = { $what } не передать другим процессам: ожидается имя, например rules или module:Class
error-argument-deals = { $what } не число сдач: ожидается целое число от 1
error-argument-match = { $what } не партия: ожидается такая, как даёт prikup.new()
error-argument-players = { $what } не число игроков: ожидается { $expected }
error-argument-type = { $name } здесь { $what }: ожидается значение типа { $expected }
error-argument-number = { $name } здесь { $what }: ожидается целое число
error-argument-number_least = { $name } здесь { $what }: ожидается целое число от { $least }
error-argument-range = { $name } здесь { $what }: ожидается целое число от { $least } до { $most }
error-argument-empty = { $name }: пусто, ожидается хотя бы одно значение
error-argument-hand = в руке { $what } карт: { $count }, а нужно { $expected }
error-argument-first = неизвестно, кто сдаёт первым: ожидается dealer=, место от 0 до { $last }
error-argument-dealer = dealer здесь { $what }, но сдаёт место { $seat }: dealer= ожидается только до первой сдачи
error-argument-record = { $what } не протокол: ожидается такой, как даёт prikup.read()
error-argument-rules = { $what } не правила: ожидается текст, например «{ $example }»
error-argument-seed = { $what } не зерно: ожидается число или текст
error-argument-text = { $what } не текст: ожидается записанная партия
error-argument-hands = { $what } не текст: ожидаются руки, например «AK... QJ... T9...»
error-argument-names = { $what } не имена: ожидается кортеж, например ('Anna', 'Boris', 'Vera')
error-argument-options = { $what } не настройки игры: ожидаются такие, как даёт game.options('{ $example }')
error-argument-position = { $what } не позиция: ожидается такая, как даёт { $kind }(...)

## Боты

error-bot-answer = сдача { $deal }, место { $seat }, бот «{ $given }»: { $why }
error-bot-fails = сдача { $deal }, место { $seat }: у бота «{ $given }» ошибка { $why }
error-bot-raised = { $what }, в { $where }
error-bot-illegal = { $what } сейчас нельзя: ожидается { $expected }
error-bot-illegal-why = { $what } сейчас нельзя: { $why }
error-bot-many = ответов { $count } на видов { $views }
error-bot-near = бота «{ $given }» здесь нет: ожидается { $expected } (может быть, { $near }?)
error-bot-class = бот «{ $given }» играть не может: { $why }
error-bot-file = «{ $given }» не называет класса в модуле: ожидается module:Class, например my_bots:Bidder для файла my_bots.py в текущей папке
error-bot-turn = месту { $seat } сейчас решать нечего
error-program-empty = «{ $given }» не называет команды: ожидается команда после двоеточия, например cmd:./my_bot
error-program-start = команду «{ $given }» не запустить: { $why }
error-program-system = программа «{ $given }» не может играть в Windows: ботам-программам нужен Linux или macOS
error-program-ended = команда «{ $given }» завершилась
error-program-silent = команда «{ $given }» не ответила за { $seconds } с
error-program-flood = команда «{ $given }» написала больше { $most } байт без конца строки
error-program-unasked = команда «{ $given }» написала то, о чём её не спрашивали
error-program-unreadable = команда «{ $given }» ответила непонятное: { $why }
error-program-mismatched = команда «{ $given }» ответила на вопрос { $id }, а ожидался ответ на вопрос { $expected }
error-program-version = команда «{ $given }» говорит на версии { $version } протокола, а ожидается { $expected }
error-program-stopped = команда «{ $given }» отказала в этой сдаче слишком часто ({ $times }) и больше не запускается

## Тасовка и её доказательство

error-seed-server = «{ $given }» не зерно и не отпечаток: ожидаются 64 цифры 0-9 a-f
error-proof-origin = сдача { $deal } не может быть взята с другого стола: ожидается первая сдача партии или все сдачи турнира, в которых никто не был связан
error-proof-hidden = сдача { $deal } ещё не раскрыта: ожидаются зерно сервера и карты
error-proof-commitment = сдача { $deal }: отпечаток зерна сервера { $made }, а не { $commitment }
error-proof-seeds = сдача { $deal }: зёрен { $count }, а игроков { $players }
error-proof-bindings = сдача { $deal }: отпечатков { $count }, а игроков { $players }
error-proof-unbound = сдача { $deal }: место { $seat } зерна не обещало, а в сдаче оно есть
error-proof-opening = сдача { $deal }: у зерна места { $seat } не тот отпечаток, что обещан: { $binding }
error-proof-bound_late = сдача { $deal }: место { $seat } не дало отпечаток раньше сервера
error-proof-opened_early = сдача { $deal }: зерно места { $seat } открыто раньше, чем дал отпечаток сервер
error-proof-withheld = сдача { $deal }: место { $seat } снова участвует, хотя прежнего зерна не открыло
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
error-proof-gathered = сдача { $deal }: колоду собрали и сняли, не тасуя; её порядок виден только из протокола партии
error-proof-gap = сдача { $deal } не раскрыта, а сдача { $other } раскрыта
error-proof-next = сдача { $deal }: место { $seat } не может сдавать после места { $before }
error-proof-seedless = в этом протоколе нет зёрен: ожидаются пометки Table, Commitment и ServerSeed
error-proof-unrevealed = зёрна сдачи { $deal } не раскрыты: ожидаются Commitment и ServerSeed
error-proof-dealer = сдача { $deal }: по зёрнам сдаёт место { $made }, а не { $dealer }

## Командная строка

error-number = «{ $given }»: ожидается целое число от { $low } до { $high }
error-arena-deal = сдачи номер { $number } не было: партия кончилась раньше, чем её записали
error-arena-bots = «{ $given }»: это один бот, а сравнивать нужно двух или больше, через запятую
error-arena-pair = «{ $given }»: чтобы сравнить по сдачам, нужны два бота через запятую
error-arena-force = «{ $given }»: сделать сдачу такой в игре { $game } нельзя, ожидается что-то из { $expected }
error-arena-exploiters = правила «{ $given }» поверх бота в { $game } нет: ожидается { $expected }
error-arena-exploiters-with = { $given } — для измерения пар: вместе с --exploiters этого нет
error-arena-save = { $path } — файл другого измерения: ожидаются те же боты, правила, seed и параметры или новый файл
error-arena-exploiters-none = в игре { $game } нет правил поверх бота: ожидается игра, в которой они есть, например preferans
error-arena-save-damaged = файл { $path } повреждён: ожидались раздачи { $what } подряд, начиная с 1, каждая один раз; два измерения не должны писать в один файл
error-arena-ray = по адресу «{ $given }» нет кластера Ray: { $why }
error-arena-ray-missing = для --ray нужен пакет ray: pip install 'prikup[ray]'
error-rows-suffix = «{ $given }»: ожидается имя, которое кончается на { $expected }
error-rows-there = «{ $path }» уже есть: выберите другое имя или удалите его
error-rows-run = в { $folder } лежит незаконченный прогон с другими строками: чтобы продолжить, запустите его с теми же аргументами, выберите другое имя вместо { $path } или удалите папку
error-rows-damaged = незаконченный прогон в { $folder } повреждён: удалите папку, чтобы начать заново
error-rows-folder = в { $folder } лежат файлы, которые не относятся к прогону: выберите другое имя вместо { $path }
error-rows-names = в строке столбцы «{ $given }»: ожидаются { $expected }
error-rows-type = столбец { $name }: { $given } — не значение типа { $expected }
error-study-wish = «{ $given }»: ожидается место и его рука, например 0=AKxx*.xx.*.* (♠ ♥ ♦ ♣) или 1=5-3-1-1
error-study-seat = «{ $given }»: для этого места уже есть пожелание; ожидается одно на каждое
error-study-hand = ни одна рука из { $count } карт не подходит под «{ $given }»
error-study-hands = за { $count } тасовок не вышло сдачи с { $given }: ожидаются пожелания, которые вместе не так редки
error-study-none = за { $count } тасовок для сдачи { $number } не вышло игры { $given }, которую сыграли бы эти боты: ожидается пожелание не такое редкое
error-study-kind = «{ $given }» — не вид сдачи в игре { $game }: ожидается { $expected }
error-study-rows = строки { $given }: ожидается { $expected }
error-study-contract = «{ $given }» — не контракт в игре { $game }: ожидается { $expected }
error-adapter-game = у игры { $given } нет номеров действий: ожидается часть 'actions' в папке игры
error-adapter-illegal = действие { $given } ({ $text }) запрещено: { $why }
error-adapter-over = никто не на ходу: эпизод окончен или не начат; ожидается reset
error-spiel-chance = исход случая { $given } сейчас невозможен: ожидается один из chance_outcomes()
error-adapter-dealt = карты сданы { $count } раз, а сдачи не вышло
error-adapter-agent = { $given } — не агент: ожидается { $expected }
error-adapter-perfect = полная информация не запрошена: ожидается perfect_information=True
error-adapter-openspiel = OpenSpiel не импортируется (pip install 'prikup[openspiel]'): { $why }
error-regret-parts = «{ $given }»: ожидается что-то из { $expected }, через запятую
error-bench-job = «{ $given }» не задача: ожидаются какие-то из { $expected }
error-bench-endplay = для --yardstick нужен пакет endplay: pip install 'prikup[yardstick]'
error-bench-main = скрипт, который работает в несколько процессов, загружается каждым из них: вызовы должны стоять за if __name__ == "__main__":
error-bench-process = процесс партии умер: { $why }
error-solve-owner = --{ $option } только вместе с { $owner }
error-solve-other = --{ $option } ничего не говорит о { $question }
error-solve-twice = «{ $deal }»: { $cards } и на руке, и вне игры
error-solve-declarer = разыгрывающий { $declarer }: ожидается от 0 до { $last }
error-solve-trump = --trump { $trump }: на мизере и распасах козыря нет
error-solve-talon = --talon { $talon }: карт после черты { $count }, ожидается 2
error-solve-game = --game { $game }: там играют на взятки, ожидается контракт, --misere или --allpass
error-solve-deals = сдача { $deal }: а всего в этом протоколе сдач { $count }
error-solve-cards = в сдаче { $deal } этого протокола карты не разыгрывали
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
error-system-missing = нет такого файла или каталога
error-system-denied = нет доступа
error-system-folder = это каталог
error-system-no_folder = часть пути — не каталог
error-system-full = на диске нет места
error-system-taken = этот адрес уже занят
error-system-elsewhere = у этой машины нет такого адреса
error-system-unknown = адрес с таким именем не найден
error-file-none = в «{ $path }» нет протоколов: ожидались файлы, имена которых кончаются на .prikup или .json
error-file-record = «{ $path }»: { $why }
error-file-large = «{ $path }» слишком велик: ожидается не больше { $most } байт
error-file-text = «{ $path }» не текст в UTF-8: байт { $byte } не читается
error-file-match = «{ $path }» уже есть, и продолжить там нечего ({ $why }): выберите другое имя или --force, чтобы заменить его
error-file-over = «{ $path }» — протокол оконченной партии: выберите другое имя или --force, чтобы заменить его
error-file-differs = «{ $path }» — протокол партии, где --{ $option } «{ $kept }», а не «{ $given }»: чтобы продолжить её, уберите --{ $option }, или выберите другое имя
error-file-bots = «{ $path }» — протокол партии с ботом «{ $given }», а это чья-то программа: чтобы продолжить, назовите его в --bots
error-file-there = «{ $path }» уже есть: выберите другое имя или замените его с --force
error-file-drawing = «{ $path }» уже есть, и это не рисунок: выберите другое имя
error-file-page = «{ $path }» уже есть, и это не страница: выберите другое имя
error-file-puzzles = «{ $path }» уже есть, и задач там нет: выберите другое имя
error-convert-ending = «{ $path }» не оканчивается как файл какого-либо формата: ожидалось { $endings } или --to
error-play-table = её играли не в `prikup play`
error-play-seeds = карты сдачи { $deal } не те, что дают её зёрна
error-database = «{ $path }» не может быть базой данных: ожидается файл или адрес
error-database-folder = «{ $path }» не может быть базой данных: такой папки нет
error-database-form = «{ $path }» не может быть базой данных ({ $why }): ожидается файл, который создал prikup serve, или новое имя
error-database-server = «{ $path }» не может быть базой данных ({ $why }): ожидается URL работающего сервера PostgreSQL с существующими там пользователем и базой
error-database-other = это база другой программы
error-database-newer = её создал более новый Прикуп
error-network = «{ $given }» — не адрес и не сеть: ожидается, например, 127.0.0.1 или 10.0.0.0/24
error-backup-there = «{ $path }» уже есть: выберите другое имя или --force, чтобы заменить его
error-month = «{ $given }» не месяц: ожидается YYYY-MM
error-backup-none = «{ $path }» не резервная копия: ожидается файл, который записал prikup backup
error-backup-empty = в «{ $path }» копировать нечего: ожидается база данных, которую создал prikup serve
error-database-absent = базы данных «{ $path }» нет: ожидается та, которую создал prikup serve
error-backup-tables = в «{ $path }» уже есть таблицы: выберите другую --database или --force, чтобы заменить их копией
error-backup-read = «{ $path }» не прочитать: { $why }
error-backup-same = «{ $path }» — это сама база данных: для копии назовите другой файл
error-backup-used = «{ $path }» — база данных работающего сервера: сначала остановите его
error-backup-written = «{ $path }» не записать: { $why }
error-site-there = в '{ $path }' есть файлы, и это не сайт: выберите другую папку или очистите эту
error-site-parts = нет '{ $path }': ожидалось то, что собирает make site
error-site-node = для сайта нужен Node.js: установите prikup с дополнением site
error-site-compile = модули сайта не удалось скомпилировать: { $why }
error-bench-server = сервер не запустился: { $why }
error-setting = { $key }: { $why }
error-setting-empty = «»: ожидается текст
error-limit-form = «{ $given }» не ограничение: ожидается ИМЯ=ЧИСЛО, например deals=500
error-setting-word = «{ $given }»: ожидается { $expected }
error-setting-none = «{ $given }» в «{ $path }» не настройка: ожидается { $expected }
error-setting-table = «{ $key }» в «{ $path }» равно «{ $given }»: ожидается таблица ограничений
error-setting-file = «{ $path }» не файл настроек: { $why }
error-proof-none = «{ $path }» ещё не раскрывает ни одной сдачи: проверять нечего
error-proof-json = это доказательство не прочитать: { $why }
error-proof-format = «{ $given }» не вид доказательства: ожидается «{ $expected }»
error-puzzle-kind = «{ $given }» не вид задачи: ожидаются некоторые из { $expected }
error-puzzle-read = строка { $line } не задача: «{ $given }»: { $why }
error-puzzle-form = задача { $given }: { $part } не может быть «{ $said }»
error-puzzle-again = задача { $given } записана дважды: ожидается своё имя у каждой
error-puzzle-trick = задача { $given }: { $card } не могла лежать в её взятке
error-puzzle-wrong = «{ $given }» неверно: за этим ничего не следует
error-puzzle-choice = «{ $given }» нельзя ни сказать, ни снести
error-puzzle-alike = задача { $given } такая же, как задача { $other }
error-puzzle-target = задача { $given }: указано { $said }, а при открытых картах выходит { $found }
error-puzzle-answers = задача { $given }: указан ответ { $said }, а верно { $found }
error-puzzle-line = задача { $given }: решение ошибается на { $card }
error-puzzle-short = задача { $given }: решение кончается раньше задачи
error-lesson = урока { $given } нет: ожидается один из { $expected }
error-lesson-done = «{ $given }»: этот шаг уже пройден
error-admin-several = имя «{ $given }» у нескольких учётных записей: ожидается номер, { $expected }
error-admin-account = у «{ $given }» нет учётной записи: оператором может быть только она
error-admin-operator = «{ $given }» не оператор
error-admin-date = «{ $given }» не день в будущем: ожидается, например, 2027-01-31
error-learn-option = параметр { $option } игры { $game } зависит от очков нескольких мест сразу, таблицы этого не вмещают: нужно обычное значение
error-learn-cards = { $game }: сдаются не руки по десять карт и прикуп из двух
error-learn-deal = { $game }: как начинается сдача, решают карты, которых её часть card_rules не называет
error-learn-size = у этих правил больше { $most } { $what }: в таблицы столько не входит
error-learn-phase = этап { $phase } этих правил в таблицы не переводится
error-env-whole = { $name } равно { $given }: нужно целое число от { $first } до { $last }
error-env-seed = seed равно { $given }: нужно целое число
error-env-opponent = соперник: { $why }
error-env-pickle = { $name } нельзя сохранить через pickle: передайте таблицы и создайте новое в другом процессе
error-env-render = render_mode равен { $given }: ожидается 'ansi' или None
error-env-ended = действие { $given } после конца раздачи: ожидается None или reset
error-policy-state = за { $count } попыток не нашлось скрытых карт, которые объясняют видимое
error-env-tables = { $given } — не таблицы: нужны те, что делает compile_rules
error-env-section = { $given } — не часть наблюдения: нужно { $expected }
error-env-rows = наблюдения здесь { $given }: нужен массив uint8 (число, { $width })
error-env-number = действие { $given }: нужно целое число от 0 до { $last }
error-env-text = { $given } по этим правилам не действие
error-env-deal = { $given } как руки и прикуп не составляют колоду: нужна каждая карта по разу
error-env-thrown = эти карты по правилам пересдаются: теперь в среде другие
error-env-actions = действия здесь { $kind } { $shape }: нужны целые числа, всего { $count }
error-env-finished = среда { $index } уже закончила сдачу: сначала вызовите reset
error-env-illegal = действие { $number } ({ $text }) в среде { $index } недопустимо: нужно одно из отмеченных в её маске
