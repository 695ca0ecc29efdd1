"""What a seat may know of a match of Russian Preferans, and back from it to a state."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from fractions import Fraction
from functools import lru_cache
from typing import Any

from prikup.cards import PACK_32, Card, Cards, Suit
from prikup.core import (
    Action,
    Choice,
    ClaimView,
    ContractView,
    Deal,
    Discard,
    Hidden,
    Match,
    Phase,
    PlayCard,
    RuleError,
    SeatView,
    TrickView,
    Turn,
    View,
    Why,
    World,
)
from prikup.defence import Call
from prikup.games.preferans.closing import Over
from prikup.games.preferans.conduct import active_seats
from prikup.games.preferans.contracts import MISERE
from prikup.games.preferans.defending import Defending
from prikup.games.preferans.exchange import Discarding, Naming
from prikup.games.preferans.phases import Bidding, Dealing, Drawing
from prikup.games.preferans.playing import Claiming, Playing
from prikup.games.preferans.score import Standing, settle
from prikup.games.preferans.whists import stake
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
Held = Bidding | Discarding | Naming | Defending | Playing


def view(match: Match, seat: int | None) -> View:
    """All that a seat, or a watcher (None), may know."""
    phase = match.phase
    held = phase.playing if isinstance(phase, Claiming) else phase
    cards = held if isinstance(held, Held) else None
    play = held.play if isinstance(held, Playing) else None
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
        trick=None if play is None else _trick(play),
        last_trick=_last(play),
        trick_winners=() if play is None else play.winners,
        claim=ClaimView(phase.by, phase.division, phase.accepted) if isinstance(phase, Claiming) else None,
        turns=match.turns(),
        acting=acting,
        choices=() if acting is None else tuple(_choices(match, acting)),
        offers=() if seat is None else tuple(_offers(match, seat)),
        hidden=() if cards is None else tuple(_hidden(match, cards, seat)),
        log=tuple(_seen(put, seat) for put in match.log),
        now=_now(match.standing, match.options),
        result=phase.result if isinstance(phase, Over) else None,
    )


def _seen(put: Any, seat: int | None) -> Any:
    action = put.action.seen_by(seat, put.by)
    return put if action is put.action else type(put)(put.seat, put.by, action)


@lru_cache(maxsize=1024)
def _now(standing: Standing, options: Any) -> tuple[Fraction, ...]:
    return settle(standing, options).result


def masks_of(held: Held) -> tuple[int, ...]:
    """The cards each seat holds, as masks."""
    if isinstance(held, Playing):
        return held.play.hands
    return tuple(hand.mask for hand in held.hands)


def _calls(held: Held) -> tuple[Call, ...]:
    return held.auction.calls if isinstance(held, Bidding) else held.calls


def _seat_view(match: Match, held: Held | None, seat: int, viewer: int | None) -> SeatView:
    if held is None:
        return SeatView(seat, None, 0, False, 0, "", (), True)
    exposed = isinstance(held, Playing) and seat in held.play.exposed
    hand = Cards(masks_of(held)[seat])
    calls = [said for by, said in _calls(held) if by == seat]
    if isinstance(held, Defending | Playing):
        if seat == held.declarer and held.contract is not None and held.contract.text != MISERE:
            calls.append(f"name {held.contract.text}")
        calls += [said for by, said in held.said if by == seat]
    return SeatView(
        seat,
        tuple(hand) if seat == viewer or exposed else None,
        len(hand),
        exposed,
        held.play.taken[seat] if isinstance(held, Playing) else 0,
        _role(held, seat),
        tuple(calls),
        seat in active_seats(match),
    )


def _role(held: Held, seat: int) -> str:
    if isinstance(held, Bidding) or held.declarer is None:
        return ""
    if seat == held.declarer:
        return "declarer"
    if isinstance(held, Playing):
        return "defender" if held.roles is None else held.roles.role(seat)
    if isinstance(held, Defending):
        said = dict(held.said).get(seat, "")
        return {"whist": "whister", "pass": "passer", "half": "half"}.get(said, "defender")
    return "defender"


def _contract(match: Match, held: Held | None) -> ContractView | None:
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


def _talon(held: Held | None) -> tuple[Card, ...] | None:
    if held is None or isinstance(held, Bidding):
        return None
    if isinstance(held, Playing) and held.kind == "raspasy":
        return _turned(held.play)
    return held.talon


def _turned(play: Play) -> tuple[Card, ...] | None:
    """The cards of the talon that have led so far in an all-pass."""
    return play.rules.leads[: len(play.winners) + 1] or None


def _discard(held: Held | None, seat: int | None) -> tuple[Card, ...] | None:
    if not isinstance(held, Naming | Defending | Playing) or held.declarer is None or seat != held.declarer:
        return None
    return None if held.discard is None else tuple(held.discard)


def _trick(play: Play) -> TrickView:
    return TrickView(play.leader, play.trick, play.winner_so_far(), play.talon_lead)


def _last(play: Play | None) -> TrickView | None:
    if play is None or not play.last:
        return None
    done = len(play.winners) - 1
    talon = play.rules.leads[done] if done < len(play.rules.leads) else None
    return TrickView(play.last[0][0], play.last, play.winners[-1], talon)


def _why(error: RuleError) -> Why:
    return Why(error.code, error.clause, error.text, error.data)


def _choices(match: Match, turn: Turn) -> Iterator[Choice]:
    legal = match.legal(turn)
    phase = match.phase
    for action in phase.grid(match, turn):
        error = legal.why_not(action)
        costs = None
        if error is None and isinstance(phase, Defending):
            costs = stake(action.text, phase.contract, match.options)
        yield Choice(action.text, error is None, None if error is None else _why(error), costs or None)


def _offers(match: Match, seat: int) -> Iterator[Choice]:
    phase = match.phase
    if isinstance(phase, Playing) and seat in phase.play.deciders():
        error = phase.why_not_offer(seat)
        why = None if error is None else _why(error)
        yield Choice("claim", error is None, why)
        yield Choice("lay", error is None, why)
    elif isinstance(phase, Claiming):
        for action in phase.offers(match, seat):
            yield Choice(action.text, True)


# ---------------------------------------------------------------------------------------------
# What is hidden


def played_cards(match_log: Iterable[Any]) -> Iterator[tuple[int, Card]]:
    """The cards played so far in a log, with whose they were."""
    for put in match_log:
        if isinstance(put.action, PlayCard):
            yield put.seat, put.action.card


def _voids(play: Play, log: Iterable[Any]) -> list[int]:
    """By seat, the mask of suits it has shown to be void in."""
    voids = [0] * len(play.hands)
    leads = play.rules.leads
    size = play.rules.size
    led: Suit | None = None
    for place, (seat, card) in enumerate(played_cards(log)):
        if place % size == 0:
            trick = place // size
            led = leads[trick].suit if trick < len(leads) else card.suit
        assert led is not None
        if card.suit is led:
            continue
        voids[seat] |= led.mask
        if play.trump is not None and card.suit is not play.trump:
            voids[seat] |= play.trump.mask
    return voids


def _hidden(match: Match, held: Held, viewer: int | None) -> Iterator[Hidden]:
    """The places the viewer does not see: by counting, following and ruffing, which cards may lie there."""
    masks = masks_of(held)
    play = held.play if isinstance(held, Playing) else None
    open_seats = set(play.exposed if play else ()) | ({viewer} if viewer is not None else set())
    raspasy = isinstance(held, Playing) and held.kind == "raspasy"
    talon = Cards() if isinstance(held, Bidding) else Cards((_talon(held) or ()) if raspasy else held.talon)
    declarer = None if isinstance(held, Bidding) else held.declarer
    discard = held.discard if isinstance(held, Naming | Defending | Playing) else None
    known = Cards(card for _, card in played_cards(match.log)).mask
    for seat in open_seats:
        known |= masks[seat]
    if discard is not None and viewer == declarer:
        known |= discard.mask
    if raspasy:
        known |= talon.mask
    unseen = PACK_32.cards.mask & ~known
    voids = _voids(play, match.log) if play else [0] * len(masks)
    for seat, mask in enumerate(masks):
        if mask and seat not in open_seats:
            taken = 0 if seat == declarer or raspasy else talon.mask
            yield Hidden("hand", seat, mask.bit_count(), Cards(unseen & ~voids[seat] & ~taken))
    if isinstance(held, Bidding):
        yield Hidden("talon", None, 2, Cards(unseen))
    elif raspasy and len(talon) < 2:
        yield Hidden("talon", None, 2 - len(talon), Cards(unseen))
    if discard is not None and viewer != declarer:
        yield Hidden("discard", declarer, 2, Cards(unseen))


def world(view: View, places: Mapping[tuple[str, int | None], Iterable[Card]]) -> World:
    """The world in which each hidden place of the view holds these cards, the talon in this order."""
    hands = []
    for seat in view.seats:
        hands.append(Cards(places.get(("hand", seat.seat), seat.cards or ())))
    for owner, card in played_cards(view.log):
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
