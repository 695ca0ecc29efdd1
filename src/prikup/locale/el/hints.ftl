### Η υπόδειξη: οι επιλογές με ό,τι αναμένεται από αυτές, και όσα συνηγορούν για την πρώτη.

hint-title = Υπόδειξη
hint-off = Κλείσιμο της υπόδειξης
hint-thinking = Σκέφτομαι…
hint-measure-whists = αναμενόμενα ουίστ
    .short = ουίστ
hint-measure-chips = αναμενόμενα καπίκια
    .short = καπίκια
hint-measure-points = πόντοι έναντι των άλλων
    .short = πόντοι
hint-measure-caught = μπάζες του τζογαδόρου
    .short = μπάζες
hint-measure-made = πιθανότητα να βγει η αγορά
    .short = πιθανότητα
hint-void = { $who }: χωρίς { $suit } πια
hint-trumps = { $n ->
    [0] δεν μένουν ατού έξω
    [one] μένει έξω { $n } ατού
   *[other] μένουν έξω { $n } ατού
}
hint-master = { $card }: το ψηλότερο που μένει σε { $suit }
hint-above = μένει ακόμη έξω: { $card }
hint-needs = { $me ->
    [who] για την αγορά θέλετε ακόμη { $n }
   *[none] { $who }: για την αγορά θέλει ακόμη { $n }
}
hint-open = όλα τα φύλλα είναι γνωστά
hint-aces = { $n ->
    [0] κανένας άσος στο χέρι
    [one] { $n } άσος στο χέρι
   *[other] { $n } άσοι στο χέρι
}
hint-longest = { $suit }: { $n } στο χέρι
hint-least = μια δήλωση τώρα θέλει τουλάχιστον { $n } μπάζες
hint-unseen = δεν έχετε δει ακόμη τα φύλλα σας
hint-pool = { $who }: { $n } στην πούλια, κανείς δεν έχει λιγότερα
hint-surrenders = κάθε τρίτη παράδοση κοστίζει 120 πόντους, άρα η καθεμία μετρά 40· αυτή θα ήταν η { $n }η
hint-for-all = Σε αυτό το τραπέζι υπόδειξη μπορεί να ζητήσει ο καθένας.
# Γιατί προτείνεται η πρώτη επιλογή: μία πρόταση.
cause-forced = Δεν υπάρχει άλλη επιλογή.
cause-any = { $of ->
    [1] Όποιο φύλλο κι αν παιχτεί, το αποτέλεσμα είναι το ίδιο.
   *[other] Όποιο φύλλο κι αν παιχτεί, το αποτέλεσμα είναι το ίδιο και στις { $of } μοιρασιές.
}
    .sampled = Όποιο φύλλο κι αν παιχτεί, το αποτέλεσμα είναι το ίδιο και στις { $of } μοιρασιές που δοκιμάστηκαν.
cause-alike = Καμία επιλογή δεν φάνηκε καλύτερη.
cause-give-up-next = Το ίδιο κάνει: το φθηνότερο είναι μετά να παραδώσετε τη διανομή.
cause-better = { $worse ->
    [0] { $every ->
        [yes] Καλύτερο από { $than } σε όλες τις { $of } μοιρασιές.
       *[no] Καλύτερο από { $than } σε { $n } από { $of } μοιρασιές, στις άλλες ίδιο.
    }
   *[other] Καλύτερο από { $than } σε { $n } από { $of } μοιρασιές, χειρότερο σε { $worse }.
}
    .sampled = { $worse ->
        [0] { $n ->
            [100] Καλύτερο από { $than } { cause-in-layouts }.
           *[other] Καλύτερο από { $than } σε περίπου { $n } από { $of } μοιρασιές, σχεδόν ποτέ χειρότερο.
        }
       *[other] Καλύτερο από { $than } σε περίπου { $n } από { $of } μοιρασιές, χειρότερο σε { $worse }.
    }
cause-seldom = Καλύτερο από { $than } σε { $n } από { $of } μοιρασιές, χειρότερο σε { $worse }, αλλά κατά λιγότερο.
    .sampled = Καλύτερο από { $than } σε περίπου { $n } από { $of } μοιρασιές, χειρότερο σε { $worse }, αλλά κατά λιγότερο.
cause-if-card = Καλύτερο από { $than }, αν { $card } έχει { $who }: { $n } από { $of } μοιρασιές.
    .sampled = Καλύτερο από { $than }, αν { $card } έχει { $who }: περίπου { $n } από { $of } μοιρασιές.
cause-if-void = Καλύτερο από { $than }, αν δεν έχει { $suit }: { $who } ({ $n } από { $of } μοιρασιές).
    .sampled = Καλύτερο από { $than }, αν δεν έχει { $suit }: { $who } (περίπου { $n } από { $of } μοιρασιές).
