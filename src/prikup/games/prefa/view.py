"""What a seat may know of a match of Prefa, and back from it to a state."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from fractions import Fraction
from functools import lru_cache

import msgspec

from prikup import claims, views
from prikup.cards import PACK_32, Card, Cards
from prikup.claims import Claiming
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
    Phase,
    SeatView,
    Turn,
    View,
    World,
)
from prikup.defence import Call
from prikup.games.prefa.closing import Over
from prikup.games.prefa.conduct import active_seats
from prikup.games.prefa.contracts import CONTRACTS, TRICKS
from prikup.games.prefa.exchange import Discarding, Naming
from prikup.games.prefa.phases import Bidding, Dealing, Drawing
from prikup.games.prefa.playing import Defending, Playing
from prikup.games.prefa.results import IN, Standing, defenders
from prikup.games.prefa.score import lone_minimum, settle
from prikup.games.prefa.stakes import stake
from prikup.held import Held
from prikup.tricks import Play

_PHASES: dict[type[Phase], str] = {
    Drawing: "draw",
    Dealing: "deal",
    Bidding: "bidding",
    Discarding: "discard",
    Naming: "naming",
    Defending: "defence",
    Playing: "play",
    Claiming: "claim",
    Over: "over",
}


def view(match: Match, seat: int | None) -> View:
    """All that a seat, or a watcher (None), may know."""
    phase = match.phase
    dealt = phase.playing if isinstance(phase, Claiming) else phase
    held = dealt.held if isinstance(dealt, Bidding | Discarding | Naming | Defending | Playing) else None
    play = dealt.play if isinstance(dealt, Playing) else None
    acting = None if seat is None else match.turn_of(seat)
    return View(
        game=match.game.id,
        options=match.options,
        players=match.players,
        clockwise=match.game.clockwise,
        seat=seat,
        deal_no=match.deal_no,
        dealer=match.dealer,
        phase=_PHASES[type(phase)],
        asks=phase.asks,
        standing=match.standing,
        seats=tuple(_seat_view(match, dealt, held, other, seat) for other in range(match.players)),
        order=() if match.dealer is None else active_seats(match),
        auction=() if held is None else _calls(dealt, held),
        declarations=() if held is None else held.said,
        contract=_contract(match, dealt, held),
        talon=None if held is None or seat is None or held.declarer != seat else held.talon,
        discard=_discard(held, seat),
        trick=None if play is None else views.trick(play),
        last_trick=views.last_trick(play),
        trick_winners=() if play is None else play.winners,
        claim=ClaimView(phase.by, phase.division, phase.accepted) if isinstance(phase, Claiming) else None,
        turns=match.turns(),
        acting=acting,
        choices=() if acting is None else tuple(_choices(match, acting)),
        offers=() if seat is None else tuple(_offers(match, seat)),
        hidden=() if held is None else tuple(_hidden(match, held, play, seat)),
        log=tuple(views.seen(put, seat) for put in match.log),
        now=_now(match.standing),
        result=phase.result if isinstance(phase, Over) else None,
    )


@lru_cache(maxsize=1024)
def _now(standing: Standing) -> tuple[Fraction, ...]:
    return settle(standing).result


def _calls(phase: Phase, held: Held) -> tuple[Call, ...]:
    return phase.auction.calls if isinstance(phase, Bidding) else held.calls


def _mask(held: Held, play: Play | None, seat: int) -> int:
    """The cards a seat holds; a defender who dropped keeps his out of the play."""
    return held.hands[seat].mask if play is None or play.rules.after[seat] < 0 else play.hands[seat]


def _seat_view(match: Match, phase: Phase, held: Held | None, seat: int, viewer: int | None) -> SeatView:
    if held is None:
        return SeatView(seat, None, 0, False, 0, "", (), True)
    play = phase.play if isinstance(phase, Playing) else None
    hand = Cards(_mask(held, play, seat))
    exposed = play is not None and seat in play.exposed
    calls = [said for by, said in _calls(phase, held) if by == seat]
    if seat == held.declarer:
        calls += ["aces"] if held.proved else []
        calls += [] if held.contract is None else [f"name {held.contract}"]
    calls += [said for by, said in held.said if by == seat]
    return SeatView(
        seat,
        tuple(hand) if exposed or seat == viewer else None,
        len(hand),
        exposed,
        0 if play is None else play.taken[seat],
        _role(match, phase, held, seat),
        tuple(calls),
        seat in active_seats(match),
        proved=tuple(card for by, card in held.proved if by == seat),
    )


def _role(match: Match, phase: Phase, held: Held, seat: int) -> str:
    if held.declarer is None:
        return ""
    if seat == held.declarer:
        return "declarer"
    if isinstance(phase, Playing) and phase.roles is not None:
        return phase.roles.role(seat)
    other = "defender" if seat in active_seats(match) else ""
    return dict(held.said).get(seat, other)


def _contract(match: Match, phase: Phase, held: Held | None) -> ContractView | None:
    if isinstance(phase, Playing) and phase.roles is None:
        return ContractView(None, "polles", None, None, None)
    if held is None or held.contract is None:
        return None
    contract = CONTRACTS[held.contract]
    trump = None if contract.trump is None else contract.trump.letter
    against = TRICKS - contract.level
    alone = phase.roles.seats(IN) if isinstance(phase, Playing) and phase.roles is not None else ()
    if len(alone) == 1:
        assert match.dealer is not None
        right = defenders(held.won, match.dealer, match.players)[0]
        against = lone_minimum(contract, alone[0] == right, match.options)
    return ContractView(held.declarer, contract.text, trump, contract.level, against)


def _discard(held: Held | None, seat: int | None) -> tuple[Card, ...] | None:
    if held is None or held.discard is None or seat != held.declarer:
        return None
    return tuple(held.discard)


def _choices(match: Match, turn: Turn) -> Iterator[Choice]:
    legal = match.legal(turn)
    for action in match.phase.grid(match, turn):
        error = legal.why_not(action)
        one = views.choice(action.text, error)
        costs: dict[str, Amount] = {} if error is not None else stake(match, action)
        yield msgspec.structs.replace(one, stake=costs) if costs else one


def _offers(match: Match, seat: int) -> Iterator[Choice]:
    for text, error in claims.offered(match, seat, "8.5"):
        yield views.choice(text, error)


# ---------------------------------------------------------------------------------------------
# What is hidden


def _hidden(match: Match, held: Held, play: Play | None, viewer: int | None) -> Iterator[Hidden]:
    """The places the viewer does not see, and which cards may lie there: by counting, following, ruffing
    and by the aces that a declarer announced.
    """
    exposed = () if play is None else play.exposed
    seen = {*exposed, *(() if viewer is None else (viewer,))}
    known = Cards(card for _, card in views.played_cards(match.log))
    for seat in seen:
        known |= Cards(_mask(held, play, seat))
    if held.discard is not None and viewer == held.declarer:
        known |= held.discard
    unseen = PACK_32.cards - known
    aces = Cards(card for _, card in held.proved)
    voids = [0] * match.players if play is None else views.voids(play, match.log)
    for seat in range(match.players):
        size = _mask(held, play, seat).bit_count()
        if size and seat not in seen:
            may = unseen if seat == held.declarer else unseen - aces
            yield Hidden("hand", seat, size, may - Cards(voids[seat]))
    if held.declarer is None:
        yield Hidden("talon", None, len(held.talon), unseen)
    elif held.discard is not None and viewer != held.declarer:
        yield Hidden("discard", held.declarer, len(held.discard), unseen - aces)


def world(view: View, places: Mapping[tuple[str, int | None], Iterable[Card]]) -> World:
    """The world in which each hidden place of the view holds these cards, the talon in this order.

    Which two of the declarer's twelve cards were the kitty only he knows: for others it is any two.
    """
    hands = [Cards(places.get(("hand", seat.seat), seat.cards or ())) for seat in view.seats]
    for owner, card in views.played_cards(view.log):
        hands[owner] |= Cards([card])
    declarer = next((seat.seat for seat in view.seats if seat.role == "declarer"), None)
    if declarer is None:
        return World(Deal(tuple(hands), tuple(places.get(("talon", None), ()))))
    laid = Cards(places.get(("discard", declarer), view.discard or ()))
    hands[declarer] |= laid
    talon = tuple(hands[declarer])[:2] if view.talon is None else view.talon
    hands[declarer] -= Cards(talon)
    acts: tuple[Action, ...] = (Discard(laid),) if ("discard", declarer) in places else ()
    return World(Deal(tuple(hands), talon), acts)
