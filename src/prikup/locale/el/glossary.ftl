### Greek, begun: what is not here is said in English.

term-talon = τζόγος
term-discard = σκάρτα
term-trick = μπάζα
term-trump = ατού
term-notrump = άχροα
term-suit = χρώμα
term-auction = αγορά
term-bid = δήλωση
term-pass = πάσο
term-contract = αγορά
term-declarer = τζογαδόρος
term-defender = αμυνόμενος
term-dealer = dealer
term-follow = ακολουθώ το χρώμα
term-resting = τεμπέλης
term-sheet = κιτάπι
term-balance = ισοζύγιο
lesson-of-term = Μάθετέ το παίζοντας
