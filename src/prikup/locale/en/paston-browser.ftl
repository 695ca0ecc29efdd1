### Armenian Paston at the table of the browser.

paston-size-target = to { $value }
    .title = Points to win
    .note = 61 is a short match
paston-sure-surrender = Give the game up?
paston-turn-defend = Your call: do you [whist|whist]?
    .theirs = { $who } to whist or pass

paston-note-pass = stay out
paston-note-whist-alone-over-short-together = owe { $together }, alone { $alone }
    { SIGNED($over) } each above
    short to { $short }
paston-note-whist-over-short-together = owe { $together }
    { SIGNED($over) } each above
    short to { $short }
paston-note-whist-alone-over-short = alone { $alone }
    { SIGNED($over) } each above
    short to { $short }

# With how many tricks.
paston-cause-made = made, { count-tricks }
paston-cause-failed = failed, { count-tricks }
paston-cause-unopposed = nobody whisted
paston-cause-whist = whist, { count-tricks }
paston-cause-surrender = surrender
paston-cause-surrendered = surrender of the declarer
paston-cause-reset = back to zero

paston-redeal-bottom = the seven of spades lay at the bottom
paston-redeal-run = six low spades in a hand
paston-redeal-nobody = nobody holds the jack or the seven of spades

paston-coach-auction = Each [bid|bid] is the next step. The highest plays alone and gets the [talon|talon].
paston-coach-discard = The two cards of the [talon|talon] are yours. Discard the two that help you least.
paston-coach-name = Name a suit not below your bid: six [trick|tricks] make it.
paston-coach-defend = [whist|Whist] if you can take your share: two [trick|tricks] each, or four alone.
paston-coach-declarer = Take six [trick|tricks]. Follow the suit led; without it you must play a [trump|trump].
paston-coach-against = Take your share. Follow the suit led; without it you must play a [trump|trump].
paston-coach-dropped = You passed: your cards lie face down until the deal is over.

paston-keys-1 = a bid or a game by its suit
    .keys = S  C  D  H
paston-keys-2 = best spades
    .keys = B
paston-keys-3 = whist
    .keys = W
paston-keys-4 = surrender: twice
    .keys = Z
