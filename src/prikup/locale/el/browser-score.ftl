### Οι σελίδες του γράφοντος.

score-title = Κιτάπια
score-lead = Για παιχνίδι με πραγματικά φύλλα: περνάτε κάθε διανομή, κι οι αριθμοί γράφονται και εξηγούνται.
score-kept = Σε αυτή τη συσκευή
score-fresh = Νέο κιτάπι
score-open-file = Άνοιγμα καταγραφής
score-away-file = Χωρίς σύνδεση. Μια γραμμένη καταγραφή διαβάζεται μόλις απαντήσει ο διακομιστής.
score-bad-file = { $name }: δεν είναι καταγραφή διανομών που περάστηκαν με το χέρι.
score-sheets = Κιτάπια
score-deal-count = { $n ->
    [one] { $n } διανομή
   *[other] { $n } διανομές
}
score-remove = Διαγραφή
score-remove-sure = Οριστική διαγραφή;
score-player = Παίκτης { $n }
score-twice = Δύο παίκτες έχουν το ίδιο όνομα.
score-own = Δικοί μας κανόνες
score-as-before = Όπως την προηγούμενη φορά
score-own-note = Έτοιμοι κανόνες και σε τι διαφέρετε, όπως «{ $text }».
score-first-dealer = Μοιράζει πρώτος
score-begin = Αρχή
score-missing = Σε αυτή τη συσκευή δεν υπάρχει τέτοιο κιτάπι.
score-not-kept = Αυτός ο φυλλομετρητής δεν αφήνει τη σελίδα να φυλάξει τίποτα: τυπώστε ή αποθηκεύστε το κιτάπι προτού το κλείσετε.
score-away = Χωρίς σύνδεση. Όσα περνάτε φυλάσσονται εδώ· οι αριθμοί ακολουθούν μόλις απαντήσει ο διακομιστής.
score-away-watch = Χωρίς σύνδεση. Το κιτάπι φαίνεται όπως ήταν.
score-undo = Αναίρεση
score-redo = Ξανά
score-stale = { $n ->
    [one] Το κιτάπι μετά από { $n } διανομή· τα υπόλοιπα ακολουθούν.
   *[other] Το κιτάπι μετά από { $n } διανομές· τα υπόλοιπα ακολουθούν.
}

## Περνιέται μια διανομή

entry-deal = Διανομή { $n }
    .of = Διανομή { $n } από { $last }
entry-deals = { $who } μοιράζει
entry-rests = { $who } μοιράζει και δεν παίζει
entry-correct = Διανομή { $n }, διορθωμένη
entry-insert = Διανομή που μπαίνει πριν από τη διανομή { $n }
entry-who = Ποιος παίζει;
entry-what = Τι παίζει { $who };
entry-defence = Τι είπε η άμυνα;
entry-tricks = Μπάζες { NAME($who, case: "at") }
entry-talon = Φύλλα του τζόγου
entry-talon-note = Δύο φύλλα, αν φέρνουν κάτι στον dealer
entry-ready = Να γραφτεί;
entry-minutes = Λεπτά που παίχτηκαν
    .of = από { $minutes }
    .why = Λεπτά που παίχτηκαν ως τώρα· η παρτίδα τελειώνει μετά τη διανομή στην οποία θα γίνουν { $minutes }
entry-write = Γράψιμο
entry-written = Γράφτηκε: { $title }
entry-write-first = Απαντήστε πρώτα: { $question }
entry-left = { $n ->
    [0] Δεν μένουν άλλες μπάζες
    [one] Μένει μόνο { $n } μπάζα
   *[other] Μένουν μόνο { $n } μπάζες
}
entry-least = Τουλάχιστον { $n }: οι άλλοι δεν παίρνουν όλες τις υπόλοιπες
entry-cancel = Άκυρο
entry-back-to = Αλλαγή: { $what }
entry-taken = πήρε { $n }
entry-over = Η παρτίδα τελείωσε.
entry-ended = Η παρτίδα τελείωσε με συμφωνία.
entry-no-form = Διανομές περνιούνται μόλις απαντήσει ο διακομιστής.
entry-points = Πόντοι φύλλων
entry-of-all = { $n } από { $all }
entry-other-bid = Άλλη δήλωση
entry-take = Εντάξει
entry-lacks = Μένει να ειπωθεί: { $what }

## Οι διανομές που γράφτηκαν

deals-title = Διανομές
deals-empty = Δεν έχει γραφτεί τίποτα ακόμη.
deals-follow = οι αριθμοί ακολουθούν
deals-waits = περιμένει να διορθωθεί η παραπάνω διανομή
deals-tap = Πατήστε μια διανομή για να τη διορθώσετε ή να τη σβήσετε.
deals-edit = Διόρθωση
deals-insert = Προσθήκη διανομής πριν
deals-remove = Διαγραφή
deals-open = Διανομή { $n }: διόρθωση, διαγραφή
deals-mend = Διόρθωση της διανομής { $n }

## Πόντοι που δίνει ένας παίκτης

aid-title = Βοήθεια
aid-write = Γράψιμο της βοήθειας
aid-left = μένουν { $n }
aid-to = { NAME($who, case: "to") }
aid-less = Ένας πόντος λιγότερος { NAME($who, case: "to") }
aid-more = Ένας πόντος περισσότερος { NAME($who, case: "to") }

## Η εκκαθάριση

end-title = Εκκαθάριση
end-so-far = Αν τελείωνε τώρα
end-end = Τέλος της παρτίδας εδώ
end-go-on = Τελικά συνεχίζουμε
end-pays = Ποιος πληρώνει ποιον
end-even = Κανείς δεν χρωστά τίποτα.
end-steps = Πώς βγαίνει

## Εκτύπωση, αρχεία, σύνδεσμος

share-title = Εκτύπωση, αποθήκευση, κοινοποίηση
share-print = Εκτύπωση ή PDF
share-svg = Εικόνα, SVG
share-png = Εικόνα, PNG
share-record = Καταγραφή
share-watch = Να το βλέπουν κι άλλοι
share-link = Όποιος έχει αυτόν τον σύνδεσμο βλέπει το κιτάπι όπως γράφεται:
share-withdraw = Να μη φαίνεται πια
share-withdraw-sure = Να καταργηθεί ο σύνδεσμος;
share-copy = Αντιγραφή του συνδέσμου
share-no-png = Αυτός ο φυλλομετρητής δεν μπόρεσε να σχεδιάσει την εικόνα.

watch-title = Κιτάπι, όπως γράφεται
watch-missing = Δεν υπάρχει τέτοιο κιτάπι.
watch-withdrawn = Αυτό το κιτάπι δεν φαίνεται πια.
