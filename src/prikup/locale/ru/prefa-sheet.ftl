### Запись (китапи) греческой префы и её ведение.

prefa-sheet-title = Китапи
prefa-sheet-target = { $target }
prefa-till = общая касса { $amount }

prefa-account-pot = касса
    .title = { $me ->
        [who] Ваша касса
       *[none] Касса { NAME($who, case: "at") }
    }
    .where = { $me ->
        [who] { SIGNED($amount) } в вашу кассу
       *[none] { SIGNED($amount) } в кассу, { $who }
    }
prefa-account-chips = { $me ->
    [on] от вас
   *[none] { NAME($on, case: "of") }
}
    .title = { $me ->
        [who] Ваши фишки { NAME($on, case: "of") }
        [on] Фишки от вас, получает { $who }
       *[none] Фишки { NAME($on, case: "of") }, получает { $who }
    }
    .where = { $me ->
        [who] { SIGNED($amount) } (фишки), получаете вы { NAME($on, case: "of") }
        [on] { SIGNED($amount) } (фишки), получает { $who } от вас
       *[none] { SIGNED($amount) } (фишки), получает { $who } { NAME($on, case: "of") }
    }

prefa-reason-made = { $contract } сыграна
prefa-reason-failed = { $contract } { $down }
    .unplayed = { $contract } отдана без игры
prefa-reason-overflow = из чужой кассы, { $contract }
prefa-reason-trick = { $counted } против { $contract }
prefa-reason-short = защите не хватило { $missing }, { $contract }
prefa-reason-partner = { $counted } другого защитника, { $contract }
prefa-reason-aces = четыре туза, { $contract }
prefa-reason-polles = розыгрыш после трёх пасов, { $counted }

prefa-kind-contract = Игра
prefa-kind-concede = Отказ от игры
prefa-kind-all_pass = Три паса
prefa-kind-polles = Розыгрыш после трёх пасов
prefa-aces = Четыре туза

prefa-said-in = { $who } играет
prefa-said-out = { $who } пас
prefa-said-alone = { $who } в одиночку
prefa-said-along = { $who } берёт с собой

prefa-told-contract = { $declarer } { $contract }, { $said }: взято { $tricks }
prefa-told-unplayed = { $declarer } { $contract }, { $said }: без розыгрыша
prefa-told-concede = { $declarer }: отказ от игры, { $contract }
prefa-told-all_pass = Три паса
prefa-told-polles = Три паса: { $tricks }
prefa-told-aces = { $told }; четыре туза

prefa-step-pots = Остаток своей кассы
    .text = По десять фишек за каждую единицу, оставшуюся в своей кассе
prefa-step-shares = Доля всех касс
    .text = Остаток касс делится поровну
prefa-step-balance = Баланс фишек
    .text = Фишки за другими минус свои долги
prefa-step-result = Итог
    .text = Всё вместе, в фишках
