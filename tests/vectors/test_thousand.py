"""Forms of the vectors of Thousand beside those that are published."""

from __future__ import annotations

from typing import Any

import pytest

from tests.vectors.runner import problem_of

GOLDEN = {"mode": "golden", "players": 3, "dealer": 2}
OPENED = {"seat": 0, "bid": 120}
HANDS = [["9S", "9H", "9C", "AD", "TD"], ["AS", "XS"], ["AH", "10H"]]
FORMS: list[tuple[str, str, dict[str, Any], dict[str, Any], dict[str, Any]]] = [
    ("auction", "thousand-blog", {"golden": "on"}, GOLDEN,
     {"forced_first": OPENED, "to_call": 1, "legal": ["pass"]}),
    ("auction", "thousand-blog", {"golden": "on"}, GOLDEN | {"hand_marriages": [["H"], ["S"], []]},
     {"to_call": 1, "legal": ["pass", 125]}),
    ("auction", "thousand-blog", {"golden": "on"},
     GOLDEN | {"forehand_opening": 130, "hand_marriages": [["S"], ["S"], []]},
     {"forced_first": {"seat": 0, "bid": 130}, "to_call": 1, "legal": ["pass", 135]}),
    ("auction", "thousand-blog", {"golden": "on"}, GOLDEN | {"forehand_opening": 125},
     {"result": "illegal", "at": 0}),
    ("auction", "thousand-blog", {"golden": "on", "golden_bidding": "locked"}, GOLDEN,
     {"result": "declarer", "declarer": 0, "bid": 120}),
    ("auction", "thousand-blog", {"golden": "on", "silence_below": -100},
     GOLDEN | {"forehand_opening": 140, "scores": [-105, 0, 0], "hand_marriages": [["H"], [], []]},
     {"forced_first": OPENED}),
    ("auction", "thousand-blog", {"silence_below": -100}, {"scores": [0, -105, -100]},
     {"to_call": 1, "legal": ["pass"]}),
    ("auction", "thousand-blog", {"silence_below": -100},
     {"scores": [0, -105, -100], "calls": [{"seat": 1, "call": "pass"}]},
     {"to_call": 2, "legal": ["pass", 105]}),
    ("auction", "thousand-blog", {}, {"calls": [{"seat": 1, "call": 110}]}, {"result": "illegal", "at": 0}),
    ("auction", "thousand-blog", {}, {"calls": [{"seat": 2, "call": 105}]}, {"result": "illegal", "at": 0}),
    ("auction", "thousand-pagat", {}, {"hand_marriages": [[], ["S"], []]},
     {"legal": ["pass", 105, 110, 115, 120, 125, 130, 135, 140, 145, 150, 155, 160]}),
    ("auction", "thousand-501", {}, {"players": 4, "dealer": 3},
     {"forced_first": {"seat": 0, "bid": 40}, "to_call": 1, "legal": ["pass", 45]}),
    ("auction", "thousand-blog", {}, {"players": 2, "dealer": 1, "calls": [{"seat": 1, "call": "pass"}]},
     {"result": "declarer", "declarer": 0, "bid": 100}),
    ("redeal_check", "thousand-blog", {}, {"stage": "talon", "talon": ["9S", "9H", "JC"]},
     {"redeal": True, "reasons": ["talon_nines", "talon_points"]}),
    ("redeal_check", "thousand-blog", {"redeal_forehand_nines": 3, "redeal_hand_below": None},
     {"stage": "exchange", "hands": HANDS, "forehand": 0}, {"redeal": True, "reasons": ["hand_nines:0"]}),
    ("redeal_check", "thousand-blog", {"redeal_forehand_nines": 3},
     {"stage": "exchange", "hands": HANDS, "forehand": 1}, {"redeal": False, "reasons": []}),
    ("redeal_check", "thousand-32", {}, {"stage": "talon", "talon": ["9S", "7H"]}, {"redeal": False}),
    ("play", "thousand-blog", {"must_beat": True},
     {"hand": ["9S", "AS", "KH"], "trick": ["XS"], "trump": "H"}, {"legal": ["AS"]}),
    ("play", "thousand-blog", {}, {"hand": ["9S", "KH"], "trick": [], "trump": None},
     {"legal": ["9S", "KH"]}),
    ("score", "thousand-blog", {"two_on_barrel": "forbidden"},
     {"dealer": 2, "declarer": 0, "bid": 120, "cards": [60, 35, 25], "marriages": [["C"], [], []],
      "before": {"scores": [790, 865, 200]}},
     {"recorded": [120, 35, 25], "winner": None,
      "after": {"scores": [760, 760, 225], "bolts": [0, 0, 0], "barrel": [None, None, None],
                "falls": [0, 0, 0], "surrenders": [0, 0, 0]}}),
    ("score", "thousand-blog", {}, {"dealer": 3, "declarer": 0, "bid": 100, "surrender": True,
      "talon_points": 13, "before": {"scores": [0, 0, 0, 0]}}, {"recorded": [0, 60, 60, 40]}),
]  # fmt: skip


@pytest.mark.parametrize(("kind", "preset", "options", "told", "expected"), FORMS)
def test_what_a_vector_leaves_out_has_its_usual_value(
    kind: str, preset: str, options: dict[str, Any], told: dict[str, Any], expected: dict[str, Any]
) -> None:
    case = {"kind": kind, "preset": preset, "options": options, "input": told, "expected": expected}
    assert problem_of("thousand", case) is None
