### Όσα λέει κάθε σελίδα στον φυλλομετρητή.

language = Ελληνικά
    .locale = el-GR
    .stop = .
brand = Prikup
you = εσείς
close = Κλείσιμο
back = Πίσω
wait = Μια στιγμή
copied = Αντιγράφηκε
home = Αρχική σελίδα
lost = Σε αυτή τη διεύθυνση δεν υπάρχει τίποτα.
failed = Δεν έγινε.
offline = Ο διακομιστής δεν απαντά. Ελέγξτε τη σύνδεση και δοκιμάστε πάλι.
record = Καταγραφή

## Η αρχική σελίδα

home-title = Η πρέφα και η οικογένειά της, με ακριβείς κανόνες
home-lead = Στον φυλλομετρητή, με bots ή με φίλους. Χωρίς εγγραφή.
home-lead-site = Σε αυτόν τον φυλλομετρητή, με bots, και χωρίς σύνδεση. Χωρίς εγγραφή.
home-offline = Ο διακομιστής δεν απαντά. Το σκορ κρατιέται και χωρίς αυτόν.
home-bots = Παίξτε με bots
home-last = Ξανά με bots
home-friends = Παίξτε με φίλους
home-find = Βρείτε τραπέζι
home-keep = Κρατήστε κιτάπι
home-day = Διανομή ημέρας
home-tournament = Τουρνουά της ημέρας
home-rules-text = Κανόνες του παιχνιδιού
home-continue = Συνεχίστε την παρτίδα σας
home-with = με: { $names }
home-began = αρχή: { $at }
home-game = Παιχνίδι
home-players = Παίκτες
home-player-count = { $n ->
    [one] { $n } παίκτης
   *[other] { $n } παίκτες
}
home-rules = Κανόνες
home-more-rules = Άλλοι κανόνες
home-these = Επιλεγμένοι στη σελίδα κανόνων ή με σύνδεσμο
home-all-rules = Δείτε ή αλλάξτε αυτούς τους κανόνες
home-not-for = Με αυτούς τους κανόνες δεν παίζουν { $n } παίκτες.
home-tempo = Τα bots παίζουν
home-tempo-slow = αργά
home-tempo-human = κανονικά
home-tempo-fast = γρήγορα
home-tempo-instant = αμέσως
home-name = Το όνομά σας
home-guest = Παίκτης
home-seat = Θέση { $n }
home-seat-open = ένας φίλος, με σύνδεσμο
home-others = Τα bots
home-bot = Bot { $n }
home-seat-bot = bot: { $level }
home-hints = Υποδείξεις
home-hints-bots = καμία
home-hints-all = για όλους
home-clock = Χρόνος για μια απόφαση
home-clock-0 = χωρίς όριο
home-deal = Μοίρασμα
home-set-table = Στήσιμο τραπεζιού
home-wait = Στήνεται το τραπέζι
home-glossary = Γλωσσάρι
home-about-preferans = Πλειοδοτήστε για τον τζόγο και πάρτε τις μπάζες που δηλώσατε· δύο αμυνόμενοι σας εμποδίζουν.
home-about-prefa = Το ελληνικό παιχνίδι, αριστερόστροφα: αγορά, τζόγος, και οι αμυνόμενοι λένε αν είναι μέσα ή έξω.
home-about-paston = Το αρμενικό παιχνίδι για τρεις: πέντε δηλώσεις, τα καλύτερα μπαστούνια, ένας εναντίον δύο.
home-about-thousand = Ρήγας και ντάμα ίδιου χρώματος είναι γάμος: ορίζει ατού και δίνει πόντους ως τους χίλιους.
home-shown = Μια διανομή που παίζουν bots: { $game }
home-shown-stop = Διακοπή της διανομής

## Η γραμμή στην κορυφή της σελίδας

nav = Σελίδες
nav-learn = Μαθήματα
nav-puzzles = Προβλήματα
nav-board = Πίνακας
nav-review = Ανάλυση
nav-keep-score = Κιτάπι
nav-mine = Οι παρτίδες μου
nav-rules = Κανόνες
nav-account = Λογαριασμός

## Ρυθμίσεις

settings-title = Ρυθμίσεις
settings-language = Γλώσσα
settings-theme = Χρώματα
settings-theme-auto = Του συστήματος
settings-theme-light = Ανοιχτά
settings-theme-dark = Σκούρα
settings-cloth = Τσόχα
settings-cloth-green = Πράσινη
settings-cloth-blue = Γκριζογάλανη
settings-deck = Τετράχρωμη τράπουλα
settings-letters = Γράμματα στα φύλλα
settings-letters-auto = Της γλώσσας
settings-letters-latin = A K Q J
settings-letters-cyrillic = Т К Д В
settings-speed = Κίνηση
settings-speed-slow = Αργή
settings-speed-normal = Κανονική
settings-speed-instant = Χωρίς κίνηση
settings-confirm = Το φύλλο παίζεται με δεύτερο άγγιγμα
settings-confirm-touch = Σε οθόνη αφής
settings-confirm-always = Πάντα
settings-confirm-never = Ποτέ
settings-bold = Ερώτηση πριν από τολμηρή δήλωση
settings-dim = Αχνά τα φύλλα που δεν παίζονται
settings-left = Για το αριστερό χέρι
settings-coach = Εξήγηση για κάθε φάση
settings-tap = Η μπάζα μένει στο τραπέζι ώσπου να την αγγίξω
settings-hold = Η μπάζα μένει στο τραπέζι
settings-seconds = { $n } δ.
settings-sound = Ήχος
settings-volume = Φύλλα, μολύβι, συζήτηση
settings-knock = Χτύπος όταν είναι σειρά μου
settings-notify = Ειδοποίηση στη σειρά μου όταν η σελίδα είναι κρυμμένη
settings-notify-blocked = Ο φυλλομετρητής μπλοκάρει τις ειδοποιήσεις αυτής της σελίδας.

