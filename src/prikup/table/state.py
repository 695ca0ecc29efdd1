"""A table at one moment, and what an event led to."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal, TypeAlias, TypeVar

import msgspec

from prikup import core
from prikup.cards import Card
from prikup.core import Fact, Game, Input, Match, Struct
from prikup.scene import Outcome
from prikup.table.events import TableError
from prikup.table.reused_deal import ReusedDeal
from prikup.table.rules import TableRules

R = TypeVar("R", bound=Struct)
Stage: TypeAlias = Literal["seating", "playing", "finished"]


class Seat(Struct, frozen=True):
    """A seat: open, a person's (``who`` is secret), or a bot's.

    ``gone`` is when the person was lost, ``since`` when the wait for them began anew, ``out`` after how
    many seconds the table was asked to choose; ``played_by`` the bot that plays for them meanwhile.
    ``withdrawn``: had agreed to rules that were changed since. ``binding`` is the commitment to their next
    seed ("": none), known since version ``bound``; who once ``withheld`` a seed is bound no more.
    """

    who: str | None = None
    name: str = ""
    bot: str | None = None
    agreed: bool = False
    withdrawn: bool = False
    gone: float | None = None
    since: float | None = None
    out: int | None = None
    played_by: str | None = None
    binding: str = ""
    bound: int = 0
    withheld: bool = False

    @property
    def kind(self) -> Literal["person", "bot", "open"]:
        """Whose seat it is."""
        return "person" if self.who is not None else "bot" if self.bot is not None else "open"

    @property
    def player(self) -> str | None:
        """The bot that acts for this seat now; None if a person does."""
        return self.bot if self.who is None else self.played_by

    @property
    def decides(self) -> bool:
        """Whether a person acts for this seat now, so that their consent is needed."""
        return self.who is not None and self.played_by is None


class Poll(Struct, frozen=True):
    """A question to all persons at the table, and the seats that said yes."""

    kind: Literal["undo", "end"]
    by: int
    accepted: tuple[int, ...] = ()


class Shuffle(Struct, frozen=True):
    """The seeds of one deal and what they made; ``seed`` is secret until ``revealed``.

    ``dealer`` is the first dealer, drawn from the seeds of deal 1, ``drawn`` the cards that made them so.
    ``bindings`` are the commitments of the players by seat, empty where nobody is bound; ``bound``,
    ``committed`` and ``opened`` the versions of the table at which these were known, the server was bound
    and the seeds were opened (0: never). ``minutes`` had been played when the deal was over, where the match
    ends by time.
    """

    number: int
    seed: str
    player_seeds: tuple[str, ...]
    dealer: int | None = None
    deal_no: int | None = None
    pattern: core.DealPattern | None = None
    deal: core.Deal | None = None
    revealed: bool = False
    drawn: tuple[Card, ...] = ()
    bindings: tuple[str, ...] = ()
    bound: tuple[int, ...] = ()
    committed: int = 0
    opened: tuple[int, ...] = ()
    minutes: int = 0


class PlayClock(Struct, frozen=True):
    """The time played: ``seconds`` until ``since``, a time by the server's clock, None while it stands.

    ``told`` is how many deals had come to their end when the match was last told the time.
    """

    seconds: float = 0.0
    since: float | None = None
    told: int = 0

    def at(self, time: float) -> PlayClock:
        """Return the clock as it runs on from this time."""
        played = 0.0 if self.since is None else max(0.0, time - self.since)
        return PlayClock(self.seconds + played, time, self.told)


class Stepped(Struct, frozen=True):
    """One move of the deal in progress: the match before it, what was put in, what became known."""

    before: Match
    move: Input
    facts: tuple[Fact, ...]

    @property
    def by(self) -> int | None:
        """The seat that decided."""
        return self.move.by


class DealView(Struct, frozen=True):
    """A deal that was written: its result, the entries it made, and in short what it came to."""

    deal_no: int
    dealer: int
    result: object
    entries: tuple[core.Entry, ...]
    outcome: Outcome


class LogLine(Struct, frozen=True):
    """Something done that all could see or hear; seat None is the talon, or the table itself.

    ``at`` is the version of the table that it led to.
    """

    seat: int | None
    text: str
    deal_no: int
    at: int


class SayLine(Struct, frozen=True):
    """Something said at the table; ``at`` is the version of the table that it led to."""

    seat: int
    text: str
    at: int


class Table(Struct, frozen=True):
    """A table at one moment: the fold of its events.

    ``between`` is the match as it stood before the cards of the deal in progress; ``steps`` its moves;
    ``over`` how many deals came to their end, of ``most`` at most (0: any number), and ``finish`` whether the
    match was ended before its own end; ``given`` is the first deal where it is one of elsewhere;
    ``clock`` is the time played, where the match ends by time and has begun;
    ``prompts`` by seat the version at which the question now open to it was put; ``unseen`` the persons
    who have not yet seen the last result; ``nonces`` the marks of the last events of each person.
    """

    id: str
    invite: str
    version: int
    lang: str
    repeatable: bool
    game: Game
    rules: str
    options: object
    table_rules: TableRules
    seats: tuple[Seat, ...]
    prompts: tuple[int | None, ...]
    match: Match | None = None
    between: Match | None = None
    steps: tuple[Stepped, ...] = ()
    shuffles: tuple[Shuffle, ...] = ()
    ask: Poll | None = None
    unseen: frozenset[int] = frozenset()
    over: int = 0
    most: int = 0
    finish: bool = False
    deals: tuple[DealView, ...] = ()
    log: tuple[LogLine, ...] = ()
    says: tuple[SayLine, ...] = ()
    said: int = 0
    given: ReusedDeal | None = None
    clock: PlayClock | None = None
    nonces: tuple[tuple[str, str], ...] = ()

    @property
    def stage(self) -> Stage:
        """Whether people still sit down, play, or are done."""
        if self.match is None:
            return "seating"
        return "finished" if self.match.finished else "playing"

    @property
    def locked(self) -> bool:
        """Whether play waits for the answers to somebody who wants a decision back."""
        return self.ask is not None and self.ask.kind == "undo"

    def seat_of(self, who: str) -> int | None:
        """The seat of a person, by the server's name for them."""
        return next((i for i, seat in enumerate(self.seats) if seat.who == who), None)

    def names(self) -> tuple[str, ...]:
        """The names that are taken."""
        return tuple(seat.name for seat in self.seats if seat.kind != "open")

    def persons(self) -> frozenset[int]:
        """The seats for which a person acts now."""
        return frozenset(i for i, seat in enumerate(self.seats) if seat.decides)


