### Το κιτάπι και ο γράφων του αρμενικού πάστον.

paston-sheet-title = Κιτάπι
paston-sheet-target = Ως { $target }

paston-account-score = πόντοι
    .title = { $me ->
        [who] Οι πόντοι σας
       *[none] Πόντοι { NAME($who, case: "at") }
    }
    .where = { SIGNED($amount) }, { $who }

paston-reason-made = { $contract } βγήκε, { $counted }
paston-reason-failed = { $contract } δεν βγήκε, { $counted }
paston-reason-unopposed = { $contract }, δεν αμύνθηκε κανείς
paston-reason-whist = ουίστ απέναντι σε { $contract }, { $counted }
paston-reason-surrender = παράδοση
paston-reason-surrendered = παράδοση του τζογαδόρου
paston-reason-reset = πίσω στο μηδέν

paston-kind-contract = Παιχνίδι
paston-kind-surrender = Παράδοση
paston-opener = Ποιος άνοιξε την αγορά
    .note = Μοιράζει την επόμενη διανομή

paston-said-whist = { $who } ουίστ
paston-said-pass = { $who } πάσο

paston-told-contract = { $declarer }, { $contract }, { $said }: πήρε { $tricks }
paston-told-unplayed = { $declarer }, { $contract }, { $said }: δεν παίχτηκε
paston-told-surrender = { $declarer }: παράδοση
