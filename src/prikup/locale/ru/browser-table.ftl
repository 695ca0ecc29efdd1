### Страница стола. Что спрашивают и говорят за любым столом, лежит в table.ftl, своё у игры в её файлах.
### Знаки мастей рисуются; [talon|слово] объясняет словарь.

felt-guest = Гость
you-initial = я
dealer-sign = С
seat-empty = Свободное место
seat-watcher = Вы смотрите
seat-away = { $n ->
    [0] нет на месте
   *[other] { $n } с · нет на месте
}
seat-substitute = играет бот
seat-rests = на прикупе
seat-open = карты открыты
seat-plays-open = { $me ->
    [who] этими картами ходите вы
    [on] за вас ходит { $who }
   *[none] этими картами ходит { $who }
}
seat-shown = показаны; две снесены
bot = бот
bot-level-beginner = Новичок
    .about = Заявляет на тузы и длинные масти, ничего не считает: проигрывает остальным.
bot-level-rules = Бывалый
    .about = Играет по простым правилам, ловит мизеры, последние карты считает до конца.
bot-level-search = Мыслитель
    .about = Пробует каждую карту в двадцати возможных раскладах. Здесь самый сильный, хотя и ненамного.
bot-level-random = Наугад

no-trump = БК
watchers = смотрят: { $n }
badge-undeclared = без разыгрывающего
badge-plays = { $me ->
    [who] Вы играете { $what }
   *[none] { $who } играет { $what }
}
badge-taken = { $left ->
    [0] взято { $n } · сыграно · у защиты { $defence }
   *[other] взято { $n } · нужно ещё { $left } · у защиты { $defence }
}
badge-tricks = взято { $n } · у защиты { $defence }
badge-none = { $n ->
    [0] взяток пока нет
   *[other] не сыграно: взято { $n }
}
    .over = { $n ->
        [0] ни одной взятки: сыграно
       *[other] не сыграно: взято { $n }
    }
badge-points = { $n } из { $all } очков
badge-doubled = считается ×{ $n }

rest-hurry = До конца сдачи
rest-line = { $me ->
    [who] Вы сдаёте и отдыхаете: играют трое
   *[none] { $who } сдаёт и отдыхает
}
talon-led = { $me ->
    [who] с него ходите вы
   *[none] с него ходит { $who }
}
talon-of = { $me ->
    [who] у вас
   *[none] берёт { $who }
}
talon-closed = Прикуп, две карты рубашкой вверх
talon-thrown = брошен сдающему
talon-card-of = { $who }, с прикупа
card-new = новая
card-winning = старшая
draw-title = Жребий
draw-won = сдаёт
card-legal = можно сыграть
card-illegal = сейчас нельзя
card-chosen = выбрана
trick-none = Взяток ещё не было.
trick-no = { $me ->
    [who] Взятка { $n }, заход ваш. Посмотреть можно только последнюю.
   *[none] Взятка { $n }, начинает { $who }. Посмотреть можно только последнюю.
}
redeal = Пересдача
    .why = Пересдача: { $why }

## Кнопки и заголовки

