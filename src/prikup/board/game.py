"""What a game says of the positions that can be set up by its rules."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final, Literal, NamedTuple

from prikup.cards import Suit
from prikup.core import Struct
from prikup.solver.solution import Kind

TRICKS: Final = 10
"""Cards of a whole hand where 32 cards are dealt."""


class Stake(Struct, frozen=True):
    """What a contract is played for.

    ``needs`` are the tricks or points that the declarer wants of the deal, None where only the most is
    wanted. ``talon`` says whether the cards out of play lead the first tricks of an all-pass: they only name
    a ``suit``, or may win as a resting ``dealer``'s, or as those of the dealer who plays third
    (``dealer-plays``).
    """

    kind: Kind
    trump: Suit | None = None
    needs: int | None = None
    talon: Literal["", "suit", "dealer", "dealer-plays"] = ""


class BoardGame(NamedTuple):
    """What a game knows of it, as the part ``board`` of its folder.

    ``contracts`` are offered in this order; ``stake`` tells what a text of a contract is played for, None
    where there is no such contract; ``tricks`` has the cards of a whole hand, by options and players.
    """

    contracts: tuple[str, ...]
    stake: Callable[[str], Stake | None]
    tricks: Callable[[Any, int], int]


STRAINS: Final = {
    **{suit.letter: Stake("contract", suit) for suit in Suit},
    "NT": Stake("contract"),
}
"""A trump, or none, where no number of tricks is promised."""


def of_tricks(contracts: Mapping[str, Stake]) -> BoardGame:
    """A game of ten tricks with these contracts, and with a trump alone."""
    known = {**contracts, **STRAINS}
    return BoardGame(tuple(known), known.get, lambda options, players: TRICKS)
