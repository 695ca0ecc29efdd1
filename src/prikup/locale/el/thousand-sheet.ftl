### Το κιτάπι και ο γράφων των ρωσικών Χιλίων.

thousand-sheet-title = Κιτάπι
thousand-sheet-target = Ως { $target }

thousand-account-score = πόντοι
    .title = { $me ->
        [who] Οι πόντοι σας
       *[none] Πόντοι { NAME($who, case: "at") }
    }
    .where = { SIGNED($amount) }, { $who }
thousand-account-bolts = μπουλόνια
    .title = { $me ->
        [who] Τα μπουλόνια σας
       *[none] Μπουλόνια { NAME($who, case: "at") }
    }
    .where = { $me ->
        [who] { SIGNED($amount) } στα μπουλόνια σας
       *[none] { SIGNED($amount) } στα μπουλόνια, { $who }
    }
thousand-account-barrel = βαρέλι
    .title = { $me ->
        [who] Εσείς στο βαρέλι
       *[none] { $who } στο βαρέλι
    }
    .where = { $who }, { SIGNED($amount) } στις διανομές εκεί
thousand-account-falls = πτώσεις
    .title = { $me ->
        [who] Οι πτώσεις σας
       *[none] Πτώσεις { NAME($who, case: "at") }
    }
    .where = { $me ->
        [who] { SIGNED($amount) } στις πτώσεις σας
       *[none] { SIGNED($amount) }, { $who }
    }
thousand-account-surrenders = παραδόσεις
    .title = { $me ->
        [who] Οι παραδόσεις σας
       *[none] Παραδόσεις { NAME($who, case: "at") }
    }
    .where = { $me ->
        [who] { SIGNED($amount) } στις παραδόσεις σας
       *[none] { SIGNED($amount) } στις παραδόσεις, { $who }
    }

thousand-reason-made = { $contract } βγήκε
thousand-reason-failed = { $contract } δεν βγήκε
thousand-reason-cards = πόντοι φύλλων
thousand-reason-marriages = γάμοι
thousand-reason-surrender = ο τζογαδόρος παρέδωσε { $contract }
thousand-reason-surrender_cost = παράδοση, { $contract }
thousand-reason-surrenders = τρίτη παράδοση
thousand-reason-talon = πόντοι φύλλων του τζόγου
thousand-reason-talon_bonus = κανένας γάμος από τον τζόγο
thousand-reason-talon_marriages = γάμοι με φύλλο του τζόγου
thousand-reason-talon_aces = άσοι του τζόγου
thousand-reason-bolt = διανομή χωρίς πόντο
thousand-reason-bolts = ποινή για τα μπουλόνια
thousand-reason-bolts_cleared = τα μπουλόνια σβήστηκαν
thousand-reason-redeals = τρία ξαναμοιράσματα στη σειρά
thousand-reason-bottom_nines = τρία εννιάρια κάτω στη σειρά
thousand-reason-dump_truck = έπεσε στο ανατρεπόμενο
thousand-reason-barrel_up = ανέβασμα στο βαρέλι
thousand-reason-barrel_stop = στάση στο βαρέλι
thousand-reason-barrel_deal = μία διανομή στο βαρέλι
thousand-reason-barrel_fall = πτώση από το βαρέλι
thousand-reason-barrel_lost = κατέβασμα από το βαρέλι
thousand-reason-barrel_won = νίκη από το βαρέλι
thousand-reason-barrel_pushed = σπρώξιμο από το βαρέλι
thousand-reason-barrel_reset = τρίτη πτώση από το βαρέλι

thousand-kind-played = Διανομή
thousand-kind-surrender = Παράδοση
thousand-kind-redeal = Ξαναμοίρασμα

thousand-extra-marriages = Γάμοι
thousand-extra-aces = Τέσσερις άσοι
thousand-extra-last = Ποιος πήρε την τελευταία μπάζα
thousand-extra-tricks = Μπάζες
thousand-extra-trump = Το ατού που ορίστηκε
thousand-extra-blind = Δήλωση στα τυφλά
thousand-extra-talon = Φύλλα του τζόγου
    .note = Μετράνε για όποιον δεν παίζει

thousand-told-played = { $declarer } { $bid }: { $cards }
thousand-told-golden = { $declarer } { $bid }, χρυσή: { $cards }
thousand-told-blind = { $declarer } { $bid }, τυφλή: { $cards }
thousand-told-surrender = { $declarer }: παράδοση, { $bid }
thousand-told-redeal = Ξαναμοίρασμα
