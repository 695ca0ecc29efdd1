### What a table says. A game's own questions, roles and calls are in its file.

table-you = You
table-dealer = dealer
table-deal = deal { $number }
table-deal-of = deal { $number } of { $last }
table-time-left = { $minutes } min left
table-time-over = time is over
table-now = Now
table-talon = Talon
table-no-target = no pool
# The rules by their preset, and how many options but the target differ from it.
table-rules = { $preset }, { count-changes }
table-declarer = { $who } { $what }
table-trump = trump { $suit }
table-needs = { $taken } of { $needs } tricks
table-against = defence owes { $n }
table-no-trick = not one trick
table-few = take as few tricks as you can
table-takes = takes
table-rests = you deal and rest
table-plays-yours = { $who } plays your cards
table-plays-for = You play for { $who }
table-follow = follow { $suit }
table-shown = { count-cards } of these
table-redealt = the cards are dealt again
table-gives = gives a card to { $who }
table-nothing = Nothing is written.
table-written = Deal { $number } is written
table-settled = The match is over
table-last-trick = Last trick
table-no-last-trick = no trick has been played yet
table-no-talon = the talon has not been shown
table-undone = The last decision has been taken back.

## Whose turn it is, by what is asked: of the reader, and of another

ask-bid = Your call
    .theirs = { $who } to call
ask-discard = Choose two cards to discard
    .theirs = { $who } to discard
ask-name = Name the contract
    .theirs = { $who } to name the contract
ask-defend = Your call: whist or pass?
    .theirs = { $who } to whist or pass
ask-play = Your turn to play
    .theirs = { $who } to play
ask-lead = Your lead
ask-answer = { $who } offers { $offer }. Do you accept?
    .theirs = { $who } to answer
ask-look = Look at your cards, or bid blind?
ask-mode = Play the defence open or closed?
ask-dealer = Whist for both defenders, or pass?
ask-give = Give a card to each of the others
    .theirs = { $who } to give cards

## Roles

role-declarer = declarer
role-defender = defence
role-whister = whist
role-passer = pass
role-half = half-whist

## Calls and deeds as a table tells them, or offers them as a choice

table-call-concede = give up
table-call-throw = throw it back
table-call-keep = give none
table-call-start = the match begins
table-call-draw = draws
table-call-deals = deals first
table-call-discard = discards two cards
table-call-take = takes the talon
table-call-claim = offers
table-call-lay = lays the hand open and offers
