### Преферанс за столом.

preferans-name = Преферанс

preferans-ask-aid = Ваша пуля закрыта: кому отдаёте очки?
    .theirs = { $who } отдаёт очки

## Почему что-то невозможно за столом

error-half_first = полвиста говорит второй защитник после паса первого
error-half_whisted = полвиста можно сказать только после паса
error-half_twice = полвиста уже сказано: пас или вист
error-half_level = на этом уровне полвиста нет
error-half_dealer = сдающий вистует или пасует
error-whist_stands = вист остаётся или становится полвистом
error-throw = бросать прикуп здесь нельзя
error-throw_misere = на мизере прикуп не бросают
error-concede_misere = с мизера не уходят
error-concede_hand = без прикупа не уходят: сначала его берут
error-open = открыть карты может только единственный вистующий, пока защита не сыграла
error-phase-preferans-open = сейчас единственный вистующий говорит: в светлую или в тёмную
error-phase-preferans-aid = сейчас очки отдают другим или никому
error-aid-most = «{ $given }» отдать нельзя: место { $seat } может получить не больше { $most }
    .plain = Отдать этому игроку можно не больше { $most }.

## Почему результата быть не может

error-aid = «{ $given }» — не помощь: ожидается место и очки, например 1:3
error-aid-none = aid: дальше ожидается место и очки, например 1:3
error-aid-left = очков больше нет, место { $seat } не может получить { $points }
error-aid-kept = место { $seat } не может не отдать { $points } из { $most }
error-aid-pool = место { $seat } не может отдать { $points }, место { $other } столько не примет: в пуле { $pool } из { $target }
error-aid-choice = при aid={ $given } получателя не выбирают
error-contract-preferans = «{ $given }» — не игра на взятки: ожидается, например, 7H или 10NT
error-contract-misere = «{ $given }» — не мизер: ожидается misere или ничего
error-contract-notrump = { $contract } заявить нельзя: без козыря здесь не торгуются
error-contract-allpass = на распасах игры не называют: дано «{ $given }»
error-contract-misdeal = при пересдаче игры нет: дано «{ $given }»
error-declarer-one = «{ $given }»: играет кто-то один, в одну игру, например 0 7H whist pass 7
error-declarer-kind = { $kind ->
    [raspasy] на распасах
    [misdeal] при пересдаче
   *[other] в этой сдаче
} никто игры не заказывает
error-declarations-mode = «{ $given }»: сказать «{ $word }» может только единственный вистующий
error-declarations-mode-seat = место { $seat } не могло сказать «{ $word }»: это говорит только единственный вистующий
error-declarations-mode-last = «{ $word }» говорят один раз, после всех других слов
error-declarations-dealer = место { $seat } не могло сказать «в тёмную»: на вист сдающего карты защиты открывают
error-declarations-ten = место { $seat } не могло сказать «{ $word }»: десятерную проверяют, слов не говорят
error-declarations-stalingrad = место { $seat } не могло сказать «{ $word }»: шесть пик вистуют оба, слов не говорят
error-declarations-misere = место { $seat } не могло сказать «{ $word }»: мизер не вистуют
error-declarations-allpass = место { $seat } не могло сказать «{ $word }»: на распасах никто не вистует
error-declarations-conceded = место { $seat } не могло сказать «{ $word }»: при уходе без розыгрыша никто не вистует
error-declarations-misdeal = место { $seat } не могло сказать «{ $word }»: при пересдаче никто не вистует
error-floor-allpass = { $contract } — слишком низко: после распасов можно играть не ниже { $floor ->
    [6] шестерной
    [7] семерной
    [8] восьмерной
    [9] девятерной
   *[10] десятерной
}
error-misdeal = пересдач подряд { $given }: ожидается не меньше 1
error-misdeal-count = «{ $given }»: после misdeal ожидается, что не так ({ $expected }), которая это пересдача подряд, или то и другое, как misdeal cut 2
error-misdeal-kind = { $field }, дано { $given }: { $kind ->
    [contract] игра
    [misere] мизер
    [raspasy] распасы
    [concede] уход без розыгрыша
    [talon_throw] брошенный прикуп
   *[other] такая сдача
} — не пересдача
error-misdeal-before = «misdeal { $given }»: место { $seat } подряд уже пересдавало, раз: { $before }; ожидается misdeal { $next } или просто misdeal
error-players-sheet = пуля расчерчена на { $given }: ожидается { $players }
error-talon-preferans-card = { $why }
error-talon-preferans = «talon { $given }»: в прикупе ожидаются две карты колоды
error-talon-preferans-led = dealer_leads_talon — False: по этим правилам сдающий ходит прикупом
error-talon-preferans-unled = прикупом здесь не ходят
error-talon_none = { $kind ->
    [raspasy] на распасах
   *[misdeal] при пересдаче
} прикуп ничего не стоит
error-talon_throw = бросать прикуп здесь не принято
error-tricks-talon = за прикуп сдающий берёт не больше двух взяток: дано { $given }
error-tricks-whisters = «{ $given }»: вистовали оба, место { $first } и место { $second }, каждый за свои взятки: нужны взятки каждого места, а мест { $players }
error-result-none-preferans = ожидается результат, например 0 7H whist pass 7 3 0 или raspasy 2 5 3
error-result-order = «{ $given }»: ожидается, кто играл, игра, слова защиты, потом взятки

## Результат, записанный объектом

error-declarer-field-declarer = declarer — { $what }: ожидается место одного игрока, например 0
error-contract-field-contract = contract — { $what }: ожидается одна игра, например '7H'
error-declarations-field-declarations = declarations — { $what }: ожидаются пары из места и слова, например [1, 'whist']
error-tricks-field-tricks = tricks — { $what }: ожидаются взятки каждого места
error-talon-field-talon = talon — { $what }: ожидаются две карты, например ['7S', '8D']
error-aid-field-aid = aid — { $what }: ожидаются пары из места и очков, например [1, 3]
error-misdeal-field-misdeal = misdeal — { $what }: ожидается, которая это пересдача подряд
error-misdeal-field-misdeal_kind = misdeal_kind — { $what }: ожидается card, count, talon или cut
error-talon-field-dealer_leads_talon = dealer_leads_talon — { $what }: ожидается true, false или ничего, если это сказано в правилах

## Как пишут, что не так при пересдаче

preferans-typed-card = карта, открылась карта, открыта карта, засвет
preferans-typed-count = число, число карт, неверное число карт, счёт
preferans-typed-cut = снятие, без снятия, не снято, не дали снять

## Заявка по номеру масти: 6♠ — первая, 7♥ — четвёртая на семи

preferans-ordinal-S = первая, первых, 1-я
preferans-ordinal-C = вторая, вторых, 2-я
preferans-ordinal-D = третья, третьих, 3-я
preferans-ordinal-H = четвёртая, четвёртых, 4-я
preferans-ordinal-NT = пятая, пятых, 5-я
preferans-ordinal-6 = { $ordinal } на шесть, { $ordinal } на шести, { $ordinal } на 6, шесть { $ordinal }
preferans-ordinal-7 = { $ordinal } на семь, { $ordinal } на семи, { $ordinal } на 7, семь { $ordinal }
preferans-ordinal-8 = { $ordinal } на восемь, { $ordinal } на восьми, { $ordinal } на 8, восемь { $ordinal }
preferans-ordinal-9 = { $ordinal } на девять, { $ordinal } на девяти, { $ordinal } на 9, девять { $ordinal }
preferans-ordinal-10 = { $ordinal } на десять, { $ordinal } на десяти, { $ordinal } на 10, десять { $ordinal }
