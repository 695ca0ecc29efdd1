### Γιατί ένα πρόγραμμα δεν μπορεί να κάνει ό,τι του ζητήθηκε: συναρτήσεις, ο λύτης, η γραμμή εντολών. Δεν τα λέει καμία σελίδα.

## Ο λύτης με ανοιχτά φύλλα

error-position-hands = «{ $position }»: { $count ->
    [one] { $count } χέρι
   *[other] { $count } χέρια
}: αναμένονται { $expected }
error-position-trump = «{ $position }»: ατού { $trump }: αναμένεται χρώμα ή κανένα
error-position-leader = «{ $position }»: πρώτος παίζει { $leader }: αναμένεται 0 έως { $last }
error-position-leaders = «{ $position }»: παίζουν πρώτοι { $count }: αναμένονται το πολύ 2
error-position-trick = «{ $position }»: { $count } φύλλα στην μπάζα: αναμένονται λιγότερα από { $players }
error-position-talon = «{ $position }»: παίζουν πρώτα { $count } φύλλα του τζόγου: αναμένονται το πολύ { $most }
error-position-twice = «{ $position }»: { $cards } δύο φορές
error-position-cards = «{ $position }»: η θέση { $seat } έχει { $count ->
    [one] { $count } φύλλο
   *[other] { $count } φύλλα
}: αναμένονται { $most }
error-position-pack = «{ $position }»: το { $cards } δεν είναι από τράπουλα με { $ranks }
error-position-play = «{ $position }»: το { $card } δεν μπορεί να το παίξει η θέση { $seat }
error-position-misere = «{ $position }»: η μιζέρια δεν έχει ατού
error-positions-misere = θέση παιχνιδιού { $number }: η μιζέρια δεν έχει ατού
error-positions-kind = θέση παιχνιδιού { $number }: το { $what } δεν είναι { $kind }
error-positions-row = θέση παιχνιδιού { $number }: { $why }
error-positions-number = θέση παιχνιδιού { $number }: { $what } { $unit ->
    [points] πόντοι
   *[tricks] μπάζες
}: αναμένεται ακέραιος
error-positions-numbers = { $count } αριθμοί για { $unit ->
    [points] πόντους
   *[tricks] μπάζες
} σε { $positions } θέσεις παιχνιδιού: αναμένεται ένας για καθεμία
error-positions-array = οι θέσεις παιχνιδιού είναι πίνακας από { $kind }: δόθηκε { $array }
error-positions-shape = οι θέσεις παιχνιδιού είναι πίνακας μίας διάστασης: δόθηκε το σχήμα { $shape }
error-points-ranks = τα «{ $ranks }» δεν είναι αξίες τράπουλας: αναμένονται κάποιες από 789TJQKA, καθεμία μία φορά
error-points-king = «{ $ranks }»: αναμένεται η ντάμα κάτω από τον ρήγα
error-points-cards = { $count } πόντοι φύλλων για { $ranks } αξίες: αναμένεται ένας για καθεμία
error-points-marriages = { $count } πόντοι γάμων: αναμένεται ένας για καθένα από 4 χρώματα
error-points-whole = τα { $counts } δεν είναι πόντοι: αναμένονται ακέραιοι
error-points-low = τα { $counts } δεν είναι πόντοι: αναμένεται κανένας κάτω από 0, και φύλλα των 255 το πολύ
error-points-sum = όλοι οι πόντοι αθροίζουν { $sum }: αναμένονται { $most } το πολύ
error-solver-seat = η θέση { $seat } δεν παίζει σε αυτή τη διανομή
error-solver-over = δεν μένει φύλλο για παίξιμο
error-solver-table = { $count } χέρια: για έναν πίνακα αναμένονται 3
error-solver-discards = χέρια με { $cards } φύλλα: αναμένεται ένα χέρι που βγάζει σκάρτα, και άλλα εξίσου μικρά
solver-moment = { $stage ->
    [draw] η κλήρωση για την πρώτη διανομή
    [deal] διανομή { $deal }, πριν από τα φύλλα
    [redeal] διανομή { $deal }, πριν από ξαναμοίρασμα
    [bidding] διανομή { $deal }, αγορά
    [talon] διανομή { $deal }, ο τζόγος
    [discard] διανομή { $deal }, τα σκάρτα
    [give] διανομή { $deal }, δίνονται φύλλα
    [naming] διανομή { $deal }, δηλώνεται η τελική αγορά
    [defence] διανομή { $deal }, η άμυνα
    [aid] διανομή { $deal }, βοήθεια
    [play] διανομή { $deal }, παίξιμο
    [claim] διανομή { $deal }, πρόταση για τις υπόλοιπες
    [over] διανομή { $deal }, η παρτίδα τελείωσε
   *[other] διανομή { $deal }
}
error-solver-nothing = δεν υπάρχει τίποτα για λύση: η παρτίδα βρίσκεται εδώ: { solver-moment }· αναμένονται φύλλα στο παίξιμο, ή τζογαδόρος που το ετοιμάζει
error-solver-ahead = τίποτα δεν οδηγεί σε παίξιμο εδώ: { solver-moment }
error-solver-allpass = το πάσο όλων δεν έχει ατού
error-solver-tricks-talon = αυτό το παίξιμο δεν λύνεται με μπάζες: παίζει πρώτος ο τζόγος
error-solver-tricks-beat = αυτό το παίξιμο δεν λύνεται με μπάζες: το πέρασμα είναι υποχρεωτικό
error-solver-tricks-ruff = αυτό το παίξιμο δεν λύνεται με μπάζες: το ατού δεν είναι υποχρεωτικό
error-solver-tricks-ranks = αυτό το παίξιμο δεν λύνεται με μπάζες: τα φύλλα έχουν άλλη σειρά

