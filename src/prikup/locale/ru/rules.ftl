### Почему что-то невозможно по правилам, общим для игр. Что запрещает правило одной игры, сказано в её файле.

## В любое время

error-turn = место { $seat } сейчас не может сказать { $given }: не его очередь
    .plain = Сейчас не ваше слово.
error-turn-offer = предлагает сам игрок, а не место { $seat }
error-turn-several = отвечают несколько мест: ожидается by= { $seats }, чьё это «{ $given }»
error-turn-unasked = место { $seat } сейчас не спрашивают, и сказать «{ $given }» нельзя
    .plain = Вас сейчас ни о чём не спрашивают.
error-turn-legal = место { $seat } сейчас не спрашивают: ожидается один из match.turns()
error-turn-bid = сейчас говорит не место { $seat }
    .plain = Сейчас не ваше слово.
error-phase = { $given } сейчас невозможно
    .plain = Сейчас это невозможно.
error-phase-undealt = карты ещё не сданы: сначала ожидается match.deal()
error-phase-dealt = карты сданы: слово за местом { $seat }
error-phase-draw = сначала выбирают, кто сдаёт первым
error-phase-deal = сначала сдают карты
error-phase-result = «{ $given }» здесь не результат сдачи
error-phase-discard = сейчас сносят две карты
error-phase-name = сейчас заказывают игру от шести до десяти
error-phase-play = сейчас ходят картой
error-phase-answer = на предложение отвечают да или нет
error-over = партия окончена: сказать или сдать больше ничего нельзя
error-unknown = «{ $given }» сейчас не говорят: ожидается { $expected }
    .plain = Такого ответа здесь нет.
error-unknown-card = { $why }
error-unknown-bid = «{ $given }» здесь не заявка: ожидается { $expected }
    .plain = Такой заявки здесь нет.
error-unknown-answer = «{ $given }» здесь не ответ: ожидается { $expected }
    .plain = Такого ответа здесь нет.
error-unknown-division = «{ $given }» не делит взятки: ожидаются взятки каждого места, например claim 3-1-0
error-world = с такими картами была бы пересдача

## Функции

error-argument-turn = { $what } — не ход: ожидается один из match.turns()
error-argument-words = { $what } — не текст: ожидается, например, 'pass'
error-argument-seat = места { $what } нет: ожидается от 0 до { $last }
error-argument-chance = чтобы сдать, ожидается или seed=, или random=
error-argument-input = { $what } — не ввод: ожидается, например, match.move("pass")
error-argument-random = { $what } — не источник случая: ожидается random.Random

## Сдача

error-draw-seat = места «{ $given }» нет: ожидается от 0 до { $last }
error-draw-random = первого сдающего выбирают наугад, а карты тянули: { $cards }
error-draw-count = вытянуты { $cards }: ожидается по карте на каждое место, а мест { $players }
error-draw-card = сданы { $cards }: среди них ожидается { $card }
error-draw-dealer = если вытянуты { $cards }, сдаёт место { $seat }, а не место { $other }
error-deal-packets = { $given } не раздаёт всю колоду, в которой карт { $count }: ожидается каждая карта один раз
error-deal-hands = сдано рук { $count }: ожидается { $players }
error-deal-hand = место { $seat } получает карт { $count }: ожидается { $size }
error-deal-pack = сдана не та колода: ожидается карт { $pack }, из них в прикупе { $talon }

## Торговля

error-look = «{ $given }» сейчас не говорят: сначала смотрят карты или заявляют { $bid }
    .plain = Сначала посмотрите карты или заявите вслепую.
error-forced = первая рука обязана заявить { $bid }
error-forced-least = первая рука обязана заявить { $bid } или больше
error-reply = { $bid } — только ответ на { $over }
error-reply-own = отвечать { $bid } можно, только если своей заявкой было { $own }
error-bound = после заявки «{ $bid }» других заявок не делают
error-bound-hold = эту заявку не меняют: других заявок после неё не делают
error-first_bid = { $bid } можно заявить только первым словом
error-raise = { $bid } не выше прежней заявки: { $high }
    .plain = Нужно заявить выше, чем { $high }.
