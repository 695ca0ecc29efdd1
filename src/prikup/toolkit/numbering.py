"""Words of the actions and roles of a game, from which learning agents get fixed numbers."""

from __future__ import annotations

from typing import NamedTuple


class ActionWords(NamedTuple):
    """Words of a game in fixed order, as the part ``actions`` of its folder.

    ``version`` grows when numbers change. ``said`` are all words that can be said, ``named`` all contracts or
    trumps that can be named, ``roles`` those that a view gives to seats. The rest says which actions with
    cards there are, plays that announce something and cards given to another seat, and what all cards are
    worth in a game that counts their points.
    """

    version: int
    said: tuple[str, ...]
    named: tuple[str, ...]
    roles: tuple[str, ...]
    announces: bool = False
    gives: bool = False
    points: int = 0

    @property
    def contracts(self) -> tuple[str, ...]:
        """The texts that a contract may have, each once."""
        return tuple(dict.fromkeys((*self.named, *self.said)))
