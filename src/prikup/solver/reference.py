"""The reference of :mod:`prikup.solver.tricks`: a full search, slow and evidently right.

Nothing is pruned; values of positions are cached. Endings of up to six tricks take seconds, whole deals far
too long.

>>> from prikup.solver import Position, Solver
>>> position = Position.parse("AQ.7.. KJ.8.. T9.9..")
>>> Reference().value(position) == Solver().value(position)
True
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from prikup.cards import Card, Cards, Suit
from prikup.solver.deal import DEAL_SEATS, STRAIN_ORDER, DealTable, DiscardValues, check_deal, list_discards
from prikup.solver.position import Position, SolverError


class Reference:
    """A slow solver with the answers of :class:`prikup.solver.Solver`."""

    def value(self, position: Position, *, misere: bool = False) -> int:
        """Return the declarer's tricks."""
        return _solve(_check_misere(position, misere), misere, {})

    def cards(self, position: Position, *, misere: bool = False) -> dict[Card, int]:
        """Return the declarer's tricks after each legal card, by index of the card."""
        cache: dict[Position, int] = {}
        return _solve_cards(_check_misere(position, misere), misere, cache)

    def makes(self, position: Position, tricks: int, *, misere: bool = False) -> bool:
        """Return True if the declarer takes at least so many tricks."""
        return self.value(position, misere=misere) >= tricks

    def is_caught(self, position: Position) -> bool:
        """Return True if the declarer of a misère must take a trick."""
        return self.makes(position, 1, misere=True)

    def line(self, position: Position, *, misere: bool = False) -> tuple[Card, ...]:
        """Return best play to the end.

        Among equal cards it chooses the first in the order spades, clubs, diamonds, hearts, each from the
        lowest.
        """
        cache: dict[Position, int] = {}
        played = []
        position = _check_misere(position, misere)
        while position.left:
            values = _solve_cards(position, misere, cache)
            best = _choose_value(position, misere, values.values())
            played.append(next(card for card in values if values[card] == best))
            position = position.after(played[-1])
        return tuple(played)

    def table(self, hands: Sequence[Cards], leaders: Iterable[int] = DEAL_SEATS) -> DealTable:
        """Return the values of all contracts of three hands: by strain and misère, declarer and leader."""
        _, chosen = check_deal(hands, leaders)

        def row(declarer: int, trump: Suit | None, misere: bool = False) -> tuple[int, ...]:
            turned = tuple(hands[(declarer + place) % 3] for place in DEAL_SEATS)
            starts = [Position(turned, trump, (leader - declarer) % 3) for leader in chosen]
            return tuple(self.value(start, misere=misere) for start in starts)

        tricks = tuple(tuple(row(declarer, trump) for declarer in DEAL_SEATS) for trump in STRAIN_ORDER)
        return DealTable(chosen, tricks, tuple(row(declarer, None, misere=True) for declarer in DEAL_SEATS))

    def discards(self, hand: Cards, others: Sequence[Cards], leader: int = 0) -> DiscardValues:
        """Return the values of all discards of a hand, in each strain and in a misère."""
        discards = list_discards(hand, others, leader).discards

        def value(cards: tuple[Card, ...], trump: Suit | None, misere: bool = False) -> int:
            start = Position((hand - Cards(cards), *others), trump, leader)
            return self.value(start, misere=misere)

        tricks = tuple(tuple(value(cards, trump) for trump in STRAIN_ORDER) for cards in discards)
        return DiscardValues(discards, tricks, tuple(value(cards, None, misere=True) for cards in discards))


def _check_misere(position: Position, misere: bool) -> Position:
    """Return the position; raises SolverError for a misère with a trump."""
    if misere and position.trump is not None:
        raise SolverError("position-misere", position=position)
    return position


def _choose_value(position: Position, misere: bool, values: Iterable[int]) -> int:
    """Return the value that the next player prefers.

    The declarer prefers many tricks in a contract and few in a misère, the others the reverse.
    """
    return max(values) if (position.to_play == 0) != misere else min(values)


def _solve(position: Position, misere: bool, cache: dict[Position, int]) -> int:
    """Return the declarer's tricks; ``cache`` keeps those of all positions that were solved."""
    if not position.left:
        return 0
    if position not in cache:
        cache[position] = _choose_value(position, misere, _solve_cards(position, misere, cache).values())
    return cache[position]


def _solve_cards(position: Position, misere: bool, cache: dict[Position, int]) -> dict[Card, int]:
    """Return the declarer's tricks after each legal card."""
    values = {}
    for card in position.legal():
        next_position = position.after(card)
        won = int(not next_position.trick and next_position.leader == 0)
        values[card] = won + _solve(next_position, misere, cache)
    return values
