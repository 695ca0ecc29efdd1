"""The interface of a game's positions on the board."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final, Literal, NamedTuple

from prikup.cards import Suit
from prikup.core import Struct
from prikup.errors import check_argument
from prikup.solver.solution import TaskKind

HAND_CARDS: Final = 10
"""Cards of a whole hand where 32 cards are dealt."""


class Stake(Struct, frozen=True):
    """The objective of a contract.

    ``needs`` are the tricks or points that the declarer needs in the deal, None if there is no such number.
    ``talon`` is the role of the cards out of play in the first tricks of an all-pass: they only name a
    ``suit``, or may win for a ``dealer`` who sits out, or for the dealer who plays third (``dealer-plays``).
    """

    kind: TaskKind
    trump: Suit | None = None
    needs: int | None = None
    talon: Literal["", "suit", "dealer", "dealer-plays"] = ""


class BoardGame(NamedTuple):
    """The board's view of a game, which the game has as the part ``board`` of its folder.

    ``contracts`` are in the order of the menu; ``stake`` returns the objective of a contract's text, None if
    there is no such contract; ``tricks`` returns the cards of a whole hand, by options and players.
    """

    contracts: tuple[str, ...]
    stake: Callable[[str], Stake | None]
    tricks: Callable[[Any, int], int]


STRAIN_STAKES: Final = {
    **{suit.letter: Stake("contract", suit) for suit in Suit},
    "NT": Stake("contract"),
}
"""A trump, or none, where no number of tricks is promised."""


def trick_game(contracts: Mapping[str, Stake]) -> BoardGame:
    """Return the board game of ten tricks with these contracts, and with a trump alone."""
    check_argument("contracts", contracts, Mapping)
    stakes = {**contracts, **STRAIN_STAKES}
    return BoardGame(tuple(stakes), stakes.get, lambda options, players: HAND_CARDS)
