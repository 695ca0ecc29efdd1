"""What the score keeper knows of a game: each has a file of its own here, named after it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any, NamedTuple

from prikup.core import Amount, Match, PrikupError
from prikup.keeper.model import AidForm, EntryForm, Settlement

Names = tuple[str, ...]


class Deal(NamedTuple):
    """A result as the sheet remembers it: contract or bid, declarer, tricks by seat."""

    contract: str
    declarer: int | None
    tricks: tuple[int, ...]


class Gift(NamedTuple):
    """A deal after which somebody may give points away: its number, the match before it, its result and
    the words of that."""

    number: int
    before: Match
    result: Any
    words: str


def plain_deal(result: Any) -> Deal:
    """A result that has these fields, told by its kind where there was no contract."""
    return Deal(
        getattr(result, "contract", None) or result.kind,
        result.declarer,
        getattr(result, "tricks", None) or (),
    )


class Book(NamedTuple):
    """The score keeper of one game.

    ``form`` asks for the deal that a match waits for, by names, language and number. ``title`` tells a result
    as people do. ``settle`` is the settlement step by step, ``final`` what of it is marked on the paper.
    ``opening`` is what stands in an account at the start by the options. ``standing`` are the totals,
    ``refusals`` short reasons in Russian by code and clause, ``over`` the clause by which a match ends.
    ``example`` is a result as it is written. ``pays`` says that players pay each other.
    """

    form: Callable[[Match, Names, str, int], EntryForm]
    title: Callable[[Any, Names, str], str]
    settle: Callable[[Match, Names, str], Settlement]
    refusals: Mapping[tuple[str, str], str]
    over: str
    example: str
    pays: bool = False
    deal: Callable[[Any], Deal] = plain_deal
    opening: Callable[[Any], tuple[tuple[str, Amount], ...]] = lambda options: ()
    closes: Callable[[Any], bool] = lambda options: True
    standing: Callable[[Match], Any] = lambda match: match.standing
    final: Callable[[Match], Any] = lambda match: None
    least: Callable[[Match], tuple[int, int]] = lambda match: (0, 0)
    more: Callable[[Match, str], str] = lambda match, lang: ""
    spoken: Callable[[str, Any, str], Any] = lambda name, value, lang: value
    aid: Callable[[Gift, Names, str], list[AidForm]] = lambda gift, names, lang: []


@cache
def book_of(game: str) -> Book:
    """The score keeper of a game; raises PrikupError if no score can be kept of it."""
    name = f"prikup.keeper.{game}"
    own = import_module(name) if game.isidentifier() and find_spec(name) is not None else None
    found = getattr(own, "BOOK", None)
    if not isinstance(found, Book):
        raise PrikupError(f"no score is kept of {game} yet: expected a game whose results can be typed in")
    return found