error-floor = самая низкая заявка сейчас — { $floor }
error-over_blind = самая низкая заявка сейчас — { $floor }
error-cap = место { $seat } не может заявить так высоко: { $bid }
    .plain = Заявить { $bid } сейчас нельзя: слишком высоко.
error-cap-hold = место { $seat } не может заявить так высоко: { $high }
    .plain = Удержать { $high } сейчас нельзя: слишком высоко.
error-senior = старшая рука говорит «здесь» на { $high } или пасует
    .plain = Сейчас можно только повторить { $high } или спасовать.
error-senior-next = следующая рука говорит «здесь» на { $high } или пасует
    .plain = Сейчас можно только повторить { $high } или спасовать.
error-next = сейчас можно заявить только { $bid }
error-hold = равной заявки здесь нет: повышайте или пасуйте
error-hold-nothing = заявок ещё не было, «здесь» сказать не на что
error-hold-special = на { $high } «здесь» не говорят
error-hold-first = повторить заявку может только первая заявка круга
error-hold-last_two = «здесь» говорит только старшая из двух последних рук
error-hold-senior = «здесь» говорит только старшая рука на заявку младшей
error-hold-first_round = «здесь» говорят только со второго круга
error-hold-again = второй раз подряд «здесь» не говорят

## Снос и заказ

error-discard_count = «{ $given }»: ожидаются две карты
    .plain = Снести нужно ровно две карты.
error-floor-bid = { $contract } ниже заявленной игры: { $floor }
error-concede = уходить без розыгрыша здесь не принято

## Карты

error-not_held = на этой руке карты { $card } нет
    .plain = Этой карты у вас нет.
error-follow = { $card } играть нельзя: ходите в масть ({ $suit })
    .plain = Нужно ходить в масть: { $suit }.
error-ruff = { $card } играть нельзя: нет масти, бейте козырем ({ $suit })
    .plain = Масти нет, нужно бить козырем: { $suit }.
error-beat = { $card } играть нельзя: взятку бьют старшей картой
    .plain = Вы можете перебить и обязаны.
error-claim_time = делить остаток можно только в начале взятки
error-claim_who = место { $seat } не решает ни за какие карты
    .plain = Вы сейчас не распоряжаетесь картами.
error-claim_again = одно предложение за взятку
error-claim_sum = «{ $given }» не делит остаток: чисел ожидается { $players }, в сумме { $left }
    .plain = Взятки не сходятся: осталось { $left }.
error-withdraw = снять предложение может только место { $seat }: это его предложение
    .plain = Снять предложение может только тот, кто его сделал.

## Результат сдачи

error-seat = места «{ $given }» нет: ожидается от 0 до { $last }
    .plain = Такого места за столом нет.
error-declarer-rests = место { $seat } сдаёт, отдыхает и играть не может
error-declarer-none = { $kind ->
    [misere] на мизере
    [concede] при уходе без розыгрыша
    [talon_throw] если прикуп брошен,
   *[other] в этой сдаче
} должно быть сказано, кто играет
error-declarations = так вистующие сказать не могли: { $given }; ожидается одно из { $expected }
error-declarations-nothing = вистующие не могли промолчать: ожидается одно из { $expected }
error-declarations-much = «{ $given }»: столько вистующие сказать не могут
error-declarations-unplayed = место { $seat } не могло сказать { $word }: розыгрыша не было
error-tricks = взяток должно быть десять на всех, мест { $players }: дано { $given }
error-tricks-none = играют десять взяток: нужны взятки каждого места
error-tricks-numbers = «{ $given }»: нужны взятки каждого места, а мест { $players }
error-tricks-number = «{ $given }» — не число взяток: ожидается от 0 до 10 или made
error-tricks-unplayed = розыгрыша не было, взяток нет: дано { $given }
error-tricks-rests = место { $seat } сдаёт, отдыхает и взяток не берёт
