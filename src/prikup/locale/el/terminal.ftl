### Όσα λέει μόνο το τραπέζι στο τερματικό: τα πλήκτρα του.

terminal-keys = Enter επιλογή  ? πλήκτρα  ⇧S κιτάπι  ⇧L μπάζα  ⇧T τζόγος  ⇧C πρόταση  ⇧U πίσω  ⇧Q έξοδος
terminal-next = Enter: επόμενη διανομή
terminal-close = Esc: πίσω
terminal-log = Τι ειπώθηκε
terminal-chosen = διαλέχτηκαν { $n } από 2
terminal-open = O: άνοιγμα των χεριών, ώσπου να παίξει αμυνόμενος
terminal-claim = Πρόταση για τις υπόλοιπες (μένουν { $left })
terminal-claim-keys = ← → παίκτης  ↑ ↓ μπάζες  L άνοιγμα φύλλων  Enter πρόταση  Esc πίσω
terminal-laid = ανοιχτά φύλλα
terminal-end = Τέλος της παρτίδας τώρα και εκκαθάριση; Αυτή η διανομή δεν θα μετρήσει. Y / N
terminal-leave = Φεύγετε από το τραπέζι; Η παρτίδα χάνεται αν δεν καταγράφεται. Y / N
terminal-small = Το τερματικό είναι μικρό: χρειάζεται τουλάχιστον 80 επί 24

terminal-letters = ;ςερτυθιοπασδφγηξκλζχψωβνμ

## Ο κατάλογος των πλήκτρων

help-move = κίνηση, παίξιμο ή δήλωση
    .keys = ← → ↑ ↓  Enter
help-card = παίξιμο αυτού του φύλλου (αξία, μετά χρώμα S C D H)
    .keys = A S, T D, 1 0 D
help-bid = δήλωση αυτής της αγοράς ή τόσων πόντων
    .keys = 6 H, 7 N, 1 2 0
help-call = πάσο, ουίστ, μισό ουίστ· H στην αγορά: έχω
    .keys = P  W  H
help-misere = μιζέρια· γάμος
    .keys = M
help-look = κοιτάζω τα φύλλα μου, ή δήλωση στα τυφλά
    .keys = L  B
help-open = άμυνα ανοιχτά ή κλειστά
    .keys = O  C
help-concede = εγκατάλειψη, πέταμα του τζόγου
    .keys = X  Z
help-keep = δεν δίνω σε κανέναν τους πόντους που περισσεύουν, ξαναμοίρασμα
    .keys = K  R
help-answer = αποδοχή μιας πρότασης, ή συνέχεια
    .keys = Y  N
help-discard = επιλογή φύλλου για σκάρτα· Enter βγάζει τα δύο
    .keys = Space
help-sheet = κιτάπι
    .keys = Shift S
help-trick = τελευταία μπάζα
    .keys = Shift L
help-talon = τζόγος
    .keys = Shift T
help-hint = υπόδειξη
    .keys = Shift H
help-claim = πρόταση για τις υπόλοιπες μπάζες
    .keys = Shift C
help-undo = ακύρωση της τελευταίας απόφασης
    .keys = Shift U
help-end = τέλος της παρτίδας και εκκαθάριση
    .keys = Shift E
help-leave = αποχώρηση από το τραπέζι
    .keys = Shift Q
