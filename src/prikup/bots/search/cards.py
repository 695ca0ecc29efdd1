"""The card of a contract: the best average score over worlds, each solved with the cards open."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

import numpy as np

from prikup.bots.base import Seed
from prikup.bots.lookahead import Habit, best_of, distinct_cards
from prikup.bots.open_hands import after_each
from prikup.bots.search.worlds import Worlds, drawn
from prikup.bots.seen import Seen

WORLDS: Final = 20
"""Worlds a decision; more gain nothing that can be measured."""

Weigh = Callable[[Seen, Worlds], Worlds]


def card(seen: Seen, seed: Seed, habit: Habit, worth: Sequence[float], weigh: Weigh | None = None) -> int:
    """The card whose score is best on average; of equal ones that of ``habit``.

    ``worth`` says what each number of tricks is worth to the declarer.
    """
    cards = distinct_cards(seen)
    if len(cards) == 1:
        return habit(seen)
    worlds = drawn(seen, seed, WORLDS)
    if weigh is not None:
        worlds = weigh(seen, worlds)
    tricks = after_each(seen, worlds.hands, cards, seen.declarer)
    sign = 1 if seen.me == seen.declarer else -1
    scores = sign * np.array(worth)[seen.taken[seen.declarer] + tricks]
    return best_of(seen, cards, (worlds.weights @ scores).round(6).tolist(), habit)
