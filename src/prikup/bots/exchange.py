"""Value of a hand to the declarer over worlds: before the talon, with it, and after the discard."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Final, Protocol

import numpy as np
import numpy.typing as npt

from prikup.bots.base import Seed, seeded_number
from prikup.bots.hand import (
    STRAINS,
    best_discard,
    discards,
    misere_discard,
    safety,
    tricks,
    tricks_of_twelve,
)
from prikup.bots.open_hands import shared_solver
from prikup.bots.outlook import Contracts
from prikup.bots.worlds import Masks, Worlds, resample_worlds
from prikup.cards import Cards
from prikup.core import View
from prikup.solver import NO_TRUMP, Rows
from prikup.solver.deal import fill_rows
from prikup.worlds import Layouts

Numbers = npt.NDArray[np.float64]
Tricks = npt.NDArray[np.int8]
Fits = Callable[[View, int, Masks], Numbers]
"""A function from hands of ten to factors of how well they fit a seat's calls."""

EXCHANGE_WORLDS: Final = 20
"""Worlds for a decision; with eight a declarer loses a third of a whist per deal."""
MAX_TRIED_DISCARDS: Final = 10
"""Discards that are tried, over all strains."""
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
        values: list[float] = contracts.worth(tricks(self.hand)).tolist()
        return values


class Others:
    """Weighted worlds of the two hidden hands and the talon."""

    def __init__(
        self, view: View, seed: Seed, fits: Fits | None = None, drawn: int = EXCHANGE_WORLDS
    ) -> None:
        """Draw worlds that fit the view, weighed by ``fits``, which rates the hands of a seat."""
        assert view.seat is not None
        self.hand = hand_of(view)
        self._me = view.order.index(view.seat)
        hands = {place.seat: place for place in view.hidden if place.place == "hand"}
        seats = [view.order[(self._me + step) % 3] for step in (1, 2)]
        places = [
            *(hands[seat] for seat in seats),
            *(place for place in view.hidden if place.place != "hand"),
        ]
        layouts = Layouts.of(places).sample(Random(seeded_number(seed, view)), drawn)
        talon = layouts[:, 2] if layouts.shape[1] > 2 else np.zeros(len(layouts), np.uint32)
        weights = np.ones(len(layouts))
        if fits is not None:
            for index, seat in enumerate(seats):
                weights = weights * fits(view, seat, layouts[:, index])
        self.hands, self._talon, weights = resample_worlds(
            Worlds(layouts[:, :2], talon, weights), EXCHANGE_WORLDS
        )
        self.weights = weights / weights.sum()

    def won(self, contracts: Contracts) -> float:
        """Return the value of winning the auction with one of these contracts, before the talon is seen."""
        twelve = np.uint32(self.hand) | self._talon
        chosen = contracts.worth(tricks_of_twelve(twelve)).argmax(axis=1)
        strains = contracts.strains[chosen]
        hands = [
            cards & ~best_discard(cards, strain)
            for cards, strain in zip(twelve.tolist(), strains.tolist(), strict=True)
        ]
        tricks_taken = shared_solver().values(self._make_rows(np.array(hands, np.uint32), strains)).values
        return float(self.weights @ self._find_scores(contracts, chosen, tricks_taken))

    def misere(self, worth: Sequence[float]) -> float:
        """Return the value of a misère before the talon is seen, by the value of each number of tricks."""
        twelve = (np.uint32(self.hand) | self._talon).tolist()
        hands = np.array([cards & ~misere_discard(cards) for cards in twelve], np.uint32)
        tricks_taken = (
            shared_solver().values(self._make_rows(hands, np.full(len(hands), -1)), misere=True).values
        )
        return float(self.weights @ np.array(worth)[tricks_taken])

    def named(self, contracts: Contracts) -> list[float]:
        """Return the value of each contract with the hand as it is; rules of thumb break ties."""
        rule_values = contracts.worth(tricks(self.hand))
        strains = sorted(set(contracts.strains.tolist()))
        tricks_taken = self._solve_tricks(np.full(len(strains), self.hand, np.uint32), strains)
        values = [
            self.weights @ self._find_scores(contracts, index, tricks_taken[strains.index(strain)])
            + TIE_WEIGHT * usual
            for index, (strain, usual) in enumerate(zip(contracts.strains.tolist(), rule_values, strict=True))
        ]
        return list(map(float, values))

    def discard(self, contracts: Contracts) -> int:
        """Return the discard of two of twelve cards for the best of these contracts, as a mask."""
        worths = self.discards(contracts)
        return max(worths, key=worths.__getitem__)

    def ranked(self, contracts: Contracts) -> dict[str, float]:
        """Return the values of discards with the best of these contracts, by text; at least two."""
        worths = self.discards(contracts)
        if len(worths) < 2:
            worths = self.discards(contracts, MAX_BEHIND_ALONE_WHISTS)
        return {discard_text(pair): worth for pair, worth in worths.items()}

    def discards(self, contracts: Contracts, max_behind: float = MAX_BEHIND_WHISTS) -> dict[int, float]:
        """Return the values of the most promising discards with the best of these contracts, by mask."""
        pairs, strains = _list_tried_discards(self.hand, contracts, max_behind)
        tricks_taken = self._solve_tricks(np.uint32(self.hand) & ~np.array(pairs, np.uint32), strains)
        worths: dict[int, float] = {}
        for pair, strain, tricks_of in zip(pairs, strains, tricks_taken, strict=True):
            named = np.flatnonzero(contracts.strains == strain)
            worth = max(
                float(self.weights @ self._find_scores(contracts, index, tricks_of))
                for index in named.tolist()
            )
            worth = round(worth, 6)
            if worth > worths.get(pair, -np.inf):
                worths.pop(pair, None)  # of discards as good, the one whose best trial came first
                worths[pair] = worth
        return worths

    def misere_discards(self, worth: Sequence[float]) -> dict[int, float]:
        """Return the values of the safest discards for a misère, by mask."""
        pairs = sorted(discards(self.hand), key=lambda pair: -float(safety(self.hand & ~pair)))[
            :MAX_TRIED_DISCARDS
        ]
        rows = self._make_rows(
            (np.uint32(self.hand) & ~np.array(pairs, np.uint32))[:, None], np.array([[-1]])
        )
        tricks_taken = shared_solver().values(rows.ravel(), misere=True).values.reshape(rows.shape)
        return dict(zip(pairs, (np.array(worth)[tricks_taken] @ self.weights).tolist(), strict=True))

    def _find_scores(
        self, contracts: Contracts, index: int | npt.NDArray[np.integer], tricks_taken: Tricks
    ) -> Numbers:
        """Return the value of the tricks in each world, in one contract or in one for each world.

        ``index`` is that of the contract, or an array of one for each world.
        """
        scores: Numbers = contracts.exact[index, tricks_taken]
        return scores

    def _solve_tricks(self, own_hands: Masks, strains: Sequence[int]) -> Tricks:
        """Return the tricks of each own hand in its strain: shape (hands, worlds)."""
        rows = self._make_rows(own_hands[:, None], np.array(strains)[:, None])
        by_world = np.ascontiguousarray(rows.T)
        tricks_taken: Tricks = (
            shared_solver().values(by_world.ravel(), related=True).values.reshape(by_world.shape).T
        )
        return tricks_taken

    def _make_rows(self, own_hands: Masks, strains: npt.NDArray[np.integer]) -> Rows:
        """Return rows for the solver: own hands against the hidden hands of each world, in these strains."""
        shape = np.broadcast_shapes(own_hands.shape, (len(self.hands),))
        hands = np.empty((*shape, 3), np.uint32)
        hands[..., 0] = own_hands
        hands[..., 1:] = self.hands
        return fill_rows(hands, np.where(strains < 0, NO_TRUMP, strains), -self._me % 3)


