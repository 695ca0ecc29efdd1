"""The rules bot's decisions in Preferans, in situations where a player would not hesitate."""

from __future__ import annotations

import pytest

from prikup.bots import make
from prikup.bots.hand import best_discard, chances, misere_discard, safety, tricks, tricks_of_twelve
from prikup.bots.outlook import mean_value
from prikup.bots.suits import holes, mean_tricks_if_leading, mean_tricks_if_led_by_others, outcomes
from prikup.cards import Cards
from prikup.core import Match
from prikup.games import get_game
from prikup.games.preferans.bot.prices import contract_value, contract_values, table_prices
from tests.bots.driver import after, table, view_of

MONEY = table_prices(get_game("preferans").options("wikipedia-sochi"), 3)


def decide(match: Match) -> str:
    return make("rules", 1).choose(view_of(match))


def holding(ranks: str) -> int:
    return sum(1 << "789TJQKA".index(rank) for rank in ranks)


# ---------------------------------------------------------------------------------------------
# Estimates


def test_solid_suit_makes_all_tricks_by_attacking_and_waiting() -> None:
    assert mean_tricks_if_leading(holding("AKQ")) == mean_tricks_if_led_by_others(holding("AKQ")) == 3


def test_guarded_king_is_value_more_by_waiting() -> None:
    assert mean_tricks_if_led_by_others(holding("K7")) > 0.4 > mean_tricks_if_leading(holding("K7"))


@pytest.mark.parametrize("ranks", ["7", "78", "79", "79J", "789T", "79JK"])
def test_ducking_holdings_have_no_holes_at_misere(ranks: str) -> None:
    assert holes(holding(ranks)) == 0


def test_risk_of_hole_grows_with_the_gap() -> None:
    risks = [holes(holding(ranks)) for ranks in ("79", "7T", "7J", "7Q", "KA")]
    assert risks == sorted(risks)
    assert risks[-1] > 0.95


def test_winning_card_of_third_hand_lowers_declarers_outcome() -> None:
    values = outcomes(0, (holding("9"), 0), holding("T7"), (holding("AKQJ8"), holding("AKQJ8")))
    assert values[holding("T")] < values[holding("7")]


def test_more_trumps_and_honours_give_more_tricks() -> None:
    hands = ["T987.KQ.KJ8.J97", "QT987.KQ.KJ8.J9", "AKT98.KQ.KJ8.J9", "AKQT98.AK.KJ8."]
    values = [tricks(Cards.parse(hand).mask)[0] for hand in hands]
    assert values == sorted(values)


def test_value_of_twelve_cards_is_that_of_the_best_ten() -> None:
    twelve = Cards.parse("AKQT9.K87.A9.J7").mask
    ten = twelve & ~best_discard(twelve, 0)
    assert tricks(ten)[0] == pytest.approx(tricks_of_twelve([twelve])[0][0])


def test_discard_keeps_aces_and_trumps() -> None:
    twelve = Cards.parse("AKQT9.K87.A9.J7")
    laid = Cards(best_discard(twelve.mask, 0))
    assert not laid & Cards.parse("AKQT9.K.A.")


def test_misere_discard_removes_holes() -> None:
    twelve = Cards.parse("79J.78K.789T.7A").mask
    assert Cards(misere_discard(twelve)) == Cards.parse(".K..A")
    assert safety(twelve & ~misere_discard(twelve)) == 1


def test_chances_add_up_to_one() -> None:
    assert sum(chances(6.3)) == pytest.approx(1)


def test_failed_contract_costs_more_than_made_one_gains() -> None:
    assert contract_value(MONEY, 6, 6) > 0 > contract_value(MONEY, 6, 5)
    assert contract_value(MONEY, 6, 6) < -contract_value(MONEY, 6, 5)
    assert mean_value(contract_values(MONEY, 6), 7.5) > 0 > mean_value(contract_values(MONEY, 6), 5)


# ---------------------------------------------------------------------------------------------
# Bids, discards, declarations

STRONG = "AKQT9.AK.A87. ? ?"


