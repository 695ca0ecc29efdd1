"""Misère by search: over all discards, each by how safe a misère it left."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import numpy as np
import numpy.typing as npt

from prikup.bots.base import Seed
from prikup.bots.hand import safety
from prikup.bots.masks import bits
from prikup.bots.open_hands import after_each
from prikup.bots.seen import Seen
from prikup.bots.worlds import drawn
from prikup.games.preferans.bot import misere

DISCARDS: Final = 66
WORLDS: Final = 24
TRUST: Final = 3
"""The power of its safety by which a declarer is thought to have kept a hand."""
LEAST: Final = 1e-3


def card(seen: Seen, seed: Seed) -> int:
    """The card to play, as a mask; of those that are worth the same the one that rules of thumb prefer."""
    choices = seen.choices
    if choices & (choices - 1) == 0:
        return choices
    if seen.me == seen.declarer:
        cards = sorted(bits(choices), key=lambda option: -misere.preference(seen, option))
    else:
        cards = misere.orderly(seen)
    return cards[0] if len(cards) == 1 else cards[int(worths(seen, seed, cards).argmax())]


def worths(seen: Seen, seed: Seed, cards: Sequence[int]) -> npt.NDArray[np.float64]:
    """What each card is worth to who plays it: the tricks that the declarer takes on average, or avoids."""
    closed = [place for place in range(3) if not seen.hands[place]]
    worlds = drawn(seen, seed, DISCARDS if closed == [seen.declarer] else WORLDS)
    caught = after_each(seen, worlds.hands, cards, seen.declarer, fewest=True)
    if seen.me == seen.declarer:
        weights = np.full(len(caught), -1.0)
    else:
        kept = worlds.hands[:, seen.declarer] | np.uint32(misere.played(seen))
        weights = np.maximum(safety(kept) ** TRUST, LEAST)
    found: npt.NDArray[np.float64] = (weights @ caught / np.abs(weights).sum()).round(9)
    return found