def hand_of(view: View) -> int:
    """Return the viewer's own cards as a mask."""
    assert view.seat is not None
    return Cards(view.seats[view.seat].cards or ()).mask


def discard_text(discard: int) -> str:
    """Return the text of a discard."""
    return "discard " + " ".join(card.text for card in Cards(discard))


def _list_tried_discards(twelve: int, contracts: Contracts, max_behind: float) -> tuple[list[int], list[int]]:
    """Return the discards to try and the strain to play after each, best by rules of thumb first.

    Discards worth more than ``max_behind`` whists less than the best are left out.
    """
    pairs = discards(twelve)
    worths = contracts.worth(tricks(np.uint32(twelve) & ~np.array(pairs, np.uint32)))
    worth_by_choice: dict[tuple[int, int], float] = {}
    for strain in STRAINS:
        in_strain = contracts.strains == strain
        if in_strain.any():
            worth_by_choice |= {
                (pair, strain): worth
                for pair, worth in zip(pairs, worths[:, in_strain].max(axis=1), strict=True)
            }
    min_worth = max(worth_by_choice.values()) - max_behind
    ranked = sorted(
        (choice for choice in worth_by_choice if worth_by_choice[choice] >= min_worth),
        key=lambda choice: (-worth_by_choice[choice], choice),
    )[:MAX_TRIED_DISCARDS]
    return [pair for pair, _ in ranked], [strain for _, strain in ranked]
