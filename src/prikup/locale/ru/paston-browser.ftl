### Пастон за столом браузера.

paston-size-target = до { $value }
    .title = Очков до победы
    .note = 61 — короткая партия
paston-sure-surrender = Отказаться от игры?
paston-turn-defend = Ваше слово: [whist|вистуете]?
    .theirs = { $who } решает: вист или пас

paston-note-pass = без виста
paston-note-whist-alone-over-short-together = взять { $together }, одному { $alone }
    { SIGNED($over) } за лишнюю
    недобор до { $short }
paston-note-whist-over-short-together = взять { $together }
    { SIGNED($over) } за лишнюю
    недобор до { $short }
paston-note-whist-alone-over-short = одному { $alone }
    { SIGNED($over) } за лишнюю
    недобор до { $short }

paston-cause-made = сыграно, { count-tricks }
paston-cause-failed = не сыграно, { count-tricks }
paston-cause-unopposed = без виста
paston-cause-whist = вист, { count-tricks }
paston-cause-surrender = отказ от игры
paston-cause-surrendered = отказ разыгрывающего
paston-cause-reset = снова ноль

paston-redeal-bottom = внизу колоды семёрка пик
paston-redeal-run = шесть младших пик на одной руке
paston-redeal-nobody = валет и семёрка пик в прикупе

paston-coach-auction = Каждая [bid|заявка] на шаг выше. Старшая играет одна и берёт [talon|прикуп].
paston-coach-discard = Две карты [talon|прикупа] ваши. Снесите две самые ненужные.
paston-coach-name = Назначьте масть не ниже заявки: нужно шесть [trick|взяток].
paston-coach-defend = [whist|Вистуйте], если возьмёте своё: по две [trick|взятки] вдвоём или четыре одному.
paston-coach-declarer = Возьмите шесть [trick|взяток]. Ходите в масть, без масти бейте [trump|козырем].
paston-coach-against = Возьмите свои взятки. Ходите в масть, без масти бейте [trump|козырем].
paston-coach-dropped = Вы спасовали: ваши карты лежат закрытыми до конца сдачи.

paston-keys-1 = заявка или игра по масти
    .keys = S  C  D  H
paston-keys-2 = лучшие пики
    .keys = B
paston-keys-3 = вист
    .keys = W
paston-keys-4 = сдаться: дважды
    .keys = Z
