"""Words of the actions of a game, from which learning agents get a fixed number for each action."""

from __future__ import annotations

from typing import NamedTuple


class ActionWords(NamedTuple):
    """Words of a game's actions in fixed order, as the part ``actions`` of its folder.

    ``version`` grows when numbers change. ``said`` are all words that can be said, ``named`` all contracts or
    trumps that can be named. The rest says which actions with cards there are: plays that announce something,
    discards of two cards, cards given to another seat.
    """

    version: int
    said: tuple[str, ...]
    named: tuple[str, ...]
    announces: bool = False
    discards: bool = True
    gives: bool = False