## Το κιτάπι ως σελίδα

paper-title = Κιτάπι
paper-empty = Δεν έχει γραφτεί τίποτα ακόμη. Πρώτη θα γραφτεί η πρώτη διανομή.
paper-loading = Το κιτάπι σχεδιάζεται
paper-forms = Μορφή κιταπιού
paper-wrong = Διορθωμένα λάθη
    .about = Εμφάνιση των λάθος αριθμών, σε αγκύλες, πριν από τους σωστούς
paper-form-classic = Κλασικό
    .about = κάθε μέρος κοιτάζει τον παίκτη του
paper-form-balanced = Ισομερές
    .about = ίσος χώρος για όλους
paper-form-upright = Όλα όρθια
    .about = όλα γραμμένα όρθια
paper-deals = Διανομές
paper-declarer = Τζογαδόρος
paper-contract = Αγορά
paper-result = Αποτέλεσμα
paper-written = Γράφτηκε
paper-stood = Το κιτάπι μετά τη
paper-deal-of = διανομή { $n } από { $all }
paper-before = Πριν έγραφε
    .after = { $count ->
        [one] Έγραφε μετά τη διανομή { $deals }
       *[other] Έγραφε μετά τις διανομές { $deals }
    }
paper-total = Σύνολο ως εδώ
paper-hint = Αγγίξτε έναν αριθμό για να δείτε από πού βγαίνει
paper-your-turn = Σειρά σας: στο τραπέζι
paper-print = Εκτύπωση
paper-made = βγήκε
paper-caught = μέσα, { $n }
paper-conceded = εγκατάλειψη
paper-failed = δεν βγήκε
paper-redealt = λάθος μοίρασμα
paper-undeclared = πάσο όλων
paper-on = { $me ->
    [on] { $who } { SIGNED($amount) } σε εσάς
   *[none] { $who } { SIGNED($amount) } { NAME($on, case: "on") }
}

## Η απόδειξη του ανακατέματος

