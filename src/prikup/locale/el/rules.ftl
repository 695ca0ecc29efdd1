### Γιατί κάτι δεν γίνεται με τους κανόνες που είναι κοινοί στα παιχνίδια.

## Οποτεδήποτε

error-turn =
    .plain = Δεν είναι σειρά σας να μιλήσετε.
error-turn-offer = μια πρόταση την κάνει ο παίκτης που τη δικαιούται, όχι η θέση { $seat }
error-turn-several = είναι σειρά για πολλές θέσεις: δώστε by= { $seats }, ποιανού είναι το «{ $given }»
error-turn-unasked =
    .plain = Τώρα δεν περιμένουμε κάτι από εσάς.
error-turn-legal = η θέση { $seat } δεν έχει σειρά τώρα: διαλέξτε μία από τις match.turns()
error-turn-bid =
    .plain = Δεν είναι σειρά σας στην αγορά.
error-phase =
    .plain = Αυτό δεν γίνεται τώρα.
error-phase-undealt = τα φύλλα δεν μοιράστηκαν ακόμη: πρώτα match.deal()
error-phase-dealt = τα φύλλα μοιράστηκαν: σειρά έχει η θέση { $seat }
error-phase-draw = πρώτα κληρώνεται ποιος μοιράζει
error-phase-deal = πρώτα μοιράζονται τα φύλλα
error-phase-result = το «{ $given }» δεν είναι εδώ αποτέλεσμα διανομής
error-phase-discard = τώρα μπαίνουν δύο φύλλα στα σκάρτα
error-phase-name = τώρα δηλώνεται αγορά από έξι έως δέκα
error-phase-play = τώρα παίζεται ένα φύλλο
error-phase-answer = η πρόταση απαντιέται με ναι ή όχι
error-over = η παρτίδα τελείωσε: τίποτα δεν δηλώνεται ούτε μοιράζεται πια
error-unknown =
    .plain = Δεν υπάρχει τέτοια απάντηση εδώ.
error-unknown-card = { $why }
error-unknown-bid =
    .plain = Δεν υπάρχει τέτοια δήλωση εδώ.
error-unknown-answer =
    .plain = Δεν υπάρχει τέτοια απάντηση εδώ.
error-unknown-division = το «{ $given }» δεν μοιράζει τις μπάζες: δώστε τις μπάζες κάθε θέσης, όπως claim 3-1-0
error-world = τα φύλλα αυτά θα είχαν μοιραστεί ξανά

## Η αγορά

error-look =
    .plain = Δείτε πρώτα τα φύλλα σας ή δηλώστε χωρίς να τα δείτε.
error-forced = ο πρώτος πρέπει να δηλώσει { $bid }
error-forced-least = ο πρώτος πρέπει να δηλώσει { $bid } ή περισσότερα
error-reply = το { $bid } δηλώνεται μόνο ως απάντηση στο { $over }
error-reply-own = με { $bid } απαντά μόνο όποιος δήλωσε { $own }
error-bound = όποιος δήλωσε { $bid } δεν κάνει άλλη δήλωση
error-bound-hold = όποιος έκανε δεσμευτική δήλωση δεν κάνει άλλη
error-first_bid = το { $bid } είναι μόνο πρώτη δήλωση ενός παίκτη
error-raise =
    .plain = Δηλώστε περισσότερα από { $high }.
error-floor = η χαμηλότερη δήλωση τώρα είναι { $floor }
error-over_blind = η χαμηλότερη δήλωση τώρα είναι { $floor }
error-cap =
    .plain = Το { $bid } είναι πολύ υψηλή δήλωση τώρα.
error-cap-hold =
    .plain = Το { $high } είναι πολύ υψηλό για να το κρατήσετε τώρα.
error-senior =
    .plain = Τώρα μόνο επαναλαμβάνετε { $high } ή λέτε πάσο.
error-senior-next =
    .plain = Τώρα μόνο επαναλαμβάνετε { $high } ή λέτε πάσο.
error-next = τώρα δηλώνεται μόνο { $bid }
error-hold = η ίση δήλωση δεν παίζεται εδώ: ανεβείτε ή πείτε πάσο
error-hold-nothing = δεν υπάρχει ακόμη δήλωση για να επαναληφθεί
error-hold-special = το { $high } δεν το επαναλαμβάνει κανείς
error-hold-first = μόνο η πρώτη δήλωση ενός γύρου επαναλαμβάνει την υψηλότερη
error-hold-last_two = από τους δύο τελευταίους επαναλαμβάνει μόνο ο προηγούμενος στη σειρά
error-hold-senior = τη δήλωση του επόμενου στη σειρά την επαναλαμβάνει μόνο ο προηγούμενος
error-hold-first_round = μια δήλωση επαναλαμβάνεται μόνο από τον δεύτερο γύρο και μετά
error-hold-again = μια δήλωση που μόλις επαναλήφθηκε δεν επαναλαμβάνεται πάλι

## Η αλλαγή φύλλων και η αγορά που δηλώνεται

error-discard_count =
    .plain = Στα σκάρτα μπαίνουν ακριβώς δύο φύλλα.
error-floor-bid = το { $contract } είναι κάτω από τη δήλωση { $floor }
error-concede = εδώ η αγορά δεν εγκαταλείπεται

## Τα φύλλα

error-not_held =
    .plain = Δεν έχετε αυτό το φύλλο.
error-follow =
    .plain = Πρέπει να ακολουθήσετε το χρώμα: { $suit }.
error-ruff =
    .plain = Δεν έχετε το χρώμα και πρέπει να παίξετε ατού: { $suit }.
error-beat =
    .plain = Μπορείτε να περάσετε το φύλλο, άρα πρέπει.
error-claim_time = οι υπόλοιπες μπάζες μοιράζονται μόνο στην αρχή μιας μπάζας
error-claim_who =
    .plain = Τώρα δεν αποφασίζετε για κανένα φύλλο.
error-claim_again = μία πρόταση σε κάθε μπάζα
error-claim_sum =
    .plain = Οι μπάζες δεν βγαίνουν: απομένουν { $left }.
error-withdraw =
    .plain = Την πρόταση την αποσύρει μόνο όποιος την έκανε.
