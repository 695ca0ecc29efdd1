### Почему что-то невозможно: сообщение на ошибку, по её коду. Что запрещает правило одной игры, сказано в файле игры.

error-with-clause = { $text } (п. { $clause })
list-or = { $items } или { $last }

error-lang = Языка «{ $given }» здесь нет: ожидается { $expected }
    .plain = Такого языка здесь нет.
error-game = Игры «{ $given }» здесь нет: ожидается { $expected }
    .plain = Такой игры здесь нет.
error-game-installed = в игру «{ $given }» из «{ $source }» играть нельзя: { $why }
error-game-id = её имя «{ $given }»: ожидается «{ $expected }»
error-bot-installed = бот «{ $given }» из «{ $source }» играть не может: { $why }
error-installed-twice = имя «{ $given }» уже занято

## Карты

error-card = «{ $given }» не карта: ожидается ранг из { $ranks } и масть из { $suits }, например TD
error-card-hand = «{ $given }» не рука: ожидаются четыре масти S.H.D.C через точку
error-card-rank = «{ $given }»: «{ $rank }» не ранг: ожидается один из { $ranks }
error-card-suit = «{ $given }» не масть: ожидается S, C, D или H
error-card-twice = «{ $given }»: карта названа дважды, ожидается каждая карта один раз

## Настройки

error-option = Настройки «{ $given }» нет: ожидается { $expected }
error-option-near = Настройки «{ $given }» нет: может быть, { $near }?
error-option-many = Настройки «{ $given }» нет: их { $count }, например { $expected }
error-option-form = «{ $given }» ничего в правилах не меняет: ожидается настройка=значение
error-option-separator = Настройки «{ $given }» нет: перед { $option } ожидается «;»
error-option-again = «{ $given }» меняет { $option } ещё раз: каждую настройку меняют один раз
error-value = «{ $given }» не значение { $option }: ожидается { $expected }
error-value-unset = «{ $given }» не значение { $option }: ожидается { $expected } или { $unset }
error-value-number = «{ $given }» не значение { $option }: ожидается целое число от { $low } до { $high }
error-value-number-unset = «{ $given }» не значение { $option }: ожидается целое число от { $low } до { $high } или { $unset }
error-value-list = «{ $given }» не значение { $option }: ожидается список, например { $example }, из { $expected }
error-value-list-unset = «{ $given }» не значение { $option }: ожидается список, например { $example }, из { $expected } или { $unset }
error-value-table = «{ $given }» не значение { $option }: ожидается таблица, например { $example }, с числами { $expected }
error-value-table-unset = «{ $given }» не значение { $option }: ожидается таблица, например { $example }, с числами { $expected } или { $unset }
error-value-long = «{ $given }» слишком длинно для { $option }: ожидается самое большее { $most }
error-preset = Набора правил «{ $given }» нет: ожидается { $expected }
error-preset-near = Набора правил «{ $given }» нет: ожидается { $expected } (может быть, { $near }?)
error-preset-option = «{ $given }» — настройка, а не набор правил: ожидается { $given }=значение
error-players = { $game }, игроков { $players }: ожидается { $expected }
error-players-agreed = Игроков { $players }, а по правилам players={ $agreed }

## Запись

error-sheet-figure = цифра { $index } счёта { $account }, место { $seat }: их { $count }
error-sheet-order = сдача { $deal } не может идти после сдачи { $last }
error-sheet-deal = сдачи { $deal } в этой записи нет
error-sheet-cell = «{ $given }», место { $seat }: такой клетки нет, ожидается { $expected } у мест от 0 до { $last }
error-sheet-cell_on = «{ $given }», место { $seat } на место { $other }: такой клетки нет, ожидается { $expected } у мест от 0 до { $last }
error-sheet-orientation = «{ $given }»: так запись не кладут, ожидается { $expected }
error-sheet-seat = места { $seat } в этой записи нет: ожидается от 0 до { $last }
error-sheet-results = итогов { $count }, а игроков { $players }
error-sheet-players = запись на число игроков { $players } не рисуется: ожидается 3 или 4

## Ведение записи

error-keeper-game = для игры { $game } запись ещё не ведут: ожидается игра, результаты которой можно внести
error-keeper-seat = места { $seat } нет: ожидается от 0 до { $last }
error-keeper-deal = сдачи { $given } в этой записи нет: ожидается от 1 до { $last }
error-keeper-form = «{ $given }»: такого вида записи нет, ожидается { $expected }
error-keeper-name = «{ $given }» не имя: ожидается от 1 до { $most } видимых знаков
error-keeper-names = «{ $given }» — имя мест { $first } и { $second }: ожидается своё имя у каждого

## Протоколы

