"""Examples of points of Thousand: every kind of game, and points as the solver finds them for the options."""

from __future__ import annotations

import numpy as np
import pytest

from prikup.bots.hand_net import load_net
from prikup.cards import Cards, Suit
from prikup.games.thousand import net
from prikup.games.thousand.bot.hand_net import FLAG_COUNT, OUTCOME_COUNT, POINTS_STEP, SUIT_INPUTS
from prikup.games.thousand.bot.ranked import bits, card_of, play_terms
from prikup.games.thousand.solver import typed_thousand
from prikup.learn.hand_examples import Examples
from prikup.learn.hand_net import find_net
from prikup.solver import PointSolver, Position

DEALS = 60
make_examples = find_net("thousand").make_examples


@pytest.fixture(scope="module")
def examples() -> Examples:
    return make_examples(5, 0, DEALS)


def cards_of(mask: int) -> Cards:
    return Cards(card_of(bit) for bit in bits(mask))


def value_of(deal: net.Declared) -> int:
    """Return the points of a deal as the solver of the game finds them."""
    trump = None if deal.trump < 0 else Suit(deal.trump)
    rest = cards_of(play_terms(deal.options).pack & ~sum(deal.hands))
    position = Position(tuple(map(cards_of, deal.hands)), trump)
    return PointSolver().value(typed_thousand(deal.options, position, rest))


def test_examples_are_the_same_for_a_seed(examples: Examples) -> None:
    again = make_examples(5, 0, DEALS)
    assert [column.tolist() for column in again] == [column.tolist() for column in examples]
    assert not np.array_equal(examples.hands, make_examples(5, 1, DEALS).hands)


def test_examples_have_every_size_and_option(examples: Examples) -> None:
    assert {hand.bit_count() for hand in examples.hands.tolist()} == {8, 10, 11}
    flags = np.bitwise_or.reduce(examples.inputs) >> SUIT_INPUTS
    assert int(flags) | 0b10 == (1 << FLAG_COUNT) - 1  # four aces in one hand are rare
    assert examples.outcomes.max() < OUTCOME_COUNT


def test_points_are_those_that_the_solver_of_the_game_finds() -> None:
    rng = np.random.default_rng(7)
    deals = [net._declare(rng, *net._draw_options(rng)) for _ in range(DEALS)]
    assert {(len(deal.hands), deal.options.pack) for deal in deals} == {(2, 24), (3, 24), (3, 32)}
    rows = b"".join(map(net._make_row, deals))
    assert PointSolver().row_values(rows) == [value_of(deal) for deal in deals]


def test_declarers_have_better_hands_than_others() -> None:
    rng = np.random.default_rng(8)
    deals = [net._declare(rng, *net._draw_options(rng)) for _ in range(DEALS)]
    aces = np.array(
        [[len(cards_of(hand) & Cards.parse("A.A.A.A")) for hand in deal.hands[:2]] for deal in deals]
    )
    assert aces[:, 0].mean() > aces[:, 1].mean() + 0.2
    for deal in deals:
        assert len({hand.bit_count() for hand in deal.hands}) == 1
        assert sum(deal.hands) & ~play_terms(deal.options).pack == 0


def test_shipped_network_is_close_to_the_solver_on_average() -> None:
    examples = make_examples(99, 0, 400)
    network = load_net("prikup.games.thousand.bot")
    means = [
        network.means([hand], keys, inputs).tolist()[0]
        for hand, keys, inputs in zip(*(column.tolist() for column in examples[:3]), strict=True)
    ]
    errors = POINTS_STEP * (np.array(means) - examples.outcomes)
    constant = POINTS_STEP * (examples.outcomes - examples.outcomes.mean())
    assert abs(errors.mean()) < 5
    assert np.sqrt((errors**2).mean()) < 0.6 * np.sqrt((constant**2).mean())
