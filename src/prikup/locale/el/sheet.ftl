### Το κιτάπι κάθε παιχνιδιού. Οι λογαριασμοί και οι αιτίες ενός παιχνιδιού είναι στο δικό του αρχείο.

sheet-title = Κιτάπι
sheet-target = Στόχος { $target }
sheet-you = εσείς
sheet-balance = το κιτάπι ισοσκελίζεται
sheet-by-agreement = κατά συμφωνία
sheet-down = { $n } μέσα
sheet-missing = { $n ->
    [1] μία μπάζα
    [2] δύο μπάζες
    [3] τρεις μπάζες
    [4] τέσσερις μπάζες
    [5] πέντε μπάζες
    [6] έξι μπάζες
    [7] εφτά μπάζες
    [8] οχτώ μπάζες
    [9] εννιά μπάζες
    [10] δέκα μπάζες
   *[other] { $n } μπάζες
}
sheet-entry = { $reason }: { $where }
    .clause = { $reason }: { $where } ({ $clause })
sheet-figure = { $cell }: διανομή { $deal }, { $entries }
sheet-corrected = διορθώθηκε, ήταν: { $was }
sheet-with-clause = { $text }, άρθρο { $clause }
sheet-total = { $cell }: { $total }, διανομή { $deal }
    .wrong = { $cell }: { $total }, διανομή { $deal }, διορθώθηκε
sheet-opened = { $cell }: { $total }, στην αρχή

## Λογαριασμός χωρίς δικές του λέξεις

sheet-account = { $account }
    .on = { $account } { NAME($on, case: "on") }
    .title = { $account } { NAME($who, case: "at") }
    .title-on = { $account } { NAME($on, case: "on") }, γράφει { $who }
    .where = { SIGNED($amount) } { $account }, { $who }
    .where-on = { SIGNED($amount) } { $account } { NAME($on, case: "on") }, γράφει { $who }