cause-both-win = { $card } και { $than } παίρνουν και τα δύο την μπάζα: κρατήστε { $than }.
cause-both-lose = Ούτε { $card } ούτε { $than } παίρνουν την μπάζα: κρατήστε { $than }.
cause-cannot-win = { $than } δεν παίρνει την μπάζα: αρκεί ένα χαμηλότερο φύλλο.
cause-too-high = Την μπάζα την παίρνει και ένα χαμηλότερο φύλλο: κρατήστε { $than }.
cause-unload = { $card } δεν παίρνει την μπάζα: ξεφορτωθείτε το.
cause-guard = Κρατήστε { $than }: χωρίς αυτό μπορεί να πέσει { $card }.
cause-ruffed-if = Αν δεν έχει { $suit } ({ $who }), μπορεί να κόψει { $than }.
cause-beaten = { $who } μπορεί να πάρει { $than }, όχι όμως { $card }.
    .possible = { $who } μπορεί να έχει φύλλο που παίρνει { $than }, όχι όμως { $card }.
cause-over-ruff = { $who } μπορεί να κόψει πάνω από { $than }: κόψτε με { $card }.
cause-take = { $card } παίρνει την μπάζα, { $than } τη χάνει.
    .possible = { $than } μπορεί να χάσει μπάζα που παίρνει { $card }.
cause-duck = Αφήστε αυτή την μπάζα: { $than } αξίζει περισσότερο αργότερα.
cause-avoid = { $than } παίρνει την μπάζα, { $card } όχι.
    .possible = { $than } μπορεί να πάρει μπάζα που δεν παίρνει { $card }.
cause-cheap = Μετά από { $than }, { $who } μπορεί να πάρει με μικρότερο φύλλο.
cause-draw-first = Πρώτα τα ατού: χωρίς τα ατού των αντιπάλων { $than } θα έκανε το ίδιο.
cause-cash = Παίξτε { $card } όσο μπορεί να έχει { $suit }: { $who }.
cause-gives-lead = { $than } δίνει το πρώτο φύλλο: { $who }.
    .possible = { $than } μπορεί να δώσει το πρώτο φύλλο: { $who }.
cause-throw-in = Επιδιώξτε να δώσετε το πρώτο φύλλο: { $who }. Αλλού αξίζει λιγότερο.
cause-to-partner = Επιδιώξτε να δώσετε το πρώτο φύλλο: { $who }. Αλλού αξίζει λιγότερο.
cause-keep-lead = { $card } κρατά το πρώτο φύλλο: χωρίς αυτό δεν είναι καλύτερο από { $than }.
    .possible = { $card } μπορεί να κρατήσει το πρώτο φύλλο: χωρίς αυτό δεν είναι καλύτερο από { $than }.
cause-runs-into = { $than } πέφτει πάνω σε { $card }: μπορεί να το έχει { $who }.
    .known = { $than } πέφτει πάνω σε { $card }: το έχει { $who }.
cause-partner-has = { $who } μπορεί να έχει { $card }: παίξτε προς αυτό.
    .known = { $who } έχει { $card }: παίξτε προς αυτό.
cause-drive-out = Βγάλτε { $card }: μπορεί να το έχει { $who }.
    .known = Βγάλτε { $card }: το έχει { $who }.
cause-catch = Κυνηγήστε { $card }: μπορεί να το έχει { $who }.
    .known = Κυνηγήστε { $card }: το έχει { $who }.
cause-hole = Πιάνεται { $card }: μπορεί να το έχει { $who }.
    .known = Πιάνεται { $card }: το έχει { $who }.
cause-can-take = { $card } μπορεί να πάρει αυτή την μπάζα, { $than } όχι.
cause-partner-wins = Την μπάζα την έχει { $who }: κρατήστε { $than }.
cause-drives-suit = Παίξτε { $suit }: βγάλτε τα μεγάλα που μπορεί να έχει { $who }.
cause-hole-in = { $who } μπορεί να πιαστεί στα { $suit }.
cause-opens = { $than } ανοίγει { $suit }, όπου μπορεί να έχει μεγάλα { $who }.
cause-to-strength = Παίξτε { $suit }: εκεί μπορεί να έχει μεγάλα { $who }.
cause-ruffs = Όλα είναι στα κοψίματα: χωρίς ατού { $than } θα έκανε το ίδιο.
cause-trumps-first = Πρώτα τα ατού: αν δεν έκοβε κανείς, { $than } θα έκανε το ίδιο.
cause-trumps-later = Κρατήστε { $than } για αργότερα: χωρίς ατού θα έκανε το ίδιο τώρα.
cause-both-beaten = Ούτε { $card } ούτε { $than } κρατούν την μπάζα: κρατήστε { $than }.
cause-uppercut = { $who } μπορεί να κόψει, και το ψηλότερο κόψιμο κοστίζει ένα ατού.
cause-force = Με { $card } αναγκάζεται να κόψει: { $who }.
    .possible = Με { $card } μπορεί να αναγκαστεί να κόψει: { $who }.
