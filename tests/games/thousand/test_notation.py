"""Records of Thousand: typed results, redeals, cards given face down."""

from __future__ import annotations

import json
from random import Random

import pytest

from prikup import records
from prikup.core import PrikupError, RuleError
from prikup.games import get_game
from prikup.games.thousand.notation import words_of
from prikup.records.incomplete import complete_deal, is_whole
from prikup.records.model import DealRecord
from prikup.records.typed import spell_objects
from prikup.testing import Case, walk
from prikup.testing.matches import check_typed
from tests.games.scripts import scored_result, start_game, type_result
from tests.games.thousand.scripts import sheet, start


@pytest.mark.parametrize(
    ("rules", "words"),
    [
        ("thousand-blog", "0 120 71 32 17 marriages 0:H"),
        ("thousand-blog; blind=on", "1 120 20 90 10 blind"),
        ("thousand-32", "0 100 60 45 15 marriages 0:S last 1"),
        ("thousand-501", "0 60 55 40 25 marriages 0:C 2:S trump H"),
        ("thousand-blog; bolt=tricks", "0 100 100 20 0 tricks 5 2 1"),
        ("thousand-blog", "surrender 0 120"),
        ("thousand-blog", "redeal"),
    ],
)
def test_result_is_read_scored_and_spelled_back(rules: str, words: str) -> None:
    match = start(rules)
    assert scored_result(match, words).text == words
    after = type_result(match, words).state
    assert after.deal_no == 2 and after.dealer == (2 if words == "redeal" else 0)


def test_talon_of_four_players_is_typed_as_cards_or_points() -> None:
    match = start(players=4)
    cards = scored_result(match, "0 110 80 20 20 0 marriages 0:S talon QS TC 9D")
    points = scored_result(match, "0 110 80 20 20 0 marriages 0:S talon 13 S")
    assert (
        cards.talon_card_points == points.talon_card_points == 13
        and cards.talon_marriages == points.talon_marriages == ("S",)
    )
    assert points.text.endswith("talon 13 S") and cards.text.endswith("talon QS TC 9D")


def test_mode_of_golden_deals_and_hundreds_follows_from_rules() -> None:
    assert scored_result(start("thousand-blog; golden=on"), "0 120 80 20 20").mode == "golden"
    hundred = start("thousand-blog; hundred_as_blind=on", standing=sheet())
    assert scored_result(hundred, "0 100 80 20 20").mode == "blind"
    assert scored_result(hundred, "0 105 80 20 20").mode == "normal"


@pytest.mark.parametrize(
    ("words", "says"),
    [
        ("", "expected a result here"),
        ("3 100 80 20 20", "'3' is not a seat: expected 0 to 2"),
        ("0 ten 80 20 20", "'ten' is not a target"),
        ("0 100 80 20", "expected card points for each of 3 seats"),
        ("0 100 80 20 30", "make 130: expected card points that make 120"),
        ("0 103 80 20 20", "103 is not a bid: expected a multiple of 5"),
        ("0 100 80 20 20 blind", "blind bids are not played here"),
        ("0 100 80 20 20 marriages 4:H", "'4:H' is not a marriage"),
        ("0 100 80 20 20 marriages 0:H 1:H", "the marriage ♥ is announced twice"),
        ("0 100 80 20 20 marriages 0:A", "'A' is not a marriage here"),
        ("0 100 80 20 20 last", "expected one word after last"),
        ("0 100 80 20 20 last 1 last 2", "expected last once"),
        ("0 100 80 20 20 trump X", "'X' is not a suit"),
        ("0 100 80 20 20 talon 1C", "'1C' is not a card"),
        ("surrender 0 100 80 20 20", "a surrender has no card points"),
        ("redeal 1", "'redeal 1': of a redeal nothing more is told: expected redeal alone"),
        ("redeal blind", "expected redeal alone"),
    ],
)
def test_impossible_typed_result_is_refused_with_one_reason(words: str, says: str) -> None:
    with pytest.raises(PrikupError) as refused:
        type_result(start(), words)
    assert says in str(refused.value)


