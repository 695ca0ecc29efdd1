"""What a seat may know of a match of Russian Preferans, and back from it to a state."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from fractions import Fraction
from functools import lru_cache
from typing import Any

import msgspec

from prikup.cards import PACK_32, Card, Cards
from prikup.core import (
    Action,
    Amount,
    Choice,
    ClaimView,
    ContractView,
    Deal,
    Discard,
    Hidden,
    Match,
    Over,
    Phase,
    SeatView,
    Turn,
    View,
    World,
)
from prikup.games.preferans.contracts import MISERE
from prikup.games.preferans.deal_end import KEEP, Giving
from prikup.games.preferans.defending import Defending
from prikup.games.preferans.exchange import Discarding, Naming
from prikup.games.preferans.phases import Bidding, Dealing, Drawing
from prikup.games.preferans.playing import OPENLY, Exposing, Playing
from prikup.games.preferans.rules import active_seats
from prikup.games.preferans.score import Standing, settle
from prikup.games.preferans.whists import stake
from prikup.toolkit import claims, views
from prikup.toolkit.claims import Claiming
from prikup.toolkit.defence import Call
from prikup.toolkit.tricks import Play

_PHASES: dict[type[Phase], str] = {
    Drawing: "draw",
    Exposing: "defence",
    Giving: "aid",
    Dealing: "deal",
    Bidding: "bidding",
    Discarding: "discard",
    Naming: "naming",
    Defending: "defence",
    Playing: "play",
    Claiming: "claim",
    Over: "over",
}
DealState = Bidding | Discarding | Naming | Defending | Playing


def view(match: Match, seat: int | None) -> View:
    """All that a seat, or a watcher (None), may know."""
    phase = match.phase
    cards = _held(phase)
    play = cards.play if isinstance(cards, Playing) else None
    acting = None if seat is None else match.turn_of(seat)
    return View(
        game=match.game.id,
        options=match.options,
        players=match.players,
        clockwise=True,
        seat=seat,
        deal_no=match.deal_no,
        dealer=match.dealer,
        phase=_PHASES[type(phase)],
        asks=phase.asks,
        standing=match.standing,
        seats=tuple(_seat_view(match, cards, other, seat) for other in range(match.players)),
        order=() if match.dealer is None else active_seats(match),
        auction=() if cards is None else _calls(cards),
        declarations=cards.said if isinstance(cards, Defending | Playing) else (),
        contract=_contract(match, cards),
        talon=_talon(cards),
        discard=_discard(cards, seat),
        trick=None if play is None else views.trick(play),
        last_trick=views.last_trick(play),
        trick_winners=() if play is None else play.winners,
        claim=ClaimView(phase.by, phase.division, phase.accepted) if isinstance(phase, Claiming) else None,
        turns=match.turns(),
        acting=acting,
        choices=() if acting is None else tuple(_choices(match, acting)),
        offers=() if seat is None else tuple(_offers(match, seat)),
        hidden=() if cards is None else tuple(_hidden(match, cards, seat)),
        log=tuple(views.seen(move, None if seat == _blind(cards) else seat) for move in match.log),
        now=_now(match.standing, match.options),
        result=phase.result if isinstance(phase, Over) else None,
    )


def _held(phase: Phase) -> DealState | None:
    """The phase that holds the cards."""
    if isinstance(phase, Claiming):
        return _held(phase.before)
    if isinstance(phase, Exposing):
        return _held(phase.playing)
    if isinstance(phase, Giving):
        return _held(phase.before)
    return phase if isinstance(phase, DealState) else None


def _blind(held: DealState | None) -> int | None:
    """The seat that has seen only the backs of its cards."""
    return held.blind if isinstance(held, Bidding) else None


@lru_cache(maxsize=1024)
def _now(standing: Standing, options: Any) -> tuple[Fraction, ...]:
    return settle(standing, options).result


def masks_of(held: DealState) -> tuple[int, ...]:
    """The cards each seat holds, as masks."""
    if isinstance(held, Playing):
        return held.play.hands
    return tuple(hand.mask for hand in held.hands)


def _calls(held: DealState) -> tuple[Call, ...]:
    return held.auction.calls if isinstance(held, Bidding) else held.calls


def _seat_view(match: Match, held: DealState | None, seat: int, viewer: int | None) -> SeatView:
    if held is None:
        return SeatView(seat, None, 0, False, 0, "", (), True)
    exposed = seat in _open_seats(match, held)
    hand = Cards(masks_of(held)[seat])
    calls = [said for by, said in _calls(held) if by == seat]
    if isinstance(held, Defending | Playing):
        if seat == held.declarer and held.contract is not None and held.contract.text != MISERE:
            calls.append(f"name {held.contract.text}")
        calls += [said for by, said in held.said if by == seat]
    seen = exposed or (seat == viewer and seat != _blind(held))
    shown = None if exposed or isinstance(held, Bidding) or held.declarer != seat else _shown(match, held)
    return SeatView(
        seat,
        tuple(hand) if seen else None,
        len(hand),
        exposed,
        held.play.taken[seat] if isinstance(held, Playing) else 0,
        _role(match, held, seat),
        tuple(calls),
        seat in active_seats(match),
        None if shown is None else tuple(shown),
    )


def _open_seats(match: Match, held: DealState) -> tuple[int, ...]:
    """Whose hands lie open for all."""
    if isinstance(held, Playing):
        return held.play.exposed
    if isinstance(held, Discarding) and _shown(match, held) is not None:
        return (held.declarer,)
    return ()


def _shown(match: Match, held: DealState) -> Cards | None:
    """The twelve cards of a misère, less those played, where all saw them before the discard (6.11)."""
    if match.options.misere_exposure != "declarer_before_discard" or isinstance(held, Bidding):
        return None
    misere = held.bid == MISERE if isinstance(held, Discarding) else _kind(held) == "misere"
    if not misere or held.declarer is None or held.talon.use != "taken":
        return None
    return Cards(masks_of(held)[held.declarer]) | (held.talon.discard or Cards())


def _kind(held: DealState) -> str:
    return held.kind if isinstance(held, Playing) else "contract"


def _role(match: Match, held: DealState, seat: int) -> str:
    if isinstance(held, Bidding) or held.declarer is None:
        return ""
    if seat == held.declarer:
        return "declarer"
    if isinstance(held, Playing) and held.roles is not None:
        return held.roles.role(seat)
    said = dict(held.said).get(seat, "") if isinstance(held, Defending) else ""
    other = "defender" if seat in active_seats(match) else ""
    return {"whist": "whister", "pass": "passer", "half": "half"}.get(said, other)


def _contract(match: Match, held: DealState | None) -> ContractView | None:
    if isinstance(held, Playing) and held.kind == "raspasy":
        return ContractView(None, "raspasy", None, None, None)
    if isinstance(held, Playing) and held.kind == "misere":
        return ContractView(held.declarer, "misere", None, 0, None)
    if isinstance(held, Defending | Playing):
        contract = held.contract
        assert contract is not None
        trump = None if contract.trump is None else contract.trump.letter
        against = match.options.quota_at(contract.level)
        return ContractView(held.declarer, contract.text, trump, contract.level, against)
    return None


def _talon(held: DealState | None) -> tuple[Card, ...] | None:
    if held is None or isinstance(held, Bidding):
        return None
    if isinstance(held, Playing) and held.kind == "raspasy":
        return _turned(held.play)
    return held.talon.seen


def _turned(play: Play) -> tuple[Card, ...] | None:
    """The cards of the talon that have led so far in an all-pass."""
    return play.rules.leads[: len(play.winners) + 1] or None


def _discard(held: DealState | None, seat: int | None) -> tuple[Card, ...] | None:
    if not isinstance(held, Naming | Defending | Playing) or held.declarer is None or seat != held.declarer:
        return None
    return None if held.talon.discard is None else tuple(held.talon.discard)


def _choices(match: Match, turn: Turn) -> Iterator[Choice]:
    legal = match.legal(turn)
    phase = match.phase
    for action in phase.grid(match, turn):
        error = legal.why_not(action)
        costs: dict[str, Amount] | None = None
        if error is None and isinstance(phase, Defending):
            costs = stake(action.text, phase.contract, match.options, liable=turn.seat in active_seats(match))
        elif error is None and action == KEEP and isinstance(phase, Giving):
            costs = {"points": phase.surplus.points}
        one = views.choice(action.text, error)
        yield msgspec.structs.replace(one, stake=costs) if costs else one


def _offers(match: Match, seat: int) -> Iterator[Choice]:
    phase = match.phase
    if isinstance(phase, Playing) and phase.governor == seat:
        yield Choice(OPENLY.text, True)
    for text, error in claims.offered(match, seat, "7.3"):
        yield views.choice(text, error)


# ---------------------------------------------------------------------------------------------
# What is hidden


def _hidden(match: Match, held: DealState, viewer: int | None) -> Iterator[Hidden]:
    """The places the viewer does not see: by counting, following and ruffing, which cards may lie there."""
    masks = masks_of(held)
    declarer = None if isinstance(held, Bidding) else held.declarer
    open_seats = _seen_seats(match, held, viewer)
    unseen = PACK_32.cards.mask & ~_known(match, held, viewer, open_seats)
    voids = views.voids(held.play, match.log) if isinstance(held, Playing) else [0] * len(masks)
    shown = _shown(match, held)
    declared = PACK_32.cards.mask if shown is None else shown.mask
    # What the declarer took from the talon, and what he showed, is nowhere but with him.
    his = 0 if shown is None else shown.mask
    if held.talon.use == "taken":
        his |= held.talon.mask.mask
    for seat, mask in enumerate(masks):
        if mask and seat not in open_seats:
            may = unseen & ~voids[seat] & (declared if seat == declarer else ~his)
            yield Hidden("hand", seat, mask.bit_count(), Cards(may))
    closed = _closed_talon(held)
    if closed:
        yield Hidden("talon", None, closed, Cards(unseen))
    if held.talon.discard is not None and viewer != declarer:
        yield Hidden("discard", declarer, 2, Cards(unseen & declared))


def _seen_seats(match: Match, held: DealState, viewer: int | None) -> set[int]:
    """Whose hands the viewer sees."""
    own = () if viewer is None or viewer == _blind(held) else (viewer,)
    return {*_open_seats(match, held), *own}


def _known(match: Match, held: DealState, viewer: int | None, open_seats: Iterable[int]) -> int:
    """The mask of the cards whose place the viewer knows."""
    masks, talon = masks_of(held), held.talon
    known = Cards(card for _, card in views.played_cards(match.log)).mask
    for seat in open_seats:
        known |= masks[seat]
    if talon.discard is not None and not isinstance(held, Bidding) and viewer == held.declarer:
        known |= talon.discard.mask
    if talon.use == "thrown" or (isinstance(held, Playing) and held.kind == "raspasy"):
        known |= Cards(_talon(held) or ()).mask
    return known


def _closed_talon(held: DealState) -> int:
    """How many cards of the talon nobody has seen."""
    if held.talon.use == "led":
        return 2 - len(_talon(held) or ())
    return 2 if held.talon.use == "closed" else 0


def world(view: View, places: Mapping[tuple[str, int | None], Iterable[Card]]) -> World:
    """The world in which each hidden place of the view holds these cards, the talon in this order."""
    hands = []
    for seat in view.seats:
        hands.append(Cards(places.get(("hand", seat.seat), seat.cards or ())))
    for owner, card in views.played_cards(view.log):
        hands[owner] |= Cards([card])
    talon = (*(view.talon or ()), *places.get(("talon", None), ()))
    declarer = next((seat.seat for seat in view.seats if seat.role == "declarer"), None)
    acts: tuple[Action, ...] = ()
    if declarer is not None:
        laid = Cards(places.get(("discard", declarer), view.discard or ()))
        if ("discard", declarer) in places:
            acts = (Discard(laid),)
        hands[declarer] = (hands[declarer] | laid) - Cards(talon)
    return World(Deal(tuple(hands), talon), acts)