def test_strong_hand_bids_lowest_and_weak_hand_passes() -> None:
    assert decide(table(STRONG, "8C 7C")) == "6S"
    assert decide(table("? J87.QJ9.KQ7.7 ?", "8C 9C", "6S")) == "pass"


def test_safe_hand_bids_misere() -> None:
    assert decide(table("79J.78.789.79 ? ?", "8C TC")) == "misere"


def test_first_speaker_holds_instead_of_raising() -> None:
    assert decide(table(STRONG, "8C 7C", "6S", "6C", "pass")) == "hold"


def test_hopeless_contract_is_conceded() -> None:
    assert decide(table("J97.JT9.QT7.J ? ?", "7C 8D", "6S", "pass", "pass")) == "concede"


def test_most_profitable_contract_is_named() -> None:
    match = table(STRONG, "8C 7C", "6S", "pass", "pass", "discard 8C 7C")
    assert decide(match) in ("name 8S", "name 9S")


NAMED = ("6S", "pass", "pass", "discard 8C 8H", "name 6S")


def test_hand_with_trump_tricks_whists_and_empty_hand_passes() -> None:
    assert decide(table("T987.AK.K97.9 AQJ.QJT.AQ.AK ?", "8C 8H", *NAMED)) == "whist"
    assert decide(table("AKQ98.AK.K7.9 ? JT.QJT.T98.QT", "8C 8H", *NAMED[:-1], "name 8S", "pass")) == "pass"


def test_lone_whister_plays_open() -> None:
    match = table("T987.AK.K97.9 AQJ.QJT.AQ.AK ?", "8C 8H", *NAMED, "whist", "pass")
    assert decide(match) == "open"


# ---------------------------------------------------------------------------------------------
# Cards


PASSED = ("pass", "pass", "pass")


def test_all_pass_ducks_with_the_highest_card_below() -> None:
    assert decide(table("KT8.KQ8.AQ8.7 A97.AJ9.K97.A ?", "8C 9C", *PASSED, "TS")) == "9S"


def test_all_pass_wins_forced_trick_with_highest_card() -> None:
    hands = "K8.KQ8.AQ8.J7 97.AJ9.K97.A9 AQJ.T7.JT.KQT"
    assert decide(table(hands, "8C TS", *PASSED, "8S", "9S")) == "AS"


BID_MISERE = ("misere", "pass", "pass")


def test_misere_declarer_ducks_with_the_highest_card_below() -> None:
    hands = "J97.87.987.97 AKQ.AKQ.AK.AK T8.JT9.QJT.QJ"
    match = table(hands, "8C TC", *BID_MISERE, "discard TC 8C", "7H", "AH", "9H", "AS", "8S")
    assert decide(match) == "JS"


def misere_before_discard() -> Match:
    """Return a misère in which the declarer, with a bare king among ducks, may discard any card."""
    hands = "K97.87.JT987. AQ.AKQ.AK.AKQ JT8.JT9.Q.J97"
    return table(hands, "8C TC", *BID_MISERE, "discard TC 8C", "7H", "AH", "9H", "AC", "7C")


def test_misere_declarer_discards_most_dangerous_card() -> None:
    assert decide(misere_before_discard()) == "KS"


def test_catchers_do_not_lead_a_suit_that_declarer_lacks() -> None:
    assert decide(after(misere_before_discard(), "KS"))[1] != "C"


def test_catchers_lead_low_into_a_hole() -> None:
    hands = "T7.987.987.87 AKQJ98.AK.AK. .QJT.QJT.AKQJ"
    match = table(hands, "9C TC", *BID_MISERE, "discard 9C TC", "7H", "AH", "TH")
    assert decide(match) in ("8S", "9S")


def test_declarer_draws_trumps() -> None:
    match = table(
        STRONG, "8C 7C", "6S", "pass", "pass", "discard 8C 7C", "name 8S", "pass", "whist", "closed"
    )
    assert decide(match)[1] == "S"


def test_last_hand_wins_as_cheaply_as_possible() -> None:
    hands = "AKQT9.AK.98.8 J87.QJT.J7.97 ?"
    match = table(hands, "TC 7H", "6S", "pass", "pass", "discard TC 7H", "name 7S", "whist", "whist")
    assert decide(after(match, "8D", "7D")) == "TD"
