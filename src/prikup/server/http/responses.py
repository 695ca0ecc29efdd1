"""What the server answers over HTTP, as records; what goes over the socket of a table is in ``protocol``."""

from __future__ import annotations

from fractions import Fraction
from typing import Literal

from prikup.core import Struct
from prikup.proof import DealProof
from prikup.scene import Outcome


class MyTable(Struct, frozen=True):
    """A line of a guest's list; ``turn`` says whether something is asked of them."""

    id: str
    url: str
    game: str
    rules: str
    names: tuple[str, ...]
    seat: int
    deal_no: int
    turn: bool


class Me(Struct, frozen=True):
    """A guest and the tables at which they sit that are not over."""

    id: str
    name: str
    tables: tuple[MyTable, ...]


class MyMatch(Struct, frozen=True):
    """A match of a guest that is over, in their list; ``seat`` is None where only bots played.

    ``bots`` are the kinds of those that sat there by seat, None for a person, and ``bot_names`` the numbers
    of their names in the catalogue. ``began`` and ``ended`` are in seconds since 1970 (``ended`` None where
    that was not noted), ``result`` is what each seat has in the end, None where nothing was written.
    """

    id: str
    url: str
    game: str
    rules: str
    names: tuple[str, ...]
    bots: tuple[str | None, ...]
    bot_names: tuple[int | None, ...]
    seat: int | None
    deals: int
    result: tuple[Fraction, ...] | None
    began: float
    ended: float | None


class MyMatches(Struct, frozen=True):
    """A page of the matches of a guest that are over, newest first; ``next`` asks for the page after it.

    After so many days a table that is not over (``keep_tables``) and a sheet that is shown (``keep_sheets``)
    are forgotten, 0: never; what is over is kept.
    """

    matches: tuple[MyMatch, ...]
    next: str | None
    keep_tables: int
    keep_sheets: int


class ChallengeMade(Struct, frozen=True):
    """A deal that others may play, and the address of its page."""

    id: str
    url: str


class ComparedPlay(Struct, frozen=True):
    """How one table played a deal that several play; ``seat`` is that of the person whose table it is.

    ``last`` is what the deal came to, None where it was given up, and ``result`` what it brought each seat.
    ``mine`` says that it was who asks, ``first`` that it is the table at which it was dealt first.
    """

    names: tuple[str, ...]
    bot_names: tuple[int | None, ...]
    seat: int
    last: Outcome | None
    result: tuple[Fraction, ...] | None
    mine: bool
    first: bool


class ChallengeShown(Struct, frozen=True):
    """A deal that several tables play, as who asks may know it.

    ``day`` is its date, "" of one that somebody offers: ``by`` them, while all of ``seen`` have seen its
    cards. ``bots`` sit by seat beside the person at ``seat``. ``state`` says how far who asks is: they have
    not begun, play at the table ``url``, have played, or have only looked. ``plays`` are empty until one of
    the latter two; ``count`` tables have played it. ``commitment`` is the SHA-256 of its secret seed, and
    ``following`` that of tomorrow's deal, "" where this is not of today.
    """

    id: str
    day: str
    game: str
    rules: str
    players: int
    bots: tuple[str | None, ...]
    seat: int
    by: str
    seen: tuple[str, ...]
    mine: bool
    state: Literal["new", "playing", "over", "looked"]
    url: str | None
    plays: tuple[ComparedPlay, ...]
    count: int
    commitment: str
    following: str


class TableMade(Struct, frozen=True):
    """A new table and its address."""

    id: str
    url: str


class SheetShown(Struct, frozen=True):
    """A sheet that others may watch: ``key`` changes it, ``revision`` is the number of what is stored."""

    id: str
    key: str
    revision: int


class ProofsResponse(Struct, frozen=True):
    """The proof of every deal of a table, in a version of the form."""

    format: str
    table: str
    deals: tuple[DealProof, ...]
