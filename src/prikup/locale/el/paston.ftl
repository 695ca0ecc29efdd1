### Το αρμενικό πάστον στο τραπέζι.

paston-name = Αρμενικό πάστον

paston-call-paston = πάστον ♠
paston-call-glitch = γκλιτς ♣
paston-call-dineri = ντινέρι ♦
paston-call-gupa = γκούπα ♥
paston-call-paston_grkha = καλύτερα ♠
paston-call-surrender = παράδοση

## Τι φέρνει ή τι κοστίζει μια επιλογή

paston-stake-together = οφείλετε { $n }
paston-stake-alone = μόνος { $n }
paston-stake-over = { SIGNED($n) } κάθε παραπάνω
paston-stake-short = αν λείψουν, ως { $n }
paston-stake-made = αν βγει { SIGNED($n) }
paston-stake-failed = αν όχι { $n }
paston-stake-cost = κοστίζει { $n }

paston-help = τα τέσσερα χρώματα, τα καλύτερα μπαστούνια
    .keys = S C D H  B

## Γιατί κάτι δεν γίνεται

error-phase-paston-name = τώρα δηλώνεται παιχνίδι, ή παράδοση
error-best = τα καλύτερα μπαστούνια τα δηλώνει μόνο όποιος τα δήλωσε στην αγορά
error-deal-paston-bottom = το { $card } δεν μπορεί να είναι το κάτω φύλλο: αναμένεται φύλλο του dealer, που το παίρνει τελευταίο
error-opener = όποιος άνοιξε την πρώτη αγορά μοιράζει τη δεύτερη διανομή: αναμένεται η θέση του, όπως opener 2
error-contract-paston = το «{ $given }» δεν είναι παιχνίδι: αναμένεται { $expected }
error-contract-paston-surrender = όποιος παραδίνεται δεν δηλώνει παιχνίδι: δόθηκε { $given }
error-declarations-paston = η άμυνα δεν μπορεί να είπε { $given }: αναμένεται whist ή pass της θέσης { $first }, μετά της θέσης { $second }
error-declarations-paston-nothing = η άμυνα δεν μπορεί να μην είπε τίποτα: αναμένεται whist ή pass της θέσης { $first }, μετά της θέσης { $second }
error-declarations-paston-word = το «{ $given }» δεν το λέει η άμυνα: αναμένεται εδώ whist ή pass της θέσης { $seat }
error-tricks-paston-unwhisted = «{ $given }»: δεν αμύνθηκε κανείς, άρα δεν παίχτηκε τίποτα: δεν αναμένονται μπάζες
error-tricks-paston-each = «{ $given }»: καθένας που αμύνεται πληρώνεται για τις δικές του μπάζες: αναμένεται ένας αριθμός για καθεμία από τις 3 θέσεις
error-tricks-paston-passed = η θέση { $seat } πήγε πάσο και δεν παίζει: δεν μπορεί να πάρει μπάζα
error-result-none-paston = αναμένεται εδώ αποτέλεσμα, όπως 0 dineri whist pass 6 4 0 ή surrender 0
error-result-paston-surrender = «{ $given }»: αναμένεται μόνο η θέση όποιου παραδίνεται
error-result-paston-opener = «{ $given }»: αναμένεται η θέση όποιου άνοιξε, όπως opener 2

## Τρόποι να γραφτούν τα παιχνίδια

paston-typed-paston = πάστον
paston-typed-glitch = γκλιτς
paston-typed-dineri = ντινέρι
paston-typed-gupa = γκούπα
paston-typed-paston_grkha = καλύτερα μπαστούνια
