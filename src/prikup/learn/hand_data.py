"""Hands and the tricks that they take, solved with the cards open, as examples for a network."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

import numpy as np
import numpy.typing as npt

from prikup.bots.hand import best_discard, misere_discard, safety_of_twelve, tricks_of_twelve
from prikup.bots.hand_net import ALL_PASS_MODE, MISERE_MODE, NO_TRUMP_MODE, TALON_MODE
from prikup.solver import NO_CARD, AllPassSolver, Solver
from prikup.solver.allpass import WINNER_LEADS
from prikup.solver.batches import ALL_PASS_DTYPE, POSITION_DTYPE

MODE_COUNT: Final = 8
STRAIN_COUNT: Final = 5
PLACE_COUNT: Final = 3
"""Places in the first trick: the hand leads, plays second or third."""
ALL_PASS_SHARE: Final = 8
"""Of so many deals one is solved as an all-pass, which costs a hundred times as much."""
MISERE_GOAL: Final = -2
"""The goal of a hand at misère; other goals are strains, -1 for no-trump."""
GOALS: Final = (MISERE_GOAL, MISERE_GOAL, -1, 0, 1, 2, 3)
MAX_CHOICES: Final = 8
"""Hands at most among which the declarer's is the best."""
MAX_MISERE_CHOICES: Final = 64
"""The same at misère: a hand that is safe is rarer."""

Masks = npt.NDArray[np.uint32]


class Examples(NamedTuple):
    """Hands of ten cards as masks, what is played, the places in the first trick, and the tricks taken."""

    hands: Masks
    modes: npt.NDArray[np.uint8]
    places: npt.NDArray[np.uint8]
    tricks: npt.NDArray[np.uint8]


def make_examples(seed: int, chunk: int, deals: int) -> Examples:
    """Return the examples of one chunk of deals: the same for the same seed and chunk.

    Each hand of a deal is the declarer in each strain and at misère, and in some deals all three play an
    all-pass.
    """
    rng = np.random.default_rng((seed, chunk))
    hands = _deal(rng, deals)
    leads = rng.integers(PLACE_COUNT, size=deals)
    parts = [_declared(hands, leads), _all_passed(rng, hands[::ALL_PASS_SHARE])]
    return Examples(*(np.concatenate(column) for column in zip(*parts, strict=True)))


def _deal(rng: np.random.Generator, deals: int) -> Masks:
    """Return three hands of each deal: the first is what a declarer would keep, the others are as dealt.

    Of a few hands of twelve cards the best for a strain or for misère becomes the declarer's. Each is as
    likely with any cards of the others, so the tricks of a hand are not changed by the choice among hands.
    """
    kept, others = [], []
    for goal in rng.choice(GOALS, deals).tolist():
        most = MAX_MISERE_CHOICES if goal == MISERE_GOAL else MAX_CHOICES
        packs = [rng.permutation(32).tolist() for _ in range(int(rng.integers(1, most + 1)))]
        twelves = [sum(1 << card for card in pack[:12]) for pack in packs]
        if goal == MISERE_GOAL:
            values = safety_of_twelve(twelves)
        else:
            values = [means[goal] for means in tricks_of_twelve(twelves)]
        best = values.index(max(values))
        twelve = twelves[best]
        kept.append(twelve & ~(misere_discard(twelve) if goal == MISERE_GOAL else best_discard(twelve, goal)))
        others.append([sum(1 << card for card in packs[best][first : first + 10]) for first in (12, 22)])
    return np.column_stack([np.array(kept, np.uint32), np.array(others, np.uint32)])


def _declared(hands: Masks, leads: npt.NDArray[Any]) -> Examples:
    """Return the tricks of each hand as declarer in each strain, and at misère."""
    deals = len(hands)
    rows = np.zeros((deals, PLACE_COUNT, STRAIN_COUNT), POSITION_DTYPE)
    places = np.stack(
        [(np.arange(PLACE_COUNT)[None, :] - leads[:, None]) % PLACE_COUNT] * STRAIN_COUNT, axis=2
    )
    for declarer in range(PLACE_COUNT):
        rows["hands"][:, declarer] = np.roll(hands, -declarer, axis=1)[:, None, :]
    rows["trump"] = np.arange(STRAIN_COUNT)
    rows["leader"] = -places % PLACE_COUNT
    rows["trick"] = NO_CARD
    solver = Solver(threads=2)
    won = solver.values(rows.reshape(-1)).values
    ducked = solver.values(np.ascontiguousarray(rows[:, :, NO_TRUMP_MODE]).reshape(-1), misere=True).values
    owners = np.repeat(hands[:, :, None], STRAIN_COUNT, axis=2)
    modes = np.broadcast_to(np.arange(STRAIN_COUNT), owners.shape)
    return Examples(
        np.concatenate([owners.reshape(-1), hands.reshape(-1)]),
        np.concatenate([modes.reshape(-1), np.full(hands.size, MISERE_MODE)]).astype(np.uint8),
        np.concatenate([places.reshape(-1), places[:, :, 0].reshape(-1)]).astype(np.uint8),
        np.concatenate([won, ducked]).astype(np.uint8),
    )


def _all_passed(rng: np.random.Generator, hands: Masks) -> Examples:
    """Return the tricks of all hands at an all-pass, in every second deal with two cards of the talon led."""
    deals = len(hands)
    rows = np.zeros(deals, ALL_PASS_DTYPE)
    rows["hands"] = hands
    rows["trick"] = rows["leads"] = NO_CARD
    rows["leaders"] = WINNER_LEADS
    led = np.arange(deals) % 2 == 1
    for row in np.flatnonzero(led):
        rest = 0xFFFFFFFF & ~int(np.bitwise_or.reduce(hands[row]))
        rows["leads"][row] = rng.permutation([card for card in range(32) if rest >> card & 1])
        rows["leaders"][row] = 0  # the eldest leads the first tricks
    tricks = AllPassSolver(threads=2).values(rows).values[:, :PLACE_COUNT]
    return Examples(
        hands.reshape(-1),
        np.repeat(np.where(led, TALON_MODE, ALL_PASS_MODE), PLACE_COUNT).astype(np.uint8),
        np.tile(np.arange(PLACE_COUNT, dtype=np.uint8), deals),
        tricks.reshape(-1).astype(np.uint8),
    )
