### Γιατί κάτι δεν γίνεται: ένα μήνυμα για κάθε σφάλμα, με το όνομα του κωδικού του. Ό,τι απαγορεύει ένα παιχνίδι είναι στο αρχείο του.

error-with-clause = { $text } (άρθρο { $clause })
list-or = { $items } ή { $last }

error-lang = το «{ $given }» δεν είναι γλώσσα εδώ: αναμένεται { $expected }
    .plain = Δεν υπάρχει τέτοια γλώσσα εδώ.
error-game = το «{ $given }» δεν είναι παιχνίδι εδώ: αναμένεται { $expected }
    .plain = Δεν υπάρχει τέτοιο παιχνίδι εδώ.
error-game-installed = το παιχνίδι «{ $given }» του «{ $source }» δεν παίζεται: { $why }
error-game-id = το id του είναι «{ $given }»: αναμένεται «{ $expected }»
error-bot-installed = το bot «{ $given }» του «{ $source }» δεν παίζει: { $why }
error-installed-twice = υπάρχει ήδη ένα με το όνομα «{ $given }»

## Φύλλα

error-card = το «{ $given }» δεν είναι φύλλο: αναμένεται αξία από { $ranks } και χρώμα από { $suits }, όπως TD
error-card-hand = το «{ $given }» δεν είναι χέρι: αναμένονται τέσσερα χρώματα S.H.D.C με τελείες
error-card-rank = «{ $given }»: το «{ $rank }» δεν είναι αξία: αναμένεται μία από { $ranks }
error-card-suit = το «{ $given }» δεν είναι χρώμα: αναμένεται ένα από S C D H
error-card-twice = το «{ $given }» γράφει ένα φύλλο δύο φορές: αναμένεται κάθε φύλλο μία φορά

## Όροι

error-option = το «{ $given }» δεν είναι όρος: αναμένεται { $expected }
error-option-near = το «{ $given }» δεν είναι όρος: ίσως εννοείτε { $near }
error-option-many = το «{ $given }» δεν είναι όρος: αναμένεται ένα από { $count } ονόματα, όπως { $expected }
error-option-form = το «{ $given }» δεν είναι αλλαγή των κανόνων: αναμένεται όρος=τιμή
error-option-separator = το «{ $given }» δεν είναι όρος: αναμένεται «;» πριν από το { $option }
error-option-again = το «{ $given }» ορίζει ξανά το { $option }: αναμένεται κάθε όρος μία φορά
error-value = το «{ $given }» δεν είναι τιμή του { $option }: αναμένεται { $expected }
error-value-unset = το «{ $given }» δεν είναι τιμή του { $option }: αναμένεται { $expected }, ή { $unset }
error-value-number = το «{ $given }» δεν είναι τιμή του { $option }: αναμένεται ακέραιος από { $low } έως { $high }
error-value-number-unset = το «{ $given }» δεν είναι τιμή του { $option }: αναμένεται ακέραιος από { $low } έως { $high }, ή { $unset }
error-value-list = το «{ $given }» δεν είναι τιμή του { $option }: αναμένεται κατάλογος όπως { $example }, το καθένα από { $expected }
error-value-list-unset = το «{ $given }» δεν είναι τιμή του { $option }: αναμένεται κατάλογος όπως { $example }, το καθένα από { $expected }, ή { $unset }
error-value-table = το «{ $given }» δεν είναι τιμή του { $option }: αναμένεται πίνακας όπως { $example }, κάθε αριθμός από { $expected }
error-value-table-unset = το «{ $given }» δεν είναι τιμή του { $option }: αναμένεται πίνακας όπως { $example }, κάθε αριθμός από { $expected }, ή { $unset }
error-value-long = το «{ $given }» είναι πολύ μεγάλο για το { $option }: αναμένονται το πολύ { $most } στοιχεία
error-preset = δεν υπάρχουν έτοιμοι κανόνες «{ $given }»: αναμένεται { $expected }
error-preset-near = δεν υπάρχουν έτοιμοι κανόνες «{ $given }»: αναμένεται { $expected } (ίσως εννοείτε { $near })
error-preset-option = το «{ $given }» είναι όρος, όχι έτοιμοι κανόνες: αναμένεται { $given }=τιμή
error-players = { $players } παίκτες δεν παίζουν { $game }: αναμένονται { $expected }
error-players-agreed = κάθονται { $players } παίκτες, οι κανόνες όμως λένε players={ $agreed }

## Το κιτάπι

error-sheet-figure = αριθμός { $index } του { $account } της θέσης { $seat }: υπάρχουν { $count }
error-sheet-order = η διανομή { $deal } θα γραφόταν μετά τη διανομή { $last }
error-sheet-deal = η διανομή { $deal } δεν είναι σε αυτό το κιτάπι
error-sheet-cell = το «{ $given }» της θέσης { $seat } δεν είναι κελί αυτού του κιταπιού: αναμένεται { $expected } των θέσεων 0 έως { $last }
error-sheet-cell_on = το «{ $given }» της θέσης { $seat } πάνω στη θέση { $other } δεν είναι κελί αυτού του κιταπιού: αναμένεται { $expected } των θέσεων 0 έως { $last }
error-sheet-orientation = το «{ $given }» δεν είναι προσανατολισμός: αναμένεται { $expected }
error-sheet-seat = η θέση { $seat } δεν είναι σε αυτό το κιτάπι: αναμένεται 0 έως { $last }
error-sheet-results = { $count } αποτελέσματα για { $players } παίκτες
error-sheet-players = κιτάπι για { $players } παίκτες: αναμένονται 3 ή 4

