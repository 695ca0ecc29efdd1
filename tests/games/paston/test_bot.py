"""The rules bot's decisions in Paston, in situations where a player would not hesitate."""

from __future__ import annotations

from prikup.bots import make
from prikup.core import Match
from prikup.games import get_game
from prikup.games.paston.bot.points import BOTH_PASS, BOTH_WHIST, surrender_value, values_by_tricks
from tests.bots.driver import after, table, view_of

OPTIONS = get_game("paston").options("paston-nakayoshi")
HEARTS = "J87.AKQT9.AK. ? ?"


def first_deal(hands: str, talon: str, *texts: str) -> Match:
    """Return a match in its first deal, dealt by seat 2, who also has the bottom card."""
    rules = "paston-nakayoshi; bottom_7s_reshuffle=no"
    return table(hands, talon, *texts, rules=rules, game="paston")


def decide(match: Match) -> str:
    return make("rules", 1).choose(view_of(match))


def test_best_spades_win_little_and_lose_much() -> None:
    best, plain = (
        values_by_tricks(OPTIONS, "paston_grkha", BOTH_WHIST),
        values_by_tricks(OPTIONS, "gupa", BOTH_WHIST),
    )
    assert best[5] == plain[5] < 0
    assert best[7] < plain[7]


def test_surrender_costs_less_than_failing_against_both() -> None:
    assert values_by_tricks(OPTIONS, "glitch", BOTH_WHIST)[5] < surrender_value(OPTIONS) < 0
    assert values_by_tricks(OPTIONS, "paston", BOTH_PASS)[0] > 0


def test_strong_hand_bids_step_by_step() -> None:
    assert decide(first_deal(HEARTS, "8C 7C")) == "paston"
    assert decide(first_deal(HEARTS, "8C 7C", "paston", "glitch", "pass")) == "dineri"


def test_weak_hand_passes_if_others_bid() -> None:
    match = first_deal("J87.AKQT9.AK. 9.J8.QJT9.JT9 ?", "8C 7C", "paston")
    assert decide(match) == "pass"


def test_highest_good_enough_suit_is_named() -> None:
    match = first_deal(HEARTS, "8C 7C", "paston", "pass", "pass", "discard 8C 7C")
    assert decide(match).startswith("name")
    value = {"paston": 1, "glitch": 2, "dineri": 3, "gupa": 4}
    assert value[decide(match).removeprefix("name ")] >= 2


def test_hopeless_hand_is_surrendered() -> None:
    match = first_deal("J98.T98.T98.8 ? ?", "7C 7D", "pass", "pass", "pass", "discard 7C 7D")
    assert decide(match) == "surrender"


NAMED = ("paston", "pass", "pass", "discard 8C 8H", "name paston")


def test_second_defender_whists_with_two_sure_tricks() -> None:
    hands = "JT987.AK.K97. AKQ.QJT.AQ.AK ?"
    assert decide(first_deal(hands, "8C 8H", *NAMED)) == "whist"


def test_defender_without_tricks_passes() -> None:
    match = first_deal("AKQJT9.AK.AK. 8.987.JT98.98 ?", "QH JC", "paston", "pass", "pass", "discard QH JC")
    assert decide(after(match, "name paston")) == "pass"


def test_two_players_play_if_one_passed() -> None:
    hands = "JT987.AK.K97. AKQ.QJT.AQ.AK ?"
    match = first_deal(hands, "8C 8H", *NAMED, "whist", "pass")
    card = decide(match)
    assert card in [one.text for one in view_of(match).seats[0].cards or ()]
    answer = decide(after(match, "JS"))
    assert answer in ("QS", "KS", "AS")
