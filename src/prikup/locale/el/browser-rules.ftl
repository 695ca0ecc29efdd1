### Η σελίδα των κανόνων και η συμφωνία στο τραπέζι.

rules-title = Κανόνες
rules-of-table = Κανόνες αυτού του τραπεζιού
rules-start-from = Αρχή από
rules-saved-here = Φυλαγμένοι εδώ
rules-all = Όλοι { $n }
rules-changed = Αλλαγμένοι { $n }
rules-which = Ποιοι όροι φαίνονται
rules-find = Βρείτε έναν όρο
rules-none-found = Δεν υπάρχει τέτοιος όρος.
rules-none-changed = Δεν άλλαξε τίποτα.
rules-was = ήταν { $value }
rules-undo = { $title }: πίσω σε { $value }
rules-clause = άρθρο { $clause }
rules-less = Λιγότερο
rules-more = Περισσότερο
rules-shorter = Διαγραφή του τελευταίου
rules-longer = Προσθήκη ενός
rules-place = Μετά από { $n } πάσο όλων στη σειρά
rules-level = Ύψος { $n }
rules-changes = { $n ->
    [0] { $preset }, όπως είναι
   *[other] { count-changes } από: { $preset }
}
rules-changes-short = { $n ->
    [0] { $preset }
   *[other] { $preset }, { count-changes }
}
rules-back = Πίσω σε: { $preset }
rules-copy = Αντιγραφή συνδέσμου των κανόνων
rules-save = Αποθήκευση ως…
rules-save-name = Όνομα αυτών των κανόνων
rules-our-table = Το τραπέζι μας
rules-keep = Αποθήκευση
rules-cancel = Άκυρο
rules-forget = Διαγραφή: { $name }
rules-same = Ίδιοι με τους δικούς σας «{ $name }», δεν έχετε τίποτα να μάθετε.
rules-play = Παίξτε με αυτούς τους κανόνες
rules-score = Κρατήστε κιτάπι με αυτούς τους κανόνες
rules-players = Για { $numbers } παίκτες.
rules-players-none = Αυτοί οι κανόνες λογαριάζονται, αλλά εδώ δεν παίζονται.
rules-players-name = { $n }
rules-conflict = Αυτοί οι όροι δεν πάνε μαζί. Ό,τι βάλατε μένει: αλλάξτε έναν από αυτούς.
rules-lost-link = Ο σύνδεσμος δεν έχει κανόνες που είναι γνωστοί εδώ
rules-to = Στο «{ $title }»
rules-form = Όλοι οι όροι
rules-text = Οι κανόνες, άρθρο προς άρθρο
rules-contents = Περιεχόμενα

## Η συμφωνία στο τραπέζι

agree-who = Ποιος δέχεται
agree-accepted = δέχτηκε
agree-reading = διαβάζει
agree-withdrawn = αποσύρθηκε
agree-any-change = Κάθε αλλαγή αποσύρει όλες τις αποδοχές.
agree-did = { $me ->
    [who] Αλλάξατε: { $title }, από { $left } σε { $right }.
   *[none] { $who } άλλαξε: { $title }, από { $left } σε { $right }.
}
agree-accept = Δέχομαι τους κανόνες
agree-accept-deal = Δέχομαι, μοίρασμα
agree-waits = { $n ->
    [one] Μοίρασμα μόλις δεχτεί: { $names }
   *[other] Μοίρασμα μόλις δεχτούν: { $names }
}
agree-waits-seat = { $n ->
    [one] Μοίρασμα μόλις πιαστεί η ελεύθερη θέση
   *[other] Μοίρασμα μόλις πιαστούν { $n } ελεύθερες θέσεις
}
agree-see = Δείτε ή αλλάξτε τους κανόνες
agree-see-only = Δείτε τους κανόνες
agree-all = Όλοι οι κανόνες
agree-close = Πίσω στο τραπέζι
agree-draft = Οι αλλαγές σας
agree-offer = Αλλαγή των κανόνων για όλους
agree-drop = Απόρριψη των αλλαγών μου