felt-claim = Предложить
felt-sheet = Запись
felt-menu = Меню
felt-say = Сказать
felt-say-label = Сказать за столом
felt-undo = Вернуть ход
felt-undo-over = Сдача окончена.
felt-keys = Клавиши
felt-calls = Торговля
felt-tricks = Взятки
felt-score = { $n ->
    [0] Счёт
    [one] Счёт после { $n } сдачи
    [few] Счёт после { $n } сдач
   *[many] Счёт после { $n } сдач
    [other] Счёт после { $n } сдач
}
felt-log = Что было
felt-result = Расчёт
felt-why = Почему нельзя
felt-coach-off = Без советов
felt-talk = Разговор
felt-talk-none = Пока никто ничего не сказал.
phrase-hello = Здравствуйте
phrase-luck = Удачи
phrase-well_played = Хорошо сыграно
phrase-thanks = Спасибо
phrase-sorry = Извините
phrase-moment = Минутку
phrase-good_match = Хорошая партия
phrase-goodbye = До свидания
phrases-title = Готовые фразы
chat-off = Кто встретился здесь, пишет друг другу, только если разрешили все: пока { $n } из { $of }.
chat-deal = Пока играется сдача, здесь не пишут.
chat-allow = Разрешить чат
chat-forbid = Больше не писать
players-title = Другие игроки
players-mute = Не слушать: { $who }
players-unmute = Слушать снова: { $who }
players-block = Заблокировать: { $who }
players-unblock = Разблокировать: { $who }
players-block-about = Этот человек ничего не узнает. «Найти стол» не посадит вас вместе, вы не увидите, что он пишет, и за ваши столы он не сядет.
report-open = Пожаловаться: { $who }
report-lead = Жалобу прочтёт владелец сервера. Запись и чат партии сохранятся.
report-reason = Причина
report-words = оскорбления
report-cheating = нечестная игра
report-leaving = уходит или тянет время
report-other = другое
report-text = Что случилось
report-send = Отправить жалобу
report-sent = Жалоба отправлена.
felt-talk-new = новых: { $n }
felt-leave = Покинуть стол
felt-leave-sure = Уйти? Место займёт бот или друг.
felt-credits = Рисунки фигур: SVG-cards, LGPL
felt-proof = Проверить сдачи

## Столбцы счёта

column-score = счёт
column-points = очки
column-chips = фишки
column-pot = касса

## Что было: с другим и с читающим

log-draw = { $me ->
    [who] тянете { $what }
   *[none] тянет { $what }
}
log-deals = { $me ->
    [who] сдаёте в первой сдаче
   *[none] сдаёт в первой сдаче
}
log-look = { $me ->
    [who] смотрите карты
   *[none] смотрит карты
}
log-take = { $me ->
    [who] берёте прикуп
   *[none] берёт прикуп
}
log-show = { $me ->
    [who] открываете { $what }
   *[none] открывает { $what }
}
log-discard = { $me ->
    [who] сносите две карты
   *[none] сносит две карты
}
log-give = { $me ->
    [who] отдаёте карту { NAME($on, case: "to") }
    [on] отдаёт карту вам
   *[none] отдаёт карту { NAME($on, case: "to") }
}
log-trick = { $me ->
    [who] берёте взятку
   *[none] берёт взятку
}
log-name = { $me ->
    [who] играете { $what }
   *[none] играет { $what }
}
log-claim = { $me ->
    [who] предлагаете: { $what }
   *[none] предлагает: { $what }
}
log-lay = { $me ->
    [who] открываете карты и предлагаете: { $what }
   *[none] открывает карты и предлагает: { $what }
}
log-yes = { $me ->
    [who] принимаете
   *[none] принимает
}
log-no = { $me ->
    [who] играете дальше
   *[none] играет дальше
}
log-withdraw = { $me ->
    [who] снимаете предложение
   *[none] снимает предложение
}
log-back = { $me ->
    [who] снова за столом
   *[none] снова за столом
}
log-leave = { $me ->
    [who] уходите из-за стола
   *[none] уходит из-за стола
}
log-away = { $me ->
    [who] отсутствуете
   *[none] отсутствует
}
log-unopened = зерно не открыто: сдача без него
log-wait = { $me ->
    [who] ждёте
   *[none] ждёт
}
log-bot = { $me ->
    [who] отсутствуете, играет бот
   *[none] отсутствует, играет бот
}
log-late = { $me ->
    [who] не успели, играет бот
   *[none] не успевает, играет бот
}
log-start = Партия началась
log-rules = { $me ->
    [who] меняете правила
   *[none] меняет правила
}
log-undo = { $me ->
    [who] возвращаете ход
   *[none] возвращает ход
}
log-ask-undo = { $me ->
    [who] просите вернуть ход
   *[none] просит вернуть ход
}
log-yes-undo = { $me ->
    [who] разрешаете вернуть ход
   *[none] разрешает вернуть ход
}
log-no-undo = { $me ->
    [who] не разрешаете вернуть ход
   *[none] не разрешает вернуть ход
}
log-withdraw-undo = { $me ->
    [who] уже не просите вернуть ход
   *[none] уже не просит вернуть ход
}
log-end = { $me ->
    [who] заканчиваете партию по согласию
   *[none] заканчивает партию по согласию
}
log-time = Время вышло
log-full = Больше сдач этому столу не разрешено: партия рассчитана
log-closed = Турнир закрыт: партия рассчитана как есть
log-ask-end = { $me ->
    [who] предлагаете закончить партию
   *[none] предлагает закончить партию
}
log-yes-end = { $me ->
    [who] не против закончить
   *[none] не против закончить
}
log-no-end = { $me ->
    [who] хотите играть дальше
   *[none] хочет играть дальше
}
log-withdraw-end = { $me ->
    [who] уже не предлагаете закончить
   *[none] уже не предлагает закончить
}
log-took = { $me ->
    [who] Ваша взятка
   *[none] { $who } берёт взятку
}

