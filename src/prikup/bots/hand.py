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


def _trump(own: int) -> float:
    """Return the value of a suit as trump: its own tricks, and the effect of its length on other suits."""
    length = BY_LENGTH[min(own.bit_count(), 7)]
    return 0.39 * attacking(own) + 0.13 * waiting(own) + length + 0.58 * (own >> 7) + 0.2 * (own >> 6 & 1)


def _side(own: int, long: float) -> float:
    """Return the value of a side suit; ``long`` is added for each card beyond three."""
    extra = 0.09 if not own else 0.445 * (own >> 7)
    return 0.63 * attacking(own) + extra + long * max(0, own.bit_count() - 3)


def _beside_long(own: int) -> float:
    return _side(own, 0.35)


def _beside_short(own: int) -> float:
    """Return the value of a side suit beside few trumps; long cards are ruffed before they are cashed."""
    return _side(own, -0.33)


def _open(own: int) -> float:
    """Return the value of a suit at no-trump, less the tricks that others can run before the holder leads."""
    worth = 0.75 * attacking(own) + 0.68 * (own >> 7) - 0.42 * max(0.0, 0.9 - waiting(own)) - 0.11
    return worth - 1.39 if not own else worth


def _safe(own: int) -> float:
    return log(max(1e-6, 1 - holes(own)))


def _table(worth: Callable[[int], float]) -> Numbers:
    """Return by holding its value, and the best without one card and without two: shape (256, 3)."""
    whole = [worth(own) for own in range(256)]
    one = [max((whole[own ^ card] for card in bits(own)), default=-99.0) for own in range(256)]
    two = [max((one[own ^ card] for card in bits(own)), default=-99.0) for own in range(256)]
    return np.array([whole, one, two]).T


