### Запись тысячи и её ведение.

thousand-sheet-title = Запись тысячи
thousand-sheet-target = До { $target }

thousand-account-score = очки
    .title = { $me ->
        [who] Ваши очки
       *[none] Очки { NAME($who, case: "at") }
    }
    .where = { $me ->
        [who] { SIGNED($amount) } вам
       *[none] { SIGNED($amount) }, { $who }
    }
thousand-account-bolts = болты
    .title = { $me ->
        [who] Ваши болты
       *[none] Болты { NAME($who, case: "at") }
    }
    .where = { $me ->
        [who] { SIGNED($amount) }, ваши болты
       *[none] { SIGNED($amount) }, болты { NAME($who, case: "at") }
    }
thousand-account-barrel = бочка
    .title = { $me ->
        [who] Вы на бочке
       *[none] { $who } на бочке
    }
    .where = { $who }, сдач на бочке { SIGNED($amount) }
thousand-account-falls = падения
    .title = { $me ->
        [who] Ваши падения
       *[none] Падения { NAME($who, case: "at") }
    }
    .where = { $me ->
        [who] { SIGNED($amount) }, ваши падения
       *[none] { SIGNED($amount) }, { $who }
    }
thousand-account-surrenders = росписи
    .title = { $me ->
        [who] Ваши росписи
       *[none] Росписи { NAME($who, case: "at") }
    }
    .where = { $me ->
        [who] { SIGNED($amount) }, ваши
       *[none] { SIGNED($amount) }, { $who }
    }

thousand-reason-made = { $contract }: сыграно
thousand-reason-failed = { $contract }: не сыграно
thousand-reason-cards = очки во взятках
thousand-reason-marriages = марьяжи
thousand-reason-surrender = роспись, { $contract }
thousand-reason-surrender_cost = роспись, { $contract }
thousand-reason-surrenders = третья роспись
thousand-reason-talon = очки прикупа
thousand-reason-talon_bonus = из прикупа нет марьяжа
thousand-reason-talon_marriages = марьяжи с картой прикупа
thousand-reason-talon_aces = тузы прикупа
thousand-reason-bolt = сдача без очков
thousand-reason-bolts = штраф за болты
thousand-reason-bolts_cleared = болты сняты
thousand-reason-redeals = три пересдачи подряд
thousand-reason-bottom_nines = три девятки внизу подряд
thousand-reason-dump_truck = самосвал
thousand-reason-barrel_up = выход на бочку
thousand-reason-barrel_stop = остаётся на бочке
thousand-reason-barrel_deal = сдача на бочке
thousand-reason-barrel_fall = падение с бочки
thousand-reason-barrel_lost = потеря бочки
thousand-reason-barrel_won = победа с бочки
thousand-reason-barrel_pushed = сброс с бочки
thousand-reason-barrel_reset = третье падение с бочки

thousand-kind-played = Сдача
thousand-kind-surrender = Роспись
thousand-kind-redeal = Пересдача

thousand-extra-marriages = Марьяжи
thousand-extra-aces = Четыре туза
thousand-extra-last = Чья последняя взятка
thousand-extra-tricks = Взятки
thousand-extra-trump = Назначенный козырь
thousand-extra-blind = Втёмную
thousand-extra-talon = Карты прикупа
    .note = Они считаются тому, кто отдыхает

thousand-told-played = { $declarer } { $bid }: { $cards }
thousand-told-golden = { $declarer } { $bid }, золотой кон: { $cards }
thousand-told-blind = { $declarer } { $bid }, втёмную: { $cards }
thousand-told-surrender = { $declarer }: роспись, { $bid }
thousand-told-redeal = Пересдача
