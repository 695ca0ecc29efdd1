"""Search for misère: over all discards, each weighed by the safety of the misère that it left."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import numpy as np
import numpy.typing as npt

from prikup.bots.base import Seed
from prikup.bots.hand import safety
from prikup.bots.mask_view import MaskView
from prikup.bots.masks import bits
from prikup.bots.open_hands import after_each, tricks
from prikup.bots.ratings import Trials
from prikup.bots.worlds import Worlds, draw_worlds
from prikup.games.preferans.bot import misere

DISCARD_COUNT: Final = 66
CATCHING_WORLDS: Final = 24
SAFETY_EXPONENT: Final = 3
"""Exponent of a hand's safety in the weight that the declarer kept it."""
MIN_SAFETY_WEIGHT: Final = 1e-3


def choose_card(seen: MaskView, seed: Seed) -> int:
    """Return the card to play, as a mask; of equal ones that which the rules of thumb prefer."""
    choices = seen.choices
    if choices & (choices - 1) == 0:
        return choices
    if seen.me == seen.declarer:
        cards = sorted(bits(choices), key=lambda option: -misere.preference(seen, option))
    else:
        cards = misere.order_cards(seen)
    return cards[0] if len(cards) == 1 else cards[int(card_values(seen, seed, cards).argmax())]


def card_values(seen: MaskView, seed: Seed, cards: Sequence[int]) -> npt.NDArray[np.float64]:
    """Return the value of each card to its player: the declarer's tricks on average, negative for the
    declarer.
    """
    worlds = weigh_by_safety(seen, _draw_worlds(seen, seed, CATCHING_WORLDS))
    caught = after_each(seen, worlds.hands, cards, seen.declarer, fewest=True)
    side = -1 if seen.me == seen.declarer else 1
    found: npt.NDArray[np.float64] = (side * worlds.weights @ caught / worlds.weights.sum()).round(9)
    return found


def division_values(seen: MaskView, seed: Seed, division: Sequence[int]) -> list[float]:
    """Return the declarer's tricks by a division of the rest, by place, and their average if it is played."""
    worlds = weigh_by_safety(seen, _draw_worlds(seen, seed, CATCHING_WORLDS))
    rest = tricks(seen, worlds.hands, seen.declarer, fewest=True)
    had = seen.taken[seen.declarer]
    return [
        had + division[seen.declarer],
        had + round(float(worlds.weights @ rest / worlds.weights.sum()), 9),
    ]


def try_cards(seen: MaskView, seed: Seed, cards: Sequence[int], worth: Sequence[float], most: int) -> Trials:
    """Return the result of a misère after each card, in each of up to ``most`` worlds or of all discards.

    ``worth`` is the value of each number of tricks to the declarer.
    """
    worlds = weigh_by_safety(seen, _draw_worlds(seen, seed, most))
    caught = after_each(seen, worlds.hands, cards, seen.declarer, fewest=True)
    scores = np.array(worth)[seen.taken[seen.declarer] + caught]
    return Trials(worlds.weights, scores if seen.me == seen.declarer else -scores, len(worlds.weights) < most)


def weigh_by_safety(seen: MaskView, worlds: Worlds) -> Worlds:
    """Return the worlds of a misère, for its catchers weighed by the safety of the hand the declarer kept."""
    if seen.me == seen.declarer or seen.hands[seen.declarer]:
        return worlds
    kept = worlds.hands[:, seen.declarer] | np.uint32(misere.played_by_declarer(seen))
    return worlds._replace(
        weights=worlds.weights * np.maximum(safety(kept) ** SAFETY_EXPONENT, MIN_SAFETY_WEIGHT)
    )


def _draw_worlds(seen: MaskView, seed: Seed, most: int) -> Worlds:
    """Return all worlds if only the declarer's discard is hidden, else up to ``most``."""
    closed = [place for place in range(3) if not seen.hands[place]]
    return draw_worlds(seen, seed, max(most, DISCARD_COUNT) if closed == [seen.declarer] else most)
