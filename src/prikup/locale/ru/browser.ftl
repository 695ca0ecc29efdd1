### Слова всех страниц браузера.

language = Русский
    .locale = ru
    .stop = .
brand = Прикуп
you = вы
close = Закрыть
back = Назад
wait = Минуту
copied = Скопировано
home = На главную
lost = По этому адресу ничего нет.
failed = Не получилось.
offline = Сервер не отвечает. Проверьте связь и попробуйте ещё раз.
record = Протокол партии

## Главная страница

home-title = Преферанс и его родня по точным правилам
home-lead = В браузере, с ботами или друзьями. Без регистрации.
home-lead-site = Прямо в браузере, с ботами, даже без связи. Без регистрации.
home-offline = Сервер не отвечает. Запись можно вести и без него.
home-bots = Играть с ботами
home-last = Снова против ботов
home-friends = Играть с друзьями
home-find = Найти стол
home-keep = Вести запись
home-day = Сдача дня
home-tournament = Турнир дня
home-rules-text = Правила игры
home-continue = Продолжить партию
home-with = { $names }
home-began = начата { $at }
home-game = Игра
home-players = Игроки
home-player-count = { $n ->
    [one] { $n } игрок
    [few] { $n } игрока
   *[many] { $n } игроков
    [other] { $n } игрока
}
home-rules = Правила
home-more-rules = Другие правила
home-these = Выбраны на странице правил или по ссылке
home-all-rules = Посмотреть или изменить эти правила
home-not-for = По этим правилам { $n ->
    [2] вдвоём
    [3] втроём
    [4] вчетвером
   *[other] так
} не играют.
home-tempo = Боты ходят
home-tempo-slow = медленно
home-tempo-human = обычно
home-tempo-fast = быстро
home-tempo-instant = сразу
home-name = Ваше имя
home-guest = Игрок
home-seat = Место { $n }
home-seat-open = друг, по ссылке
home-others = Боты
home-bot = Бот { $n }
home-seat-bot = бот: { $level }
home-hints = Подсказки
home-hints-bots = нет
home-hints-all = всем
home-clock = Время на ход
home-clock-0 = нет
home-deal = Сдавать
home-set-table = Открыть стол
home-wait = Накрываем стол
home-glossary = Слова игры
home-about-preferans = Торгуйтесь за прикуп и берите заказанные взятки, а двое защитников будут мешать.
home-about-prefa = Греческая игра против часовой стрелки: торг, прикуп, а защитники решают, играть им или нет.
home-about-paston = Армянская игра для троих: пять заявок, лучшие пики и игра одного против двоих.
home-about-thousand = Король и дама одной масти — марьяж: он назначает козыря и даёт очки на пути к тысяче.
home-shown = Сдача, игра: { $game }; играют боты
home-shown-stop = Остановить сдачу

## Строка вверху страницы

nav = Страницы
nav-learn = Уроки
nav-puzzles = Задачи
nav-board = Доска
nav-review = Разбор
nav-keep-score = Вести запись
nav-mine = Мои партии
nav-rules = Правила
nav-account = Аккаунт

## Настройки

settings-title = Настройки
settings-language = Язык
settings-theme = Цвета
settings-theme-auto = Как в системе
settings-theme-light = Светлые
settings-theme-dark = Тёмные
settings-cloth = Сукно
settings-cloth-green = Зелёное
settings-cloth-blue = Серо-синее
settings-deck = Четырёхцветная колода
settings-letters = Буквы на картах
settings-letters-auto = По языку
settings-letters-latin = A K Q J
settings-letters-cyrillic = Т К Д В
settings-speed = Движение
settings-speed-slow = Медленно
settings-speed-normal = Обычно
settings-speed-instant = Без движения
settings-confirm = Ход вторым касанием
settings-confirm-touch = На экране
settings-confirm-always = Всегда
settings-confirm-never = Никогда
settings-bold = Переспрашивать смелые заявки
settings-dim = Затенять карты, которыми нельзя ходить
settings-left = Для левой руки
settings-coach = Объяснять каждый этап
settings-tap = Взятка лежит, пока её не коснусь
settings-hold = Сыгранная взятка лежит
settings-seconds = { $n } с
settings-sound = Звук
settings-volume = Карты, карандаш, разговор
settings-knock = Стук, когда мой ход
settings-notify = Уведомление о моём ходе, когда страница скрыта
settings-notify-blocked = Браузер не разрешает уведомления этой страницы.

## Запись на странице

paper-title = Запись
paper-empty = Пока ничего не записано. Запишем первую же сдачу.
paper-loading = Рисуем запись
paper-forms = Вид листа
paper-wrong = Исправленные ошибки
    .about = Показывать ошибочные записи в скобках перед верными
paper-form-classic = Обычный
    .about = каждая часть обращена к своему игроку
paper-form-balanced = Поровну
    .about = всем игрокам поровну места
paper-form-upright = Прямой
    .about = все надписи прямо
paper-deals = Сдачи
paper-declarer = Играет
paper-contract = Контракт
paper-result = Итог
paper-written = Записано
paper-stood = Запись после
paper-deal-of = сдачи { $n } из { $all }
paper-before = Было записано
    .after = { $count ->
        [one] Было после сдачи { $deals }
        [few] Было после сдач { $deals }
       *[many] Было после сдач { $deals }
        [other] Было после сдач { $deals }
    }
