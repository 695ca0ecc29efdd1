### Запись преферанса и её ведение.

preferans-sheet-title = Запись
preferans-sheet-target = Размер пули { $target }
preferans-level = { $level ->
    [6] шестерной
    [7] семерной
    [8] восьмерной
    [9] девятерной
   *[10] десятерной
}

## Счета: в печати, как заголовок клетки, как место записи

preferans-account-pool = пуля
    .title = { $me ->
        [who] Ваша пуля
       *[none] Пуля { NAME($who, case: "at") }
    }
    .where = { $me ->
        [who] { SIGNED($amount) } в вашу пулю
       *[none] { SIGNED($amount) } в пулю, { $who }
    }
preferans-account-hill = гора
    .title = { $me ->
        [who] Ваша гора
       *[none] Гора { NAME($who, case: "at") }
    }
    .where = { $me ->
        [who] { SIGNED($amount) } в вашу гору
       *[none] { SIGNED($amount) } в гору, { $who }
    }
preferans-account-whists = { $me ->
    [on] на вас
   *[none] { NAME($on, case: "on") }
}
    .title = { $me ->
        [who] Ваши висты { NAME($on, case: "on") }
        [on] Висты на вас, пишет { $who }
       *[none] Висты { NAME($on, case: "on") }, пишет { $who }
    }
    .where = { $me ->
        [who] вы пишете { preferans-signed-whists } { NAME($on, case: "on") }
        [on] { $who } пишет на вас { preferans-signed-whists }
       *[none] { $who } пишет { preferans-signed-whists } { NAME($on, case: "on") }
    }
preferans-signed-whists = { $amount ->
    [one] { SIGNED($amount) } вист
    [few] { SIGNED($amount) } виста
   *[many] { SIGNED($amount) } вистов
    [other] { SIGNED($amount) } виста
}

## Почему записано; подробно, где важны взятки

preferans-reason-made = { $contract } сыграна
preferans-reason-remiz = { $contract } { $down }
preferans-reason-consolation = консоляция, { $contract } { $down }
preferans-reason-whist = взятки против { $contract }
    .detail = { $counted } против { $contract }
preferans-reason-half_whist = полвиста против { $contract }
preferans-reason-undertrick = недобор на висте, { $contract }
    .detail = недобор { $missing } на { preferans-level }
preferans-reason-misere_made = мизер сыгран
preferans-reason-misere_caught = мизер пойман, { $tricks }
preferans-reason-raspasy = распасы, { $tricks }
preferans-reason-raspasy_zero = распасы без взяток
preferans-reason-raspasy_dealer = распасы, сдающий на прикупе
preferans-reason-aid = американская помощь
preferans-reason-overflow = все пули закрыты, остаток списан с горы
preferans-reason-concede = уход без розыгрыша, { $contract }
preferans-reason-misdeal = пересдача
preferans-reason-misdeal_card = пересдача ({ preferans-misdeal-card })
preferans-reason-misdeal_count = пересдача ({ preferans-misdeal-count })
preferans-reason-misdeal_talon = пересдача ({ preferans-misdeal-talon })
preferans-reason-misdeal_cut = пересдача ({ preferans-misdeal-cut })
preferans-reason-talon_bonus = премия за прикуп, { $contract }
preferans-reason-talon_throw = прикуп брошен сдающему, { $contract }

## Пометки расчёта на бумаге

preferans-mark-pool = Пуля выровнена
preferans-mark-hill = Новая гора
preferans-mark-balance = Баланс вистов
preferans-mark-sum = Сумма вистов
preferans-mark-hill_part = Горы в вистах
preferans-mark-result = Итог

## Ведение: виды сдач, слова защиты, сдача в рассказе

preferans-kind-contract = Игра
preferans-kind-misere = Мизер
preferans-kind-raspasy = Распасы
preferans-kind-concede = Уход без розыгрыша
preferans-kind-misdeal = Пересдача
preferans-kind-talon_throw = Прикуп брошен

preferans-misdeal = Что не так (можно не говорить)
preferans-misdeal-card = открылась карта
preferans-misdeal-count = неверное число карт
preferans-misdeal-talon = прикуп сдан неверно
preferans-misdeal-cut = не дали снять

preferans-said-whist = { $who } вистует
preferans-said-pass = { $who } пас
preferans-said-half = { $who } полвиста
preferans-said-open = { $who } играет в светлую
preferans-said-closed = { $who } играет в тёмную
preferans-silent = Никто ничего не говорит

preferans-told-contract = { $declarer } { $contract }: взято { $tricks }
    .said = { $declarer } { $contract }, { $said }: взято { $tricks }
preferans-told-unplayed = { $declarer } { $contract }: без розыгрыша
    .said = { $declarer } { $contract }, { $said }: без розыгрыша
preferans-told-talon_throw = { $played }; прикуп брошен сдающему
preferans-told-misere = { $declarer }, мизер: { $tricks }
preferans-told-raspasy = Распасы: { $tricks }
preferans-told-concede = { $declarer }: уход без розыгрыша, { $contract }
preferans-told-misdeal = Пересдача, сдаёт { $dealer }
    .card = Пересдача, сдаёт { $dealer }: { preferans-misdeal-card }
    .count = Пересдача, сдаёт { $dealer }: { preferans-misdeal-count }
    .talon = Пересдача, сдаёт { $dealer }: { preferans-misdeal-talon }
    .cut = Пересдача, сдаёт { $dealer }: { preferans-misdeal-cut }

preferans-least = не ниже { preferans-level }
preferans-aid = Сдача { $deal }: { $donor } отдаёт { $points }

preferans-step-hill = Гора
    .text = Горы, как они записаны
preferans-step-levelled = Пули выровнены
    .text = К горе прибавлено то, чего пуле не хватает до большей
preferans-step-written_off = Списана меньшая гора
    .text = Меньшая гора списана у всех
preferans-step-hill_part = Горы в вистах
    .text = Горы друг против друга, в вистах
preferans-step-balance = Баланс вистов
    .text = Свои висты на других минус их висты на этого игрока
preferans-step-result = Итог
    .text = То и другое вместе
