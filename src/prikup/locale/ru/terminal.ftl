### Слова, которые есть только у стола в терминале: клавиши.

terminal-keys = ? клавиши  ⇧S запись  ⇧L взятка  ⇧T прикуп  ⇧C раздел  ⇧U назад  ⇧Q уйти
terminal-next = Enter: следующая сдача
terminal-close = Esc: назад
terminal-log = Что сказано
terminal-chosen = выбрано { $n } из 2
terminal-open = O: открыть карты, пока защита не сыграла
terminal-claim = Разделить остаток ({ $left })
terminal-claim-keys = ← → игрок  ↑ ↓ взятки  L открыть карты  Enter предложить  Esc назад
terminal-laid = карты открыты
terminal-end = Закончить партию и рассчитаться? Эта сдача не считается. Y / N
terminal-leave = Уйти из-за стола? Партия пропадёт, если она не записывается. Y / N
terminal-small = Окно слишком мало: нужно хотя бы 80 на 24

terminal-letters = йцукенгшщзфывапролдячсмить

## Список клавиш

help-move = выбрать, сыграть, сказать
    .keys = ← → ↑ ↓  Enter
help-card = сыграть карту (ранг, затем масть S C D H)
    .keys = A S, T D, 1 0 D
help-bid = заявить или назначить игру или столько очков
    .keys = 6 H, 7 N, 1 2 0
help-call = пас, вист, полвиста; H в торговле: здесь
    .keys = P  W  H
help-misere = мизер; марьяж
    .keys = M
help-look = смотреть карты или заявить втёмную
    .keys = L  B
help-open = вистовать в светлую или в тёмную
    .keys = O  C
help-concede = уйти без розыгрыша, бросить прикуп
    .keys = X  Z
help-keep = никому не отдавать очки, пересдать
    .keys = K  R
help-answer = принять предложение или играть дальше
    .keys = Y  N
help-discard = выбрать карту на снос; Enter сносит две
    .keys = Пробел
help-sheet = запись
    .keys = Shift S
help-trick = последняя взятка
    .keys = Shift L
help-talon = прикуп
    .keys = Shift T
help-hint = подсказка
    .keys = Shift H
help-claim = разделить остаток
    .keys = Shift C
help-undo = взять последнее решение назад
    .keys = Shift U
help-end = закончить партию и рассчитаться
    .keys = Shift E
help-leave = уйти из-за стола
    .keys = Shift Q
