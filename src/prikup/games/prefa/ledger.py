"""The ledger of pots and chips: the own pot first, then those of the others for ten chips a unit (11)."""

from __future__ import annotations

from prikup.core import Amount, Entry
from prikup.games.prefa.options import Options
from prikup.games.prefa.results import Standing

CHIPS_PER_UNIT = 10
"""Chips for a unit from another pot (11.3)."""


class Ledger:
    """Collector of the entries of one deal; ``seats`` are the three who play it, in turn.

    The pots of the deal are theirs (a resting seat takes no part, 1.1); a common till is that of all.
    """

    def __init__(self, standing: Standing, seats: tuple[int, ...], options: Options) -> None:
        """Start from the sheet before the deal, with no entries."""
        self.options = options
        self.players = standing.players
        self.seats = seats
        resting = tuple(seat for seat in range(self.players) if seat not in seats)
        self._sources = (*seats, *(resting if options.pot_model == "common" else ()))
        self._pots = list(standing.pot)
        self._on_pots: list[Entry] = []
        self._on_chips: list[Entry] = []

    @property
    def pot_total(self) -> Amount:
        """The units in the pots of the deal together."""
        return sum(self._pots[seat] for seat in self._sources)

    def solo_factor(self, short: int) -> int:
        """Return the factor for this many missing tricks: 2 for two or more, which are solo (10)."""
        return 2 if short >= 2 and self.options.solo_double else 1

    def write_pot(
        self, seat: int, amount: Amount, cause: str, clause: str, tricks: Amount | None = None
    ) -> None:
        """Write a change of a pot, caused by this many tricks; write nothing if the change is 0."""
        if amount:
            self._pots[seat] += amount
            self._on_pots.append(Entry("pot", seat, None, amount, cause, clause, tricks))

    def write_payment(
        self, payer: int, receiver: int, amount: Amount, cause: str, clause: str, tricks: Amount | None = None
    ) -> None:
        """Write chips that ``payer`` owes ``receiver``; write nothing if both are the same seat."""
        if amount and payer != receiver:
            self._on_chips.append(Entry("chips", receiver, payer, amount, cause, clause, tricks))

    def take(self, declarer: int, units: int, clause: str) -> None:
        """Reduce pots by the units that the declarer won (11.3, 11.4).

        First comes the declarer's own pot, then the larger of the others; equal ones are reduced alike. Units
        that no pot holds are lost, or by fair payment the declarer's own pot falls below zero (13.2).
        """
        remaining: Amount = units - self._take_from_pot(declarer, declarer, units, clause)
        place = self.seats.index(declarer)
        right, left = self.seats[(place + 1) % 3], self.seats[(place + 2) % 3]
        if self._pots[right] == self._pots[left]:
            remaining -= self._take_from_pot(declarer, right, (remaining + 1) // 2, clause)
            remaining -= self._take_from_pot(declarer, left, remaining, clause)
        for seat in sorted(self._sources, key=lambda seat: (seat not in self.seats, -self._pots[seat])):
            remaining -= self._take_from_pot(declarer, seat, remaining, clause)
        if remaining and self.options.last_contract == "fair":
            self.write_pot(declarer, -remaining, "made", "13.2")

    def _take_from_pot(self, declarer: int, seat: int, units: Amount, clause: str) -> Amount:
        """Take this many units from a pot, as far as it holds them; return the units taken."""
        taken = min(units, max(self._pots[seat], 0))
        if seat == declarer:
            self.write_pot(seat, -taken, "made", clause)
        else:
            self.write_pot(seat, -taken, "overflow", "11.3")
            self.write_payment(seat, declarer, CHIPS_PER_UNIT * taken, "overflow", "11.3", None)
        return taken

    def close(self) -> tuple[Entry, ...]:
        """Return the entries, pots before chips."""
        return (*self._on_pots, *self._on_chips)
