"""The vectors of Russian Thousand, answered by ``prikup.games.thousand`` and the phases it configures."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

import msgspec

from prikup.cards import Cards
from prikup.core import Entry
from prikup.games.thousand.ledger import SCORE_ACCOUNT
from prikup.games.thousand.options import Options, parse_rules
from prikup.games.thousand.points import hand_reasons, pack_of, talon_reasons
from prikup.games.thousand.results import DealResult, Kind, Standing, seats_in_play
from prikup.games.thousand.rules import is_silenced, start_auction
from prikup.games.thousand.score import apply_entries, entries
from prikup.toolkit.auction import PASS_WORD, Auction
from tests.vectors.forms import as_listed, card, changed
from tests.vectors.forms import play as played

Case = Mapping[str, Any]

RECORDED_CAUSES: Final = frozenset(
    (
        *("made", "failed", "cards", "marriages", "surrender", "surrender_cost"),
        *("talon", "talon_bonus", "talon_marriages", "talon_aces"),
    )
)
"""The causes of entries that record a deal (8, 9)."""
PENALTY_CAUSES: Final = frozenset(("bolts", "surrenders", "redeals", "bottom_nines"))
"""The causes of entries that are penalties (2.5, 5.4, 9.2, 10.2)."""


def players_of(told: Case) -> int:
    """Return the number of players: that of the case, else its number of columns, else three."""
    if told.get("players") is not None:
        return int(told["players"])
    columns = told.get("cards"), told.get("scores"), (told.get("before") or {}).get("scores")
    return next((len(column) for column in columns if column), 3)


def options_of(case: Case) -> Options:
    """Return the preset with the options of the case; raise OptionError for unknown ones."""
    given = dict(case.get("options") or {})
    players = given.pop("players", None) or players_of(case["input"])
    return changed(parse_rules(case["preset"]), {**given, "players": players})


def _cards(texts: Sequence[str]) -> Cards:
    return Cards(map(card, texts))


def _suits(told: Any, players: int) -> tuple[tuple[str, ...], ...]:
    return tuple(tuple(suits or ()) for suits in told or [[]] * players)


def _dealer(told: Case) -> int:
    dealer = told.get("dealer")
    return players_of(told) - 1 if dealer is None else int(dealer)


def standing_of(told: Case, options: Options) -> Standing:
    """Return the sheet before a deal; missing fields are zero, and a golden player is in the golden round."""
    players = players_of(told)
    before = told.get("before") or {}
    nought = [0] * players

    def column(name: str) -> tuple[Any, ...]:
        return tuple(before.get(name) or (nought if name != "barrel" else [None] * players))

    scores = tuple(told.get("scores") or column("scores"))
    deals = before.get("deals")
    if deals is None:
        deals = 0 if told.get("mode") == "golden" else players
    return Standing(
        scores,
        column("bolts"),
        column("barrel"),
        column("falls"),
        column("surrenders"),
        deals=deals,
        redeals=before.get("redeals") or 0,
    )


def result_of(told: Case) -> DealResult:
    """Return the result of a deal that a vector describes."""
    players = players_of(told)
    kind: Kind = "surrender" if told.get("surrender") else "redeal" if told.get("redeal") else "played"
    talon = told.get("talon")
    return DealResult(
        kind,
        dealer=_dealer(told),
        declarer=told.get("declarer"),
        bid=told.get("bid") or 0,
        cards=None if told.get("cards") is None else tuple(told["cards"]),
        marriages=_suits(told.get("marriages"), players),
        tricks=None if told.get("tricks") is None else tuple(told["tricks"]),
        last_trick=told.get("last_trick"),
        mode=told.get("mode") or "normal",
        trump=told.get("trump"),
        talon=None if talon is None else tuple(map(card, talon)),
        talon_points=told.get("talon_points"),
        talon_marriages=tuple(told.get("talon_marriages") or ()),
    )


def score(case: Case) -> dict[str, Any]:
    """Return the amounts recorded by a deal, the penalties, and the sheet after it."""
    options, told = options_of(case), case["input"]
    before, result = standing_of(told, options), result_of(told)
    written = entries(result, before, options)
    after = apply_entries(before, written, result, options)
    players = before.players
    names = ("scores", "bolts", "barrel", "falls", "surrenders")
    return {
        "recorded": _sums(written, RECORDED_CAUSES, players),
        "penalties": [-amount for amount in _sums(written, PENALTY_CAUSES, players)],
        "after": {name: list(getattr(after, name)) for name in names},
        "winner": after.winner,
    }


def _sums(written: Sequence[Entry], causes: frozenset[str], players: int) -> list[int]:
    """Return the sum of the entries on the score of each seat that have one of these causes."""
    sums = [0] * players
    for entry in written:
        if entry.account == SCORE_ACCOUNT and entry.cause in causes:
            sums[entry.seat] += int(entry.amount)
    return sums


def auction(case: Case) -> dict[str, Any]:
    """Return the state of an auction after its calls, or the index of its first illegal call."""
    options, told = options_of(case), case["input"]
    before = standing_of(told, options)
    if told.get("mode") == "golden":
        options = msgspec.structs.replace(options, golden="on")
    dealer, players = _dealer(told), players_of(told)
    held = _suits(told.get("hand_marriages"), players)
    current = start_auction(options, before, dealer, dict(enumerate(held)))
    first = seats_in_play(dealer, players)[0]
    opening = told.get("forehand_opening")
    if opening is None or is_silenced(options, before.scores[first]):
        opening = current.rules.ladder[0]
    answer: dict[str, Any] = {"forced_first": {"seat": first, "bid": int(opening)}}
    if current.why_not(first, str(opening)) is not None:
        return answer | {"result": "illegal", "at": 0}
    current = current.say(str(opening))
    if options.golden == "on" and told.get("mode") == "golden" and options.golden_bidding == "locked":
        return answer | {"result": "declarer", "declarer": first, "bid": int(opening)}
    for at, call in enumerate(told.get("calls") or ()):
        seat, said = int(call["seat"]), str(call["call"])
        if current.speaker is None or current.why_not(seat, said) is not None:
            return answer | {"result": "illegal", "at": at}
        current = current.say(said)
    return answer | _stands(current)


def _stands(current: Auction) -> dict[str, Any]:
    if current.speaker is None:
        assert current.bid is not None
        return {"result": "declarer", "declarer": current.holder, "bid": int(current.bid)}
    bids = [int(word) for word in current.legal() if word != PASS_WORD]
    passing = [PASS_WORD] if PASS_WORD in current.legal() else []
    return {"result": "open", "to_call": current.speaker, "legal": [*passing, *bids]}


def redeal_check(case: Case) -> dict[str, Any]:
    """Return the reasons for which a talon, or hands after the exchange, are dealt again."""
    options, told = options_of(case), case["input"]
    if told["stage"] == "talon":
        reasons = list(talon_reasons(options, _cards(told["talon"])))
    else:
        forehand = told.get("forehand")
        reasons = [
            f"{reason}:{seat}"
            for seat, hand in enumerate(told["hands"])
            if hand
            for reason in hand_reasons(options, _cards(hand), forehand=seat == forehand)
        ]
    expected = (case.get("expected") or {}).get("reasons")
    return {"redeal": bool(reasons), "reasons": as_listed(reasons, expected)}


def play(case: Case) -> dict[str, Any]:
    """Return the playable cards of a hand, sorted as text, and the index of the winning card."""
    options = options_of(case)
    return played(case["input"], pack_of(options), must_beat=options.must_beat)


KINDS: dict[str, Callable[[Case], dict[str, Any]]] = {
    "score": score,
    "auction": auction,
    "redeal_check": redeal_check,
    "play": play,
}
