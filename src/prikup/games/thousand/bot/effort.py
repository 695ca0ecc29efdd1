"""Numbers of layouts over which the bots of Thousand try their choices."""

from __future__ import annotations

from typing import Final, NamedTuple


class Effort(NamedTuple):
    """Numbers of layouts that are tried.

    ``cards`` is the number for each card that could be played, by the cards left in hand, none if there is no
    entry; ``wide`` is for the target, ``narrow`` for each of many ways to exchange. ``max_nodes`` limits the
    nodes that are searched for all ways to exchange, to about so many: the first layout is always tried.
    ``max_raises`` is how often a higher target is tried where all ways reach the one before in all layouts.
    ``fits_target`` is True if the layouts for a card are those that fit the target of a hidden declarer (with
    24 cards), and a defender plays for own points once it is reached.
    """

    cards: tuple[int, ...]
    wide: int
    narrow: int
    max_nodes: int | None = None
    max_raises: int = 0
    fits_target: bool = False

    def of(self, cards_left: int) -> int:
        """Return the number of layouts for a card when ``cards_left`` cards are left."""
        return self.cards[cards_left] if cards_left < len(self.cards) else 0


RULES: Final = Effort((12, 12, 12, 12, 12, 8, 6, 5, 4, 2), 16, 6)
BRIEF: Final = Effort((), 4, 1)
SEARCH: Final = Effort((24,) * 12, 40, 24, max_raises=5, fits_target=True)
HINT: Final = SEARCH._replace(max_nodes=150_000)
"""The effort of each of the ratings for a hint: with 32 cards one layout can need as many nodes."""
HINT_BY_PACK: Final = {24: HINT, 32: HINT._replace(wide=12, narrow=8)}
"""The same by the number of cards."""
