"""Search for misère: over all discards, each weighed by the safety of the misère that it left."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from prikup.bots.base import Seed
from prikup.bots.hand import safety_by_hand
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


def choose_card(mask_view: MaskView, seed: Seed) -> int:
    """Return the card to play, as a mask; of equal cards the one that the rules of thumb prefer."""
    choices = mask_view.choices
    if choices & (choices - 1) == 0:
        return choices
    if mask_view.me == mask_view.declarer:
        cards = sorted(bits(choices), key=lambda option: -misere.preference(mask_view, option))
    else:
        cards = misere.order_cards(mask_view)
    return cards[0] if len(cards) == 1 else _pick_best(cards, card_values(mask_view, seed, cards))


def _pick_best(cards: Sequence[int], values: Sequence[float]) -> int:
    return cards[values.index(max(values))]


def card_values(mask_view: MaskView, seed: Seed, cards: Sequence[int]) -> list[float]:
    """Return the value of each card to its player, by the average of the declarer's tricks to come.

    It is negative for the declarer.
    """
    worlds = weigh_by_safety(mask_view, _draw_worlds(mask_view, seed, CATCHING_WORLDS))
    caught = after_each(mask_view, worlds.hands, cards, mask_view.declarer, fewest=True)
    side = -1 if mask_view.me == mask_view.declarer else 1
    return [round(side * worlds.mean(tricks_taken), 9) for tricks_taken in zip(*caught, strict=True)]


def division_values(mask_view: MaskView, seed: Seed, division: Sequence[int]) -> list[float]:
    """Return the declarer's tricks in all: by a division of the rest, and on average if it is played.

    ``division`` are tricks by place.
    """
    worlds = weigh_by_safety(mask_view, _draw_worlds(mask_view, seed, CATCHING_WORLDS))
    coming_tricks = tricks(mask_view, worlds.hands, mask_view.declarer, fewest=True)
    won_tricks = mask_view.taken[mask_view.declarer]
    return [
        won_tricks + division[mask_view.declarer],
        won_tricks + round(worlds.mean(coming_tricks), 9),
    ]


def try_cards(
    mask_view: MaskView, seed: Seed, cards: Sequence[int], value_by_tricks: Sequence[float], max_worlds: int
) -> Trials:
    """Return the value of each card in each of up to ``max_worlds`` worlds, or in those of all discards.

    ``value_by_tricks`` is the value of each number of tricks to the declarer.
    """
    worlds = weigh_by_safety(mask_view, _draw_worlds(mask_view, seed, max_worlds))
    caught = after_each(mask_view, worlds.hands, cards, mask_view.declarer, fewest=True)
    sign, won_tricks = 1 if mask_view.me == mask_view.declarer else -1, mask_view.taken[mask_view.declarer]
    scores = [[sign * value_by_tricks[won_tricks + taken] for taken in row] for row in caught]
    shown = [[float(won_tricks + taken) for taken in row] for row in caught]
    return Trials(worlds.weights, scores, len(worlds.weights) < max_worlds, worlds.hands, shown)


def weigh_by_safety(mask_view: MaskView, worlds: Worlds) -> Worlds:
    """Return the worlds of a misère, for its catchers weighed by the safety of the hand the declarer kept."""
    if mask_view.me == mask_view.declarer or mask_view.hands[mask_view.declarer]:
        return worlds
    played = misere.played_by_declarer(mask_view)
    kept_hands = [hands[mask_view.declarer] | played for hands in worlds.hands]
    return worlds.weighed(
        max(safe**SAFETY_EXPONENT, MIN_SAFETY_WEIGHT) for safe in safety_by_hand(kept_hands)
    )


def _draw_worlds(mask_view: MaskView, seed: Seed, max_worlds: int) -> Worlds:
    """Return all worlds if only the declarer's discard is hidden, else up to ``max_worlds``."""
    closed = [place for place in range(3) if not mask_view.hands[place]]
    return draw_worlds(
        mask_view, seed, max(max_worlds, DISCARD_COUNT) if closed == [mask_view.declarer] else max_worlds
    )