@pytest.mark.parametrize(
    ("rules", "words", "clause"),
    [
        ("thousand-blog", "surrender 0 100 marriages 0:H", "9.3"),
        ("thousand-blog", "surrender 0 100 last 1", "9.3"),
        ("thousand-blog", "surrender 0 100 tricks 8 0 0", "9.3"),
        ("thousand-blog; players=4", "surrender 0 100 talon 13 S", "9.3"),
        ("thousand-blog; players=4", "surrender 0 100", "8.4"),
        ("thousand-blog", "0 95 80 20 20", "3.1"),
        ("thousand-blog", "0 102 80 20 20", "3.1"),
        ("thousand-blog", "0 405 80 20 20", "3.1"),
        ("thousand-blog; golden=on", "0 115 80 20 20", "3.6"),
        ("thousand-blog; golden=on; golden_bidding=locked", "0 125 80 20 20", "3.6"),
        ("thousand-blog; golden=on; golden_bidding=locked", "1 120 80 20 20", "3.6"),
        ("thousand-blog; golden=on; blind=on", "0 120 80 20 20 blind", "3.7"),
        ("thousand-blog; blind=on; blind_who=forehand", "1 120 80 20 20 blind", "3.7"),
        ("thousand-blog; blind=on; blind_bid=120", "0 115 80 20 20 blind", "3.7"),
        ("thousand-blog; hundred_as_blind=on", "0 105 80 20 20 blind", "3.7"),
        ("thousand-blog", "0 100 80 20 20 talon 14", "8.4"),
        ("thousand-blog; players=4", "0 100 80 20 20 0", "8.4"),
        ("thousand-blog; players=4", "0 100 80 20 20 0 talon 34", "8.4"),
        ("thousand-blog; players=4", "0 100 80 20 20 0 marriages 0:S talon 33 S", "8.4"),
        ("thousand-blog; players=4", "0 100 80 20 20 0 marriages 0:S talon 13 S S", "8.4"),
        ("thousand-blog; players=4", "0 100 80 20 20 0 talon AS KD", "8.4"),
        ("thousand-blog; players=4", "0 100 80 20 20 0 talon AS KD 7H", "8.4"),
        ("thousand-blog; players=4; sitter=aces40", "0 100 80 20 20 0 talon 14", "8.4"),
        ("thousand-blog; bolt=tricks", "0 100 80 20 20 tricks 5 2 2", "6.3"),
        ("thousand-blog; bolt=tricks", "0 100 80 20 20", "10.1"),
        ("thousand-blog", "0 100 100 20 0 marriages 2:S tricks 5 3 0", "7.1"),
        ("thousand-blog", "0 100 80 20 20 tricks 5 3 0", "6.3"),
        ("thousand-blog", "0 100 20 80 20 tricks 5 2 1", "6.3"),
        ("thousand-32", "0 100 60 60 0 last 2 tricks 5 5 0", "13.2"),
        ("thousand-32", "0 100 60 45 15", "13.2"),
        ("thousand-32", "0 100 60 22 15 last 1", "8.5"),
        ("thousand-blog", "0 100 80 20 20 trump H", "13.1"),
        ("pagat-501", "0 100 80 20 20 marriages 0:H", "13.1"),
    ],
)
def test_impossible_result_is_refused_with_its_clause(rules: str, words: str, clause: str) -> None:
    with pytest.raises(RuleError) as refused:
        type_result(start(rules, 4 if "players=4" in rules else 3), words)
    assert refused.value.clause == clause


def test_talon_of_surrender_and_best_talon_are_read() -> None:
    match = start(players=4)
    assert scored_result(match, "surrender 0 100 talon 33").talon_card_points == 33
    assert scored_result(match, "0 100 80 20 20 0 marriages 0:S talon 25 S").talon_marriages == ("S",)


