### Η ρωσική πρέφα στο τραπέζι.

preferans-name = Ρωσική πρέφα

preferans-ask-aid = Η πούλια σας γέμισε: σε ποιον δίνετε πόντους;
    .theirs = { $who } δίνει πόντους

## Γιατί κάτι δεν γίνεται στο τραπέζι

error-half_first = μισό ουίστ λέει ο δεύτερος αμυνόμενος μετά από πάσο
error-half_whisted = μισό ουίστ λέγεται μόνο μετά από πάσο
error-half_twice = το μισό ουίστ μένει, ή το παίρνει πίσω ένα ουίστ
error-half_level = σε αυτό το ύψος δεν υπάρχει μισό ουίστ
error-half_dealer = ο dealer που δεν παίζει λέει ουίστ ή πάσο
error-whist_stands = το ουίστ μένει, ή γίνεται μισό ουίστ
error-throw = ο τζόγος δεν πετιέται εδώ
error-throw_misere = στη μιζέρια ο τζόγος δεν πετιέται
error-concede_misere = η μιζέρια δεν εγκαταλείπεται
error-concede_hand = εγκαταλείπει μόνο όποιος πήρε τον τζόγο
error-open = ανοίγει τώρα μόνο όποιος είπε ουίστ μόνος, προτού παίξει αμυνόμενος
error-phase-preferans-open = τώρα λέει ανοιχτά ή κλειστά όποιος είπε ουίστ μόνος
error-phase-preferans-aid = τώρα δίνονται πόντοι σε άλλους, ή κρατιούνται
error-aid-most = «{ $given }» δεν γίνεται: στη θέση { $seat } δίνονται το πολύ { $most }
    .plain = Σε αυτόν τον παίκτη δίνονται το πολύ { $most }.

## Γιατί ένα αποτέλεσμα δεν γίνεται

error-aid = το «{ $given }» δεν είναι βοήθεια: αναμένονται θέση και πόντοι, όπως 1:3
error-aid-none = aid: αναμένονται ύστερα θέση και πόντοι, όπως 1:3
error-aid-left = δεν μένουν πόντοι για να δοθούν { $points } στη θέση { $seat }
error-aid-kept = η θέση { $seat } δεν μπορεί να αφήσει { $points } από τους { $most } πόντους χωρίς να τους δώσει
error-aid-pool = η θέση { $seat } δεν μπορεί να δώσει { $points } στη θέση { $other }, που η πούλια της είναι { $pool } από { $target }
error-aid-choice = το aid={ $given } δεν αφήνει όποιον δίνει να διαλέξει σε ποιον
error-contract-preferans = το «{ $given }» δεν είναι αγορά με μπάζες: αναμένεται κάποια όπως 7H ή 10NT
error-contract-misere = το «{ $given }» δεν είναι μιζέρια: αναμένεται misere ή τίποτα
error-contract-notrump = το { $contract } δεν μπορεί να δηλώθηκε: τα άχροα δεν δηλώνονται εδώ
error-contract-allpass = το πάσο όλων δεν έχει αγορά: δόθηκε «{ $given }»
error-contract-misdeal = το λάθος μοίρασμα δεν έχει αγορά: δόθηκε «{ $given }»
error-declarer-one = «{ $given }»: ένας παίκτης παίζει μία αγορά, όπως 0 7H whist pass 7
error-declarer-kind = μια διανομή είδους { $kind } δεν έχει τζογαδόρο
error-declarations-mode = «{ $given }»: { $word } λέει μόνο όποιος είπε ουίστ μόνος
error-declarations-mode-seat = η θέση { $seat } δεν μπορεί να είπε { $word }: αυτό το λέει μόνο όποιος είπε ουίστ μόνος
error-declarations-mode-last = το { $word } λέγεται μία φορά, μετά από όλα τα άλλα
error-declarations-dealer = η θέση { $seat } δεν μπορεί να είπε κλειστά: στο ουίστ του dealer τα χέρια και των δύο αμυνόμενων είναι ανοιχτά
error-declarations-ten = η θέση { $seat } δεν μπορεί να είπε { $word }: το δέκα ελέγχεται χωρίς δηλώσεις
error-declarations-stalingrad = η θέση { $seat } δεν μπορεί να είπε { $word }: απέναντι σε έξι μπαστούνια είναι και οι δύο υποχρεωτικά στο ουίστ
error-declarations-misere = η θέση { $seat } δεν μπορεί να είπε { $word }: στη μιζέρια δεν λέγεται ουίστ
error-declarations-allpass = η θέση { $seat } δεν μπορεί να είπε { $word }: στο πάσο όλων δεν υπάρχει ούτε τζογαδόρος ούτε άμυνα
error-declarations-conceded = η θέση { $seat } δεν μπορεί να είπε { $word }: η αγορά εγκαταλείφθηκε
error-declarations-misdeal = η θέση { $seat } δεν μπορεί να είπε { $word }: ήταν λάθος μοίρασμα
error-floor-allpass = το { $contract } είναι πολύ χαμηλό μετά από πάσο όλων: αναμένεται τουλάχιστον { $floor }
error-misdeal = { $given } λάθος μοιράσματα στη σειρά: αναμένεται 1 ή περισσότερα
error-misdeal-count = «{ $given }»: μετά το misdeal αναμένεται τι ήταν λάθος ({ $expected }), ποιο λάθος μοίρασμα στη σειρά είναι, ή και τα δύο, όπως misdeal cut 2
error-misdeal-kind = { $field } { $given }: μια διανομή είδους { $kind } δεν είναι λάθος μοίρασμα
error-misdeal-before = misdeal { $given }: η θέση { $seat } μοίρασε πριν λάθος { $before } φορές στη σειρά, αναμένεται misdeal { $next }, ή μόνο misdeal
error-players-sheet = το κιτάπι είναι για { $given }: αναμένονται { $players }
error-talon-preferans-card = { $why }
error-talon-preferans = «talon { $given }»: αναμένονται δύο φύλλα της τράπουλας
error-talon-preferans-led = το dealer_leads_talon είναι False: με αυτούς τους κανόνες τον παίζει ο dealer
error-talon-preferans-unled = ο dealer δεν παίζει τον τζόγο εδώ
error-talon_none = ο τζόγος δεν φέρνει τίποτα σε διανομή είδους { $kind }
error-talon_throw = ο τζόγος δεν πετιέται εδώ
error-tricks-talon = ο τζόγος κερδίζει το πολύ δύο μπάζες: δόθηκαν { $given } του dealer
error-tricks-whisters = «{ $given }»: οι θέσεις { $first } και { $second } είπαν και οι δύο ουίστ, καθεμία για τις δικές της μπάζες: αναμένεται ένας αριθμός μπαζών για καθεμία από { $players } θέσεις
error-result-none-preferans = αναμένεται εδώ αποτέλεσμα, όπως 0 7H whist pass 7 3 0 ή raspasy 2 5 3
error-result-order = «{ $given }»: αναμένονται τζογαδόρος, αγορά, δηλώσεις της άμυνας, και μετά μπάζες

