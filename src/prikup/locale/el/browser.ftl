### Greek, begun: what is not here is said in English.

language = Ελληνικά
    .stop = .
you = εσείς
close = Κλείσιμο
back = Πίσω
home-continue = Συνέχεια
home-game = Παιχνίδι
home-rules = Κανόνες
home-guest = Επισκέπτης
home-set-table = Νέο τραπέζι
home-glossary = Γλωσσάρι
home-deal = Έναρξη
settings-title = Ρυθμίσεις
settings-language = Γλώσσα
settings-theme = Θέμα
settings-deck = Τετράχρωμη τράπουλα
settings-speed = Ταχύτητα κίνησης
settings-sound = Ήχος
paper-title = Κιτάπι
paper-declarer = Τζογαδόρος
paper-contract = Αγορά
paper-result = Αποτέλεσμα
paper-total = Σύνολο
paper-print = Εκτύπωση
paper-loading = Φόρτωση…
proof-rules = Κανόνες
