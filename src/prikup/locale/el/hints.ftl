### Η υπόδειξη.

hint-title = Υπόδειξη
hint-off = Κλείσιμο της υπόδειξης
hint-thinking = Σκέφτομαι…
hint-measure-whists = αναμενόμενα ουίστ
hint-measure-chips = αναμενόμενες μάρκες
hint-measure-points = αναμενόμενοι πόντοι
hint-measure-caught = μπάζες του παίκτη της αγοράς
hint-measure-made = πιθανότητα να βγει η αγορά
hint-void = { $who }: δεν έχει άλλα { $suit }
hint-trumps = { $n ->
    [0] δεν μένουν ατού έξω
    [one] μένει έξω { $n } ατού
   *[other] μένουν έξω { $n } ατού
}
hint-master = { $card }: το ψηλότερο { $suit } που μένει
hint-above = το { $card } είναι ακόμη έξω
hint-needs = { $me ->
    [who] λείπουν ακόμη { $n } για την αγορά
   *[none] { $who }: λείπουν ακόμη { $n } για την αγορά
}
hint-open = όλα τα φύλλα είναι γνωστά
hint-aces = { $n ->
    [0] κανένας άσος στο χέρι
    [one] { $n } άσος στο χέρι
   *[other] { $n } άσοι στο χέρι
}
hint-longest = { $n } φύλλα { $suit }
hint-unseen = δεν έχετε δει ακόμη τα φύλλα σας
hint-pool = { $who }: { $n } στην κάσα, κανείς δεν έχει λιγότερα
hint-for-all = Σε αυτό το τραπέζι υπόδειξη μπορεί να ζητήσει ο καθένας.
