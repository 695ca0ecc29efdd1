### Тысяча за столом браузера.

thousand-size-target = до { $value }
thousand-column-score = счёт
thousand-talon-closed = Прикуп рубашкой вверх
thousand-mark-barrel = на бочке, сдач: { $n }
thousand-mark-bolts = болтов: { $n }

thousand-turn-look = Смотрите карты или [blind|втёмную]?
thousand-turn-name = Назначьте заказ не ниже заявки
    .theirs = { $who } назначает заказ
thousand-turn-trump = Назовите [trump|козырь]
    .theirs = { $who } называет козырь

thousand-sure-surrender = Расписать сдачу?
thousand-note-redeal = ваши карты дают право
thousand-note-pass = играем
thousand-note-talon-1 = рубашкой вверх
thousand-note-talon-2 = рубашкой вверх
thousand-announce = Объявить { $what }
    .short = Объявить

thousand-redeal-bottom_nine = внизу колоды девятка
thousand-redeal-talon_nines = девятки в прикупе
thousand-redeal-talon_points = мало очков в прикупе
thousand-redeal-hand_nines = девятки на руке
thousand-redeal-hand_points = мало очков на руке

thousand-outcome-undeclared = Сдача окончена.
thousand-summary-settle = К итогу партии
thousand-entry-surrenders = { $me ->
    [who] Ваши росписи: { SIGNED($amount) }
   *[none] { $who }, росписи: { SIGNED($amount) }
}
thousand-entry-barrel = { $me ->
    [who] Ваши сдачи на бочке: { SIGNED($amount) }
   *[none] { $who }, сдачи на бочке: { SIGNED($amount) }
}
thousand-column-bolts = болты
thousand-column-barrel = бочка
thousand-column-falls = падения
thousand-column-surrenders = росписи
thousand-cause-made = заказ сделан
thousand-cause-failed = заказ не сделан
thousand-cause-cards = очки карт
thousand-cause-marriages = марьяжи
thousand-cause-surrender = роспись
thousand-cause-surrender_cost = роспись
thousand-cause-talon = очки прикупа
thousand-cause-talon_bonus = в прикупе нет марьяжа
thousand-cause-talon_marriages = марьяжи прикупа
thousand-cause-talon_aces = тузы прикупа
thousand-cause-bolts = болты
thousand-cause-bolt = болт
thousand-cause-bolts_cleared = болты сняты
thousand-cause-surrenders = третья роспись
thousand-cause-redeals = три пересдачи
thousand-cause-bottom_nines = трижды девятка внизу
thousand-cause-dump_truck = самосвал
thousand-cause-barrel_up = выход на бочку
thousand-cause-barrel_deal = сдача на бочке
thousand-cause-barrel_stop = остановка на бочке
thousand-cause-barrel_won = с бочки: победа
thousand-cause-barrel_lost = с бочки долой
thousand-cause-barrel_fall = падение с бочки
thousand-cause-barrel_pushed = сброс с бочки
thousand-cause-barrel_reset = третье падение

thousand-coach-auction = Заявите, сколько очков возьмёте: не больше 120 и марьяжей на руках.
thousand-coach-look = Заявка втёмную считается вдвое: и сделанная, и нет.
thousand-coach-discard = Снесите две самые ненужные карты.
thousand-coach-give = Отдайте каждому сопернику ненужную карту. Больше её никто не увидит.
thousand-coach-name = Назначьте заказ не ниже заявки. Роспись даёт очки остальным.
thousand-coach-trump = Назовите [trump|козырь] на эту сдачу.
thousand-coach-declarer = После [trick|взятки] зайдите с короля или дамы пары: это марьяж и новый [trump|козырь].
thousand-coach-named = После [trick|взятки] зайдите с короля или дамы пары: марьяж даёт очки.
thousand-coach-against = Берите очки: туз 11, десятка 10, король 4, дама 3, валет 2. В масть, иначе [ruff|козырем].

thousand-keys-1 = заявка: больше, меньше, сказать
    .keys = +  −  B
thousand-keys-2 = выбранную карту: налево, направо, напротив
    .keys = L  R  O
thousand-keys-3 = объявить следующей картой
    .keys = Shift + 1
thousand-keys-4 = назвать козырь
    .keys = S  C  D  H
thousand-keys-5 = просить пересдачу
    .keys = R
thousand-keys-6 = взять первый или второй прикуп
    .keys = 1  2
thousand-keys-7 = расписать: дважды
    .keys = Z