## Με τι κλήθηκε μια συνάρτηση

error-argument-bot = το { $what } δεν είναι bot: αναμένεται όνομα, ή αντικείμενο με μέθοδο choose
error-argument-bots = τα { $what } δεν είναι bots: αναμένεται κατάλογος από 1 έως { $most }
error-argument-opponent = το { $what } δεν είναι αντίπαλος: αναμένεται συνάρτηση από παρατηρήσεις και μάσκες σε ενέργειες
error-argument-bot_sent = το { $what } δεν μπορεί να πάει σε άλλες διεργασίες: αναμένεται όνομα όπως rules ή module:Class
error-argument-deals = { $what } διανομές: αναμένεται ακέραιος από 1 και πάνω
error-argument-match = το { $what } δεν είναι παρτίδα: αναμένεται μία όπως τη δίνει το prikup.new()
error-argument-players = το { $what } δεν είναι αριθμός παικτών: αναμένεται { $expected }
error-argument-type = το { $name } είναι { $what }: αναμένεται τιμή τύπου { $expected }
error-argument-number = το { $name } είναι { $what }: αναμένεται ακέραιος
error-argument-number_least = το { $name } είναι { $what }: αναμένεται ακέραιος από { $least } και πάνω
error-argument-range = το { $name } είναι { $what }: αναμένεται ακέραιος από { $least } έως { $most }
error-argument-empty = το { $name } είναι κενό: αναμένεται τουλάχιστον μία τιμή
error-argument-hand = { $what }: χαρτιά { $count }, αναμένονται { $expected }
error-argument-first = δεν είναι γνωστό ποιος μοιράζει πρώτος: αναμένεται dealer=, μια θέση από 0 έως { $last }
error-argument-dealer = το dealer είναι { $what }, τώρα όμως μοιράζει η θέση { $seat }: το dealer= αναμένεται μόνο πριν από την πρώτη διανομή
error-argument-record = το { $what } δεν είναι καταγραφή: αναμένεται μία όπως τη δίνει το prikup.read()
error-argument-rules = το { $what } δεν είναι κανόνες: αναμένεται κείμενο όπως «{ $example }»
error-argument-seed = το { $what } δεν είναι σπόρος: αναμένεται αριθμός ή κείμενο
error-argument-text = το { $what } δεν είναι κείμενο: αναμένεται μια παρτίδα όπως γράφεται
error-argument-hands = το { $what } δεν είναι κείμενο: αναμένονται χέρια όπως «AK... QJ... T9...»
error-argument-names = τα { $what } δεν είναι ονόματα: αναμένεται πλειάδα όπως ('Anna', 'Boris', 'Vera')
error-argument-options = τα { $what } δεν είναι όροι του παιχνιδιού: αναμένονται όπως τους δίνει το game.options('{ $example }')
error-argument-position = το { $what } δεν είναι θέση παιχνιδιού: αναμένεται μία όπως τη δίνει το { $kind }(...)

