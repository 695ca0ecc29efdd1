### Όσα λέει ένα τραπέζι. Οι ερωτήσεις, οι ρόλοι και τα λόγια ενός παιχνιδιού είναι στο αρχείο του.

table-you = Εσείς
table-dealer = dealer
table-deal = διανομή { $number }
table-deal-of = διανομή { $number } από { $last }
table-time-left = { $minutes }′ ακόμη
table-time-over = ο χρόνος τελείωσε
table-now = Τώρα
table-talon = Τζόγος
table-no-target = χωρίς στόχο
table-rules = { $preset }, { count-changes }
table-declarer = { $who }: { $what }
table-trump = ατού { $suit }
table-needs = { $taken } από { $needs } μπάζες
table-against = η άμυνα οφείλει { $n }
table-no-trick = ούτε μία μπάζα
table-few = πάρτε όσο λιγότερες μπάζες γίνεται
table-takes = παίρνει
table-rests = μοιράζετε και δεν παίζετε
table-plays-yours = τα φύλλα σας τα παίζει { $who }
table-plays-for = Παίζετε τα φύλλα { NAME($who, case: "at") }
table-follow = ακολουθήστε { $suit }
table-shown = { count-cards } από αυτά
table-redealt = τα φύλλα ξαναμοιράζονται
table-gives = δίνει ένα φύλλο { NAME($who, case: "to") }
table-nothing = Δεν γράφτηκε τίποτα.
table-written = Η διανομή { $number } γράφτηκε
table-settled = Η παρτίδα τελείωσε
table-last-trick = Τελευταία μπάζα
table-no-last-trick = δεν έχει παιχτεί ακόμη μπάζα
table-no-talon = ο τζόγος δεν έχει ανοίξει
table-undone = Η τελευταία απόφαση ακυρώθηκε.

## Ποιος έχει σειρά: ερώτηση σε όποιον διαβάζει, και για άλλον

ask-bid = Σειρά σας να μιλήσετε
    .theirs = { $who } μιλά
ask-discard = Διαλέξτε δύο φύλλα για σκάρτα
    .theirs = { $who } βγάζει σκάρτα
ask-name = Δηλώστε την αγορά σας
    .theirs = { $who } δηλώνει την αγορά
ask-defend = Σειρά σας: ουίστ ή πάσο;
    .theirs = { $who } αποφασίζει: ουίστ ή πάσο
ask-play = Σειρά σας να παίξετε
    .theirs = { $who } παίζει
ask-lead = Παίζετε πρώτοι
ask-answer = Πρόταση: { $who }, { $offer }. Δέχεστε;
    .theirs = { $who } απαντά
ask-look = Κοιτάζετε τα φύλλα σας ή δηλώνετε στα τυφλά;
ask-mode = Η άμυνα ανοιχτά ή κλειστά;
ask-dealer = Ουίστ και για τους δύο, ή πάσο;
ask-give = Δώστε από ένα φύλλο στους άλλους
    .theirs = { $who } δίνει φύλλα

## Ρόλοι

role-declarer = τζογαδόρος
role-defender = άμυνα
role-whister = ουίστ
role-passer = πάσο
role-half = μισό ουίστ

## Λόγια και πράξεις, όπως τα γράφει το τραπέζι ή τα δίνει για επιλογή

table-call-concede = εγκατάλειψη
table-call-throw = πέταμα του τζόγου
table-call-keep = σε κανέναν
table-call-start = η παρτίδα αρχίζει
table-call-draw = τραβά
table-call-deals = πρώτη μοιρασιά
table-call-discard = βγάζει δύο σκάρτα
table-call-take = παίρνει τον τζόγο
table-call-claim = προτείνει
table-call-lay = ανοίγει τα φύλλα και προτείνει
