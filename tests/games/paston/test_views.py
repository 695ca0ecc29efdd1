"""The knowledge of a seat in Paston: the spade that was shown, the talon that nobody saw."""

from __future__ import annotations

from random import Random

import pytest

from prikup.cards import Card, Cards
from prikup.core import Match, RuleError, View, state_of
from prikup.games import get_game
from prikup.testing.worlds import draw_layout
from tests.games.paston.scripts import ANNA, BORIS, TALON, before_second_deal, deal, say, start, usual

GAME = get_game("paston")
JACK, SEVEN = Card.parse("JS"), Card.parse("7S")


def possible_cards(match: Match, viewer: int | None) -> dict[tuple[str, int | None], Cards]:
    """Return the possible cards of each place that is hidden from the viewer."""
    return {(one.place, one.seat): one.may for one in GAME.view(match, viewer).hidden}


def holders(match: Match, viewer: int | None, card: Card) -> set[tuple[str, int | None]]:
    return {place for place, cards in possible_cards(match, viewer).items() if card in cards}


def test_shown_jack_has_a_known_place() -> None:
    match = usual()
    assert GAME.view(match, 2).seats[0].proved == (JACK,)
    assert holders(match, 2, JACK) == {("hand", 0)}
    assert len(holders(match, 2, SEVEN)) == 3
    taken = say(match, "paston", "pass", "pass", "discard 8C 7C")
    assert holders(taken, 2, JACK) == {("hand", 0), ("discard", 0)}


def test_shown_seven_implies_jack_in_talon() -> None:
    match = deal(start(), "AK98.A98.KQ.9", "QT.KQJ.A98.AT", talon="JS 7C").state
    assert GAME.view(match, 0).seats[2].proved == (SEVEN,)
    assert holders(match, 0, JACK) == {("talon", None)}
    assert holders(match, 0, SEVEN) == {("hand", 2)}
    taken = say(match, "pass", "paston", "pass", "discard AS KS")
    assert holders(taken, 1, JACK) == {("hand", 0), ("discard", 0)}
    assert holders(taken, 1, SEVEN) == {("hand", 2)}


def test_place_of_jack_in_later_deal_is_unknown_until_all_pass() -> None:
    match = deal(before_second_deal(), ANNA, BORIS, talon=TALON).state
    assert len(holders(match, 1, JACK)) == 3
    passed = say(match, "pass", "pass", "pass")
    assert holders(passed, 1, JACK) == {("hand", 0)}


def test_worlds_fit_a_talon_seen_only_by_declarer() -> None:
    match = deal(start("paston-pagat"), "AK98.A98.KQ.9", "QT.KQJ.A98.AT", talon="JS 7C").state
    match = say(match, "pass", "paston", "pass", "discard JS 7C")
    view = GAME.view(match, 1)
    random = Random(3)
    for _ in range(20):
        world = GAME.world(view, draw_layout(view.hidden, random.randrange))
        assert JACK in (world.deal.talon or ())
        twin = state_of(GAME, view, world)
        assert GAME.view(twin, 1) == view


def match_of_world(view: View, places: dict[tuple[str, int | None], str]) -> Match:
    laid = {place: tuple(Cards.parse(text)) for place, text in places.items()}
    return state_of(GAME, view, GAME.world(view, laid))


@pytest.mark.parametrize("calls", [(), ("pass", "pass", "paston", "discard 8C 7C")])
def test_world_that_would_have_been_redealt_is_refused(calls: tuple[str, ...]) -> None:
    match = deal(start("paston-pagat"), "QJT98.A98.KQ.", "AK.KQJ.A98.AT", talon=TALON).state
    talon: tuple[str, int | None] = ("discard", 2) if calls else ("talon", None)
    view = GAME.view(say(match, *calls), 1)
    places = {talon: TALON, ("hand", 0): "QJT987.A98.K.", ("hand", 2): ".T7.QJT7.KQJ9"}
    with pytest.raises(RuleError, match="would have been dealt again"):
        match_of_world(view, places)


def test_world_with_talon_that_implies_redeal_is_refused() -> None:
    match = deal(start("paston-pagat"), "AQJT987.A98..", ".KQJT.AKQ.AKQ", talon="KS 7C").state
    match = say(match, "paston", "pass", "pass", "discard 7C 8H")
    places: dict[tuple[str, int | None], str] = {
        ("hand", 0): "AKQJT987.A9..",
        ("discard", 0): "7C 8H",
        ("hand", 2): ".7.JT987.JT98",
    }
    view = GAME.view(match, 1)
    assert GAME.view(match_of_world(view, places), 1) == view


def test_stakes_are_gain_and_cost_of_a_game() -> None:
    stakes = {one.text: one.stake for one in GAME.view(usual(), 0).choices}
    assert stakes["paston"] == {"made": 10, "failed": -10} and stakes["pass"] is None
    match = say(usual(), "paston", "glitch", "dineri", "gupa", "paston_grkha", "discard AD AC")
    stakes = {one.text: one.stake for one in GAME.view(match, 1).choices}
    assert stakes["name paston_grkha"] == {"made": 10, "failed": -40}
    assert stakes["surrender"] == {"cost": 10}
    match = say(match, "name paston_grkha")
    assert _whist(match, 2) == {"over": 40, "short": -40, "together": 2, "alone": 4}
    assert _whist(say(match, "whist"), 0) == {"over": 40, "short": -40, "together": 2}
    assert _whist(say(match, "pass"), 0) == {"over": 40, "short": -40, "alone": 4}


def _whist(match: Match, seat: int) -> object:
    return next(one.stake for one in GAME.view(match, seat).choices if one.text == "whist")


def test_no_view_shows_the_bottom_card() -> None:
    match = deal(start(dealer=0), ANNA, BORIS, talon=TALON, bottom="9C").state
    for viewer in (0, 1, 2, None):
        action = GAME.view(match, viewer).log[0].action
        assert getattr(action, "bottom", "") is None