paper-total = Всего
paper-hint = Нажмите на любое число, чтобы узнать, откуда оно
paper-your-turn = Ваш ход: к столу
paper-print = Печать
paper-made = сыграна
paper-caught = пойман, { $n }
paper-conceded = уход
paper-failed = не сыграна
paper-redealt = пересдача
paper-undeclared = распасы
paper-on = { $me ->
    [on] { $who } { SIGNED($amount) } на вас
   *[none] { $who } { SIGNED($amount) } { NAME($on, case: "on") }
}

## Проверка тасовки

proof-title = Проверка сдачи
proof-what-1 = Перед каждой сдачей браузер каждого игрока связал себя своим тайным числом, зерном: опубликовал его отпечаток. По отпечатку зерно не узнать, и другого зерна с таким отпечатком нет.
proof-what-2 = Затем своё зерно выбрал сервер и так же связал себя отпечатком. Только после этого браузеры открыли свои зёрна. Колода тасуется из всех зёрен вместе: кто связал себя последним, чужих зёрен не знал, так что никто карт не выбирал.
proof-what-3 = После сдачи открыто и зерно сервера. Ниже ваш браузер берёт зёрна, сверяет отпечатки с теми, что видел до сдачи, тасует колоду заново и сравнивает карты.
proof-what-4 = Измените любое поле хоть на один знак, и проверка не сойдётся.
proof-none = Пока ни одна сдача не открыта. Сдачу можно проверить, когда она закончена.
proof-deal = Сдача { $n }
proof-redeal = Тасовка { $n }
proof-hidden = ещё не открыто
proof-never = не открыто: этой сдачи не было
proof-server-seed = Зерно сервера
proof-commitment = Отпечаток, опубликованный до сдачи
proof-player-seed = Зерно, которое даёт { $who }
proof-no-seed = нет
proof-binding = Отпечаток, который заранее даёт { $who }
proof-withheld = { $who } не открывает зерно вовремя. Сдача сделана без него, и в следующих зёрен этого места нет.
proof-own = Зёрна этого браузера вошли в сдачи, и отпечатки те, что он видел заранее
proof-own-used = { $n ->
    [one] Ваше зерно вошло в { $n } сдачу таким, каким ваш браузер его обещал.
    [few] Ваши зёрна вошли в { $n } сдачи такими, какими ваш браузер их обещал.
   *[many] Ваши зёрна вошли в { $n } сдач такими, какими ваш браузер их обещал.
    [other] Ваши зёрна вошли в { $n } сдачи такими, какими ваш браузер их обещал.
}
proof-own-left = Вашего зерна нет в сдачах { $deals }: его не открыли вовремя.
proof-own-changed = Сдачи { $deals }: отпечатки здесь не те, что ваш браузер видел до сдачи. Их кто-то подменил.
proof-own-none = Своих зёрен этот браузер в эти сдачи не добавил: он может проверить карты, но не то, что никого не исключили.
proof-restore = Как было
proof-rules = Правила
proof-drawn = Карта, которую тянет { $who }
proof-first-dealer = Первый сдающий
proof-by-order = { $who }: карта этого игрока стоит раньше других в таком порядке:
proof-by-chance = { $who }: случайный выбор, без карт
proof-packets = Порядок сдачи
proof-in-rounds = по кругу, первым получает { $who }, карт за круг: { $rounds }
proof-gathered = Эту колоду собрали из взяток и только сняли, не тасуя: проверьте протокол партии, порядок следует из него
proof-origin = Это карты сдачи { $n } стола { $table }, розданные снова из её зёрен; за этим столом к ним никто ничего не добавил
proof-check-commitment = У зерна сервера опубликованный отпечаток
proof-check-players = У зёрен игроков отпечатки, данные раньше отпечатка сервера, а открыты они после него
proof-check-dealer = Зёрна выбирают первого сдающего
proof-check-packets = Карты сданы, как положено в игре
proof-check-cards = Зёрна дают эти карты
proof-all-bound = Сервер не отступил от того, что опубликовал до каждой сдачи
proof-all-players = Все игроки связали себя раньше сервера и после него открыли именно эти зёрна
proof-all-cards = Зёрна сервера и игроков дают именно эти карты
proof-all-dealt = Карты розданы по правилам игры, первый сдающий определён жребием
proof-how = Как это проверяется
proof-yes = верно
proof-no = не сходится
proof-hand = Карты { NAME($who, case: "at") }
proof-good = { $n ->
    [one] { $n } сдача сходится
    [few] { $n } сдачи сходятся
   *[many] { $n } сдач сходятся
    [other] { $n } сдачи сходятся
}
proof-bad = { $n ->
    [one] { $n } сдача не сходится
    [few] { $n } сдачи не сходятся
   *[many] { $n } сдач не сходятся
    [other] { $n } сдачи не сходятся
}
proof-to-table = К столу
proof-missing = Такого стола нет.

## Запуск игры в браузере

host-loading = Игра загружается
host-loaded = { $loaded } из { $all } МБ. В следующий раз связь не понадобится.
host-starting = Запуск
host-other-tab = Prikup открыт в другой вкладке или окне.
host-use-here = Играть здесь
host-taken = Теперь Prikup открыт в другой вкладке или окне. Ваши партии сохранены.
host-newer = Здесь хранит партии более новая версия Prikup. Загрузите страницу заново.
host-reload = Загрузить заново
host-failed = Prikup остановлен: { $why }
host-not-stored = Браузер ничего не хранит для этой страницы: возможно, окно приватное. Сыгранное пропадёт, когда страница закроется.
page-failed = Часть страницы не загрузилась.
