### Καταγραφές στις μορφές άλλων: γιατί μία δεν διαβάζεται ή δεν γράφεται, και τι έμεινε έξω.

error-format-unknown = με «{ $given }» δεν αρχίζει καμία γνωστή καταγραφή: αναμένεται ένα από { $expected }
error-format-name = το «{ $given }» δεν είναι μορφή: αναμένεται ένα από { $expected }
error-format-none = δεν υπάρχει διανομή
error-format-number = δεν υπάρχει διανομή «{ $given }»: αναμένεται 1 έως { $last }
error-format-game = κανένα παιχνίδι δεν μοιράζει χέρια με { $hands } φύλλα και τζόγο με { $talon }
error-format-open = η διανομή { $number } από { $count } δεν παίχτηκε ως το τέλος, άρα σε μια καταγραφή δεν μπορεί να ακολουθεί άλλη: πάρτε μόνο μία
error-format-dealer = μοιράζει η θέση { $seat }, με τους κανόνες όμως θα μοίραζε η θέση { $found }: πάρτε μόνο μία διανομή
error-format-three = { $count } παίκτες με φύλλα: αναμένονται τρεις, με χέρια μεγαλύτερα από τον τζόγο
error-format-inherits = το # σημαίνει το { $tag } της προηγούμενης διανομής, που δεν το έχει
error-format-lacks = λείπει η ετικέτα { $tag }
error-format-comment = ένα σχόλιο δεν κλείνει: αναμένεται {"}"}
error-format-deal = το «{ $given }» δεν είναι διανομή: αναμένεται θέση από N E S W, άνω-κάτω τελεία και τέσσερα χέρια
error-format-hands = το «{ $given }» έχει { $count ->
    [one] { $count } χέρι
   *[other] { $count } χέρια
}: αναμένονται τέσσερα
error-format-place = «{ $given }»: εκεί δεν παίζει κανείς: αναμένεται η θέση ενός χεριού, από N E S W
error-format-twice = το { $card } υπάρχει εδώ δύο φορές
error-format-sizes = χέρια με { $given } φύλλα: αναμένονται τρία με ίσα φύλλα, και μικρότερος τζόγος
error-format-talon = το «{ $given }» δεν είναι ο τζόγος αυτής της διανομής
error-format-seats = παίζουν άλλοι από την πρώτη διανομή: αναμένονται { $names }
error-format-fields = το «{ $given }» έχει { $count ->
    [one] { $count } πεδίο
   *[other] { $count } πεδία
}: αναμένονται 14 σε αγκύλες, ή 4 όπου πήγαν πάσο όλοι (P,P,P)
error-format-field = το «{ $given }» δεν το λέει μια διανομή για το { $field }
error-format-round = το «{ $given }» γυρίζει αντίθετα από την πρώτη διανομή
error-format-whole = αναμένονται τρία χέρια με δέκα φύλλα και τζόγος με δύο, όλα γνωστά
error-format-players-three = { $count } παίκτες: αναμένονται τρεις
error-format-serbian = το σέρβικο παιχνίδι δεν έχει λέξη για αυτή τη διανομή: αναμένονται έξι μπάζες ή μιζέρια, ολόκληρη άμυνα ή καμία, και όλα τα φύλλα παιγμένα
error-format-call = το «{ $given }» δεν υπάρχει στο πρωτόκολλο
error-format-players = οι προηγούμενες διανομές έχουν άλλον αριθμό παικτών
error-format-block = το «{ $given }» είναι σε λάθος θέση: μια διανομή πηγαίνει από begin έως end
error-format-word = με «{ $given }» δεν αρχίζει καμία γραμμή διανομής: αναμένεται ένα από { $expected }
error-format-values = { $given } με { $found ->
    [one] { $found } τιμή
   *[other] { $found } τιμές
}: αναμένονται { $count }
error-format-end = αυτή η διανομή δεν έχει τέλος
error-format-once = το { $word } λείπει, ή υπάρχει περισσότερες φορές
error-format-one = «{ $given }»: αναμένεται { $expected }
error-format-card = το «{ $given }» δεν είναι φύλλο: αναμένεται αξία από 7 8 9 10 J Q K A και χρώμα από s c d h
format-left = έμεινε έξω: { $what ->
    [typed] αποτέλεσμα χωρίς φύλλα
    [comments] τα σχόλια
    [seeds] οι σπόροι των ανακατεμάτων
    [moves] τα λόγια και το παίξιμο
    [auction] η αγορά, που εκεί είναι άλλη
    [play] το παίξιμο
    [doubled] ό,τι διπλασιάστηκε
    [score] η αξία και το σκορ
    [defence] τα σκάρτα και όσα είπε η άμυνα
   *[other] { $what }
}
format-left-deals = { $left } (διανομές { $deals })
