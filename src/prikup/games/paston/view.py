"""What a seat may know of a match of Paston, and back from it to a state."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from itertools import combinations

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
    Name,
    Phase,
    RuleError,
    SeatView,
    Turn,
    View,
    World,
)
from prikup.games.paston.closing import Over, totals
from prikup.games.paston.contracts import CONTRACTS, NEEDS, QUOTA, Contract
from prikup.games.paston.exchange import SURRENDER, Discarding, Naming
from prikup.games.paston.opening import JACK, SEVEN, order_from, run_of
from prikup.games.paston.options import Options
from prikup.games.paston.phases import Bidding, Dealing, Drawing
from prikup.games.paston.playing import Defending, Playing
from prikup.games.paston.score import WHIST, worth
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
_ROLES = {"whist": "whister", "pass": "passer"}


def view(match: Match, seat: int | None) -> View:
    """All that a seat, or a watcher (None), may know."""
    phase = match.phase
    playing = phase.playing if isinstance(phase, Claiming) else phase
    held = playing.held if isinstance(playing, Bidding | Discarding | Naming | Defending | Playing) else None
    play = playing.play if isinstance(playing, Playing) else None
    acting = None if seat is None else match.turn_of(seat)
    now = totals(match.standing)
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
        seats=tuple(_seat_view(held, play, other, seat) for other in range(match.players)),
        order=_order(match, playing),
        auction=() if held is None else _calls(playing, held),
        declarations=() if held is None else held.said,
        contract=_contract(held),
        talon=None if held is None or held.declarer is None or held.declarer != seat else held.talon,
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
        now=now,
        result=phase.result if isinstance(phase, Over) else None,
    )


def _order(match: Match, phase: Phase) -> tuple[int, ...]:
    """The seats in the order of first speaking; between deals from the dealer's left."""
    if match.dealer is None:
        return ()
    if isinstance(phase, Bidding):
        return phase.auction.order
    held = getattr(phase, "held", None)
    return order_from(held.opener if isinstance(held, Held) else (match.dealer + 1) % 3)


def _calls(phase: Phase, held: Held) -> tuple[tuple[int, str], ...]:
    return phase.auction.calls if isinstance(phase, Bidding) else held.calls


def _mask(held: Held, play: Play | None, seat: int) -> int:
    """The cards a seat holds; a defender who passed keeps his out of the play."""
    return held.hands[seat].mask if play is None or play.rules.after[seat] < 0 else play.hands[seat]


def _seat_view(held: Held | None, play: Play | None, seat: int, viewer: int | None) -> SeatView:
    if held is None:
        return SeatView(seat, None, 0, False, 0, "", (), True)
    hand = Cards(_mask(held, play, seat))
    exposed = play is not None and seat in play.exposed
    calls = [said for by, said in held.calls if by == seat]
    if seat == held.declarer and held.contract is not None:
        calls.append(f"name {held.contract}")
    calls += [said for by, said in held.said if by == seat]
    return SeatView(
        seat,
        tuple(hand) if exposed or seat == viewer else None,
        len(hand),
        exposed,
        0 if play is None else play.taken[seat],
        _role(held, seat),
        tuple(calls),
        True,
        proved=tuple(card for by, card in held.proved if by == seat),
    )


def _role(held: Held, seat: int) -> str:
    if held.declarer is None:
        return ""
    if seat == held.declarer:
        return "declarer"
    return _ROLES.get(dict(held.said).get(seat, ""), "defender")


def _contract(held: Held | None) -> ContractView | None:
    if held is None or held.contract is None:
        return None
    contract = CONTRACTS[held.contract]
    return ContractView(held.declarer, contract.text, contract.trump.letter, NEEDS, QUOTA)


def _discard(held: Held | None, seat: int | None) -> tuple[Card, ...] | None:
    if held is None or held.discard is None or seat != held.declarer:
        return None
    return tuple(held.discard)


def _choices(match: Match, turn: Turn) -> Iterator[Choice]:
    legal = match.legal(turn)
    for action in match.phase.grid(match, turn):
        error = legal.why_not(action)
        one = views.choice(action.text, error)
        stake = {} if error is not None else _stake(match.phase, action, match.options)
        yield msgspec.structs.replace(one, stake=stake) if stake else one


def _offers(match: Match, seat: int) -> Iterator[Choice]:
    for text, error in claims.offered(match, seat, "6.4"):
        yield views.choice(text, error)