class Tables(NamedTuple):
    """Values of holdings of one suit, by their eight bits.

    As trump, beside long and beside short trumps, at no-trump, and the logarithm of its safety at misère:
    each as :func:`_table` has it; the first four of them without a card less are ``wholes``. ``lengths`` are
    the cards, ``solid`` the tricks they take for sure if led, ``masters`` the highest of them that no other
    card of the suit beats.
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
    worths = [_table(worth) for worth in (_trump, _beside_long, _beside_short, _open)]
    trump, long, short, bare = worths
    return Tables(
        trump,
        long,
        short,
        bare,
        _table(_safe),
        np.array([one[:, 0] for one in worths]).T.copy(),
        np.array([own.bit_count() for own in holdings]),
        np.array([sure(own) for own in holdings]),
        np.array([8 - (own ^ 255).bit_length() for own in holdings]),
    )


def _holdings(hands: Masks) -> npt.NDArray[np.uint32]:
    """Return the four suits of each hand, as eight bits each."""
    return np.asarray(hands, np.uint32)[..., None] >> _SHIFTS & np.uint32(255)


def _worths(holdings: npt.NDArray[np.uint32]) -> Numbers:
    """Return by strain and suit its value, and the best without one card and without two."""
    known = tables()
    long = (known.lengths[holdings] > 4)[..., None, None]
    side = np.where(long, known.long[holdings][..., None, :, :], known.short[holdings][..., None, :, :])
    side[..., range(4), range(4), :] = known.trump[holdings]
    return np.concatenate((side, known.bare[holdings][..., None, :, :]), axis=-3)


def tricks(hands: Masks) -> Numbers:
    """Return a declarer's mean tricks with ten cards, by strain: four suits, then NT.

    >>> from prikup.cards import Cards
    >>> tricks(Cards.parse("AKQJT.A8.K7.7").mask).round(1).tolist()
    [6.8, 2.0, 3.3, 3.1, 4.9]
    """
    holdings = _holdings(hands)
    known = tables()
    long = known.lengths[holdings] > 4
    whole = np.empty((*holdings.shape[:-1], len(STRAINS), 4))
    sides = known.wholes[holdings]
    whole[..., :4, :] = np.where(long[..., None], sides[..., None, :, 1], sides[..., None, :, 2])
    whole[..., range(4), range(4)] = sides[..., 0]
    whole[..., 4, :] = sides[..., 3]
    found: Numbers = np.maximum(whole.sum(axis=-1), _least(holdings))
    return found


def tricks_of_twelve(hands: Masks) -> Numbers:
    """Return the tricks as :func:`tricks` does, of twelve cards less the two cheapest."""
    holdings = _holdings(hands)
    return np.maximum(_without_two(_worths(holdings)), _least(holdings))


def tricks_of_twelve_in(strain: int, hands: Masks) -> Numbers:
    """Return the tricks of twelve cards in one strain."""
    holdings = _holdings(hands)
    known = tables()
    if strain == NT:
        worths = known.bare[holdings]
    else:
        long = known.lengths[holdings[..., strain]] > 4
        worths = np.where(long[..., None, None], known.long[holdings], known.short[holdings])
        worths[..., strain, :] = known.trump[holdings[..., strain]]
    found: Numbers = np.maximum(_without_two(worths), _least(holdings)[..., strain])
    return found


def _least(holdings: npt.NDArray[np.uint32]) -> Numbers:
    """Return a lower bound for a hand with solid trumps: trumps, masters of other suits, and some luck."""
    known = tables()
    solid, masters = known.solid[holdings], known.masters[holdings]
    enough = (solid >= 4) & (solid >= known.lengths[holdings] - 1)
    beside = masters.sum(axis=-1, keepdims=True) - masters
    least = np.zeros((*holdings.shape[:-1], len(STRAINS)))
    least[..., :4] = np.where(enough, np.minimum(10.0, solid + beside + 0.75), 0.0)
    return least


def _without_two(worths: Numbers) -> Numbers:
    """Return the value of four suits, along the last axes, less the two cheapest cards."""
    whole = worths[..., 0]
    single = np.sort(whole - worths[..., 1], axis=-1)
    both = (whole - worths[..., 2]).min(axis=-1)
    left: Numbers = whole.sum(axis=-1) - np.minimum(both, single[..., 0] + single[..., 1])
    return left


@lru_cache(maxsize=1 << 12)
def chances(mean: float, spread: float = TRICKS_SPREAD, most: int = 10) -> tuple[float, ...]:
    """Return the probability of each number of tricks, from 0 to ``most``, around a mean.

    >>> [round(chance, 2) for chance in chances(1.0, 0.5, 2)]
    [0.16, 0.68, 0.16]
    """
    edges = [0.5 * (1 + erf((tricks + 0.5 - mean) / (spread * sqrt(2)))) for tricks in range(most)]
    return tuple(high - low for low, high in zip([0.0, *edges], [*edges, 1.0], strict=True))


def safety(hands: Masks) -> Numbers:
    """Return the probability that a misère with ten cards is not caught.

    >>> from prikup.cards import Cards
    >>> float(safety(Cards.parse("79J.78.789.79").mask))
    1.0
    """
    safe: Numbers = np.exp(tables().safe[_holdings(hands)][..., 0].sum(axis=-1))
    return safe


def safety_of_twelve(hands: Masks) -> Numbers:
    """Return the safety of twelve cards less the two most dangerous."""
    safe: Numbers = np.exp(_without_two(tables().safe[_holdings(hands)]))
    return safe


def all_pass_tricks(hand: int) -> float:
    """Return the expected tricks of a hand at all-pass."""
    lengths = [(hand >> shift & 255).bit_count() for shift in (0, 8, 16, 24)]
    relief = 1.5 * lengths.count(0) + 0.5 * lengths.count(1)
    return sum(FEARED[(card.bit_length() - 1) & 7] for card in bits(hand)) - relief


def talons(hand: int) -> npt.NDArray[np.uint32]:
    """Return talons for a hand of ten cards, spread evenly over all possible ones."""
    unseen = bits(0xFFFFFFFF & ~hand)
    return np.array([unseen[first] | unseen[second] for first, second in _SPREAD_PAIRS], np.uint32)


def discards(hand: int) -> list[int]:
    """Return all pairs of cards of a hand."""
    return [first | second for first, second in combinations(bits(hand), 2)]


def best_discard(hand: int, strain: int) -> int:
    """Return the discard of two of twelve cards for a strain; of equal ones, the one with shorter suits."""
    pairs = discards(hand)
    worths = tricks(hand & ~np.array(pairs, np.uint32))[:, strain].round(6).tolist()
    return max(
        zip(worths, pairs, strict=True), key=lambda one: (one[0], -_spread(hand & ~one[1], strain), -one[1])
    )[1]


def _spread(hand: int, strain: int) -> int:
    """Return the number of side suits."""
    return sum(1 for suit in range(4) if suit != strain and hand >> 8 * suit & 255)


def misere_discard(hand: int) -> int:
    """Return the discard of two of twelve cards for a misère; of equal ones, the higher cards."""
    pairs = discards(hand)
    safe = safety(hand & ~np.array(pairs, np.uint32)).round(9).tolist()
    return max(zip(safe, pairs, strict=True), key=lambda one: (one[0], all_pass_tricks(one[1]), one[1]))[1]
