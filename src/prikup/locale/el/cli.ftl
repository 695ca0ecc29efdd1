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
cli-score-now = Αν σταματούσατε τώρα:
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
cli-admin-none = Δεν υπάρχει τίποτα.
cli-admin-listed = (ανοιχτό σε όλους)
cli-admin-operator = (διαχειριστής)
cli-admin-banned = (αποκλεισμένος)
cli-admin-done = Έγινε.
cli-report = { $at } { $link }: { $who } (επισκέπτης { $guest }), { $reason }· από τον επισκέπτη { $reporter }
cli-restore = Το { $database } έχει όλα όσα έχει το { $path }: { $rows }

## prikup export

cli-export = Στο { $path } υπάρχουν παρτίδες: { $matches }, διανομές: { $deals }

## prikup site

cli-site = { $path }: ιστότοπος { $files } αρχείων, { $megabytes } MB· βάλτε τον σε όποιον διακομιστή ιστού θέλετε

## prikup puzzles

cli-puzzles-checked = { $count } προβλήματα, από τα οποία λάθος { $faults }
cli-puzzles-none = δεν βρέθηκε πρόβλημα: χρειάζονται διανομές με φύλλα όπου κάποιος μπορεί να σφάλει

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

## prikup arena, prikup regret, prikup bench: μετρήσεις

measure-head = { $game }, { $rules }, παίκτες { $players }, σπόρος { $seed }
measure-between = 95 % μεταξύ { $low } και { $high }
measure-few = { $unit ->
    [match] λιγότερες από { $least } παρτίδες: χωρίς διάστημα
   *[other] λιγότερες από { $least } διανομές: χωρίς διάστημα
}
measure-word = { $word ->
    [match] παρτίδα
    [deal] διανομή
    [contract] { term-contract }
    [misere] { term-misere }
    [allpass] { term-all_pass }
    [points] πόντοι
    [open] { term-open_play }
    [closed] { term-closed_play }
    [bid] { term-bid }
    [defend] άμυνα
    [redeal] ξαναμοίρασμα
    [discard] { term-discard }
    [talon] { term-talon }
    [name] τελική αγορά
    [give] φύλλα σε άλλους
    [declarer] { term-declarer }
    [defender] { term-defender }
    [player] παίκτης
    [play] παίξιμο
    [worlds] μοιρασιές
    [exchange] ανταλλαγή
    [calls] δηλώσεις
   *[other] { $word }
}
progress = { $what }: { $done } από { $total }, απομένουν περίπου { $seconds } δ.
measure-errors = σφάλματα { $count }
measure-fault = { $bot }: { $kind }, { $count } φορές· πρώτα στη { $unit ->
    [deal] διανομή
   *[match] παρτίδα
} { $deal }, θέση { $seat }, ερώτηση { $asks }: { $why }
arena-forced = { $head }, κάθε διανομή { $force }
arena-pair = { $one } εναντίον { $other }, { $unit ->
    [deal] διανομές
   *[match] παρτίδες
} σε κάθε θέση: { $count }
arena-alone = μόνο του
arena-company = με παρέα
arena-apart = ανά διανομή
arena-mean = { $mean } ανά { $unit ->
    [deal] διανομή
   *[match] παρτίδα
}, { $between }
arena-role = από τον μέσο όρο «μόνο του»· { $count } φορές, κατά μέσο όρο { $mean }
arena-call = { $asks }: { $instead } αντί για { $said }
arena-times = { $count } φορές, { $between }
arena-ahead = { $one } μπροστά από { $other }, καθένα ανάμεσα σε { $baseline }
arena-cpu = Επεξεργαστής, { $bot }: { $milliseconds } ms ανά απόφαση
arena-stopped = σταμάτησε μετά από { $done } από { $total }
arena-stopped-saved = σταμάτησε μετά από { $done } από { $total }: η ίδια εντολή συνεχίζει από εκεί
arena-exploited = τι κερδίζουν απλοί κανόνες πάνω από { $bot } εναντίον του, { $count } { $unit ->
    [deal] μοιρασιές
   *[match] παρτίδες
}
arena-changed = { $count ->
    [one] { $count } θέση έπαιξε αλλιώς
   *[other] { $count } θέσεις έπαιξαν αλλιώς
}
arena-divided = στην άμυνα, { $count } φορές: ο ίδιος { $own }, ο διεκδικητής { $declarer }, ο συμπαίκτης { $partner } κατά μέσο όρο
regret-bot = { $bot }, διανομές { $count }· χάνεται ανά διανομή με τέτοια απόφαση
regret-mistakes = { $mistakes } από { $decisions } αποφάσεις σε { $deals } διανομές
rows-written = { $path }: γραμμές { $rows } από { $deals } διανομές
rows-stopped = σταμάτησε μετά από { $done } από { $total } διανομές: η ίδια εντολή συνεχίζει από εκεί
selfplay-head = { $game }, { $rules }, σπόρος { $seed }
selfplay-count = παρτίδες { $matches }, διανομές { $deals }, ενέργειες { $actions }
selfplay-ended = τελείωσαν με συμφωνία: { $count }
selfplay-kinds = διανομές: { $kinds }
selfplay-made = { $kind } { $count } (βγήκαν { $made })
selfplay-bot = bot { $number } ({ $bot })
selfplay-zero = άθροισμα αποτελεσμάτων μηδέν: ναι
selfplay-not-zero = άθροισμα αποτελεσμάτων μηδέν: ΟΧΙ
selfplay-first = { $errors }, το πρώτο: { $error }
selfplay-speed = { $seconds } s, { $deals } διανομές/s
core-count = ενέργειες { $actions }, διανομές { $deals }
core-random = τυχαία
core-replay = επανάληψη
core-speed = { $count } ενέργειες/s
load-tables = τραπέζια { $tables }, άνθρωποι στο καθένα { $people }, διεργασίες { $processes }, { $seconds } s
load-events = ενέργειες { $actions }, συμβάντα { $events }, διανομές { $deals }
load-echo = από την ενέργεια ως την απόκριση: { $echoes }
load-stages = κατά μέσο όρο { $stages }
load-stage-received = λήψη
load-stage-appended = αποθήκευση
load-stage-sent = αποστολή
load-own = αυτό το πρόγραμμα ξυπνούσε με καθυστέρηση { $delays }· φόρτος του μηχανήματος { $before }, μετά { $after }
load-cpu = πυρήνες { $cpu }, μνήμη { $memory } kB ανά τραπέζι
load-bytes = { $deal } kB ανά διανομή και παίκτη, { $second } kB/s
load-refused = απορρίφθηκαν: { $codes }
bench-yardstick = DDS, πίνακας 20 αποτελεσμάτων: μέσος { $mean } ms, διάμεσος { $median } ms
