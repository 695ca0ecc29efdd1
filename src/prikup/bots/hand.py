"""What a hand is worth: tricks by strain, safety at misère, tricks feared at all-pass.

The trick count is a sum over the suits (:mod:`prikup.bots.suits`), so that the two cards that
cost least to lay away are found without trying all sixty-six. Its weights were fitted to exact results,
with the cards open, of some seven thousand hands over twelve deals of the rest each; it missed their
mean by half a trick. The lengths of trumps are a fifth of a trick lower than fitted, which is what
play with closed hands between bots of this kind costs.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import lru_cache
from math import erf, exp, log, sqrt
from typing import Final

from prikup.bots.masks import bits
from prikup.bots.suits import attacking, holes, sure, waiting

NT: Final = -1
STRAINS: Final = (0, 1, 2, 3, NT)
SPREAD: Final = 0.95
TALONS: Final = 21
BY_LENGTH: Final = (-3.0, -2.0, -1.0, 0.26, 1.62, 1.84, 2.2, 2.47)
FEARED: Final = (-0.4, -0.4, 0.04, 0.1, 0.55, 0.85, 1.05, 1.2)

_MASTERS: Final = tuple(8 - (own ^ 255).bit_length() for own in range(256))

Table = tuple[tuple[float, float, float], ...]


def _trump(own: int) -> float:
    """A suit as trump: its own tricks, and what its length does for the rest of the hand."""
    length = BY_LENGTH[min(own.bit_count(), 7)]
    return 0.39 * attacking(own) + 0.13 * waiting(own) + length + 0.58 * (own >> 7) + 0.2 * (own >> 6 & 1)


def _side(own: int, long: float) -> float:
    """A suit beside the trumps; ``long`` is what each card beyond three adds to its own tricks."""
    extra = 0.09 if not own else 0.445 * (own >> 7)
    return 0.63 * attacking(own) + extra + long * max(0, own.bit_count() - 3)


def _beside_long(own: int) -> float:
    return _side(own, 0.35)


def _beside_short(own: int) -> float:
    """Beside four trumps or fewer long cards are ruffed before they can be cashed."""
    return _side(own, -0.33)


def _open(own: int) -> float:
    """A suit at no-trump: what the others can run before the holder gets in counts against it."""
    worth = 0.75 * attacking(own) + 0.68 * (own >> 7) - 0.42 * max(0.0, 0.9 - waiting(own)) - 0.11
    return worth - 1.39 if not own else worth


def _safe(own: int) -> float:
    return log(max(1e-6, 1 - holes(own)))


def _table(worth: Callable[[int], float]) -> Table:
    """By holding: its worth, and the most it is worth without one card and without two."""
    whole = [worth(own) for own in range(256)]
    one = [max((whole[own ^ card] for card in bits(own)), default=-99.0) for own in range(256)]
    two = [max((one[own ^ card] for card in bits(own)), default=-99.0) for own in range(256)]
    return tuple(zip(whole, one, two, strict=True))


@lru_cache(maxsize=1)
def tables() -> tuple[Table, Table, Table, Table, Table]:
    """Worth as trump, beside long and beside short trumps, at no-trump; logarithm of safety at misère."""
    return _table(_trump), _table(_beside_long), _table(_beside_short), _table(_open), _table(_safe)


def _rows(hand: int, strain: int) -> list[tuple[float, float, float]]:
    trump, long, short, bare, _ = tables()
    if strain == NT:
        return [bare[hand >> shift & 255] for shift in (0, 8, 16, 24)]
    side = long if (hand >> 8 * strain & 255).bit_count() > 4 else short
    return [(trump if suit == strain else side)[hand >> 8 * suit & 255] for suit in range(4)]


def tricks(hand: int, strain: int) -> float:
    """The tricks a declarer of ten cards takes on average; strain 0 to 3 or NT.

    >>> from prikup.cards import Cards
    >>> round(tricks(Cards.parse("AKQJT.A8.K7.7").mask, 0), 1)
    6.8
    """
    return max(sum(row[0] for row in _rows(hand, strain)), _floor(hand, strain))


def tricks_of_twelve(hand: int, strain: int) -> float:
    """As :func:`tricks` after the two cards that cost least are laid away."""
    return max(_without_two(_rows(hand, strain)), _floor(hand, strain))


def _floor(hand: int, strain: int) -> float:
    """The least to expect of a hand with solid trumps: these, the masters beside them, and some luck."""
    if strain == NT:
        return 0.0
    trumps = hand >> 8 * strain & 255
    solid = sure(trumps)
    if solid < 4 or solid < trumps.bit_count() - 1:
        return 0.0
    masters = sum(_MASTERS[hand >> 8 * suit & 255] for suit in range(4) if suit != strain)
    return min(10.0, solid + masters + 0.75)


def _without_two(rows: list[tuple[float, float, float]]) -> float:
    total = 0.0
    least = second = both = 99.0
    for whole, one, two in rows:
        total += whole
        loss = whole - one
        if loss < least:
            least, second = loss, least
        elif loss < second:
            second = loss
        both = min(both, whole - two)
    return total - min(both, least + second)


def chances(mean: float, spread: float = SPREAD, most: int = 10) -> list[float]:
    """How likely each number of tricks is, from none to ``most``, about a mean.

    >>> [round(chance, 2) for chance in chances(1.0, 0.5, 2)]
    [0.16, 0.68, 0.16]
    """
    edges = [0.5 * (1 + erf((tricks + 0.5 - mean) / (spread * sqrt(2)))) for tricks in range(most)]
    return [high - low for low, high in zip([0.0, *edges], [*edges, 1.0], strict=True)]


def safety(hand: int) -> float:
    """How likely a misère with these ten cards is not caught.

    >>> from prikup.cards import Cards
    >>> safety(Cards.parse("79J.78.789.79").mask)
    1.0
    """
    rows = tables()[4]
    return exp(sum(rows[hand >> shift & 255][0] for shift in (0, 8, 16, 24)))


def safety_of_twelve(hand: int) -> float:
    """As :func:`safety` after the two most dangerous cards are laid away."""
    rows = tables()[4]
    return exp(_without_two([rows[hand >> shift & 255] for shift in (0, 8, 16, 24)]))


def feared(hand: int) -> float:
    """The tricks a hand is likely to take at all-pass."""
    lengths = [(hand >> shift & 255).bit_count() for shift in (0, 8, 16, 24)]
    relief = 1.5 * lengths.count(0) + 0.5 * lengths.count(1)
    return sum(FEARED[(card.bit_length() - 1) & 7] for card in bits(hand)) - relief


def talons(hand: int) -> list[int]:
    """Talons of two cards for a hand of ten, spread evenly over all that there can be."""
    unseen = bits(0xFFFFFFFF & ~hand)
    pairs = [first | second for place, first in enumerate(unseen) for second in unseen[:place]]
    step = len(pairs) // TALONS
    return pairs[step // 2 :: step][:TALONS]


def discards(hand: int) -> Iterator[tuple[int, int]]:
    """Every way to lay two of twelve cards away: (the two, the ten that stay)."""
    cards = bits(hand)
    for place, first in enumerate(cards):
        for second in cards[place + 1 :]:
            yield first | second, hand & ~(first | second)


def best_discard(hand: int, strain: int) -> int:
    """The two cards of twelve to lay away for a strain; of equal ones those that make the shortest suits."""
    return max(
        discards(hand),
        key=lambda pair: (round(tricks(pair[1], strain), 6), -_spread(pair[1], strain), -pair[0]),
    )[0]


def _spread(hand: int, strain: int) -> int:
    """How many side suits are left, and how long those that are not worth a trick."""
    return sum(1 for suit in range(4) if suit != strain and hand >> 8 * suit & 255)


def misere_discard(hand: int) -> int:
    """The two cards of twelve to lay away for a misère; of equal ones the higher."""
    return max(discards(hand), key=lambda pair: (round(safety(pair[1]), 9), feared(pair[0]), pair[0]))[0]
