"""The vectors of Russian Preferans, answered by ``prikup.games.preferans`` and the phases it configures."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from fractions import Fraction
from typing import Any

from msgspec.structs import replace

from prikup.cards import PACK_32, Card, Cards, Suit
from prikup.core import Clock, Draw, Input
from prikup.games import GAMES
from prikup.games.preferans.contracts import MISERE
from prikup.games.preferans.options import Options, parse_rules
from prikup.games.preferans.rules import auction_rules
from prikup.games.preferans.score import (
    DealResult,
    Standing,
    apply_entries,
    defence_of,
    entries,
    seats_in_play,
    settle,
)
from prikup.options import change_options
from prikup.toolkit.auction import HOLD_WORD, LOOK_WORD, Auction
from prikup.toolkit.match_end import is_at_end
from prikup.toolkit.tricks import find_winner, legal_mask

Case = Mapping[str, Any]


def players_of(case: Case) -> int:
    """Return the number of players: that of the case, else its number of columns, else three."""
    if case.get("players") is not None:
        return int(case["players"])
    columns = (case.get("deal") or {}).get("tricks"), *(case.get("sheet") or {}).values()
    return next((len(column) for column in columns if column), 3)


def dealer_of(case: Case) -> int:
    """Return the dealer: that of the case, else the last seat."""
    dealer = case.get("dealer")
    return players_of(case) - 1 if dealer is None else int(dealer)


def options_of(case: Case) -> Options:
    """Return the preset with the options of the case; raise OptionError for unknown ones."""
    return change_options(
        parse_rules(case["preset"]), {"players": players_of(case), **(case.get("options") or {})}
    )


def _whole(amounts: Any) -> list[Any]:
    """Return amounts in the spelling of the vectors: whole numbers, or fractions as text."""
    return [int(one) if Fraction(one).denominator == 1 else str(Fraction(one)) for one in amounts]


def _standing(sheet: Mapping[str, Any], players: int) -> Standing:
    """Return a sheet that a vector describes; missing fields are zero."""
    nought = [0] * players
    return Standing(
        tuple(map(_amount, sheet.get("pool") or nought)),
        tuple(map(_amount, sheet.get("hill") or nought)),
        tuple(tuple(map(_amount, row)) for row in sheet.get("whists") or [nought] * players),
        sheet.get("raspasy_streak") or 0,
    )


def _amount(written: Any) -> Any:
    return Fraction(written) if isinstance(written, str) else written


def _before(case: Case) -> Standing:
    """Return the sheet before the deal; an auction may give the all-passes in a row at its top level."""
    before = case.get("before") or {}
    streak = before.get("raspasy_streak") or case.get("raspasy_streak")
    return _standing({**before, "raspasy_streak": streak}, players_of(case))


def _pairs(pairs: Any) -> tuple[Any, ...]:
    return tuple(map(tuple, pairs or ()))


def _tricks(deal: Case) -> tuple[int, ...] | None:
    """Return the tricks of each seat; None if nothing was played, also if that is written as zeros.

    Tricks that a vector does not assign (the defenders' at a misère) go to the first such seat.
    """
    written = deal.get("tricks")
    if written is None or all(taken == 0 for taken in written):
        return None
    tricks = list(written)
    for seat, taken in enumerate(tricks):
        if taken is None:
            tricks[seat] = 10 - sum(one or 0 for one in tricks)
    return tuple(tricks)


def result_of(case: Case) -> DealResult:
    """Return the result of a deal that a vector describes."""
    deal, options = case["deal"], options_of(case)
    kind, contract, talon = deal["type"], deal.get("contract") or deal.get("bid"), deal.get("talon")
    leads = deal.get("dealer_leads_talon")
    if leads is None:
        fours = options.raspasy_talon(players_of(case)) == "dealer_leads"
        leads = kind == "raspasy" and fours
    return DealResult(
        kind,
        declarer=deal.get("declarer"),
        contract=MISERE if contract == "M" else contract,
        declarations=_pairs(deal.get("declarations")),
        tricks=_tricks(deal),
        dealer=dealer_of(case),
        talon=None if talon is None else tuple(map(Card.parse, talon)),
        aid=_pairs(deal["aid"]) if deal.get("aid") is not None else None,
        dealer_leads_talon=leads,
    )


def deal(case: Case) -> dict[str, Any]:
    """Return the entries of a deal: changes of pool and hill, whists, all-passes in a row."""
    options, before, result = options_of(case), _before(case), result_of(case)
    after = apply_entries(before, entries(result, before, options), result, options)
    seats = range(players_of(case))
    whists = [[after.whists[i][j] - before.whists[i][j] for j in seats] for i in seats]
    if result.kind in ("contract", "talon_throw"):
        played = defence_of(result, options, players_of(case)).played
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
    """Return the final result of a sheet."""
    standing = _standing(case["sheet"], players_of(case))
    settled = settle(standing, options_of(case), case.get("adjust_seat"))
    return {
        "final": _whole(settled.result),
        "hill_normalised": _whole(settled.hill_normalised),
        "hill_amnestied": _whole(settled.hill_amnestied),
    }


def auction(case: Case) -> dict[str, Any]:
    """Return the end of an auction, or the index of its first illegal call."""
    options, calls = options_of(case), case.get("calls") or ()
    rules = auction_rules(options, _before(case))
    current = Auction.start(rules, seats_in_play(dealer_of(case), players_of(case)))
    if current.blind and calls and calls[0][1] != "blind":
        current = current.say(LOOK_WORD)
    for at, (seat, call) in enumerate(calls):
        said = HOLD_WORD if call == current.bid else MISERE if call == "M" else call
        if current.speaker is None:
            return _ended(current, at)
        if current.why_not(seat, said) is not None:
            return {"result": "illegal", "at": at}
        current = current.say(said)
    return _ended(current, len(calls))


def _ended(done: Auction, used: int) -> dict[str, Any]:
    if done.speaker is not None:
        return {"result": "open", "to_call": done.speaker, "used": used}
    if done.holder is None:
        return {"result": "raspasy", "used": used}
    bid = "M" if done.bid == MISERE else done.bid
    return {"result": "contract", "declarer": done.holder, "bid": bid, "used": used}


def trick(case: Case) -> dict[str, Any]:
    """Return the winner of a trick; a card of the talon that can win belongs to the dealer."""
    told = case["trick"]
    owners = [seat for seat, _ in told["plays"]]
    cards = [Card.parse(text) for _, text in told["plays"]]
    lead = Card.parse(told["talon_card"]) if told.get("talon_card") else None
    if lead is not None and _participates(case):
        owners, cards = [dealer_of(case), *owners], [lead, *cards]
    trump = _trump(told)
    place = find_winner(cards, trump, PACK_32, None if lead is None else lead.suit)
    return {"winner": owners[place]}


def _participates(case: Case) -> bool:
    """Return True if the card of the talon can win, by the case or else by its options."""
    told = case["trick"].get("talon_participates")
    if told is None:
        return options_of(case).raspasy_talon(players_of(case)) == "dealer_leads"
    return bool(told)


def _trump(told: Case) -> Suit | None:
    return Suit.parse(told["trump"]) if told.get("trump") not in (None, "", "NT") else None


def legal(case: Case) -> dict[str, Any]:
    """Return the playable cards of a hand, in any order."""
    told = case["trick"]
    hand = [Card.parse(text) for text in told["hand"]]
    led = Suit.parse(told["led_suit"]) if told.get("led_suit") else None
    if led is None and told.get("talon_card"):
        led = Card.parse(told["talon_card"]).suit
    mask = legal_mask(Cards(hand).mask, led, _trump(told))
    return {"legal": [card.text for card in hand if card.bit & mask]}


def match_end(case: Case) -> dict[str, Any]:
    """Return the number of the deal after which a match is over, by the sheet and the clock after each."""
    options = change_options(options_of(case), {"target": case["target"]} if "target" in case else {})
    match = GAMES["preferans"].start(options, players_of(case)).apply(Input(None, None, Draw(0))).state
    for after in case["history"]:
        sheet = _standing({**after, "raspasy_streak": after["streak"]}, players_of(case))
        match = replace(match, deal_no=after["deal"] + 1, standing=replace(sheet, deals=after["deal"]))
        if is_at_end(match):
            return {"ends_after": after["deal"]}
        match = match.apply(Input(None, None, Clock(after["minute"]))).state
        if match.finished:
            return {"ends_after": after["deal"]}
    return {"ends_after": None}


KINDS: dict[str, Callable[[Case], dict[str, Any]]] = {
    "deal": deal,
    "settlement": settlement,
    "auction": auction,
    "trick": trick,
    "legal": legal,
    "match_end": match_end,
}
