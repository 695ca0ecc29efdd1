### Η ανάλυση των διανομών που παίχτηκαν: τι κόστισε κάθε απόφαση και τι ήταν τύχη. Στον φυλλομετρητή και στη γραμμή εντολών.

review-title = Ανάλυση
review-deal = Διανομή { $number }
review-figures = Καλύτερο { $best }: σε { $share } από τις 100 μοιρασιές, κατά μέσο όρο { $amount }.
review-better = { $best } είναι καλύτερο από { $played } σε { $share } από 100 μοιρασιές που ταιριάζουν με όσα ήταν γνωστά, και αξίζει κατά μέσο όρο { $amount } παραπάνω
review-amount-whists = { $n } ουίστ
review-amount-chips = { $n ->
    [one] { $n } καπίκι
   *[other] { $n } καπίκια
}
review-amount-points = { $n ->
    [one] { $n } πόντο
   *[other] { $n } πόντους
}
review-verdict-ok = κανένα λάθος
review-verdict-mistake = λάθος
review-verdict-blunder = σοβαρό λάθος
review-verdict-forced = χωρίς επιλογή
review-known = με όσα ήταν γνωστά
review-open = με ανοιχτά φύλλα
review-open-lost = Όπως ήταν τα φύλλα, στοίχισε { $amount }.
review-open-none = Όπως ήταν τα φύλλα, δεν στοίχισε τίποτα.
review-unjudged = Δεν υπάρχει τίποτα να κριθεί: είναι γνωστό μόνο το αποτέλεσμα, ούτε λόγια ούτε φύλλα
review-unjudged-deals = Δεν κρίθηκαν, γιατί είναι γνωστό μόνο το αποτέλεσμα: { $deals }
review-none = Δεν βρέθηκαν λάθη
review-count = { $n ->
    [one] { $n } λάθος
   *[other] { $n } λάθη
}
review-luck = Τύχη
review-skill = Δεξιοτεχνία
review-own = Από δικές του αποφάσεις
review-result = Αποτέλεσμα
review-adds = Τύχη και δεξιοτεχνία δίνουν μαζί το αποτέλεσμα, μετρημένο από τον μέσο όρο του τραπεζιού. Τύχη είναι ό,τι άλλαξαν τα φύλλα, δεξιοτεχνία ό,τι άλλαξαν οι αποφάσεις, με μέτρο πώς θα συνέχιζε ένα σταθερό bot.
review-less = Ένα βήμα πίσω
review-more = Ένα βήμα μπροστά
review-next = Επόμενο λάθος
review-try = { $me ->
    [who] Αποφασίζετε εσείς. Τι θα κάνατε τώρα;
   *[none] Αποφασίζει { $who }. Εσείς τι θα κάνατε;
}
review-answer = Δείτε την απάντηση
review-hands = Ανοιχτά φύλλα
    .close = Κλειστά φύλλα
review-asked = Βλέπετε ό,τι έβλεπε ο παίκτης. Απαντήστε στο τραπέζι: πατήστε ένα φύλλο ή μια δήλωση.
review-yours = Η επιλογή σας: { $what }
    .best = Η επιλογή σας: { $what }. Σωστά.
    .lost = Η επιλογή σας: { $what }. Λάθος: χάνει { $amount }.
review-best = το καλύτερο
review-equal = εξίσου καλό
review-lost = −{ $n }
review-paste = Επικολλήστε το κείμενο μιας καταγραφής
review-start = Ανάλυση
review-about = Κάθε δήλωση και κάθε φύλλο κρίνεται με όσα μπορούσε να ξέρει ο παίκτης· δίπλα φαίνεται τι ήταν καλύτερο όπως ήταν τα φύλλα.
review-thinking = Η διανομή αναλύεται…
review-all = Όλες οι διανομές
review-seat = Όπως το είδε
review-kept = Τα λάθη σας είναι στα προβλήματα
review-plot = Τύχη και δεξιοτεχνία ανά διανομή
