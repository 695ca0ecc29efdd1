### Η σελίδα ενός τραπεζιού. Όσα ρωτά και λέει κάθε τραπέζι είναι στο table.ftl, τα δικά του παιχνιδιού στα αρχεία του.
### Τα σημάδια των χρωμάτων σχεδιάζονται· το [talon|λέξη] το εξηγεί το γλωσσάρι.

felt-guest = Επισκέπτης
you-initial = Ε
dealer-sign = D
seat-empty = Ελεύθερη θέση
seat-watcher = Παρακολουθείτε
seat-away = { $n ->
    [0] λείπει
   *[other] { $n } δ. · λείπει
}
seat-substitute = παίζει bot
seat-rests = δεν παίζει
seat-open = ανοιχτά φύλλα
seat-plays-open = { $me ->
    [who] αυτά τα φύλλα τα παίζετε εσείς
    [on] τα φύλλα σας τα παίζει { $who }
   *[none] αυτά τα φύλλα τα παίζει { $who }
}
seat-shown = δείχτηκαν· δύο πάνε στα σκάρτα
bot = bot
bot-level-beginner = Αρχάριος
    .about = Δηλώνει με άσους και μακριά χρώματα και δεν μετράει τίποτα: χάνει από τους άλλους.
bot-level-rules = Έμπειρος
    .about = Παίζει με εμπειρικούς κανόνες, πιάνει μιζέριες και ψάχνει τα τελευταία φύλλα.
bot-level-search = Στοχαστής
    .about = Δοκιμάζει κάθε φύλλο σε είκοσι πιθανές μοιρασιές. Ο πιο δυνατός εδώ, έστω και για λίγο.
bot-level-random = Στην τύχη

no-trump = άχροα
watchers = παρακολουθούν: { $n }
badge-undeclared = κανείς δεν αγόρασε
badge-plays = { $me ->
    [who] Παίζετε { $what }
   *[none] { $who } παίζει { $what }
}
badge-taken = { $left ->
    [0] πήρε { $n } · βγήκε · άμυνα { $defence }
   *[other] πήρε { $n } · θέλει ακόμη { $left } · άμυνα { $defence }
}
badge-tricks = πήρε { $n } · άμυνα { $defence }
badge-none = { $n ->
    [0] καμία μπάζα ως τώρα
   *[other] δεν βγήκε: πήρε { $n }
}
    .over = { $n ->
        [0] καμία μπάζα: βγήκε
       *[other] δεν βγήκε: πήρε { $n }
    }
badge-points = { $n } από { $all } πόντους
badge-doubled = μετράει ×{ $n }

rest-hurry = Ως το τέλος της διανομής
rest-line = { $me ->
    [who] Μοιράζετε και δεν παίζετε: παίζουν οι άλλοι τρεις
   *[none] { $who } μοιράζει και δεν παίζει
}
talon-led = { $me ->
    [who] με αυτόν βγαίνετε εσείς
   *[none] με αυτόν βγαίνει: { $who }
}
talon-of = { $me ->
    [who] τον πήρατε εσείς
   *[none] τον πήρε { $who }
}
talon-closed = Τζόγος, δύο κλειστά φύλλα
talon-thrown = πετάχτηκε πίσω
talon-card-of = { $who }, από τον τζόγο
card-new = νέο
card-winning = νικά
draw-title = Η κλήρωση
draw-won = μοιράζει
card-legal = παίζεται
card-illegal = δεν παίζεται τώρα
card-chosen = διαλεγμένο
trick-none = Καμία μπάζα δεν πάρθηκε ακόμη.
trick-no = { $me ->
    [who] Μπάζα { $n }, παίζετε πρώτοι. Μόνο την τελευταία μπάζα μπορείτε να ξαναδείτε.
   *[none] Μπάζα { $n }, πρώτο φύλλο: { $who }. Μόνο την τελευταία μπάζα μπορείτε να ξαναδείτε.
}
redeal = Νέα φύλλα
    .why = Νέα φύλλα: { $why }

## Κουμπιά και τίτλοι

