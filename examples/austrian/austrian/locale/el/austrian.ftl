### Οι λέξεις της αυστριακής Préférence.

austrian-name = Αυστριακή Préférence

austrian-call-1 = ♣
austrian-call-2 = ♠
austrian-call-3 = ♦
austrian-call-4 = ♥
austrian-call-hold = δικό μου
austrian-call-help = βοηθώ

austrian-role-help = βοηθά
austrian-role-pass = πάσο

austrian-ask-defend = Σειρά σας: βοηθάτε;
    .theirs = { $who }: βοηθώ ή πάσο

## Όροι

austrian-option-ante = Συμμετοχή
    .meaning = Μάρκες που μπαίνουν στο κοινό ταμείο για κάθε παίκτη πριν από κάθε διανομή.
austrian-option-dealer_pays = Πληρώνει ο dealer
    .meaning = Αν ο dealer πληρώνει τη συμμετοχή και των τριών.
austrian-option-raises = Ανέβασμα
    .meaning = Αν μια δήλωση μπορεί να είναι οποιοδήποτε ψηλότερο χρώμα, ή μόνο το επόμενο.
    .v-any = Οποιοδήποτε
    .v-next = Το επόμενο
austrian-option-penalty = Ποινή
    .meaning = Μάρκες που βάζει στο κοινό ταμείο όποιος δεν έχει τις μπάζες του.
austrian-option-deals = Διανομές
    .meaning = Πόσες διανομές έχει μια παρτίδα.

austrian-preset-austrian = Αυστριακή
    .about = Καθένας πληρώνει συμμετοχή, και δηλώνεται οποιοδήποτε ψηλότερο χρώμα.
austrian-preset-austrian-dealer = Πληρώνει ο dealer
    .about = Ο dealer πληρώνει για όλους, και οι δηλώσεις ανεβαίνουν ένα σκαλί.

## Κιτάπι

austrian-account-chips = μάρκες
    .title = { $me ->
        [who] Οι μάρκες σας
       *[none] Μάρκες: { $who }
    }
    .where = { SIGNED($amount) }, { $who }

austrian-reason-ante = συμμετοχή
austrian-reason-unopposed = δεν βοηθά κανείς
austrian-reason-tricks = { $counted }
austrian-reason-penalty = λείπουν: { $missing }

austrian-kind-contract = Παιχνίδι
austrian-kind-passed = Πάσο όλων
austrian-said-help = { $who } βοηθά
austrian-said-pass = { $who } πάσο
austrian-told = { $declarer }, { $contract }, { $said }: { $tricks }

## Γιατί κάτι δεν γίνεται

error-passed = τα φύλλα πετάχτηκαν: αναμένεται μόνο passed
error-contract-austrian = το { $given } δεν είναι δήλωση: αναμένεται { $expected }
error-declarations-austrian = αναμένεται help ή pass κάθε αμυνόμενου, πρώτα του αριστερού
error-tricks-austrian-unhelped = δεν βοηθά κανείς, άρα δεν υπάρχουν μπάζες
error-tricks-austrian-passed = όποιος πήγε πάσο άφησε τα φύλλα του και δεν παίρνει μπάζα
error-result-none-austrian = αναμένεται αποτέλεσμα όπως 1 3 help pass 0 7 3, ή passed
