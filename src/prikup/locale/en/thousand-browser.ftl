### Russian Thousand at the table of the browser.

thousand-size-target = to { $value }
thousand-column-score = score
thousand-talon-closed = Talon, face down
thousand-mark-barrel = { $n ->
    [one] on the barrel, { $n } deal spent
   *[other] on the barrel, { $n } deals spent
}
thousand-mark-bolts = { $n ->
    [one] { $n } bolt
   *[other] { $n } bolts
}

thousand-turn-look = Look at your cards, or bid [blind|blind]?
thousand-turn-name = Name your target, at least the bid
    .theirs = { $who } to name the target
thousand-turn-trump = Name the [trump|trump]
    .theirs = { $who } to name the trump

thousand-sure-surrender = Give the deal up?
thousand-note-redeal = your cards give the right
thousand-note-pass = play on
thousand-note-talon-1 = face down
thousand-note-talon-2 = face down
thousand-announce = Announce { $what }
    .short = Announce

thousand-redeal-bottom_nine = a nine lay at the bottom
thousand-redeal-talon_nines = nines in the talon
thousand-redeal-talon_points = too few points in the talon
thousand-redeal-hand_nines = nines in a hand
thousand-redeal-hand_points = too few points in a hand

thousand-outcome-undeclared = The deal is over.
thousand-summary-settle = To the final score
thousand-entry-surrenders = { $me ->
    [who] Your deals given up { SIGNED($amount) }
   *[none] { $who }’s deals given up { SIGNED($amount) }
}
thousand-entry-barrel = { $me ->
    [who] Your deals on the barrel { SIGNED($amount) }
   *[none] { $who }’s deals on the barrel { SIGNED($amount) }
}
thousand-column-bolts = bolts
thousand-column-barrel = barrel
thousand-column-falls = falls
thousand-column-surrenders = given up
thousand-cause-made = target made
thousand-cause-failed = target missed
thousand-cause-cards = card points
thousand-cause-marriages = marriages
thousand-cause-surrender = deal given up
thousand-cause-surrender_cost = deal given up
thousand-cause-talon = points of the talon
thousand-cause-talon_bonus = no marriage in the talon
thousand-cause-talon_marriages = marriages of the talon
thousand-cause-talon_aces = aces of the talon
thousand-cause-bolts = bolts
thousand-cause-bolt = a bolt
thousand-cause-bolts_cleared = bolts cleared
thousand-cause-surrenders = third time given up
thousand-cause-redeals = three redeals
thousand-cause-bottom_nines = three nines at the bottom
thousand-cause-dump_truck = the dump truck
thousand-cause-barrel_up = up on the barrel
thousand-cause-barrel_deal = a deal on the barrel
thousand-cause-barrel_stop = stops at the barrel
thousand-cause-barrel_won = off the barrel: won
thousand-cause-barrel_lost = off the barrel
thousand-cause-barrel_fall = falls off the barrel
thousand-cause-barrel_pushed = pushed off the barrel
thousand-cause-barrel_reset = third fall

thousand-coach-auction = Bid the points you can make: at most 120 and the marriages in your hand.
thousand-coach-look = A bid before you look counts double, won or lost.
thousand-coach-discard = Discard the two cards that help you least.
thousand-coach-give = Give each opponent the card that helps you least. Nobody else sees it.
thousand-coach-name = Name what you will make: at least your bid. Giving up pays the others.
thousand-coach-trump = Name the [trump|trump] suit for this deal.
thousand-coach-declarer = After a [trick|trick], lead one of a king and queen: the marriage scores and makes [trump|trumps].
thousand-coach-named = After a [trick|trick], lead one of a king and queen of a suit: their marriage scores.
thousand-coach-against = Win points: aces 11, tens 10, kings 4, queens 3, jacks 2. Follow suit, else [ruff|trump].

thousand-keys-1 = a bid: more, less, say it
    .keys = +  −  B
thousand-keys-2 = the chosen card: to the left, the right, opposite
    .keys = L  R  O
thousand-keys-3 = announce with the next card
    .keys = Shift + 1
thousand-keys-4 = name the trump
    .keys = S  C  D  H
thousand-keys-5 = ask for new cards
    .keys = R
thousand-keys-6 = take the first or the second talon
    .keys = 1  2
thousand-keys-7 = give up: twice
    .keys = Z
