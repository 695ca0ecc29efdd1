# The analysis board. What cannot be set up, or played on it
board-side = { $side ->
    [south] Юг
    [west] Запад
    [east] Восток
   *[aside] карты вне игры
}
error-board-game = '{ $given }' — не игра, для которой есть доска: ожидается { $expected }
error-board-rules = правила позиции: { $why }
error-board-hands = { $count ->
    [one] { $count } рука
    [few] { $count } руки
    [many] { $count } рук
   *[other] { $count } руки
}: ожидается две или три, каждая в виде пики.червы.бубны.трефы
error-board-contract = '{ $given }' — не контракт этой игры: ожидается { $expected }
error-board-declarer = разыгрывающий — место { $given }: ожидается от 0 до { $last }
error-board-leader = первый ход — место { $given }: ожидается от 0 до { $last }
error-board-pack = { $card } ({ board-side }) не из этой колоды: ожидаются карты { $ranks }
error-board-twice = { $card } встречается дважды ({ board-side }): ожидается каждая карта один раз
error-board-most = { board-side }: карт { $count }, ожидается не больше { $most }
error-board-empty = все руки пусты: ожидается от 1 до { $most } карт в каждой
error-board-cards = { board-side }: карт { $count }, ожидается { $expected }
error-board-trump = козырь задан контрактом { $contract }: другого не ожидается
error-board-won = взято раньше: '{ $given }', ожидается чисел: { $count }
error-board-won-most = взяток взято раньше: { $sum }, ожидается не больше { $most }
error-board-allpass = распасы, рук { $count }: ожидается 3
error-board-talon = карт вне игры { $count }: ожидаются 2 карты прикупа, с которых ходят
error-board-card = сыграно '{ $given }': { $why }
error-board-move = { board-side }: карту { $card } сыграть нельзя, ожидается { $legal }
error-board-over = { $card } после последней карты
error-board-tree = карты, сыгранные на доске: ожидается каждая после предыдущей
error-board-nodes = на доске опробовано слишком много карт: ожидается не больше { $most }
error-board-at = узел { $given }: ожидается от 0 до { $last }
error-board-comment = примечание, знаков { $count }: ожидается не больше { $most }
error-board-bracket = '{ $given }' без пары: ожидаются варианты в круглых скобках, примечания в фигурных
error-board-long = текст, знаков { $count }: ожидается не больше { $most }
error-board-part = '{ $given }' — не часть позиции: ожидается { $expected }
error-board-part-twice = '{ $given }' сказано дважды
error-board-number = { $part } { $given }: ожидается число
error-board-ended = все карты сыграны: решать нечего
error-board-seat = место { $given }: ожидается от 0 до { $last }
error-board-none = ни один расклад не согласуется с тем, что видно: { board-side }
error-board-reply = '{ $given }' не играет на доске: ожидается { $expected }
error-board-slow = это слишком долго считать