## Bots

error-bot-answer = διανομή { $deal }: το bot «{ $given }» στη θέση { $seat }: { $why }
error-bot-fails = διανομή { $deal }: το bot «{ $given }» στη θέση { $seat } απέτυχε με { $why }
error-bot-raised = { $what }, στο { $where }
error-bot-illegal = το { $what } δεν επιτρέπεται: αναμένεται { $expected }
error-bot-illegal-why = το { $what } δεν επιτρέπεται: { $why }
error-bot-many = { $count } απαντήσεις για { $views } όψεις
error-bot-near = το «{ $given }» δεν είναι bot: αναμένεται { $expected } (ίσως εννοείτε { $near })
error-bot-class = το bot «{ $given }» δεν παίζει: { $why }
error-bot-file = το «{ $given }» δεν ονομάζει κλάση ενός module: αναμένεται module:Class, όπως my_bots:Bidder για το αρχείο my_bots.py στον τρέχοντα φάκελο
error-bot-turn = η θέση { $seat } δεν έχει τίποτα να αποφασίσει τώρα
error-program-empty = το «{ $given }» δεν ονομάζει εντολή: αναμένεται μία μετά την άνω και κάτω τελεία, όπως cmd:./my_bot
error-program-start = η εντολή «{ $given }» δεν ξεκινά: { $why }
error-program-system = το πρόγραμμα «{ $given }» δεν μπορεί να παίξει σε Windows: τα μποτ που είναι προγράμματα χρειάζονται Linux ή macOS
error-program-ended = η εντολή «{ $given }» τερματίστηκε
error-program-silent = η εντολή «{ $given }» δεν απάντησε μέσα σε { $seconds } δευτερόλεπτα
error-program-flood = η εντολή «{ $given }» έγραψε πάνω από { $most } bytes χωρίς τέλος γραμμής
error-program-unasked = η εντολή «{ $given }» έγραψε κάτι που δεν το ζήτησε κανείς
error-program-unreadable = η εντολή «{ $given }» απάντησε κάτι που δεν είναι απάντηση: { $why }
error-program-mismatched = η εντολή «{ $given }» απάντησε στην ερώτηση { $id }: αναμένεται η ερώτηση { $expected }
error-program-version = η εντολή «{ $given }» μιλά την έκδοση { $version } του πρωτοκόλλου: αναμένεται { $expected }
error-program-stopped = η εντολή «{ $given }» απέτυχε { $times } φορές σε αυτή τη διανομή και δεν ξεκινά ξανά

## Το ανακάτεμα και η απόδειξή του

