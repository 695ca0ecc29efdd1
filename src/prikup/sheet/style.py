"""How the sheet of a game is laid out: its accounts and its paper.

A game has its own as the part ``sheet`` of its folder; the sheet of any other is a plain ledger. What
accounts and reasons are called stands in the catalogue (``GAME-account-…``, ``GAME-reason-…``).
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import TYPE_CHECKING, NamedTuple

from prikup import registry
from prikup.core import PrikupError

if TYPE_CHECKING:
    from prikup.sheet.pen import Canvas


class SheetError(PrikupError):
    """What was to be written or asked has no place on this sheet."""


class Account(NamedTuple):
    """An account of every seat, or with ``on`` of every seat on each other.

    Of a ``netted`` pair only what one has more than the other stands, on the side of the creditor. Where
    ``marks`` is set an entry of nothing is written too, since it says that something happened.
    """

    name: str
    on: bool = False
    netted: bool = False
    marks: bool = False


class SheetStyle(NamedTuple):
    """The sheet of a game.

    ``accounts`` in the order of the paper, none where they are those that are written. ``goal`` is the
    account that the target is about. ``forms`` are the ways in which ``paper`` can draw it.
    """

    accounts: tuple[Account, ...]
    paper: Callable[[Canvas], str]
    goal: str = ""
    forms: tuple[str, ...] = ("classic",)


@cache
def style_of(game: str) -> SheetStyle:
    """The layout of a game; the ledger if it has none of its own."""
    from prikup.sheet.ledger import LEDGER

    return registry.part(game, "sheet", SheetStyle) or LEDGER
