"""A small network that tells from ten cards how likely each number of tricks is.

:mod:`prikup.learn.hand_net` trained it with hands of 60,000 deals that the solver played with the cards open.
The kernel computes it in integers, so the answers are the same on every machine and in a browser. It knows
the games of 32 cards with hands of ten: Preferans, Prefa and Paston.
"""

from __future__ import annotations

from functools import lru_cache
from importlib.resources import files
from typing import Final, cast

from prikup import _kernel
from prikup.cards import Cards, Suit
from prikup.core import ArgumentError, quote

NET_CARDS: Final = 10
NO_TRUMP_MODE: Final = 4
MISERE_MODE: Final = 5
ALL_PASS_MODE: Final = 6
TALON_MODE: Final = 7
"""An all-pass whose first two tricks the talon leads; modes below ``NO_TRUMP_MODE`` are trump suits."""
UNKNOWN_PLACE: Final = 3


@lru_cache(maxsize=1)
def _network() -> _kernel.HandNet:
    return _kernel.HandNet((files("prikup.bots") / "hand_net.bin").read_bytes())


def contract_likelihoods(hand: Cards, trump: Suit | None, place: int = UNKNOWN_PLACE) -> tuple[float, ...]:
    """Return the likelihood of each number of a declarer's tricks, 0 to 10, in a suit or at no-trump.

    ``place`` is the hand's in the first trick: 0 if it leads, 1 or 2 if it plays second or third. Raises
    ArgumentError unless there are ten cards.

    >>> found = contract_likelihoods(Cards.parse("AKQJT.A8.K7.7"), Suit.SPADES)
    >>> max(range(11), key=found.__getitem__), round(sum(found), 9)
    (6, 1.0)
    """
    return _likelihoods(hand, NO_TRUMP_MODE if trump is None else int(Suit(trump)), place)


def misere_likelihoods(hand: Cards, place: int = UNKNOWN_PLACE) -> tuple[float, ...]:
    """Return the likelihood of each number of tricks at a misère that all others try to catch.

    >>> misere_likelihoods(Cards.parse("79J.78.789.79"))[0] > 0.9
    True
    """
    return _likelihoods(hand, MISERE_MODE, place)


def _likelihoods(hand: Cards, mode: int, place: int) -> tuple[float, ...]:
    if len(hand) != NET_CARDS:
        raise ArgumentError("argument-hand", what=quote(str(hand)), count=len(hand), expected=NET_CARDS)
    (proportions,) = cast(list[list[int]], _network().likelihoods([hand.mask], mode, place).tolist())
    total = sum(proportions)
    return tuple(proportion / total for proportion in proportions)
