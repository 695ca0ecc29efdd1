"""Forms of the vectors of Prefa that no published case has, calculated by hand from its clauses."""

from __future__ import annotations

from typing import Any

import pytest

from tests.vectors.runner import problem_of

SEED, SITE = "prefa-nakayoshi", "prefa-prefadoros"
BOTH = {"1": "play", "2": "play"}
LEVEL = [30, 30, 30]


def deal(
    declarer: int | None, contract: str | None, defence: Any, tricks: Any, **more: Any
) -> dict[str, Any]:
    """Return a deal on a sheet with 30 in each pot, unless another is given."""
    dealer = len(tricks) - 1
    sheet = {"pots": [30] * len(tricks), "chips": [0] * len(tricks)}
    told = {"declarer": declarer, "contract": contract, "defence": defence, "tricks": tricks}
    return {"dealer": dealer, "before": sheet, **told, **more}


def changes(pots: list[int], chips: list[int]) -> dict[str, Any]:
    return {"changes": {"pots": pots, "chips": chips}}


def auction(*calls: str, first: int = 0, dealer: int = 2) -> dict[str, Any]:
    """Return calls by the seats in rotation; a seat that has passed is not skipped."""
    seats = [(first + at) % 3 for at in range(len(calls))]
    told = [{"seat": seat, "call": call} for seat, call in zip(seats, calls, strict=True)]
    return {"dealer": dealer, "calls": told}


SCORES: list[tuple[str, dict[str, Any], dict[str, Any], dict[str, Any]]] = [
    # Seat 0, right of the declarer, owes two tricks against a seven and is responsible for both defenders.
    (SEED, {}, deal(2, "7H", {"0": "along", "1": "taken"}, [1, 1, 8]), changes([0, 0, 0], [-56, 0, 56])),
    (SEED, {}, deal(2, "7H", {"0": "along"}, [1, 1, 8]), changes([0, 0, 0], [-56, 0, 56])),
    (SEED, {}, deal(2, "9NT", {"0": "play", "1": "play"}, [1, 0, 9]), changes([0, 0, -10], [10, 0, -10])),
    (SEED, {"solo_to_partner": "double"}, deal(0, "6NT", BOTH, [8, 0, 2]),
     changes([0, 0, 0], [96, -120, 24])),
    (SEED, {"solo_double": False}, deal(0, "6NT", BOTH, [8, 0, 2]), changes([0, 0, 0], [48, -60, 12])),
    (SEED, {"solo_double": "off"}, deal(0, "7NT", BOTH, [4, 3, 3]), changes([8, 0, 0], [-48, 24, 24])),
    (SEED, {}, deal(0, "9C", {"1": "pass", "2": "play"}, [10, 0, 0]), changes([-9, 0, 0], [0, 0, 0])),
    (SEED, {"lone_minimum": "first_column"}, deal(0, "9C", {"1": "pass", "2": "play"}, [10, 0, 0]),
     changes([0, 0, 0], [90, 0, -90])),
    (SITE, {}, deal(0, "10NT", BOTH, [10, 0, 0]), changes([-10, 0, 0], [0, 0, 0])),
    (SITE, {}, deal(0, "7S", {"1": "pass", "2": "play"}, [9, 0, 1]), changes([0, 0, 0], [63, 0, -63])),
    # Four aces: 50 from each player from a seven on, also if both dropped; not doubled if the contract fails.
    (SITE, {}, deal(1, "8D", {"2": "pass", "0": "pass"}, [0, 0, 0], four_aces=True),
     changes([0, -8, 0], [-50, 100, -50])),
    (SITE, {}, deal(0, "8D", BOTH, [6, 3, 1], four_aces=True),
     changes([16, 0, 0], [-64 - 100, 48 + 50, 16 + 50])),
    (SITE, {"aces_bonus": "off"}, deal(0, "8D", BOTH, [8, 1, 1], four_aces=True),
     changes([-8, 0, 0], [-16, 8, 8])),
    (SITE, {}, deal(0, "9D", {}, [7, 2, 1], concede=True), changes([18, 0, 0], [-54, 36, 18])),
    (SITE, {"solo_double": False}, deal(0, "10D", {}, [0, 0, 0], concede=True),
     changes([10, 0, 0], [-20, 10, 10])),
    # Five units are left for an eight: a trick is worth five, or eight if prices are not shortened.
    (SITE, {}, deal(0, "8D", BOTH, [8, 2, 0], before={"pots": [1, 4, 0], "chips": [5, -5, 0]}),
     {**changes([-1, -4, 0], [40 - 10, -40 + 10, 0]), "game_over": True,
      "after": {"pots": [0, 0, 0], "chips": [35, -35, 0]}}),
    (SITE, {}, deal(0, "8D", BOTH, [7, 2, 1], before={"pots": [1, 4, 0]}),
     {**changes([5, 0, 0], [-15, 10, 5]), "game_over": False}),
    (SITE, {"last_contract": "unbalanced"}, deal(0, "8D", BOTH, [9, 1, 0], before={"pots": [1, 4, 0]}),
     changes([0, 0, 0], [72, 8, -80])),
    (SITE, {"last_contract": "unbalanced"}, deal(0, "8D", BOTH, [8, 2, 0], before={"pots": [1, 4, 0]}),
     changes([-1, -4, 0], [30, -30, 0])),
    (SEED, {"last_contract": "fair"}, deal(0, "8D", BOTH, [8, 2, 0], before={"pots": [1, 4, 0]}),
     {**changes([-4, -4, 0], [24, -24, 0]), "game_over": True}),
    # With four players, seat 1 deals and rests; right of seat 3 is seat 0, then comes seat 2.
    (SEED, {"players": 4}, deal(3, "8C", {"0": "play", "2": "pass"}, [1, 0, 0, 9], dealer=1),
     changes([0, 0, 0, -8], [8, 0, 0, -8])),
    (SEED, {}, deal(3, "6H", {"0": "play", "2": "play"}, [2, 0, 2, 6], dealer=1,
                    before={"pots": [7, 9, 7, 0], "chips": [0, 0, 0, 0]}),
     changes([-3, 0, -2, 0], [-30 + 10, 0, -20 + 10, 50 - 20])),
    (SITE, {"all_pass": "polles"}, deal(None, None, {}, [4, 0, 3, 3], dealer=1),
     changes([1, 0, 0, 0], [0, 0, 0, 0])),
]  # fmt: skip


