"""The rules bot's decisions in Prefa, in situations where a player would not hesitate."""

from __future__ import annotations

import pytest

from prikup.bots import make
from prikup.bots.hints import hint
from prikup.bots.mask_view import MaskView
from prikup.cards import Cards
from prikup.core import Match
from prikup.games import get_game
from prikup.games.prefa.bot.chips import BOTH_IN, BOTH_OUT, concession_value, deal_values, values_by_tricks
from prikup.games.prefa.results import DealResult
from tests.bots.driver import table, view_of

SEED, SITE = "prefa-nakayoshi", "prefa-prefadoros"
STRONG = "AKQT9.AK.A87. ? ?"


def match_after(hands: str, talon: str, *texts: str, rules: str = SEED) -> Match:
    return table(hands, talon, *texts, rules=rules, game="prefa")


def decide(match: Match) -> str:
    return make("rules", 1).choose(view_of(match))


def test_values_of_a_deal_sum_to_zero() -> None:
    options = get_game("prefa").options(SITE)
    made = DealResult("contract", 0, "7H", BOTH_IN, (7, 2, 1), 2)
    assert sum(deal_values(options, 24, made)) == pytest.approx(0)
    assert concession_value(options, 24, "7H") < values_by_tricks(options, 24, "7H", BOTH_IN)[6]


def test_unopposed_contract_has_one_value_for_any_tricks() -> None:
    options = get_game("prefa").options(SEED)
    assert len(set(values_by_tricks(options, 24, "8S", BOTH_OUT))) == 1
    fought = values_by_tricks(options, 24, "8S", BOTH_IN)
    assert fought[7] < 0 < fought[8]


def test_value_is_limited_by_remaining_pots() -> None:
    options = get_game("prefa").options(SITE)
    assert values_by_tricks(options, 2, "8S", BOTH_IN)[8] < values_by_tricks(options, 24, "8S", BOTH_IN)[8]


# ---------------------------------------------------------------------------------------------
# Bids, naming


def test_strong_hand_bids_lowest_and_weak_hand_passes() -> None:
    assert decide(match_after(STRONG, "8C 7C")) == "6S"
    assert decide(match_after("J87.QJ9.KQ7.7 ? ?", "8C 9C")) == "pass"


def test_senior_player_holds_the_bid() -> None:
    assert decide(match_after(STRONG, "8C 7C", "6S", "6C", "pass")) == "hold"


def test_nearly_good_hand_says_tagrafo() -> None:
    hands = ["QT987.K8.AJ7. ? ?", "KQT87.K8.A7.7 ? ?", "AQT87.Q8.K7.7 ? ?", "AJ987.KJ.Q7.7 ? ?"]
    said = {decide(match_after(hand, "8C 9C", rules=SITE)) for hand in hands}
    assert "tagrafo" in said


def test_four_aces_are_announced_with_a_safe_contract() -> None:
    said = ("6S", "pass", "pass", "discard 8C 7C")
    match = match_after("AKQT9.A8.A8.A ? ?", "8C 7C", *said, rules=SITE)
    assert decide(match) == "aces"


def test_most_profitable_contract_is_named() -> None:
    match = match_after(STRONG, "8C 7C", "6S", "pass", "pass", "discard 8C 7C")
    assert decide(match) in ("name 7S", "name 8S", "name 6NT")


def test_hopeless_contract_is_conceded_if_cheaper() -> None:
    match = match_after("J97.JT9.QT7.J ? ?", "7C 8D", "6S", "pass", "pass", "discard 7C 8D", rules=SITE)
    assert decide(match) == "concede"


# ---------------------------------------------------------------------------------------------
# The defence

NAMED = ("6S", "pass", "pass", "discard 8C 8H", "name 6S")


def test_defender_with_tricks_is_in_and_without_is_out() -> None:
    assert decide(match_after("T987.AK.K97.9 AQJ.QJT.AQ.AK ?", "8C 8H", *NAMED)) == "in"
    weak = match_after("AKQJT9.AK.AK. 8.JT9.JT98.JT ?", "8C 8H", *NAMED[:-1], "name 9S")
    assert decide(weak) == "out"


# ---------------------------------------------------------------------------------------------
# Play of two


def against_lone_defender(*cards: str) -> Match:
    """Return a match with six spades against the right defender alone, the other hand out."""
    hands = "AKQT9.A8.A87. J87.KQJ.KQJ.A ?"
    said = ("6S", "pass", "pass", "discard 8C 7C", "name 6S", "in", "out", "alone")
    return match_after(hands, "8C 7C", *said, *cards)


def test_hint_is_to_play_where_sure_tricks_are_far_above_the_estimate() -> None:
    calls = ("pass", "pass", "6S", "discard 7C 7D", "name 9NT")
    named = match_after("AKQJT987.J.T. ? .AKQ.AKQJ.AKQ", "7C 7D", *calls)
    assert hint(view_of(named)).choices[0].text == "in"


def test_dropped_hand_is_treated_as_laid_aside() -> None:
    seen = MaskView(view_of(against_lone_defender("AS")), "out")
    assert (seen.dropped, seen.away[0], seen.may[seen.dropped]) == (2, 10, 0)
    assert seen.last and seen.trick == [Cards.parse("A...").mask]


def test_lone_defender_keeps_guards_and_wins_if_possible() -> None:
    assert decide(against_lone_defender("AS")) == "7S"
    assert decide(against_lone_defender("AS", "7S", "8D")) in ("JD", "QD", "KD")


def test_declarer_draws_trumps_of_lone_defender() -> None:
    assert decide(against_lone_defender()) in ("AS", "KS", "QS")


def test_played_three_passes_avoid_tricks() -> None:
    rules = f"{SEED}; all_pass=polles"
    hands = "KT8.KQ8.AQ8.7 A97.AJ9.K97.A ?"
    assert decide(match_after(hands, "8C 9C", "pass", "pass", "pass", "TS", rules=rules)) == "9S"