felt-claim = Πρόταση
felt-sheet = Κιτάπι
felt-menu = Μενού
felt-say = Πείτε κάτι
felt-say-label = Πείτε κάτι στο τραπέζι
felt-undo = Πίσω η κίνηση
felt-undo-over = Η διανομή τελείωσε.
felt-keys = Πλήκτρα
felt-calls = Αγορά
felt-tricks = Μπάζες
felt-score = { $n ->
    [0] Σκορ
    [one] Σκορ μετά από { $n } διανομή
   *[other] Σκορ μετά από { $n } διανομές
}
felt-log = Τι έγινε
felt-result = Τελικό
felt-why = Γιατί όχι
felt-coach-off = Χωρίς συμβουλές
felt-talk = Συζήτηση
felt-talk-none = Δεν ειπώθηκε τίποτα ακόμη.
phrase-hello = Γεια σας
phrase-luck = Καλή τύχη
phrase-well_played = Ωραία παίξατε
phrase-thanks = Ευχαριστώ
phrase-sorry = Συγγνώμη
phrase-moment = Μια στιγμή, παρακαλώ
phrase-good_match = Ωραία παρτίδα
phrase-goodbye = Αντίο
phrases-title = Έτοιμες φράσεις
chat-off = Όσοι γνωρίστηκαν εδώ γράφουν μόνο αν το επιτρέψουν όλοι: τώρα { $n } από { $of }.
chat-deal = Όσο παίζεται διανομή, εδώ δεν γράφει κανείς.
chat-allow = Να επιτρέπεται η συζήτηση
chat-forbid = Όχι άλλη συζήτηση
players-title = Οι άλλοι παίκτες
players-mute = Σίγαση: { $who }
players-unmute = Ακούστε ξανά: { $who }
players-block = Φραγή: { $who }
players-unblock = Τέλος φραγής: { $who }
players-block-about = Δεν το μαθαίνει. Η εύρεση τραπεζιού δεν σας βάζει μαζί, δεν βλέπετε ό,τι λέει, και δεν κάθεται σε δικά σας τραπέζια.
report-open = Αναφορά: { $who }
report-lead = Την αναφορά τη διαβάζει ο διαχειριστής. Η καταγραφή και η συζήτηση της παρτίδας φυλάσσονται.
report-reason = Λόγος
report-words = προσβολές
report-cheating = απάτη
report-leaving = φεύγει ή καθυστερεί
report-other = κάτι άλλο
report-text = Τι συνέβη
report-send = Αποστολή αναφοράς
report-sent = Η αναφορά στάλθηκε.
felt-talk-new = νέα: { $n }
felt-leave = Αποχώρηση από το τραπέζι
felt-leave-sure = Να φύγετε; Τη θέση μπορεί να την πάρει bot ή φίλος.
felt-credits = Φιγούρες: SVG-cards, LGPL
felt-proof = Έλεγχος φύλλων

## Στήλες του σκορ

column-score = σκορ
column-points = πόντοι
column-chips = καπίκια
column-pot = κάσα

## Τι έγινε, για άλλον και για όποιον διαβάζει

