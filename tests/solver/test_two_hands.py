"""Play with two hands: a lone whister, or a hand that is thrown in."""

from __future__ import annotations

import random

from prikup.cards import CARDS_BY_INDEX, Cards, Suit
from prikup.solver import Position, Solver


def exhaustive_value(position: Position, misere: bool) -> int:
    """Return the tricks of seat 0, by exhaustive search."""
    if not position.left:
        return 0
    values = []
    for card in position.legal():
        after = position.after(card)
        won = len(position.trick) == 1 and after.leader == 0
        values.append(won + exhaustive_value(after, misere))
    return (max if (position.to_play == 0) != misere else min)(values)


def random_position(rng: random.Random, cards: int, misere: bool) -> Position:
    """Return two hands, half of them with two or three suits, some with a card on the table."""
    suits = rng.sample(list(Suit), rng.choice([4, 4, 3, 2]))
    pool = rng.sample([card for card in CARDS_BY_INDEX if card.suit in suits], 2 * cards)
    hands = (Cards(pool[:cards]), Cards(pool[cards:]))
    position = Position(hands, None if misere else rng.choice([None, *Suit]), rng.randrange(2))
    return position.after(rng.choice(position.legal())) if rng.random() < 0.5 else position


def test_values_with_two_hands_equal_exhaustive_search() -> None:
    rng, solver = random.Random(1), Solver()
    for _ in range(400):
        misere = rng.random() < 0.4
        position = random_position(rng, rng.choice([2, 3, 3, 4, 4, 4]), misere)
        values = {}
        for card in position.legal():
            after = position.after(card)
            won = len(position.trick) == 1 and after.leader == 0
            values[card] = won + exhaustive_value(after, misere)
        assert solver.cards(position, misere=misere) == values, (position, misere)
        best = (max if (position.to_play == 0) != misere else min)(values.values())
        assert solver.value(position, misere=misere) == best, (position, misere)
        for tricks in (best, best + 1):
            assert solver.makes(position, tricks, misere=misere) == (best >= tricks), (position, misere)
