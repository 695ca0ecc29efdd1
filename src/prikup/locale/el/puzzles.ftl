### Η σελίδα των προβλημάτων και κάθε πρόβλημα στην τσόχα.

puzzles-title = Προβλήματα
puzzles-all = Όλα τα προβλήματα
puzzles-lead = Όλα τα φύλλα είναι ανοιχτά. Βρείτε τη λύση· η άλλη πλευρά απαντά όσο καλύτερα γίνεται, και κάθε ισάξιο φύλλο μετράει.
puzzles-lead-mine = Στιγμές από τις δικές σας διανομές, με όσα μπορούσατε να ξέρετε τότε. Βρείτε την καλύτερη επιλογή.
puzzles-none = Δεν υπάρχει τέτοιο πρόβλημα.
puzzles-number = Πρόβλημα { $id }
puzzles-daily = Το πρόβλημα της ημέρας
puzzles-begin = Αρχή
puzzles-go-on = Συνέχεια
puzzles-streak = { $n ->
    [0] Καμία μέρα στη σειρά ακόμη
    [one] { $n } μέρα στη σειρά
   *[other] { $n } μέρες στη σειρά
}
puzzles-filter = Ποια προβλήματα
puzzles-game = Παιχνίδι
puzzles-kind = Θέμα
puzzles-level = Δυσκολία
puzzles-motif = Ιδέα
puzzles-motif-marriage = Δηλώστε γάμο
puzzles-motif-draw = Τραβήξτε τα ατού
puzzles-motif-keep = Κρατήστε τα ατού
puzzles-motif-duck = Αφήστε την μπάζα
puzzles-motif-take = Πάρτε την μπάζα
puzzles-any = Όλα
puzzles-count = λύθηκαν { $solved } από { $n }
puzzles-done = λύθηκε
puzzles-more = Περισσότερα
puzzles-difficulty = Δυσκολία { $n } από 5
puzzles-kind-catch = Πιάστε τη μιζέρια
puzzles-kind-clean = Καθαρή μιζέρια
puzzles-kind-make = Βγάλτε την αγορά
puzzles-kind-hold = Κρατήστε την αγορά
puzzles-kind-score = Κάντε τους πόντους
puzzles-kind-stop = Κόψτε τους πόντους
puzzles-kind-discard = Τα σκάρτα
puzzles-kind-whist = Ουίστ ή πάσο
puzzles-kind-classic = Κλασικά
puzzles-kind-mine = Τα λάθη μου
puzzles-task-catch = Παίζετε και για τους δύο αμυνόμενους. Πιάστε τη μιζέρια: δώστε στον τζογαδόρο { $n ->
    [one] μία μπάζα.
   *[other] τουλάχιστον { $n } μπάζες.
}
puzzles-task-clean = Παίζετε μιζέρια. { $n ->
    [0] Μην πάρετε καμία μπάζα.
    [one] Πάρτε το πολύ { $n } μπάζα.
   *[other] Πάρτε το πολύ { $n } μπάζες.
}
puzzles-task-make = Παίζετε { $contract }. Πάρτε συνολικά { $n ->
    [one] { $n } μπάζα.
   *[other] { $n } μπάζες.
}
puzzles-task-hold = Παίζετε και για τους δύο αμυνόμενους απέναντι σε { $contract }. Αφήστε στον τζογαδόρο συνολικά { $n ->
    [one] { $n } μπάζα.
   *[other] { $n } μπάζες.
}
puzzles-task-score = Παίζετε { $contract }. Κάντε συνολικά τουλάχιστον { $n ->
    [one] { $n } πόντο.
   *[other] { $n } πόντους.
}
puzzles-task-stop = Παίζετε και τους δύο αντιπάλους απέναντι σε { $contract }. Για τον τζογαδόρο το πολύ { $n ->
    [one] { $n } πόντο.
   *[other] { $n } πόντους.
}
puzzles-task-discard = Παίζετε { $contract }. Βγάλτε δύο σκάρτα ώστε να πάρετε { $n ->
    [one] { $n } μπάζα.
   *[other] { $n } μπάζες.
}
puzzles-task-discard-misere = Παίζετε μιζέρια. Βγάλτε δύο σκάρτα ώστε να πάρετε { $n ->
    [0] καμία μπάζα.
    [one] το πολύ { $n } μπάζα.
   *[other] το πολύ { $n } μπάζες.
}
puzzles-task-whist = Παίζεται { $contract }· όποιος λέει ουίστ θέλει να κρατήσει τον τζογαδόρο σε { $n ->
    [one] { $n } μπάζα.
   *[other] { $n } μπάζες.
} Ουίστ ή πάσο;
puzzles-open = Όλα τα φύλλα είναι ανοιχτά. Η άλλη πλευρά παίζει όσο καλύτερα γίνεται.
puzzles-wrong = Όχι αυτό. Δοκιμάστε ξανά.
puzzles-caused = Όχι αυτό. { $why } Δοκιμάστε ξανά.
puzzles-refuted = Όχι αυτό: τότε ο τζογαδόρος παίρνει συνολικά { $n }, με { $line }. Δοκιμάστε ξανά.
puzzles-refuted-points = Όχι αυτό: τότε ο τζογαδόρος κάνει συνολικά { $n ->
    [one] { $n } πόντο,
   *[other] { $n } πόντους,
} με { $line }. Δοκιμάστε ξανά.
puzzles-caused-points = Όχι αυτό: τότε ο τζογαδόρος κάνει συνολικά { $n ->
    [one] { $n } πόντο.
   *[other] { $n } πόντους.
} { $why } Δοκιμάστε ξανά.
puzzles-right = Σωστά. Συνεχίστε.
puzzles-solved = Λύθηκε!
puzzles-solution = Η λύση αρχίζει με { $line }
puzzles-line = Μία λύση
puzzles-why = Τι το διαψεύδει
puzzles-source = Πηγή: { $source }
puzzles-from-bots = διανομή που έπαιξαν bots
puzzles-from-preferanser = Preferanser, διανομή { $n }
puzzles-from-skuratov = Ο. Σκουράτοφ, «Πρεφεράνς: ιστορία, στρατηγική, τακτική», παράδειγμα { $n }
puzzles-from-lesnoy = Ντ. Λεσνόι, «Ρωσικό πρεφεράνς», αρ. { $n }
puzzles-from-shavlyugin = Ε. Σαβλιούγκιν, πρόβλημα { $n }
puzzles-from-jpref-misere = JPref, μιζέρια { $n }
puzzles-from-jpref-contract = JPref, αγορά { $n }
puzzles-again = Από την αρχή
puzzles-show = Δείτε τη λύση
puzzles-pause = Παύση
puzzles-play-on = Συνέχιση
puzzles-step = Επόμενο φύλλο
puzzles-next = Επόμενο πρόβλημα
puzzles-called-kovalevskaya = Η μιζέρια της Κοβαλέφσκαγια { $n }
puzzles-called-lasker = Η μιζέρια του Λάσκερ { $n }
puzzles-called-de-gaulle = Η μιζέρια του Ντε Γκωλ
puzzles-called-skuratov = Πρόβλημα { $n } του Σκουράτοφ
puzzles-called-lesnoy = Πρόβλημα { $n } του Λεσνόι
puzzles-called-etude = Σπουδή JPref { $n }
puzzles-called-mine = Διανομή { $n }, { $trick ->
    [0] πριν από το παίξιμο
   *[other] μπάζα { $trick }
}
puzzles-called-jpref = Πρόβλημα { $n } του JPref
puzzles-called-shavlyugin = Πρόβλημα { $n } του Σαβλιούγκιν
error-not_found-puzzle = δεν υπάρχει τέτοιο πρόβλημα
