### Η ρωσική πρέφα στο τραπέζι του φυλλομετρητή.

preferans-size-target = πούλια { $value }
    .title = Πούλια
    .note = Με 10 η παρτίδα είναι σύντομη, με 20 μεγάλη
preferans-badge-undeclared = πάσο όλων
    .note = [all_pass|Πάρτε όσο λιγότερες μπάζες γίνεται]
preferans-badge-plays-misere = { $me ->
    [who] Παίζετε [misere|μιζέρια]
   *[none] { $who } παίζει [misere|μιζέρια]
}
preferans-column-pool = πούλια
preferans-column-hill = βουνό
preferans-column-whists = ουίστ

preferans-turn-defend = Σειρά σας: [whist|ουίστ] ή πάσο;
    .theirs = { $who }: ουίστ ή πάσο
preferans-turn-dealer_whist = Δεν παίζετε: [whist|ουίστ] ή πάσο;
    .theirs = { $who }: ουίστ ή πάσο
preferans-turn-open = Η άμυνα [open_play|ανοιχτά] ή [closed_play|κλειστά];
    .theirs = { $who }: ανοιχτά ή κλειστά
preferans-turn-dummy = Το χέρι του πάσο να γίνει [dummy|ανοιχτό];
    .theirs = { $who }: ανοιχτά ή κλειστά
preferans-turn-look = Κοιτάζετε ή δηλώνετε [blind|στα τυφλά];
preferans-turn-aid = Η πούλια σας γέμισε: ποιος παίρνει τους [aid|πόντους];
    .theirs = { $who } δίνει πόντους

preferans-label-concede = { $n ->
    [2] χωρίς δύο
   *[other] χωρίς τρεις
}
preferans-label-dummy-open = Ανοίγω εκείνο το χέρι
preferans-panel-open-dummy = Ανοιχτό χέρι
preferans-sure-concede = Εγκαταλείπετε το παιχνίδι;
preferans-sure-throw = Παίζετε χωρίς αυτόν;

## Τι φέρνει ή τι κοστίζει μια απάντηση, γραμμή προς γραμμή: κατά τη λέξη, και κατά τους αριθμούς που υπάρχουν

preferans-note-pass = μένετε έξω
preferans-note-look = δηλώσεις όπως συνήθως
preferans-note-blind = αξίζει έξι, την περνά μόνο εφτά
preferans-note-open = παίζετε και τα δύο χέρια
    .dummy = παίζετε τα φύλλα { NAME($who, case: "at") }
preferans-note-closed = καθένας παίζει τα δικά του
preferans-note-half-whists = { $whists ->
    [one] { SIGNED($whists) } ουίστ
   *[other] { SIGNED($whists) } ουίστ
    }
    χωρίς παίξιμο
preferans-note-whist-each = { SIGNED($each) } η μπάζα
    χωρίς ρίσκο
preferans-note-whist-each-tricks = θέλει { $tricks }, { SIGNED($each) } η μπάζα
preferans-note-whist-each-missing-tricks = θέλει { $tricks }, { SIGNED($each) } η μπάζα
    ρίσκο: βουνό { SIGNED($missing) }

## Το ιστορικό

preferans-log-throw = { $me ->
    [who] πετάτε τον τζόγο
   *[none] πετά τον τζόγο
}
preferans-log-keep = { $me ->
    [who] δεν δίνετε τους πόντους: χάνονται
   *[none] δεν δίνει τους πόντους: χάνονται
}
preferans-log-concede = { $me ->
    [who] εγκαταλείπετε το παιχνίδι
   *[none] εγκαταλείπει το παιχνίδι
}
preferans-log-aid = { $me ->
    [who] δίνετε βοήθεια, { count-points } { NAME($on, case: "to") }
    [on] σας δίνει βοήθεια, { count-points }
   *[none] δίνει βοήθεια, { count-points } { NAME($on, case: "to") }
}

## Τι έγραψε μια διανομή, και γιατί

preferans-outcome-undeclared = Πάσο όλοι.
preferans-entry-whists = { $me ->
    [who] Γράφετε { preferans-whists } { NAME($on, case: "on") }
    [on] { $who } σας γράφει { preferans-whists }
   *[none] { $who } γράφει { preferans-whists } { NAME($on, case: "on") }
}
preferans-whists = { $amount ->
    [one] { $amount } ουίστ
   *[other] { $amount } ουίστ
}
preferans-cause-remiz = [remiz|μέσα]
preferans-cause-undertrick = [undertrick|το ουίστ δεν βγήκε]
preferans-cause-aid = [aid|αμερικάνικη βοήθεια]
preferans-cause-overflow = πάνω από την πούλια
preferans-cause-whist = [whists|ουίστ]
preferans-cause-half_whist = [half_whist|μισό ουίστ]
preferans-cause-consolation = [consolation|παρηγοριά]
preferans-cause-raspasy = [all_pass|πάσο όλων]
preferans-cause-raspasy_zero = [all_pass|πάσο όλων χωρίς μπάζα]
preferans-cause-raspasy_dealer = [all_pass|πάσο όλων, ο dealer]
preferans-cause-misere_made = [misere|η μιζέρια βγήκε]
preferans-cause-misere_caught = [misere|η μιζέρια πιάστηκε]
preferans-cause-concede = [without_three|εγκατάλειψη]
preferans-cause-misdeal = λάθος μοίρασμα
preferans-cause-talon_throw = ο τζόγος πετάχτηκε
preferans-cause-talon_bonus = δώρο για τον τζόγο

## Πόντοι για άλλους