class Applied(Struct, frozen=True):
    """What an event led to: the table after it and the facts of the game, not yet redacted.

    ``fresh`` is False if it was a repetition: then nothing changed and it is not to be stored. ``deal`` are
    the moves of a deal that came to its end by it.
    """

    table: Table
    facts: tuple[Fact, ...] = ()
    fresh: bool = True
    deal: tuple[Stepped, ...] | None = None


def replace(record: R, **fields: object) -> R:
    """The record with some fields changed."""
    return msgspec.structs.replace(record, **fields)


def put_seat(table: Table, at: int, seat: Seat) -> Table:
    """The table with one seat changed."""
    return replace(table, seats=(*table.seats[:at], seat, *table.seats[at + 1 :]))


def seat_at(table: Table, at: int) -> Seat:
    """The seat with this number; raises TableError."""
    if not 0 <= at < len(table.seats):
        raise TableError("seat-table", seat=at, last=len(table.seats) - 1)
    return table.seats[at]


def person(table: Table, by: int | None) -> tuple[int, Seat]:
    """The seat of the person who acts; raises TableError if no person acts for it now."""
    if by is None:
        raise TableError("actor")
    seat = seat_at(table, by)
    if not seat.decides:
        raise TableError("actor-bot" if seat.player else "actor-empty", seat=by)
    return by, seat


def server(by: int | None) -> None:
    """Raise TableError if a player does what only the server does."""
    if by is not None:
        raise TableError("actor-server", seat=by)


def at_stage(table: Table, *stages: Stage) -> None:
    """Raise TableError if the table is at another stage."""
    if table.stage not in stages:
        raise TableError(f"stage-{table.stage}", expected=stages)


def with_lines(table: Table, lines: Iterable[LogLine]) -> Table:
    """The table with lines added to its log, which keeps this deal and the one before."""
    log = (*table.log, *lines)
    latest = max((line.deal_no for line in log), default=0)
    return replace(table, log=tuple(line for line in log if line.deal_no >= latest - 1))


def line(table: Table, seat: int | None, text: str) -> LogLine:
    """A line of the log for now."""
    return LogLine(seat, text, table.match.deal_no if table.match else 0, table.version + 1)


def note(table: Table, seat: int | None, text: str) -> Table:
    """The table with one line of its own added to the log."""
    return with_lines(table, [line(table, seat, text)])


def pending(table: Table) -> Shuffle | None:
    """The seeds of the next deal, if the server has committed to one."""
    last = table.shuffles[-1] if table.shuffles else None
    return last if last is not None and last.deal is None else None


def dealt(table: Table) -> Shuffle | None:
    """The seeds of the last deal that was dealt."""
    return next((one for one in reversed(table.shuffles) if one.deal is not None), None)


def given_to(table: Table, number: int) -> ReusedDeal | None:
    """What this deal is made of where it is one of elsewhere; None for one of this table's own."""
    return table.given if number == 1 else None


def put_shuffle(table: Table, one: Shuffle) -> Table:
    """The table with the seeds of one deal changed."""
    at = one.number - 1
    return replace(table, shuffles=(*table.shuffles[:at], one, *table.shuffles[at + 1 :]))


def add_seed(one: Shuffle, seat: int, seed: str) -> Shuffle:
    """The seeds with one player's put in."""
    return replace(one, player_seeds=(*one.player_seeds[:seat], seed, *one.player_seeds[seat + 1 :]))


def playing(table: Table) -> Match:
    """The match in progress; raises TableError if there is none."""
    at_stage(table, "playing")
    assert table.match is not None
    return table.match


def unlocked(table: Table) -> None:
    """Raise TableError while play waits for the answers to somebody who wants a decision back."""
    if table.locked:
        raise TableError("asked-undo")
