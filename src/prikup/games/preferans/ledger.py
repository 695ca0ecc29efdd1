"""The ledger that writes entries on the sheet: pool with aid, hill, whists (sections 8.8 and 11)."""

from __future__ import annotations

from fractions import Fraction

from prikup.core import Amount, Entry, RuleError, Struct
from prikup.games.preferans.options import Options
from prikup.games.preferans.results import Standing


def to_int_if_whole(amount: Amount) -> Amount:
    """Return the same amount, as an int if it is whole."""
    return amount.numerator if isinstance(amount, Fraction) and amount.denominator == 1 else amount


class Surplus(Struct, frozen=True):
    """Points that a donor has still to give by their own choice; ``rooms`` are what each pool can take."""

    donor: int
    points: int
    rooms: tuple[int, ...]


class Ledger:
    """Collector of the entries of one deal in order; tracks pools and hills as they stand meanwhile.

    ``aid`` are the gifts that donors chose, used up in order; a gift to oneself is kept back and lost.
    ``surpluses`` are points of donors who have not chosen yet.
    """

    def __init__(self, standing: Standing, options: Options, aid: tuple[tuple[int, int], ...] | None) -> None:
        """Start from the standing before the deal, with no entries."""
        self.options = options
        self.players = standing.players
        self.entries: list[Entry] = []
        self._pools = list(standing.pool)
        self._hills = list(standing.hill)
        self._gifts = list(aid or ())
        self.surpluses: list[Surplus] = []

    def write_whists(
        self, seat: int, on: int, amount: Amount, cause: str, clause: str, tricks: Amount | None = None
    ) -> None:
        """Write whists of one player on another for this many tricks; write nothing if the amount is 0."""
        if amount:
            self.entries.append(Entry("whists", seat, on, to_int_if_whole(amount), cause, clause, tricks))

    def write_hill(
        self, seat: int, amount: Amount, cause: str, clause: str, tricks: Amount | None = None
    ) -> None:
        """Write penalty points for this many tricks, below zero as the options allow (11.2).

        By 8.8 five whists a point from each other player are written instead.
        """
        if self.options.penalty_mode == "whists5":
            self._write_fives(seat, amount, cause, "8.8", tricks)
            return
        written = amount
        if amount < 0 and self.options.hill_below_zero != "allow":
            written = max(amount, -max(self._hills[seat], 0))
        if written:
            self._hills[seat] += written
            self.entries.append(Entry("hill", seat, None, to_int_if_whole(written), cause, clause, tricks))
        if self.options.hill_below_zero == "whists":
            self._write_fives(seat, amount - written, cause, "11.2", tricks)

    def _write_fives(self, seat: int, amount: Amount, cause: str, clause: str, tricks: Amount | None) -> None:
        """Write five whists a point: of each other player on the seat, or the reverse below zero."""
        for other_seat in range(self.players):
            if other_seat == seat:
                continue
            if amount > 0:
                self.write_whists(other_seat, seat, 5 * amount, cause, clause, tricks)
            else:
                self.write_whists(seat, other_seat, -5 * amount, cause, clause, tricks)

    def write_pool(self, seat: int, points: int, cause: str, clause: str) -> None:
        """Write pool points; points above the target become aid to other pools (11.2)."""
        target = self.options.target
        if self.options.aid == "none" or target is None:
            self._add_pool(seat, points, cause, clause)
            return
        own_points = min(points, max(target - self._pools[seat], 0))
        self._add_pool(seat, own_points, cause, clause)
        surplus = points - own_points
        if self.options.aid == "donor_choice":
            surplus = self._give_chosen(seat, surplus, target)
        else:
            surplus = self._give_highest(seat, surplus, target)
        if surplus and self.options.overflow_all_closed == "own_hill" and min(self._pools) >= target:
            self.write_hill(seat, -surplus, "overflow", "11.2")

    def _add_pool(self, seat: int, points: Amount, cause: str, clause: str) -> None:
        """Write pool points as they are, if there are any."""
        if points:
            self._pools[seat] += points
            self.entries.append(Entry("pool", seat, None, to_int_if_whole(points), cause, clause))

    def _give_highest(self, donor: int, surplus: Amount, target: int) -> Amount:
        """Give to the largest open pool, of equal ones to the next clockwise; return the points left over."""
        while surplus:
            open_pools = [seat for seat, pool in enumerate(self._pools) if pool < target]
            if not open_pools:
                break
            receiver = min(open_pools, key=lambda seat: (-self._pools[seat], (seat - donor) % self.players))
            points = min(surplus, target - self._pools[receiver])
            self._give(donor, receiver, points)
            surplus -= points
        return surplus

    def _give_chosen(self, donor: int, surplus: Amount, target: int) -> Amount:
        """Give as the donor chose; return the points left when the choices are used up."""
        while surplus and self._gifts:
            receiver, wished = self._gifts.pop(0)
            points = min(wished, surplus)
            self._check_gift(donor, receiver, wished, surplus, target)
            if receiver != donor:
                self._give(donor, receiver, points)
            surplus -= points
            if points < wished:
                self._gifts.insert(0, (receiver, wished - int(points)))
        rooms = tuple(max(target - int(pool), 0) for pool in self._pools)
        if surplus and any(rooms):
            self.surpluses.append(Surplus(donor, int(surplus), rooms))
        return surplus

    def _check_gift(self, donor: int, receiver: int, wished: int, surplus: Amount, target: int) -> None:
        """Raise RuleError if this donor cannot give, or keep, this many points."""
        if receiver == donor:
            if not 0 < wished <= surplus:
                raise RuleError("aid-kept", "11.2", seat=donor, points=wished, most=surplus)
        elif wished <= 0 or min(wished, surplus) > target - self._pools[receiver]:
            pool = self._pools[receiver]
            raise RuleError(
                "aid-pool", "11.2", seat=donor, points=wished, other=receiver, pool=pool, target=target
            )

    def _give(self, donor: int, receiver: int, points: Amount) -> None:
        """Write points in the receiver's pool and the whists for them on the receiver."""
        self._add_pool(receiver, points, "aid", "11.2")
        self.write_whists(donor, receiver, self.options.aid_rate * points, "aid", "11.2")

    def close(self) -> tuple[Entry, ...]:
        """Return the entries; raises RuleError if more aid was chosen than there was to give."""
        if self._gifts:
            seat, points = self._gifts[0]
            raise RuleError("aid-left", "11.2", seat=seat, points=points)
        return tuple(self.entries)
