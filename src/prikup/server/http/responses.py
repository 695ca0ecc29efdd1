"""What the server answers over HTTP, as records; what goes over the socket of a table is in ``protocol``."""

from __future__ import annotations

from fractions import Fraction
from typing import Literal

from prikup.cards import Card, Cards
from prikup.core import Struct
from prikup.options import OptionInfo, PresetInfo
from prikup.proof import DealProof
from prikup.scene import Outcome
from prikup.solver.solution import Kind


class Preset(PresetInfo, frozen=True):
    """A preset in words, and with how many players a match by it can be played."""

    title: str
    about: str
    players: tuple[int, ...]


class Section(Struct, frozen=True):
    """A group of options on the form of rules."""

    id: str
    title: str


class TableOption(OptionInfo, frozen=True):
    """An agreement that a table can make, in words; ``labels`` are those of its spelled values."""

    title: str
    meaning: str
    labels: dict[str, str]


class Option(TableOption, frozen=True):
    """An agreement about the rules of a game, and the section in which it stands."""

    section: str


class Length(Struct, frozen=True):
    """The option that says how long a match is, and the values that are offered."""

    option: str
    values: tuple[int, ...]


class Catalogue(Struct, frozen=True):
    """A game and all that can be agreed on; ``keeper``: whether deals with real cards can be entered.

    The presets of ``usual`` are offered first. In a language of ``home`` the game comes before others, and
    the preset that stands there before all of its presets.
    """

    id: str
    title: str
    clockwise: bool
    usual: tuple[str, ...]
    home: dict[str, str]
    length: Length | None
    presets: tuple[Preset, ...]
    sections: tuple[Section, ...]
    keeper: bool
    options: tuple[Option, ...]


class Games(Struct, frozen=True):
    """Every game, what a table agrees on besides, and the bots that are offered for a seat.

    ``usual_bot`` is who takes one where none is chosen.
    """

    games: tuple[Catalogue, ...]
    table: tuple[TableOption, ...]
    bots: tuple[str, ...]
    usual_bot: str


class RulesDifference(Struct, frozen=True):
    """An option in which two sets of rules differ, both values spelled."""

    name: str
    left: str
    right: str


class RulesRead(Struct, frozen=True):
    """What a text of rules says: ``rules`` is the shortest text, ``text`` the one from ``base``."""

    rules: str
    text: str
    base: str
    values: dict[str, str]
    differences: tuple[RulesDifference, ...]
    players: tuple[int, ...]


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


class BoardSetting(Struct, frozen=True):
    """What can be set up by some rules: ``contracts``, the ``ranks`` of the pack from low to high, and how
    many cards a whole hand has.
    """

    contracts: tuple[str, ...]
    ranks: str
    tricks: int
    clockwise: bool


class BoardNode(Struct, frozen=True):
    """A card that was tried on a board, by number after its ``parent``, and how it stands then.

    ``seat`` is who plays next (None: nobody any more) and ``legal`` what; ``won`` is what each side has,
    ``taker`` who took the trick that the card ended, ``talon`` the card of the talon that leads now.
    """

    text: str
    parent: int
    comment: str
    seat: int | None
    legal: tuple[str, ...]
    won: tuple[int, ...]
    taker: int | None
    talon: Card | None


class BoardShown(Struct, frozen=True):
    """A position with all that was tried on it; ``code`` and ``text`` are it written.

    ``won`` are tricks by seat, with a resting dealer's last, in play for points the points of the declarer
    and of the others.
    """

    code: str
    text: str
    game: str
    rules: str
    hands: tuple[Cards, ...]
    aside: tuple[Card, ...]
    contract: str
    declarer: int
    leader: int
    trump: str | None
    won: tuple[int, ...]
    kind: Kind
    needs: int | None
    nodes: tuple[BoardNode, ...]
    at: int
    setting: BoardSetting


class BoardReply(Struct, frozen=True):
    """What is played on a board in reply."""

    text: str
