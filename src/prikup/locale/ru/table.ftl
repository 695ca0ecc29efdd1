### Слова стола. Свои вопросы, роли и слова игры лежат в её файле.

table-you = Вы
table-dealer = сдающий
table-deal = сдача { $number }
table-deal-of = сдача { $number } из { $last }
table-time-left = ещё { $minutes } мин
table-time-over = время вышло
table-now = Итог
table-talon = Прикуп
table-no-target = без размера
table-rules = { $preset }, { count-changes }
table-declarer = { $who }: { $what }
table-trump = козырь { $suit }
table-needs = взято { $taken } из { $needs }
table-against = защита должна { $n }
table-no-trick = ни одной взятки
table-few = берите как можно меньше взяток
table-takes = взятка
table-rests = вы на прикупе
table-plays-yours = за вас ходит { $who }
table-plays-for = ходите вы { NAME($who, case: "for") }
table-follow = в масть { $suit }
table-shown = { count-cards } из этих
table-redealt = карты сдаются снова
table-gives = отдаёт карту { NAME($who, case: "to") }
table-nothing = Ничего не записано.
table-written = Сдача { $number } записана
table-settled = Партия окончена
table-last-trick = Последняя взятка
table-no-last-trick = ещё не сыграно ни одной взятки
table-no-talon = прикуп ещё не открыт
table-undone = Последнее решение взято назад.

## Чей черёд, по вопросу: читающего и другого

ask-bid = Ваше слово
    .theirs = Говорит { $who }
ask-discard = Выберите две карты на снос
    .theirs = { $who } сносит
ask-name = Назначьте игру
    .theirs = { $who } назначает игру
ask-defend = Ваше слово: вистуете?
    .theirs = { $who } решает: вист или пас
ask-play = Ваш ход
    .theirs = Ходит { $who }
ask-lead = Ваш ход, вы начинаете взятку
ask-answer = { $who } предлагает: { $offer }. Принимаете?
    .theirs = Отвечает { $who }
ask-look = Смотрите карты или заявляете втёмную?
ask-mode = Вистовать в светлую или в тёмную?
ask-dealer = Вистуете за обоих или пас?
ask-give = Отдайте по карте остальным
    .theirs = { $who } отдаёт карты

## Роли

role-declarer = { $me ->
    [who] играете
   *[none] играет
}
role-defender = защита
role-whister = вист
role-passer = пас
role-half = полвиста

## Слова и дела, как их пишет стол или предлагает на выбор

table-call-concede = уход без розыгрыша
table-call-throw = бросить прикуп
table-call-keep = никому
table-call-start = партия началась
table-call-draw = жребий
table-call-deals = первая сдача
table-call-discard = сносит две карты
table-call-take = берёт прикуп
table-call-claim = предлагаю
table-call-lay = открываю
