### Η πρέφα στο τραπέζι.

prefa-name = Πρέφα

prefa-call-hold = έχω
    .native = έχω
prefa-call-in = παίζω
    .native = παίζω
prefa-call-out = πάσο
    .native = πάσο
prefa-call-alone = μόνος
    .native = μόνος
prefa-call-along = μαζί
    .native = μαζί
prefa-call-tagrafo = άμα μείνουν
    .native = άμα μείνουν
prefa-call-aces = άσοι
    .native = άσοι
prefa-call-concede = σολάρω
prefa-call-all_pass = τρία πάσο
prefa-call-polles = οι πολλές

prefa-ask-defend = Σειρά σας: παίζω ή πάσο;
    .theirs = { $who } μιλά

prefa-role-in = παίζω
prefa-role-out = πάσο
prefa-role-alone = μόνος
prefa-role-along = για δύο
prefa-role-taken = μαζί

## Τι φέρνει ή τι κοστίζει μια επιλογή

prefa-stake-tricks = οφείλετε { $n }
prefa-stake-each = { SIGNED($n) } η μπάζα
prefa-stake-missing = αν λείψει μία, { $n }
prefa-stake-pot = κάσα { SIGNED($n) }
prefa-stake-chips = πληρώνετε { $n }

prefa-help = παίζω, πάσο, μόνος, μαζί· A τέσσερις άσοι, T άμα μείνουν
    .keys = I  O  A  T

## Γιατί κάτι δεν γίνεται

error-unknown-prefa-10NT = δέκα άχροα δεν παίζονται εδώ
error-aces-prefa = τέσσερις άσοι δεν αναγγέλλονται εδώ
error-aces_again = οι τέσσερις άσοι έχουν ήδη αναγγελθεί
error-all_pass = τα τρία πάσο παίζονται εδώ: αναμένεται polles
error-all_pass-thrown = τα τρία πάσο πετιούνται εδώ, δεν παίζονται
error-contract-prefa = το «{ $given }» δεν είναι αγορά: αναμένεται κάποια όπως 7H ή 6NT
error-contract-prefa-10NT = το { $contract } δεν παίζεται εδώ
error-declarer-prefa-passed = μετά από τρία πάσο δεν υπάρχει ούτε τζογαδόρος ούτε αγορά
error-declarations-prefa-word = το «{ $given }» δεν το λέει η άμυνα: αναμένεται in, out, alone ή along, ή μπάζες
error-declarations-prefa-silent = η άμυνα δεν λέει τίποτα εδώ: δόθηκε { $given }
error-tricks-prefa-out = «{ $given }»: είναι και οι δύο έξω, άρα δεν παίχτηκε τίποτα: δεν αναμένονται μπάζες
error-tricks-prefa-each = «{ $given }»: κάθε αμυνόμενος ευθύνεται για τις δικές του μπάζες: αναμένεται ένας αριθμός για κάθε θέση
error-tricks-prefa-dropped = η θέση { $seat } αποσύρθηκε: δεν μπορεί να πάρει μπάζα
error-result-none-prefa = αναμένεται εδώ αποτέλεσμα, όπως 0 7H in in 7 2 1 ή all_pass
error-result-prefa-concede = «{ $given }»: αναμένεται τζογαδόρος και δήλωση, όπως concede 0 7H

## Τρόποι να γραφτεί ό,τι λέγεται

prefa-typed-hold = έχω, το ίδιο
prefa-typed-out = πάσο
prefa-typed-in = παίζω
prefa-typed-alone = μόνος
prefa-typed-along = μαζί
prefa-typed-aces = άσοι, τέσσερις άσοι
prefa-typed-all_pass = τρία πάσο
prefa-typed-polles = οι πολλές, πολλές
