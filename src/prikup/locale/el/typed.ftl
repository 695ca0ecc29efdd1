### Πώς γράφεται ό,τι το πρόγραμμα ονομάζει με μία λέξη, με κόμματα: λόγια, αποτελέσματα, χρώματα. Με κεφαλαία ή πεζά.

typed-S = μπαστούνι, μπαστούνια
typed-C = σπαθί, σπαθιά
typed-D = καρό, καρά
typed-H = κούπα, κούπες
typed-NT = άχροα, αχρωμάτιστα

## Όσα λέγονται

typed-pass = πάσο
typed-hold = έχω
typed-misere = μιζέρια
typed-whist = ουίστ
typed-half = μισό ουίστ, μισό
typed-open = ανοιχτά
typed-closed = κλειστά
typed-yes = ναι
typed-no = όχι
typed-discard = σκάρτα
typed-name = αγορά
typed-look = κοιτάζω
typed-blind = στα τυφλά, τυφλά

## Αποτελέσματα

typed-raspasy = πάσο όλοι, πάσο όλων
typed-concede = εγκατάλειψη, χωρίς τρεις, χωρίς δύο, σολάρισμα
typed-surrender = παράδοση
typed-misdeal = λάθος μοίρασμα
typed-redeal = ξαναμοίρασμα
typed-throw = πέταμα
typed-made = βγήκε
typed-talon = τζόγος
typed-aid = βοήθεια
typed-marriages = γάμοι, γάμος
typed-trump = ατού
typed-last = τελευταία
typed-tricks = μπάζες