error-at-line = строка { $line }: { $text }
error-at-column = строка { $line }, знак { $column }: { $text }
error-at-deal = сдача { $deal }: { $text }
error-at-word = «{ $read }»: { $text }
error-tag = «{ $given }» не пометка: ожидается [Name "value"]
error-tag-name = пометки «{ $given }» здесь нет: ожидается { $expected }
error-tag-again = пометка { $tag } стоит ещё раз: ожидается одна
error-tag-missing = нет пометки [{ $tag } "..."]
error-tag-file = «{ $given }» — имя файла: ожидается текст из него
error-tag-version = «{ $given }» не версия этого формата: ожидается { $version }
error-tag-dealer = «{ $given }» не сдающий: ожидается от 0 до { $last }
error-tag-origin = «{ $given }» не сдача с другого стола: ожидаются её номер и стол
error-tag-draw = «{ $given }»: ожидается карта на каждое место, например 7S KD 9C
error-tag-draw_dealer = карты вытянуты, но нет пометки [Dealer], кто по ним сдаёт
error-tag-result = «{ $given }» не результат: ожидается чисел { $players }, например 20 -40/3
error-tag-deal = «{ $given }»: ожидается номер сдачи и значение
error-tag-deal_again = { $tag } сдачи { $deal } стоит ещё раз
error-tag-seeds = «{ $given }»: ожидается зёрен { $players } через |
error-tag-commitment = «{ $given }» не отпечаток: ожидаются 64 цифры 0-9 a-f
error-tag-commitment_none = у сдачи { $deal } есть зёрна, но нет Commitment
error-tag-commitments = «{ $given }»: ожидается отпечатков { $players } через |, в каждом 64 цифры 0-9 a-f или пусто
error-record-head = заголовок: { $why }
error-record-about = about: пометки «{ $given }» здесь нет, ожидается { $expected }
error-record-about_again = about: пометка { $tag } стоит ещё раз, ожидается одна
error-record-unseen = «{ $given }»: знак { $char } здесь стоять не может, ожидаются видимые знаки
error-record-braces = примечание пишут {"{"}так{"}"}, в одной строке
error-record-finish = закончить партию здесь нельзя: { $why }
error-record-clock = «{ $given }» — не время: ожидается clock и сколько минут сыграно, например clock 61
error-record-clock_early = «{ $given }» стоит до первой сдачи: время отмечают после сдачи
error-record-number = ожидается сдача, она начинается с номера: 1.
error-record-match_over = партия была окончена до этой сдачи
error-record-deal_open = сдача { $number } ещё не окончена
error-record-deal_number = ожидается сдача { $number }.
error-record-cards = ожидаются руки ({ $players }), черта / и карты прикупа ({ $count })
error-record-over = сдача до этого была уже окончена
error-record-result_early = сдача не окончена, результата ещё нет
error-record-tricks = взятки записаны { $tricks }, а в розыгрыше вышло { $found }
error-record-tricks_count = после = ожидаются взятки мест ({ $players }) или -, если розыгрыша не было
error-record-entries = записано { $entries }, а по сдаче выходит { $found }
error-record-entries_none = после - вместо записей ничего не ожидается
error-record-entries_alone = записи стоят без взяток перед ними
error-record-entry = ожидаются записи, например pool 0 4 или whists 1 0 8
error-record-end = в пометке Result стоит { $result }, а выходит { $found }
error-record-end_open = в пометке Result стоит { $result }, а партия не окончена
error-record-end_broken = в пометке Result стоит { $result }, а партия не окончена: протокол обрывается на сдаче { $number }
error-record-deal = { $what } не сдача: ожидается объект
error-record-both = ожидается результат или карты и ходы, но не то и другое
error-record-among = ожидается результат: объекты стоят только среди результатов
error-record-wrong = «{ $given }» не может быть ошибочным результатом: ожидаются слова одного результата
error-record-wrong_played = исправить можно только введённый результат, а не сдачу с картами
error-record-removed = перед этой сдачей удалён результат: он должен стоять в её строке, «result ОШИБОЧНЫЙ corrected ВЕРНЫЙ»
error-record-move = «{ $given }» не ход: ожидаются слова
error-record-comment = примечание «{ $given }» стоит после хода { $after }, а всего их { $count }
error-record-comment_braces = «{ $given }» не примечание: фигурных скобок в нём быть не может
error-record-written = «{ $given }» не записать: ожидаются видимые знаки
error-over-record = ходить больше некому
error-seat-record = места { $seat } нет: ожидается от 0 до { $last }
error-seat-several = это могут сказать несколько мест: ожидается, например, { $example }
error-turn-say = место { $seat } сейчас этого сказать не может
error-turn-discard = место { $seat } сейчас не сносит
error-result-typed = { $field } здесь { $what }: ожидается { $shape ->
    [number] целое число
    [numbers] список целых чисел
    [pairs] список пар
    [text] текст
    [texts] список текстов
    [truth] true или false
   *[lists] список списков
}
error-result-value = { $field } здесь { $what }: ожидается { $expected }
error-result-field = поля «{ $given }» в результате нет: ожидается { $expected }
error-result-lacks = в результате должно быть поле { $field }
error-result-game = результаты игры { $game } не вносят
error-result-json = ожидаются слова результата или объект
error-result-words = { $what } не результат: ожидаются слова или объект
error-result-now = результат сейчас не внести: ожидается конец сдачи
error-result-object = { $what } не результат: { $why }
error-record-deals = сдач { $count } слишком много: ожидается не больше { $most }
error-record-result = ожидается результат, например { $example }, без карт
error-record-dealer = не сказано, кто сдаёт первым: ожидается dealer, место от 0
error-record-tag = в пометке [Dealer] должно стоять, кто сдаёт первым
error-record-json = «{ $given }» не протокол в JSON: { $why }
error-over-deal = партия была окончена после сдачи { $deal }
