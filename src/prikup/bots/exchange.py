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
        self.hand = hand_of(view)

    def discards(self, contracts: Contracts) -> dict[int, float]:
        """Return the discard by rules of thumb, as a mask, without a value."""
        return {_tried(self.hand, contracts, MAX_BEHIND_WHISTS)[0][0]: 0.0}

    def discard(self, contracts: Contracts) -> int:
        """Return the discard of two of twelve cards for the best of these contracts, as a mask."""
        return next(iter(self.discards(contracts)))

    def named(self, contracts: Contracts) -> list[float]:
        """Return the value of each contract with the hand as it is."""
        found: list[float] = contracts.worth(tricks(self.hand)).tolist()
        return found


class Others:
    """Weighted worlds of the two hidden hands and the talon."""

    def __init__(
        self, view: View, seed: Seed, fits: Fits | None = None, drawn: int = EXCHANGE_WORLDS
    ) -> None:
        assert view.seat is not None
        self.hand = hand_of(view)
        self._me = view.order.index(view.seat)
        hands = {place.seat: place for place in view.hidden if place.place == "hand"}
        seats = [view.order[(self._me + step) % 3] for step in (1, 2)]
        places = [
            *(hands[seat] for seat in seats),
            *(place for place in view.hidden if place.place != "hand"),
        ]
        filled = Layouts.of(places).sample(Random(seeded_number(seed, view)), drawn)
        talon = filled[:, 2] if filled.shape[1] > 2 else np.zeros(len(filled), np.uint32)
        weights = np.ones(len(filled))
        if fits is not None:
            for at, seat in enumerate(seats):
                weights = weights * fits(view, seat, filled[:, at])
        self.hands, self._talon, weights = resample_worlds(
            Worlds(filled[:, :2], talon, weights), EXCHANGE_WORLDS
        )
        self.weights = weights / weights.sum()

    def won(self, contracts: Contracts) -> float:
        """Return the value of winning the auction with one of these contracts, before the talon is seen."""
        twelve = np.uint32(self.hand) | self._talon
        chosen = contracts.worth(tricks_of_twelve(twelve)).argmax(axis=1)
        strains = contracts.strains[chosen]
        kept = [
            cards & ~best_discard(cards, strain)
            for cards, strain in zip(twelve.tolist(), strains.tolist(), strict=True)
        ]
        taken = shared_solver().values(self._rows(np.array(kept, np.uint32), strains)).values
        return float(self.weights @ self._scores(contracts, chosen, taken))

    def misere(self, worth: Sequence[float]) -> float:
        """Return the value of a misère before the talon is seen, by the value of each number of tricks."""
        twelve = (np.uint32(self.hand) | self._talon).tolist()
        kept = np.array([cards & ~misere_discard(cards) for cards in twelve], np.uint32)
        taken = shared_solver().values(self._rows(kept, np.full(len(kept), -1)), misere=True).values
        return float(self.weights @ np.array(worth)[taken])

    def named(self, contracts: Contracts) -> list[float]:
        """Return the value of each contract with the hand as it is; rules of thumb break ties."""
        likely = contracts.worth(tricks(self.hand))
        strains = sorted(set(contracts.strains.tolist()))
        taken = self._tricks(np.full(len(strains), self.hand, np.uint32), strains)
        found = [
            self.weights @ self._scores(contracts, at, taken[strains.index(strain)]) + TIE_WEIGHT * usual
            for at, (strain, usual) in enumerate(zip(contracts.strains.tolist(), likely, strict=True))
        ]
        return list(map(float, found))

    def discard(self, contracts: Contracts) -> int:
        """Return the discard of two of twelve cards for the best of these contracts, as a mask."""
        worths = self.discards(contracts)
        return max(worths, key=worths.__getitem__)

    def ranked(self, contracts: Contracts) -> dict[str, float]:
        """Return the values of discards with the best of these contracts, by text; at least two."""
        found = self.discards(contracts)
        if len(found) < 2:
            found = self.discards(contracts, MAX_BEHIND_ALONE_WHISTS)
        return {discard_text(pair): worth for pair, worth in found.items()}

    def discards(self, contracts: Contracts, behind: float = MAX_BEHIND_WHISTS) -> dict[int, float]:
        """Return the values of the most promising discards with the best of these contracts, by mask."""
        pairs, strains = _tried(self.hand, contracts, behind)
        taken = self._tricks(np.uint32(self.hand) & ~np.array(pairs, np.uint32), strains)
        found: dict[int, float] = {}
        for pair, strain, tricks_of in zip(pairs, strains, taken, strict=True):
            named = np.flatnonzero(contracts.strains == strain)
            worth = max(float(self.weights @ self._scores(contracts, at, tricks_of)) for at in named.tolist())
            worth = round(worth, 6)
            if worth > found.get(pair, -np.inf):
                found.pop(pair, None)  # of discards as good, the one whose best trial came first
                found[pair] = worth
        return found

    def misere_discards(self, worth: Sequence[float]) -> dict[int, float]:
        """Return the values of the safest discards for a misère, by mask."""
        pairs = sorted(discards(self.hand), key=lambda pair: -float(safety(self.hand & ~pair)))[
            :MAX_TRIED_DISCARDS
        ]
        rows = self._rows((np.uint32(self.hand) & ~np.array(pairs, np.uint32))[:, None], np.array([[-1]]))
        taken = shared_solver().values(rows.ravel(), misere=True).values.reshape(rows.shape)
        return dict(zip(pairs, (np.array(worth)[taken] @ self.weights).tolist(), strict=True))

    def _scores(self, contracts: Contracts, at: int | npt.NDArray[np.integer], taken: Tricks) -> Numbers:
        """Return the value of the contract at this place, or of one by world, in each world."""
        found: Numbers = contracts.exact[at, taken]
        return found

    def _tricks(self, mine: Masks, strains: Sequence[int]) -> Tricks:
        """Return the tricks of each hand in its strain: shape (hands, worlds)."""
        rows = self._rows(mine[:, None], np.array(strains)[:, None])
        by_world = np.ascontiguousarray(rows.T)
        found: Tricks = (
            shared_solver().values(by_world.ravel(), related=True).values.reshape(by_world.shape).T
        )
        return found

    def _rows(self, mine: Masks, strains: npt.NDArray[np.integer]) -> Rows:
        shape = np.broadcast_shapes(mine.shape, (len(self.hands),))
        hands = np.empty((*shape, 3), np.uint32)
        hands[..., 0] = mine
        hands[..., 1:] = self.hands
        return fill_rows(hands, np.where(strains < 0, NO_TRUMP, strains), -self._me % 3)


def hand_of(view: View) -> int:
    """Return the viewer's own cards as a mask."""
    assert view.seat is not None
    return Cards(view.seats[view.seat].cards or ()).mask


def discard_text(discard: int) -> str:
    """Return the text of a discard."""
    return "discard " + " ".join(card.text for card in Cards(discard))


def _tried(twelve: int, contracts: Contracts, behind: float) -> tuple[list[int], list[int]]:
    """Return discards to try, with the strain to play after each, best by rules of thumb first."""
    pairs = discards(twelve)
    worths = contracts.worth(tricks(np.uint32(twelve) & ~np.array(pairs, np.uint32)))
    found: dict[tuple[int, int], float] = {}
    for strain in STRAINS:
        ours = contracts.strains == strain
        if ours.any():
            found |= {
                (pair, strain): worth for pair, worth in zip(pairs, worths[:, ours].max(axis=1), strict=True)
            }
    least = max(found.values()) - behind
    ranked = sorted((one for one in found if found[one] >= least), key=lambda one: (-found[one], one))[
        :MAX_TRIED_DISCARDS
    ]
    return [pair for pair, _ in ranked], [strain for _, strain in ranked]
