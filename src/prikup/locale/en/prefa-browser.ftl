### Greek Prefa at the table of the browser.

prefa-size-start_pot = pot { $value }
    .title = Pot
    .note = What each begins with; 10 is a short match
prefa-badge-undeclared = all-pass
    .note = Take as few tricks as you can
prefa-column-pot = pot
prefa-column-till = till
prefa-talon-closed = Kitty, two cards face down
prefa-table-talon = Kitty
prefa-seat-rests = idle

prefa-turn-defend = Do you play?
    .theirs = { $who }: in or out
prefa-turn-along = Take the other along?
prefa-turn-decide = Alone, or together?

prefa-sure-concede = Give the game up?
prefa-note-out = stay out
prefa-note-each-tricks = owe { $tricks }, { SIGNED($each) } a trick
prefa-note-each-missing-tricks = owe { $tricks }, { SIGNED($each) } a trick
    one short −{ $missing }

prefa-log-take = { $me ->
    [who] take the kitty
   *[none] takes the kitty
}

prefa-outcome-undeclared = All passed.
prefa-entry-chips = { $me ->
    [who] { $on } pays you { prefa-chips }
    [on] You pay { $who } { prefa-chips }
   *[none] { $on } pays { $who } { prefa-chips }
}
prefa-chips = { $amount ->
    [one] { $amount } chip
   *[other] { $amount } chips
}
prefa-cause-made = contract made
prefa-cause-failed = contract failed
prefa-cause-overflow = from another pot
prefa-cause-trick = tricks
prefa-cause-short = too few tricks
prefa-cause-partner = to the partner
prefa-cause-aces = four aces
prefa-cause-polles = all-pass

prefa-coach-auction = The highest [bid|bid] plays alone. A senior says good to keep it, a junior bids one step more.
prefa-coach-auction_rounds = Each [bid|bid] is one step more; from the fourth call on it may be held with good.
prefa-coach-discard = The two cards of the kitty are yours, and nobody saw them. Discard two.
prefa-coach-name = Name what you will play: at least your bid. A [trick|trick] missing fills your pot and costs chips.
prefa-coach-defend = In: you owe your [trick|tricks] and are paid for each. Out: nothing can be lost.
prefa-coach-declarer = Take at least the tricks you named. Follow the suit led; without it you must play a [trump|trump].
prefa-coach-against = Take the tricks you owe. Follow the suit led; without it you must play a [trump|trump].
prefa-coach-dropped = You stayed out: your cards lie face down until the deal is over.
prefa-coach-all_pass = Everybody plays alone, without [trump|trumps]. [trick|Tricks] above the fewest fill your pot.
prefa-coach-rest = With four the dealer is [resting|idle]: the others play.

prefa-keys-1 = in or out
    .keys = I  O
prefa-keys-2 = alone, or both: take the other along
    .keys = A  B
prefa-keys-3 = good: repeat the highest bid
    .keys = H
prefa-keys-4 = announce four aces
    .keys = A
prefa-keys-5 = if they remain
    .keys = R
prefa-keys-6 = give up: twice
    .keys = Z