## Что сделать сейчас

turn-bid-from = Ваше слово: { $bid } и выше или [pass|пас]
turn-bid-only = Ваше слово: { $bid } или [pass|пас]
turn-bid-must = Вы обязаны заявить { $bid }
turn-bid-least = Заявите { $bid } или больше
turn-sure = { $what }? Нажмите ещё раз.
turn-discard = { $n ->
    [0] [discard|Снесите] две карты
    [1] [discard|Снесите] две карты: ещё одну
   *[other] Снести эти две?
}
turn-name = Назначьте [contract|игру]
turn-give = Выберите карту, которую отдать
turn-play = Ваш ход: сбрасывайте любую
turn-lead = Ваш [lead|заход]
turn-follow = Ваш ход: [follow|в масть] { $suit }
turn-ruff = Ваш ход: бейте [trump|козырем] { $suit }
turn-for-lead = Ходите { NAME($who, case: "for") }: заход
turn-for-follow = Ходите { NAME($who, case: "for") }: в масть { $suit }
turn-for-any = Ходите { NAME($who, case: "for") }: любая карта
turn-rest = Вы на прикупе · { $line }
turn-out = Вы не играете · { $line }
turn-theirs-for = { $me ->
    [on] { $who } ходит за вас
   *[none] Ходит { $who } { NAME($on, case: "for") }
}
turn-seating = { $n ->
    [0] Все на месте
    [one] Ждём ещё { $n } игрока
    [few] Ждём ещё { $n } игроков
   *[many] Ждём ещё { $n } игроков
    [other] Ждём ещё { $n } игроков
}
turn-dealing = Сдаём карты
turn-next = Сдача записана
turn-finished = Партия окончена
turn-connecting = Подходим к столу
turn-lost = Связь прервалась. Пробуем снова
turn-touch = коснитесь стола

## Что можно ответить

panel-bids = Заявки
panel-contracts = Игры
panel-answers = Ответы
panel-discard = Снести эти две
panel-discard-need = Выберите две карты
panel-discard-hint = Новые карты отмечены
panel-open = В светлую
panel-give-to = Отдать { NAME($who, case: "to") }
panel-give-need = Выберите карту
panel-play = Играть { $what }
panel-less = Меньше
panel-more = Больше
panel-say = Сказать { $what }

claim-title = Разделить остаток
claim-take = Я беру
claim-of = { $n ->
    [one] из { $n } оставшейся
    [few] из { $n } оставшихся
   *[many] из { $n } оставшихся
    [other] из { $n } оставшихся
}
claim-split = остальные берут
claim-less = На взятку меньше
claim-more = На взятку больше
claim-lay = Открыть мои карты
claim-offer = Предложить
claim-none = Предложить можно в начале взятки.
claim-offered = { $who } предлагает: { $parts }
claim-you-offered = Вы предложили: { $parts }. Ждём ответа.
claim-accept = Принять
claim-play-on = Играть дальше
claim-withdraw = Снять

consent-undo = { $me ->
    [who] Вы просите вернуть ход
   *[none] { $who } просит вернуть ход
}
consent-end = { $me ->
    [who] Вы предлагаете закончить партию
   *[none] { $who } предлагает закончить партию и рассчитаться
}
consent-allow = Разрешить
consent-refuse = Отказать
consent-ask-end = Закончить партию по согласию
consent-end-sure = Закончить совсем? Эта сдача не считается.

