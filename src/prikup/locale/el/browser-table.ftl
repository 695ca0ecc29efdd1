### Greek, begun: what is not here is said in English.

table-you = Εσείς
table-deal = διανομή { $number }
table-talon = Τζόγος
table-last-trick = Τελευταία μπάζα
felt-guest = Επισκέπτης
no-trump = άχροα
contract-NT = { $level } άχροα
call-pass = πάσο
count-tricks = { $n ->
    [one] { $n } μπάζα
   *[other] { $n } μπάζες
}
count-cards = { $n ->
    [one] { $n } φύλλο
   *[other] { $n } φύλλα
}
suit-S = μπαστούνια
    .of = μπαστούνια
suit-C = σπαθιά
    .of = σπαθιά
suit-D = καρά
    .of = καρά
suit-H = κούπες
    .of = κούπες
suit-NT = άχροα
    .of = άχροα
role-declarer = τζογαδόρος
role-defender = αμυνόμενος
seat-rests = τεμπέλης
felt-sheet = Κιτάπι
felt-undo = Ακύρωση κίνησης
felt-talk = Συζήτηση
felt-calls = Αγορά
felt-tricks = Μπάζες
felt-result = Αποτέλεσμα
felt-leave = Αποχώρηση από το τραπέζι
column-score = πόντοι
claim-accept = Αποδοχή
consent-allow = Αποδοχή
consent-refuse = Απόρριψη
panel-bids = Δηλώσεις
panel-contracts = Αγορά
seating-copy = Αντιγραφή συνδέσμου
summary-next = Επόμενη διανομή
final-again = Ρεβάνς
ask-bid = Σειρά σας
turn-bid-from = Σειρά σας: { $bid } ή [pass|πάσο]
turn-bid-only = Σειρά σας: { $bid } ή [pass|πάσο]
turn-play = Σειρά σας: παίξτε ό,τι θέλετε
turn-lead = Σειρά σας
turn-follow = Σειρά σας: [follow|χρώμα] { $suit }
turn-ruff = Σειρά σας: [trump|ατού] { $suit }
turn-finished = Τέλος παρτίδας
keys-title = Συντομεύσεις πληκτρολογίου
log-full = Το τραπέζι έπαιξε όλες τις διανομές του: η παρτίδα εκκαθαρίζεται
turn-touch = αγγίξτε για να συνεχίσετε
bot-kind-beginner = μόλις έμαθε τους κανόνες
bot-kind-rules = παίζει με κανόνες
bot-kind-search = σκέφτεται μπροστά
bot-kind-random = παίζει στην τύχη
bot-level-beginner = Αρχάριος
    .about = Δηλώνει με άσους και μακριά χρώματα, δεν μετράει τίποτα: χάνει από τους άλλους.
bot-level-rules = Έμπειρος
    .about = Παίζει με εμπειρικούς κανόνες και ψάχνει τα τελευταία φύλλα.
bot-level-search = Στοχαστής
    .about = Δοκιμάζει κάθε φύλλο σε είκοσι πιθανές μοιρασιές. Ο πιο δυνατός εδώ, έστω και για λίγο.
lookback-deal = Διανομή { $n }
final-same = Πώς την έπαιξαν οι άλλοι
final-replay = Επανάληψη
summary-review = Ανάλυση της διανομής