log-draw = { $me ->
    [who] τραβάτε { $what }
   *[none] τραβά { $what }
}
log-deals = { $me ->
    [who] αρχίζετε το μοίρασμα
   *[none] αρχίζει το μοίρασμα
}
log-look = { $me ->
    [who] βλέπετε τα φύλλα σας
   *[none] βλέπει τα φύλλα
}
log-take = { $me ->
    [who] παίρνετε τον τζόγο
   *[none] παίρνει τον τζόγο
}
log-show = { $me ->
    [who] δείχνετε { $what }
   *[none] δείχνει { $what }
}
log-discard = { $me ->
    [who] βγάζετε δύο σκάρτα
   *[none] βγάζει δύο σκάρτα
}
log-give = { $me ->
    [who] δίνετε ένα φύλλο { NAME($on, case: "to") }
    [on] σας δίνει ένα φύλλο
   *[none] δίνει ένα φύλλο { NAME($on, case: "to") }
}
log-trick = { $me ->
    [who] παίρνετε την μπάζα
   *[none] παίρνει την μπάζα
}
log-name = { $me ->
    [who] παίζετε { $what }
   *[none] παίζει { $what }
}
log-claim = { $me ->
    [who] προτείνετε { $what }
   *[none] προτείνει { $what }
}
log-lay = { $me ->
    [who] ανοίγετε τα φύλλα σας και προτείνετε { $what }
   *[none] ανοίγει τα φύλλα και προτείνει { $what }
}
log-yes = { $me ->
    [who] δέχεστε
   *[none] δέχεται
}
log-no = { $me ->
    [who] συνεχίζετε το παιχνίδι
   *[none] συνεχίζει το παιχνίδι
}
log-withdraw = { $me ->
    [who] αποσύρετε την πρόταση
   *[none] αποσύρει την πρόταση
}
log-back = { $me ->
    [who] είστε πάλι εδώ
   *[none] είναι πάλι εδώ
}
log-leave = { $me ->
    [who] φύγατε
   *[none] έφυγε
}
log-away = { $me ->
    [who] λείπετε
   *[none] λείπει
}
log-unopened = { $me ->
    [who] δεν ανοίξατε τον σπόρο σας: η διανομή έγινε χωρίς αυτόν
   *[none] δεν άνοιξε τον σπόρο: η διανομή έγινε χωρίς αυτόν
}
log-wait = { $me ->
    [who] περιμένετε
   *[none] περιμένει
}
log-bot = { $me ->
    [who] λείπετε: παίζει bot
   *[none] λείπει: παίζει bot
}
log-late = { $me ->
    [who] χάσατε τον χρόνο: παίζει bot
   *[none] έχασε τον χρόνο: παίζει bot
}
log-start = Η παρτίδα αρχίζει
log-rules = { $me ->
    [who] αλλάζετε τους κανόνες
   *[none] αλλάζει τους κανόνες
}
log-undo = { $me ->
    [who] παίρνετε πίσω την κίνηση
   *[none] παίρνει πίσω την κίνηση
}
log-ask-undo = { $me ->
    [who] ζητάτε να πάρετε πίσω την κίνηση
   *[none] ζητά να πάρει πίσω την κίνηση
}
log-yes-undo = { $me ->
    [who] δέχεστε να γυρίσει η κίνηση
   *[none] δέχεται να γυρίσει η κίνηση
}
log-no-undo = { $me ->
    [who] δεν δέχεστε να γυρίσει η κίνηση
   *[none] δεν δέχεται να γυρίσει η κίνηση
}
log-withdraw-undo = { $me ->
    [who] δεν ζητάτε πια να πάρετε πίσω την κίνηση
   *[none] δεν ζητά πια να πάρει πίσω την κίνηση
}
log-end = { $me ->
    [who] τελειώνετε την παρτίδα, όπως συμφωνήθηκε
   *[none] τελειώνει την παρτίδα, όπως συμφωνήθηκε
}
log-time = Ο χρόνος τελείωσε
log-full = Το τραπέζι έπαιξε όσες διανομές επιτρέπονται: η παρτίδα εκκαθαρίζεται
log-closed = Το τουρνουά έκλεισε: η παρτίδα λογαριάζεται όπως είναι
log-ask-end = { $me ->
    [who] ζητάτε να τελειώσει η παρτίδα
   *[none] ζητά να τελειώσει η παρτίδα
}
log-yes-end = { $me ->
    [who] δέχεστε να τελειώσει
   *[none] δέχεται να τελειώσει
}
log-no-end = { $me ->
    [who] θέλετε να συνεχίσετε
   *[none] θέλει να συνεχίσει
}
log-withdraw-end = { $me ->
    [who] δεν ζητάτε πια να τελειώσει
   *[none] δεν ζητά πια να τελειώσει
}
log-took = { $me ->
    [who] Δική σας η μπάζα
   *[none] { $who } παίρνει την μπάζα
}

## Η γραμμή που λέει τι πρέπει να γίνει τώρα

