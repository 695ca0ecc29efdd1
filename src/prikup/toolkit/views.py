"""What the views of trick games share: the deal as a seat sees it, the choices, what play has shown."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from fractions import Fraction
from functools import partial
from itertools import chain, starmap
from typing import TypeVar

import msgspec

from prikup.cards import Card, Cards, Suit, written
from prikup.core import (
    Action,
    Amount,
    Choice,
    Choices,
    ClaimView,
    ContractView,
    Deal,
    Discard,
    Hidden,
    Input,
    Lazy,
    Match,
    PlayCard,
    RuleError,
    SeatView,
    Struct,
    TrickView,
    Turn,
    View,
    World,
)
from prikup.toolkit import claims
from prikup.toolkit.claims import Claiming
from prikup.toolkit.deal_state import DealState, with_cards
from prikup.toolkit.tricks import Play, winning

T = TypeVar("T")


def seen(move: Input, viewer: int | None) -> Input:
    """An input as the viewer saw it."""
    action = move.action.seen_by(viewer, move.by)
    return move if action is move.action else Input(move.seat, move.by, action)


def trick(play: Play) -> TrickView:
    """The trick on the table."""
    return TrickView(play.leader, play.trick, play.winner_so_far(), play.talon_lead, play.talon_wins)


def last_trick(play: Play | None) -> TrickView | None:
    """The trick before it, if there is one."""
    if play is None or not play.last:
        return None
    return TrickView(play.last[0][0], play.last, play.winners[-1], play.last_talon_lead, play.talon_won)


def choice(text: str, error: RuleError | None) -> Choice:
    """A choice, with why it is not legal if there is an error."""
    return Choice(text, error is None, None if error is None else error.why)


def played_cards(log: Iterable[Input]) -> Iterator[tuple[int, Card]]:
    """The cards played so far in a log, with whose they were."""
    for move in log:
        if isinstance(move.action, PlayCard):
            assert move.seat is not None
            yield move.seat, move.action.card


def voids(play: Play, log: Iterable[Input], trumps: Sequence[Suit | None] = ()) -> list[int]:
    """By seat, the mask of cards it has shown not to hold: it did not follow, ruff or, if it must, beat.

    ``trumps`` are the trump suits of the tricks, where they changed in the course of the deal.
    """
    rules = play.rules
    found = [0] * len(play.hands)
    trick: list[Card] = []
    led = trump = play.trump
    number, everything = 0, rules.pack.cards.mask
    for move in log:
        if not isinstance(move.action, PlayCard) or move.seat is None:
            continue
        seat, card = move.seat, move.action.card
        if not trick:
            led = rules.leads[number].suit if number < len(rules.leads) else card.suit
            trump = trumps[number] if number < len(trumps) else play.trump
        if card.suit is not led and led is not None:
            found[seat] |= led.mask
            if trump is not None and card.suit is not trump and rules.must_ruff:
                found[seat] |= trump.mask
        if rules.must_beat and trick and winning((*trick, card), trump, rules.pack, led) < len(trick):
            could = rules.may_play(everything & ~found[seat], trick, led, trump)
            if not could & card.bit:
                found[seat] |= could
        trick.append(card)
        if len(trick) == rules.size:
            number, trick = number + 1, []
    return found


# ---------------------------------------------------------------------------------------------
# The view of a deal, from what its phases hold


def dealt(match: Match) -> tuple[DealState | None, Play | None]:
    """What the phase of a deal holds: between deals nothing, and before the first card no play."""
    phase = with_cards(match)
    held, play = getattr(phase, "held", None), getattr(phase, "play", None)
    return held if isinstance(held, DealState) else None, play if isinstance(play, Play) else None


def of_deal(
    match: Match,
    viewer: int | None,
    *,
    order: tuple[int, ...],
    seats: Iterable[SeatView],
    contract: ContractView | None,
    choices: Sequence[Choice],
    hidden: Iterable[Hidden],
    now: Iterable[Fraction],
    offers: Iterable[Choice] = (),
    standing: Struct | None = None,
    bottom: Card | None = None,
) -> View:
    """The view of a deal, made of its parts, which are gone through when they are first read.

    ``offers`` are what the viewer may do unasked besides dividing the rest. ``standing`` is the sheet as
    players may see it, where they may not see all of it; ``bottom`` a card at the bottom of the pack that was
    shown to all. Raises ArgumentError for a viewer who is not a seat of the match.
    """
    if viewer is not None:
        match.seat(viewer)
    held, play = dealt(match)
    turns = match.turns()
    claim = match.phase if isinstance(match.phase, Claiming) else None
    divides = () if viewer is None else claims.offered(match, viewer)
    laid = held.discard if held is not None and viewer is not None and viewer == held.declarer else None
    return View(
        game=match.game.id,
        options=match.options,
        players=match.players,
        clockwise=match.game.clockwise,
        seat=viewer,
        deal_no=match.deal_no,
        dealer=match.dealer,
        phase=match.phase.stage,
        asks=match.phase.asks,
        standing=match.standing if standing is None else standing,
        seats=Lazy(seats),
        order=order,
        auction=() if held is None else held.calls,
        declarations=() if held is None else held.said,
        contract=contract,
        talon=None if held is None else seen_talon(held, play, viewer) or None,
        discard=None if laid is None else tuple(laid),
        trick=None if play is None else trick(play),
        last_trick=last_trick(play),
        trick_winners=() if play is None else play.winners,
        claim=None if claim is None else ClaimView(claim.by, claim.division, claim.accepted),
        turns=turns,
        acting=None if viewer is None else next((turn for turn in turns if turn.by == viewer), None),
        choices=choices,
        offers=Lazy(chain(offers, starmap(choice, divides))),
        hidden=Lazy(hidden),
        log=Lazy(later(_log, match, eyes(held, viewer), bottom)),
        now=Lazy(now),
        result=match.game.result(match),
        minutes=match.minutes,
        last_deal=match.last_deal,
    )


def eyes(held: DealState | None, viewer: int | None) -> int | None:
    """The viewer, None as for a watcher where of the own cards only the backs have been seen."""
    return None if held is not None and viewer in held.backs else viewer


def _log(match: Match, viewer: int | None, bottom: Card | None) -> tuple[Input, ...]:
    log = [seen(move, viewer) for move in match.log]
    if bottom is not None:
        log[0] = Input(None, None, msgspec.structs.replace(log[0].action, bottom=bottom))
    return tuple(log)


def mask_of(held: DealState, play: Play | None, seat: int) -> int:
    """The cards a seat holds; who does not play keeps them out of the tricks."""
    return held.hands[seat].mask if play is None or play.rules.after[seat] < 0 else play.hands[seat]


def open_seats(held: DealState, play: Play | None) -> tuple[int, ...]:
    """Whose hands lie open for all."""
    return held.exposed if play is None else play.exposed


def seen_talon(held: DealState, play: Play | None, viewer: int | None) -> tuple[Card, ...]:
    """The cards of the talon that the viewer has seen: before the play, or as they led its first tricks."""
    if held.taken and viewer is not None and viewer == held.declarer:
        return held.taken
    return held.shown if play is None else held.shown or play.rules.leads[: len(play.winners) + 1]


def seat_of(
    held: DealState | None,
    play: Play | None,
    seat: int,
    viewer: int | None,
    *,
    role: str = "",
    playing: bool = True,
    spoken: tuple[str, ...] = (),
    shown: Cards | None = None,
    points: int | None = None,
) -> SeatView:
    """One seat as the viewer sees it.

    ``spoken`` is what it said between the auction and naming. ``shown`` are cards that all saw, of which
    some have been laid away since.
    """
    if held is None:
        return SeatView(seat, None, 0, False, 0, "", (), True)
    hand = mask_of(held, play, seat)
    exposed = seat in open_seats(held, play)
    calls = [said for by, said in held.calls if by == seat]
    calls += spoken
    if seat == held.declarer:
        calls += held.naming
    calls += [said for by, said in held.said if by == seat]
    return SeatView(
        seat,
        written(hand) if exposed or seat == eyes(held, viewer) else None,
        hand.bit_count(),
        exposed,
        0 if play is None else play.taken[seat],
        role,
        tuple(calls),
        playing,
        None if shown is None or exposed else tuple(shown),
        proved=tuple(Cards(card for by, card in held.proved if by == seat)) if held.proved else (),
        points=points,
    )


def later(make: Callable[..., Iterable[T]], *given: object) -> Iterator[T]:
    """What a function gives, called when the first of it is asked for."""
    yield from make(*given)


def choices(
    match: Match, viewer: int | None, stake: Callable[[Action], dict[str, Amount]] | None = None
) -> Sequence[Choice]:
    """The full grid of what the viewer could do now, with what each choice that is legal costs."""
    turn = None if viewer is None else match.turn_of(viewer)
    if turn is None:
        return ()
    return Choices(_grid(match, turn, stake), partial(match.phase.legal, match, turn))


def _grid(match: Match, turn: Turn, stake: Callable[[Action], dict[str, Amount]] | None) -> Iterator[Choice]:
    legal = match.legal(turn)
    for action in match.phase.grid(match, turn):
        error = legal.why_not(action)
        one = choice(action.text, error)
        costs = stake(action) if error is None and stake is not None else {}
        yield msgspec.structs.replace(one, stake=costs) if costs else one


Elsewhere = Callable[[str, int | None], Cards]
"""The cards that a viewer knows not to lie in a place: ``hand``, ``talon`` or ``discard`` of a seat."""


def hidden(
    match: Match,
    viewer: int | None,
    elsewhere: Elsewhere | None = None,
    trumps: Sequence[Suit | None] = (),
) -> Iterator[Hidden]:
    """The places the viewer does not see, and which cards may lie there: by counting, following and ruffing.

    ``elsewhere`` is what else is known; ``trumps`` are the trump suits of the tricks, where they changed.
    """
    held, play = dealt(match)
    if held is None:
        return
    looks, lies = eyes(held, viewer), held.declarer
    open_to = open_seats(held, play)
    places: list[tuple[str, int | None, int]] = []
    for seat in range(match.players):
        if seat != looks and seat not in open_to:
            places.append(("hand", seat, mask_of(held, play, seat)))
    turned = (*held.taken, *seen_talon(held, play, viewer))
    places.append(("talon", None, sum([card.bit for card in held.talon if card not in turned])))
    if held.discard is not None and looks != lies:
        places.append(("discard", lies, held.discard.mask))
    unseen = 0
    for _, _, mask in places:
        unseen |= mask
    shown = () if play is None else voids(play, match.log, trumps)
    for name, owner, mask in places:
        if mask:
            may = unseen & ~shown[owner] if shown and name == "hand" and owner is not None else unseen
            if elsewhere is not None:
                may &= ~elsewhere(name, owner).mask
            yield Hidden(name, owner, mask.bit_count(), Cards(may))


Places = Mapping[tuple[str, int | None], Iterable[Card]]


def declarer_of(view: View) -> int | None:
    """The seat of the declarer, None while there is none."""
    return next((seat.seat for seat in view.seats if seat.role == "declarer"), None)


def hands_of(view: View, places: Places) -> list[Cards]:
    """The hands before the first lead, where each hidden place holds these cards."""
    hands = [Cards(places.get(("hand", seat.seat), seat.cards or ())) for seat in view.seats]
    for owner, card in played_cards(view.log):
        hands[owner] |= Cards([card])
    return hands


def any_two(hands: Sequence[Cards], declarer: int) -> tuple[Card, ...]:
    """Two of the declarer's cards as the talon that was taken: which they were only the declarer knows."""
    return tuple(hands[declarer])[:2]


def world(
    view: View, places: Places, taken: Callable[[Sequence[Cards], int], tuple[Card, ...]] = any_two
) -> World:
    """The world in which each hidden place of the view holds these cards, the talon in this order.

    ``taken`` chooses the talon among the twelve cards of a declarer who took it, for those who have not seen
    it.
    """
    hands, declarer = hands_of(view, places), declarer_of(view)
    talon = (*(view.talon or ()), *places.get(("talon", None), ()))
    if declarer is None:
        return World(Deal(tuple(hands), talon))
    laid = Cards(places.get(("discard", declarer), view.discard or ()))
    hands[declarer] |= laid
    talon = talon or taken(hands, declarer)
    hands[declarer] -= Cards(talon)
    acts: tuple[Action, ...] = (Discard(laid),) if ("discard", declarer) in places else ()
    return World(Deal(tuple(hands), talon), acts)
