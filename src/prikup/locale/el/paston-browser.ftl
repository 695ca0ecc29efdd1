### Το αρμενικό πάστον στο τραπέζι του φυλλομετρητή.

paston-size-target = ως { $value }
    .title = Πόντοι για τη νίκη
    .note = Με 61 η παρτίδα είναι σύντομη
paston-sure-surrender = Παραδίνετε το παιχνίδι;
paston-turn-defend = Σειρά σας: [whist|ουίστ] ή πάσο;
    .theirs = { $who }: ουίστ ή πάσο

paston-note-pass = μένετε έξω
paston-note-whist-alone-over-short-together = οφείλετε { $together }, μόνος { $alone }
    { SIGNED($over) } κάθε παραπάνω
    αν λείψουν, ως { $short }
paston-note-whist-over-short-together = οφείλετε { $together }
    { SIGNED($over) } κάθε παραπάνω
    αν λείψουν, ως { $short }
paston-note-whist-alone-over-short = μόνος { $alone }
    { SIGNED($over) } κάθε παραπάνω
    αν λείψουν, ως { $short }

paston-cause-made = βγήκε, { count-tricks }
paston-cause-failed = δεν βγήκε, { count-tricks }
paston-cause-unopposed = δεν αμύνθηκε κανείς
paston-cause-whist = ουίστ, { count-tricks }
paston-cause-surrender = παράδοση
paston-cause-surrendered = παράδοση του τζογαδόρου
paston-cause-reset = πίσω στο μηδέν

paston-redeal-bottom = το εφτάρι μπαστούνι ήταν το κάτω φύλλο
paston-redeal-run = έξι χαμηλά μπαστούνια σε ένα χέρι
paston-redeal-nobody = κανείς δεν έχει ούτε τον βαλέ ούτε το εφτάρι μπαστούνι

paston-coach-auction = Κάθε [bid|δήλωση] είναι το επόμενο σκαλί. Η ψηλότερη παίζει μόνη και παίρνει τον [talon|τζόγο].
paston-coach-discard = Τα δύο φύλλα του [talon|τζόγου] είναι δικά σας. Βγάλτε τα δύο που σας βοηθούν λιγότερο.
paston-coach-name = Δηλώστε χρώμα όχι κάτω από τη δήλωσή σας: βγαίνει με έξι [trick|μπάζες].
paston-coach-defend = [whist|Ουίστ] αν μπορείτε να πάρετε τις δικές σας: δύο [trick|μπάζες] ο καθένας, ή τέσσερις μόνος.
paston-coach-declarer = Πάρτε έξι [trick|μπάζες]. Ακολουθήστε το χρώμα· αν δεν το έχετε, παίξτε [trump|ατού].
paston-coach-against = Πάρτε τις δικές σας μπάζες. Ακολουθήστε το χρώμα· αν δεν το έχετε, παίξτε [trump|ατού].
paston-coach-dropped = Πήγατε πάσο: τα φύλλα σας μένουν κλειστά ως το τέλος της διανομής.

paston-keys-1 = δήλωση ή παιχνίδι με το χρώμα του
    .keys = S  C  D  H
paston-keys-2 = καλύτερα μπαστούνια
    .keys = B
paston-keys-3 = ουίστ
    .keys = W
paston-keys-4 = παράδοση: δύο φορές
    .keys = Z