turn-bid-from = Μιλάτε: { $bid } και πάνω, ή [pass|πάσο]
turn-bid-only = Μιλάτε: { $bid } ή [pass|πάσο]
turn-bid-must = Πρέπει να δηλώσετε { $bid }
turn-bid-least = Πρέπει να δηλώσετε { $bid } ή περισσότερα
turn-sure = { $what }; Πατήστε το ξανά.
turn-discard = { $n ->
    [0] Βγάλτε δύο [discard|σκάρτα]
    [1] Βγάλτε δύο [discard|σκάρτα]: ένα ακόμη
   *[other] Σκάρτα αυτά τα δύο;
}
turn-name = Δηλώστε την [contract|αγορά] σας
turn-give = Διαλέξτε ένα φύλλο για να δώσετε
turn-play = Σειρά σας: όποιο φύλλο θέλετε
turn-lead = Σειρά σας: [lead|παίζετε πρώτοι]
turn-follow = Σειρά σας: [follow|χρώμα] { $suit }
turn-ruff = Σειρά σας: παίξτε [trump|ατού] { $suit }
turn-for-lead = Παίζετε τα φύλλα { NAME($who, case: "at") }, πρώτοι
turn-for-follow = Παίζετε τα φύλλα { NAME($who, case: "at") }, χρώμα { $suit }
turn-for-any = Παίζετε τα φύλλα { NAME($who, case: "at") }, όποιο θέλετε
turn-rest = Δεν παίζετε · { $line }
turn-out = Είστε έξω από αυτή τη διανομή · { $line }
turn-theirs-for = { $me ->
    [on] { $who } παίζει τα φύλλα σας
   *[none] { $who } παίζει τα φύλλα { NAME($on, case: "at") }
}
turn-seating = { $n ->
    [0] Είναι όλοι εδώ
    [one] Περιμένουμε ακόμη { $n } παίκτη
   *[other] Περιμένουμε ακόμη { $n } παίκτες
}
turn-dealing = Μοιράζονται τα φύλλα
turn-next = Η διανομή γράφτηκε
turn-finished = Η παρτίδα τελείωσε
turn-connecting = Σύνδεση με το τραπέζι
turn-lost = Η σύνδεση χάθηκε. Νέα προσπάθεια
turn-touch = αγγίξτε για να συνεχίσετε

## Τι μπορεί να απαντηθεί

panel-bids = Δηλώσεις
panel-contracts = Αγορές
panel-answers = Απαντήσεις
panel-discard = Σκάρτα αυτά τα δύο
panel-discard-need = Διαλέξτε δύο φύλλα
panel-discard-hint = Τα καινούργια φύλλα έχουν σημάδι
panel-open = Άνοιγμα των χεριών
panel-give-to = { NAME($who, case: "to") }
panel-give-need = Διαλέξτε ένα φύλλο
panel-less = Λιγότερα
panel-more = Περισσότερα
panel-say = Πείτε { $what }
panel-play = Παίξτε { $what }

claim-title = Πρόταση για τις υπόλοιπες
claim-take = Παίρνω
claim-of = { $n ->
    [one] από { $n } μπάζα που μένει
   *[other] από { $n } μπάζες που μένουν
}
claim-split = οι άλλοι παίρνουν
claim-less = Μία μπάζα λιγότερη
claim-more = Μία μπάζα περισσότερη
claim-lay = Ανοίγω τα φύλλα μου
claim-offer = Πρόταση
claim-none = Πρόταση γίνεται στην αρχή μιας μπάζας.
claim-offered = { $who } προτείνει: { $parts }
claim-you-offered = Προτείνετε: { $parts }. Οι άλλοι σκέφτονται.
claim-accept = Δέχομαι
claim-play-on = Παίζουμε
claim-withdraw = Απόσυρση

consent-undo = { $me ->
    [who] Ζητήσατε να πάρετε πίσω την τελευταία κίνηση
   *[none] { $who } ζητά να πάρει πίσω την τελευταία κίνηση
}
consent-end = { $me ->
    [who] Ζητήσατε να τελειώσει τώρα η παρτίδα
   *[none] { $who } ζητά να τελειώσει τώρα η παρτίδα και να γίνει εκκαθάριση
}
consent-allow = Αποδοχή
consent-refuse = Απόρριψη
consent-ask-end = Τέλος της παρτίδας με συμφωνία
consent-end-sure = Οριστικό τέλος; Αυτή η διανομή δεν θα μετρήσει.

