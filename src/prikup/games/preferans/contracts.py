"""Contracts of Preferans: a level from six to ten and a trump suit or no-trump, and misère (clause 3)."""

from __future__ import annotations

from typing import Final

from prikup.cards import Suit
from prikup.core import Struct

STRAINS: Final = ("S", "C", "D", "H", "NT")
CONTRACT_LEVELS: Final = (6, 7, 8, 9, 10)
MISERE: Final = "misere"


class Contract(Struct, frozen=True):
    """A contract; ``level`` is 0 at misère, ``strain`` a suit letter or ``NT``.

    >>> contract = Contract.parse("7H")
    >>> contract.value, contract.needs, contract.trump.name, contract.text
    (4, 7, 'HEARTS', '7H')
    >>> Contract.parse("6NT").rank < Contract.parse("7S").rank
    True
    >>> Contract.parse("misere").value, Contract.parse("misere").needs
    (10, 0)
    """

    level: int
    strain: str

    @staticmethod
    def parse(text: str) -> Contract:
        """Read a contract such as ``7H``, ``10NT`` or ``misere``; raises ValueError."""
        try:
            return CONTRACTS[text]
        except (KeyError, TypeError):
            raise ValueError(
                f"{text!r} is not a contract: expected a level from 6 to 10 and S, C, D, H or NT, as in 7H, "
                "or misere"
            ) from None

    @property
    def text(self) -> str:
        """The contract as it is written."""
        return f"{self.level}{self.strain}" if self.level else MISERE

    @property
    def value(self) -> int:
        """The basic value (3.4): 2, 4, 6, 8, 10 for the levels six to ten, 10 for misère."""
        return 2 * (self.level - 5) if self.level else 10

    @property
    def needs(self) -> int:
        """The tricks that the declarer needs; 0 at misère."""
        return self.level

    @property
    def trump(self) -> Suit | None:
        """The trump suit, None for no-trump and misère."""
        return None if self.strain == "NT" else Suit.parse(self.strain)

    @property
    def rank(self) -> int:
        """The index of a trick contract in the order of bids, from 6S (0) to 10NT (24), clause 3.1."""
        return 5 * (self.level - 6) + STRAINS.index(self.strain)


CONTRACTS: Final[dict[str, Contract]] = {
    contract.text: contract
    for contract in (
        *(Contract(level, strain) for level in CONTRACT_LEVELS for strain in STRAINS),
        Contract(0, "NT"),
    )
}
"""All contracts by text: the trick contracts in order of rank, then misère."""
