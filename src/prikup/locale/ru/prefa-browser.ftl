### Греческая префа за столом браузера.

prefa-size-start_pot = касса { $value }
    .title = Касса
    .note = С чем начинает каждый; 10 — короткая партия
prefa-badge-undeclared = распасы
    .note = Берите как можно меньше взяток
prefa-column-pot = касса
prefa-column-till = общая касса
prefa-talon-closed = Прикуп, две карты рубашкой вверх
prefa-table-talon = Прикуп
prefa-seat-rests = отдыхает

prefa-turn-defend = Играете в защите?
    .theirs = { $who } решает: играть или пас
prefa-turn-along = Взять другого с собой?
prefa-turn-decide = В одиночку или вместе?

prefa-sure-concede = Отказаться от игры?
prefa-note-out = без игры
prefa-note-each-tricks = взять { $tricks }, по { SIGNED($each) }
prefa-note-each-missing-tricks = взять { $tricks }, по { SIGNED($each) }
    без одной −{ $missing }

prefa-log-take = { $me ->
    [who] берёте прикуп
   *[none] берёт прикуп
}

prefa-outcome-undeclared = Все спасовали.
prefa-entry-chips = { $me ->
    [who] { $on } платит вам { prefa-chips }
    [on] Вы платите { prefa-chips }, получает { $who }
   *[none] { $on } платит { prefa-chips }, получает { $who }
}
prefa-chips = { $amount ->
    [one] { $amount } фишка
    [few] { $amount } фишки
   *[many] { $amount } фишек
    [other] { $amount } фишки
}
prefa-cause-made = игра сыграна
prefa-cause-failed = игра не сыграна
prefa-cause-overflow = из чужой кассы
prefa-cause-trick = взятки
prefa-cause-short = недобор
prefa-cause-partner = партнёру
prefa-cause-aces = четыре туза
prefa-cause-polles = распасы

prefa-coach-auction = Старшая [bid|заявка] играет одна. Старший говорит «есть», младший повышает на шаг.
prefa-coach-auction_rounds = Каждая [bid|заявка] на шаг выше; с четвёртого слова её можно удержать: «есть».
prefa-coach-discard = Две карты [talon|прикупа] ваши, их никто не видел. Снесите две.
prefa-coach-name = Назначьте игру не ниже заявки. [undertrick|Недобор] растит кассу и стоит фишек.
prefa-coach-defend = Играете: должны свои взятки, за каждую платят. Пас: терять нечего.
prefa-coach-declarer = Возьмите не меньше взяток, чем назначили. Ходите в масть, без масти бейте [trump|козырем].
prefa-coach-against = Возьмите свои взятки. Ходите в масть, без масти бейте [trump|козырем].
prefa-coach-dropped = Вы не играете: ваши карты лежат закрытыми до конца сдачи.
prefa-coach-all_pass = Каждый за себя, без [trump|козыря]: лишние [trick|взятки] растят вашу кассу.
prefa-coach-rest = Вчетвером сдающий [resting|отдыхает]: играют трое.

prefa-keys-1 = играю или пас
    .keys = I  O
prefa-keys-2 = в одиночку или вместе
    .keys = A  B
prefa-keys-3 = есть: повторить высшую заявку
    .keys = H
prefa-keys-4 = объявить четыре туза
    .keys = A
prefa-keys-5 = если останутся
    .keys = R
prefa-keys-6 = сдаться: дважды
    .keys = Z