absent-line = { $who } не за столом. Подождать или пусть играет бот?
absent-wait = Ждать
absent-bot = Пусть играет бот
late-line = Ваше время вышло: за вас играет бот.
late-back = Я здесь
seat-time = { $who }: осталось { $n } с
seat-time-reserve = { $who }: осталось { $n } с запаса

## До первой сдачи

seating-title = Стол готов
seating-share = Пошлите эту ссылку друзьям
seating-local = Ссылка годится только на этой машине. Друзьям в вашей сети нужен её адрес: запустите с --host 0.0.0.0 и откройте второй из напечатанных адресов
seating-copy = Скопировать
seating-sit = Сесть сюда
seating-add-bot = Посадить бота
seating-private = Этот стол видят только те, у кого есть ссылка.
seating-open = Пусть сядет любой
seating-listed = Сесть может любой: стол в списке открытых уже { $time }.
seating-watched = Эта партия в списке открытых столов: смотреть может любой.
seating-fills = Через { $time } на свободные места сядут боты.
seating-fills-now = На свободные места садятся боты.
seating-close = Сделать стол закрытым
seating-wait = Боты на свободные места
seating-wait-0 = никогда
seating-wait-30 = через 30 с
seating-wait-60 = через 1 мин
seating-wait-180 = через 3 мин
seating-clock = { $n } с на каждый ход и { $reserve } с запаса на каждую сдачу; потом играет бот.

## После сдачи

summary-title = Сдача { $n }
summary-next = Следующая сдача
summary-waiting = Ждём остальных
summary-nothing = Ничего не записано.
summary-sheet = Показать в записи
summary-review = Разобрать сдачу
summary-played = Турнир сыгран: к итогу
summary-settle = К расчёту
lookback = Посмотреть карты
lookback-hands = Все руки
lookback-trick = Взятка { $n } из { $all }
lookback-less = На взятку назад
lookback-more = На взятку вперёд
lookback-laid = { $who } сносит { $cards }
lookback-deal = Сдача { $n }
final-same = Как её сыграли другие
final-tournament = Турнир
table-sealed = Скрыто до { $at }: другие ещё играют эти карты
final-replay = Повтор
lookback-board = Открыть на доске
outcome-made = { $me ->
    [who] Вы сыграли { $what }.
   *[none] { $who }: { $what }, игра сыграна.
}
    .tricks = { $me ->
        [who] Вы сыграли { $what }, { count-tricks }.
       *[none] { $who }: { $what }, игра сыграна, { count-tricks }.
    }
outcome-failed = { $me ->
    [who] Вы не сыграли { $what }.
   *[none] { $who }: { $what }, игра не сыграна.
}
    .tricks = { $me ->
        [who] Вы не сыграли { $what }, { count-tricks }: { $short }.
       *[none] { $who }: { $what }, игра не сыграна, { count-tricks }: { $short }.
    }
outcome-caught = { $me ->
    [who] Вы не сыграли { $what }: { count-tricks }.
   *[none] { $who }: { $what }, игра не сыграна: { count-tricks }.
}
outcome-unplayed = { $me ->
    [who] Вы выиграли { $what } без розыгрыша.
   *[none] { $who }: { $what } без розыгрыша.
}
outcome-conceded = { $me ->
    [who] Вы ушли без розыгрыша.
   *[none] { $who }: уход без розыгрыша.
}
    .what = { $me ->
        [who] Вы ушли без розыгрыша, { $what }.
       *[none] { $who }: уход без розыгрыша, { $what }.
    }
    .short = { $me ->
        [who] Вы ушли { $short }, { $what }.
       *[none] { $who }: уход { $short }, { $what }.
    }
outcome-undeclared = Никто не играл.
outcome-redealt = Карты сданы заново.
cause-made = игра сыграна
cause-failed = игра не сыграна
entry = { $me ->
    [who] Вы, { $account }: { SIGNED($amount) }
   *[none] { $who }, { $account }: { SIGNED($amount) }
}

## После партии

