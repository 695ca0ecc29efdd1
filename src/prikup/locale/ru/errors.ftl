### Почему что-то невозможно: сообщение на ошибку, по её коду. Что запрещает правило одной игры, сказано в файле игры.

error-with-clause = { $text } (п. { $clause })
list-or = { $items } или { $last }

error-lang = Языка «{ $given }» здесь нет: ожидается { $expected }
error-game = Игры «{ $given }» здесь нет: ожидается { $expected }
error-game-id = её имя «{ $given }»: ожидается «{ $expected }» и чтобы такой игры ещё не было

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
error-sheet-cell_on = «{ $given }», место { $seat } на место { $on }: такой клетки нет, ожидается { $expected } у мест от 0 до { $last }
error-sheet-orientation = «{ $given }»: так запись не кладут, ожидается { $expected }
error-sheet-seat = места { $seat } в этой записи нет: ожидается от 0 до { $last }
error-sheet-results = итогов { $count }, а игроков { $players }
error-sheet-players = запись на число игроков { $players } не рисуется: ожидается 3 или 4
