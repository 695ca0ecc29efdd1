### Η πρέφα στο τραπέζι του φυλλομετρητή.

prefa-size-start_pot = κάσα { $value }
    .title = Κάσα
    .note = Με όσα αρχίζει ο καθένας· με 10 η παρτίδα είναι σύντομη
prefa-badge-undeclared = οι πολλές
    .note = Πάρτε όσο λιγότερες μπάζες γίνεται
prefa-column-pot = κάσα
prefa-column-till = κοινή κάσα
prefa-talon-closed = Τζόγος, δύο κλειστά φύλλα
prefa-table-talon = Τζόγος
prefa-seat-rests = τεμπέλης

prefa-turn-defend = Παίζω ή πάσο;
    .theirs = { $who }: παίζω ή πάσο
prefa-turn-along = Παίρνετε τον άλλον μαζί;
prefa-turn-decide = Μόνος ή μαζί;

prefa-sure-concede = Σολάρετε το παιχνίδι;
prefa-note-out = μένετε έξω
prefa-note-each-tricks = οφείλετε { $tricks }, { SIGNED($each) } η μπάζα
prefa-note-each-missing-tricks = οφείλετε { $tricks }, { SIGNED($each) } η μπάζα
    αν λείψει μία, −{ $missing }

prefa-log-take = { $me ->
    [who] παίρνετε τον τζόγο
   *[none] παίρνει τον τζόγο
}

prefa-outcome-undeclared = Πάσο όλοι.
prefa-entry-chips = { $me ->
    [who] { $on } σας πληρώνει { prefa-chips }
    [on] Πληρώνετε { prefa-chips }, παίρνει { $who }
   *[none] { $on } πληρώνει { prefa-chips }, παίρνει { $who }
}
prefa-chips = { $amount ->
    [one] { $amount } καπίκι
   *[other] { $amount } καπίκια
}
prefa-cause-made = η αγορά βγήκε
prefa-cause-failed = η αγορά δεν βγήκε
prefa-cause-overflow = από άλλη κάσα
prefa-cause-trick = μπάζες
prefa-cause-short = λείπουν μπάζες
prefa-cause-partner = στον συμπαίκτη
prefa-cause-aces = τέσσερις άσοι
prefa-cause-polles = οι πολλές

prefa-coach-auction = Η ψηλότερη [bid|δήλωση] παίζει μόνη. Ο πρώτος την κρατά με «έχω», οι άλλοι ανεβαίνουν.
prefa-coach-auction_rounds = Κάθε [bid|δήλωση] είναι ένα σκαλί πιο ψηλά· από την τέταρτη φορά και πέρα κρατιέται με «έχω».
prefa-coach-discard = Τα δύο φύλλα του τζόγου είναι δικά σας, δεν τα είδε κανείς. Βγάλτε δύο σκάρτα.
prefa-coach-name = Δηλώστε τι θα παίξετε, όχι κάτω από τη δήλωσή σας. Κάθε [trick|μπάζα] που λείπει κοστίζει.
prefa-coach-defend = Παίζω: οφείλετε τις [trick|μπάζες] σας και πληρώνεστε για καθεμία. Πάσο: δεν χάνετε τίποτα.
prefa-coach-declarer = Πάρτε όσες μπάζες δηλώσατε. Ακολουθήστε το χρώμα· αν δεν το έχετε, παίξτε [trump|ατού].
prefa-coach-against = Πάρτε τις μπάζες που οφείλετε. Ακολουθήστε το χρώμα· αν δεν το έχετε, παίξτε [trump|ατού].
prefa-coach-dropped = Μείνατε έξω: τα φύλλα σας μένουν κλειστά ως το τέλος της διανομής.
prefa-coach-all_pass = Όλοι για τον εαυτό τους, χωρίς [trump|ατού]. Όσες [trick|μπάζες] έχετε παραπάνω, στην κάσα σας.
prefa-coach-rest = Με τέσσερις, ο dealer είναι ο [resting|τεμπέλης]: παίζουν οι άλλοι.

prefa-keys-1 = παίζω ή πάσο
    .keys = I  O
prefa-keys-2 = μόνος, ή και οι δύο: μαζί με τον άλλον
    .keys = A  B
prefa-keys-3 = έχω: επανάληψη της ψηλότερης δήλωσης
    .keys = H
prefa-keys-4 = αναγγελία τεσσάρων άσων
    .keys = A
prefa-keys-5 = άμα μείνουν
    .keys = R
prefa-keys-6 = σολάρισμα: δύο φορές
    .keys = Z
