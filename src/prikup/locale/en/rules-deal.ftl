### Why a deal, or what it came to, cannot be: by the rules that games share.

## Functions

error-argument-turn = { $what } is not a turn: expected one of match.turns()
error-argument-words = { $what } is not a text: expected one such as 'pass'
error-argument-move = { $what } is not a move: expected a text such as 'pass', or an action such as match.legal() has
error-argument-seat = { $what } is not a seat: expected 0 to { $last }
error-argument-card = { $what } is not a card: expected one such as Card.parse("AS")
error-argument-card_index = { $what } is out of range: expected a whole number from 0 to { $most }, or Card.parse("AS")
error-argument-game = { $what } is not a game: expected { $expected }
error-argument-chance = expected either seed= or random= to deal from
error-argument-input = { $what } is not an input: expected one such as match.move("pass") or match.move(action)
error-argument-random = { $what } is not a source of chance: expected a random.Random

## The deal

error-draw-seat = '{ $given }' is not a seat: expected 0 to { $last }
error-draw-random = the first dealer is taken at random, but cards were drawn: { $cards }
error-draw-count = { $cards } were drawn: expected a card for each of { $players } seats
error-draw-card = { $cards } were dealt: expected { $card } among them
error-draw-dealer = with { $cards } drawn seat { $seat } deals, not seat { $other }
error-deal-packets = { $given } does not deal { $count } cards: expected every card once
error-deal-hands = { $count } hands were dealt: expected { $players }
error-deal-hand = seat { $seat } was dealt { $count } cards: expected { $size }
error-deal-pack = the cards dealt are not the pack of { $pack } with { $talon } in the talon

## The result of a deal

error-seat = '{ $given }' is not a seat: expected 0 to { $last }
    .plain = There is no such seat at the table.
error-declarer-rests = seat { $seat } deals and rests: it cannot be declarer
error-declarer-none = a deal of kind { $kind } needs a declarer
error-declarations = the defence cannot have said { $given }: expected one of { $expected }
error-declarations-nothing = the defence cannot have said nothing: expected one of { $expected }
error-declarations-much = '{ $given }': the defence cannot say that much
error-declarations-unplayed = seat { $seat } cannot have said { $word }: nothing was played
error-tricks = { $given } are not ten tricks of { $players } seats
error-tricks-none = ten tricks are played: expected a number of tricks for each seat
error-tricks-numbers = '{ $given }': expected a number of tricks for each of { $players } seats
error-tricks-number = '{ $given }' is not a number of tricks: expected 0 to 10, or made
error-tricks-unplayed = nothing is played here, so there are no tricks: got { $given }
error-tricks-rests = seat { $seat } deals and rests: it cannot take a trick
