"""The card of a contract by search: worlds that fit all that was seen, each solved with the cards open."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

import numpy as np

from prikup.bots.base import Seed
from prikup.bots.hand import Numbers
from prikup.bots.masks import below, distinct
from prikup.bots.open_hands import after_each, tricks
from prikup.bots.ratings import Trials
from prikup.bots.seen import Seen
from prikup.bots.worlds import Worlds, drawn, plausible, thinned

Habit = Callable[[Seen], int]
"""The card that rules of thumb play."""
Weigh = Callable[[Seen, Worlds], Worlds]

WORLDS: Final = 20
"""Worlds a decision of the search bot; more gain nothing that can be measured."""
DRAWN: Final = 400
"""Worlds of which these are chosen, by how well they fit."""
SPARE: Final = 3
"""How many times as many are drawn to choose from where many are tried."""
FEWER: Final = 10
"""Worlds a decision of the rules bot."""
REACH: Final = (10, 7, 6)
"""From how many cards left on the rules bot searches, by how many hands are unknown."""
TRICK: Final = 1e-4
"""What a trick counts beside the score, so that of cards with the same score the best is played."""


def in_reach(seen: Seen) -> bool:
    """Whether few enough cards are left: the fewer hands are unknown, the sooner; at once where two play."""
    return seen.dropped >= 0 or seen.left <= REACH[seen.hands.count(0)]


def card(
    seen: Seen,
    seed: Seed,
    habit: Habit,
    worth: Sequence[float] | Numbers,
    most: int = FEWER,
    weigh: Weigh = plausible,
) -> int:
    """The card whose score is best on average over the worlds; of equal ones that of ``habit``.

    ``worth`` says what each number of tricks is worth to the declarer, more at least as much as fewer. Where
    no card is hidden there is one world, and the card is exactly right.
    """
    cards = distinct_cards(seen)
    if len(cards) == 1:
        return habit(seen)
    return best_of(seen, cards, worths(seen, seed, cards, worth, most, weigh), habit)


def worths(
    seen: Seen,
    seed: Seed,
    cards: Sequence[int],
    worth: Sequence[float] | Numbers,
    most: int = WORLDS,
    weigh: Weigh = plausible,
) -> list[float]:
    """What the deal is worth to the side of who plays each card, on average over up to ``most`` worlds."""
    worlds = weigh(seen, drawn(seen, seed, most))
    found: list[float] = _trials(seen, worlds, cards, worth, False).means().round(6).tolist()
    return found


def tried(
    seen: Seen, seed: Seed, cards: Sequence[int], worth: Sequence[float] | Numbers, most: int, weigh: Weigh
) -> Trials:
    """The same in each of up to ``most`` worlds: of several times as many those that fit best."""
    found = weigh(seen, drawn(seen, seed, SPARE * most))
    worlds = thinned(found, most)
    return _trials(seen, worlds, cards, worth, worlds is found)


def _trials(
    seen: Seen, worlds: Worlds, cards: Sequence[int], worth: Sequence[float] | Numbers, complete: bool
) -> Trials:
    rest = after_each(seen, worlds.hands, cards, seen.declarer)
    scores = np.array(worth)[seen.taken[seen.declarer] + rest] + TRICK * rest
    return Trials(worlds.weights, scores if seen.me == seen.declarer else -scores, complete)


def divided(
    seen: Seen,
    seed: Seed,
    division: Sequence[int],
    worth: Sequence[float] | Numbers,
    weigh: Weigh = plausible,
) -> list[float]:
    """What the deal is worth to the side of who is asked if the rest is divided so, by place, and if it is
    played, on average over the worlds.
    """
    worlds = weigh(seen, drawn(seen, seed, DRAWN))
    rest = tricks(seen, worlds.hands, seen.declarer)
    had = seen.taken[seen.declarer]
    played = float(worlds.weights @ np.array(worth)[had + rest] / worlds.weights.sum())
    sign = 1 if seen.me == seen.declarer else -1
    return [sign * float(worth[had + division[seen.declarer]]), round(sign * played, 6)]


def distinct_cards(seen: Seen) -> list[int]:
    """The cards that may be played, one of each run."""
    others = seen.may[0] | seen.may[1] | seen.may[2] | seen.best
    return distinct(seen.choices, others & ~seen.hands[seen.me])


def best_of(
    seen: Seen, cards: Sequence[int], worths: Sequence[float], habit: Habit, margin: float = 0.0
) -> int:
    """The card that is worth most; what ``habit`` plays where that, or its run, is within a ``margin``."""
    most = max(worths)
    best = [card for card, worth in zip(cards, worths, strict=True) if worth >= most - margin]
    if len(best) == 1 and not seen.choices & below(best[0]):
        return best[0]
    usual = habit(seen)
    same = min((card for card in cards if card >= usual), default=cards[-1])
    return usual if same in best else cards[worths.index(most)]