def _stake(phase: Phase, action: Action, options: Options) -> dict[str, Amount]:
    """What an action brings or costs, in points.

    ``made`` and ``failed`` of a game that is bid or named; ``cost`` of surrender; at whist each trick
    ``over`` the quota, which is ``alone`` or ``together``, as far as it is known which.
    """
    if isinstance(phase, Defending):
        contract = CONTRACTS[phase.held.contract or ""]
        return _whist_stake(contract, phase.held) if action.text == WHIST else {}
    if action == SURRENDER:
        return {"cost": options.surrender_cost}
    contract_named = action.contract if isinstance(action, Name) else action.text
    if contract_named not in CONTRACTS:
        return {}
    contract = CONTRACTS[contract_named]
    return {"made": worth(contract, True, options), "failed": worth(contract, False, options)}


def _whist_stake(contract: Contract, held: Held) -> dict[str, Amount]:
    quotas: dict[str, Amount] = {"together": 2, "alone": 4}
    if held.said:
        quotas.pop("alone" if held.said[0][1] == WHIST else "together")
    return {"over": 10 * contract.value, **quotas}


# ---------------------------------------------------------------------------------------------
# What is hidden


def _hidden(match: Match, held: Held, play: Play | None, viewer: int | None) -> Iterator[Hidden]:
    """The places the viewer does not see, and which cards may lie there: by counting, following, ruffing
    and by the spade that somebody had to show.
    """
    exposed = () if play is None else play.exposed
    seen = {*exposed, *(() if viewer is None else (viewer,))}
    known = Cards(card for _, card in views.played_cards(match.log))
    for seat in seen:
        known |= Cards(_mask(held, play, seat))
    if held.discard is not None and viewer == held.declarer:
        known |= held.discard
    unseen = PACK_32.cards - known
    voids = [0] * match.players if play is None else views.voids(play, match.log)
    for seat in range(match.players):
        size = _mask(held, play, seat).bit_count()
        if size and seat not in seen:
            may = (unseen - _elsewhere(held, seat)) - Cards(voids[seat])
            yield Hidden("hand", seat, size, may)
    if held.declarer is None:
        yield Hidden("talon", None, len(held.talon), unseen - _elsewhere(held, None))
    elif held.discard is not None and viewer != held.declarer:
        yield Hidden("discard", held.declarer, len(held.discard), unseen - _elsewhere(held, held.declarer))


def _elsewhere(held: Held, seat: int | None) -> Cards:
    """The cards that all know to be with another than this seat (None: elsewhere than in the talon)."""
    return Cards(card for card, owner in _placed(held.proved, held.declarer).items() if owner != seat)


def _placed(proved: Iterable[tuple[int, Card]], declarer: int | None) -> dict[Card, int | None]:
    """Whose the cards are that were shown or, since nobody showed them, lay in the talon (None: lie)."""
    found: dict[Card, int | None] = {}
    for seat, card in proved:
        found[card] = seat
        if card is SEVEN:
            found[JACK] = declarer
    return found


def world(view: View, places: Mapping[tuple[str, int | None], Iterable[Card]]) -> World:
    """The world in which each hidden place of the view holds these cards, the talon in this order.

    Raises RuleError if no talon could have been taken so.
    """
    hands = [Cards(places.get(("hand", seat.seat), seat.cards or ())) for seat in view.seats]
    for owner, card in views.played_cards(view.log):
        hands[owner] |= Cards([card])
    declarer = next((seat.seat for seat in view.seats if seat.role == "declarer"), None)
    if declarer is None:
        return World(Deal(tuple(hands), tuple(places.get(("talon", None), ()))))
    laid = Cards(places.get(("discard", declarer), view.discard or ()))
    hands[declarer] |= laid
    talon = _taken(view, hands, declarer) if view.talon is None else view.talon
    hands[declarer] -= Cards(talon)
    acts: tuple[Action, ...] = (Discard(laid),) if ("discard", declarer) in places else ()
    return World(Deal(tuple(hands), talon), acts)


def _taken(view: View, hands: list[Cards], declarer: int) -> tuple[Card, ...]:
    """Two of the declarer's twelve cards that may have been the talon, which only he has seen."""
    proved = [(seat.seat, card) for seat in view.seats for card in seat.proved]
    his = {card for by, card in proved if by == declarer}
    must = {card for card, owner in _placed(proved, None).items() if owner is None}
    for talon in combinations(hands[declarer], 2):
        left = [hand - Cards(talon) if seat == declarer else hand for seat, hand in enumerate(hands)]
        if must <= set(talon) and not his & set(talon) and run_of(left, view.options) is None:
            return talon
    raise RuleError("world", "", "these cards would have been dealt again")
