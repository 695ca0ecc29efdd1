"""Questions about a whole deal: the values of its contracts, and of its discards."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import combinations
from typing import Final

from prikup.cards import Card, Cards, Suit
from prikup.core import Struct
from prikup.solver.position import Position, SolverError, pack_row

STRAIN_ORDER: Final[tuple[Suit | None, ...]] = (*Suit, None)
"""The possible trumps, in the order of the bids: spades, clubs, diamonds, hearts, nothing.

The place of each is its number in a row of an array."""

DEAL_SEATS: Final = (0, 1, 2)


class DealTable(Struct, frozen=True):
    """The values of all contracts of a deal.

    ``tricks`` are the declarer's, by strain (as in :data:`STRAIN_ORDER`), declarer and leader (as in
    ``leaders``, seats of the deal); ``misere`` likewise by declarer and leader.
    """

    leaders: tuple[int, ...]
    tricks: tuple[tuple[tuple[int, ...], ...], ...]
    misere: tuple[tuple[int, ...], ...]


class DiscardValues(Struct, frozen=True):
    """The values of all discards of a hand.

    ``discards`` are all possible discards; ``tricks`` has for each the declarer's tricks by strain (as in
    :data:`STRAIN_ORDER`), ``misere`` those of a misère.
    """

    discards: tuple[tuple[Card, ...], ...]
    tricks: tuple[tuple[int, ...], ...]
    misere: tuple[int, ...]

    def best(self, trump: Suit | None) -> list[tuple[Card, ...]]:
        """Return the discards after which the declarer takes the most tricks with this trump."""
        strain = STRAIN_ORDER.index(trump)
        best_tricks = max(row[strain] for row in self.tricks)
        return [
            cards for cards, row in zip(self.discards, self.tricks, strict=True) if row[strain] == best_tricks
        ]

    def best_misere(self) -> list[tuple[Card, ...]]:
        """Return the discards after which the declarer takes the fewest tricks in a misère."""
        fewest = min(self.misere)
        return [cards for cards, tricks in zip(self.discards, self.misere, strict=True) if tricks == fewest]


class DiscardPosition(Struct, frozen=True):
    """A hand with too many cards, and the classes of its equivalent discards.

    ``hands`` are the remaining hands, one for each class; ``places`` has for each of ``discards`` the index
    of its class. ``others`` are the other hands.
    """

    others: tuple[Cards, ...]
    leader: int
    discards: tuple[tuple[Card, ...], ...]
    hands: tuple[Cards, ...]
    places: tuple[int, ...]


def list_discards(hand: Cards, others: Sequence[Cards], leader: int) -> DiscardPosition:
    """Return all discards that reduce a hand to the size of the others; raises SolverError.

    Cards with no card of the others between them are equivalent, and so are discards that differ only by such
    cards.
    """
    sizes = {len(other) for other in others}
    count = len(hand) - min(sizes, default=0)
    if len(sizes) != 1 or count < 1:
        raise SolverError("solver-discards", cards=", ".join(str(len(cards)) for cards in (hand, *others)))
    other_cards = Cards(0)
    for other in others:
        other_cards |= other
    discards = tuple(combinations(hand, count))
    Position((hand - Cards(discards[0]), *others), leader=leader)
    hands: dict[tuple[tuple[int, int], ...], Cards] = {}
    keys = []
    for cards in discards:
        key = tuple(sorted(run_key(card, other_cards) for card in cards))
        hands.setdefault(key, hand - Cards(cards))
        keys.append(key)
    order = {key: place for place, key in enumerate(hands)}
    return DiscardPosition(
        tuple(others),
        leader,
        discards,
        tuple(hands.values()),
        tuple(order[discard_key] for discard_key in keys),
    )


def run_key(card: Card, other_cards: Cards) -> tuple[int, int]:
    """Return the key of a card's run: its suit, and the number of lower cards that the others hold."""
    lower = card.suit.mask & (card.bit - 1)
    return card.suit, (other_cards.mask & lower).bit_count()


def discard_rows(position: DiscardPosition) -> list[bytes]:
    """Return rows of the positions after each class of discards, for each strain in turn."""
    others = [other.mask for other in position.others]
    return [
        pack_row([hand.mask, *others], strain, position.leader)
        for strain in range(len(STRAIN_ORDER))
        for hand in position.hands
    ]


def table_rows(hands: Sequence[int], leaders: Sequence[int]) -> list[bytes]:
    """Return rows of the positions of a deal's table, each with the declarer as seat 0.

    ``hands`` are masks. The rows are by strain, declarer and leader (of ``leaders``, seats of the deal).
    """
    return [
        pack_row([hands[(declarer + step) % 3] for step in range(3)], strain, (leader - declarer) % 3)
        for strain in range(len(STRAIN_ORDER))
        for declarer in range(3)
        for leader in leaders
    ]


def check_deal(hands: Sequence[Cards], leaders: Iterable[int]) -> tuple[list[int], tuple[int, ...]]:
    """Return the masks of a deal, and its leaders; raises SolverError if it is impossible."""
    chosen = tuple(leaders)
    if len(hands) != len(DEAL_SEATS):
        raise SolverError("solver-table", count=len(hands))
    for leader in chosen or (-1,):
        Position(tuple(hands), leader=leader)
    return [hand.mask for hand in hands], chosen
