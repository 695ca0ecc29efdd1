"""Value of a hand to the declarer over worlds: before the talon, with it, and after the discard."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from math import fsum, inf
from operator import mul
from random import Random
from typing import Final, Protocol

from prikup.bots.base import Seed, seeded_number
from prikup.bots.hand import (
    NO_TRUMP_STRAIN,
    STRAINS,
    best_discard,
    discards,
    misere_discard,
    safety_by_hand,
    tricks,
    tricks_by_hand,
    tricks_of_twelve,
)
from prikup.bots.open_hands import shared_solver
from prikup.bots.outlook import Contracts, round_to_tenths
from prikup.bots.worlds import Worlds, resample_worlds
from prikup.cards import Cards
from prikup.core import View
from prikup.solver import NO_TRUMP
from prikup.solver.position import ROW_BYTES, pack_row
from prikup.worlds import Layouts

Fits = Callable[[View, int, Sequence[int]], list[float]]
"""A function from hands of ten to factors of how well they fit a seat's calls."""

EXCHANGE_WORLDS: Final = 20
"""Worlds for a decision; with eight a declarer loses a third of a whist per deal."""
MAX_TRIED_DISCARDS: Final = 10
"""Discards that are tried, over all strains."""
MAX_TRIED_CONTRACTS: Final = 3
"""Contracts that are tried with a hand of ten, where one is named to tell discards apart."""
MAX_BEHIND_WHISTS: Final = 12.0
"""Whists by which a tried discard may be worse by rules of thumb."""
MAX_BEHIND_ALONE_WHISTS: Final = 999.0
"""Whists of margin if a single discard needs another for comparison."""

TIE_WEIGHT: Final = 1e-3
"""Weight of a whist by rules of thumb against one over worlds, to break ties."""


class Trial(Protocol):
    """A trial of an exchange: the discard, and the value of each contract."""

    def discard(self, contracts: Contracts) -> int:
        """Return the discard of two of twelve cards for the best of these contracts, as a mask."""

    def named(self, contracts: Contracts) -> list[float]:
        """Return the value of each contract with the hand as it is."""


class Usual:
    """An exchange by rules of thumb alone, for playing on many deals."""

    def __init__(self, view: View, seed: Seed = 0) -> None:
        """Take the hand of the viewer; ``seed`` is not used."""
        self.hand = hand_of(view)

    def discards(self, contracts: Contracts) -> dict[int, float]:
        """Return the discard by rules of thumb, as a mask, with 0 for its value."""
        return {_list_tried_discards(self.hand, contracts, MAX_BEHIND_WHISTS)[0][0]: 0.0}

    def discard(self, contracts: Contracts) -> int:
        """Return the discard of two of twelve cards for the best of these contracts, as a mask."""
        return next(iter(self.discards(contracts)))

    def named(self, contracts: Contracts) -> list[float]:
        """Return the value of each contract with the hand as it is."""
        return contracts.values_at(tricks(self.hand))


