"""The draw of the first dealer by the seven of diamonds, from all seeds."""

from __future__ import annotations

import pytest

from prikup.cards import Card
from prikup.core import Draw, Input
from prikup.games import get_game
from prikup.shuffle import DealSeeds

SEVEN = Card.parse("7D")


@pytest.mark.parametrize("players", [3, 4])
def test_receiver_of_seven_of_diamonds_deals(players: int) -> None:
    game = get_game("prefa")
    match = game.start(game.options("prefa-nakayoshi; first_dealer=seven_of_diamonds"), players)
    sizes, dealers = set(), set()
    for number in range(200):
        draw = match.due(DealSeeds.derived("draw", players, 1, str(number)).numbers)
        assert isinstance(draw, Draw)
        assert draw.cards[draw.dealer] is SEVEN
        assert match.apply(Input(None, None, draw)).state.dealer == draw.dealer
        sizes.add(len(draw.cards))
        dealers.add(draw.dealer)
    # After ten rounds of three, two cards are left: the pack ends within a round.
    assert sizes == ({2, 3} if players == 3 else {4})
    assert dealers == set(range(players))


def test_first_dealer_is_random_by_default() -> None:
    game = get_game("prefa")
    match = game.start(game.options("prefa-nakayoshi"), 3)
    draw = match.due(DealSeeds.derived("draw", 3, 1, "free").numbers)
    assert isinstance(draw, Draw) and draw == Draw(draw.dealer)
