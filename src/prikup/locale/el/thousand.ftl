### Τα ρωσικά Χίλια στο τραπέζι.

thousand-name = Ρωσικά Χίλια

thousand-call-talon-1 = αριστερός
thousand-call-talon-2 = δεξιός
thousand-call-redeal = ξαναμοίρασμα
thousand-call-surrender = παράδοση
thousand-call-marriage = γάμος
thousand-call-marriage-A = τέσσερις άσοι

thousand-ask-talon = Ποιον τζόγο παίρνετε;
    .theirs = { $who } παίρνει τζόγο
thousand-ask-redeal = Ξαναμοίρασμα, αν τα φύλλα σας δίνουν το δικαίωμα;
    .theirs = { $who } απαντά

## Γιατί κάτι δεν γίνεται στο τραπέζι

error-phase-thousand-talon = τώρα παίρνεται ένας από τους δύο τζόγους: talon-1 ή talon-2
error-phase-thousand-redeal = τώρα ζητιέται ξαναμοίρασμα, ή όχι: redeal ή pass
error-phase-thousand-give = τώρα δίνεται ένα φύλλο σε άλλον παίκτη, όπως give 9S 1
error-phase-thousand-name = «{ $given }»: τώρα δηλώνεται στόχος, { $floor } ή περισσότερα
error-phase-thousand-trump = «{ $given }»: τώρα ορίζεται το ατού, S, C, D ή H
error-redeal-talon = τα φύλλα του τζόγου δεν δίνουν δικαίωμα για ξαναμοίρασμα
error-redeal-hand = τα φύλλα του χεριού δεν δίνουν δικαίωμα για ξαναμοίρασμα
error-give_to = «{ $given }»: αναμένεται φύλλο για τη θέση { $expected }
    .plain = Σε αυτόν τον παίκτη δεν δίνεται φύλλο, ή του έχει ήδη δοθεί ένα.
error-look-thousand = το «{ $given }» δεν λέγεται προτού δείτε τα φύλλα: πρώτα look, ή δήλωση το πολύ { $most }
    .plain = Δείτε πρώτα τα φύλλα σας, ή δηλώστε το πολύ { $most }.
error-looked = η θέση { $seat } έχει δει τα φύλλα της
    .plain = Έχετε δει τα φύλλα σας.
error-silence = όποιος έχει { $score } πόντους μπορεί μόνο να πάει πάσο
    .plain = Με { $score } πόντους μπορείτε μόνο να πάτε πάσο.
error-cap-thousand-golden = { $given }: αυτή η χρυσή διανομή παίζεται στα { $most }
    .plain = Αυτή η χρυσή διανομή παίζεται στα { $most }.
error-cap-thousand-target = τα { $given } είναι περισσότερα από 120 και τους γάμους στο χέρι: το πολύ { $most }
    .plain = Το πολύ { $most }: 120 και οι γάμοι που έχετε στο χέρι.
error-surrender_barrel = όποιος είναι στο βαρέλι δεν παραδίνεται
error-marriage = το { $card } δεν είναι από ρήγα και ντάμα ενός χρώματος σε αυτό το χέρι
    .plain = Δεν έχετε τον ρήγα και την ντάμα αυτού του χρώματος.
error-marriage_lead = ο γάμος αναγγέλλεται με το πρώτο φύλλο μιας μπάζας
error-marriage_first = γάμο αναγγέλλει όποιος έχει κερδίσει μπάζα
error-marriage_queen = ο γάμος αναγγέλλεται με την ντάμα του
error-aces-thousand = αναγγέλλονται τέσσερις άσοι στο χέρι, όπου παίζεται έτσι
error-world-thousand = αυτά τα φύλλα δεν ταιριάζουν με όσα δηλώθηκαν, ή θα είχαν ξαναμοιραστεί
error-solver-thousand = δεν παίζονται φύλλα τώρα: η παρτίδα βρίσκεται εδώ: { solver-moment }

## Γιατί ένα αποτέλεσμα δεν γίνεται

