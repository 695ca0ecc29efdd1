"""Views of Thousand, and the possible cards of hidden places."""

from __future__ import annotations

from collections.abc import Iterable

import pytest

from prikup.cards import Card, Cards
from prikup.core import RuleError, View, state_of
from tests.games.thousand.scripts import GIVEN, TAKEN, say, usual

Places = dict[tuple[str, int | None], Iterable[Card]]
WON = (*GIVEN, "name 100")


def possible_cards(view: View, place: str, seat: int | None) -> Cards:
    """Return the possible cards of a hidden place."""
    return next(one.may for one in view.hidden if (one.place, one.seat) == (place, seat))


def has_card(cards: Cards, text: str) -> bool:
    """Return True if a card is among these cards."""
    return Card.parse(text) in cards


def test_only_giver_and_receiver_know_a_given_card() -> None:
    match = say(usual(), *GIVEN)
    giver, third = match.view(0), match.view(1)
    assert has_card(possible_cards(giver, "hand", 2), "9C") and not has_card(
        possible_cards(giver, "hand", 1), "9C"
    )
    assert has_card(possible_cards(third, "hand", 2), "9C") and has_card(
        possible_cards(third, "hand", 0), "9C"
    )
    assert not has_card(possible_cards(third, "hand", 2), "JD")
    assert has_card(possible_cards(third, "hand", 2), "TC")


def test_talon_is_with_declarer_before_cards_are_given() -> None:
    match = say(usual(), *TAKEN)
    view = match.view(1)
    assert has_card(possible_cards(view, "hand", 0), "TC") and not has_card(
        possible_cards(view, "hand", 2), "TC"
    )


def test_talon_card_played_by_receiver_was_the_gift() -> None:
    match = say(usual(), *WON, "TC", "AC", "9C", "9S", "JS", "QS")
    view = match.view(1)
    assert not has_card(possible_cards(view, "hand", 2), "TC")


def test_other_card_of_announced_marriage_has_a_known_place() -> None:
    match = say(usual(), *WON, "AD", "9D", "QD", "KH!")
    view = match.view(1)
    assert has_card(possible_cards(view, "hand", 0), "QH") and not has_card(
        possible_cards(view, "hand", 2), "QH"
    )


def test_seat_that_did_not_follow_has_none_of_the_suit() -> None:
    match = say(usual(), *WON, "AS", "9S", "JS", "KS", "TS", "JH")
    view = match.view(1)
    assert has_card(possible_cards(view, "hand", 0), "QS") and not has_card(
        possible_cards(view, "hand", 2), "QS"
    )


def test_worlds_of_bid_above_120_have_a_marriage() -> None:
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


def test_world_with_a_hand_that_would_be_redealt_is_refused() -> None:
    match = say(usual(), *WON)
    view = match.view(0)
    right: Places = {("hand", 1): Cards.parse("T9.T9.TJ9.A"), ("hand", 2): Cards.parse("J.J.KQ.KQJ9")}
    assert match.game.world(view, right).deal.hands[1] == Cards.parse("T9.T9.T9.A")
    nines: Places = {("hand", 1): Cards.parse("J9.J9.J9.J9"), ("hand", 2): Cards.parse("T.T.KQT.AKQ")}
    with pytest.raises(RuleError) as refused:
        match.game.world(view, nines)
    assert refused.value.code == "world"


def test_view_has_points_and_tricks_of_all_seats() -> None:
    match = say(usual(), *WON, "AD", "9D", "QD")
    view = match.view(None)
    assert [one.points for one in view.seats] == [14, 0, 0] and [one.tricks for one in view.seats] == [
        1,
        0,
        0,
    ]
