### Το κιτάπι και ο γράφων της ρωσικής πρέφας.

preferans-sheet-title = Κιτάπι
preferans-sheet-target = Στόχος της πούλιας { $target }
preferans-level = { $level ->
    [6] έξι
    [7] εφτά
    [8] οχτώ
    [9] εννιά
   *[10] δέκα
}

## Λογαριασμοί: τυπωμένοι, ως τίτλος ενός κελιού, ως θέση όπου γράφεται ένα ποσό

preferans-account-pool = πούλια
    .title = { $me ->
        [who] Η πούλια σας
       *[none] Πούλια { NAME($who, case: "at") }
    }
    .where = { $me ->
        [who] { SIGNED($amount) } στην πούλια σας
       *[none] { SIGNED($amount) } στην πούλια, { $who }
    }
preferans-account-hill = βουνό
    .title = { $me ->
        [who] Το βουνό σας
       *[none] Βουνό { NAME($who, case: "at") }
    }
    .where = { $me ->
        [who] { SIGNED($amount) } στο βουνό σας
       *[none] { SIGNED($amount) } στο βουνό, { $who }
    }
preferans-account-whists = { $me ->
    [on] σε εσάς
   *[none] { NAME($on, case: "on") }
}
    .title = { $me ->
        [who] Τα ουίστ σας { NAME($on, case: "on") }
        [on] Ουίστ σε εσάς, γράφει { $who }
       *[none] Ουίστ { NAME($on, case: "on") }, γράφει { $who }
    }
    .where = { $me ->
        [who] γράφετε { preferans-signed-whists } { NAME($on, case: "on") }
        [on] { $who } σας γράφει { preferans-signed-whists }
       *[none] { $who } γράφει { preferans-signed-whists } { NAME($on, case: "on") }
    }
preferans-signed-whists = { $amount ->
    [one] { SIGNED($amount) } ουίστ
   *[other] { SIGNED($amount) } ουίστ
}

## Γιατί γράφτηκε κάτι· με λεπτομέρειες όπου μετράνε οι μπάζες

preferans-reason-made = { $contract } βγήκε
preferans-reason-remiz = { $contract } { $down }
preferans-reason-consolation = παρηγοριά, { $contract } { $down }
preferans-reason-whist = μπάζες απέναντι σε { $contract }
    .detail = { $counted } απέναντι σε { $contract }
preferans-reason-half_whist = μισό ουίστ απέναντι σε { $contract }
preferans-reason-undertrick = λίγες μπάζες, ουίστ απέναντι σε { $contract }
    .detail = μείον { $missing } στα { preferans-level }
preferans-reason-misere_made = η μιζέρια βγήκε
preferans-reason-misere_caught = η μιζέρια πιάστηκε, { $tricks }
preferans-reason-raspasy = πάσο όλων, { $tricks }
preferans-reason-raspasy_zero = πάσο όλων χωρίς μπάζα
preferans-reason-raspasy_dealer = πάσο όλων, ο dealer δεν παίζει
preferans-reason-aid = αμερικάνικη βοήθεια
preferans-reason-overflow = όλες οι πούλιες είναι γεμάτες, τα υπόλοιπα βγαίνουν από το βουνό
preferans-reason-concede = εγκατάλειψη, { $contract }
preferans-reason-misdeal = λάθος μοίρασμα
preferans-reason-misdeal_card = λάθος μοίρασμα ({ preferans-misdeal-card })
preferans-reason-misdeal_count = λάθος μοίρασμα ({ preferans-misdeal-count })
preferans-reason-misdeal_talon = λάθος μοίρασμα ({ preferans-misdeal-talon })
preferans-reason-misdeal_cut = λάθος μοίρασμα ({ preferans-misdeal-cut })
preferans-reason-talon_bonus = δώρο για τον τζόγο, { $contract }
preferans-reason-talon_throw = ο τζόγος πετάχτηκε, { $contract }

## Σημάδια της εκκαθάρισης στο χαρτί

preferans-mark-pool = Η πούλια εξισώθηκε
preferans-mark-hill = Το βουνό μετρήθηκε ξανά
preferans-mark-balance = Ισοζύγιο
preferans-mark-sum = Άθροισμα των ισοζυγίων
preferans-mark-hill_part = Τι φέρνουν τα βουνά
preferans-mark-result = Αποτέλεσμα

## Γράφων: είδη διανομών, τι είπε η άμυνα, μια διανομή όπως τη λένε

preferans-kind-contract = Αγορά
preferans-kind-misere = Μιζέρια
preferans-kind-raspasy = Πάσο όλων
preferans-kind-concede = Εγκατάλειψη
preferans-kind-misdeal = Λάθος μοίρασμα
preferans-kind-talon_throw = Ο τζόγος πετάχτηκε

preferans-misdeal = Τι ήταν λάθος (προαιρετικό)
preferans-misdeal-card = φάνηκε φύλλο
preferans-misdeal-count = λάθος αριθμός φύλλων
preferans-misdeal-talon = λάθος στον τζόγο
preferans-misdeal-cut = χωρίς κόψιμο

preferans-said-whist = { $who } ουίστ
preferans-said-pass = { $who } πάσο
preferans-said-half = { $who } μισό ουίστ
preferans-said-open = { $who } ανοιχτά
preferans-said-closed = { $who } κλειστά
preferans-silent = Κανείς δεν λέει τίποτα

preferans-told-contract = { $declarer } { $contract }: πήρε { $tricks }
    .said = { $declarer } { $contract }, { $said }: πήρε { $tricks }
preferans-told-unplayed = { $declarer } { $contract }: δεν παίχτηκε
    .said = { $declarer } { $contract }, { $said }: δεν παίχτηκε
preferans-told-talon_throw = { $played }· ο τζόγος πετάχτηκε
preferans-told-misere = { $declarer }, μιζέρια: { $tricks }
preferans-told-raspasy = Πάσο όλων: { $tricks }
preferans-told-concede = { $declarer }: εγκατάλειψη, { $contract }
preferans-told-misdeal = Λάθος μοίρασμα, μοίρασε: { $dealer }
    .card = Λάθος μοίρασμα, μοίρασε: { $dealer } ({ preferans-misdeal-card })
    .count = Λάθος μοίρασμα, μοίρασε: { $dealer } ({ preferans-misdeal-count })
    .talon = Λάθος μοίρασμα, μοίρασε: { $dealer } ({ preferans-misdeal-talon })
    .cut = Λάθος μοίρασμα, μοίρασε: { $dealer } ({ preferans-misdeal-cut })

preferans-least = τουλάχιστον { preferans-level }
preferans-aid = Διανομή { $deal }: { $donor } έχει { $points } για άλλους

preferans-step-hill = Βουνό
    .text = Τα βουνά όπως είναι
preferans-step-levelled = Εξίσωση της πούλιας
    .text = Ό,τι λείπει από κάθε πούλια για τη μεγαλύτερη προστίθεται στο βουνό
preferans-step-written_off = Διαγραφή του μικρότερου βουνού
    .text = Το μικρότερο βουνό αφαιρείται από όλα
preferans-step-hill_part = Τι φέρνουν τα βουνά
    .text = Τα βουνά το ένα απέναντι στο άλλο, σε ουίστ
preferans-step-balance = Ουίστ στους άλλους, μείον τα δικά τους
    .text = Ουίστ γραμμένα στους άλλους, μείον όσα έγραψαν εκείνοι
preferans-step-result = Αποτέλεσμα
    .text = Και τα δύο μαζί
