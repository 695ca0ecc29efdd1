"""Questions about a whole deal: the table of its contracts, and what to lay away."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import combinations
from typing import Final

import numpy as np
import numpy.typing as npt

from prikup.cards import Card, Cards, Suit
from prikup.core import Struct
from prikup.solver.position import NO_CARD, POSITION, Position, Rows, SolverError

STRAINS: Final[tuple[Suit | None, ...]] = (*Suit, None)
"""What may be trump, in the order of the bids: spades, clubs, diamonds, hearts, nothing. The place of each is
its number in a row of an array."""

SEATS: Final = (0, 1, 2)


class DealTable(Struct, frozen=True):
    """What every contract of a deal comes to.

    ``tricks`` are the declarer's, by strain (as in :data:`STRAINS`), declarer and leader (as in ``leaders``,
    seats of the deal); ``misere`` likewise by declarer and leader.
    """

    leaders: tuple[int, ...]
    tricks: tuple[tuple[tuple[int, ...], ...], ...]
    misere: tuple[tuple[int, ...], ...]


class DiscardValues(Struct, frozen=True):
    """What every discard of a hand is worth.

    ``discards`` are all ways to lay cards away; ``tricks`` has for each the declarer's tricks by strain (as
    in :data:`STRAINS`), ``misere`` those of a misère.
    """

    discards: tuple[tuple[Card, ...], ...]
    tricks: tuple[tuple[int, ...], ...]
    misere: tuple[int, ...]

    def best(self, trump: Suit | None) -> list[tuple[Card, ...]]:
        """The discards that leave the most tricks with this trump."""
        place = STRAINS.index(trump)
        most = max(row[place] for row in self.tricks)
        return [cards for cards, row in zip(self.discards, self.tricks, strict=True) if row[place] == most]

    def best_misere(self) -> list[tuple[Card, ...]]:
        """The discards that leave the fewest tricks in a misère."""
        fewest = min(self.misere)
        return [cards for cards, tricks in zip(self.discards, self.misere, strict=True) if tricks == fewest]


class DiscardPosition(Struct, frozen=True):
    """A hand that is too large by some cards, and what is the same among its discards.

    ``hands`` are what is left after each discard that differs; ``places`` says for each of ``discards`` which
    of them it comes to.
    """

    others: tuple[Cards, ...]
    leader: int
    discards: tuple[tuple[Card, ...], ...]
    hands: tuple[Cards, ...]
    places: tuple[int, ...]


def discarding(hand: Cards, others: Sequence[Cards], leader: int) -> DiscardPosition:
    """All ways to bring a hand down to as many cards as the others hold; raises SolverError.

    Cards that no card of the others parts are worth the same, so laying away one or the other of them
    comes to one hand.
    """
    sizes = {len(one) for one in others}
    too_many = len(hand) - min(sizes, default=0)
    if len(sizes) != 1 or too_many < 1:
        raise SolverError("solver-discards", cards=", ".join(str(len(one)) for one in (hand, *others)))
    theirs = Cards(0)
    for one in others:
        theirs |= one
    discards = tuple(combinations(hand, too_many))
    Position((hand - Cards(discards[0]), *others), leader=leader)
    hands: dict[tuple[tuple[int, int], ...], Cards] = {}
    keys = []
    for cards in discards:
        key = tuple(sorted(run(card, theirs) for card in cards))
        hands.setdefault(key, hand - Cards(cards))
        keys.append(key)
    order = {key: place for place, key in enumerate(hands)}
    return DiscardPosition(
        tuple(others), leader, discards, tuple(hands.values()), tuple(order[k] for k in keys)
    )


def run(card: Card, theirs: Cards) -> tuple[int, int]:
    """What the cards of one run have in common: the suit, and how many cards of the others are lower."""
    lower = card.suit.mask & (card.bit - 1)
    return card.suit, (theirs.mask & lower).bit_count()


def fill_rows(hands: npt.NDArray[np.uint32], trump: npt.ArrayLike, leader: npt.ArrayLike) -> Rows:
    """Positions before the first card of a trick: masks (..., 3), trump and leader of the shape before it."""
    rows = np.zeros(hands.shape[:-1], POSITION)
    rows["hands"] = hands
    rows["trump"] = trump
    rows["leader"] = leader
    rows["trick"] = NO_CARD
    return rows


def discard_rows(found: DiscardPosition) -> Rows:
    """The positions after discards that differ: (hands, strains)."""
    masks = np.zeros((len(found.hands), len(STRAINS), 3), np.uint32)
    masks[:, :, 0] = np.array([hand.mask for hand in found.hands])[:, None]
    for place, other in enumerate(found.others):
        masks[:, :, place + 1] = other.mask
    return fill_rows(masks, np.arange(len(STRAINS)), found.leader)


def table_rows(deals: npt.NDArray[np.uint32], leaders: npt.NDArray[np.integer]) -> Rows:
    """The positions of the tables of deals: masks (deals, 3) and leaders (deals, k), seats of the deal, to
    rows (deals, strains, declarers, k), each with the declarer as seat 0.
    """
    declarer = np.arange(3)
    turned = deals[:, (declarer[:, None] + np.arange(3)) % 3]
    count, k = leaders.shape
    shape = (count, len(STRAINS), 3, k)
    hands = np.broadcast_to(turned[:, None, :, None, :], (*shape, 3))
    leader = (leaders[:, None, None, :] - declarer[None, None, :, None]) % 3
    return fill_rows(hands, np.arange(len(STRAINS))[None, :, None, None], leader)


def deal_of(hands: Sequence[Cards], leaders: Iterable[int]) -> tuple[npt.NDArray[np.uint32], tuple[int, ...]]:
    """The masks of one deal (1, 3) and its leaders; raises SolverError where that cannot be."""
    chosen = tuple(leaders)
    if len(hands) != len(SEATS):
        raise SolverError("solver-table", count=len(hands))
    for leader in chosen or (-1,):
        Position(tuple(hands), leader=leader)
    return np.array([[hand.mask for hand in hands]], np.uint32), chosen
