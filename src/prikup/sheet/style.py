"""How the sheet of a game is laid out: its accounts and its paper.

A game has its own as the part ``sheet`` of its folder; the sheet of any other is a plain ledger. What
accounts and reasons are called stands in the catalogue (``GAME-account-…``, ``GAME-reason-…``).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, Generic, NamedTuple, TypeVar

from prikup import registry
from prikup.core import PrikupError

C = TypeVar("C")


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


class SheetStyle(NamedTuple, Generic[C]):
    """The sheet of a game.

    ``accounts`` in the order of the paper, none where they are those that are written. ``paper`` draws a
    :class:`~prikup.sheet.pen.Canvas` as one SVG element; without it the sheet is a ledger, a column for each
    account that was written. ``goal`` is the account that the target is about. ``forms`` are the ways in
    which the paper can draw it; ``balanced`` gives three players sectors of one size, so for others there is
    none.
    """

    accounts: tuple[Account, ...] = ()
    paper: Callable[[C], str] | None = None
    goal: str = ""
    forms: tuple[str, ...] = ("classic",)

    def forms_for(self, players: int) -> tuple[str, ...]:
        """The forms that a sheet of so many players can have."""
        return tuple(form for form in self.forms if form != "balanced" or players == 3)


_PLAIN: Final[SheetStyle[Any]] = SheetStyle()


def style_of(game: str) -> SheetStyle[Any]:
    """The layout of a game; a plain one if it has none of its own."""
    return registry.part(game, "sheet", SheetStyle) or _PLAIN