preferans-give-title = Πόντοι για άλλους
preferans-give-room = χωρούν { $n }
preferans-give-less = Ένας πόντος λιγότερος
preferans-give-more = Ένας πόντος περισσότερος
preferans-give-writes = Πούλια { NAME($who, case: "at") } { SIGNED($n) }. Γράφετε { preferans-whists } { NAME($who, case: "on") }.
preferans-give-keep = Σε κανέναν: χάνονται { count-points }
preferans-give = Δώστε

## Τι παίζεται κάθε στιγμή, το πολύ με είκοσι λέξεις

preferans-coach-auction = Δηλώστε όσες [trick|μπάζες] μπορείτε. Η ψηλότερη [bid|δήλωση] παίζει μόνη και παίρνει τον [talon|τζόγο].
preferans-coach-others = Η ψηλότερη [bid|δήλωση] παίζει μόνη και παίρνει τον [talon|τζόγο]. Πάσο όλοι: κανείς δεν θέλει μπάζες.
preferans-coach-discard = Τα δύο φύλλα του [talon|τζόγου] είναι δικά σας. Βγάλτε τα δύο που σας βοηθούν λιγότερο.
preferans-coach-name = Δηλώστε τι θα παίξετε, όχι κάτω από τη δήλωσή σας. Κάθε [trick|μπάζα] που λείπει κοστίζει.
preferans-coach-whist = [whist|Ουίστ] αν η άμυνα μπορεί να πάρει τις μπάζες που οφείλει. Το [pass|πάσο] δεν κοστίζει τίποτα.
preferans-coach-open = Ανοιχτά: παίζετε και τα φύλλα του άλλου, μπροστά σε όλους. Κλειστά: καθένας τα δικά του.
preferans-coach-declarer = Πάρτε όσες μπάζες δηλώσατε. Ακολουθήστε το χρώμα· αν δεν το έχετε, παίξτε [trump|ατού].
preferans-coach-defend = Πάρτε όσες μπάζες μπορείτε. Ακολουθήστε το χρώμα· αν δεν το έχετε, παίξτε [trump|ατού].
preferans-coach-declarer_nt = Πάρτε όσες μπάζες δηλώσατε. Ακολουθήστε το χρώμα· κερδίζει το ψηλότερο φύλλο του.
preferans-coach-defend_nt = Πάρτε όσες μπάζες μπορείτε. Ακολουθήστε το χρώμα· κερδίζει το ψηλότερο φύλλο του.
preferans-coach-passer_open = Τα φύλλα σας είναι ανοιχτά, και τα παίζει [whister|όποιος είπε ουίστ].
preferans-coach-passer = Μείνατε έξω: δεν έχετε τίποτα να κάνετε ως το τέλος της διανομής.
preferans-coach-misere = [misere|Μιζέρια]: μην πάρετε καμία μπάζα. Παίζετε κάτω από τα φύλλα των άλλων όποτε μπορείτε.
preferans-coach-catch = [catch|Πιάστε] τη μιζέρια: να πάρει μπάζα ο τζογαδόρος. Τα φύλλα της άμυνας είναι ανοιχτά.
preferans-coach-catch_shown = [catch|Πιάστε] τη μιζέρια: να πάρει μπάζα ο τζογαδόρος. Δύο από τα φύλλα που είδατε έφυγαν.
preferans-coach-all_pass = [all_pass|Πάσο όλων]: καθένας για τον εαυτό του. Πάρτε λίγες [trick|μπάζες]: καθεμία κοστίζει.
preferans-coach-answer = Δεχτείτε αν οι μπάζες θα έπεφταν έτσι κι αλλιώς. Με μία άρνηση το παιχνίδι συνεχίζεται.
preferans-coach-rest = Με τέσσερις ο dealer [resting|δεν παίζει]: παίζουν οι άλλοι. Βλέπετε ό,τι είναι ανοιχτό.
preferans-coach-blind = Η [blind|τυφλή δήλωση] γίνεται προτού δείτε τα φύλλα. Αξίζει έξι και την περνά μόνο εφτά.
preferans-coach-dummy = [dummy|Ανοιχτό χέρι]: τα φύλλα του πάσο ανοίγουν και τα παίζετε κι εκείνα. Κλειστά: καθένας παίζει τα δικά του.
preferans-coach-dealer_whist = Με [whist|ουίστ] παίζετε τα ανοιχτά χέρια των δύο αμυνόμενων: οι μπάζες πληρώνονται, όσες λείπουν δεν κοστίζουν.
preferans-coach-aid = Κάθε πόντος πάει στην πούλια εκείνου του παίκτη, και γράφετε επάνω του δέκα [whists|ουίστ].

## Πλήκτρα

preferans-keys-1 = μιζέρια· ύστερα το παιχνίδι χωρίς τζόγο
    .keys = M
preferans-keys-2 = προτού δείτε τα φύλλα: κοιτάζω, ή στα τυφλά
    .keys = L  B
preferans-keys-3 = εγκατάλειψη, πέταμα του τζόγου: δύο φορές
    .keys = X  Z
preferans-keys-4 = στην αγορά χωρίς αριθμό: έχω· στην άμυνα: μισό
    .keys = H
preferans-keys-5 = ουίστ
    .keys = W
preferans-keys-6 = ανοιχτά ή κλειστά· το O ανοίγει και χωρίς ερώτηση
    .keys = O  C
preferans-keys-7 = πόντοι για άλλους: περισσότεροι, λιγότεροι, δώστε, σε κανέναν
    .keys = +  −  G  K
