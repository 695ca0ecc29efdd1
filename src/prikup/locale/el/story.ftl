### Μια καταγραφή με λόγια (prikup replay).

story-deal = Διανομή { $number }, dealer: { $dealer }
story-breaks-off = Η καταγραφή διακόπτεται εδώ.
story-real-cards = Παίχτηκε με πραγματικά φύλλα.
story-talon = Τζόγος
story-bids = Αγορά
story-calls = Άμυνα
story-discards = Σκάρτα
story-tricks = Μπάζες
story-sheet = Κιτάπι
story-nothing = Δεν γράφτηκε τίποτα.
story-result = Αποτέλεσμα
story-draw = Κλήρωση
story-aid = Βοήθεια
story-open = { $who }: ανοιχτά φύλλα
story-shows = { $who } δείχνει { $cards }
story-redeal = { $dealer } μοιράζει ξανά
story-gives = { $who } δίνει { $what }: { $whom }
story-keeps = { $who } δεν δίνει τα υπόλοιπα, και χάνονται
