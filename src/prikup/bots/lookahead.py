"""The last tricks by search: worlds that fit all that was seen, each solved with the cards open."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

import numpy as np

from prikup.bots.base import Seed
from prikup.bots.masks import below, distinct
from prikup.bots.open_hands import after_each
from prikup.bots.seen import Seen
from prikup.bots.worlds import worlds

Habit = Callable[[Seen], int]
"""The card that rules of thumb play."""

WORLDS: Final = {8: 2, 7: 4, 6: 6, 5: 8}
FEWER: Final = 10
REACH: Final = (7, 7, 6)
TWO: Final = 8
"""Worlds looked at where two play."""


def in_reach(seen: Seen) -> bool:
    """Whether few enough cards are left: the fewer hands are unknown, the sooner; at once where two play."""
    return seen.dropped >= 0 or seen.left <= REACH[seen.hands.count(0)]


def card(seen: Seen, seed: Seed, habit: Habit, worth: Sequence[float]) -> int:
    """The card of a contract with the best average result over the worlds; ``habit`` wins a tie.

    ``worth`` says what each number of tricks is worth to the declarer.
    """
    cards = distinct_cards(seen)
    if len(cards) == 1:
        return habit(seen)
    taken = seen.taken[seen.declarer]
    found = worlds(seen, seed, TWO if seen.dropped >= 0 else WORLDS.get(seen.left, FEWER))
    tricks = after_each(seen, found, cards, seen.declarer)
    sign = 1 if seen.me == seen.declarer else -1
    sums = sign * np.array(worth)[taken + tricks].sum(axis=0)
    return best_of(seen, cards, sums.round(6).tolist(), habit)


def slam(seen: Seen, habit: Habit) -> int:
    """The card of a ten with all hands open: one that keeps every trick, or for the defence breaks it.

    ``habit`` where nothing does, or where it does so too.
    """
    cards = distinct_cards(seen)
    world = (seen.hands[0], seen.hands[1], seen.hands[2])
    [tricks] = after_each(seen, [world], cards, seen.declarer)
    wanted = seen.me == seen.declarer
    return best_of(seen, cards, ((tricks == seen.left) == wanted).tolist(), habit)


def avoiding(seen: Seen, seed: Seed, habit: Habit) -> int:
    """The card of an all-pass that takes the fewest tricks over the worlds against both the others."""
    cards = distinct_cards(seen)
    if len(cards) == 1:
        return habit(seen)
    tricks = after_each(seen, worlds(seen, seed, FEWER), cards, seen.me, fewest=True)
    return best_of(seen, cards, (-tricks.sum(axis=0)).tolist(), habit)


def distinct_cards(seen: Seen) -> list[int]:
    """The cards that may be played, one of each run."""
    others = seen.may[0] | seen.may[1] | seen.may[2] | seen.best
    return distinct(seen.choices, others & ~seen.hands[seen.me])


def best_of(seen: Seen, cards: Sequence[int], worths: Sequence[float], habit: Habit) -> int:
    """The card that is worth most; what ``habit`` plays where that is as good, or of the same run."""
    most = max(worths)
    best = [card for card, worth in zip(cards, worths, strict=True) if worth == most]
    if len(best) == 1 and not seen.choices & below(best[0]):
        return best[0]
    usual = habit(seen)
    same = min((card for card in cards if card >= usual), default=cards[-1])
    return usual if same in best else best[0]
