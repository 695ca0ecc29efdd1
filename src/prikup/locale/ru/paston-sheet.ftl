### Запись армянского пастона и её ведение.

paston-sheet-title = Запись пастона
paston-sheet-target = До { $target }

paston-account-score = очки
    .title = { $me ->
        [who] Ваши очки
       *[none] Очки { NAME($who, case: "at") }
    }
    .where = { $me ->
        [who] { SIGNED($amount) } вам
       *[none] { SIGNED($amount) }, { $who }
    }

paston-reason-made = { $contract }: сыграно, { $counted }
paston-reason-failed = { $contract }: не сыграно, { $counted }
paston-reason-unopposed = { $contract }: никто не вистует
paston-reason-whist = вист, { $contract }, { $counted }
paston-reason-surrender = отказ от игры
paston-reason-surrendered = отказ разыгрывающего от игры
paston-reason-reset = сброс в ноль

paston-kind-contract = Игра
paston-kind-surrender = Отказ от игры
paston-opener = Чьё слово в торговле было первым
    .note = За ним следующая сдача

paston-said-whist = { $who } вистует
paston-said-pass = { $who } пас

paston-told-contract = { $declarer }, { $contract }, { $said }: взято { $tricks }
paston-told-unplayed = { $declarer }, { $contract }, { $said }: без розыгрыша
paston-told-surrender = { $declarer }: отказ от игры
