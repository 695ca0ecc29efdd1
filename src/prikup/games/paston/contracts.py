"""Contracts of Paston: four suits in order, and best spades above them (clauses 1.3, 3.1, 7)."""

from __future__ import annotations

from typing import Final

from prikup.cards import Suit
from prikup.core import Name, Struct

DECLARER_NEEDS: Final = 6
TRICKS_PER_DEAL: Final = 10
DEFENCE_QUOTA: Final = 4


class Contract(Struct, frozen=True):
    """A contract: its word, its trump and the factor of its payoffs.

    >>> CONTRACTS["dineri"].trump.name, CONTRACTS["dineri"].value
    ('DIAMONDS', 3)
    >>> CONTRACTS["paston_grkha"].trump.name, CONTRACTS["paston_grkha"].value
    ('SPADES', 4)
    """

    text: str
    trump: Suit
    value: int


CONTRACTS: Final[dict[str, Contract]] = {
    one.text: one
    for one in (
        Contract("paston", Suit.SPADES, 1),
        Contract("glitch", Suit.CLUBS, 2),
        Contract("dineri", Suit.DIAMONDS, 3),
        Contract("gupa", Suit.HEARTS, 4),
        Contract("paston_grkha", Suit.SPADES, 4),
    )
}
"""All contracts by word, from low to high."""

BID_LADDER: Final = tuple(CONTRACTS)
BEST_CONTRACT: Final = BID_LADDER[-1]
NAMES: Final = {text: Name(text) for text in BID_LADDER}
"""Action that names each contract, by its word."""


def nameable_contracts(bid: str | None) -> tuple[Name, ...]:
    """Return the contracts that may be named after this winning bid, or after an all-pass (4.2).

    >>> [name.contract for name in nameable_contracts("dineri")]
    ['dineri', 'gupa']
    >>> [name.contract for name in nameable_contracts("paston_grkha")]
    ['paston_grkha']
    """
    if bid == BEST_CONTRACT:
        return (NAMES[BEST_CONTRACT],)
    lowest = 0 if bid is None else BID_LADDER.index(bid)
    return tuple(NAMES[text] for text in BID_LADDER[lowest:-1])
