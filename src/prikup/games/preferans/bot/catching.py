"""Misère by search: over all discards, each by how safe a misère it left."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import numpy as np
import numpy.typing as npt

from prikup.bots.base import Seed
from prikup.bots.hand import safety
from prikup.bots.masks import bits
from prikup.bots.open_hands import after_each, tricks
from prikup.bots.ratings import Trials
from prikup.bots.seen import Seen
from prikup.bots.worlds import Worlds, drawn
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
    worlds = trusted(seen, _drawn(seen, seed, WORLDS))
    caught = after_each(seen, worlds.hands, cards, seen.declarer, fewest=True)
    side = -1 if seen.me == seen.declarer else 1
    found: npt.NDArray[np.float64] = (side * worlds.weights @ caught / worlds.weights.sum()).round(9)
    return found


def divided(seen: Seen, seed: Seed, division: Sequence[int]) -> list[float]:
    """The tricks of the declarer if the rest is divided so, by place, and if it is played, on average."""
    worlds = trusted(seen, _drawn(seen, seed, WORLDS))
    rest = tricks(seen, worlds.hands, seen.declarer, fewest=True)
    had = seen.taken[seen.declarer]
    return [
        had + division[seen.declarer],
        had + round(float(worlds.weights @ rest / worlds.weights.sum()), 9),
    ]


def tried(seen: Seen, seed: Seed, cards: Sequence[int], worth: Sequence[float], most: int) -> Trials:
    """What a misère comes to after each card, in each of up to ``most`` worlds or of all discards.

    ``worth`` is what each number of tricks is worth to the declarer.
    """
    worlds = trusted(seen, _drawn(seen, seed, most))
    caught = after_each(seen, worlds.hands, cards, seen.declarer, fewest=True)
    scores = np.array(worth)[seen.taken[seen.declarer] + caught]
    return Trials(worlds.weights, scores if seen.me == seen.declarer else -scores, len(worlds.weights) < most)


def trusted(seen: Seen, worlds: Worlds) -> Worlds:
    """The worlds of a misère weighed, for its catchers, by how safe a hand the declarer kept."""
    if seen.me == seen.declarer or seen.hands[seen.declarer]:
        return worlds
    kept = worlds.hands[:, seen.declarer] | np.uint32(misere.played(seen))
    return worlds._replace(weights=worlds.weights * np.maximum(safety(kept) ** TRUST, LEAST))


def _drawn(seen: Seen, seed: Seed, most: int) -> Worlds:
    """All worlds where only the declarer's discard is hidden, else up to ``most``."""
    closed = [place for place in range(3) if not seen.hands[place]]
    return drawn(seen, seed, max(most, DISCARDS) if closed == [seen.declarer] else most)
