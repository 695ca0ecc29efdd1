### Γιατί μια διανομή, ή το αποτέλεσμά της, δεν γίνεται: με τους κανόνες που είναι κοινοί στα παιχνίδια.

## Συναρτήσεις

error-argument-turn = το { $what } δεν είναι σειρά: αναμένεται μία από τις match.turns()
error-argument-words = το { $what } δεν είναι κείμενο: αναμένεται κάποιο όπως 'pass'
error-argument-move = το { $what } δεν είναι κίνηση: αναμένεται κείμενο όπως 'pass', ή ενέργεια από το match.legal()
error-argument-seat = το { $what } δεν είναι θέση: αναμένεται 0 έως { $last }
error-argument-card = το { $what } δεν είναι φύλλο: αναμένεται κάποιο όπως Card.parse("AS")
error-argument-card_index = το { $what } είναι εκτός ορίων: αναμένεται ακέραιος από 0 έως { $most } ή Card.parse("AS")
error-argument-game = το { $what } δεν είναι παιχνίδι: αναμένεται { $expected }
error-argument-chance = αναμένεται seed= ή random= για το μοίρασμα
error-argument-input = το { $what } δεν είναι είσοδος: αναμένεται κάποια όπως match.move("pass") ή match.move(action)
error-argument-random = το { $what } δεν είναι πηγή τύχης: αναμένεται ένα random.Random

## Η διανομή

error-draw-seat = το «{ $given }» δεν είναι θέση: αναμένεται 0 έως { $last }
error-draw-random = ο πρώτος dealer βγαίνει στην τύχη, τραβήχτηκαν όμως φύλλα: { $cards }
error-draw-count = τραβήχτηκαν { $cards }: αναμένεται ένα φύλλο για καθεμία από { $players } θέσεις
error-draw-card = μοιράστηκαν { $cards }: αναμένεται ανάμεσά τους { $card }
error-draw-dealer = με { $cards } στην κλήρωση μοιράζει η θέση { $seat }, όχι η θέση { $other }
error-deal-packets = το { $given } δεν μοιράζει { $count } φύλλα: αναμένεται κάθε φύλλο μία φορά
error-deal-hands = μοιράστηκαν { $count } χέρια: αναμένονται { $players }
error-deal-hand = στη θέση { $seat } μοιράστηκαν { $count } φύλλα: αναμένονται { $size }
error-deal-pack = τα φύλλα που μοιράστηκαν δεν είναι η τράπουλα των { $pack } με { $talon } στον τζόγο

## Το αποτέλεσμα μιας διανομής

error-seat = το «{ $given }» δεν είναι θέση: αναμένεται 0 έως { $last }
    .plain = Το τραπέζι δεν έχει τέτοια θέση.
error-declarer-rests = η θέση { $seat } μοιράζει και δεν παίζει: δεν μπορεί να είναι ο τζογαδόρος
error-declarer-none = μια διανομή είδους { $kind } θέλει τζογαδόρο
error-declarations = η άμυνα δεν μπορεί να είπε { $given }: αναμένεται ένα από { $expected }
error-declarations-nothing = η άμυνα δεν μπορεί να μην είπε τίποτα: αναμένεται ένα από { $expected }
error-declarations-much = «{ $given }»: η άμυνα δεν μπορεί να πει τόσα
error-declarations-unplayed = η θέση { $seat } δεν μπορεί να είπε { $word }: δεν παίχτηκε τίποτα
error-tricks = τα { $given } δεν είναι δέκα μπάζες { $players } θέσεων
error-tricks-none = παίζονται δέκα μπάζες: αναμένεται ένας αριθμός μπαζών για κάθε θέση
error-tricks-numbers = «{ $given }»: αναμένεται ένας αριθμός μπαζών για καθεμία από { $players } θέσεις
error-tricks-number = το «{ $given }» δεν είναι αριθμός μπαζών: αναμένεται 0 έως 10, ή made
error-tricks-unplayed = εδώ δεν παίζεται τίποτα, άρα δεν υπάρχουν μπάζες: δόθηκε { $given }
error-tricks-rests = η θέση { $seat } μοιράζει και δεν παίζει: δεν μπορεί να πάρει μπάζα
