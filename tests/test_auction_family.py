"""The shared auction and tricks, configured for the other games of the family.

The cases are vectors of Prefa, Paston and Thousand: these games need other values, not other code.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from prikup.cards import PACK_24, PACK_32, PACK_32_TEN_HIGH, Card, Cards, Pack, Suit
from prikup.toolkit.auction import HOLD_WORD, PASS_WORD, Auction, AuctionRules
from prikup.toolkit.defence import DefenceQuestion
from prikup.toolkit.tricks import find_winner, legal_mask

RULES = Path(__file__).parent / "data/rules"

PREFA = AuctionRules(
    tuple(f"{level}{suit}" for level in (6, 7, 8, 9, 10) for suit in ("S", "C", "D", "H", "NT")),
    raises="next",
    hold="seniority",
)
PASTON = AuctionRules(("paston", "glitch", "dineri", "gupa"), opening="lowest", raises="next")
THOUSAND = AuctionRules(tuple(map(str, range(100, 305, 5))), opening="forced", raises="next")
THOUSAND_32 = AuctionRules(tuple(map(str, range(50, 310, 10))), opening="forced", raises="next")
PACKS = {"prefa": PACK_32, "paston": PACK_32, "thousand": PACK_24}


def _case(name: str) -> dict[str, Any]:
    """Return a vector by its id, which begins with its game."""
    game = {"PF": "prefa", "PA": "paston", "TH": "thousand"}[name[:2]]
    cases = json.loads((RULES / f"{game}-vectors.json").read_text())["cases"]
    found: dict[str, Any] = next(case for case in cases if case["id"] == name)
    return {**found, "game": game}


def _order(first: int) -> tuple[int, ...]:
    return tuple((first + step) % 3 for step in range(3))


def _start(case: dict[str, Any]) -> Auction:
    """Return the auction of a case's game before its first call."""
    told = case["input"]
    if case["game"] == "prefa":
        return Auction.start(PREFA, _order((told["dealer"] + 1) % 3))
    if case["game"] == "paston":
        return Auction.start(PASTON, _order(told["first"]))
    rules = THOUSAND_32 if case["preset"] == "thousand-32" else THOUSAND
    order = _order((told["dealer"] + 1) % 3)
    top = len(rules.ladder) - 1
    cap = rules.ladder.index("120") if "120" in rules.ladder else top
    auction = Auction.start(
        rules, order, tuple(top if told["hand_marriages"][seat] else cap for seat in order)
    )
    forced = case["expected"]["forced_first"]
    assert (auction.speaker, auction.legal()) == (forced["seat"], [str(forced["bid"])])
    assert auction.why_not(forced["seat"], PASS_WORD) is not None
    return auction.say(str(forced["bid"]))


def _word(call: object) -> str:
    return HOLD_WORD if call == "good" else str(call)


@pytest.mark.parametrize(
    "name",
    ["PF21", "PF22", "PF23", "PF24", "PA18", "PA19", "PA20", "TH26", "TH27", "TH28", "TH29"],
)
def test_auction_of_the_family(name: str) -> None:
    case = _case(name)
    auction = _start(case)
    for call in case["input"]["calls"]:
        assert auction.speaker == call["seat"]
        assert auction.why_not(call["seat"], _word(call["call"])) is None
        assert _word(call["call"]) in auction.legal()
        auction = auction.say(_word(call["call"]))
    expected = case["expected"]
    if "legal" in expected:
        assert auction.speaker == expected["to_call"]
        assert sorted(auction.legal()) == sorted(map(_word, expected["legal"]))
        refused = set(auction.words()) - set(auction.legal())
        assert all(auction.why_not(expected["to_call"], said) is not None for said in refused)
    else:
        assert auction.speaker is None
        won = "declarer" if auction.holder is not None else "all_pass"
        assert won == expected["result"]
    if "declarer" in expected:
        assert (auction.holder, auction.bid) == (expected["declarer"], str(expected["bid"]))
    if "good_means" in expected:
        assert auction.bid == expected["good_means"] and auction.say(HOLD_WORD).bid == expected["good_means"]
    if "next_dealer" in expected:
        assert auction.order[0] == expected["next_dealer"]
    if "may_name" in expected:
        assert list(auction.rules.ladder[auction.high :]) == expected["may_name"]


def _card(text: str) -> Card:
    return Card.parse(text.replace("X", "T"))


@pytest.mark.parametrize("name", ["PF25", "PF26", "PA24", "TH30", "TH31"])
def test_trick_of_the_family(name: str) -> None:
    case = _case(name)
    told = case["input"]
    pack: Pack = PACKS[case["game"]]
    trick = [_card(text) for text in told["trick"]]
    trump = Suit.parse(told["trump"])
    if told["complete"]:
        assert find_winner(trick, trump, pack) == case["expected"]["winner_index"]
        return
    hand = Cards(_card(text) for text in told["hand"])
    assert hand <= pack.cards
    found = Cards(legal_mask(hand.mask, trick[0].suit, trump))
    assert found == Cards(_card(text) for text in case["expected"]["legal"])


def test_ten_is_high_if_the_game_says_so() -> None:
    trick = [Card.parse(text) for text in ("KS", "TS", "QS")]
    assert find_winner(trick, None, PACK_32) == 0
    assert find_winner(trick, None, PACK_24) == 1
    assert find_winner(trick, None, PACK_32_TEN_HIGH) == 1


def test_unknown_answer_names_the_clause_of_the_question() -> None:
    question = DefenceQuestion(1, ("whist", "half"), (("half", "half-first", "4.3"),))
    refused, unknown = question.why_not("half", "4.1"), question.why_not("in", "4.1")
    assert refused is not None and refused.clause == "4.3"
    assert unknown is not None and unknown.clause == "4.1"
