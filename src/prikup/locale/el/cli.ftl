### Η γραμμή εντολών: όσα τυπώνουν οι εντολές της.

## prikup options

cli-options = { $game }: { $count } όροι, όπως στο { $preset }· έτοιμοι κανόνες: { $presets }
cli-value = { $option } = { $value }   (όχι { $other })
cli-meaning = { $meaning } ({ $clause })
cli-defaults = Κάθε όρος έχει την τιμή που ισχύει αν δεν οριστεί άλλη.
cli-same = Είναι οι κανόνες του { $base }.
cli-preset = { $name }: { $title }. { $about }

## prikup verify

cli-verify-table = { $game } με τους κανόνες «{ $rules }», { $players } παίκτες, τραπέζι «{ $table }»
cli-verify-drawn = η θέση { $seat } μοιράζει πρώτη: οι σπόροι τραβούν { $cards }
cli-verify-random = η θέση { $seat } μοιράζει πρώτη: στην τύχη, από τους σπόρους
cli-verify-deal = διανομή { $deal }: τα φύλλα είναι όσα δίνουν οι σπόροι, όπως δεσμεύτηκαν ({ $commitment }…)
cli-verify-origin = διανομή { $deal }: τα φύλλα της διανομής { $number } του «{ $table }», μοιρασμένα ξανά
cli-verify-bound = διανομή { $deal }: οι σπόροι των θέσεων { $seats } είναι εκείνοι για τους οποίους δεσμεύτηκαν πριν
cli-verify-clear = διανομή { $deal }: οι σπόροι των θέσεων { $seats } προστέθηκαν φανερά, κανείς δεν δεσμεύτηκε γι' αυτούς
cli-verify-withheld = διανομή { $deal }: οι θέσεις { $seats } δεσμεύτηκαν και δεν άνοιξαν τους σπόρους τους: η διανομή έγινε χωρίς αυτούς
cli-verified = ελέγχθηκαν { $n } από { $n } διανομές

## prikup play

cli-play-kept = Η παρτίδα φυλάσσεται στο { $path }: συνεχίζεται με prikup play --record { $path }
cli-play-over = Η παρτίδα τελείωσε: η καταγραφή της είναι { $path }

## prikup serve

cli-serve = Το Prikup είναι στο { $url }

## prikup backup, prikup restore

cli-backup = Το { $path } έχει όλα όσα έχει το { $database }: { $rows }
cli-restore = Το { $database } έχει όλα όσα έχει το { $path }: { $rows }

## prikup puzzles

cli-puzzles-checked = { $count } προβλήματα, από τα οποία λάθος { $faults }

## prikup solve

solve-seat = θέση { $seat }
solve-contract = Τζογαδόρος η θέση { $seat }, { $trump }
solve-misere = Η θέση { $seat } παίζει μιζέρια
solve-points = Η θέση { $seat } παίζει για πόντους, { $trump }
solve-allpass = Όλοι αποφεύγουν τις μπάζες
solve-allpass-talon = Όλοι αποφεύγουν τις μπάζες, ανοίγουν τα { $cards } του τζόγου
solve-trump = ατού { $suit }
solve-notrump = άχροα
solve-and = { $one } και { $two }
solve-leads = { $said }· πρώτη παίζει η θέση { $seat }.
solve-led = { $said }· η θέση { $leader } άνοιξε με { $cards }, παίζει η θέση { $seat }.
solve-makes = Κάνει { $points } από τους πόντους που μένουν.
solve-takes = Παίρνει { $tricks } από { $left } μπάζες.
solve-dealer = { $seat } (ο τεμπέλης)
solve-tricks = Μπάζες των θέσεων { $seats }: { $tricks } από { $left }· η καθεμία εναντίον των δύο άλλων μαζί: { $held }.
solve-choices = Η θέση { $seat } μπορεί να παίξει:
solve-line = Καλύτερο παιχνίδι: { $cards }
solve-table = Μπάζες των θέσεων 0, 1 και 2 ως τζογαδόρων:
solve-table-leads = πρώτη η { $seat }
solve-discards = Τρόποι να φύγουν φύλλα από { $hand }: { $count }
solve-more = { $cards } και άλλοι { $count }
solve-file = { $id }: { $contract }, μπάζες της θέσης 0: { $tricks } από { $left }