## Ο γράφων

error-keeper-game = για το { $game } δεν κρατιέται ακόμη κιτάπι: αναμένεται παιχνίδι που τα αποτελέσματά του πληκτρολογούνται
error-keeper-seat = το { $seat } δεν είναι θέση: αναμένεται 0 έως { $last }
error-keeper-deal = η διανομή { $given } δεν είναι σε αυτό το κιτάπι: αναμένεται 1 έως { $last }
error-keeper-form = το «{ $given }» δεν είναι μορφή του κιταπιού: αναμένεται { $expected }
error-keeper-name = το «{ $given }» δεν είναι όνομα: αναμένονται 1 έως { $most } χαρακτήρες που τυπώνονται
error-keeper-names = το «{ $given }» είναι το όνομα των θέσεων { $first } και { $second }: αναμένεται ένα όνομα για καθεμία

## Καταγραφές

error-at-line = γραμμή { $line }: { $text }
error-at-column = γραμμή { $line }, στήλη { $column }: { $text }
error-at-deal = διανομή { $deal }: { $text }
error-at-word = «{ $read }»: { $text }
error-tag = το «{ $given }» δεν είναι ετικέτα: αναμένεται [Όνομα "τιμή"]
error-tag-name = το «{ $given }» δεν είναι ετικέτα εδώ: αναμένεται ένα από { $expected }
error-tag-again = η ετικέτα { $tag } υπάρχει εδώ ξανά: αναμένεται μία φορά
error-tag-missing = λείπει η ετικέτα [{ $tag } "..."]
error-tag-file = το «{ $given }» είναι όνομα αρχείου: αναμένεται το κείμενό του
error-tag-version = το «{ $given }» δεν είναι έκδοση αυτής της μορφής: αναμένεται { $version }
error-tag-dealer = το «{ $given }» δεν είναι dealer: αναμένεται 0 έως { $last }
error-tag-origin = το «{ $given }» δεν είναι διανομή αλλού: αναμένονται ο αριθμός της και το τραπέζι της
error-tag-draw = «{ $given }»: αναμένεται ένα φύλλο για κάθε θέση, όπως 7S KD 9C
error-tag-draw_dealer = τραβήχτηκαν φύλλα, αλλά καμία ετικέτα [Dealer] δεν λέει ποιος μοιράζει
error-tag-result = το «{ $given }» δεν είναι αποτέλεσμα: αναμένονται { $players } αριθμοί, όπως 20 -40/3
error-tag-deal = «{ $given }»: αναμένονται ο αριθμός μιας διανομής και μια τιμή
error-tag-deal_again = το { $tag } της διανομής { $deal } υπάρχει εδώ ξανά
error-tag-seeds = «{ $given }»: αναμένονται { $players } σπόροι με | ανάμεσα
error-tag-commitment = το «{ $given }» δεν είναι δέσμευση: αναμένονται 64 ψηφία από 0-9 a-f
error-tag-commitment_none = η διανομή { $deal } έχει σπόρους αλλά όχι Commitment
error-tag-commitments = «{ $given }»: αναμένονται { $players } δεσμεύσεις με | ανάμεσα, η καθεμία 64 ψηφία από 0-9 a-f ή τίποτα
error-record-head = η αρχή: { $why }
error-record-about = about: το «{ $given }» δεν είναι ετικέτα εδώ: αναμένεται ένα από { $expected }
error-record-about_again = about: η ετικέτα { $tag } υπάρχει εδώ ξανά: αναμένεται μία φορά
error-record-unseen = «{ $given }»: το { $char } δεν μπαίνει εδώ: αναμένονται χαρακτήρες που τυπώνονται
error-record-braces = ένα σχόλιο γράφεται {"{"}έτσι{"}"} μέσα σε μία γραμμή
error-record-finish = η παρτίδα δεν μπορεί να τελειώσει εδώ: { $why }
error-record-clock = το «{ $given }» δεν είναι χρόνος: αναμένεται clock και τα λεπτά που παίχτηκαν, όπως clock 61
error-record-clock_early = το «{ $given }» στέκει πριν από την πρώτη διανομή: ο χρόνος σημειώνεται μετά από διανομή
error-record-number = αναμένεται διανομή, που αρχίζει με τον αριθμό της: 1.
error-record-match_over = η παρτίδα είχε τελειώσει πριν από αυτή τη διανομή
error-record-deal_open = η διανομή { $number } δεν τελείωσε ακόμη
error-record-deal_number = αναμένεται η διανομή { $number }.
error-record-cards = αναμένονται { $players } χέρια, μια κάθετος / και { $count } φύλλα του τζόγου
error-record-over = η διανομή είχε τελειώσει πριν από αυτό
error-record-result_early = η διανομή δεν τελείωσε, άρα δεν υπάρχει ακόμη αποτέλεσμα
error-record-tricks = οι μπάζες γράφτηκαν { $tricks }, από το παίξιμο όμως βγαίνουν { $found }
error-record-tricks_count = αναμένονται οι μπάζες { $players } θέσεων μετά το =, ή - όπου δεν παίχτηκε τίποτα
error-record-entries = οι εγγραφές γράφτηκαν { $entries }, από τη διανομή όμως βγαίνουν { $found }
error-record-entries_none = δεν αναμένεται τίποτα μετά το - που σημαίνει καμία εγγραφή
error-record-entries_alone = υπάρχουν εδώ εγγραφές χωρίς τις μπάζες πριν από αυτές
error-record-entry = αναμένονται εγγραφές όπως pool 0 4 ή whists 1 0 8
error-record-end = η ετικέτα Result λέει { $result }, βγαίνει όμως { $found }
error-record-end_open = η ετικέτα Result λέει { $result }, η παρτίδα όμως δεν τελείωσε
error-record-end_broken = η ετικέτα Result λέει { $result }, η παρτίδα όμως δεν τελείωσε: η καταγραφή διακόπτεται στη διανομή { $number }
error-record-deal = το { $what } δεν είναι διανομή: αναμένεται ένα αντικείμενο
error-record-both = αναμένεται αποτέλεσμα, ή χέρια, τζόγος και κινήσεις, όχι και τα δύο
error-record-among = αναμένεται αποτέλεσμα, γιατί τα αντικείμενα υπάρχουν μόνο ανάμεσα σε αποτελέσματα
error-record-wrong = το «{ $given }» δεν είναι λάθος αποτέλεσμα: αναμένονται οι λέξεις ενός αποτελέσματος
error-record-wrong_played = διορθώνεται μόνο γραμμένο αποτέλεσμα, όχι διανομή με φύλλα
error-record-removed = πριν από αυτή τη διανομή διαγράφηκε ένα αποτέλεσμα: αναμένεται στη γραμμή της, «result ΛΑΘΟΣ corrected ΣΩΣΤΟ»
error-record-move = το «{ $given }» δεν είναι κίνηση: αναμένονται λέξεις
error-record-comment = το σχόλιο «{ $given }» βρίσκεται μετά από { $after } κινήσεις από { $count }
error-record-comment_braces = το «{ $given }» δεν γίνεται σχόλιο: δεν αναμένονται άγκιστρα μέσα του
error-record-written = το «{ $given }» δεν γράφεται: αναμένονται χαρακτήρες που τυπώνονται
error-over-record = δεν έχει σειρά κανείς πια
error-seat-record = το { $seat } δεν είναι θέση: αναμένεται 0 έως { $last }
error-seat-several = αυτό μπορούν να το πουν πολλές θέσεις: αναμένεται για παράδειγμα { $example }
error-turn-say = δεν είναι σειρά της θέσης { $seat } να το πει αυτό τώρα
error-turn-discard = δεν είναι σειρά της θέσης { $seat } να βγάλει σκάρτα τώρα
error-result-typed = το { $field } είναι { $what }: αναμένεται { $shape ->
    [number] ακέραιος
    [numbers] κατάλογος ακεραίων
    [pairs] κατάλογος ζευγών
    [text] κείμενο
    [texts] κατάλογος κειμένων
    [truth] true ή false
   *[lists] κατάλογος καταλόγων
}
error-result-value = το { $field } είναι { $what }: αναμένεται { $expected }
error-result-field = το «{ $given }» δεν είναι πεδίο αποτελέσματος: αναμένεται { $expected }
error-result-lacks = ένα αποτέλεσμα πρέπει να λέει το { $field }
error-result-game = τα αποτελέσματα του { $game } δεν πληκτρολογούνται
error-result-json = αναμένονται οι λέξεις ενός αποτελέσματος, ή ένα αντικείμενο
error-result-words = το { $what } δεν είναι αποτέλεσμα: αναμένονται λέξεις, ή ένα αντικείμενο
error-result-now = αποτέλεσμα δεν πληκτρολογείται τώρα: αναμένεται το τέλος μιας διανομής
error-result-object = το { $what } δεν είναι αποτέλεσμα: { $why }
error-record-deals = οι { $count } διανομές είναι πάρα πολλές: αναμένονται το πολύ { $most }
error-record-result = αναμένεται αποτέλεσμα, όπως { $example }, και όχι φύλλα
error-record-dealer = η καταγραφή δεν λέει ποιος μοιράζει πρώτος: αναμένεται dealer, μια θέση από το 0
error-record-tag = η ετικέτα [Dealer] πρέπει να λέει ποιος μοιράζει πρώτος
error-record-json = το «{ $given }» δεν είναι καταγραφή σε JSON: { $why }
error-over-deal = η παρτίδα είχε τελειώσει μετά τη διανομή { $deal }