## Αποτέλεσμα γραμμένο ως αντικείμενο

error-declarer-field-declarer = το declarer είναι { $what }: αναμένεται η θέση ενός παίκτη, όπως 0
error-contract-field-contract = το contract είναι { $what }: αναμένεται μία αγορά, όπως '7H'
error-declarations-field-declarations = το declarations είναι { $what }: αναμένονται ζεύγη θέσης και λέξης, όπως [1, 'whist']
error-tricks-field-tricks = το tricks είναι { $what }: αναμένεται ένας αριθμός μπαζών για κάθε θέση
error-talon-field-talon = το talon είναι { $what }: αναμένονται δύο φύλλα, όπως ['7S', '8D']
error-aid-field-aid = το aid είναι { $what }: αναμένονται ζεύγη θέσης και πόντων, όπως [1, 3]
error-misdeal-field-misdeal = το misdeal είναι { $what }: αναμένεται ποιο λάθος μοίρασμα στη σειρά είναι
error-misdeal-field-misdeal_kind = το misdeal_kind είναι { $what }: αναμένεται card, count, talon ή cut
error-talon-field-dealer_leads_talon = το dealer_leads_talon είναι { $what }: αναμένεται true ή false, ή τίποτα όπου το λένε οι κανόνες

## Πώς γράφεται τι ήταν λάθος στο μοίρασμα

preferans-typed-card = φύλλο, φάνηκε φύλλο
preferans-typed-count = αριθμός, λάθος αριθμός φύλλων
preferans-typed-cut = κόψιμο, χωρίς κόψιμο

## Δήλωση με τον αριθμό του χρώματος: τα 6♠ είναι πρώτα, τα 7♥ τέταρτα στα εφτά

preferans-ordinal-S = πρώτα, πρώτη, πρώτο
preferans-ordinal-C = δεύτερα, δεύτερη, δεύτερο
preferans-ordinal-D = τρίτα, τρίτη, τρίτο
preferans-ordinal-H = τέταρτα, τέταρτη, τέταρτο
preferans-ordinal-NT = πέμπτα, πέμπτη, πέμπτο
preferans-ordinal-6 = { $ordinal } στα έξι, { $ordinal } στα 6
preferans-ordinal-7 = { $ordinal } στα εφτά, { $ordinal } στα επτά, { $ordinal } στα 7
preferans-ordinal-8 = { $ordinal } στα οχτώ, { $ordinal } στα οκτώ, { $ordinal } στα 8
preferans-ordinal-9 = { $ordinal } στα εννιά, { $ordinal } στα εννέα, { $ordinal } στα 9
preferans-ordinal-10 = { $ordinal } στα δέκα, { $ordinal } στα 10
