### Преферанс за столом браузера.

preferans-size-target = пуля { $value }
    .title = Пуля
    .note = 10 — короткая партия, 20 — длинная
preferans-badge-undeclared = распасы
    .note = [all_pass|Берите как можно меньше взяток]
preferans-badge-plays-misere = { $me ->
    [who] Вы играете [misere|мизер]
   *[none] { $who } играет [misere|мизер]
}
preferans-column-pool = пуля
preferans-column-hill = гора
preferans-column-whists = висты

preferans-turn-defend = Ваше слово: [whist|вистуете]?
    .theirs = { $who } решает: вист или пас
preferans-turn-dealer_whist = Вы на прикупе: [whist|вистуете]?
    .theirs = { $who } решает: вист или пас
preferans-turn-open = Играем [open_play|в светлую] или [closed_play|в тёмную]?
    .theirs = { $who } решает: в светлую или в тёмную
preferans-turn-dummy = Открыть карты спасовавшего ([dummy|болван])?
    .theirs = { $who } решает: в светлую или в тёмную
preferans-turn-look = Смотрите карты или [blind|втёмную]?
preferans-turn-aid = Пуля закрыта: кому отдать [aid|очки]?
    .theirs = { $who } отдаёт очки

preferans-label-concede = { $n ->
    [2] без двух
   *[other] без трёх
}
preferans-label-dummy-open = Открыть карты партнёра
preferans-panel-open-dummy = Открыть болвана
preferans-sure-concede = Уйти без розыгрыша?
preferans-sure-throw = Играть без прикупа?

## Что приносит или стоит ответ, строка за строкой

preferans-note-pass = без виста
preferans-note-look = и торговаться как обычно
preferans-note-blind = как шестерная, выше только семерная
preferans-note-open = вы за обе руки
    .dummy = играете за двоих: вы и { $who }
preferans-note-closed = каждый за себя
preferans-note-half-whists = { $whists ->
    [one] { SIGNED($whists) } вист
    [few] { SIGNED($whists) } виста
   *[many] { SIGNED($whists) } вистов
    [other] { SIGNED($whists) } виста
    }
    без розыгрыша
preferans-note-whist-each = { SIGNED($each) } за взятку
    без риска
preferans-note-whist-each-tricks = нужно { $tricks }, по { SIGNED($each) }
preferans-note-whist-each-missing-tricks = нужно { $tricks }, по { SIGNED($each) }
    риск: гора { SIGNED($missing) }

## Что было

preferans-log-throw = { $me ->
    [who] бросаете прикуп сдающему
   *[none] бросает прикуп сдающему
}
preferans-log-keep = { $me ->
    [who] никому не отдаёте очки: они пропали
   *[none] никому не отдаёт очки: они пропали
}
preferans-log-concede = { $me ->
    [who] уходите без розыгрыша
   *[none] уходит без розыгрыша
}
preferans-log-aid = { $me ->
    [who] отдаёте { count-points } { NAME($on, case: "to") }
    [on] отдаёт вам { count-points }
   *[none] отдаёт { count-points } { NAME($on, case: "to") }
}

## Что и за что записано

preferans-outcome-undeclared = Распасы.
preferans-entry-whists = { $me ->
    [who] Вы пишете { preferans-whists } { NAME($on, case: "on") }
    [on] { $who } пишет на вас { preferans-whists }
   *[none] { $who } пишет { preferans-whists } { NAME($on, case: "on") }
}
preferans-whists = { $amount ->
    [one] { $amount } вист
    [few] { $amount } виста
   *[many] { $amount } вистов
    [other] { $amount } виста
}
preferans-cause-remiz = [remiz|недобор]
preferans-cause-undertrick = [undertrick|недобор виста]
preferans-cause-aid = [aid|американская помощь]
preferans-cause-overflow = сверх пули
preferans-cause-whist = [whists|висты]
preferans-cause-half_whist = [half_whist|полвиста]
preferans-cause-consolation = [consolation|консоляция]
preferans-cause-raspasy = [all_pass|распасы]
preferans-cause-raspasy_zero = [all_pass|распасы без взяток]
preferans-cause-raspasy_dealer = [all_pass|распасы, сдающий]
preferans-cause-misere_made = [misere|мизер сыгран]
preferans-cause-misere_caught = [misere|мизер пойман]
preferans-cause-concede = [without_three|уход]
preferans-cause-misdeal = пересдача
preferans-cause-talon_throw = прикуп брошен
preferans-cause-talon_bonus = премия за прикуп

