"""Values of hands: tricks by strain, safety at misère, expected tricks at all-pass.

Hands are masks. The functions of many hands call the kernel once.

The trick count is a sum over the suits (:mod:`prikup.bots.suits`), so that the two cards that
cost least to lay away are found without trying all sixty-six. Its weights were fitted to exact results,
with the cards open, of some seven thousand hands over twelve deals of the rest each; it missed their
mean by half a trick. The lengths of trumps are a fifth of a trick lower than fitted, which is what
play with closed hands between bots of this kind costs.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from itertools import combinations
from math import erf, exp, log, sqrt
from typing import Final, cast

from prikup import _kernel
from prikup.bots.masks import bits
from prikup.bots.suits import count_sure_tricks, holes, mean_tricks_if_leading, mean_tricks_if_led_by_others

NO_TRUMP_STRAIN: Final = -1
STRAINS: Final = (0, 1, 2, 3, NO_TRUMP_STRAIN)
TRICKS_SPREAD: Final = 0.95
"""Standard deviation of the tricks of a hand around their estimate."""
MIN_COUNTED_CHANCE: Final = 0.0005
"""The least chance of two numbers of tricks together at which an average counts them."""
TALON_SAMPLES: Final = 21
"""Number of talons over which the value of a hand of ten cards is averaged."""

# Weights of a suit, in tricks.
BY_LENGTH: Final = (-3.0, -2.0, -1.0, 0.26, 1.62, 1.84, 2.2, 2.47)
"""Value of a trump suit by its number of cards, from none to seven and more."""
TRUMP_ATTACKING: Final = 0.39
TRUMP_WAITING: Final = 0.13
"""Weights in a trump suit of the tricks that it takes if it is led at once, and if others must lead it."""
TRUMP_ACE: Final = 0.58
TRUMP_KING: Final = 0.2
SIDE_ATTACKING: Final = 0.63
"""Weight in a side suit of the tricks that it takes if it is led at once."""
SIDE_VOID: Final = 0.09
SIDE_ACE_VALUE: Final = 0.445
LONG_CARD_BESIDE_LONG: Final = 0.35
LONG_CARD_BESIDE_SHORT: Final = -0.33
"""Value of each card beyond three of a side suit, beside long trumps and beside few."""
OPEN_ATTACKING: Final = 0.75
"""Weight of the tricks of a suit at no-trump if it is led at once."""
OPEN_ACE: Final = 0.68
OPEN_WAITING_NEEDED: Final = 0.9
OPEN_WAITING_LOSS: Final = 0.42
"""Loss at no-trump for each trick fewer than OPEN_WAITING_NEEDED that the suit takes if others lead it."""
OPEN_SUIT_LOSS: Final = 0.11
OPEN_VOID_LOSS: Final = 1.39
"""Loss at no-trump by each suit, and by a suit without a card."""
ALL_PASS_TRICKS_BY_RANK: Final = (-0.4, -0.4, 0.04, 0.1, 0.55, 0.85, 1.05, 1.2)
"""Tricks at all-pass of a card by rank, from the seven to the ace."""
VOID_RELIEF: Final = 1.5
SINGLETON_RELIEF: Final = 0.5
"""Tricks that a suit without cards, or with one, saves at all-pass."""

_PAIRS: Final = [(first, second) for first in range(22) for second in range(first)]
_SPREAD_PAIRS: Final = _PAIRS[len(_PAIRS) // TALON_SAMPLES // 2 :: len(_PAIRS) // TALON_SAMPLES][
    :TALON_SAMPLES
]


def _rate_trump(holding: int) -> float:
    """Return the value of a suit as trump: its own tricks, and the effect of its length on other suits."""
    length = BY_LENGTH[min(holding.bit_count(), 7)]
    return (
        TRUMP_ATTACKING * mean_tricks_if_leading(holding)
        + TRUMP_WAITING * mean_tricks_if_led_by_others(holding)
        + length
        + TRUMP_ACE * (holding >> 7)
        + TRUMP_KING * (holding >> 6 & 1)
    )


def _rate_side(holding: int, long_card_value: float) -> float:
    """Return the value of a side suit; ``long_card_value`` is added for each card beyond three."""
    extra = SIDE_VOID if not holding else SIDE_ACE_VALUE * (holding >> 7)
    return (
        SIDE_ATTACKING * mean_tricks_if_leading(holding)
        + extra
        + long_card_value * max(0, holding.bit_count() - 3)
    )


def _rate_beside_long(holding: int) -> float:
    """Return the value of a side suit beside long trumps."""
    return _rate_side(holding, LONG_CARD_BESIDE_LONG)


def _rate_beside_short(holding: int) -> float:
    """Return the value of a side suit beside few trumps; long cards are ruffed before they are cashed."""
    return _rate_side(holding, LONG_CARD_BESIDE_SHORT)


def _rate_open(holding: int) -> float:
    """Return the value of a suit at no-trump, less the tricks that others can run before the holder leads."""
    lacking = max(0.0, OPEN_WAITING_NEEDED - mean_tricks_if_led_by_others(holding))
    value = OPEN_ATTACKING * mean_tricks_if_leading(holding) + OPEN_ACE * (holding >> 7)
    value = value - OPEN_WAITING_LOSS * lacking - OPEN_SUIT_LOSS
    return value - OPEN_VOID_LOSS if not holding else value


def _rate_safety(holding: int) -> float:
    """Return the logarithm of the safety of a suit at misère."""
    return log(max(1e-6, 1 - holes(holding)))


def _tabulate(value_of: Callable[[int], float]) -> list[tuple[float, float, float]]:
    """Return by holding its value, and the best without one card and without two."""
    whole_values = [value_of(holding) for holding in range(256)]
    without_one = [
        max((whole_values[holding ^ card] for card in bits(holding)), default=-99.0) for holding in range(256)
    ]
    without_two = [
        max((without_one[holding ^ card] for card in bits(holding)), default=-99.0) for holding in range(256)
    ]
    return list(zip(whole_values, without_one, without_two, strict=True))


@lru_cache(maxsize=1)
def _estimates() -> _kernel.HandEstimates:
    """Return the kernel's estimates by the tables of this module.

    They are the values of a holding as trump, beside long and beside short trumps, at no-trump, the logarithm
    of its safety at misère, and the tricks that it takes for sure if led. Solid trumps are worth at least
    themselves, the masters of other suits, and some luck.
    """
    return _kernel.HandEstimates(
        _tabulate(_rate_trump),
        _tabulate(_rate_beside_long),
        _tabulate(_rate_beside_short),
        _tabulate(_rate_open),
        _tabulate(_rate_safety),
        [float(count_sure_tricks(holding)) for holding in range(256)],
    )


def tricks(hand: int) -> list[float]:
    """Return a declarer's mean tricks with ten cards, by strain: four suits, then NT.

    >>> from prikup.cards import Cards
    >>> [round(mean, 1) for mean in tricks(Cards.parse("AKQJT.A8.K7.7").mask)]
    [6.8, 2.0, 3.3, 3.1, 4.9]
    """
    return tricks_by_hand([hand])[0]


def tricks_by_hand(hands: Sequence[int]) -> list[list[float]]:
    """Return the tricks as :func:`tricks` does, of each of many hands."""
    return cast(list[list[float]], _estimates().tricks(hands).tolist())


def best_values(hands: Sequence[int], values: Sequence[Sequence[float]], more: float = 0.0) -> list[float]:
    """Return for each hand the most that its mean tricks, and ``more`` of them, are worth in any strain.

    ``values`` are by strain and by tenths of tricks, 0 to 100.
    """
    return list(_estimates().best(hands, values, more))


def tricks_of_twelve(hands: Sequence[int]) -> list[list[float]]:
    """Return the tricks as :func:`tricks_by_hand` does, of twelve cards less the two cheapest."""
    return cast(list[list[float]], _estimates().tricks(hands, 2).tolist())


@lru_cache(maxsize=1 << 12)
def chances(mean: float, spread: float = TRICKS_SPREAD, max_tricks: int = 10) -> tuple[float, ...]:
    """Return the probability of each number of tricks, from 0 to ``max_tricks``, around a mean.

    >>> [round(chance, 2) for chance in chances(1.0, 0.5, 2)]
    [0.16, 0.68, 0.16]
    """
    edges = [0.5 * (1 + erf((tricks + 0.5 - mean) / (spread * sqrt(2)))) for tricks in range(max_tricks)]
    return tuple(high - low for low, high in zip([0.0, *edges], [*edges, 1.0], strict=True))


def safety(hand: int) -> float:
    """Return the probability that a misère with ten cards is not caught.

    >>> from prikup.cards import Cards
    >>> safety(Cards.parse("79J.78.789.79").mask)
    1.0
    """
    return safety_by_hand([hand])[0]


def safety_by_hand(hands: Sequence[int]) -> list[float]:
    """Return the safety as :func:`safety` does, of each of many hands."""
    return list(map(exp, _estimates().safety(hands)))


def safety_of_twelve(hands: Sequence[int]) -> list[float]:
    """Return the safety of each hand of twelve cards less the two most dangerous."""
    return list(map(exp, _estimates().safety(hands, 2)))


def all_pass_tricks(hand: int) -> float:
    """Return the expected tricks of a hand at all-pass, by its cards and its short suits."""
    lengths = [(hand >> shift & 255).bit_count() for shift in (0, 8, 16, 24)]
    relief = VOID_RELIEF * lengths.count(0) + SINGLETON_RELIEF * lengths.count(1)
    return sum(ALL_PASS_TRICKS_BY_RANK[(card.bit_length() - 1) & 7] for card in bits(hand)) - relief


def talons(hand: int) -> list[int]:
    """Return talons for a hand of ten cards, spread evenly over all possible ones, as masks."""
    unseen = bits(0xFFFFFFFF & ~hand)
    return [unseen[first] | unseen[second] for first, second in _SPREAD_PAIRS]


def with_talons(hand: int) -> list[int]:
    """Return the hands of twelve with each of these talons."""
    return [hand | talon for talon in talons(hand)]


def discards(hand: int) -> list[int]:
    """Return all pairs of cards of a hand, as masks."""
    return [first | second for first, second in combinations(bits(hand), 2)]


def best_discard(hand: int, strain: int) -> int:
    """Return the discard of two of twelve cards for a strain; of equal ones, the one with shorter suits."""
    pairs = discards(hand)
    values = [round(means[strain], 6) for means in tricks_by_hand([hand & ~pair for pair in pairs])]
    return max(
        zip(values, pairs, strict=True),
        key=lambda rated: (rated[0], -_count_side_suits(hand & ~rated[1], strain), -rated[1]),
    )[1]


def _count_side_suits(hand: int, strain: int) -> int:
    """Return the number of suits of a hand besides this strain."""
    return sum(1 for suit in range(4) if suit != strain and hand >> 8 * suit & 255)


def misere_discard(hand: int) -> int:
    """Return the discard of two of twelve cards for a misère; of equal ones, the higher cards."""
    pairs = discards(hand)
    safe = [round(chance, 9) for chance in safety_by_hand([hand & ~pair for pair in pairs])]
    return max(
        zip(safe, pairs, strict=True), key=lambda rated: (rated[0], all_pass_tricks(rated[1]), rated[1])
    )[1]
