### Russian Thousand at the table.

thousand-name = Russian Thousand

thousand-call-talon-1 = the left talon
thousand-call-talon-2 = the right talon
thousand-call-redeal = deal again
thousand-call-surrender = give up
thousand-call-marriage = marriage
thousand-call-marriage-A = four aces

thousand-ask-talon = Which talon do you take?
    .theirs = { $who } to take a talon
thousand-ask-redeal = Deal again, if your cards give you the right?
    .theirs = { $who } to answer

## Why something cannot be at the table

error-phase-thousand-talon = one of the two talons is to be taken now: talon-1 or talon-2
error-phase-thousand-redeal = a redeal is to be asked for now, or not: redeal or pass
error-phase-thousand-give = a card is to be given to another player now, as in give 9S 1
error-phase-thousand-name = '{ $given }': a target is to be named now, { $floor } or more
error-phase-thousand-trump = '{ $given }': the trump suit is to be named now, S, C, D or H
error-redeal-talon = the cards of the talon give no right to a redeal
error-redeal-hand = the cards of the hand give no right to a redeal
error-give_to = '{ $given }': expected a card for seat { $expected }
    .plain = No card is given to this player, or one has been given already.
error-look-thousand = '{ $given }' cannot be said before looking: look first, or bid { $most } at most
    .plain = Look at your cards first, or bid { $most } at most.
error-looked = seat { $seat } has seen its cards
    .plain = You have seen your cards.
error-silence = a player with { $score } points can only pass
    .plain = With { $score } points you can only pass.
error-cap-thousand-golden = { $given }: this golden deal is played at { $most }
    .plain = This golden deal is played at { $most }.
error-cap-thousand-target = { $given } is more than 120 and the marriages in hand: { $most } at most
    .plain = At most { $most }: 120 and the marriages in your hand.
error-surrender_barrel = a player on the barrel cannot surrender
error-marriage = { $card } is not of a king and queen of one suit in that hand
    .plain = You do not hold the king and the queen of this suit.
error-marriage_lead = a marriage is announced with a lead
error-marriage_first = only a player who has won a trick announces a marriage
error-marriage_queen = a marriage is announced with its queen
error-aces-thousand = four aces in hand can be announced, where that is played
error-world-thousand = these cards contradict what was bid, or would have been dealt again
error-solver-thousand = no cards are played now: the match is at { solver-moment }

## Why a result cannot be

error-bid-word = '{ $given }' is not a target: expected a number such as 120
error-bid-step = { $given } is not a bid: expected a multiple of { $step }
error-bid-between = { $given } is not a bid: expected a multiple of { $step } from { $low } to { $high }
error-bid-golden = { $given } is not a bid of a golden deal: expected { $expected } or more
error-bid-golden_only = { $given } is not a bid of a golden deal: expected { $expected }
error-blind-off = blind bids are not played here
error-blind-seat = seat { $seat } could not bid blind in this deal
error-blind-least = { $given }: expected { $least } or more, which is bid blind
error-cards = { $given } are not card points: there are { $most } in all
error-cards-none = expected the card points of each of { $players } seats
error-cards-most = { $given } card points of seat { $seat } with { $tricks } tricks: expected { $most } at most
error-cards-sum = { $given } make { $sum }: expected card points that make { $high }
error-cards-sum_between = { $given } make { $sum }: expected card points that make { $low } to { $high }
error-declarer-thousand = seat { $seat } cannot be declarer: expected { $expected }
error-declarer-thousand-redeal = a redeal has no declarer
error-last_trick = seat { $seat } cannot take the last trick
error-last_trick-none = expected the taker of the last trick, for its { $bonus }
error-last_trick-untaken = seat { $seat } took no trick: it cannot have taken the last one
error-marriage-suit = '{ $given }' is not a marriage here: expected a suit of S C D H
error-marriage-rests = seat { $seat } deals and rests: it cannot announce a marriage
error-marriage-twice = the marriage { $suit } is announced twice
error-marriage-untaken = seat { $seat } took no trick: it cannot announce a marriage
error-numbers-points = '{ $given }': expected card points for each of { $players } seats
error-numbers-tricks = '{ $given }': expected tricks for each of { $players } seats
error-rests-cards = seat { $seat } deals and rests: it cannot win cards
error-rests-tricks = seat { $seat } deals and rests: it cannot take a trick
error-surrender-played = { $given }: nothing is played in a deal that was surrendered
error-surrender-marriage = { $given }: no marriage is announced in a deal that was surrendered
error-talon-thousand-unused = the talon scores for nobody here: expected no talon
error-talon-thousand-none = expected the talon, its cards or its points, for the resting dealer
error-talon-thousand-cards = talon { $given }: expected { $size } cards of the pack of { $pack }
error-talon-thousand-aces = talon { $given }: expected its cards, for the aces in it
error-talon-thousand-points = talon { $given }: no { $size } cards with these marriages make that
error-talon_marriage = nobody announced the marriage { $suit } of the talon
error-talon_marriage-suits = talon { $given }: expected suits of S C D H, each once
error-tricks-thousand-bolts = expected the tricks of each seat: bolts go by them
error-tricks-thousand-sum = tricks { $given }: expected { $count } in all
error-trump-thousand = '{ $given }' is not a suit: expected one of S C D H
error-trump-thousand-unnamed = trump { $given }: no trump suit is named here
error-trump-thousand-none = expected the trump suit: what a marriage is worth depends on it
error-result-none-thousand = expected a result here, such as 0 120 71 32 17, surrender 0 120 or redeal
error-result-thousand-redeal = '{ $given }': of a redeal nothing more is told: expected redeal alone
error-result-thousand-surrender = '{ $given }': a surrender has no card points: expected surrender 0 120
error-result-thousand-talon = { $given }: expected talon or talon_points, not both
error-result-thousand-points = { $given }: expected talon_points beside talon_marriages, and no talon
error-result-thousand-again = '{ $given }': expected { $word } once
error-result-thousand-blind = '{ $given }': expected nothing of this after blind
error-result-thousand-word = '{ $given }': expected one word after { $word }
error-result-thousand-marriage = '{ $given }' is not a marriage: expected a seat and suits, as in 0:H or 2:CS
error-result-thousand-card = { $why }
error-result-thousand-cards = 'talon { $given }': expected the cards of the talon, or its points

## Ways to write what is said

thousand-typed-blind = blind