def test_result_as_an_object_becomes_words() -> None:
    four = {"kind": "played", "declarer": 0, "bid": 110, "cards": [80, 20, 20, 0], "talon_points": 14}
    assert words_of(four) == "0 110 80 20 20 0 talon 14"
    assert words_of({"kind": "redeal"}) == "redeal"
    with pytest.raises(
        PrikupError, match=r"^.whist. is not a field of a result: expected kind, declarer, bid"
    ):
        words_of({"kind": "played", "whist": 1})
    with pytest.raises(PrikupError, match="mode is 'dark': expected blind"):
        words_of({"kind": "played", "mode": "dark"})
    with pytest.raises(PrikupError, match="not both"):
        words_of(four | {"talon": ["AS", "KD", "9C"]})
    married = {
        "kind": "played",
        "declarer": 0,
        "bid": 110,
        "cards": [80, 20, 20, 0],
        "talon_marriages": ["S"],
    }
    for more in ({}, {"talon": ["QS", "KD", "9C"]}):
        with pytest.raises(PrikupError, match="expected talon_points beside talon_marriages"):
            words_of(married | more)


@pytest.mark.parametrize(
    "rules", [*get_game("thousand").presets, "thousand-blog; bottom_card_check=on; blind=on"]
)
def test_whole_matches_are_written_and_read(rules: str) -> None:
    for seed in range(3):
        walked = walk(Case("thousand", rules, 3), Random(seed).randrange, 4)
        record = records.make_record(walked.states[0], walked.inputs, ["Anna", "Boris", "Vera"])
        assert records.read(records.write(record)) == record
        assert records.from_json(records.to_json(record)) == record
        assert record.final_match() == walked.last


@pytest.mark.parametrize(
    ("rules", "players"),
    [
        ("thousand-blog; hundred_as_blind=on; blind=on; golden=on", 4),
        ("thousand-blog; golden=on; golden_bidding=locked", 3),
        ("thousand-blog; marriage_first_trick=yes; bolt=tricks", 2),
        ("thousand-blog; ace_marriage=200; min_bid=50; hundred_as_blind=on", 3),
        ("thousand-32", 4),
        ("pagat-501", 3),
    ],
)
def test_typed_result_scores_like_the_played_deal(rules: str, players: int) -> None:
    for seed in range(3):
        check_typed(walk(Case("thousand", rules, players), Random(seed).randrange, 4))


@pytest.mark.parametrize(
    ("game", "expected"),
    [("prefa", "a text"), ("paston", "a text"), ("thousand", "played, redeal or surrender")],
)
def test_malformed_object_is_refused_with_one_message(game: str, expected: str) -> None:
    record = json.dumps({"game": game, "deals": [{"result": {"kind": 5}}]})
    with pytest.raises(PrikupError) as refused:
        spell_objects(record)
    assert str(refused.value) == f"deal 1: {{'kind': 5}} is not a result: kind is 5: expected {expected}"


def test_missing_card_points_are_named_in_refusal() -> None:
    with pytest.raises(PrikupError) as refused:
        type_result(start_game("thousand", "thousand-blog", dealer=2), "0 120")
    assert str(refused.value) == "'0 120': expected card points for each of 3 seats (clause 8.5)"


# Only the moves determine the cards. With other cards the talon would be poor and the cards dealt again, or
# a marriage that a bid requires would lie in the talon.
UNKNOWN = [
    (
        "thousand-501", 2, 1,
        "40, pass, talon-2, discard KH QH, name 45, name H, JH, TH, TS, 9S, QS!, 9H, QC, KC, JS, JD, KD, AD,"
        " JC, AC, TC, QD, AS, TD, KS, 9D",
    ),
    (
        "thousand-pagat", 3, 2,
        "100, 105, 110, 115, pass, 130, pass, give QS 0, give TD 1, 2:pass, 0:pass, pass, name 140, KD, JD,"
        " TD, KH, TH, AH, 9C, AC, JS, QC, QH, KC, QD, 9D, AD, JH, QS, 9H, 9S, AS, JC, TS, TC, KS",
    ),
]  # fmt: skip


@pytest.mark.parametrize(("rules", "players", "dealer", "moves"), UNKNOWN)
def test_deal_without_any_written_cards_is_completed(
    rules: str, players: int, dealer: int, moves: str
) -> None:
    match = start_game("thousand", rules, dealer, players)
    talon = (None,) * (4 if players == 2 else 3)
    deal = DealRecord(hands=(None,) * players, talon=talon, moves=tuple(moves.split(", ")))
    laid = complete_deal(match, deal)
    assert is_whole(laid) and laid.moves == deal.moves
    assert complete_deal(match, laid) == laid
