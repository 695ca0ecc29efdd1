"""Published sheets: the deals, typed in, give the sheet and the settlement that the source states.

If a source follows a rule that the options cannot express, ``UNLIKE`` has the stated result, the result here
and the reason; a test fails as soon as one of the two changes.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from fractions import Fraction
from pathlib import Path
from typing import Any

import msgspec
import pytest

from prikup.games.preferans.options import Options
from prikup.games.preferans.score import (
    Standing,
    apply_entries,
    entries,
    is_over,
    minimum_level,
    next_dealer,
    settle,
    trick_price,
)
from prikup.options import change_options
from tests.vectors.russian import options_of, result_of

Entry = Mapping[str, Any]
MATCHES: list[dict[str, Any]] = json.loads(
    (Path(__file__).parents[1] / "data/matches.json").read_text(encoding="utf-8")
)["matches"]

FREE_TRICKS = {"gchet-passes": [4, 3, 3]}
"""Tricks for all-passes whose sources state only the price."""

UNLIKE: dict[tuple[str, int], dict[str, Any]] = {
    ("rst-streak", 1): {
        "stated": {"raspasy_streak": 0},
        "by_the_rules": {"raspasy_streak": 1},
        "why": "The source asks only whether cards were played: any game but one that both passed ends the "
        "series, failed or not, and so does every misere. By 10.7 made_whisted asks for a fulfilled "
        "contract, and a misere that took a trick is none; any_game would end the series by the game that "
        "both passed too. No value of raspasy_exit_condition is the source's rule.",
    }
}
"""For a match and an alternative of it: the stated result, the result by the rules, and the reason."""

KNOWN_KEYS = {
    "entry": {
        "id", "game", "source", "preset", "options", "players", "target", "start", "deals", "checkpoints",
        "alternatives", "final_sheet", "final", "final_exact", "differences", "ranking", "tolerance",
        "verified", "note",
    },
    "deal": {"type", "dealer", "declarer", "contract", "bid", "declarations", "tricks", "seat_note"},
}  # fmt: skip


def rules_of(entry: Entry) -> Options:
    """Return the preset with the differences and the target of the match."""
    target = {"target": entry["target"]}
    return options_of({**entry, "options": {**target, **entry["options"]}})


def _amounts(row: list[Any]) -> tuple[Any, ...]:
    return tuple(Fraction(one) if isinstance(one, str) else one for one in row)


def sheet_of(written: Mapping[str, Any] | None, players: int) -> Standing:
    """Return a sheet of the file; for None, an empty one."""
    if written is None:
        return Standing.start(players)
    whists = tuple(_amounts(row) for row in written["whists"])
    return Standing(
        _amounts(written["pool"]), _amounts(written["hill"]), whists, written.get("raspasy_streak", 0)
    )


def accounts(standing: Standing) -> tuple[Any, ...]:
    return standing.pool, standing.hill, standing.whists


class TypedDeal(msgspec.Struct):
    """A typed deal: the sheets before and after it, and the next dealer."""

    before: Standing
    after: Standing
    next_dealer: int


def type_in(entry: Entry, deals: list[dict[str, Any]]) -> list[TypedDeal]:
    """Write the deals one after the other; unless stated, the deal passes clockwise."""
    options, standing = rules_of(entry), sheet_of(entry["start"], entry["players"])
    typed: list[TypedDeal] = []
    for number, deal in enumerate(deals):
        if deal["type"] == "raspasy" and deal["tricks"] is None:
            deal = {**deal, "tricks": FREE_TRICKS[entry["id"]]}
        dealer = deal.get("dealer", (entry["players"] - 1 + number) % entry["players"])
        result = result_of({**entry, "deal": deal, "dealer": dealer})
        after = apply_entries(standing, entries(result, standing, options), result, options)
        typed.append(TypedDeal(standing, after, next_dealer(dealer, result, options, entry["players"])))
        standing = after
    return typed


def facts_after(typed: TypedDeal, options: Options) -> dict[str, Any]:
    """Return everything that a source may state about the sheet after a deal."""
    return {
        "finished": is_over(typed.after, options),
        "pool": list(typed.after.pool),
        "hill": list(typed.after.hill),
        "price_per_trick": trick_price(typed.before, options),
        "lowest_bid_next": f"{minimum_level(typed.after, options)}S",
        "raspasy_streak": typed.after.streak,
        "next_resting_seat": typed.next_dealer,
    }


def last_sheet(entry: Entry) -> Standing:
    """Return the sheet after all deals; of a match without deals, the stated sheet."""
    if not entry["deals"]:
        return sheet_of(entry["final_sheet"], entry["players"])
    return type_in(entry, entry["deals"])[-1].after


def _with(key: str) -> pytest.MarkDecorator:
    found = [entry for entry in MATCHES if entry.get(key) is not None]
    return pytest.mark.parametrize("entry", found, ids=lambda entry: entry["id"])


def test_every_statement_of_a_source_is_used() -> None:
    assert len(MATCHES) == len({entry["id"] for entry in MATCHES}) == 38
    for entry in MATCHES:
        assert set(entry) <= KNOWN_KEYS["entry"], entry["id"]
        for deal in entry["deals"]:
            assert set(deal) <= KNOWN_KEYS["deal"], entry["id"]
        stated = ("checkpoints", "final_sheet", "final", "ranking", "differences")
        assert any(entry.get(key) is not None for key in stated), entry["id"]


@_with("final_sheet")
def test_deals_give_stated_sheet(entry: Entry) -> None:
    stated = sheet_of(entry["final_sheet"], entry["players"])
    assert accounts(last_sheet(entry)) == accounts(stated)


@_with("checkpoints")
def test_statements_after_a_deal_hold(entry: Entry) -> None:
    typed, options = type_in(entry, entry["deals"]), rules_of(entry)
    for checkpoint in entry["checkpoints"]:
        stated = {key: value for key, value in checkpoint.items() if key != "after"}
        found = facts_after(typed[checkpoint["after"] - 1], options)
        assert {key: found[key] for key in stated} == stated, checkpoint["after"]


@_with("alternatives")
def test_statements_about_alternative_deals_hold(entry: Entry) -> None:
    for number, other in enumerate(entry["alternatives"]):
        stated = {key: value for key, value in other.items() if key != "instead_of_deal_2"}
        typed = type_in(entry, [entry["deals"][0], other["instead_of_deal_2"]])
        found = facts_after(typed[-1], rules_of(entry))
        expected = stated
        if (entry["id"], number) in UNLIKE:
            unlike = UNLIKE[entry["id"], number]
            assert unlike["stated"] == stated and unlike["why"]
            expected = unlike["by_the_rules"]
            assert expected != stated
        assert {key: found[key] for key in stated} == expected, number


@_with("final")
def test_settlement_equals_stated_result(entry: Entry) -> None:
    result = settle(last_sheet(entry), rules_of(entry)).result
    tolerance = entry.get("tolerance", 0)
    for one, stated in zip(result, _amounts(entry["final"]), strict=True):
        assert abs(one - stated) <= tolerance


@_with("final_exact")
def test_exact_settlement_equals_stated_exact_result(entry: Entry) -> None:
    options = change_options(rules_of(entry), {"settlement_rounding": "exact"})
    result = settle(last_sheet(entry), options).result
    assert result == _amounts(entry["final_exact"]) and sum(result) == 0


@_with("ranking")
def test_ranking_is_as_stated(entry: Entry) -> None:
    result = settle(last_sheet(entry), rules_of(entry)).result
    assert sorted(range(entry["players"]), key=lambda seat: -result[seat]) == entry["ranking"]
    assert len(set(result)) == entry["players"]


@_with("differences")
def test_differences_between_results_are_as_stated(entry: Entry) -> None:
    result = settle(last_sheet(entry), rules_of(entry)).result
    for pair, stated in entry["differences"].items():
        one, other = map(int, pair.split("-"))
        assert result[one] - result[other] == stated


def test_every_listed_deviation_belongs_to_a_stated_deal() -> None:
    told = {entry["id"]: len(entry.get("alternatives", ())) for entry in MATCHES}
    assert all(number < told[name] for name, number in UNLIKE)
    assert set(FREE_TRICKS) == {
        entry["id"]
        for entry in MATCHES
        for deal in entry["deals"]
        if deal["type"] == "raspasy" and deal["tricks"] is None
    }
