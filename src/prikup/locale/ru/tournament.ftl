### Турниры: одни и те же сдачи для всех. Это говорят только страницы турниров.

daily-lead = Одни и те же восемь сдач для всех, против одних и тех же ботов, в любое время дня. Когда день закончится, вы увидите, как их сыграли другие.
daily-today = Турниры дня
daily-title = Турниры, { $day }
daily-none = В этот день турниров никто не играл.
daily-before = Итоги за { $day }

tournament-title = Турнир
tournament-of-day = { $game }: турнир, { $day }
tournament-about = Всем достаются одни и те же карты и одни и те же боты ({ $bot }). Как сыграли другие, скрыто до закрытия турнира; потом каждую сдачу можно сравнить.
tournament-open-until = Открыт до { $at }.
tournament-closed-at = Закрыт { $at }.
tournament-opens-at = Откроется { $at }.
tournament-count = { $n ->
    [0] Пока никто не доиграл.
    [one] Доиграл { $n } игрок.
    [few] Доиграли { $n } игрока.
    [many] Доиграли { $n } игроков.
   *[other] Доиграли { $n } игрока.
}
tournament-play = Сыграть турнир
tournament-results = Итоги
tournament-sealed = Вы сыграли все сдачи. Таблица мест и игра других в каждой сдаче появятся здесь { $at }.
tournament-rank = Ваше место: { $rank } из { $of }.
tournament-link = Отправьте эту ссылку
tournament-how = Все карты получаются из одного секретного зерна. Его отпечаток показан с самого начала, поэтому сервер не может поменять карты потом; само зерно показывают, когда турнир закрывается. Тогда проверьте свой стол или выполните prikup verify.
tournament-secret = Секретное зерно
tournament-bot-version = Боты: { $bot }, версия { $version }. За всеми столами они одинаково отвечают на одну и ту же игру.
tournament-standings = Места
tournament-columns = Очки: на сколько результат лучше среднего у всех остальных с теми же картами, включая бота.
tournament-accounts = С учётной записью
tournament-guests = Гости
tournament-place = Место
tournament-player = Игрок
tournament-set = Карты
tournament-result = Результат
tournament-against-bots = К боту
tournament-score = Очки

announce-title = Свой турнир
announce-lead = Для клуба или друзей: выберите правила, число сдач и время и отправьте ссылку. До закрытия никто не видит, как сыграли другие.
announce-name = Название турнира
announce-deals = Число сдач
announce-opens = Начало
announce-closes = Конец
announce-send = Объявить