class Others:
    """Weighted worlds of the two hidden hands and the talon."""

    def __init__(
        self,
        view: View,
        seed: Seed,
        fits: Fits | None = None,
        drawn: int = EXCHANGE_WORLDS,
        kept: int = EXCHANGE_WORLDS,
        *,
        is_leader: bool = False,
    ) -> None:
        """Draw worlds that fit the view, weighed by ``fits``, which rates the hands of a seat; keep some.

        The first in order leads, or the viewer if they are the ``is_leader``.
        """
        assert view.seat is not None
        self.hand = hand_of(view)
        self._me = view.order.index(view.seat)
        self._leader = 0 if is_leader else -self._me % 3
        hands = {place.seat: place for place in view.hidden if place.place == "hand"}
        seats = [view.order[(self._me + step) % 3] for step in (1, 2)]
        places = [
            *(hands[seat] for seat in seats),
            *(place for place in view.hidden if place.place != "hand"),
        ]
        layouts = Layouts.of(places).sample(Random(seeded_number(seed, view)), drawn)
        talon = [layout[2] if len(layout) > 2 else 0 for layout in layouts]
        worlds = Worlds([layout[:2] for layout in layouts], talon, [1.0] * len(layouts))
        if fits is not None:
            for index, seat in enumerate(seats):
                worlds = worlds.weighed(fits(view, seat, [layout[index] for layout in layouts]))
        worlds = resample_worlds(worlds, kept)
        self.hands, self._talon = worlds.hands, worlds.pile
        total = fsum(worlds.weights)
        self.weights = [weight / total for weight in worlds.weights]

    def won(self, contracts: Contracts) -> float:
        """Return the value of winning the auction with one of these contracts, before the talon is seen."""
        return self._mean(self._find_scores(contracts, *self._play_best(contracts)))

    def made(self, contracts: Contracts, levels: Sequence[int]) -> float:
        """Return how often the best of these contracts is made, before the talon is seen, from 0 to 1.

        ``levels`` are the tricks that each contract needs.
        """
        chosen, tricks_taken = self._play_best(contracts)
        pairs = zip(chosen, tricks_taken, strict=True)
        return self._mean([float(taken >= levels[index]) for index, taken in pairs])

    def _play_best(self, contracts: Contracts) -> tuple[list[int], list[int]]:
        """Return by world the index of the best contract with the talon, and its tricks."""
        twelve = [self.hand | talon for talon in self._talon]
        rows = [contracts.values_at(means) for means in tricks_of_twelve(twelve)]
        chosen = [row.index(max(row)) for row in rows]
        strains = [contracts.strains[index] for index in chosen]
        hands = [cards & ~best_discard(cards, strain) for cards, strain in zip(twelve, strains, strict=True)]
        return chosen, shared_solver().row_values(self._make_rows(hands, strains))

    def misere(self, value_by_tricks: Sequence[float]) -> float:
        """Return the value of a misère before the talon is seen, by the value of each number of tricks."""
        twelve = [self.hand | talon for talon in self._talon]
        hands = [cards & ~misere_discard(cards) for cards in twelve]
        rows = self._make_rows(hands, [NO_TRUMP_STRAIN] * len(hands))
        return self._mean([value_by_tricks[taken] for taken in shared_solver().row_values(rows, misere=True)])

    def named(self, contracts: Contracts) -> list[float]:
        """Return the value of each contract with the hand as it is; rules of thumb break ties."""
        return self._rate_contracts(contracts, self.hand)

    def choose_contract(self, contracts: Contracts, hand: int) -> int:
        """Return the index of the contract with the highest value with a hand.

        Only the few are tried that rules of thumb value most.
        """
        rule_values = contracts.values_at(tricks(hand))
        ranked = sorted(range(len(rule_values)), key=lambda index: -rule_values[index])
        tried = sorted(ranked[:MAX_TRIED_CONTRACTS])
        values = self._rate_contracts(contracts.some(tried), hand)
        return tried[values.index(max(values))]

    def _rate_contracts(self, contracts: Contracts, hand: int) -> list[float]:
        """Return the value of each contract with a hand; rules of thumb break ties."""
        rule_values = contracts.values_at(tricks(hand))
        strains = sorted(set(contracts.strains))
        tricks_taken = self.tricks_of([hand] * len(strains), strains)
        return [
            self._mean_in(contracts, index, tricks_taken[strains.index(strain)]) + TIE_WEIGHT * usual
            for index, (strain, usual) in enumerate(zip(contracts.strains, rule_values, strict=True))
        ]

    def discard(self, contracts: Contracts) -> int:
        """Return the discard of two of twelve cards for the best of these contracts, as a mask."""
        values = self.discards(contracts)
        return max(values, key=values.__getitem__)

    def ranked(self, contracts: Contracts) -> dict[str, float]:
        """Return the values of discards with the best of these contracts, by text; at least two."""
        values = self.discards(contracts)
        if len(values) < 2:
            values = self.discards(contracts, MAX_BEHIND_ALONE_WHISTS)
        return {discard_text(pair): value for pair, value in values.items()}

    def discards(self, contracts: Contracts, max_behind: float = MAX_BEHIND_WHISTS) -> dict[int, float]:
        """Return the values of the most promising discards with the best of these contracts, by mask."""
        pairs, strains = _list_tried_discards(self.hand, contracts, max_behind)
        tricks_taken = self.tricks_of([self.hand & ~pair for pair in pairs], strains)
        values: dict[int, float] = {}
        for pair, strain, tricks_of in zip(pairs, strains, tricks_taken, strict=True):
            named = [index for index, named in enumerate(contracts.strains) if named == strain]
            value = round(max(self._mean_in(contracts, index, tricks_of) for index in named), 6)
            if value > values.get(pair, -inf):
                values.pop(pair, None)  # of discards as good, the one whose best trial came first
                values[pair] = value
        return values

    def misere_discards(self, value_by_tricks: Sequence[float]) -> dict[int, float]:
        """Return the values of the safest discards for a misère, by mask."""
        all_pairs = discards(self.hand)
        safe = dict(zip(all_pairs, safety_by_hand([self.hand & ~pair for pair in all_pairs]), strict=True))
        pairs = sorted(all_pairs, key=lambda pair: -safe[pair])[:MAX_TRIED_DISCARDS]
        rows = b"".join(
            self._make_rows([self.hand & ~pair] * len(self.hands), [NO_TRUMP_STRAIN] * len(self.hands))
            for pair in pairs
        )
        values = [value_by_tricks[taken] for taken in shared_solver().row_values(rows, misere=True)]
        size = len(self.hands)
        return {pair: self._mean(values[at * size : (at + 1) * size]) for at, pair in enumerate(pairs)}

    def _mean(self, values: Sequence[float]) -> float:
        """Return the weighted mean of values, one for each world."""
        return fsum(map(mul, self.weights, values))

    def _mean_in(self, contracts: Contracts, index: int, tricks_taken: Sequence[int]) -> float:
        """Return the mean value of the tricks in each world in the contract at an index."""
        return self._mean(self._find_scores(contracts, [index] * len(tricks_taken), tricks_taken))

    def _find_scores(
        self, contracts: Contracts, indices: Sequence[int], tricks_taken: Sequence[int]
    ) -> list[float]:
        """Return the value of the tricks in each world, in the contract at an index for each."""
        return [contracts.exact[index][taken] for index, taken in zip(indices, tricks_taken, strict=True)]

    def tricks_of(self, own_hands: Sequence[int], strains: Sequence[int]) -> list[list[int]]:
        """Return by own hand, each in its strain, the tricks in each world."""
        count = len(self.hands)
        by_hand = [
            self._make_rows([hand] * count, [strain] * count)
            for hand, strain in zip(own_hands, strains, strict=True)
        ]
        # Rows of one world follow each other, since they are related.
        rows = b"".join(
            of_hand[at : at + ROW_BYTES]
            for at in range(0, count * ROW_BYTES, ROW_BYTES)
            for of_hand in by_hand
        )
        values = shared_solver().row_values(rows, related=True)
        return [values[number :: len(by_hand)] for number in range(len(by_hand))]

    def _make_rows(self, own_hands: Sequence[int], strains: Sequence[int]) -> bytes:
        """Return a row of each world for the solver: an own hand against the hidden hands, in a strain."""
        return b"".join(
            pack_row([own, *hands], NO_TRUMP if strain < 0 else strain, self._leader)
            for own, strain, hands in zip(own_hands, strains, self.hands, strict=True)
        )


