"""Values of hands: tricks by strain, safety at misère, expected tricks at all-pass.

Hands are masks, one or an array of them; what is said of each lies along the last axes of the answer.

The trick count is a sum over the suits (:mod:`prikup.bots.suits`), so that the two cards that
cost least to lay away are found without trying all sixty-six. Its weights were fitted to exact results,
with the cards open, of some seven thousand hands over twelve deals of the rest each; it missed their
mean by half a trick. The lengths of trumps are a fifth of a trick lower than fitted, which is what
play with closed hands between bots of this kind costs.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from itertools import combinations
from math import erf, log, sqrt
from typing import Any, Final, NamedTuple

import numpy as np
import numpy.typing as npt

from prikup.bots.masks import bits
from prikup.bots.suits import attacking, holes, sure, waiting

Masks = npt.NDArray[np.integer[Any]] | int
Numbers = npt.NDArray[np.float64]

NT: Final = -1
STRAINS: Final = (0, 1, 2, 3, NT)
TRICKS_SPREAD: Final = 0.95
TALON_SAMPLES: Final = 21
BY_LENGTH: Final = (-3.0, -2.0, -1.0, 0.26, 1.62, 1.84, 2.2, 2.47)
FEARED: Final = (-0.4, -0.4, 0.04, 0.1, 0.55, 0.85, 1.05, 1.2)

_SHIFTS: Final = np.array([0, 8, 16, 24], np.uint32)
_PAIRS: Final = [(first, second) for first in range(22) for second in range(first)]
_SPREAD_PAIRS: Final = _PAIRS[len(_PAIRS) // TALON_SAMPLES // 2 :: len(_PAIRS) // TALON_SAMPLES][
    :TALON_SAMPLES
]


def _rate_trump(holding: int) -> float:
    """Return the value of a suit as trump: its own tricks, and the effect of its length on other suits."""
    length = BY_LENGTH[min(holding.bit_count(), 7)]
    return (
        0.39 * attacking(holding)
        + 0.13 * waiting(holding)
        + length
        + 0.58 * (holding >> 7)
        + 0.2 * (holding >> 6 & 1)
    )


def _rate_side(holding: int, long_card_value: float) -> float:
    """Return the value of a side suit; ``long`` is added for each card beyond three."""
    extra = 0.09 if not holding else 0.445 * (holding >> 7)
    return 0.63 * attacking(holding) + extra + long_card_value * max(0, holding.bit_count() - 3)


def _rate_beside_long(holding: int) -> float:
    """Return the value of a side suit beside long trumps."""
    return _rate_side(holding, 0.35)


def _rate_beside_short(holding: int) -> float:
    """Return the value of a side suit beside few trumps; long cards are ruffed before they are cashed."""
    return _rate_side(holding, -0.33)


def _rate_open(holding: int) -> float:
    """Return the value of a suit at no-trump, less the tricks that others can run before the holder leads."""
    worth = 0.75 * attacking(holding) + 0.68 * (holding >> 7) - 0.42 * max(0.0, 0.9 - waiting(holding)) - 0.11
    return worth - 1.39 if not holding else worth


def _rate_safety(holding: int) -> float:
    """Return the logarithm of the safety of a suit at misère."""
    return log(max(1e-6, 1 - holes(holding)))


def _tabulate(worth: Callable[[int], float]) -> Numbers:
    """Return by holding its value, and the best without one card and without two: shape (256, 3)."""
    whole_values = [worth(holding) for holding in range(256)]
    without_one = [
        max((whole_values[holding ^ card] for card in bits(holding)), default=-99.0) for holding in range(256)
    ]
    without_two = [
        max((without_one[holding ^ card] for card in bits(holding)), default=-99.0) for holding in range(256)
    ]
    return np.array([whole_values, without_one, without_two]).T


class Tables(NamedTuple):
    """Values of holdings of one suit, by their eight bits.

    There are tables of the holding as ``trump``, beside ``long`` and beside ``short`` trumps, at no-trump
    (``bare``), and of the logarithm of its safety at misère (``safe``), each with the columns of
    :func:`_tabulate`; the first four of them without a card less are ``wholes``. ``lengths`` are the cards,
    ``solid`` the tricks they take for sure if led, ``masters`` the highest of them that no other card of the
    suit beats.
    """

    trump: Numbers
    long: Numbers
    short: Numbers
    bare: Numbers
    safe: Numbers
    wholes: Numbers
    lengths: npt.NDArray[np.int64]
    solid: npt.NDArray[np.int64]
    masters: npt.NDArray[np.int64]


@lru_cache(maxsize=1)
def tables() -> Tables:
    """Return the values of all holdings."""
    holdings = range(256)
    suit_tables = [
        _tabulate(worth) for worth in (_rate_trump, _rate_beside_long, _rate_beside_short, _rate_open)
    ]
    trump, long, short, bare = suit_tables
    return Tables(
        trump,
        long,
        short,
        bare,
        _tabulate(_rate_safety),
        np.array([table[:, 0] for table in suit_tables]).T.copy(),
        np.array([holding.bit_count() for holding in holdings]),
        np.array([sure(holding) for holding in holdings]),
        np.array([8 - (holding ^ 255).bit_length() for holding in holdings]),
    )


def _split_suits(hands: Masks) -> npt.NDArray[np.uint32]:
    """Return the four suits of each hand, as eight bits each."""
    return np.asarray(hands, np.uint32)[..., None] >> _SHIFTS & np.uint32(255)


def _rate_suits(holdings: npt.NDArray[np.uint32]) -> Numbers:
    """Return by strain and suit the value, and the best without one card and without two."""
    all_tables = tables()
    is_long = (all_tables.lengths[holdings] > 4)[..., None, None]
    side = np.where(
        is_long, all_tables.long[holdings][..., None, :, :], all_tables.short[holdings][..., None, :, :]
    )
    side[..., range(4), range(4), :] = all_tables.trump[holdings]
    return np.concatenate((side, all_tables.bare[holdings][..., None, :, :]), axis=-3)


def tricks(hands: Masks) -> Numbers:
    """Return a declarer's mean tricks with ten cards, by strain: four suits, then NT.

    >>> from prikup.cards import Cards
    >>> tricks(Cards.parse("AKQJT.A8.K7.7").mask).round(1).tolist()
    [6.8, 2.0, 3.3, 3.1, 4.9]
    """
    holdings = _split_suits(hands)
    all_tables = tables()
    is_long = all_tables.lengths[holdings] > 4
    by_strain = np.empty((*holdings.shape[:-1], len(STRAINS), 4))
    sides = all_tables.wholes[holdings]
    by_strain[..., :4, :] = np.where(is_long[..., None], sides[..., None, :, 1], sides[..., None, :, 2])
    by_strain[..., range(4), range(4)] = sides[..., 0]
    by_strain[..., 4, :] = sides[..., 3]
    estimates: Numbers = np.maximum(by_strain.sum(axis=-1), _find_lower_bounds(holdings))
    return estimates


def tricks_of_twelve(hands: Masks) -> Numbers:
    """Return the tricks as :func:`tricks` does, of twelve cards less the two cheapest."""
    holdings = _split_suits(hands)
    return np.maximum(_drop_two(_rate_suits(holdings)), _find_lower_bounds(holdings))


def tricks_of_twelve_in(strain: int, hands: Masks) -> Numbers:
    """Return the tricks of twelve cards in one strain."""
    holdings = _split_suits(hands)
    all_tables = tables()
    if strain == NT:
        worths = all_tables.bare[holdings]
    else:
        is_long = all_tables.lengths[holdings[..., strain]] > 4
        worths = np.where(is_long[..., None, None], all_tables.long[holdings], all_tables.short[holdings])
        worths[..., strain, :] = all_tables.trump[holdings[..., strain]]
    estimates: Numbers = np.maximum(_drop_two(worths), _find_lower_bounds(holdings)[..., strain])
    return estimates


def _find_lower_bounds(holdings: npt.NDArray[np.uint32]) -> Numbers:
    """Return by strain a lower bound for the tricks of a hand with solid trumps, else 0.

    It counts the trumps, the masters of other suits, and some luck.
    """
    all_tables = tables()
    solid, masters = all_tables.solid[holdings], all_tables.masters[holdings]
    is_solid = (solid >= 4) & (solid >= all_tables.lengths[holdings] - 1)
    other_masters = masters.sum(axis=-1, keepdims=True) - masters
    bounds = np.zeros((*holdings.shape[:-1], len(STRAINS)))
    bounds[..., :4] = np.where(is_solid, np.minimum(10.0, solid + other_masters + 0.75), 0.0)
    return bounds


def _drop_two(worths: Numbers) -> Numbers:
    """Return the sum over four suits of the last axes, less the two cards that cost least."""
    whole_values = worths[..., 0]
    single_costs = np.sort(whole_values - worths[..., 1], axis=-1)
    pair_costs = (whole_values - worths[..., 2]).min(axis=-1)
    remaining: Numbers = whole_values.sum(axis=-1) - np.minimum(
        pair_costs, single_costs[..., 0] + single_costs[..., 1]
    )
    return remaining


@lru_cache(maxsize=1 << 12)
def chances(mean: float, spread: float = TRICKS_SPREAD, max_tricks: int = 10) -> tuple[float, ...]:
    """Return the probability of each number of tricks, from 0 to ``most``, around a mean.

    >>> [round(chance, 2) for chance in chances(1.0, 0.5, 2)]
    [0.16, 0.68, 0.16]
    """
    edges = [0.5 * (1 + erf((tricks + 0.5 - mean) / (spread * sqrt(2)))) for tricks in range(max_tricks)]
    return tuple(high - low for low, high in zip([0.0, *edges], [*edges, 1.0], strict=True))


def safety(hands: Masks) -> Numbers:
    """Return the probability that a misère with ten cards is not caught.

    >>> from prikup.cards import Cards
    >>> float(safety(Cards.parse("79J.78.789.79").mask))
    1.0
    """
    safe: Numbers = np.exp(tables().safe[_split_suits(hands)][..., 0].sum(axis=-1))
    return safe


def safety_of_twelve(hands: Masks) -> Numbers:
    """Return the safety of twelve cards less the two most dangerous."""
    safe: Numbers = np.exp(_drop_two(tables().safe[_split_suits(hands)]))
    return safe


def all_pass_tricks(hand: int) -> float:
    """Return the expected tricks of a hand at all-pass."""
    lengths = [(hand >> shift & 255).bit_count() for shift in (0, 8, 16, 24)]
    relief = 1.5 * lengths.count(0) + 0.5 * lengths.count(1)
    return sum(FEARED[(card.bit_length() - 1) & 7] for card in bits(hand)) - relief


def talons(hand: int) -> npt.NDArray[np.uint32]:
    """Return talons for a hand of ten cards, spread evenly over all possible ones, as masks."""
    unseen = bits(0xFFFFFFFF & ~hand)
    return np.array([unseen[first] | unseen[second] for first, second in _SPREAD_PAIRS], np.uint32)


def discards(hand: int) -> list[int]:
    """Return all pairs of cards of a hand, as masks."""
    return [first | second for first, second in combinations(bits(hand), 2)]


def best_discard(hand: int, strain: int) -> int:
    """Return the discard of two of twelve cards for a strain; of equal ones, the one with shorter suits."""
    pairs = discards(hand)
    worths = tricks(hand & ~np.array(pairs, np.uint32))[:, strain].round(6).tolist()
    return max(
        zip(worths, pairs, strict=True),
        key=lambda rated: (rated[0], -_count_side_suits(hand & ~rated[1], strain), -rated[1]),
    )[1]


def _count_side_suits(hand: int, strain: int) -> int:
    """Return the number of suits of a hand besides this strain."""
    return sum(1 for suit in range(4) if suit != strain and hand >> 8 * suit & 255)


def misere_discard(hand: int) -> int:
    """Return the discard of two of twelve cards for a misère; of equal ones, the higher cards."""
    pairs = discards(hand)
    safe = safety(hand & ~np.array(pairs, np.uint32)).round(9).tolist()
    return max(
        zip(safe, pairs, strict=True), key=lambda rated: (rated[0], all_pass_tricks(rated[1]), rated[1])
    )[1]
