"""The last tricks by search: worlds that fit all that was seen, each solved with the cards open."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import numpy as np

from prikup.bots.base import Seed
from prikup.bots.masks import distinct
from prikup.bots.open_hands import after_each
from prikup.bots.seen import Seen
from prikup.bots.worlds import worlds

WORLDS: Final = {8: 2, 7: 4, 6: 6, 5: 8}
FEWER: Final = 10
REACH: Final = (7, 7, 6)
TWO: Final = 8
"""Worlds looked at where two play."""


def in_reach(seen: Seen) -> bool:
    """Whether few enough cards are left: the fewer hands are unknown, the sooner; at once where two play."""
    return seen.dropped >= 0 or seen.left <= REACH[seen.hands.count(0)]


def card(seen: Seen, seed: Seed, habit: int, worth: Sequence[float]) -> int:
    """The card of a contract with the best average result over the worlds; ``habit`` wins a tie.

    ``worth`` says what each number of tricks is worth to the declarer.
    """
    cards = distinct_cards(seen)
    if len(cards) == 1:
        return habit
    taken = seen.taken[seen.declarer]
    found = worlds(seen, seed, TWO if seen.dropped >= 0 else WORLDS.get(seen.left, FEWER))
    tricks = after_each(seen, found, cards, seen.declarer)
    sign = 1 if seen.me == seen.declarer else -1
    sums = sign * np.array(worth)[taken + tricks].sum(axis=0)
    return _best(cards, sums.round(6).tolist(), habit)


def slam(seen: Seen, habit: int) -> int:
    """The card of a ten with all hands open: one that keeps every trick, or for the defence breaks it.

    ``habit`` where nothing does, or where it does so too.
    """
    cards = distinct_cards(seen)
    world = (seen.hands[0], seen.hands[1], seen.hands[2])
    [tricks] = after_each(seen, [world], cards, seen.declarer)
    wanted = seen.me == seen.declarer
    return _best(cards, ((tricks == seen.left) == wanted).tolist(), habit)


def avoiding(seen: Seen, seed: Seed, habit: int) -> int:
    """The card of an all-pass that takes the fewest tricks over the worlds against both the others."""
    cards = distinct_cards(seen)
    if len(cards) == 1:
        return habit
    tricks = after_each(seen, worlds(seen, seed, FEWER), cards, seen.me, fewest=True)
    return _best(cards, (-tricks.sum(axis=0)).tolist(), habit)


def distinct_cards(seen: Seen) -> list[int]:
    """The cards that may be played, one of each run."""
    others = seen.may[0] | seen.may[1] | seen.may[2] | seen.best
    return distinct(seen.choices, others & ~seen.hands[seen.me])


def _best(cards: Sequence[int], worths: Sequence[float], habit: int) -> int:
    """The card that is worth most; ``habit`` where that is as good or of the same run."""
    same = min((card for card in cards if card >= habit), default=cards[-1])
    chosen = max(zip(cards, worths, strict=True), key=lambda one: (one[1], one[0] == same))[0]
    return habit if chosen == same else chosen
