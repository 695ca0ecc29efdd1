"""What a seat of Thousand may know, and the cards that could lie where it does not see."""

from __future__ import annotations

from collections.abc import Iterable

import pytest

from prikup.cards import Card, Cards
from prikup.core import RuleError, View, state_of
from tests.games.thousand.scripts import GIVEN, TAKEN, say, usual

Places = dict[tuple[str, int | None], Iterable[Card]]
WON = (*GIVEN, "name 100")


def may(view: View, place: str, seat: int | None) -> Cards:
    """The cards that could lie in a place."""
    return next(one.may for one in view.hidden if (one.place, one.seat) == (place, seat))


def has(cards: Cards, text: str) -> bool:
    """Whether a card is among some."""
    return Card.parse(text) in cards


def test_the_giver_knows_where_his_cards_are_and_the_third_player_does_not() -> None:
    match = say(usual(), *GIVEN)
    giver, third = match.view(0), match.view(1)
    assert has(may(giver, "hand", 2), "9C") and not has(may(giver, "hand", 1), "9C")
    assert has(may(third, "hand", 2), "9C") and has(may(third, "hand", 0), "9C")
    assert not has(may(third, "hand", 2), "JD")
    assert has(may(third, "hand", 2), "TC")


def test_before_a_card_is_given_the_talon_is_with_the_declarer() -> None:
    match = say(usual(), *TAKEN)
    view = match.view(1)
    assert has(may(view, "hand", 0), "TC") and not has(may(view, "hand", 2), "TC")


def test_a_card_of_the_talon_that_was_played_was_the_gift() -> None:
    match = say(usual(), *WON, "TC", "AC", "9C", "9S", "JS", "QS")
    view = match.view(1)
    assert not has(may(view, "hand", 2), "TC")


def test_the_other_card_of_a_marriage_is_known_until_it_is_played() -> None:
    match = say(usual(), *WON, "AD", "9D", "QD", "KH!")
    view = match.view(1)
    assert has(may(view, "hand", 0), "QH") and not has(may(view, "hand", 2), "QH")


def test_who_did_not_follow_has_none_of_the_suit() -> None:
    match = say(usual(), *WON, "AS", "9S", "JS", "KS", "TS", "JH")
    view = match.view(1)
    assert has(may(view, "hand", 0), "QS") and not has(may(view, "hand", 2), "QS")


def test_a_bid_above_120_needs_a_marriage_in_every_guess() -> None:
    match = say(usual("thousand-blog; bid_raise=any"), "100", "120", "pass", "260")
    view = match.view(1)
    unseen = Cards.parse("AKQ.AKQ.A.") | Cards.parse("J.J.KQ.KQJ") | Cards.parse("JD TC 9C")
    right: Places = {
        ("hand", 0): Cards.parse("AKQ.AKQ.A."),
        ("hand", 2): Cards.parse("J.J.KQ.KQJ"),
        ("talon", None): [Card.parse(text) for text in ("JD", "TC", "9C")],
    }
    assert state_of(match.game, view, match.game.world(view, right)).turns() == match.turns()
    wrong: Places = {
        **right,
        ("hand", 0): Cards.parse("AK.AKQ.A.T"),
        ("talon", None): Cards.parse("QS JD 9C"),
    }
    assert all(Cards(cards) <= unseen for cards in wrong.values())
    with pytest.raises(RuleError) as refused:
        match.game.world(view, wrong)
    assert refused.value.code == "world"


def test_a_hand_that_would_have_been_dealt_again_is_no_guess() -> None:
    match = say(usual(), *WON)
    view = match.view(0)
    right: Places = {("hand", 1): Cards.parse("T9.T9.TJ9.A"), ("hand", 2): Cards.parse("J.J.KQ.KQJ9")}
    assert match.game.world(view, right).deal.hands[1] == Cards.parse("T9.T9.T9.A")
    nines: Places = {("hand", 1): Cards.parse("J9.J9.J9.J9"), ("hand", 2): Cards.parse("T.T.KQT.AKQ")}
    with pytest.raises(RuleError) as refused:
        match.game.world(view, nines)
    assert refused.value.code == "world"


def test_the_points_of_each_are_counted_for_all() -> None:
    match = say(usual(), *WON, "AD", "9D", "QD")
    view = match.view(None)
    assert [one.points for one in view.seats] == [14, 0, 0] and [one.tricks for one in view.seats] == [
        1,
        0,
        0,
    ]
