"""Misère by search: over all discards, each by how safe a misère it left."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import numpy as np
import numpy.typing as npt

from prikup.bots.base import Seed
from prikup.bots.hand import safety
from prikup.bots.masks import bits
from prikup.bots.open_hands import Masks, after_each, tricks
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
    worlds, weights = _worlds(seen, seed)
    caught = after_each(seen, worlds, cards, seen.declarer, fewest=True)
    found: npt.NDArray[np.float64] = (weights @ caught / np.abs(weights).sum()).round(9)
    return found


def divided(seen: Seen, seed: Seed, division: Sequence[int]) -> list[float]:
    """The tricks of the declarer if the rest is divided so, by place, and if it is played, on average."""
    worlds, weights = _worlds(seen, seed)
    rest = tricks(seen, worlds, seen.declarer, fewest=True)
    had = seen.taken[seen.declarer]
    return [had + division[seen.declarer], had + round(float(weights @ rest / weights.sum()), 9)]


def _worlds(seen: Seen, seed: Seed) -> tuple[Masks, npt.NDArray[np.float64]]:
    """Hands, and how likely they are: to a catcher by how safe they were, below 0 where the declarer asks."""
    closed = [place for place in range(3) if not seen.hands[place]]
    worlds = drawn(seen, seed, DISCARDS if closed == [seen.declarer] else WORLDS)
    if seen.me == seen.declarer:
        return worlds.hands, np.full(len(worlds.hands), -1.0)
    kept = worlds.hands[:, seen.declarer] | np.uint32(misere.played(seen))
    return worlds.hands, np.maximum(safety(kept) ** TRUST, LEAST)