absent-line = { $who } λείπει. Περιμένετε, ή να παίξει bot;
absent-wait = Περιμένω
absent-bot = Να παίξει bot
late-line = Ο χρόνος σας τελείωσε: παίζει bot στη θέση σας.
late-back = Επέστρεψα
seat-time = { $who }: απομένουν { $n } δ.
seat-time-reserve = { $who }: απομένουν { $n } δ. εφεδρείας

## Πριν από την πρώτη διανομή

seating-title = Το τραπέζι στήθηκε
seating-share = Στείλτε αυτόν τον σύνδεσμο στους φίλους σας
seating-local = Αυτός ο σύνδεσμος ισχύει μόνο σε αυτόν τον υπολογιστή. Οι φίλοι στο δίκτυό σας χρειάζονται τη διεύθυνσή του: ξεκινήστε με --host 0.0.0.0 και ανοίξτε τη δεύτερη διεύθυνση που τυπώνεται
seating-copy = Αντιγραφή συνδέσμου
seating-sit = Καθίστε εδώ
seating-add-bot = Να καθίσει bot
seating-private = Μόνο όποιος έχει τον σύνδεσμο βρίσκει αυτό το τραπέζι.
seating-open = Να μπορεί να καθίσει οποιοσδήποτε
seating-listed = Μπορεί να καθίσει οποιοσδήποτε: το τραπέζι είναι στα ανοιχτά τραπέζια εδώ και { $time }.
seating-watched = Η παρτίδα είναι στα ανοιχτά τραπέζια: μπορεί να τη δει οποιοσδήποτε.
seating-fills = Σε { $time } bots παίρνουν τις ελεύθερες θέσεις.
seating-fills-now = Bots παίρνουν τώρα τις ελεύθερες θέσεις.
seating-close = Να γίνει ιδιωτικό το τραπέζι
seating-wait = Bots στις ελεύθερες θέσεις
seating-wait-0 = ποτέ
seating-wait-30 = μετά από 30 δ.
seating-wait-60 = μετά από 1 λ.
seating-wait-180 = μετά από 3 λ.
seating-clock = { $n } δ. για κάθε απόφαση και { $reserve } δ. εφεδρεία σε κάθε διανομή· μετά παίζει bot.

## Μετά από μια διανομή

summary-title = Διανομή { $n }
summary-next = Επόμενη διανομή
summary-waiting = Περιμένουμε τους άλλους
summary-nothing = Δεν γράφτηκε τίποτα.
summary-sheet = Δείτε το στο κιτάπι
summary-review = Ανάλυση της διανομής
summary-played = Το τουρνουά τελείωσε: αποτέλεσμα
summary-settle = Στην εκκαθάριση
lookback = Δείτε τα φύλλα
lookback-hands = Όλα τα χέρια
lookback-trick = Μπάζα { $n } από { $all }
lookback-less = Μία μπάζα πίσω
lookback-more = Μία μπάζα μπροστά
lookback-laid = { $who } βγάζει σκάρτα { $cards }
lookback-deal = Διανομή { $n }
final-same = Πώς την έπαιξαν οι άλλοι
final-tournament = Τουρνουά
table-sealed = Κρυφό ως { $at }: άλλοι παίζουν ακόμη αυτά τα χαρτιά
final-replay = Επανάληψη
lookback-board = Άνοιγμα στον πίνακα
outcome-made = { $me ->
    [who] Παίξατε { $what } και βγήκε.
   *[none] { $who } έπαιξε { $what } και βγήκε.
}
    .tricks = { $me ->
        [who] Παίξατε { $what } και βγήκε, με { count-tricks }.
       *[none] { $who } έπαιξε { $what } και βγήκε, με { count-tricks }.
    }
