### Запись любой игры. Счета и причины игры лежат в её файле записи.

sheet-title = Запись
sheet-target = До { $target }
sheet-you = вы
sheet-balance = сумма равна нулю
sheet-by-agreement = по соглашению
sheet-down = { $n ->
    [1] без одной
    [2] без двух
    [3] без трёх
    [4] без четырёх
    [5] без пяти
    [6] без шести
    [7] без семи
    [8] без восьми
    [9] без девяти
    [10] без десяти
   *[other] без { $n }
}
sheet-missing = { $n ->
    [1] одной взятки
    [2] двух взяток
    [3] трёх взяток
    [4] четырёх взяток
    [5] пяти взяток
    [6] шести взяток
    [7] семи взяток
    [8] восьми взяток
    [9] девяти взяток
    [10] десяти взяток
    [one] { $n } взятки
    [few] { $n } взяток
   *[many] { $n } взяток
    [other] { $n } взятки
}
sheet-entry = { $reason }: { $where }
    .clause = { $reason }: { $where } (п. { $clause })
sheet-figure = { $cell } — сдача { $deal }, { $entries }
sheet-corrected = исправлено, было: { $was }
sheet-with-clause = { $text }, п. { $clause }
sheet-total = { $cell }: { $total }, сдача { $deal }
    .wrong = { $cell }: { $total }, сдача { $deal }, исправлено
sheet-opened = { $cell }: { $total }, в начале

## Счёт, у которого нет своих слов

sheet-account = { $account }
    .on = { $account } { NAME($on, case: "on") }
    .title = { $account } { NAME($who, case: "at") }
    .title-on = { $account } { NAME($on, case: "on") }, пишет { $who }
    .where = { SIGNED($amount) } { $account }, { $who }
    .where-on = { SIGNED($amount) } { $account } { NAME($on, case: "on") }, пишет { $who }
