"""The talon of a deal, and what became of it (sections 5 and 10.2)."""

from __future__ import annotations

from typing import Literal

from prikup.cards import Card, Cards
from prikup.core import Record


class Talon(Record, frozen=True):
    """The two cards of the talon.

    ``use``: ``closed`` (nobody has seen it: the auction, a game without talon), ``taken`` (shown, then
    twelve cards of which ``discard`` are laid away), ``thrown`` (shown and rejected, 5.4), ``led`` (an
    all-pass, where it may lead the first tricks).
    """

    cards: tuple[Card, ...]
    use: Literal["closed", "taken", "thrown", "led"] = "closed"
    discard: Cards | None = None

    @property
    def mask(self) -> Cards:
        """Its cards as a set."""
        return Cards(self.cards)

    @property
    def seen(self) -> tuple[Card, ...] | None:
        """The cards as all saw them before the play, None if they stayed closed."""
        return self.cards if self.use in ("taken", "thrown") else None
