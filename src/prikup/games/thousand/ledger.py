"""The ledger that writes a deal on the sheet: entries, the dump truck, the barrel (10 to 12)."""

from __future__ import annotations

from typing import Final

from prikup.core import Entry
from prikup.games.thousand.options import Options
from prikup.games.thousand.results import Standing, resting_seat, seats_in_play

SCORE_ACCOUNT: Final = "score"
BARREL_UP, BARREL_DEAL = "barrel_up", "barrel_deal"
_DUMP_TRUCK: Final = "dump_truck"


class Ledger:
    """Collector of the entries of one deal in order; tracks the scores as they stand meanwhile.

    ``dealer`` and ``declarer`` are those of the deal. On the barrel only a successful contract and losses are
    written (11.2), and by some options no losses either.
    """

    def __init__(self, standing: Standing, options: Options, dealer: int, declarer: int | None) -> None:
        """Start from the standing before the deal, with no entries."""
        self.standing, self.options = standing, options
        self.dealer, self.declarer = dealer, declarer
        self.players = standing.players
        self.scores = list(standing.scores)
        self.entries: list[Entry] = []
        self._on = [spent is not None for spent in standing.barrel]

    def was_on_barrel(self, seat: int) -> bool:
        """Return True if a seat was on the barrel before this deal."""
        return self._on[seat]

    def write(self, seat: int, amount: int, cause: str, clause: str, *, contract: bool = False) -> None:
        """Write points won or lost; a seat on the barrel gets only ``contract`` points.

        Its losses are written unless the options forbid it.
        """
        if self._on[seat]:
            is_frozen = self.options.barrel_losses == "none" if amount < 0 else not contract
            if is_frozen:
                return
        self._write_score(seat, amount, cause, clause)

    def write_count(self, account: str, seat: int, amount: int, cause: str, clause: str) -> None:
        """Write a change of one of the counters."""
        self.entries.append(Entry(account, seat, None, amount, cause, clause))

    def write_tally(
        self, account: str, seat: int, old_count: int, full_count: int, price: int, clause: str
    ) -> None:
        """Add one to a counter; each time it is full, empty it and write the price as a loss."""
        self.write_count(account, seat, 1, account.removesuffix("s"), clause)
        if old_count + 1 >= full_count:
            self.write_count(account, seat, -(old_count + 1), account, clause)
            self.write(seat, -price, account, clause)

    def _write_score(self, seat: int, amount: int, cause: str, clause: str) -> None:
        """Write points to the account and the running score, unless they are 0."""
        if amount:
            self.scores[seat] += amount
            self.entries.append(Entry(SCORE_ACCOUNT, seat, None, amount, cause, clause))

    def winners(self) -> list[int]:
        """Return the seats that have reached the target (12.1)."""
        return [seat for seat, score in enumerate(self.scores) if score >= self.options.target]

    def close(self, *, counts: bool = True) -> tuple[Entry, ...]:
        """Return the entries, after the dump truck and the barrel.

        ``counts`` is False for a redeal, which spends no deal on the barrel (11.4).
        """
        won = self.winners()
        for seat, score in enumerate(self.scores):
            if seat not in won and self._is_dumped(score):
                self._write_score(seat, -score, _DUMP_TRUCK, "12.2")
        barrel = self.options.barrel_at
        if barrel is not None and barrel < self.options.target:
            self._write_barrel(barrel, won, counts)
        return tuple(self.entries)

    def _is_dumped(self, score: int) -> bool:
        """Return True if a score is one that the dump truck empties (12.2)."""
        dump_score, mode = self.options.dump_at, self.options.dump_truck
        return (score == dump_score and mode != "off") or (score == -dump_score and mode == "both")

    def _write_barrel(self, barrel: int, won: list[int], counts: bool) -> None:
        """Write which seats stay on the barrel, fall off it, climb on it (11.1, 11.3, 11.6, 11.7)."""
        staying, climbing = [], []
        for seat in range(self.players):
            if self._on[seat]:
                if self._stays_on_barrel(seat, barrel, won, counts):
                    staying.append(seat)
            elif seat not in won and self.scores[seat] >= barrel:
                self._write_score(seat, barrel - self.scores[seat], "barrel_stop", "11.1")
                self.write_count("barrel", seat, 0, BARREL_UP, "11.1")
                climbing.append(seat)
        if climbing and not won:
            for seat in self._pushed_seats(staying, climbing):
                self._write_off_barrel(seat, "barrel_pushed", "11.6")
                self._write_score(seat, -self.options.barrel_penalty, "barrel_pushed", "11.6")

    def _stays_on_barrel(self, seat: int, barrel: int, won: list[int], counts: bool) -> bool:
        """Return True if a seat that was on the barrel is still there after this deal (11.3)."""
        if seat in won:
            self._write_off_barrel(seat, "barrel_won", "11.3")
            return False
        if self.scores[seat] < barrel:
            self._write_off_barrel(seat, "barrel_lost", "11.3")
            return False
        self._write_score(seat, barrel - self.scores[seat], "barrel_stop", "11.3")
        sits_out = (
            seat == resting_seat(self.dealer, self.players) and not self.options.barrel_count_sitting_out
        )
        if not counts or sits_out:
            return True
        self.write_count("barrel", seat, 1, BARREL_DEAL, "11.4")
        if (self.standing.barrel[seat] or 0) + 1 < self.options.barrel_deals:
            return True
        self._write_fall(seat)
        return False

    def _write_fall(self, seat: int) -> None:
        """Write a fall: the deals on the barrel are spent (11.3, 11.7).

        The rule tells of the third fall, and not whether the count goes on after it. Here it begins anew, as
        that of bolts does, so that the sixth fall costs all again.
        """
        self._write_off_barrel(seat, "barrel_fall", "11.3")
        falls = self.standing.falls[seat] + 1
        self.write_count("falls", seat, 1, "barrel_fall", "11.3")
        if self.options.barrel_reset and falls >= self.options.barrel_reset:
            self.write_count("falls", seat, -falls, "barrel_reset", "11.7")
            self._write_score(seat, -self.scores[seat], "barrel_reset", "11.7")
        else:
            self._write_score(seat, -self.options.barrel_penalty, "barrel_fall", "11.3")

    def _pushed_seats(self, staying: list[int], climbing: list[int]) -> list[int]:
        """Return the seats that fall off the barrel because another climbed on it (11.6)."""
        match self.options.two_on_barrel:
            case "allowed":
                return []
            case "forbidden":
                return staying if len(climbing) == 1 else sorted([*staying, *climbing])
        order = (*seats_in_play(self.dealer, self.players), self.dealer)
        staying_climber = self.declarer if self.declarer in climbing else min(climbing, key=order.index)
        return sorted([*staying, *(seat for seat in climbing if seat != staying_climber)])

    def _write_off_barrel(self, seat: int, cause: str, clause: str) -> None:
        """Write that a seat leaves the barrel."""
        spent = self.standing.barrel[seat] or 0
        self.write_count("barrel", seat, -spent, cause, clause)
