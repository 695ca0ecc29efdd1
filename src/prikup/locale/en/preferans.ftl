### Russian Preferans at the table.

preferans-name = Preferans

preferans-ask-aid = Your pool is full: who gets your points?
    .theirs = { $who } to give points away

## Why something cannot be at the table

error-half_first = half-whist is for the second defender after a pass
error-half_whisted = half-whist is possible only after a pass
error-half_twice = the half-whist can be left or taken back by a whist
error-half_level = there is no half-whist at this level
error-half_dealer = the resting dealer whists or passes
error-whist_stands = the whist stays, or becomes a half-whist
error-throw = the talon cannot be thrown back here
error-throw_misere = a misère keeps its talon
error-concede_misere = a misère cannot be given up
error-concede_hand = only a player who has taken the talon can give up
error-open = only a lone whister can open now, before a defender plays
error-phase-preferans-open = the lone whister says open or closed now
error-phase-preferans-aid = points are to be given to others now, or kept
error-aid-most = '{ $given }' cannot be: seat { $seat } can be given at most { $most }
    .plain = This player can be given at most { $most }.

## Why a result cannot be

error-aid = '{ $given }' is not valid aid: expected a seat and points, as in 1:3
error-aid-none = aid: expected a seat and points after it, as in 1:3
error-aid-left = there are no points left to give { $points } to seat { $seat }
error-aid-kept = seat { $seat } cannot leave { $points } of { $most } points ungiven
error-aid-pool = seat { $seat } cannot give { $points } to seat { $other }, whose pool is { $pool } of { $target }
error-aid-choice = aid={ $given } leaves the donor no choice of receivers
error-contract-preferans = '{ $given }' is not a trick contract: expected one such as 7H or 10NT
error-contract-misere = '{ $given }' is not a misère: expected misere or nothing
error-contract-notrump = { $contract } cannot have been bid: no-trump is not a bid here
error-contract-allpass = an all-pass has no contract: got '{ $given }'
error-contract-misdeal = a misdeal has no contract: got '{ $given }'
error-declarer-one = '{ $given }': one player declares one contract, as in 0 7H whist pass 7
error-declarer-kind = a deal of kind { $kind } has no declarer
error-declarations-mode = '{ $given }': only a lone whister says { $word }
error-declarations-mode-seat = seat { $seat } cannot have said { $word }: only a lone whister says so
error-declarations-mode-last = { $word } is said once, after all other declarations
error-declarations-dealer = seat { $seat } cannot have said closed: the hands of both defenders lie open to a dealer's whist
error-declarations-ten = seat { $seat } cannot have said { $word }: a ten is checked without declarations
error-declarations-stalingrad = seat { $seat } cannot have said { $word }: both whist by rule against six spades
error-declarations-misere = seat { $seat } cannot have said { $word }: a misère is not whisted
error-declarations-allpass = seat { $seat } cannot have said { $word }: an all-pass has no declarer and no defence
error-declarations-conceded = seat { $seat } cannot have said { $word }: the contract was given up
error-declarations-misdeal = seat { $seat } cannot have said { $word }: the deal was a misdeal
error-floor-allpass = { $contract } is too low after an all-pass: expected at least { $floor }
error-misdeal = { $given } misdeals in a row: expected 1 or more
error-misdeal-count = '{ $given }': expected after misdeal what was wrong ({ $expected }), which misdeal in a row it is, or both, as in misdeal cut 2
error-misdeal-kind = { $field } is { $given }: a deal of kind { $kind } is no misdeal
error-misdeal-before = misdeal { $given }: seat { $seat } has misdealt { $before } times in a row before it, expected misdeal { $next }, or misdeal alone
error-players-sheet = the sheet is for { $given }: expected { $players }
error-talon-preferans-card = { $why }
error-talon-preferans = 'talon { $given }': expected two cards of the pack
error-talon-preferans-led = dealer_leads_talon is False: by these rules the dealer leads it
error-talon-preferans-unled = the dealer does not lead the talon here
error-talon_none = the talon earns nothing in a deal of kind { $kind }
error-talon_throw = the talon cannot be thrown back here
error-tricks-talon = the talon wins two tricks at most: got { $given } of the dealer
error-tricks-whisters = '{ $given }': seats { $first } and { $second } both whisted, each for their own tricks: expected a number of tricks for each of { $players } seats
error-result-none-preferans = expected a result here, such as 0 7H whist pass 7 3 0 or raspasy 2 5 3
error-result-order = '{ $given }': expected declarer, contract, declarations, then tricks

## A result written as an object

error-declarer-field-declarer = declarer is { $what }: expected the seat of one player, such as 0
error-contract-field-contract = contract is { $what }: expected one contract, such as '7H'
error-declarations-field-declarations = declarations is { $what }: expected pairs of seat and word, such as [1, 'whist']
error-tricks-field-tricks = tricks is { $what }: expected a number of tricks for each seat
error-talon-field-talon = talon is { $what }: expected two cards, such as ['7S', '8D']
error-aid-field-aid = aid is { $what }: expected pairs of seat and points, such as [1, 3]
error-misdeal-field-misdeal = misdeal is { $what }: expected which misdeal in a row it is
error-misdeal-field-misdeal_kind = misdeal_kind is { $what }: expected card, count, talon or cut
error-talon-field-dealer_leads_talon = dealer_leads_talon is { $what }: expected true or false, or nothing where the rules say it

## Ways to write what was wrong with a misdeal

preferans-typed-card = card, card shown, shown card
preferans-typed-count = count, wrong count, wrong number
preferans-typed-cut = cut, no cut

## A bid said by the number of its suit: 6♠ is first, 7♥ fourth at seven

preferans-ordinal-S = first, 1st
preferans-ordinal-C = second, 2nd
preferans-ordinal-D = third, 3rd
preferans-ordinal-H = fourth, 4th
preferans-ordinal-NT = fifth, 5th
preferans-ordinal-6 = { $ordinal } at six, { $ordinal } at 6
preferans-ordinal-7 = { $ordinal } at seven, { $ordinal } at 7
preferans-ordinal-8 = { $ordinal } at eight, { $ordinal } at 8
preferans-ordinal-9 = { $ordinal } at nine, { $ordinal } at 9
preferans-ordinal-10 = { $ordinal } at ten, { $ordinal } at 10
