"""Bids and contracts of Prefa: a level from six to ten and a trump suit or no-trump (clauses 4.1, 9)."""

from __future__ import annotations

from typing import Final

from prikup.cards import Suit
from prikup.core import Name, Struct

STRAINS: Final = ("S", "C", "D", "H", "NT")
CONTRACT_LEVELS: Final = (6, 7, 8, 9, 10)
TRICKS_PER_DEAL: Final = 10
TAGRAFO: Final = "tagrafo"

_MINIMUM_TRICKS: Final = {6: (2, 2), 7: (2, 1), 8: (1, 1), 9: (1, 0), 10: (0, 0)}
_CONCEDED_TRICKS: Final = {6: (4, 3, 3), 7: (5, 3, 2), 8: (6, 2, 2), 9: (7, 2, 1), 10: (8, 1, 1)}


class Contract(Struct, frozen=True):
    """A contract, or a bid, which promises as many tricks.

    >>> contract = CONTRACTS["7NT"]
    >>> contract.level, contract.trump, contract.value, contract.minimums
    (7, None, 8, (2, 1))
    """

    level: int
    strain: str

    @property
    def text(self) -> str:
        """The contract as it is written."""
        return f"{self.level}{self.strain}"

    @property
    def trump(self) -> Suit | None:
        """The trump suit, None for no-trump."""
        return None if self.strain == "NT" else Suit.parse(self.strain)

    @property
    def value(self) -> int:
        """The game value (9.1): chips a trick, and pot units."""
        if self.level == 6:
            return 2 + STRAINS.index(self.strain)
        return self.level + (self.strain == "NT" and self.level < 10)

    @property
    def minimums(self) -> tuple[int, int]:
        """The tricks that the right and the left defender owe (9.2)."""
        return _MINIMUM_TRICKS[self.level]

    @property
    def conceded(self) -> tuple[int, int, int]:
        """The tricks of declarer, right and left defender in a contract that is given up (13.4)."""
        return _CONCEDED_TRICKS[self.level]


CONTRACTS: Final[dict[str, Contract]] = {
    contract.text: contract
    for contract in (Contract(level, strain) for level in CONTRACT_LEVELS for strain in STRAINS)
}
"""All contracts by text, low to high."""

NAMES: Final = {text: Name(text) for text in CONTRACTS}
"""Action that names each contract."""

_BIDS_WITHOUT_10NT: Final = tuple(text for text in CONTRACTS if text != "10NT")


def bid_ladder(allow_10nt: bool) -> tuple[str, ...]:
    """Return the bids, low to high: 24, or 25 where ten without trumps can be bid (4.1)."""
    return tuple(CONTRACTS) if allow_10nt else _BIDS_WITHOUT_10NT


def lowest_contract(bid: str) -> Contract:
    """Return the lowest contract that keeps a bid, which is 6S for ``tagrafo`` (13.7)."""
    return CONTRACTS["6S" if bid == TAGRAFO else bid]