error-seed-server = το «{ $given }» δεν είναι σπόρος ή δέσμευσή του: αναμένονται 64 ψηφία από 0-9 a-f
error-proof-origin = η διανομή { $deal } δεν μπορεί να είναι από αλλού: αναμένεται η πρώτη μιας παρτίδας ή όλες ενός τουρνουά, για τις οποίες δεν δεσμεύτηκε κανείς
error-proof-hidden = η διανομή { $deal } δεν φανερώθηκε ακόμη: αναμένονται ο σπόρος του διακομιστή και τα φύλλα της
error-proof-commitment = διανομή { $deal }: ο σπόρος του διακομιστή έχει τη δέσμευση { $made }, όχι { $commitment }
error-proof-seeds = διανομή { $deal }: { $count } σπόροι { $players } παικτών
error-proof-bindings = διανομή { $deal }: { $count } δεσμεύσεις { $players } παικτών
error-proof-unbound = διανομή { $deal }: η θέση { $seat } δεν δεσμεύτηκε για κανέναν σπόρο, κι όμως υπάρχει ένας στη διανομή
error-proof-opening = διανομή { $deal }: ο σπόρος της θέσης { $seat } δεν έχει τη δέσμευσή της { $binding }
error-proof-bound_late = διανομή { $deal }: η θέση { $seat } δεν δεσμεύτηκε πριν από τον διακομιστή
error-proof-opened_early = διανομή { $deal }: ο σπόρος της θέσης { $seat } ήταν ανοιχτός προτού δεσμευτεί ο διακομιστής
error-proof-withheld = διανομή { $deal }: η θέση { $seat } συμμετέχει ξανά, αλλά δεν άνοιξε έναν προηγούμενο σπόρο
error-proof-pack = διανομή { $deal }: τα { $count } φύλλα της δεν είναι η τράπουλα του παιχνιδιού
error-proof-packets = διανομή { $deal }: το μοίρασμά της δεν είναι των κανόνων: { $packets }· αναμένεται { $expected }
error-proof-deal = διανομή { $deal }: οι σπόροι δίνουν { $made }, όχι { $found }
error-proof-drawn = διανομή { $deal }: οι σπόροι τραβούν { $made }, όχι { $cards }
error-proof-drawn_again = διανομή { $deal }: τραβήχτηκαν { $cards }: κλήρωση αναμένεται μόνο για τη διανομή 1
error-proof-drawn_any = διανομή { $deal }: τραβήχτηκαν { $cards }, οι κανόνες όμως δεν τραβούν φύλλα
error-proof-drawn_none = διανομή { $deal }: δεν τράβηξε φύλλο κανείς: αναμένονται τα φύλλα που έβγαλαν τον πρώτο dealer
error-proof-precedence = διανομή { $deal }: η σειρά προτεραιότητάς της δεν είναι των κανόνων: { $cards }· αναμένεται { $expected }
error-proof-order = η απόδειξη της διανομής { $deal } βρίσκεται εκεί όπου αναμενόταν η διανομή { $expected }
error-proof-table = η διανομή { $deal } είναι του τραπεζιού «{ $given }»: αναμένεται «{ $table }»
error-proof-rules = η διανομή { $deal } δεν έχει το παιχνίδι, τους κανόνες και τους παίκτες της διανομής 1
error-proof-who = η διανομή { $deal } δεν λέει ποιος μοίρασε: αναμένεται 0 έως { $last }
error-proof-pattern = διανομή { $deal }: το { $game } δεν μοιράζει φύλλα μετά την κλήρωση
error-proof-gathered = η διανομή { $deal } μαζεύτηκε και κόπηκε, δεν ανακατεύτηκε: αναμένεται η καταγραφή της παρτίδας, από την οποία βγαίνει η σειρά της τράπουλας
error-proof-gap = η διανομή { $deal } δεν φανερώθηκε, φανερώθηκε όμως η { $other }
error-proof-next = διανομή { $deal }: η θέση { $seat } δεν μπορεί να μοιράσει μετά τη θέση { $before }
error-proof-seedless = αυτή η καταγραφή δεν έχει σπόρους: αναμένονται οι ετικέτες Table, Commitment και ServerSeed
error-proof-unrevealed = η διανομή { $deal } δεν έχει φανερωμένους σπόρους: αναμένονται Commitment και ServerSeed
error-proof-dealer = διανομή { $deal }: οι σπόροι βγάζουν dealer { $made }, όχι { $dealer }

## Η γραμμή εντολών

