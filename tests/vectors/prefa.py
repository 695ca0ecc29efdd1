"""The vectors of Prefa, answered by ``prikup.games.prefa`` and the phases it configures."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from prikup.cards import PACK_32
from prikup.games.prefa.contracts import bid_ladder
from prikup.games.prefa.options import Options, parse_rules
from prikup.games.prefa.results import DealResult, Standing, defence_ways, defenders, seats_in_play
from prikup.games.prefa.rules import auction_rules, nameable_contracts
from prikup.games.prefa.score import apply_entries, entries, is_over
from prikup.toolkit.auction import HOLD_WORD, Auction
from tests.vectors import forms

Case = Mapping[str, Any]
_ROLES = {"play": "in", "pass": "out", "along": "along", "taken": "taken"}
GOOD = "good"


def players_of(case: Case) -> int:
    """Return the number of players: that of the case, else its number of columns, else three."""
    told = case.get("input") or {}
    named = case.get("players") or told.get("players") or (case.get("options") or {}).get("players")
    if named is not None:
        return int(named)
    before = told.get("before") or {}
    columns = before.get("pots"), before.get("chips"), told.get("tricks")
    return next((len(column) for column in columns if column), 3)


def options_of(case: Case) -> Options:
    """Return the preset with the options of the case; raise OptionError for unknown ones."""
    return forms.changed(
        parse_rules(case["preset"]), {**(case.get("options") or {}), "players": players_of(case)}
    )


def dealer_of(case: Case) -> int:
    """Return the dealer: that of the case, else the last seat."""
    dealer = case["input"].get("dealer")
    return players_of(case) - 1 if dealer is None else int(dealer)


def _matrix(net: Sequence[int]) -> tuple[tuple[int, ...], ...]:
    """Return chips between the seats with these sums, all of them towards the last seat."""
    last = len(net) - 1
    if sum(net):
        raise ValueError(f"the chips {list(net)} do not sum to zero")
    rows = [[0] * len(net) for _ in net]
    for seat, chips in enumerate(net[:last]):
        rows[seat][last] = chips
    return tuple(map(tuple, rows))


def _before(case: Case, options: Options) -> Standing:
    """Return the sheet before the deal; missing fields are those of the start."""
    before, players = case["input"].get("before") or {}, players_of(case)
    pots = before.get("pots") or [options.start_pot] * players
    return Standing(tuple(pots), _matrix(before.get("chips") or [0] * players))


def _declarations(told: Case, options: Options, players: int, dealer: int) -> tuple[tuple[int, str], ...]:
    """Return words of the defence that lead to the roles of a vector."""
    right, left = defenders(told["declarer"], dealer, players)
    defence = told.get("defence") or {}
    # If only the active one of two hands is given, the other is the hand that it took along.
    other = "taken" if "along" in defence.values() else "play"
    wanted = tuple((seat, _ROLES[defence.get(str(seat), other)]) for seat in (right, left))
    for words, roles in defence_ways(right, left, options.passer_may_return).items():
        if roles.roles == wanted:
            return tuple(zip((right, left, right), words, strict=False))
    raise ValueError(f"the defence cannot come to {defence}")


def result_of(case: Case) -> DealResult:
    """Return the result of a deal that a vector describes; without play its tricks are zeros."""
    told, options, players, dealer = case["input"], options_of(case), players_of(case), dealer_of(case)
    written = told.get("tricks") or ()
    tricks = tuple(written) if any(written) else None
    # Without a contract all passed, even if the vector names a declarer.
    if told.get("declarer") is None or told.get("contract") is None:
        if options.all_pass == "polles":
            return DealResult("polles", tricks=tricks, dealer=dealer)
        return DealResult("all_pass", dealer=dealer)
    declarer, contract = told["declarer"], told["contract"]
    # A holder of four aces announces them if the options have it.
    aces = bool(told.get("four_aces")) and options.aces_bonus
    if told.get("concede"):
        return DealResult("concede", declarer, contract, dealer=dealer, aces=aces)
    said = _declarations(told, options, players, dealer)
    silent = all(word == "out" for _, word in said)
    return DealResult("contract", declarer, contract, said, None if silent else tricks, dealer, aces)


def score(case: Case) -> dict[str, Any]:
    """Return the changes by a deal and the state after it, with the sum of chips of each seat."""
    options = options_of(case)
    before, result = _before(case, options), result_of(case)
    after = apply_entries(before, entries(result, before, options), result, options)
    columns = {"pots": (before.pot, after.pot), "chips": (before.net, after.net)}
    return {
        "changes": {
            name: [new - old for old, new in zip(*pair, strict=True)] for name, pair in columns.items()
        },
        "after": {name: list(pair[1]) for name, pair in columns.items()},
        "game_over": is_over(after, options),
    }


def auction(case: Case) -> dict[str, Any]:
    """Return the state of the auction after the calls: next caller and legal calls, declarer, or all-pass."""
    options, players, dealer = options_of(case), players_of(case), dealer_of(case)
    current = Auction.start(auction_rules(options), seats_in_play(dealer, players))
    for at, call in enumerate(case["input"].get("calls") or ()):
        said = HOLD_WORD if call["call"] == GOOD else call["call"]
        if current.why_not(call["seat"], said) is not None:
            return {"result": "illegal", "at": at}
        current = current.say(said)
    if current.speaker is not None:
        good = {"good_means": current.bid} if HOLD_WORD in current.legal() else {}
        return {"to_call": current.speaker, "legal": _legal(case, current, options), **good}
    if current.holder is None:
        result = "polles" if options.all_pass == "polles" else "all_pass"
        return {"result": _worded(case, result), "next_dealer": (dealer + 1) % players}
    named = [name.contract for name in nameable_contracts(current.bid or "", options.allow_10nt)]
    return {"result": "declarer", "declarer": current.holder, "bid": current.bid, "may_name": named}


def _worded(case: Case, result: str) -> str:
    """Return the wording of the vector for three passes that are played out."""
    told = (case.get("expected") or {}).get("result")
    return "all_pass" if told == "all_pass" else result


def _legal(case: Case, current: Auction, options: Options) -> list[str]:
    """Return the legal words: pass and good, then bids in ascending order; in the order of the vector, if it
    has the same words. ``any bid`` stands for every bid of the ladder.
    """
    legal = [GOOD if said == HOLD_WORD else said for said in current.legal()]
    expected = (case.get("expected") or {}).get("legal") or []
    bids = bid_ladder(options.allow_10nt)
    if set(bids) <= set(legal) and "any bid" in expected:
        legal = [*(said for said in legal if said not in bids), "any bid"]
    legal.sort(key=lambda said: (said != "pass", said != GOOD))
    return forms.as_listed(legal, expected)


def play(case: Case) -> dict[str, Any]:
    """Return the playable cards of a hand, sorted as text, and the index of the winning card."""
    return forms.play(case["input"], PACK_32)


KINDS: dict[str, Callable[[Case], dict[str, Any]]] = {"score": score, "auction": auction, "play": play}
