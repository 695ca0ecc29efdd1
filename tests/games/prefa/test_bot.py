"""The rules bot's decisions in Prefa, in situations where a player would not hesitate."""

from __future__ import annotations

import pytest

from prikup.bots import make
from prikup.bots.mask_view import MaskView
from prikup.cards import Cards
from prikup.core import Match
from prikup.games import get_game
from prikup.games.prefa.bot.chips import BOTH_IN, BOTH_OUT, concession_value, deal_values, values_by_tricks
from prikup.games.prefa.results import DealResult
from tests.bots.driver import table, view_of

SEED, SITE = "prefa-nakayoshi", "prefa-prefadoros"
STRONG = "AKQT9.AK.A87. ? ?"


def placed(hands: str, talon: str, *texts: str, rules: str = SEED) -> Match:
    return table(hands, talon, *texts, rules=rules, game="prefa")


def decide(match: Match) -> str:
    return make("rules", 1).choose(view_of(match))


def test_what_a_deal_is_worth_sums_to_zero() -> None:
    options = get_game("prefa").options(SITE)
    made = DealResult("contract", 0, "7H", BOTH_IN, (7, 2, 1), 2)
    assert sum(deal_values(options, 24, made)) == pytest.approx(0)
    assert concession_value(options, 24, "7H") < values_by_tricks(options, 24, "7H", BOTH_IN)[6]


def test_a_contract_that_nobody_opposes_is_worth_the_same_with_any_tricks() -> None:
    options = get_game("prefa").options(SEED)
    assert len(set(values_by_tricks(options, 24, "8S", BOTH_OUT))) == 1
    fought = values_by_tricks(options, 24, "8S", BOTH_IN)
    assert fought[7] < 0 < fought[8]


def test_the_last_units_of_the_pots_are_all_that_can_be_won() -> None:
    options = get_game("prefa").options(SITE)
    assert values_by_tricks(options, 2, "8S", BOTH_IN)[8] < values_by_tricks(options, 24, "8S", BOTH_IN)[8]


# ---------------------------------------------------------------------------------------------
# Bids, naming


def test_a_strong_hand_bids_the_least_and_a_weak_one_passes() -> None:
    assert decide(placed(STRONG, "8C 7C")) == "6S"
    assert decide(placed("J87.QJ9.KQ7.7 ? ?", "8C 9C")) == "pass"


def test_the_senior_player_says_good() -> None:
    assert decide(placed(STRONG, "8C 7C", "6S", "6C", "pass")) == "hold"


def test_a_hand_that_is_nearly_good_enough_asks_for_the_kitty_if_they_remain() -> None:
    hands = ["QT987.K8.AJ7. ? ?", "KQT87.K8.A7.7 ? ?", "AQT87.Q8.K7.7 ? ?", "AJ987.KJ.Q7.7 ? ?"]
    said = {decide(placed(hand, "8C 9C", rules=SITE)) for hand in hands}
    assert "tagrafo" in said


def test_four_aces_are_announced_before_a_safe_contract() -> None:
    said = ("6S", "pass", "pass", "discard 8C 7C")
    match = placed("AKQT9.A8.A8.A ? ?", "8C 7C", *said, rules=SITE)
    assert decide(match) == "aces"


def test_the_contract_named_is_the_one_that_pays_most() -> None:
    match = placed(STRONG, "8C 7C", "6S", "pass", "pass", "discard 8C 7C")
    assert decide(match) in ("name 7S", "name 8S", "name 6NT")


def test_a_hopeless_contract_is_given_up_where_that_costs_less() -> None:
    match = placed("J97.JT9.QT7.J ? ?", "7C 8D", "6S", "pass", "pass", "discard 7C 8D", rules=SITE)
    assert decide(match) == "concede"


# ---------------------------------------------------------------------------------------------
# The defence

NAMED = ("6S", "pass", "pass", "discard 8C 8H", "name 6S")


def test_who_has_tricks_comes_in_and_who_has_none_stays_out() -> None:
    assert decide(placed("T987.AK.K97.9 AQJ.QJT.AQ.AK ?", "8C 8H", *NAMED)) == "in"
    weak = placed("AKQJT9.AK.AK. 8.JT9.JT98.JT ?", "8C 8H", *NAMED[:-1], "name 9S")
    assert decide(weak) == "out"


# ---------------------------------------------------------------------------------------------
# Play of two


def alone(*cards: str) -> Match:
    """Six spades against the right defender alone, the other hand laid away."""
    hands = "AKQT9.A8.A87. J87.KQJ.KQJ.A ?"
    said = ("6S", "pass", "pass", "discard 8C 7C", "name 6S", "in", "out", "alone")
    return placed(hands, "8C 7C", *said, *cards)


def test_a_hand_that_dropped_lies_aside() -> None:
    seen = MaskView(view_of(alone("AS")), "out")
    assert (seen.dropped, seen.away[0], seen.may[seen.dropped]) == (2, 10, 0)
    assert seen.last and seen.trick == [Cards.parse("A...").mask]


def test_the_only_defender_keeps_what_guards_and_wins_what_he_can() -> None:
    assert decide(alone("AS")) == "7S"
    assert decide(alone("AS", "7S", "8D")) in ("JD", "QD", "KD")


def test_the_declarer_draws_the_trumps_of_the_only_defender() -> None:
    assert decide(alone()) in ("AS", "KS", "QS")


def test_three_passes_that_are_played_are_for_few_tricks() -> None:
    rules = f"{SEED}; all_pass=polles"
    hands = "KT8.KQ8.AQ8.7 A97.AJ9.K97.A ?"
    assert decide(placed(hands, "8C 9C", "pass", "pass", "pass", "TS", rules=rules)) == "9S"
