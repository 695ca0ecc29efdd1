### Ο γράφων για πραγματικά φύλλα, σε όποιο παιχνίδι.

keeper-open = διακόπτεται μέσα στο παίξιμο
keeper-removed = Διαγράφηκε: { $was }
keeper-next = Διανομή { $number }: μοιράζει { $dealer }
    .more = Διανομή { $number }: μοιράζει { $dealer }, { $more }
keeper-last = τελευταία η διανομή { $number }
keeper-pays = { $payer } πληρώνει { $amount }, παίρνει: { $payee }
keeper-result = Αποτέλεσμα
    .text = Τι έχει στο τέλος ο καθένας
keeper-wins = { $who } κέρδισε
