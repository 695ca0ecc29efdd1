### Φύλλα, αγορές, όσα λέγονται, αριθμοί πραγμάτων. Όσα λέει μόνο ένα παιχνίδι είναι στο αρχείο του.

joint-list = ,{" "}
joint-group = ·{" "}
joint-sentence = .{" "}
joint-name = :{" "}

rank-A = A
rank-K = K
rank-Q = Q
rank-J = J
rank-T = 10
rank-9 = 9
rank-8 = 8
rank-7 = 7

contract-NT = { $level } άχροα

## Όσα λέγονται

call-pass = πάσο
call-hold = έχω
call-misere = μιζέρια
call-misere-hand = μιζέρια χωρίς τζόγο
call-9-hand = εννιά χωρίς τζόγο
call-raspasy = πάσο όλων
call-blind = στα τυφλά
call-look = κοιτάζω
call-whist = ουίστ
call-half = μισό ουίστ
call-open = ανοιχτά
call-closed = κλειστά
call-concede = εγκαταλείπω
call-throw = πετάω τον τζόγο
call-keep = σε κανέναν
call-yes = δέχομαι
call-no = παίζουμε
call-withdraw = αποσύρω

## Αριθμοί πραγμάτων

count-cards = { $n ->
    [one] { $n } φύλλο
   *[other] { $n } φύλλα
}
count-tricks = { $n ->
    [one] { $n } μπάζα
   *[other] { $n } μπάζες
}
count-points = { $n ->
    [one] { $n } πόντος
   *[other] { $n } πόντοι
}
count-changes = { $n ->
    [one] { $n } αλλαγή
   *[other] { $n } αλλαγές
}
