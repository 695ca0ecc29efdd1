"""Cards of a contract by search: worlds that fit the view, each solved with all cards open."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

import numpy as np

from prikup.bots.base import Seed
from prikup.bots.hand import Numbers
from prikup.bots.mask_view import MaskView
from prikup.bots.masks import below, distinct
from prikup.bots.open_hands import after_each, tricks
from prikup.bots.ratings import Trials
from prikup.bots.worlds import Worlds, draw_worlds, resample_worlds, weigh_by_discard

Habit = Callable[[MaskView], int]
"""A function that returns the card by rules of thumb."""
Weigh = Callable[[MaskView, Worlds], Worlds]

SEARCH_BOT_WORLDS: Final = 20
"""Worlds for a decision of the search bot; more give no measurable gain."""
DRAWN_WORLDS: Final = 400
"""Worlds drawn, from which the best-fitting are chosen."""
DRAWN_PER_WORLD: Final = 3
"""Worlds drawn for each one that is tried."""
RULES_BOT_WORLDS: Final = 10
"""Worlds for a decision of the rules bot."""
REACH: Final = (10, 7, 6)
"""Cards left up to which the rules bot searches, by the number of unknown hands."""
TRICK_WEIGHT: Final = 1e-4
"""Weight of a trick added to the score, which breaks ties between cards."""


def can_search(seen: MaskView) -> bool:
    """Return True if few enough cards are left to search; the fewer unknown hands, the earlier."""
    return seen.dropped >= 0 or seen.left <= REACH[seen.hands.count(0)]


def best_card(
    seen: MaskView,
    seed: Seed,
    habit: Habit,
    worth: Sequence[float] | Numbers,
    most: int = RULES_BOT_WORLDS,
    weigh: Weigh = weigh_by_discard,
) -> int:
    """Return the card with the best mean value over the worlds; of equal ones, that of ``habit``.

    ``worth`` says what each number of tricks is worth to the declarer, more at least as much as fewer. Where
    no card is hidden there is one world, and the card is exactly right.
    """
    cards = distinct_cards(seen)
    if len(cards) == 1:
        return habit(seen)
    return best_of(seen, cards, mean_card_values(seen, seed, cards, worth, most, weigh), habit)


def mean_card_values(
    seen: MaskView,
    seed: Seed,
    cards: Sequence[int],
    worth: Sequence[float] | Numbers,
    most: int = SEARCH_BOT_WORLDS,
    weigh: Weigh = weigh_by_discard,
) -> list[float]:
    """Return the mean value of each card to its player's side over at most ``most`` worlds."""
    worlds = weigh(seen, draw_worlds(seen, seed, most))
    found: list[float] = _trials(seen, worlds, cards, worth, False).means().round(6).tolist()
    return found


def try_cards(
    seen: MaskView,
    seed: Seed,
    cards: Sequence[int],
    worth: Sequence[float] | Numbers,
    most: int,
    weigh: Weigh,
) -> Trials:
    """Return the value of each card in at most ``most`` worlds, the best-fitting of several times as many."""
    found = weigh(seen, draw_worlds(seen, seed, DRAWN_PER_WORLD * most))
    worlds = resample_worlds(found, most)
    return _trials(seen, worlds, cards, worth, worlds is found)


def _trials(
    seen: MaskView, worlds: Worlds, cards: Sequence[int], worth: Sequence[float] | Numbers, complete: bool
) -> Trials:
    rest = after_each(seen, worlds.hands, cards, seen.declarer)
    scores = np.array(worth)[seen.taken[seen.declarer] + rest] + TRICK_WEIGHT * rest
    return Trials(worlds.weights, scores if seen.me == seen.declarer else -scores, complete)


def division_values(
    seen: MaskView,
    seed: Seed,
    division: Sequence[int],
    worth: Sequence[float] | Numbers,
    weigh: Weigh = weigh_by_discard,
) -> list[float]:
    """Return the mean values to the asked player's side of a division, by place, and of playing on."""
    worlds = weigh(seen, draw_worlds(seen, seed, DRAWN_WORLDS))
    rest = tricks(seen, worlds.hands, seen.declarer)
    had = seen.taken[seen.declarer]
    played = float(worlds.weights @ np.array(worth)[had + rest] / worlds.weights.sum())
    sign = 1 if seen.me == seen.declarer else -1
    return [sign * float(worth[had + division[seen.declarer]]), round(sign * played, 6)]


def distinct_cards(seen: MaskView) -> list[int]:
    """Return the legal cards, one of each run."""
    others = seen.may[0] | seen.may[1] | seen.may[2] | seen.best
    return distinct(seen.choices, others & ~seen.hands[seen.me])


def best_of(
    seen: MaskView, cards: Sequence[int], worths: Sequence[float], habit: Habit, margin: float = 0.0
) -> int:
    """Return the best card, or that of ``habit`` if it, or its run, is within ``margin`` of the best."""
    most = max(worths)
    best = [card for card, worth in zip(cards, worths, strict=True) if worth >= most - margin]
    if len(best) == 1 and not seen.choices & below(best[0]):
        return best[0]
    usual = habit(seen)
    same = min((card for card in cards if card >= usual), default=cards[-1])
    return usual if same in best else cards[worths.index(most)]
