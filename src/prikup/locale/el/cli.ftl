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
