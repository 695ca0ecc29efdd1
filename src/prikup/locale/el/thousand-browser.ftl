### Τα ρωσικά Χίλια στο τραπέζι του φυλλομετρητή.

thousand-size-target = ως { $value }
thousand-column-score = σκορ
thousand-talon-closed = Τζόγος, κλειστός
thousand-mark-barrel = { $n ->
    [one] στο βαρέλι, πέρασε { $n } διανομή
   *[other] στο βαρέλι, πέρασαν { $n } διανομές
}
thousand-mark-bolts = { $n ->
    [one] { $n } μπουλόνι
   *[other] { $n } μπουλόνια
}

thousand-turn-look = Κοιτάζετε ή δηλώνετε [blind|στα τυφλά];
thousand-turn-name = Δηλώστε τον στόχο σας, από τη δήλωσή σας και πάνω
    .theirs = { $who } δηλώνει τον στόχο
thousand-turn-trump = Ορίστε το [trump|ατού]
    .theirs = { $who } ορίζει το ατού

thousand-sure-surrender = Παραδίνετε τη διανομή;
thousand-note-redeal = τα φύλλα σας δίνουν το δικαίωμα
thousand-note-pass = παίζουμε
thousand-note-talon-1 = κλειστός
thousand-note-talon-2 = κλειστός
thousand-announce = Αναγγελία: { $what }
    .short = Αναγγελία

thousand-redeal-bottom_nine = το κάτω φύλλο ήταν εννιάρι
thousand-redeal-talon_nines = εννιάρια στον τζόγο
thousand-redeal-talon_points = λίγοι πόντοι στον τζόγο
thousand-redeal-hand_nines = εννιάρια σε ένα χέρι
thousand-redeal-hand_points = λίγοι πόντοι σε ένα χέρι

thousand-outcome-undeclared = Η διανομή τελείωσε.
thousand-summary-settle = Στο τελικό σκορ
thousand-entry-surrenders = { $me ->
    [who] Παραδόσεις σας: { SIGNED($amount) }
   *[none] { $who }, παραδόσεις: { SIGNED($amount) }
}
thousand-entry-barrel = { $me ->
    [who] Διανομές σας στο βαρέλι: { SIGNED($amount) }
   *[none] { $who }, διανομές στο βαρέλι: { SIGNED($amount) }
}
thousand-column-bolts = μπουλόνια
thousand-column-barrel = βαρέλι
thousand-column-falls = πτώσεις
thousand-column-surrenders = παραδόσεις
thousand-cause-made = ο στόχος βγήκε
thousand-cause-failed = ο στόχος δεν βγήκε
thousand-cause-cards = πόντοι φύλλων
thousand-cause-marriages = γάμοι
thousand-cause-surrender = παράδοση της διανομής
thousand-cause-surrender_cost = παράδοση της διανομής
thousand-cause-talon = πόντοι του τζόγου
thousand-cause-talon_bonus = κανένας γάμος στον τζόγο
thousand-cause-talon_marriages = γάμοι του τζόγου
thousand-cause-talon_aces = άσοι του τζόγου
thousand-cause-bolts = μπουλόνια
thousand-cause-bolt = ένα μπουλόνι
thousand-cause-bolts_cleared = τα μπουλόνια σβήστηκαν
thousand-cause-surrenders = τρίτη παράδοση
thousand-cause-redeals = τρία ξαναμοιράσματα
thousand-cause-bottom_nines = τρία εννιάρια κάτω
thousand-cause-dump_truck = το ανατρεπόμενο
thousand-cause-barrel_up = ανέβασμα στο βαρέλι
thousand-cause-barrel_deal = μία διανομή στο βαρέλι
thousand-cause-barrel_stop = στάση στο βαρέλι
thousand-cause-barrel_won = νίκη από το βαρέλι
thousand-cause-barrel_lost = κατέβασμα από το βαρέλι
thousand-cause-barrel_fall = πτώση από το βαρέλι
thousand-cause-barrel_pushed = σπρώξιμο από το βαρέλι
thousand-cause-barrel_reset = τρίτη πτώση

thousand-coach-auction = Δηλώστε τους πόντους που μπορείτε να κάνετε: το πολύ 120 και τους γάμους στο χέρι σας.
thousand-coach-look = Η δήλωση προτού δείτε τα φύλλα μετράει διπλά, είτε βγει είτε όχι.
thousand-coach-discard = Βγάλτε τα δύο φύλλα που σας βοηθούν λιγότερο.
thousand-coach-give = Δώστε σε κάθε αντίπαλο ένα φύλλο που σας βοηθά λίγο. Δεν το βλέπει κανείς άλλος.
thousand-coach-name = Δηλώστε τι θα κάνετε, από τη δήλωσή σας και πάνω. Η παράδοση πληρώνει τους άλλους.
thousand-coach-trump = Ορίστε το [trump|ατού] αυτής της διανομής.
thousand-coach-declarer = Μετά από μια [trick|μπάζα] παίξτε ρήγα ή ντάμα ενός ζευγαριού: ο γάμος δίνει πόντους και ορίζει το [trump|ατού].
thousand-coach-named = Μετά από μια [trick|μπάζα] παίξτε ρήγα ή ντάμα ενός ζευγαριού: ο γάμος τους δίνει πόντους.
thousand-coach-against = Μαζέψτε πόντους: άσος 11, δεκάρι 10, ρήγας 4, ντάμα 3, βαλές 2. Ακολουθήστε το χρώμα, αλλιώς [ruff|ατού].

thousand-keys-1 = δήλωση: περισσότερα, λιγότερα, την λέω
    .keys = +  −  B
thousand-keys-2 = το διαλεγμένο φύλλο: αριστερά, δεξιά, απέναντι
    .keys = L  R  O
thousand-keys-3 = αναγγελία με το επόμενο φύλλο
    .keys = Shift + 1
thousand-keys-4 = ορισμός του ατού
    .keys = S  C  D  H
thousand-keys-5 = αίτημα για νέα φύλλα
    .keys = R
thousand-keys-6 = ο πρώτος ή ο δεύτερος τζόγος
    .keys = 1  2
thousand-keys-7 = παράδοση: δύο φορές
    .keys = Z