outcome-failed = { $me ->
    [who] Παίξατε { $what } και δεν βγήκε.
   *[none] { $who } έπαιξε { $what } και δεν βγήκε.
}
    .tricks = { $me ->
        [who] Παίξατε { $what } και δεν βγήκε, με { count-tricks }: { $short }.
       *[none] { $who } έπαιξε { $what } και δεν βγήκε, με { count-tricks }: { $short }.
    }
outcome-caught = { $me ->
    [who] Παίξατε { $what } και δεν βγήκε: { count-tricks }.
   *[none] { $who } έπαιξε { $what } και δεν βγήκε: { count-tricks }.
}
outcome-unplayed = { $me ->
    [who] Κερδίσατε { $what } χωρίς να παιχτεί.
   *[none] { $who } κέρδισε { $what } χωρίς να παιχτεί.
}
outcome-conceded = { $me ->
    [who] Εγκαταλείψατε.
   *[none] { $who } εγκατέλειψε.
}
    .what = { $me ->
        [who] Εγκαταλείψατε { $what }.
       *[none] { $who } εγκατέλειψε { $what }.
    }
    .short = { $me ->
        [who] Εγκαταλείψατε { $what }, { $short }.
       *[none] { $who } εγκατέλειψε { $what }, { $short }.
    }
outcome-undeclared = Δεν αγόρασε κανείς.
outcome-redealt = Τα φύλλα ξαναμοιράζονται.
cause-made = η αγορά βγήκε
cause-failed = η αγορά δεν βγήκε
entry = { $me ->
    [who] Εσείς, { $account }: { SIGNED($amount) }
   *[none] { $who }, { $account }: { SIGNED($amount) }
}

## Μετά την παρτίδα

final-title = Η τελική εκκαθάριση
final-standings = Το τελικό σκορ
final-lead = { $me ->
    [who] Τερματίζετε πρώτοι.
   *[none] { $who } στην πρώτη θέση.
}
final-draw = Κανείς δεν είναι μόνος του μπροστά.
final-pays = { $me ->
    [who] Πληρώνετε { $amount }, παίρνει { $on }
    [on] { $who } σας πληρώνει { $amount }
   *[none] { $who } πληρώνει { $amount }, παίρνει { $on }
}
final-sum = Τα αποτελέσματα έχουν άθροισμα μηδέν.
final-settle = Ποιος πληρώνει ποιον
final-again = Ρεβάνς
again-asks = { $me ->
    [who] Ζητήσατε ρεβάνς
   *[none] { $who } ζητά ρεβάνς
}
again-join = Δέχομαι
again-decline = Όχι, ευχαριστώ
again-go = Στο τραπέζι
again-watch = Η επόμενη παρτίδα

## Το επόμενο ανακάτεμα

shuffle-title = Το επόμενο ανακάτεμα
shuffle-what = Ο φυλλομετρητής κάθε παίκτη και ύστερα ο διακομιστής δεσμεύονται σε μυστικούς αριθμούς. Αυτοί ανοίγουν μόνο όταν δεσμευτούν όλοι, και τα φύλλα ανακατεύονται από όλους μαζί, άρα κανείς δεν διαλέγει τη διανομή.
shuffle-fixed = Αυτός ο διακομιστής μοιράζει φύλλα που επαναλαμβάνονται: μόνο για δοκιμές και επιδείξεις.
shuffle-server = Αποτύπωμα του αριθμού του διακομιστή:
shuffle-mine = Αποτύπωμα του αριθμού του φυλλομετρητή μου:
shuffle-out = Ένας αριθμός του φυλλομετρητή μου δεν ανοίχτηκε εγκαίρως. Η θέση μου δεν προσθέτει τίποτα στις επόμενες διανομές αυτής της παρτίδας.

## Τα πλήκτρα. Όσα έχει μόνο ένα παιχνίδι είναι GAME-keys-1, GAME-keys-2 και ούτω καθεξής.

keys-title = Πληκτρολόγιο
keys-move = κίνηση στα φύλλα, παίξιμο ή επιλογή
    .keys = ← →  Enter
