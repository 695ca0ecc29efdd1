"""Misère by search: over all discards, each by how safe a misère it left."""

from __future__ import annotations

from typing import Final

import numpy as np

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
    """The card to play, as a mask."""
    choices = seen.choices
    if choices & (choices - 1) == 0:
        return choices
    if seen.me == seen.declarer:
        cards = sorted(bits(choices), key=lambda option: -misere.preference(seen, option))
    else:
        cards = misere.orderly(seen)
    if len(cards) == 1:
        return cards[0]
    closed = [place for place in range(3) if not seen.hands[place]]
    worlds = drawn(seen, seed, DISCARDS if closed == [seen.declarer] else WORLDS)
    caught = after_each(seen, worlds.hands, cards, seen.declarer, fewest=True)
    if seen.me == seen.declarer:
        return cards[int(caught.sum(axis=0).argmin())]
    kept = worlds.hands[:, seen.declarer] | np.uint32(misere.played(seen))
    weights = np.maximum(safety(kept) ** TRUST, LEAST)
    return cards[int((weights @ caught).round(9).argmax())]