cause-goes-down = Με { $than } η αγορά δεν βγαίνει.
cause-is-made = Με { $than } η αγορά βγαίνει.
cause-is-caught = Με { $than } πιάνεται η μιζέρα.
cause-is-clean = Με { $than } η μιζέρα βγαίνει καθαρή.
cause-ruffed = { $who }: χωρίς { $suit }, μπορεί να κόψει { $than }.
cause-draw = Πρώτα τα ατού. { $who }: χωρίς { $suit }, μπορεί να κόψει { $than }.
cause-open = Όλα τα φύλλα είναι γνωστά: { $than } φέρνει λιγότερα.
# The layouts of a count, in other messages.
cause-in-layouts = { $exact ->
    [yes] σε { $n } από { $of } μοιρασιές
   *[no] { $n ->
        [0] σε ελάχιστες μοιρασιές
        [100] σχεδόν σε όλες τις μοιρασιές
       *[other] { $every ->
            [yes] και στις { $of } μοιρασιές που δοκιμάστηκαν
           *[no] σε περίπου { $n } από { $of } μοιρασιές
        }
    }
}{ cause-if-both }
cause-if-both = { $both ->
    [yes] {" "}αν παίξουν και οι δύο
   *[no] {""}
}
cause-makes = Αγορά από { $than } και πάνω βγαίνει { cause-in-layouts }.
cause-worth = { $than }: αναμένονται λιγότερα.
    .whists = { $than }: αναμένονται περίπου { $n } ουίστ λιγότερα.
    .chips = { $n ->
        [one] { $than }: αναμένεται περίπου { $n } καπίκι λιγότερο.
       *[other] { $than }: αναμένονται περίπου { $n } καπίκια λιγότερα.
    }
    .points = { $n ->
        [one] { $than }: αναμένεται περίπου { $n } πόντος λιγότερος.
       *[other] { $than }: αναμένονται περίπου { $n } πόντοι λιγότεροι.
    }
# Μοιρασιές που μιλούν για μια αγορά ή ένα πέταγμα.
cause-safer = Βγαίνει { cause-in-layouts }· με { $than } σε { $worse } από { $of }.
cause-makes-more = Το { $contract } βγαίνει { cause-in-layouts }· με σκάρτα { $than } σε { $worse } από { $of }.
cause-higher = Φέρνει περισσότερα από { $than } και βγαίνει { cause-in-layouts }.
cause-made-if = { $than } βγαίνει { cause-in-layouts }.
cause-more-tricks = { $worse ->
    [0] Στο { $contract } περισσότερες μπάζες απ’ ό,τι με σκάρτα { $than } { cause-in-layouts }.
   *[other] Στο { $contract } περισσότερες μπάζες απ’ ό,τι με σκάρτα { $than } { cause-in-layouts }, λιγότερες σε { $worse }.
}
cause-more-points = { $worse ->
    [0] Περισσότεροι πόντοι από { $than } { cause-in-layouts }.
   *[other] Περισσότεροι πόντοι από { $than } { cause-in-layouts }, λιγότεροι σε { $worse }.
}
cause-takes = { $tricks ->
    [one] Η άμυνα παίρνει { $tricks } μπάζα ή παραπάνω { cause-in-layouts }.
   *[other] Η άμυνα παίρνει { $tricks } μπάζες ή παραπάνω { cause-in-layouts }.
}
cause-sure-of = { $tricks ->
    [one] Αυτό το χέρι έχει σίγουρη { $tricks } μπάζα { cause-in-layouts }.
   *[other] Αυτό το χέρι έχει σίγουρες { $tricks } μπάζες { cause-in-layouts }.
}
cause-gives-less = { $n ->
    [one] { $than } δίνει { $n } πόντο παραπάνω.
   *[other] { $than } δίνει { $n } πόντους παραπάνω.
}
cause-scores-more = { $n ->
    [one] { $card } φέρνει { $n } πόντο παραπάνω σε αυτή την μπάζα.
   *[other] { $card } φέρνει { $n } πόντους παραπάνω σε αυτή την μπάζα.
}
cause-announces = { $n ->
    [one] { $card } δηλώνει γάμο: { $n } πόντος.
   *[other] { $card } δηλώνει γάμο: { $n } πόντοι.
}
cause-gives-up = { $than } χάνει αυτή την μπάζα.
cause-loses-lead = { $than } χάνει τη σειρά να παίξει πρώτος.
cause-marriage = { $n ->
    [one] Όλα είναι στον γάμο { $suit }: { $n } πόντος.
   *[other] Όλα είναι στον γάμο { $suit }: { $n } πόντοι.
}
cause-new-trump = Όλα είναι στο νέο ατού: { $suit }.
cause-scores-less = { $n ->
    [one] { $than } φέρνει { $n } πόντο λιγότερο σε αυτή την μπάζα.
   *[other] { $than } φέρνει { $n } πόντους λιγότερους σε αυτή την μπάζα.
}
hint-or = ή { $same }
hint-more = Περισσότερα