error-bid-word = το «{ $given }» δεν είναι στόχος: αναμένεται αριθμός όπως 120
error-bid-step = το { $given } δεν είναι δήλωση: αναμένεται πολλαπλάσιο του { $step }
error-bid-between = το { $given } δεν είναι δήλωση: αναμένεται πολλαπλάσιο του { $step } από { $low } έως { $high }
error-bid-golden = το { $given } δεν είναι δήλωση χρυσής διανομής: αναμένεται { $expected } ή περισσότερα
error-bid-golden_only = το { $given } δεν είναι δήλωση χρυσής διανομής: αναμένεται { $expected }
error-blind-off = τυφλές δηλώσεις δεν παίζονται εδώ
error-blind-seat = η θέση { $seat } δεν μπορούσε να δηλώσει στα τυφλά σε αυτή τη διανομή
error-blind-least = { $given }: αναμένεται { $least } ή περισσότερα, που δηλώνονται στα τυφλά
error-cards = τα { $given } δεν είναι πόντοι φύλλων: υπάρχουν { $most } συνολικά
error-cards-none = αναμένονται οι πόντοι φύλλων για καθεμία από { $players } θέσεις
error-cards-most = { $given } πόντοι φύλλων της θέσης { $seat } με { $tricks } μπάζες: αναμένονται το πολύ { $most }
error-cards-sum = τα { $given } κάνουν { $sum }: αναμένονται πόντοι φύλλων που κάνουν { $high }
error-cards-sum_between = τα { $given } κάνουν { $sum }: αναμένονται πόντοι φύλλων που κάνουν { $low } έως { $high }
error-declarer-thousand = η θέση { $seat } δεν μπορεί να είναι ο τζογαδόρος: αναμένεται { $expected }
error-declarer-thousand-redeal = το ξαναμοίρασμα δεν έχει τζογαδόρο
error-last_trick = η θέση { $seat } δεν μπορεί να πάρει την τελευταία μπάζα
error-last_trick-none = αναμένεται ποιος πήρε την τελευταία μπάζα, για τους { $bonus } της
error-last_trick-untaken = η θέση { $seat } δεν πήρε μπάζα: δεν μπορεί να πήρε την τελευταία
error-marriage-suit = το «{ $given }» δεν είναι γάμος εδώ: αναμένεται χρώμα από S C D H
error-marriage-rests = η θέση { $seat } μοιράζει και δεν παίζει: δεν μπορεί να αναγγείλει γάμο
error-marriage-twice = ο γάμος { $suit } αναγγέλθηκε δύο φορές
error-marriage-untaken = η θέση { $seat } δεν πήρε μπάζα: δεν μπορεί να αναγγείλει γάμο
error-numbers-points = «{ $given }»: αναμένονται πόντοι φύλλων για καθεμία από { $players } θέσεις
error-numbers-tricks = «{ $given }»: αναμένονται μπάζες για καθεμία από { $players } θέσεις
error-rests-cards = η θέση { $seat } μοιράζει και δεν παίζει: δεν μπορεί να κερδίσει φύλλα
error-rests-tricks = η θέση { $seat } μοιράζει και δεν παίζει: δεν μπορεί να πάρει μπάζα
error-surrender-played = { $given }: σε διανομή που παραδόθηκε δεν παίζεται τίποτα
error-surrender-marriage = { $given }: σε διανομή που παραδόθηκε δεν αναγγέλλεται γάμος
error-talon-thousand-unused = ο τζόγος δεν μετράει για κανέναν εδώ: δεν αναμένεται talon
error-talon-thousand-none = αναμένεται ο τζόγος, τα φύλλα του ή οι πόντοι του, για όποιον δεν παίζει
error-talon-thousand-cards = talon { $given }: αναμένονται { $size } φύλλα της τράπουλας των { $pack }
error-talon-thousand-aces = talon { $given }: αναμένονται τα φύλλα του, για τους άσους που έχει
error-talon-thousand-points = talon { $given }: δεν υπάρχουν { $size } φύλλα που με αυτούς τους γάμους κάνουν τόσο
error-talon_marriage = τον γάμο { $suit } του τζόγου δεν τον ανήγγειλε κανείς
error-talon_marriage-suits = talon { $given }: αναμένονται χρώματα από S C D H, το καθένα μία φορά
error-tricks-thousand-bolts = αναμένονται οι μπάζες κάθε θέσης: από αυτές βγαίνουν τα μπουλόνια
error-tricks-thousand-sum = μπάζες { $given }: αναμένονται συνολικά { $count }
error-trump-thousand = το «{ $given }» δεν είναι χρώμα: αναμένεται ένα από S C D H
error-trump-thousand-unnamed = trump { $given }: εδώ δεν ορίζεται ατού
error-trump-thousand-none = αναμένεται το ατού: από αυτό εξαρτάται τι αξίζει ένας γάμος
error-result-none-thousand = αναμένεται εδώ αποτέλεσμα, όπως 0 120 71 32 17, surrender 0 120 ή redeal
error-result-thousand-redeal = «{ $given }»: για ξαναμοίρασμα δεν λέγεται τίποτε άλλο: αναμένεται μόνο redeal
error-result-thousand-surrender = «{ $given }»: η παράδοση δεν έχει πόντους φύλλων: αναμένεται surrender 0 120
error-result-thousand-talon = { $given }: αναμένεται talon ή talon_points, όχι και τα δύο
error-result-thousand-points = { $given }: αναμένεται talon_points μαζί με talon_marriages, και όχι talon
error-result-thousand-again = «{ $given }»: αναμένεται { $word } μία φορά
error-result-thousand-blind = «{ $given }»: δεν αναμένεται τίποτε τέτοιο μετά το blind
error-result-thousand-word = «{ $given }»: αναμένεται μία λέξη μετά το { $word }
error-result-thousand-marriage = το «{ $given }» δεν είναι γάμος: αναμένονται θέση και χρώματα, όπως 0:H ή 2:CS
error-result-thousand-card = { $why }
error-result-thousand-cards = «talon { $given }»: αναμένονται τα φύλλα του τζόγου, ή οι πόντοι του

## Τρόποι να γραφτεί ό,τι λέγεται

thousand-typed-blind = στα τυφλά, τυφλά