final-title = Окончательный расчёт
final-standings = Окончательный счёт
final-lead = { $me ->
    [who] Вы на первом месте.
   *[none] { $who } на первом месте.
}
final-draw = Первое место поделено.
final-pays = { $me ->
    [who] Вы платите { $amount }, получает { $on }
    [on] { $who } платит вам { $amount }
   *[none] { $who } платит { $amount }, получает { $on }
}
final-sum = Сумма итогов равна нулю.
final-settle = Кто кому платит
final-again = Сыграть ещё
again-asks = { $me ->
    [who] Вы хотите сыграть ещё
   *[none] { $who } предлагает сыграть ещё
}
again-join = Сыграем
again-decline = Нет, спасибо
again-go = К столу
again-watch = Смотреть следующую

## Следующая тасовка

shuffle-title = Следующая тасовка
shuffle-what = Браузер каждого игрока, а за ними сервер связывают себя тайными числами. Числа открывают, только когда связаны все, и карты тасуют из всех чисел, так что сдачу не выбирает никто.
shuffle-fixed = Этот сервер сдаёт повторяемые карты: только для проверки и показа.
shuffle-server = Отпечаток числа сервера:
shuffle-mine = Отпечаток числа моего браузера:
shuffle-out = Число моего браузера не открыто вовремя. В следующих сдачах этой партии чисел моего места нет.

## Клавиши. Своё у игры: ИГРА-keys-1, ИГРА-keys-2 и так далее.

keys-title = Клавиатура
keys-move = вдоль руки, сыграть или выбрать
    .keys = ← →  Enter
keys-card = карта или заявка: Т S или A S, 1 0 D, 6 H, 7 N
    .keys = ранг, масть
keys-pass = пас
    .keys = P
keys-answer = принять или играть дальше
    .keys = Y  N
keys-next = следующая сдача
    .keys = N  Enter
keys-sheet = запись
    .keys = Shift + S
keys-trick = последняя взятка
    .keys = Shift + L
keys-claim = разделить остаток
    .keys = Shift + C
keys-hint = подсказка
    .keys = Shift + H
keys-talon = прикуп
    .keys = Shift + T
keys-undo = вернуть ход
    .keys = Shift + U
keys-menu = меню
    .keys = Shift + M
keys-list = этот список
    .keys = Shift + /
keys-close = закрыть, снять выбор
    .keys = Esc

## Хозяин стола

owner-title = Хозяин стола
owner-seat = Место «{ $who }». Меню хозяина
owner-free = Освободить место
owner-hand-over = Сделать хозяином
owner-hand-over-sure = Передать стол? Новым хозяином будет { $who }.
owner-bar = Закрыть вход
owner-bar-sure = Закрыть вход? { $who }. Ссылка сменится.
owner-mark = хозяин
owner-lock = Новым людям можно
owner-lock-open = садиться и смотреть
owner-lock-seats = только смотреть
owner-lock-all = ни садиться, ни смотреть
owner-locked-seats = Стол закрыт: новые игроки не садятся
owner-locked-all = Стол закрыт: новые не садятся и не смотрят
owner-all-change = Правила могут менять все за столом
owner-rules = Правила меняет только хозяин стола
owner-rules-open = Правила открытого стола не меняются
match-review = Разобрать эту партию
owner-vacant = Место «{ $who }» свободно
seat-vacant = свободно
log-free = место освобождено
log-sit = { $me ->
    [who] садитесь за стол
   *[none] садится за стол
}
log-ask-seat = отсутствует: место просят
log-no-seat = { $me ->
    [who] не отдаёте место
   *[none] не отдаёт место
}
log-moved = теперь за столом из другого браузера
seat-lost-cookie = Одно из этих мест ваше? Остальные за столом должны согласиться.
seat-i-am = Я — { $who }
seat-lost-soon = Место «{ $who }» ваше? Попросить его можно через { $n } с.
seat-asked = Кто-то говорит: «Я — { $who }» — и просит своё место. Отдать?
    .short = «Я — { $who }» просит место
seat-give = Отдать место
seat-asking = Остальных спросили, можно ли вам сесть на место «{ $who }».
seat-asking-nobody = Вы просите место «{ $who }». Согласиться пока некому, просьба подождёт.
seat-refused = Остальные не отдали вам место.
seat-moved = Место «{ $who }» отдано тому, кто его попросил. Все, кто был за столом, согласились.
log-owner = хозяин стола
