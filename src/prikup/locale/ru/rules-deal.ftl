### Почему такой сдачи или такого её результата не может быть: по правилам, общим для игр.

## Функции

error-argument-turn = { $what } — не ход: ожидается один из match.turns()
error-argument-words = { $what } — не текст: ожидается, например, 'pass'
error-argument-move = { $what } — не ход: ожидается текст, например 'pass', или действие из match.legal()
error-argument-seat = места { $what } нет: ожидается от 0 до { $last }
error-argument-card = { $what } — не карта: ожидается, например, Card.parse("AS")
error-argument-card_index = { $what } вне пределов: ожидается целое число от 0 до { $most } или Card.parse("AS")
error-argument-game = { $what } — не игра: ожидается { $expected }
error-argument-chance = чтобы сдать, ожидается или seed=, или random=
error-argument-input = { $what } — не ввод: ожидается, например, match.move("pass") или match.move(action)
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
error-declarations = так защитники сказать не могли: { $given }; ожидается одно из { $expected }
error-declarations-nothing = защитники не могли промолчать: ожидается одно из { $expected }
error-declarations-much = «{ $given }»: столько защитники сказать не могут
error-declarations-unplayed = место { $seat } не могло сказать { $word }: розыгрыша не было
error-tricks = взяток должно быть десять на всех, мест { $players }: дано { $given }
error-tricks-none = играют десять взяток: нужны взятки каждого места
error-tricks-numbers = «{ $given }»: нужны взятки каждого места, а мест { $players }
error-tricks-number = «{ $given }» — не число взяток: ожидается от 0 до 10 или made
error-tricks-unplayed = розыгрыша не было, взяток нет: дано { $given }
error-tricks-rests = место { $seat } сдаёт, отдыхает и взяток не берёт
