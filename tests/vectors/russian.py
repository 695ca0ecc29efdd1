"""The vectors of Russian Preferans, asked of ``prikup.games.preferans`` and the phases it configures."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from fractions import Fraction
from typing import Any

from prikup.auction import HOLD, Auction
from prikup.cards import PACK_32, Card, Cards, Suit
from prikup.core import OptionError
from prikup.games.preferans.conduct import auction_rules
from prikup.games.preferans.contracts import MISERE
from prikup.games.preferans.options import Options, parse_rules
from prikup.games.preferans.score import (
    DealResult,
    Standing,
    active,
    apply_entries,
    defence_of,
    entries,
    settle,
)
from prikup.options import change
from prikup.tricks import legal_mask, winning

Case = Mapping[str, Any]


def options_of(case: Case) -> Options:
    """The preset with the options of the case; raises OptionError for what does not exist."""
    return change(parse_rules(case["preset"]), {"players": case["players"], **case["options"]})


def _whole(amounts: Any) -> list[Any]:
    """Amounts as a vector writes them: whole numbers, or fractions as text."""
    return [int(one) if Fraction(one).denominator == 1 else str(Fraction(one)) for one in amounts]


def _standing(case: Case) -> Standing:
    before = case.get("before", {})
    nought = [0] * case["players"]
    return Standing(
        tuple(before.get("pool", nought)),
        tuple(before.get("hill", nought)),
        tuple(map(tuple, before.get("whists", [nought] * case["players"]))),
        before.get("raspasy_streak", 0),
    )


def _pairs(pairs: Any) -> tuple[Any, ...]:
    return tuple(map(tuple, pairs))


def result_of(case: Case) -> DealResult:
    """The result of a deal as a vector writes it."""
    deal = case["deal"]
    tricks, talon = deal.get("tricks"), deal.get("talon")
    return DealResult(
        deal["type"],
        declarer=deal.get("declarer"),
        contract=deal.get("contract", deal.get("bid")),
        declarations=_pairs(deal.get("declarations", ())),
        tricks=None if tricks is None else tuple(tricks),
        dealer=case["dealer"],
        talon=None if talon is None else tuple(map(Card.parse, talon)),
        aid=_pairs(deal["aid"]) if "aid" in deal else None,
        dealer_leads_talon=deal.get("dealer_leads_talon", False),
    )


def deal(case: Case) -> dict[str, Any]:
    """What a deal writes: the change of pool and hill, the whists, the all-passes in a row."""
    options, before, result = options_of(case), _standing(case), result_of(case)
    after = apply_entries(before, entries(result, before, options), result, options)
    seats = range(case["players"])
    whists = [[after.whists[i][j] - before.whists[i][j] for j in seats] for i in seats]
    if result.kind in ("contract", "talon_throw"):
        played = defence_of(result, options, case["players"]).played
    else:
        played = result.kind in ("misere", "raspasy")
    return {
        "pool": _whole(after.pool[seat] - before.pool[seat] for seat in seats),
        "hill": _whole(after.hill[seat] - before.hill[seat] for seat in seats),
        "whists": [_whole(row) for row in whists],
        "net_whists": _whole(sum(whists[i]) - sum(row[i] for row in whists) for i in seats),
        "raspasy_streak": after.streak,
        "played": played,
    }


def settlement(case: Case) -> dict[str, Any]:
    """The final result of a sheet."""
    sheet = case["sheet"]
    standing = Standing(tuple(sheet["pool"]), tuple(sheet["hill"]), tuple(map(tuple, sheet["whists"])))
    settled = settle(standing, options_of(case), case.get("adjust_seat"))
    return {
        "final": _whole(settled.result),
        "hill_normalised": _whole(settled.hill_normalised),
        "hill_amnestied": _whole(settled.hill_amnestied),
    }


def auction(case: Case) -> dict[str, Any]:
    """How an auction ends, or at which call it breaks the rules."""
    if any(call == "blind" for _, call in case["calls"]):
        raise OptionError("blind_bid=yes is not played yet")
    rules = auction_rules(options_of(case), _standing({"players": case["players"], "before": case}))
    current = Auction.start(rules, active(case["dealer"], case["players"]))
    for at, (seat, call) in enumerate(case["calls"]):
        said = HOLD if call == current.bid else MISERE if call == "M" else call
        if current.speaker is None:
            return _ended(current, at)
        if current.why_not(seat, said) is not None:
            return {"result": "illegal", "at": at}
        current = current.say(said)
    return _ended(current, len(case["calls"]))


def _ended(done: Auction, used: int) -> dict[str, Any]:
    if done.speaker is not None:
        return {"result": "open", "to_call": done.speaker, "used": used}
    if done.holder is None:
        return {"result": "raspasy", "used": used}
    bid = "M" if done.bid == MISERE else done.bid
    return {"result": "contract", "declarer": done.holder, "bid": bid, "used": used}


def trick(case: Case) -> dict[str, Any]:
    """Who wins a trick; a card of the talon that can win is the dealer's."""
    told = case["trick"]
    owners = [seat for seat, _ in told["plays"]]
    cards = [Card.parse(text) for _, text in told["plays"]]
    lead = Card.parse(told["talon_card"]) if told.get("talon_card") else None
    if lead is not None and told["talon_participates"]:
        owners, cards = [case["dealer"], *owners], [lead, *cards]
    trump = Suit.parse(told["trump"]) if told["trump"] else None
    place = winning(cards, trump, PACK_32, None if lead is None else lead.suit)
    return {"winner": owners[place]}


def legal(case: Case) -> dict[str, Any]:
    """The cards of a hand that may be played, in the order of the hand."""
    told = case["trick"]
    hand = [Card.parse(text) for text in told["hand"]]
    led = Suit.parse(told["led_suit"]) if told.get("led_suit") else None
    trump = Suit.parse(told["trump"]) if told["trump"] else None
    mask = legal_mask(Cards(hand).mask, led, trump)
    return {"legal": [card.text for card in hand if card.bit & mask]}


KINDS: dict[str, Callable[[Case], dict[str, Any]]] = {
    "deal": deal,
    "settlement": settlement,
    "auction": auction,
    "trick": trick,
    "legal": legal,
}
