"""Forms of the vectors of Paston that no published case has, calculated by hand from its clauses."""

from __future__ import annotations

from typing import Any

import pytest

from tests.vectors.runner import problem_of

SEED, PAGAT = "paston-nakayoshi", "paston-pagat"
RUN = ["7", "8", "9", "10", "J", "Q"]


def score_case(declarer: int, contract: str, whist: str, tricks: list[int], **more: Any) -> dict[str, Any]:
    """Return a deal; ``whist`` has the numbers of the seats that whist."""
    told = {"declarer": declarer, "contract": contract, "tricks": tricks, **more}
    says = [str(seat) in whist for seat in range(3)]
    return {"outcome": "played" if whist else "unopposed", "whist": says, **told}


def deal_case(number: int, dealer: int, *spades: list[str], bottom: str | None = "AH") -> dict[str, Any]:
    return {"deal_number": number, "dealer": dealer, "bottom": bottom, "spades": list(spades)}


def auction_case(*calls: str, first: int = 1) -> dict[str, Any]:
    told = [{"seat": (first + at) % 3, "call": call} for at, call in enumerate(calls)]
    return {"first": first, "calls": told}


CASES: list[tuple[str, str, dict[str, Any], dict[str, Any], dict[str, Any]]] = [
    ("score", SEED, {}, score_case(1, "dineri", "20", [1, 7, 2]), {"changes": [-27, 30, 0]}),
    ("score", SEED, {}, score_case(2, "paston_grkha", "0", [7, 0, 3]), {"changes": [120, 0, -40]}),
    ("score", SEED, {"grkha_win": 40}, score_case(2, "paston_grkha", "", [0, 0, 0]), {"changes": [0, 0, 40]}),
    ("score", SEED, {}, score_case(2, "paston_grkha", "", [0, 0, 0]), {"changes": [0, 0, 10]}),
    ("score", SEED, {"surrender_cost": 20, "surrender_gain": 5},
     {"declarer": 0, "contract": "glitch", "outcome": "surrender"}, {"changes": [-20, 5, 5]}),
    ("score", SEED, {"target": 61}, score_case(0, "paston", "", [0, 0, 0], before=[51, 60, 0]),
     {"after": [61, 60, 0], "game_over": True, "winners": [0]}),
    ("score", SEED, {"target": 61}, score_case(0, "paston", "12", [6, 3, 1], before=[60, 60, 0]),
     {"after": [70, 70, -9], "game_over": True, "winners": [0, 1]}),
    ("score", SEED, {"reset_at": 50}, score_case(1, "glitch", "0", [5, 5, 0], before=[0, -30, -121]),
     {"changes": [20, -20, 0], "after": [20, 0, -121], "reset_to_zero": [1]}),
    ("score", SEED, {"reset_at": None}, score_case(1, "glitch", "0", [5, 5, 0], before=[0, -101, 0]),
     {"after": [20, -121, 0], "reset_to_zero": []}),
    ("score", SEED, {}, score_case(0, "paston", "12", [5, 3, 2], before=[-111, 111, 0]),
     {"after": [0, 121, 0], "reset_to_zero": [0], "game_over": True, "winners": [1]}),
    ("auction", SEED, {}, auction_case("pass", "paston", "glitch", "dineri", "gupa"),
     {"result": "illegal", "at": 3}),
    ("auction", SEED, {}, auction_case("paston", "glitch", "dineri", "gupa"),
     {"to_call": 2, "legal": ["pass", "paston_grkha"]}),
    ("auction", SEED, {}, auction_case("paston", "glitch", "dineri", "gupa", "paston_grkha"),
     {"result": "declarer", "declarer": 2, "bid": "paston_grkha", "may_name": ["paston_grkha"]}),
    ("auction", SEED, {}, auction_case("pass", "pass"), {"to_call": 0, "legal": ["pass", "paston"]}),
    ("auction", SEED, {}, auction_case("pass", "pass", "pass"),
     {"result": "all_pass", "may_name": ["paston", "glitch", "dineri", "gupa"]}),
    ("auction", SEED, {}, auction_case("glitch"), {"result": "illegal", "at": 0}),
    ("deal_check", SEED, {}, deal_case(1, 2, ["A", "K"], ["Q", "9", "8"], ["10"]),
     {"action": "same dealer deals again", "next_dealer": 2}),
    ("deal_check", SEED, {}, deal_case(1, 2, ["A", "K"], ["Q", "9", "8"], ["10"]),
     {"action": "redeal, same dealer"}),
    ("deal_check", SEED, {}, deal_case(2, 2, ["A", "K"], ["Q", "9", "8"], ["10"]),
     {"action": "bid", "first": 0, "next_dealer": 0}),
    ("deal_check", SEED, {}, deal_case(1, 1, ["A", "K"], RUN, []), {"action": "bid", "first": 1}),
    ("deal_check", PAGAT, {}, deal_case(3, 1, ["A", "K"], RUN, []), {"action": "redeal", "next_dealer": 1}),
    ("deal_check", PAGAT, {}, deal_case(3, 1, ["A"], [*RUN, "K"], []), {"action": "bid", "first": 2}),
    ("deal_check", SEED, {"spade_run_redeal": True}, deal_case(1, 1, RUN, [], []), {"action": "redeal"}),
    ("deal_check", SEED, {"second_dealer": "left_of_dealer"}, deal_case(1, 0, ["A"], ["7"], ["J"]),
     {"action": "bid", "first": 2, "next_dealer": 1}),
    ("deal_check", SEED, {}, deal_case(5, 2, ["J"], ["7"], [], bottom="7S"),
     {"action": "reshuffle before dealing", "dealer": 2}),
    ("deal_check", SEED, {"bottom_7s_reshuffle": False}, deal_case(1, 2, ["J"], [], ["7"], bottom="7S"),
     {"action": "bid", "first": 0}),
    ("deal_check", SEED, {}, deal_case(1, 2, ["J"], [], ["7"], bottom=None), {"action": "bid", "first": 0}),
]  # fmt: skip


@pytest.mark.parametrize(("kind", "preset", "options", "told", "expected"), CASES)
def test_paston_vectors_with_other_options_and_seats(
    kind: str, preset: str, options: dict[str, Any], told: dict[str, Any], expected: dict[str, Any]
) -> None:
    case = {"kind": kind, "preset": preset, "options": options, "input": told, "expected": expected}
    assert problem_of("paston", case) is None
