### Карты, игры, слова вслух, числа с их существительными. Свои слова игры лежат в её файле.

joint-list = ,{" "}
joint-group = ;{" "}
joint-sentence = .{" "}
joint-name = :{" "}

rank-A = Т
rank-K = К
rank-Q = Д
rank-J = В
rank-T = 10
rank-9 = 9
rank-8 = 8
rank-7 = 7

contract-NT = { $level } БК

## Слова

call-pass = пас
call-hold = здесь
call-misere = мизер
call-misere-hand = мизер без прикупа
call-9-hand = девять без прикупа
call-raspasy = распасы
call-blind = втёмную
call-look = смотрю
call-whist = вист
call-half = полвиста
call-open = в светлую
call-closed = в тёмную
call-concede = уход без розыгрыша
call-throw = прикуп брошен
call-keep = никому
call-yes = принимаю
call-no = играем
call-withdraw = снимаю

## Числа

count-cards = { $n ->
    [one] { $n } карта
    [few] { $n } карты
   *[many] { $n } карт
    [other] { $n } карты
}
count-tricks = { $n ->
    [one] { $n } взятка
    [few] { $n } взятки
   *[many] { $n } взяток
    [other] { $n } взятки
}
count-points = { $n ->
    [one] { $n } очко
    [few] { $n } очка
   *[many] { $n } очков
    [other] { $n } очка
}
count-changes = { $n ->
    [one] { $n } изменение
    [few] { $n } изменения
   *[many] { $n } изменений
    [other] { $n } изменения
}