error-number = «{ $given }»: αναμένεται ακέραιος από { $low } έως { $high }
error-arena-deal = δεν υπήρξε διανομή με αριθμό { $number }: η παρτίδα τελείωσε προτού γραφτεί
error-arena-bots = το «{ $given }» είναι ένα bot: αναμένονται δύο ή περισσότερα για σύγκριση, με κόμματα
error-arena-pair = «{ $given }»: αναμένονται δύο bots για διάκριση διανομή προς διανομή, με κόμμα
error-arena-force = το «{ $given }» δεν είναι είδος διανομής που μπορεί να επιβληθεί στο { $game }: αναμένονται κάποια από { $expected }
error-arena-exploiters = ο κανόνας «{ $given }» δεν μπαίνει πάνω από bot στο { $game }: αναμένεται { $expected }
error-arena-exploiters-with = το { $given } ανήκει στη μέτρηση ζευγών: το --exploiters δεν το γνωρίζει
error-arena-save = το { $path } δεν είναι αρχείο αυτής της μέτρησης: αναμένονται τα ίδια bots, κανόνες, seed και επιλογές, ή νέο αρχείο
error-arena-exploiters-none = στο { $game } δεν υπάρχουν κανόνες πάνω από ένα bot: αναμένεται παιχνίδι που έχει, όπως preferans
error-arena-save-damaged = το { $path } είναι χαλασμένο: αναμένονται οι μοιρασιές του { $what } από την 1, καθεμία μία φορά· δύο μετρήσεις δεν γράφουν στο ίδιο αρχείο
error-arena-ray = δεν υπάρχει συστοιχία Ray στο «{ $given }»: { $why }
error-arena-ray-missing = το --ray χρειάζεται το πακέτο ray: pip install 'prikup[ray]'
error-rows-suffix = «{ $given }»: αναμένεται όνομα που τελειώνει σε { $expected }
error-rows-there = το «{ $path }» υπάρχει ήδη: διαλέξτε άλλο όνομα ή διαγράψτε το
error-rows-run = το { $folder } έχει ατελείωτη εκτέλεση με άλλες γραμμές: για να συνεχίσει, ξεκινήστε την με τα ίδια ορίσματα, διαλέξτε άλλο όνομα από το { $path } ή διαγράψτε τον φάκελο
error-rows-damaged = μια ατελείωτη εκτέλεση στο { $folder } είναι κατεστραμμένη: διαγράψτε τον φάκελο για να αρχίσει από την αρχή
error-rows-folder = το { $folder } έχει αρχεία που δεν είναι εκτέλεση: διαλέξτε άλλο όνομα από το { $path }
error-rows-names = μια γραμμή έχει τις στήλες «{ $given }»: αναμένονται { $expected }
error-rows-type = στήλη { $name }: το { $given } δεν είναι τιμή του τύπου { $expected }
error-study-wish = «{ $given }»: αναμένεται θέση και το χέρι της, όπως 0=AKxx*.xx.*.* (♠ ♥ ♦ ♣) ή 1=5-3-1-1
error-study-seat = «{ $given }»: υπάρχει ήδη επιθυμία για αυτή τη θέση· αναμένεται μία για καθεμία
error-study-hand = κανένα χέρι με { $count } φύλλα δεν είναι «{ $given }»
error-study-hands = { $count } ανακατέματα δεν έφεραν διανομή με { $given }: αναμένονται επιθυμίες που μαζί είναι λιγότερο σπάνιες
error-study-none = { $count } ανακατέματα για τη διανομή { $number } δεν έφεραν { $given } που να παίζουν αυτά τα bots: αναμένεται λιγότερο σπάνια επιθυμία
error-study-kind = το «{ $given }» δεν είναι είδος διανομής στο { $game }: αναμένεται { $expected }
error-study-rows = γραμμές { $given }: αναμένεται { $expected }
error-study-contract = το «{ $given }» δεν είναι συμβόλαιο στο { $game }: αναμένεται { $expected }
error-adapter-game = το { $given } δεν έχει αριθμούς ενεργειών: αναμένεται το μέρος 'actions' στον φάκελο του παιχνιδιού
error-adapter-illegal = η ενέργεια { $given } ({ $text }) δεν επιτρέπεται: { $why }
error-adapter-over = δεν παίζει κανείς: το επεισόδιο τελείωσε ή δεν άρχισε· αναμένεται reset
error-spiel-chance = το αποτέλεσμα τύχης { $given } δεν είναι δυνατό τώρα: αναμένεται ένα από τα chance_outcomes()
error-adapter-dealt = τα φύλλα μοιράστηκαν { $count } φορές χωρίς διανομή
error-adapter-agent = το { $given } δεν είναι πράκτορας: αναμένεται { $expected }
error-adapter-perfect = δεν ζητήθηκε πλήρης πληροφορία: αναμένεται perfect_information=True
error-adapter-openspiel = το OpenSpiel δεν εισάγεται (pip install 'prikup[openspiel]'): { $why }
error-regret-parts = «{ $given }»: αναμένονται κάποια από { $expected }, με κόμματα
error-bench-job = το «{ $given }» δεν είναι εργασία: αναμένονται κάποιες από { $expected }
error-bench-endplay = το --yardstick χρειάζεται το πακέτο endplay: pip install 'prikup[yardstick]'
error-bench-main = ένα σενάριο που δουλεύει με πολλές διεργασίες φορτώνεται από καθεμία: βάλτε τις κλήσεις του μετά το if __name__ == "__main__":
error-bench-process = μια διεργασία της παρτίδας σταμάτησε: { $why }
error-solve-owner = το --{ $option } είναι για το { $owner }
error-solve-other = το --{ $option } δεν λέει τίποτα για το { $question }
error-solve-twice = «{ $deal }»: { $cards } σε χέρι και εκτός παιχνιδιού
error-solve-declarer = τζογαδόρος { $declarer }: αναμένεται 0 έως { $last }
error-solve-trump = --trump { $trump }: η μιζέρια και το πάσο όλων δεν έχουν ατού
error-solve-talon = --talon { $talon }: { $count } φύλλα μετά την κάθετο: αναμένονται 2
error-solve-game = --game { $game }: παίζεται για μπάζες: αναμένεται αγορά, --misere ή --allpass
error-solve-deals = διανομή { $deal }: αυτή η καταγραφή έχει { $count ->
    [one] { $count } διανομή
   *[other] { $count } διανομές
}
error-solve-cards = η διανομή { $deal } αυτής της καταγραφής δεν έχει φύλλα στο παίξιμο
error-solve-ply = η διανομή { $deal } δεν έχει θέση μετά από { $ply } φύλλα: αναμένεται 0 έως { $most }
error-solve-line = γραμμή { $line }: «{ $text }»: { $why }
error-solve-columns = { $count } στήλες: αναμένονται { $expected }, με στηλοθέτες
error-solve-contract = αγορά «{ $given }»: αναμένεται T, N ή M
error-solve-leader = πρώτος «{ $given }»: αναμένεται 0, 1 ή 2
error-solve-suit = ατού { $why }
error-bots = τα «{ $given }» είναι πάρα πολλά bots: αναμένονται το πολύ { $most }
error-terminal = το play θέλει τερματικό: η είσοδος και η έξοδος δεν είναι
error-file-read = το «{ $path }» δεν διαβάζεται: { $why }
error-file-written = το «{ $path }» δεν γράφεται: { $why }
error-system-missing = δεν υπάρχει τέτοιο αρχείο ή φάκελος
error-system-denied = δεν επιτρέπεται
error-system-folder = είναι φάκελος
error-system-no_folder = ένα μέρος της διαδρομής δεν είναι φάκελος
error-system-full = ο δίσκος είναι γεμάτος
error-system-taken = η διεύθυνση χρησιμοποιείται ήδη
error-system-elsewhere = αυτό το μηχάνημα δεν έχει τέτοια διεύθυνση
error-system-unknown = δεν βρέθηκε διεύθυνση με αυτό το όνομα
error-file-none = το «{ $path }» δεν έχει καταγραφές: αναμένονται αρχεία που τελειώνουν σε .prikup ή .json
error-file-record = «{ $path }»: { $why }
error-file-large = το «{ $path }» είναι πολύ μεγάλο: αναμένονται το πολύ { $most } bytes
error-file-text = το «{ $path }» δεν είναι κείμενο σε UTF-8: το byte { $byte } δεν διαβάζεται
error-file-match = το «{ $path }» υπάρχει ήδη, και δεν είναι παρτίδα που συνεχίζεται ({ $why }): διαλέξτε άλλο όνομα, ή --force για αντικατάσταση
error-file-over = το «{ $path }» έχει παρτίδα που τελείωσε: διαλέξτε άλλο όνομα, ή --force για αντικατάσταση
error-file-differs = το «{ $path }» έχει παρτίδα με --{ $option } «{ $kept }», όχι «{ $given }»: αφήστε έξω το --{ $option } για να συνεχίσει, ή διαλέξτε άλλο όνομα
error-file-bots = το «{ $path }» έχει παρτίδα με το bot «{ $given }», που είναι δικό σας πρόγραμμα: δώστε το με --bots για να συνεχίσει
error-file-there = το «{ $path }» υπάρχει ήδη: διαλέξτε άλλο όνομα, ή --force για αντικατάσταση
error-file-drawing = το «{ $path }» υπάρχει ήδη, και δεν είναι σχέδιο: διαλέξτε άλλο όνομα
error-file-page = το «{ $path }» υπάρχει ήδη, και δεν είναι σελίδα: διαλέξτε άλλο όνομα
error-file-puzzles = το «{ $path }» υπάρχει ήδη, και δεν έχει προβλήματα: διαλέξτε άλλο όνομα
error-convert-ending = το «{ $path }» δεν τελειώνει όπως αρχείο κάποιας μορφής: αναμενόταν { $endings }, ή --to
error-play-table = δεν παίχτηκε με `prikup play`
error-play-seeds = τα φύλλα της διανομής { $deal } δεν είναι των σπόρων της
error-database = το «{ $path }» δεν μπορεί να είναι η βάση δεδομένων: αναμένεται αρχείο ή URL
error-database-folder = το «{ $path }» δεν μπορεί να είναι η βάση δεδομένων: ο φάκελός του δεν υπάρχει
error-database-form = το «{ $path }» δεν μπορεί να είναι η βάση δεδομένων ({ $why }): αναμένεται αρχείο του prikup serve, ή νέο όνομα
error-database-server = το «{ $path }» δεν μπορεί να είναι η βάση δεδομένων ({ $why }): αναμένεται URL διακομιστή PostgreSQL που λειτουργεί, με χρήστη και βάση που υπάρχουν εκεί
error-database-other = είναι άλλου προγράμματος
error-database-newer = το έφτιαξε νεότερο Prikup
error-network = το «{ $given }» δεν είναι διεύθυνση ή δίκτυο: αναμένεται κάτι όπως 127.0.0.1 ή 10.0.0.0/24
error-backup-there = το «{ $path }» υπάρχει ήδη: διαλέξτε άλλο όνομα, ή --force για αντικατάσταση
error-month = το «{ $given }» δεν είναι μήνας: αναμένεται YYYY-MM
error-backup-none = το «{ $path }» δεν είναι αντίγραφο ασφαλείας: αναμένεται αρχείο που έγραψε το prikup backup
error-backup-empty = το «{ $path }» δεν έχει τίποτα για αντίγραφο: αναμένεται βάση δεδομένων του prikup serve
error-database-absent = δεν υπάρχει βάση δεδομένων «{ $path }»: αναμένεται αυτή που έφτιαξε το prikup serve
error-backup-tables = το «{ $path }» έχει ήδη πίνακες: διαλέξτε άλλο --database, ή --force για να μπει το αντίγραφο στη θέση τους
error-backup-read = το «{ $path }» δεν διαβάζεται: { $why }
error-backup-same = το «{ $path }» είναι η ίδια η βάση δεδομένων: δώστε άλλο αρχείο για το αντίγραφο
error-backup-used = το «{ $path }» είναι η βάση ενός διακομιστή που τρέχει: σταματήστε πρώτα τον διακομιστή
error-backup-written = το «{ $path }» δεν γράφεται: { $why }
error-site-there = το '{ $path }' έχει αρχεία που δεν είναι ιστότοπος: διαλέξτε άλλον φάκελο ή αδειάστε τον
error-site-parts = δεν υπάρχει το '{ $path }': αναμένονταν όσα ετοιμάζει το make site
error-site-node = χρειάζεται το Node.js για τον ιστότοπο: εγκαταστήστε το prikup με το πρόσθετο site
error-site-compile = δεν μεταγλωττίστηκαν οι ενότητες του ιστότοπου: { $why }
error-bench-server = ο διακομιστής δεν ξεκίνησε: { $why }
error-setting = { $key }: { $why }
error-setting-empty = «»: αναμένεται κείμενο
error-limit-form = το «{ $given }» δεν είναι όριο: αναμένεται ΟΝΟΜΑ=ΑΡΙΘΜΟΣ, όπως deals=500
error-setting-word = «{ $given }»: αναμένεται { $expected }
error-setting-none = το «{ $given }» στο «{ $path }» δεν είναι ρύθμιση: αναμένεται { $expected }
error-setting-table = το «{ $key }» στο «{ $path }» είναι «{ $given }»: αναμένεται πίνακας ορίων
error-setting-file = το «{ $path }» δεν είναι αρχείο ρυθμίσεων: { $why }
error-proof-none = το «{ $path }» δεν φανερώνει ακόμη καμία διανομή: δεν υπάρχει τίποτα για έλεγχο
error-proof-json = αυτή η απόδειξη δεν διαβάζεται: { $why }
error-proof-format = το «{ $given }» δεν είναι μορφή αποδείξεων: αναμένεται «{ $expected }»
error-puzzle-kind = το «{ $given }» δεν είναι είδος προβλήματος: αναμένονται κάποια από { $expected }
error-puzzle-read = η γραμμή { $line } δεν είναι πρόβλημα: «{ $given }»: { $why }
error-puzzle-form = πρόβλημα { $given }: το { $part } του δεν μπορεί να είναι «{ $said }»
error-puzzle-again = το πρόβλημα { $given } υπάρχει δύο φορές: αναμένεται ένα όνομα για το καθένα
error-puzzle-trick = πρόβλημα { $given }: το { $card } δεν μπορεί να παίχτηκε στην μπάζα του
error-puzzle-wrong = το «{ $given }» δεν είναι σωστό: δεν ακολουθεί τίποτα
error-puzzle-choice = το «{ $given }» δεν είναι από όσα λέγονται ή βγαίνουν σκάρτα
error-puzzle-alike = το πρόβλημα { $given } μοιάζει με το πρόβλημα { $other }
error-puzzle-target = για το πρόβλημα { $given } λέγεται ότι βγαίνει { $said }: με όλα τα φύλλα ανοιχτά βγαίνει { $found }
error-puzzle-answers = για το πρόβλημα { $given } λέγεται ότι λύνεται με { $said }: λύνεται με { $found }
error-puzzle-line = πρόβλημα { $given }: η σειρά του κάνει λάθος στο { $card }
error-puzzle-short = πρόβλημα { $given }: η σειρά του τελειώνει προτού λυθεί
error-lesson = δεν υπάρχει μάθημα { $given }: αναμένεται ένα από { $expected }
error-lesson-done = «{ $given }»: αυτό το βήμα έγινε
error-admin-several = πολλοί λογαριασμοί έχουν το όνομα «{ $given }»: αναμένεται κωδικός, { $expected }
error-admin-account = «{ $given }» δεν έχει λογαριασμό: διαχειριστής γίνεται μόνο λογαριασμός
error-admin-operator = «{ $given }» δεν είναι διαχειριστής
error-admin-date = «{ $given }» δεν είναι μελλοντική ημέρα: αναμένεται π.χ. 2027-01-31
error-learn-option = η επιλογή { $option } στο { $game } εξαρτάται από τους πόντους πολλών θέσεων μαζί, που δεν χωρούν σε πίνακες: αναμένεται η συνηθισμένη τιμή
error-learn-cards = το { $game } δεν μοιράζει δέκα χαρτιά στον καθένα και δύο στο talon
error-learn-deal = στο { $game } την αρχή της διανομής ορίζουν χαρτιά που το card_rules του δεν ονομάζει
error-learn-size = οι κανόνες έχουν πάνω από { $most } { $what }, που δεν χωρούν σε πίνακες
error-learn-phase = η φάση { $phase } αυτών των κανόνων δεν γίνεται πίνακες
error-env-whole = { $name } είναι { $given }: αναμένεται ακέραιος από { $first } έως { $last }
error-env-seed = seed { $given }: αναμένεται ακέραιος
error-env-opponent = ο αντίπαλος: { $why }
error-env-pickle = το { $name } δεν σειριοποιείται με pickle: στείλτε τους πίνακες και φτιάξτε νέο στην άλλη διεργασία
error-env-render = render_mode: { $given }· αναμένεται 'ansi' ή None
error-env-ended = ενέργεια { $given } μετά το τέλος της μοιρασιάς: αναμένεται None ή reset
error-policy-state = σε { $count } δοκιμές δεν βρέθηκαν κρυφά φύλλα που εξηγούν ό,τι φαίνεται
error-env-tables = { $given } δεν είναι πίνακες: αναμένονται αυτοί του compile_rules
error-env-section = { $given } δεν είναι μέρος παρατήρησης: αναμένεται { $expected }
error-env-rows = οι παρατηρήσεις είναι { $given }: αναμένεται πίνακας uint8 (πλήθος, { $width })
error-env-number = ενέργεια { $given }: αναμένεται ακέραιος από 0 έως { $last }
error-env-text = { $given } δεν είναι ενέργεια αυτών των κανόνων
error-env-deal = { $given } ως χέρια και talon δεν είναι όλη η τράπουλα: αναμένεται κάθε χαρτί μία φορά
error-env-thrown = αυτά τα χαρτιά ξαναμοιράζονται κατά τους κανόνες: το περιβάλλον έχει τώρα άλλα
error-env-actions = οι ενέργειες είναι { $kind } { $shape }: αναμένονται { $count } ακέραιοι
error-env-finished = το περιβάλλον { $index } τελείωσε: καλέστε πρώτα reset
error-env-illegal = η ενέργεια { $number } ({ $text }) στο περιβάλλον { $index } δεν επιτρέπεται: αναμένεται μία που επιτρέπει η μάσκα του
