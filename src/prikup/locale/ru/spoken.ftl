### Карты и игры полными словами: вслух или в предложении.

suit-S = пики
    .of = пик
suit-C = трефы
    .of = треф
suit-D = бубны
    .of = бубён
suit-H = червы
    .of = червей
suit-NT = без козыря
    .of = без козыря

rank-name-A = туз
rank-name-K = король
rank-name-Q = дама
rank-name-J = валет
rank-name-T = десятка
rank-name-9 = девятка
rank-name-8 = восьмёрка
rank-name-7 = семёрка
card-name = { $rank } { $suit }

contract-name = { $level ->
    [6] шесть
    [7] семь
    [8] восемь
    [9] девять
    [10] десять
   *[other] { $level }
} { $suit }

short = без { $n ->
    [1] одной
    [2] двух
    [3] трёх
    [4] четырёх
    [5] пяти
    [6] шести
    [7] семи
    [8] восьми
    [9] девяти
    [10] десяти
   *[other] { $n }
}