@pytest.mark.parametrize(("preset", "options", "told", "expected"), SCORES)
def test_prefa_score_vectors_with_other_options_and_seats(
    preset: str, options: dict[str, Any], told: dict[str, Any], expected: dict[str, Any]
) -> None:
    case = {"kind": "score", "preset": preset, "options": options, "input": told, "expected": expected}
    assert problem_of("prefa", case) is None


AUCTIONS: list[tuple[str, dict[str, Any], dict[str, Any], dict[str, Any]]] = [
    (SEED, {}, auction(), {"to_call": 0, "legal": ["pass", "any bid"]}),
    (SEED, {}, auction("pass", "pass", first=1, dealer=0), {"to_call": 0, "legal": ["pass", "any bid"]}),
    (SEED, {"first_bid": "ladder"}, auction("pass"), {"to_call": 1, "legal": ["pass", "6S"]}),
    (SEED, {}, auction("10D", "10H", "pass"), {"to_call": 0, "legal": ["pass", "good"], "good_means": "10H"}),
    (SEED, {}, auction("10D", "10H", "pass", "good"), {"to_call": 1, "legal": ["pass"]}),
    (SEED, {"allow_10nt": True}, auction("10H"), {"to_call": 1, "legal": ["pass", "10NT"]}),
    (SEED, {}, auction("7S", "7D"), {"result": "illegal", "at": 1}),
    (SEED, {}, auction("7S", "good"), {"result": "illegal", "at": 1}),
    (SEED, {}, auction("9NT", "pass", "pass"),
     {"result": "declarer", "declarer": 0, "bid": "9NT", "may_name": ["9NT", "10S", "10C", "10D", "10H"]}),
    (SITE, {}, auction(), {"to_call": 0, "legal": ["pass", "6S", "tagrafo"]}),
    (SITE, {}, auction("tagrafo", "pass", "pass"), {"result": "declarer", "declarer": 0, "bid": "tagrafo"}),
    (SITE, {}, auction("tagrafo", "6S"), {"to_call": 2, "legal": ["pass", "6C"]}),
    (SITE, {}, auction("6S", "6C", "6D"), {"to_call": 0, "legal": ["pass", "good"], "good_means": "6D"}),
    (SITE, {}, auction("6S", "6C", "6D", "good"), {"to_call": 1, "legal": ["pass", "6H"]}),
    (SITE, {"all_pass": "polles"}, auction("pass", "pass", "pass"), {"result": "polles", "next_dealer": 0}),
    (SITE, {"all_pass": "polles"}, auction("pass", "pass", "pass"), {"result": "all_pass"}),
    (SEED, {"players": 4},
     {"dealer": 3, "calls": [{"seat": seat, "call": "pass"} for seat in (0, 1, 2)]},
     {"result": "all_pass", "next_dealer": 0}),
]  # fmt: skip


@pytest.mark.parametrize(("preset", "options", "told", "expected"), AUCTIONS)
def test_prefa_auction_vectors_with_other_options(
    preset: str, options: dict[str, Any], told: dict[str, Any], expected: dict[str, Any]
) -> None:
    case = {"kind": "auction", "preset": preset, "options": options, "input": told, "expected": expected}
    assert problem_of("prefa", case) is None


@pytest.mark.parametrize(
    ("told", "expected"),
    [
        ({"hand": ["KS", "7S", "AH"], "trick": ["10S"], "trump": "H"}, {"legal": ["7S", "KS"]}),
        ({"hand": ["XC", "AD"], "trick": [], "trump": None}, {"legal": ["AD", "XC"]}),
        ({"hand": ["XC", "AD"], "trick": ["7S"], "trump": "NT"}, {"legal": ["AD", "XC"]}),
        ({"hand": None, "trick": ["XS", "KS", "7H"], "trump": "H", "complete": True}, {"winner_index": 2}),
        ({"trick": ["JS", "XS", "AH"], "trump": None, "complete": True}, {"winner_index": 0}),
        ({"hand": None, "trick": ["XS", "AS"], "trump": "NT", "complete": True}, {"winner_index": 1}),
    ],
)
@pytest.mark.parametrize(("game", "preset"), [("prefa", SEED), ("paston", "paston-nakayoshi")])
def test_play_vectors_follow_shared_trick_rules(
    game: str, preset: str, told: dict[str, Any], expected: dict[str, Any]
) -> None:
    case = {"kind": "play", "preset": preset, "options": {}, "input": told, "expected": expected}
    assert problem_of(game, case) is None
