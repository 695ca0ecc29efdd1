"""How the sheet of a game is laid out: its accounts, its words, its drawing.

Each game has a file of its own here, named after it; the sheet of any other is a plain ledger.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING, NamedTuple

from prikup.sheet.words import GameWords

if TYPE_CHECKING:
    from prikup.sheet.pen import Drawing


class Account(NamedTuple):
    """An account of every seat, or with ``on`` of every seat on each other.

    Of a ``netted`` pair only what one has more than the other stands, on the side of the creditor. Where
    ``marks`` is set an entry of nothing is written too, since it says that something happened.
    """

    name: str
    on: bool = False
    netted: bool = False
    marks: bool = False


class Layout(NamedTuple):
    """The sheet of a game.

    ``accounts`` in the order of the paper, none where they are those that are written. ``goal`` is the
    account that the target is about. ``forms`` are the ways in which ``paper`` can draw it.
    """

    accounts: tuple[Account, ...]
    words: Mapping[str, GameWords]
    paper: Callable[[Drawing], str]
    goal: str = ""
    forms: tuple[str, ...] = ("classic",)


@cache
def layout_of(game: str) -> Layout:
    """The layout of a game; the ledger if it has none of its own."""
    name = f"prikup.sheet.{game}"
    own = import_module(name) if game.isidentifier() and find_spec(name) is not None else None
    found = getattr(own, "LAYOUT", None)
    if not isinstance(found, Layout):
        found = import_module("prikup.sheet.ledger").LAYOUT
    assert isinstance(found, Layout)
    return found
