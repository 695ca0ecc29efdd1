"""The vectors of Paston, answered by ``prikup.games.paston`` and the phases it configures."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from fractions import Fraction
from typing import Any

from prikup.cards import PACK_32, Cards
from prikup.games.paston.contracts import nameable_contracts
from prikup.games.paston.opening import eldest, find_run, find_starter, is_thrown_in, order_from
from prikup.games.paston.options import Options, parse_rules
from prikup.games.paston.phases import AUCTION_RULES
from prikup.games.paston.results import DealResult, Standing, defenders
from prikup.games.paston.score import apply_entries, entries, is_over, next_dealer, winners
from prikup.toolkit.auction import Auction
from tests.vectors import forms

Case = Mapping[str, Any]
AGAIN = "redeal"
_AGAIN = re.compile(r"\bredeal|\bdeals? again|\bdealt again")
"""Wordings of the vectors for a repeated deal by the same dealer."""


def options_of(case: Case) -> Options:
    """Return the preset with the options of the case; raise OptionError for unknown ones."""
    return forms.changed(parse_rules(case["preset"]), case.get("options") or {})


def result_of(told: Case) -> DealResult:
    """Return the result of a deal that a vector describes; without play its tricks are zeros."""
    declarer = told["declarer"]
    if told["outcome"] == "surrender":
        return DealResult("surrender", declarer)
    whist = told.get("whist") or [False] * 3
    said = tuple((seat, "whist" if whist[seat] else "pass") for seat in defenders(declarer))
    tricks = tuple(told["tricks"]) if told["outcome"] == "played" else None
    return DealResult("contract", declarer, told["contract"], said, tricks)


def score(case: Case) -> dict[str, Any]:
    """Return the changes by a deal and the state after it; a reset to zero is not among the changes."""
    told, options = case["input"], options_of(case)
    before = Standing(tuple(map(Fraction, told.get("before") or (0, 0, 0))))
    result = result_of(told)
    written = entries(result, before, options)
    after = apply_entries(before, written, result, options)
    changes = [
        sum(one.amount for one in written if one.seat == seat and one.cause != "reset") for seat in range(3)
    ]
    return {
        "changes": changes,
        "after": [int(one) for one in after.scores],
        "reset_to_zero": [one.seat for one in written if one.cause == "reset"],
        "game_over": is_over(after, options),
        "winners": list(winners(after, options)),
    }


def auction(case: Case) -> dict[str, Any]:
    """Return the state of the auction after the calls: next caller and legal calls, declarer, or all-pass."""
    told = case["input"]
    current = Auction.start(AUCTION_RULES, order_from(told["first"]))
    for at, call in enumerate(told.get("calls") or ()):
        if current.why_not(call["seat"], call["call"]) is not None:
            return {"result": "illegal", "at": at}
        current = current.say(call["call"])
    if current.speaker is not None:
        legal = current.legal()
        return {"to_call": current.speaker, "legal": [*legal[-1:], *legal[:-1]]}
    named = [name.contract for name in nameable_contracts(current.bid)]
    if current.holder is None:
        return {"result": "all_pass", "may_name": named}
    return {"result": "declarer", "declarer": current.holder, "bid": current.bid, "may_name": named}


def deal_check(case: Case) -> dict[str, Any]:
    """Return the state before the first call: reshuffled, dealt again, or first caller and next dealer."""
    told, options = case["input"], options_of(case)
    dealer, number = told["dealer"], told["deal_number"]
    hands = [Cards(forms.card(rank + "S") for rank in ranks) for ranks in told["spades"]]
    if told.get("bottom") and is_thrown_in(forms.card(told["bottom"]), options):
        return {"action": "reshuffle before dealing", "dealer": dealer}
    first = eldest(dealer)
    opened = find_starter(hands)
    if find_run(hands, options) is not None or (number == 1 and opened is None):
        worded = str((case.get("expected") or {}).get("action"))
        action = worded if _AGAIN.search(worded) else AGAIN
        return {"action": action, "dealer": dealer, "next_dealer": dealer}
    if number == 1 and opened is not None:
        first = opened.seat
    return {"action": "bid", "first": first, "next_dealer": next_dealer(number, dealer, first, options)}


def play(case: Case) -> dict[str, Any]:
    """Return the playable cards of a hand, sorted as text, and the index of the winning card."""
    return forms.play(case["input"], PACK_32)


KINDS: dict[str, Callable[[Case], dict[str, Any]]] = {
    "score": score,
    "auction": auction,
    "deal_check": deal_check,
    "play": play,
}
