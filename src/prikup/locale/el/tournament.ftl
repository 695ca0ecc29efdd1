### Τουρνουά: οι ίδιες διανομές για όλους. Μόνο οι σελίδες των τουρνουά τα λένε.

daily-lead = Οι ίδιες οκτώ διανομές για όλους, με τα ίδια bots, οποιαδήποτε ώρα της ημέρας. Όταν τελειώσει η ημέρα, βλέπετε πώς τις έπαιξαν οι άλλοι.
daily-today = Τουρνουά της ημέρας
daily-title = Τουρνουά, { $day }
daily-none = Κανείς δεν έπαιξε τουρνουά εκείνη την ημέρα.
daily-before = Αποτελέσματα: { $day }

tournament-title = Τουρνουά
tournament-of-day = { $game }: τουρνουά, { $day }
tournament-about = Όλοι παίρνουν τα ίδια χαρτιά και παίζουν με τα ίδια bots ({ $bot }). Το πώς έπαιξαν οι άλλοι μένει κρυφό ώσπου να κλείσει το τουρνουά· μετά συγκρίνεται κάθε διανομή.
tournament-open-until = Ανοιχτό ως { $at }.
tournament-closed-at = Έκλεισε: { $at }.
tournament-opens-at = Ανοίγει: { $at }.
tournament-count = { $n ->
    [0] Κανείς δεν τελείωσε ακόμη.
    [one] Τελείωσε { $n } παίκτης.
   *[other] Τελείωσαν { $n } παίκτες.
}
tournament-play = Παίξτε το τουρνουά
tournament-results = Αποτελέσματα
tournament-sealed = Παίξατε όλες τις διανομές. Η κατάταξη και το τι έκαναν οι άλλοι σε κάθε διανομή θα φανούν εδώ: { $at }.
tournament-rank = Είστε στη θέση { $rank } από { $of }.
tournament-link = Στείλτε αυτόν τον σύνδεσμο
tournament-how = Όλα τα χαρτιά προκύπτουν από έναν μυστικό σπόρο. Το αποτύπωμά του φαίνεται από την αρχή, οπότε ο διακομιστής δεν μπορεί να αλλάξει τα χαρτιά αργότερα· ο σπόρος φαίνεται όταν κλείσει το τουρνουά. Τότε ελέγξτε το τραπέζι σας ή χρησιμοποιήστε το prikup verify.
tournament-secret = Μυστικός σπόρος
tournament-bot-version = Bots: { $bot }, έκδοση { $version }. Σε κάθε τραπέζι απαντούν με τον ίδιο τρόπο στο ίδιο παιχνίδι.
tournament-standings = Κατάταξη
tournament-columns = Βαθμοί: πόσο πάνω από τον μέσο όρο όλων των άλλων με τα ίδια χαρτιά, μαζί και του bot.
tournament-accounts = Λογαριασμοί
tournament-guests = Επισκέπτες
tournament-place = Θέση
tournament-player = Παίκτης
tournament-set = Χαρτιά
tournament-result = Αποτέλεσμα
tournament-against-bots = Πάνω από το bot
tournament-score = Βαθμοί

announce-title = Δικό σας τουρνουά
announce-lead = Για σύλλογο ή φίλους: διαλέξτε κανόνες, διανομές και ώρες, και στείλτε τον σύνδεσμο. Κανείς δεν βλέπει πώς έπαιξαν οι άλλοι πριν κλείσει.
announce-name = Όνομα του τουρνουά
announce-deals = Αριθμός διανομών
announce-opens = Ανοίγει
announce-closes = Κλείνει
announce-send = Ανακοινώστε το
