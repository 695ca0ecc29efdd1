"""Random positions."""

from __future__ import annotations

import random
from collections.abc import Iterator

from prikup.cards import CARDS_BY_INDEX, Cards, Suit
from prikup.solver import Position


def endings(
    seed: int, count: int, sizes: tuple[int, int], *, trump: bool, players: tuple[int, ...] = (3,)
) -> Iterator[Position]:
    """Yield positions with or without a trump, of the given numbers of cards per hand.

    Every other one has cards of three suits only, where bounds that are not quite true show; a third each has
    no card, one and two cards on the table.
    """
    rng = random.Random(seed)
    for number in range(count):
        seats, size = rng.choice(players), rng.randint(*sizes)
        suits = rng.sample(list(Suit), 3 if number % 2 else 4)
        dealt = rng.sample([card for card in CARDS_BY_INDEX if card.suit in suits], seats * size)
        hands = tuple(Cards(dealt[seat::seats]) for seat in range(seats))
        position = Position(hands, rng.choice(suits) if trump else None, rng.randrange(seats))
        for _ in range(number % 3 if seats == 3 else number % 2):
            position = position.after(rng.choice(position.legal()))
        yield position


def whole_deals(seed: int, count: int, *, trump: bool) -> Iterator[Position]:
    """Yield deals of ten cards per hand."""
    rng = random.Random(seed)
    for number in range(count):
        dealt = rng.sample(CARDS_BY_INDEX, 30)
        hands = tuple(Cards(dealt[seat::3]) for seat in range(3))
        yield Position(hands, rng.choice(list(Suit)) if trump else None, number % 3)