keys-card = φύλλο ή δήλωση: A S, 1 0 D ή T D, 6 H, 7 N
    .keys = αξία, χρώμα
keys-pass = πάσο
    .keys = P
keys-answer = αποδοχή ή συνέχεια
    .keys = Y  N
keys-next = επόμενη διανομή
    .keys = N  Enter
keys-sheet = κιτάπι
    .keys = Shift + S
keys-trick = τελευταία μπάζα
    .keys = Shift + L
keys-claim = πρόταση
    .keys = Shift + C
keys-hint = υπόδειξη
    .keys = Shift + H
keys-talon = τζόγος
    .keys = Shift + T
keys-undo = πίσω η κίνηση
    .keys = Shift + U
keys-menu = μενού
    .keys = Shift + M
keys-list = αυτός ο κατάλογος
    .keys = Shift + /
keys-close = κλείσιμο, ακύρωση της επιλογής
    .keys = Esc

## Ο ιδιοκτήτης του τραπεζιού

owner-title = Ο ιδιοκτήτης του τραπεζιού
owner-seat = Θέση «{ $who }». Μενού του ιδιοκτήτη
owner-free = Άδειασμα της θέσης
owner-hand-over = Νέος ιδιοκτήτης
owner-hand-over-sure = Παράδοση του τραπεζιού; Νέος ιδιοκτήτης θα είναι { $who }.
owner-bar = Αποκλεισμός
owner-bar-sure = Αποκλεισμός; { $who }. Ο σύνδεσμος αλλάζει.
owner-mark = ιδιοκτήτης
owner-lock = Οι καινούργιοι μπορούν
owner-lock-open = να καθίσουν και να παρακολουθήσουν
owner-lock-seats = μόνο να παρακολουθήσουν
owner-lock-all = ούτε να καθίσουν ούτε να παρακολουθήσουν
owner-locked-seats = Κλειδωμένο: δεν κάθεται κανείς καινούργιος
owner-locked-all = Κλειδωμένο: δεν κάθεται ούτε παρακολουθεί κανείς καινούργιος
owner-all-change = Τους κανόνες τους αλλάζουν όλοι στο τραπέζι
owner-rules = Τους κανόνες τους αλλάζει μόνο ο ιδιοκτήτης
owner-rules-open = Οι κανόνες ενός ανοιχτού τραπεζιού δεν αλλάζουν
match-review = Ανάλυση αυτής της παρτίδας
owner-vacant = Η θέση «{ $who }» είναι ελεύθερη
seat-vacant = ελεύθερη θέση
log-free = η θέση ελευθερώθηκε
log-sit = { $me ->
    [who] καθίσατε
   *[none] κάθισε
}
log-ask-seat = λείπει: η θέση ζητείται
log-no-seat = { $me ->
    [who] δεν δίνετε τη θέση
   *[none] δεν δίνει τη θέση
}
log-moved = τώρα παίζει από άλλο πρόγραμμα περιήγησης
seat-lost-cookie = Είναι δική σας κάποια από αυτές τις θέσεις; Πρέπει να συμφωνήσουν οι άλλοι στο τραπέζι.
seat-i-am = Είμαι { $who }
seat-lost-soon = Είναι δική σας η θέση «{ $who }»; Μπορείτε να τη ζητήσετε σε { $n } δ.
seat-asked = Κάποιος λέει «Είμαι { $who }» και ζητά τη θέση. Να δοθεί;
    .short = «Είμαι { $who }» ζητά τη θέση
seat-give = Να δοθεί
seat-asking = Οι άλλοι ερωτώνται για τη θέση «{ $who }».
seat-asking-nobody = Ζητάτε τη θέση «{ $who }». Δεν είναι κανείς εδώ για να συμφωνήσει: το αίτημα περιμένει.
seat-refused = Οι άλλοι δεν σας έδωσαν τη θέση.
seat-moved = Η θέση «{ $who }» δόθηκε σε κάποιον που τη ζήτησε. Όλοι οι παρόντες συμφώνησαν.
log-owner = ιδιοκτήτης του τραπεζιού
