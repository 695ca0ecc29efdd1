"""An offer to divide the rest, as it is put together."""

from __future__ import annotations

from typing import NamedTuple

from rich.text import Text

from prikup.cli.terminal.draw import TableRenderer
from prikup.core import RuleError, View


class ClaimBox(NamedTuple):
    """A claim being made: tricks by seat, the seat being changed, and whether the hand is laid open."""

    division: tuple[int, ...]
    seat: int
    lay: bool = False

    @staticmethod
    def open(view: View, me: int) -> ClaimBox:
        """Return a box with all remaining tricks for the viewer; raise RuleError if no claim is allowed."""
        offers = {choice.text: choice for choice in view.offers}
        claim = offers.get("claim")
        if claim is None:
            raise RuleError("claim_time", "7.3")
        if claim.why is not None:
            raise RuleError.of(claim.why)
        tricks_left = view.seats[me].count
        return ClaimBox(tuple(tricks_left if seat == me else 0 for seat in range(view.players)), me)

    def key(self, name: str, key: str) -> ClaimBox:
        """Return the box after a key; a trick added to one seat is taken from another."""
        n = len(self.division)
        if name in ("left", "right"):
            return self._replace(seat=(self.seat + (1 if name == "right" else -1)) % n)
        if name in ("up", "down"):
            return self._shift(1 if name == "up" else -1)
        return self._replace(lay=not self.lay) if key.lower() == "l" else self

    def _shift(self, change: int) -> ClaimBox:
        """Return the box with ``change`` tricks more for its seat; another seat gives them or gets them."""
        n = len(self.division)
        others = [(self.seat + step) % n for step in range(1, n)]
        giver = next((seat for seat in others if change < 0 or self.division[seat]), None)
        if giver is None or self.division[self.seat] + change < 0:
            return self
        changed = list(self.division)
        changed[self.seat] += change
        changed[giver] -= change
        return self._replace(division=tuple(changed))

    def text(self) -> str:
        """Return the text of the action."""
        return ("lay " if self.lay else "claim ") + "-".join(map(str, self.division))

    def lines(self, drawing: TableRenderer) -> list[Text]:
        """Return the lines of the box."""
        line = Text("   ")
        for seat, tricks in enumerate(self.division):
            style = "reverse bold" if seat == self.seat else "bold"
            line.append(f" {drawing.name(seat)} {tricks} ", style)
            line.append("  ")
        if self.lay:
            line.append(drawing.say("terminal-laid"), "cyan")
        return [
            Text("   " + drawing.say("terminal-claim", left=sum(self.division)), style="bold yellow"),
            line,
            Text("   " + drawing.say("terminal-claim-keys"), style="dim"),
        ]