def hand_of(view: View) -> int:
    """Return the viewer's own cards as a mask."""
    assert view.seat is not None
    return Cards(view.seats[view.seat].cards or ()).mask


def discard_text(discard: int) -> str:
    """Return the text of a discard."""
    return "discard " + " ".join(card.text for card in Cards(discard))


@lru_cache(maxsize=1024)
def _list_tried_discards(twelve: int, contracts: Contracts, max_behind: float) -> tuple[list[int], list[int]]:
    """Return the discards to try and the strain to play after each, best by rules of thumb first.

    Discards worth more than ``max_behind`` whists less than the best are left out.
    """
    pairs = discards(twelve)
    means = tricks_by_hand([twelve & ~pair for pair in pairs])
    best = contracts.best_by_strain()
    value_by_choice = {
        (pair, strain): best[strain][round_to_tenths(of_pair[strain])]
        for strain in STRAINS
        if strain in contracts.strains
        for pair, of_pair in zip(pairs, means, strict=True)
    }
    min_value = max(value_by_choice.values()) - max_behind
    ranked = sorted(
        (choice for choice in value_by_choice if value_by_choice[choice] >= min_value),
        key=lambda choice: (-value_by_choice[choice], choice),
    )[:MAX_TRIED_DISCARDS]
    return [pair for pair, _ in ranked], [strain for _, strain in ranked]
