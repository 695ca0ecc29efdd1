### Russian Preferans at the table of the browser.

preferans-size-target = pool { $value }
    .title = Pool
    .note = 10 is a short match, 20 a long one
preferans-badge-undeclared = all-pass
    .note = [all_pass|Take as few tricks as you can]
preferans-badge-plays-misere = { $me ->
    [who] You play [misere|misère]
   *[none] { $who } plays [misere|misère]
}
preferans-column-pool = pool
preferans-column-hill = hill
preferans-column-whists = whists

preferans-turn-defend = Your call: do you [whist|whist]?
    .theirs = { $who } to whist or pass
preferans-turn-dealer_whist = You rest: do you [whist|whist]?
    .theirs = { $who } to whist or pass
preferans-turn-open = Play the defence [open_play|open] or [closed_play|closed]?
    .theirs = { $who }: open or closed
preferans-turn-dummy = Make the passer’s hand a [dummy|dummy]?
    .theirs = { $who }: open or closed
preferans-turn-look = Look at your cards, or bid [blind|blind]?
preferans-turn-aid = Your pool is full: who gets the [aid|points]?
    .theirs = { $who } to give points away

# How many tricks giving up costs.
preferans-label-concede = { $n ->
    [2] without two
   *[other] without three
}
preferans-label-dummy-open = Open that hand
preferans-panel-open-dummy = Open a dummy
preferans-sure-concede = Give the game up?
preferans-sure-throw = Play without it?

## What an answer brings or costs, line by line: by the word, and by which numbers there are

preferans-note-pass = stay out
preferans-note-look = bid as usual
preferans-note-blind = worth a six, over it only a seven
preferans-note-open = you play both hands
    .dummy = you play for { $who }
preferans-note-closed = each plays their own
preferans-note-half-whists = { $whists ->
    [one] { SIGNED($whists) } whist
   *[other] { SIGNED($whists) } whists
    }
    no play
preferans-note-whist-each = { SIGNED($each) } a trick
    no risk
preferans-note-whist-each-tricks = need { $tricks }, { SIGNED($each) } each
preferans-note-whist-each-missing-tricks = need { $tricks }, { SIGNED($each) } each
    risk: hill { SIGNED($missing) }

## The log

preferans-log-throw = { $me ->
    [who] throw the talon back
   *[none] throws the talon back
}
preferans-log-keep = { $me ->
    [who] give the points to nobody: they are lost
   *[none] gives the points to nobody: they are lost
}
preferans-log-concede = { $me ->
    [who] give the game up
   *[none] gives the game up
}
preferans-log-aid = { $me ->
    [who] give { count-points } to { $on }
    [on] gives { count-points } to you
   *[none] gives { count-points } to { $on }
}

## What a deal wrote, and why

preferans-outcome-undeclared = All-pass.
preferans-entry-whists = { $me ->
    [who] You write { preferans-whists } on { $on }
    [on] { $who } writes { preferans-whists } on you
   *[none] { $who } writes { preferans-whists } on { $on }
}
preferans-whists = { $amount ->
    [one] { $amount } whist
   *[other] { $amount } whists
}
preferans-cause-remiz = [remiz|undertricks]
preferans-cause-undertrick = [undertrick|whist not made]
preferans-cause-aid = [aid|American aid]
preferans-cause-overflow = over the pool
preferans-cause-whist = [whists|whists]
preferans-cause-half_whist = [half_whist|half-whist]
preferans-cause-consolation = [consolation|consolation]
preferans-cause-raspasy = [all_pass|all-pass]
preferans-cause-raspasy_zero = [all_pass|all-pass without a trick]
preferans-cause-raspasy_dealer = [all_pass|all-pass, the dealer]
preferans-cause-misere_made = [misere|misère made]
preferans-cause-misere_caught = [misere|misère caught]
preferans-cause-concede = [without_three|given up]
preferans-cause-misdeal = misdeal
preferans-cause-talon_throw = talon thrown back
preferans-cause-talon_bonus = bonus of the talon

## Points to give

preferans-give-title = Points to give
preferans-give-room = room for { $n }
preferans-give-less = One point less
preferans-give-more = One point more
preferans-give-writes = { $who }: pool { SIGNED($n) }. You write { preferans-whists } on { $who }.
preferans-give-keep = Give none: { count-points } lost
preferans-give = Give

## What each moment is about, in at most twenty words

preferans-coach-auction = Bid the number of [trick|tricks] you can take. The highest [bid|bid] plays alone against two and gets the [talon|talon].
preferans-coach-others = The highest [bid|bid] plays alone against two and gets the [talon|talon]. If all pass, nobody wants tricks.
preferans-coach-discard = The two cards of the [talon|talon] are yours. Discard the two that help you least.
preferans-coach-name = Name what you will play: at least your bid. Missing [trick|tricks] cost you dearly.
preferans-coach-whist = [whist|Whist] if the defenders can take the tricks they owe. [pass|Pass] costs nothing.
preferans-coach-open = Open: both defenders’ cards face up, and you play them all. Closed: each plays their own.
preferans-coach-declarer = Take at least the tricks you named. Follow the suit led; without it you must play a [trump|trump].
preferans-coach-defend = Take as many tricks as you can. Follow the suit led; without it you must play a [trump|trump].
preferans-coach-declarer_nt = Take at least the tricks you named. Follow the suit led; there is no trump, so its highest card wins.
preferans-coach-defend_nt = Take as many tricks as you can. Follow the suit led; there is no trump, so its highest card wins.
preferans-coach-passer_open = Your cards lie open, and the [whister|whister] plays them for you.
preferans-coach-passer = You stayed out: there is nothing to do until the deal is over.
preferans-coach-misere = [misere|Misère]: take no trick at all. Play under the others’ cards whenever you can.
preferans-coach-catch = [catch|Catch] the misère: make the declarer take a trick. The defenders’ cards lie open.
preferans-coach-catch_shown = [catch|Catch] the misère: make the declarer take a trick. Two of the cards shown are gone.
preferans-coach-all_pass = [all_pass|All-pass]: everybody plays alone. Take as few [trick|tricks] as you can: each one costs you.
preferans-coach-answer = Accept if the tricks would fall that way anyway. One refusal, and play goes on.
preferans-coach-rest = With four the dealer [resting|rests]: the others play. You see what lies open.
preferans-coach-blind = A [blind|blind] bid is made before you look. It is worth a six and is overbid only by a seven.
preferans-coach-dummy = A [dummy|dummy]: the passer’s cards lie open and you play them too. Closed: each plays their own.
preferans-coach-dealer_whist = If you [whist|whist], you play both defenders’ open hands: tricks are paid, missing ones cost nothing.
preferans-coach-aid = Each point you give goes into that player’s pool, and you write ten [whists|whists] on them.

## Keys

preferans-keys-1 = misère; then the game without the talon
    .keys = M
preferans-keys-2 = before you look: look, or bid blind
    .keys = L  B
preferans-keys-3 = give up, throw the talon back: twice
    .keys = X  Z
preferans-keys-4 = in the auction without a digit: here; when whisting: half
    .keys = H
preferans-keys-5 = whist
    .keys = W
preferans-keys-6 = open or closed; O also opens unasked
    .keys = O  C
preferans-keys-7 = points to give: more, less, give, give none
    .keys = +  −  G  K
