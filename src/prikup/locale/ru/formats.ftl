### Протоколы в чужих форматах: почему их нельзя прочесть или записать и что из них опущено.

error-format-unknown = «{ $given }»: так не начинается ни один известный здесь протокол: ожидается { $expected }
error-format-name = «{ $given }»: такого формата нет: ожидается { $expected }
error-format-none = нет ни одной сдачи
error-format-number = сдачи «{ $given }» нет: ожидается от 1 до { $last }
error-format-game = ни в одной игре не сдают рук по { $hands } карт при прикупе из { $talon }
error-format-open = сдача { $number } из { $count } не доиграна, в протоколе за ней не может идти другая: возьмите одну сдачу
error-format-dealer = сдаёт место { $seat }, а по правилам сдавало бы место { $found }: возьмите одну сдачу
error-format-three = игроков с картами: { $count }; ожидается трое, и прикуп меньше рук
error-format-inherits = # повторяет { $tag } прежней сдачи, а там его нет
error-format-lacks = нет пометки { $tag }
error-format-comment = примечание не закрыто: ожидается {"}"}
error-format-deal = «{ $given }» не сдача: ожидается место из N E S W, двоеточие и четыре руки
error-format-hands = «{ $given }»: { $count ->
    [one] { $count } рука
    [few] { $count } руки
    [many] { $count } рук
   *[other] { $count } руки
}: ожидается четыре
error-format-place = «{ $given }»: там никто не играет: ожидается место руки из N E S W
error-format-twice = { $card } стоит здесь дважды
error-format-sizes = рук по { $given } карт: ожидаются три равных и прикуп поменьше
error-format-talon = «{ $given }» не прикуп этой сдачи
error-format-seats = играют не те, кто в первой сдаче: ожидается { $names }
error-format-fields = «{ $given }»: { $count ->
    [one] { $count } поле
    [few] { $count } поля
    [many] { $count } полей
   *[other] { $count } поля
}: ожидается 14 в скобках или 4, если все спасовали (P,P,P)
error-format-field = «{ $given }» не то, что говорит о сдаче поле { $field }
error-format-round = «{ $given }»: круг идёт в другую сторону, чем в первой сдаче
error-format-whole = ожидаются три руки по десять карт и прикуп из двух, и все карты известны
error-format-players-three = игроков { $count }: ожидается трое
error-format-serbian = в сербской игре такой сдачи нет: ожидается игра на шесть взяток или мизер, вистуют оба или никто, и сыграны все карты
error-format-call = «{ $given }»: такого слова в протоколе нет
error-format-players = в прежних сдачах другое число игроков
error-format-block = «{ $given }» стоит не на месте: сдача идёт от begin до end
error-format-word = «{ $given }»: так строка сдачи не начинается: ожидается { $expected }
error-format-values = { $given }, значений { $found }: ожидается { $count }
error-format-end = у этой сдачи нет конца
error-format-once = { $word }: нет или встречается не раз
error-format-one = «{ $given }»: ожидается { $expected }
error-format-card = «{ $given }» не карта: ожидается старшинство из 7 8 9 10 J Q K A и масть из s c d h
format-left = опущено: { $what ->
    [typed] результат без карт
    [comments] примечания
    [seeds] зёрна тасовок
    [moves] заявки и розыгрыш
    [auction] торговля: там она другая
    [play] розыгрыш
    [doubled] удвоения
    [score] цена и счёт
    [defence] снос и слова защиты
   *[other] { $what }
}
format-left-deals = { $left } (сдачи { $deals })
