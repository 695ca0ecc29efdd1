### Почему что-то невозможно: сообщение на ошибку, по её коду. Что запрещает правило одной игры, сказано в файле игры.

error-with-clause = { $text } (п. { $clause })
list-or = { $items } или { $last }

error-lang = Языка «{ $given }» здесь нет: ожидается { $expected }
error-game = Игры «{ $given }» здесь нет: ожидается { $expected }
error-game-id = её имя «{ $given }»: ожидается «{ $expected }» и чтобы такой игры ещё не было

## Карты

error-card = «{ $given }» не карта: ожидается ранг из { $ranks } и масть из { $suits }, например TD
error-card-hand = «{ $given }» не рука: ожидаются четыре масти S.H.D.C через точку
error-card-rank = «{ $given }»: «{ $rank }» не ранг: ожидается один из { $ranks }
error-card-suit = «{ $given }» не масть: ожидается S, C, D или H
error-card-twice = «{ $given }»: карта названа дважды

## Настройки

error-option = Настройки «{ $given }» нет: ожидается { $expected }
error-option-near = Настройки «{ $given }» нет: может быть, { $near }?
error-option-many = Настройки «{ $given }» нет: их { $count }, например { $expected }
error-option-form = «{ $given }» ничего в правилах не меняет: ожидается настройка=значение
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

## Записи

error-at-line = строка { $line }: { $text }
error-at-column = строка { $line }, знак { $column }: { $text }
error-record-deals = сдач { $count } слишком много: ожидается не больше { $most }
error-record-result = сдача { $deal }: ожидается результат, например { $example }, без карт
error-record-dealer = не сказано, кто сдаёт первым: ожидается dealer, место от 0
error-record-tag = в пометке [Dealer] должно стоять, кто сдаёт первым
error-record-json = это не запись в JSON: { $why }
error-record-open = сдача не окончена: ожидается результат, например { $example }
error-over-deal = партия была окончена после сдачи { $deal }

## Командная строка

error-bots = «{ $given }» — слишком много ботов: ожидается не больше { $most }
error-terminal = для игры нужен терминал: ввод и вывод не терминал
error-file-read = «{ $path }» не прочитать: { $why }
error-file-written = «{ $path }» не записать: { $why }
error-file-large = «{ $path }» слишком велик: ожидается не больше { $most } байт
error-file-text = «{ $path }» не текст в UTF-8: байт { $byte } не читается
