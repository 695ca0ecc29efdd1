### Why something cannot be by the rules that games share. What one game alone forbids is in its own file.

## At any time

error-turn = it is not for seat { $seat } to say { $given } now
    .plain = It is not your call now.
error-turn-offer = an offer is made by the player whose it is, not by seat { $seat }
error-turn-several = several seats are to act: expected by= { $seats }, whose '{ $given }' it is
error-turn-unasked = nothing is asked of seat { $seat } now, so '{ $given }' cannot be said
    .plain = Nothing is asked of you now.
error-turn-legal = nothing is asked of seat { $seat } now: expected one of match.turns()
error-turn-which = { $count } seats are to act: expected match.legal(turn) with one of match.turns()
error-turn-bid = it is not seat { $seat }'s turn to bid
    .plain = It is not your turn to bid.
error-phase = { $given } is not possible now
    .plain = That is not possible now.
error-phase-undealt = no cards are dealt yet: expected match.deal() first
error-phase-undrawn = the first dealer is not drawn yet: expected match.deal() first
error-phase-dealt = the cards are dealt: seat { $seat } is to act
error-phase-draw = the first dealer is drawn before anything else
error-clock = the clock says { $given } minutes: expected { $minutes } to { $most }
error-phase-deal = the cards are dealt first
error-phase-result = '{ $given }' is not a result of a deal here
error-phase-discard = two cards are to be discarded now
error-phase-name = a contract of six to ten is to be named now
error-phase-play = a card is to be played now
error-phase-answer = the offer is to be answered yes or no
error-over = the match is over: nothing more can be said or dealt
error-unknown = '{ $given }' cannot be said now: expected { $expected }
    .plain = There is no such answer here.
# Why a card is none.
error-unknown-card = { $why }
error-unknown-bid = '{ $given }' is not a bid here: expected { $expected }
    .plain = There is no such bid here.
error-unknown-answer = '{ $given }' is not an answer here: expected { $expected }
    .plain = There is no such answer here.
error-unknown-division = '{ $given }' is not a division: expected the tricks of each seat, as in claim 3-1-0
# A guess of hidden cards that contradicts what was seen.
error-world = these cards would have been dealt again

## The auction

error-look = '{ $given }' cannot be said now: look at the cards first, or bid { $bid }
    .plain = Look at your cards first, or bid blind.
error-forced = the first hand must bid { $bid }
error-forced-least = the first hand must bid { $bid } or more
error-reply = { $bid } is only an answer to { $over }
error-reply-own = only the player who bid { $own } may answer { $bid }
error-bound = the player who bid { $bid } may make no other bid
error-bound-hold = a player who made a binding bid may make no other bid
error-first_bid = { $bid } can only be a player's first bid
error-raise = { $bid } is not higher than { $high }
    .plain = Bid higher than { $high }.
error-floor = the lowest bid now is { $floor }
error-over_blind = the lowest bid now is { $floor }
error-cap = seat { $seat } may not bid as high as { $bid }
    .plain = { $bid } is too high to be bid now.
error-cap-hold = seat { $seat } may not bid as high as { $high }
    .plain = { $high } is too high to be held now.
error-senior = a senior player holds { $high } or passes
    .plain = You can only repeat { $high } now, or pass.
error-senior-next = the next player holds { $high } or passes
    .plain = You can only repeat { $high } now, or pass.
error-next = only { $bid } may be bid now
error-hold = an equal bid is not played here: raise or pass
error-hold-nothing = there is no bid to hold yet
error-hold-special = nobody can hold { $high }
error-hold-first = only the first to bid in a round may repeat the highest bid
error-hold-last_two = only the senior of the last two bidders may hold
error-hold-senior = only a senior player may hold a junior's bid
error-hold-first_round = a bid can be held only from the second round on
error-hold-again = a bid that was just held cannot be held again

## The exchange and the contract

error-discard_count = '{ $given }': expected two cards
    .plain = Exactly two cards are to be discarded.
error-floor-bid = { $contract } is below the bid of { $floor }
error-concede = giving up is not played here

## Cards

error-not_held = { $card } is not in that hand
    .plain = You do not hold this card.
error-follow = { $card } cannot be played: follow suit ({ $suit })
    .plain = You must follow suit: { $suit }.
error-ruff = { $card } cannot be played: play a trump ({ $suit })
    .plain = You have none of the suit led and must trump: { $suit }.
error-beat = { $card } cannot be played: a higher card must beat the trick
    .plain = You can beat the trick, so you must.
error-claim_time = the rest can be divided only at the start of a trick
error-claim_who = seat { $seat } decides over no cards
    .plain = You decide over no cards now.
error-claim_again = one offer a trick
error-claim_sum = '{ $given }' does not divide the rest: expected { $players } numbers that make { $left }
    .plain = The tricks do not add up: { $left } are left.
error-withdraw = only seat { $seat }, who made the offer, can withdraw it
    .plain = Only the player who made the offer can withdraw it.