proof-title = Η απόδειξη της διανομής
proof-what-1 = Πριν από κάθε διανομή ο φυλλομετρητής κάθε παίκτη δεσμεύτηκε σε έναν δικό του μυστικό αριθμό, τον σπόρο του: δημοσίευσε το αποτύπωμά του. Από το αποτύπωμα ο σπόρος δεν βρίσκεται, και κανένας άλλος σπόρος δεν έχει το ίδιο.
proof-what-2 = Ύστερα ο διακομιστής διάλεξε τον δικό του σπόρο και δεσμεύτηκε με τον ίδιο τρόπο. Μόνο τότε άνοιξαν τους δικούς τους οι φυλλομετρητές. Η τράπουλα ανακατεύεται από όλους μαζί: όποιος δεσμεύτηκε τελευταίος δεν ήξερε κανέναν άλλο σπόρο, άρα κανείς δεν διάλεξε τα φύλλα.
proof-what-3 = Μετά τη διανομή φανερώθηκε και ο σπόρος του διακομιστή. Εδώ κάτω ο φυλλομετρητής σας παίρνει τους σπόρους, συγκρίνει τα αποτυπώματα με εκείνα που είδε πριν από κάθε διανομή, ανακατεύει πάλι την τράπουλα και συγκρίνει τα φύλλα.
proof-what-4 = Αλλάξτε ένα πεδίο, έστω και κατά έναν χαρακτήρα, και θα δείτε τον έλεγχο να αποτυγχάνει.
proof-none = Καμία διανομή δεν έχει φανερωθεί ακόμη. Μια διανομή ελέγχεται όταν τελειώσει.
proof-deal = Διανομή { $n }
proof-redeal = Ανακάτεμα { $n }
proof-hidden = δεν φανερώθηκε ακόμη
proof-never = δεν μοιράστηκε, άρα δεν φανερώθηκε
proof-server-seed = Σπόρος του διακομιστή
proof-commitment = Αποτύπωμα δημοσιευμένο πριν από τη διανομή
proof-player-seed = Σπόρος: { $who }
proof-no-seed = κανένας
proof-binding = Αποτύπωμα της δέσμευσης: { $who }
proof-withheld = { $who }: ο σπόρος δεν ανοίχτηκε εγκαίρως. Η διανομή έγινε χωρίς αυτόν, και αυτή η θέση δεν προσθέτει σπόρο σε καμία επόμενη.
proof-own = Οι σπόροι αυτού του φυλλομετρητή μπήκαν στις διανομές, και τα αποτυπώματα είναι εκείνα που είδε πριν
proof-own-used = { $n ->
    [one] Ο δικός σας σπόρος είναι σε { $n } διανομή, όπως δεσμεύτηκε ο φυλλομετρητής σας.
   *[other] Οι δικοί σας σπόροι είναι σε { $n } διανομές, όπως δεσμεύτηκε ο φυλλομετρητής σας.
}
proof-own-left = Ο δικός σας σπόρος λείπει από τις διανομές { $deals }: δεν ανοίχτηκε εγκαίρως.
proof-own-changed = Διανομές { $deals }: τα αποτυπώματα εδώ δεν είναι εκείνα που είδε ο φυλλομετρητής σας πριν από τη διανομή. Κάποιος τα άλλαξε.
proof-own-none = Αυτός ο φυλλομετρητής δεν πρόσθεσε δικό του σπόρο σε αυτές τις διανομές: μπορεί να ελέγξει τα φύλλα, όχι όμως ότι δεν έμεινε κανείς απέξω.
proof-restore = Όπως ήταν
proof-rules = Κανόνες
proof-drawn = Φύλλο της κλήρωσης: { $who }
proof-first-dealer = Πρώτος dealer
proof-by-order = { $who }: το φύλλο αυτού του παίκτη βρίσκεται πρώτο σε αυτή τη σειρά:
proof-by-chance = { $who }: στην τύχη, χωρίς φύλλα
proof-packets = Μοίρασμα
proof-in-rounds = με τη σειρά, πρώτος παίρνει: { $who }, φύλλα σε κάθε γύρο: { $rounds }
proof-gathered = Αυτή η τράπουλα μαζεύτηκε από τις μπάζες και κόπηκε, δεν ανακατεύτηκε: ελέγξτε την καταγραφή, από την οποία βγαίνει η σειρά της
proof-origin = Είναι τα φύλλα της διανομής { $n } του τραπεζιού { $table }, μοιρασμένα πάλι από τους σπόρους της· εδώ δεν πρόσθεσε κανείς τίποτα
proof-check-commitment = Ο σπόρος του διακομιστή έχει το δημοσιευμένο αποτύπωμα
proof-check-players = Οι σπόροι των παικτών έχουν τα αποτυπώματα που δόθηκαν πριν από του διακομιστή, και ανοίχτηκαν μετά από αυτό
proof-check-dealer = Οι σπόροι βγάζουν τον πρώτο dealer
proof-check-packets = Μοιράστηκαν όπως μοιράζει το παιχνίδι
proof-check-cards = Οι σπόροι δίνουν αυτά τα φύλλα
proof-all-bound = Ο διακομιστής τήρησε ό,τι είχε δημοσιεύσει πριν από κάθε διανομή
proof-all-players = Όλοι οι παίκτες δεσμεύτηκαν πριν από τον διακομιστή και άνοιξαν ύστερα ακριβώς εκείνους τους σπόρους
proof-all-cards = Οι σπόροι του διακομιστή και των παικτών δίνουν ακριβώς αυτά τα φύλλα
proof-all-dealt = Τα φύλλα μοιράστηκαν όπως μοιράζει το παιχνίδι, και ο πρώτος dealer βγήκε με κλήρωση
proof-how = Πώς γίνεται ο έλεγχος
proof-yes = σωστό
proof-no = δεν συμφωνεί
proof-hand = Φύλλα { NAME($who, case: "at") }
proof-good = { $n ->
    [one] { $n } διανομή συμφωνεί
   *[other] { $n } διανομές συμφωνούν
}
proof-bad = { $n ->
    [one] { $n } διανομή δεν συμφωνεί
   *[other] { $n } διανομές δεν συμφωνούν
}
proof-to-table = Στο τραπέζι
proof-missing = Δεν υπάρχει τέτοιο τραπέζι.

## Η εκκίνηση στον φυλλομετρητή

host-loading = Το παιχνίδι φορτώνεται
host-loaded = { $loaded } από { $all } MB. Την επόμενη φορά δεν θα χρειαστεί σύνδεση.
host-starting = Εκκίνηση
host-other-tab = Το Prikup είναι ανοιχτό σε άλλη καρτέλα ή παράθυρο.
host-use-here = Εδώ
host-taken = Το Prikup άνοιξε σε άλλη καρτέλα ή παράθυρο. Οι παρτίδες σας είναι αποθηκευμένες.
host-newer = Εδώ έχει αποθηκεύσει παρτίδες μια νεότερη έκδοση του Prikup. Φορτώστε ξανά τη σελίδα.
host-reload = Φόρτωση ξανά
host-failed = Το Prikup σταμάτησε: { $why }
host-not-stored = Ο φυλλομετρητής δεν αποθηκεύει τίποτα για αυτή τη σελίδα: ίσως το παράθυρο είναι ιδιωτικό. Ό,τι παίξετε χάνεται όταν κλείσει.
page-failed = Ένα μέρος της σελίδας δεν φορτώθηκε.
