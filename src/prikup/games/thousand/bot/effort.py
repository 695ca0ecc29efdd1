"""Over how many layouts the bots of Thousand try what they could do."""

from __future__ import annotations

from typing import Final, NamedTuple


class Effort(NamedTuple):
    """How many layouts are tried.

    ``cards`` for each card that could be played, by how many cards are left, none where there is no entry;
    ``wide`` for the target, ``narrow`` for each of many ways to exchange.
    """

    cards: tuple[int, ...]
    wide: int
    narrow: int

    def of(self, left: int) -> int:
        """The layouts for a card when so many are left."""
        return self.cards[left] if left < len(self.cards) else 0


RULES: Final = Effort((12, 12, 12, 12, 12, 8, 6, 5, 4, 2), 16, 6)
BRIEF: Final = Effort((), 4, 1)
SEARCH: Final = Effort((24,) * 12, 40, 24)
