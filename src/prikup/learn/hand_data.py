"""Hands and the tricks that they take, solved with the cards open, as examples for a network."""

from __future__ import annotations

from typing import Any, Final

import numpy as np
import numpy.typing as npt

from prikup.bots.hand import best_discard, misere_discard, safety_of_twelve, tricks_of_twelve
from prikup.bots.hand_net import (
    ALL_PASS_MODE,
    MISERE_MODE,
    MODE_COUNT,
    NO_TRUMP_MODE,
    PLACE_COUNT,
    TALON_MODE,
    trick_inputs,
    trick_keys,
)
from prikup.learn.hand_examples import CARD_INPUTS, Examples, Masks, NetKind, join
from prikup.solver import NO_CARD, AllPassSolver, Solver
from prikup.solver.allpass import WINNER_LEADS
from prikup.solver.batches import ALL_PASS_DTYPE, POSITION_DTYPE

STRAIN_COUNT: Final = 5
ALL_PASS_SHARE: Final = 8
"""Of so many deals one is solved as an all-pass, which costs a hundred times as much."""
MISERE_GOAL: Final = -2
"""The goal of a hand at misère; other goals are strains, -1 for no-trump."""
GOALS: Final = (MISERE_GOAL, MISERE_GOAL, -1, 0, 1, 2, 3)
MAX_CHOICES: Final = 8
"""Hands at most among which the declarer's is the best."""
MAX_MISERE_CHOICES: Final = 64
"""The same at misère: a hand that is safe is rarer."""
MODE_KEYS: Final = np.array([trick_keys(mode) for mode in range(MODE_COUNT)], np.uint32)
MODE_INPUTS: Final = np.array(
    [[trick_inputs(mode, place) for place in range(PLACE_COUNT)] for mode in range(MODE_COUNT)], np.uint32
)
"""Keys of the suits by mode, and inputs beside the cards by mode and place."""
PLACE_INPUTS: Final = ((1 << PLACE_COUNT) - 1) << MODE_COUNT


def make_examples(seed: int, chunk: int, deals: int) -> Examples:
    """Return the examples of one chunk of deals: the same for the same seed and chunk.

    Each hand of a deal is the declarer in each strain and at misère, and in some deals all three play an
    all-pass.
    """
    rng = np.random.default_rng((seed, chunk))
    hands = _deal(rng, deals)
    leads = rng.integers(PLACE_COUNT, size=deals)
    parts = [_declared(hands, leads), _all_passed(rng, hands[::ALL_PASS_SHARE])]
    return join(parts)


TRICKS_NET: Final = NetKind(
    sizes=(CARD_INPUTS + MODE_COUNT + PLACE_COUNT, 96, 32, 11),
    make_examples=make_examples,
    withheld=PLACE_INPUTS,
    unit="tricks",
    step=1,
    deals=60_000,
    epochs=40,
)
"""The network of the games of ten tricks; an outcome is a number of tricks."""


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
    return _tell(
        np.concatenate([owners.reshape(-1), hands.reshape(-1)]),
        np.concatenate([modes.reshape(-1), np.full(hands.size, MISERE_MODE)]),
        np.concatenate([places.reshape(-1), places[:, :, 0].reshape(-1)]),
        np.concatenate([won, ducked]),
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
    return _tell(
        hands.reshape(-1),
        np.repeat(np.where(led, TALON_MODE, ALL_PASS_MODE), PLACE_COUNT),
        np.tile(np.arange(PLACE_COUNT), deals),
        tricks.reshape(-1),
    )


def _tell(
    hands: Masks, modes: npt.NDArray[Any], places: npt.NDArray[Any], tricks: npt.NDArray[Any]
) -> Examples:
    """Return examples of hands in a mode, played from a place in the first trick."""
    return Examples(hands, MODE_KEYS[modes], MODE_INPUTS[modes, places], tricks.astype(np.uint8))
