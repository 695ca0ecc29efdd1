"""The layout of a game's sheet: its accounts and its paper.

A game has its own as the part ``sheet`` of its folder; any other sheet is a plain ledger. The names of
accounts and reasons are in the catalogue (``GAME-account-…``, ``GAME-reason-…``).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, Generic, NamedTuple, TypeVar

from prikup import registry
from prikup.core import PrikupError

C = TypeVar("C")


class SheetError(PrikupError):
    """An entry or a request that has no place on this sheet."""


class Account(NamedTuple):
    """An account of every seat, or with ``on`` of every seat on each other.

    For a ``netted`` pair only the difference is written, on the side of the creditor. With ``marks`` an entry
    of zero is written too, because it records an event.
    """

    name: str
    on: bool = False
    netted: bool = False
    marks: bool = False


class SheetStyle(NamedTuple, Generic[C]):
    """The sheet of a game.

    ``accounts`` are in the order of the paper, none if they are those with entries. ``paper`` draws a
    :class:`~prikup.sheet.svg.Canvas` as one SVG element; without it the sheet is a ledger, a column for each
    account with entries. ``goal`` is the account to which the target applies. ``forms`` are the available
    forms of the paper; ``balanced`` has equal sectors for three players only.
    """

    accounts: tuple[Account, ...] = ()
    paper: Callable[[C], str] | None = None
    goal: str = ""
    forms: tuple[str, ...] = ("classic",)

    def forms_for(self, players: int) -> tuple[str, ...]:
        """Return the forms that a sheet for so many players can have."""
        return tuple(form for form in self.forms if form != "balanced" or players == 3)


_DEFAULT_STYLE: Final[SheetStyle[Any]] = SheetStyle()


def find_style(game: str) -> SheetStyle[Any]:
    """Return the layout of a game; a plain one if it has none of its own."""
    return registry.find_part(game, "sheet", SheetStyle) or _DEFAULT_STYLE
