"""Cards of a contract by search: worlds that fit the view, each solved with all cards open."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from prikup.bots.base import Seed
from prikup.bots.fitting import weigh_by_level
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
MAX_SEARCHED_CARDS: Final = (10, 7, 6)
"""Cards left up to which the rules bot searches, by the number of unknown hands."""
TRICK_WEIGHT: Final = 1e-4
"""Weight of a trick added to the score, which breaks ties between cards."""


def keep_likeliest(weigh: Weigh) -> Weigh:
    """Return a weighing by ``weigh`` that keeps the few of many worlds that fit best."""
    return lambda mask_view, worlds: resample_worlds(weigh(mask_view, worlds), SEARCH_BOT_WORLDS)


def can_search(mask_view: MaskView) -> bool:
    """Return True if few enough cards are left to search; the fewer unknown hands, the earlier."""
    return mask_view.dropped >= 0 or mask_view.left <= MAX_SEARCHED_CARDS[mask_view.hands.count(0)]


def best_card(
    mask_view: MaskView,
    seed: Seed,
    habit: Habit,
    value_by_tricks: Sequence[float],
    max_worlds: int = RULES_BOT_WORLDS,
    weigh: Weigh = weigh_by_discard,
) -> int:
    """Return the card with the best mean value over the worlds; of equal ones, that of ``habit``.

    ``value_by_tricks`` is the value of each number of tricks to the declarer, non-decreasing. Where
    no card is hidden there is one world, and the card is exactly right.
    """
    cards = distinct_cards(mask_view)
    if len(cards) == 1:
        return habit(mask_view)
    return pick_best(
        mask_view, cards, mean_card_values(mask_view, seed, cards, value_by_tricks, max_worlds, weigh), habit
    )


def mean_card_values(
    mask_view: MaskView,
    seed: Seed,
    cards: Sequence[int],
    value_by_tricks: Sequence[float],
    max_worlds: int = SEARCH_BOT_WORLDS,
    weigh: Weigh = weigh_by_discard,
) -> list[float]:
    """Return the mean value of each card to its player's side over at most ``max_worlds`` worlds."""
    worlds = weigh(mask_view, draw_worlds(mask_view, seed, max_worlds))
    return [
        round(mean, 6)
        for mean in _make_trials(mask_view, worlds, cards, value_by_tricks, complete=False).means()
    ]


def try_cards(
    mask_view: MaskView,
    seed: Seed,
    cards: Sequence[int],
    value_by_tricks: Sequence[float],
    max_worlds: int,
    weigh: Weigh,
) -> Trials:
    """Return the value of each card in at most ``max_worlds`` worlds.

    They are those that fit best of several times as many.
    """
    drawn = draw_worlds(mask_view, seed, DRAWN_PER_WORLD * max_worlds)
    drawn = weigh_by_level(mask_view, weigh(mask_view, drawn))
    worlds = resample_worlds(drawn, max_worlds)
    return _make_trials(mask_view, worlds, cards, value_by_tricks, worlds is drawn)


def _make_trials(
    mask_view: MaskView,
    worlds: Worlds,
    cards: Sequence[int],
    value_by_tricks: Sequence[float],
    complete: bool,
) -> Trials:
    """Return the value of each card to its player in each world.

    ``complete`` is True if there are no other worlds.
    """
    coming_tricks = after_each(mask_view, worlds.hands, cards, mask_view.declarer)
    sign, won_tricks = 1 if mask_view.me == mask_view.declarer else -1, mask_view.taken[mask_view.declarer]
    scores = [
        [sign * (value_by_tricks[won_tricks + coming] + TRICK_WEIGHT * coming) for coming in row]
        for row in coming_tricks
    ]
    return Trials(worlds.weights, scores, complete, worlds.hands)


def division_values(
    mask_view: MaskView,
    seed: Seed,
    division: Sequence[int],
    value_by_tricks: Sequence[float],
    weigh: Weigh = weigh_by_discard,
) -> list[float]:
    """Return the mean values to the asked player's side of a division and of playing on.

    ``division`` are tricks by place.
    """
    worlds = weigh(mask_view, draw_worlds(mask_view, seed, DRAWN_WORLDS))
    coming_tricks = tricks(mask_view, worlds.hands, mask_view.declarer)
    won_tricks = mask_view.taken[mask_view.declarer]
    played = worlds.mean(value_by_tricks[won_tricks + coming] for coming in coming_tricks)
    sign = 1 if mask_view.me == mask_view.declarer else -1
    return [sign * value_by_tricks[won_tricks + division[mask_view.declarer]], round(sign * played, 6)]


def distinct_cards(mask_view: MaskView) -> list[int]:
    """Return the legal cards, one of each run."""
    others = mask_view.may[0] | mask_view.may[1] | mask_view.may[2] | mask_view.best
    return distinct(mask_view.choices, others & ~mask_view.hands[mask_view.me])


def pick_best(
    mask_view: MaskView, cards: Sequence[int], values: Sequence[float], habit: Habit, margin: float = 0.0
) -> int:
    """Return the best of the cards, or that of ``habit`` if that is within ``margin`` of the best.

    ``cards`` are in order, one of each run, the highest; every card of a run has its value, so that the habit
    may choose another card of the run.
    """
    best_value = max(values)
    good = [card for card, value in zip(cards, values, strict=True) if value >= best_value - margin]
    if len(good) == 1 and not mask_view.choices & below(good[0]):
        return good[0]
    habit_card = habit(mask_view)
    highest_of_run = min((card for card in cards if card >= habit_card), default=cards[-1])
    return habit_card if highest_of_run in good else cards[values.index(best_value)]
