"""A small network that tells from ten cards how likely each number of tricks is.

:mod:`prikup.learn.hand_net` trained it with hands of 60,000 deals that the solver played with the cards open.
The kernel computes it in integers, so the answers are the same on every machine and in a browser. It knows
the games of 32 cards with hands of ten: Preferans, Prefa and Paston.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Final, cast

from prikup import _kernel
from prikup.cards import Cards, Suit
from prikup.core import ArgumentError, quote
from prikup.errors import check_argument

NET_CARDS: Final = 10
MODE_COUNT: Final = 8
NO_TRUMP_MODE: Final = 4
MISERE_MODE: Final = 5
ALL_PASS_MODE: Final = 6
TALON_MODE: Final = 7
"""An all-pass whose first two tricks the talon leads; modes below ``NO_TRUMP_MODE`` are trump suits."""
PLACE_COUNT: Final = 3
"""Places in the first trick: the hand leads, plays second or third."""
UNKNOWN_PLACE: Final = 3

_PACKAGE: Final = "prikup.bots"


@cache
def load_net(package: str) -> _kernel.HandNet:
    """Return the network of a package, from its file ``hand_net.bin``."""
    return _kernel.HandNet((files(package) / "hand_net.bin").read_bytes())


def contract_likelihoods(hand: Cards, trump: Suit | None, place: int = UNKNOWN_PLACE) -> tuple[float, ...]:
    """Return the likelihood of each number of a declarer's tricks, 0 to 10, in a suit or at no-trump.

    ``place`` is the hand's in the first trick: 0 if it leads, 1 or 2 if it plays second or third. Raises
    ArgumentError unless there are ten cards and the place is from 0 to 3.

    >>> found = contract_likelihoods(Cards.parse("AKQJT.A8.K7.7"), Suit.SPADES)
    >>> max(range(11), key=found.__getitem__), round(sum(found), 9)
    (6, 1.0)
    """
    check_argument("trump", trump, (Suit, type(None)))
    return _likelihoods(hand, NO_TRUMP_MODE if trump is None else int(trump), place)


def misere_likelihoods(hand: Cards, place: int = UNKNOWN_PLACE) -> tuple[float, ...]:
    """Return the likelihood of each number of tricks at a misère that all others try to catch.

    >>> misere_likelihoods(Cards.parse("79J.78.789.79"))[0] > 0.9
    True
    """
    return _likelihoods(hand, MISERE_MODE, place)


def all_pass_likelihoods(
    hand: Cards, place: int = UNKNOWN_PLACE, *, talon_leads: bool = False
) -> tuple[float, ...]:
    """Return the likelihood of each number of tricks at an all-pass, in which all avoid them.

    With ``talon_leads`` the talon leads the first two tricks.

    >>> all_pass_likelihoods(Cards.parse("79J.78.789.79"))[0] > 0.9
    True
    """
    return _likelihoods(hand, TALON_MODE if talon_leads else ALL_PASS_MODE, place)


def trick_keys(mode: int) -> int:
    """Return the keys by which the network puts the suits in order, a byte of a suit each: trumps first.

    >>> hex(trick_keys(2)), trick_keys(MISERE_MODE)
    ('0x10000', 0)
    """
    return 1 << 8 * mode if mode < NO_TRUMP_MODE else 0


def trick_inputs(mode: int, place: int) -> int:
    """Return the inputs of the network beside the cards, a bit each: the mode, then the place if it is known.

    >>> bin(trick_inputs(MISERE_MODE, 0)), bin(trick_inputs(MISERE_MODE, UNKNOWN_PLACE))
    ('0b100100000', '0b100000')
    """
    return 1 << mode | (1 << MODE_COUNT + place if place < PLACE_COUNT else 0)


def normalise(proportions: memoryview[int]) -> tuple[float, ...]:
    """Return the likelihoods of outcomes whose sum is 1 from the only row of a network's answer."""
    (row,) = cast(list[list[int]], proportions.tolist())
    total = sum(row)
    return tuple(proportion / total for proportion in row)


def _likelihoods(hand: Cards, mode: int, place: int) -> tuple[float, ...]:
    check_argument("hand", hand, Cards)
    if len(hand) != NET_CARDS:
        raise ArgumentError("argument-hand", what=quote(str(hand)), count=len(hand), expected=NET_CARDS)
    if place not in range(UNKNOWN_PLACE + 1):
        raise ArgumentError("argument-range", name="place", what=quote(place), least=0, most=UNKNOWN_PLACE)
    net = load_net(_PACKAGE)
    return normalise(net.likelihoods([hand.mask], trick_keys(mode), trick_inputs(mode, place)))
