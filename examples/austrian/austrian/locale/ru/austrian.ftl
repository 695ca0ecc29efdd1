### Слова австрийского преферанса.

austrian-name = Австрийский преферанс

austrian-call-1 = ♣
austrian-call-2 = ♠
austrian-call-3 = ♦
austrian-call-4 = ♥
austrian-call-hold = моё
austrian-call-help = помогаю

austrian-role-help = помогает
austrian-role-pass = пас

austrian-ask-defend = Ваше слово: помогаете?
    .theirs = { $who } помогает или пасует

## Настройки

austrian-option-ante = Взнос
    .meaning = Сколько фишек за каждого кладут в кассу перед сдачей.
austrian-option-dealer_pays = Платит сдающий
    .meaning = Платит ли сдающий взносы всех троих.
austrian-option-raises = Повышение
    .meaning = Можно ли заявить любую старшую масть или только следующую.
    .v-any = Любое
    .v-next = На одну
austrian-option-penalty = Штраф
    .meaning = Сколько фишек платит в кассу тот, кто недобрал взяток.
austrian-option-deals = Сдачи
    .meaning = Сколько сдач в партии.

austrian-preset-austrian = Австрийский
    .about = Взнос платит каждый, заявить можно любую старшую масть.
austrian-preset-austrian-dealer = Платит сдающий
    .about = Сдающий платит за всех, заявки растут на одну.

## Запись

austrian-account-chips = фишки
    .title = { $me ->
        [who] Ваши фишки
       *[none] Фишки: { $who }
    }
    .where = { $me ->
        [who] { SIGNED($amount) } вам
       *[none] { SIGNED($amount) }, { $who }
    }

austrian-reason-ante = взносы
austrian-reason-unopposed = никто не помогает
austrian-reason-tricks = { $counted }
austrian-reason-penalty = не хватило { $missing }

austrian-kind-contract = Игра
austrian-kind-passed = Все спасовали
austrian-said-help = { $who } помогает
austrian-said-pass = { $who } пас
austrian-told = { $declarer }, { $contract }, { $said }: { $tricks }

## Почему что-то невозможно

error-passed = карты бросили: ожидается только passed
error-contract-austrian = { $given } — не заявка: ожидается { $expected }
error-declarations-austrian = ожидается, помогает или пасует каждый защитник, сначала левый
error-tricks-austrian-unhelped = никто не помогает, взяток нет
error-tricks-austrian-passed = кто пасует, кладёт карты и взяток не берёт
error-result-none-austrian = ожидается результат, например 1 3 help pass 0 7 3, или passed
