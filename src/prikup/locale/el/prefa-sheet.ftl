### Το κιτάπι και ο γράφων της πρέφας.

prefa-sheet-title = Κιτάπι
prefa-sheet-target = { $target }
prefa-till = κάσα { $amount }

prefa-account-pot = κάσα
    .title = { $me ->
        [who] Η κάσα σας
       *[none] Κάσα { NAME($who, case: "at") }
    }
    .where = { $me ->
        [who] { SIGNED($amount) } στην κάσα σας
       *[none] { SIGNED($amount) } στην κάσα { NAME($who, case: "at") }
    }
prefa-account-chips = { $me ->
    [on] από εσάς
   *[none] { NAME($on, case: "of") }
}
    .title = { $me ->
        [who] Τα καπίκια σας { NAME($on, case: "of") }
        [on] Καπίκια από εσάς, παίρνει { $who }
       *[none] Καπίκια { NAME($on, case: "of") }, παίρνει { $who }
    }
    .where = { $me ->
        [who] { SIGNED($amount) } καπίκια, παίρνετε { NAME($on, case: "of") }
        [on] { SIGNED($amount) } καπίκια από εσάς, παίρνει { $who }
       *[none] { SIGNED($amount) } καπίκια { NAME($on, case: "of") }, παίρνει { $who }
    }

prefa-reason-made = { $contract } βγήκε
prefa-reason-failed = { $contract } { $down }
    .unplayed = { $contract }, σολάρισμα
prefa-reason-overflow = από άλλη κάσα, { $contract }
prefa-reason-trick = { $counted } απέναντι σε { $contract }
prefa-reason-short = έλλειμμα της άμυνας: { $missing }, { $contract }
prefa-reason-partner = { $counted } του άλλου αμυνόμενου, { $contract }
prefa-reason-aces = τέσσερις άσοι, { $contract }
prefa-reason-polles = οι πολλές, { $counted }

prefa-kind-contract = Αγορά
prefa-kind-concede = Σολάρισμα
prefa-kind-all_pass = Τρία πάσο
prefa-kind-polles = Οι πολλές
prefa-aces = Τέσσερις άσοι

prefa-said-in = { $who } παίζει
prefa-said-out = { $who } πάσο
prefa-said-alone = { $who } μόνος
prefa-said-along = { $who } μαζί

prefa-told-contract = { $declarer } { $contract }, { $said }: πήρε { $tricks }
prefa-told-unplayed = { $declarer } { $contract }, { $said }: δεν παίχτηκε
prefa-told-concede = { $declarer }: σολάρισμα, { $contract }
prefa-told-all_pass = Τρία πάσο
prefa-told-polles = Οι πολλές: { $tricks }
prefa-told-aces = { $told }· τέσσερις άσοι

prefa-step-pots = Όσα αφαιρεί η κάσα του καθενός
    .text = Δέκα καπίκια για κάθε μονάδα που έμεινε στην κάσα του
prefa-step-shares = Μερίδιο από όσα έχουν οι κάσες
    .text = Ό,τι έμεινε στις κάσες μοιράζεται στα ίσα
prefa-step-balance = Καπίκια από τους άλλους, μείον τα δικά τους
    .text = Καπίκια από τους άλλους, μείον όσα έχουν εκείνοι από αυτόν
prefa-step-result = Αποτέλεσμα
    .text = Όλα μαζί, σε καπίκια