## Очки, которые отдают

preferans-give-title = Сколько очков отдать
preferans-give-room = места на { $n }
preferans-give-less = На очко меньше
preferans-give-more = На очко больше
preferans-give-writes = Пуля { NAME($who, case: "at") } { SIGNED($n) }. Вы пишете { preferans-whists } { NAME($who, case: "on") }.
preferans-give-keep = Никому: { $n ->
    [one] { $n } очко пропадёт
    [few] { $n } очка пропадут
   *[many] { $n } очков пропадут
    [other] { $n } очка пропадут
}
preferans-give = Отдать

## О чём каждый миг, не больше двадцати слов

preferans-coach-auction = Старшая [bid|заявка] играет против двоих и берёт [talon|прикуп]. Сколько [trick|взяток] возьмёте вы?
preferans-coach-others = Старшая [bid|заявка] играет против двоих и берёт [talon|прикуп]. Спасуют все: [all_pass|распасы].
preferans-coach-discard = Две карты [talon|прикупа] ваши. Снесите две самые ненужные.
preferans-coach-name = Назначьте игру не ниже своей заявки. Каждый [undertrick|недобор] стоит дорого.
preferans-coach-whist = [whist|Вистуйте], если защитники возьмут свои взятки. [pass|Пас] ничего не стоит.
preferans-coach-open = В светлую: карты обоих защитников открыты, ходите за двоих. В тёмную: каждый за себя.
preferans-coach-declarer = Возьмите не меньше взяток, чем назначили. Ходите в масть, без масти бейте [trump|козырем].
preferans-coach-defend = Берите как можно больше взяток. Ходите в масть, без масти бейте [trump|козырем].
preferans-coach-declarer_nt = Возьмите не меньше взяток, чем назначили. Козыря нет: берёт старшая карта масти хода.
preferans-coach-defend_nt = Берите как можно больше взяток. Козыря нет: берёт старшая карта масти хода.
preferans-coach-passer_open = Ваши карты открыты: за вас ходит [whister|вистующий].
preferans-coach-passer = Вы спасовали: до конца сдачи делать нечего.
preferans-coach-misere = [misere|Мизер]: не берите ни одной взятки. Подкладывайте карты младше чужих.
preferans-coach-catch = [catch|Ловим] мизер: пусть разыгрывающий возьмёт взятку. Карты защитников открыты.
preferans-coach-catch_shown = [catch|Ловим] мизер: пусть возьмёт взятку. Из показанных карт две снесены.
preferans-coach-all_pass = [all_pass|Распасы]: каждый за себя. Берите как можно меньше [trick|взяток]: за каждую вы платите.
preferans-coach-answer = Принимайте, если взятки и так лягут. Один отказ, и играем дальше.
preferans-coach-rest = Вчетвером сдающий [resting|на прикупе]: играют трое. Вам видно то, что лежит открыто.
preferans-coach-blind = [blind|Втёмную] заявляют, не глядя в карты. Это как шестерная, а перебить можно только семерной.
preferans-coach-dummy = [dummy|Болван]: карты спасовавшего открыты, и вы играете за двоих. В тёмную: каждый за себя.
preferans-coach-dealer_whist = С [whist|вистом] вы играете за обоих защитников: взятки оплачены, недобор ничего не стоит.
preferans-coach-aid = Очки идут в пулю того, кому вы их отдали, а вы пишете на него по десять [whists|вистов].

## Клавиши

preferans-keys-1 = мизер; потом игра без прикупа
    .keys = M
preferans-keys-2 = до карт: смотреть или втёмную
    .keys = L  B
preferans-keys-3 = уйти без розыгрыша, бросить прикуп: дважды
    .keys = X  Z
preferans-keys-4 = в торговле без цифры: здесь; при висте: полвиста
    .keys = H
preferans-keys-5 = вист
    .keys = W
preferans-keys-6 = в светлую или в тёмную; O открывает и без вопроса
    .keys = O  C
preferans-keys-7 = очки: больше, меньше, отдать, никому
    .keys = +  −  G  K
