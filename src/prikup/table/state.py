"""The state of a table, and the result of an event."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from fractions import Fraction
from typing import Literal, TypeAlias, TypeVar

import msgspec

from prikup import core
from prikup.cards import Card
from prikup.core import Fact, Game, Input, Match, Struct
from prikup.scene import Outcome
from prikup.table.events import Listing, Lock, Phrase, TableError
from prikup.table.names import name_number
from prikup.table.reused_deal import DealSeries, ReusedDeal
from prikup.table.rules import TableRules

R = TypeVar("R", bound=Struct)
TableStage: TypeAlias = Literal["seating", "playing", "finished"]

MAX_LOG_LINES = 240
"""The latest lines that the log of a table keeps."""
MAX_SEATING_LINES = 8
"""The lines that the log keeps of the time before the match."""
MAX_LINE_CHARS = 1000
"""The length of a line, whose last words are dropped; only a change of very many rules is longer."""


class Seat(Struct, frozen=True):
    """A seat: open, a person's (``who`` is secret), or a bot's.

    ``gone`` is when the person disconnected, ``since`` when the current wait for them began, ``out`` the
    seconds they were away when the others were asked to choose, ``played_by`` the bot that plays for them
    meanwhile. ``withdrawn`` means that they had agreed to rules that have changed since. ``binding`` is the
    commitment to their next seed ("": none), known since version ``bound``; a person who ``withheld`` a seed
    is not asked for one again. A ``vacant`` seat was freed during the match: its bot plays until somebody
    sits there.
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
    vacant: bool = False

    @property
    def kind(self) -> Literal["person", "bot", "open"]:
        """The kind of player who has the seat."""
        return "person" if self.who is not None else "bot" if self.bot is not None else "open"

    @property
    def bot_name(self) -> int | None:
        """The number of a bot's name in the catalogue; None for a person."""
        return name_number(self.name) if self.kind == "bot" else None

    @property
    def acting_bot(self) -> str | None:
        """The bot that acts for this seat now; None if a person does."""
        return self.bot if self.who is None else self.played_by

    @property
    def has_acting_person(self) -> bool:
        """True if a person acts for this seat now, so that their consent is needed."""
        return self.who is not None and self.played_by is None


class Poll(Struct, frozen=True):
    """A question to all persons at the table, and the seats that said yes."""

    kind: Literal["undo", "end"]
    by: int
    accepted: tuple[int, ...] = ()


class SeatRequest(Struct, frozen=True):
    """A request for the seat of an absent person, made at version ``at``.

    ``who`` asks and came by a link with ``key``; ``accepted`` are the persons who agreed. All three are
    secret.
    """

    seat: int
    who: str
    at: int
    key: str
    accepted: tuple[str, ...] = ()


class Rematch(Struct, frozen=True):
    """The same people's next table: its id, the seat that opened it, the seats that accepted and declined."""

    table: str
    by: int
    accepted: tuple[int, ...]
    declined: tuple[int, ...] = ()


class Shuffle(Struct, frozen=True):
    """The seeds of one deal and what they made; ``seed`` is secret until ``revealed``.

    ``dealer`` is the first dealer, drawn from the seeds of deal 1 by the cards ``drawn``. ``bindings`` are
    the players' commitments by seat, empty if there are none; ``bound``, ``committed`` and ``opened`` are the
    versions of the table at which these were known, the server committed and the seeds were opened (0:
    never). ``minutes`` is the time played when the deal was over, if the match ends by time.
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
    """The time played: ``seconds`` until ``since``, a server time, None while the clock is stopped.

    ``told`` is the number of finished deals when the match last received the time.
    """

    seconds: float = 0.0
    since: float | None = None
    told: int = 0

    def run_to(self, time: float) -> PlayClock:
        """Return the clock as it runs on from this server time."""
        played = 0.0 if self.since is None else max(0.0, time - self.since)
        return PlayClock(self.seconds + played, time, self.told)


class DecisionClock(Struct, frozen=True):
    """The clocks of decisions: by seat since when it is asked, without pauses (None: it is not asked).

    ``used`` is by seat the part of its reserve that it has used in this deal, in seconds, ``paused`` since
    when all clocks stand.
    """

    started: tuple[float | None, ...]
    used: tuple[float, ...]
    paused: float | None = None


class TableStep(Struct, frozen=True):
    """One move of the deal in progress: the match before it, the input, and its facts.

    ``revealing`` are the facts that show cards which did not lie open before.
    """

    before: Match
    move: Input
    facts: tuple[Fact, ...]
    revealing: Sequence[Fact]

    @property
    def by(self) -> int | None:
        """The seat that decided."""
        return self.move.by


class DealView(Struct, frozen=True):
    """A scored deal: its result, its entries, and its outcome in short."""

    deal_no: int
    dealer: int
    result: object
    entries: tuple[core.Entry, ...]
    outcome: Outcome


class LogLine(Struct, frozen=True):
    """A public action; seat None is the talon, or the table itself.

    ``at`` is the version of the table after it.
    """

    seat: int | None
    text: str
    deal_no: int
    at: int


class SayLine(Struct, frozen=True):
    """A chat message, or a ``phrase`` by its code; ``at`` is the version of the table after it.

    ``name`` is that of the speaker, who may have left the seat since.
    """

    seat: int
    name: str
    text: str
    at: int
    phrase: Phrase | None = None


class Table(Struct, frozen=True):
    """A table: the fold of its events.

    ``between`` is the match just before the deal in progress, ``steps`` its moves since; ``over`` is the
    number of finished deals, of ``max_deals`` at most (0: no maximum), and ``finish`` is True if the match
    was ended early; ``given`` is the first deal if it repeats one of another table; ``clock`` is the time
    played, once a match that ends by time has begun; ``prompts`` holds by seat the version at which its open
    question was asked; ``unseen`` are the persons who have not yet seen the last result; ``hurried`` is True
    if a person who rests in this deal wants no pauses before the acts of bots; ``decisions`` are the clocks
    of the persons who are asked, if the table has such; ``nonces`` are those of the latest events.

    ``series`` makes the deals of a tournament, which is ``sealed`` until it closes; ``changes`` are those
    that each of these deals made to the totals.

    ``next`` is the table of the rematch, once somebody wants one.

    ``owner`` is the server's name for the person who has the owner's powers ("" in logs older than these).
    ``lock`` says whether new people may sit and watch, or only watch (``seats``), or neither (``all``). A
    table with a ``listing`` is open to anybody; if it ``was_open`` at any time, people chat only when all of
    them are among the ``chatters``. Once somebody was ``barred``, ``key`` belongs to the link. ``former``
    holds who was freed from which seat in the deal in progress. ``seat_request`` is the open request for a
    seat, ``refused`` holds whose requests were refused in the deal in progress, ``moved`` who lost which seat
    by a request that was accepted. ``rule_changes`` and ``seatings`` count events before the match,
    ``requests``, ``owner_requests`` and ``seat_requests`` those that could be repeated without end, since the
    table was opened or the deal began.
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
    steps: tuple[TableStep, ...] = ()
    shuffles: tuple[Shuffle, ...] = ()
    ask: Poll | None = None
    unseen: frozenset[int] = frozenset()
    hurried: bool = False
    over: int = 0
    max_deals: int = 0
    finish: bool = False
    next: Rematch | None = None
    deals: tuple[DealView, ...] = ()
    log: tuple[LogLine, ...] = ()
    says: tuple[SayLine, ...] = ()
    said: int = 0
    given: ReusedDeal | None = None
    series: DealSeries | None = None
    sealed: bool = False
    changes: tuple[tuple[Fraction, ...], ...] = ()
    clock: PlayClock | None = None
    decisions: DecisionClock | None = None
    nonces: tuple[tuple[str, str], ...] = ()
    owner: str = ""
    lock: Lock = "open"
    listing: Listing | None = None
    was_open: bool = False
    chatters: tuple[str, ...] = ()
    key: str = ""
    barred: tuple[str, ...] = ()
    former: tuple[tuple[str, int], ...] = ()
    seat_request: SeatRequest | None = None
    refused: tuple[str, ...] = ()
    moved: tuple[tuple[str, int], ...] = ()
    seat_requests: int = 0
    rule_changes: int = 0
    seatings: int = 0
    requests: int = 0
    owner_requests: int = 0

    @property
    def stage(self) -> TableStage:
        """The stage of the table: before, during or after the match."""
        if self.match is None:
            return "seating"
        return "finished" if self.match.finished else "playing"

    @property
    def link(self) -> str:
        """The path by which people come to the table, with the key of a renewed link."""
        return f"{self.invite}?key={self.key}" if self.key else self.invite

    @property
    def repeats(self) -> bool:
        """True if cards are dealt here that other tables get too, so that the rules are fixed."""
        return self.given is not None or self.series is not None

    @property
    def is_locked(self) -> bool:
        """True while play waits for the answers to an undo request."""
        return self.ask is not None and self.ask.kind == "undo"

    def seat_of(self, who: str) -> int | None:
        """Return the seat of a person, by the server's name for them; None if they have none."""
        for i, seat in enumerate(self.seats):
            if seat.who == who:
                return i
        return None

    def taken_names(self) -> tuple[str, ...]:
        """Return the names that are taken."""
        return tuple(seat.name for seat in self.seats if seat.kind != "open")

    def acting_persons(self) -> frozenset[int]:
        """Return the seats for which a person acts now."""
        return frozenset(i for i, seat in enumerate(self.seats) if seat.has_acting_person)


class Applied(Struct, frozen=True):
    """The result of an event: the table after it, and the facts of the game, not yet redacted.

    ``fresh`` is False for a repetition, which changes nothing and must not be stored. ``deal`` holds the
    moves of the deal that the event finished, if it did.
    """

    table: Table
    facts: tuple[Fact, ...] = ()
    fresh: bool = True
    deal: tuple[TableStep, ...] | None = None


def replace(record: R, **fields: object) -> R:
    """Return the record with some fields changed."""
    return msgspec.structs.replace(record, **fields)


def put_seat(table: Table, at: int, seat: Seat) -> Table:
    """Return the table with one seat changed."""
    return replace(table, seats=(*table.seats[:at], seat, *table.seats[at + 1 :]))


def list_present(table: Table) -> list[int]:
    """Return the seats of the persons who are connected."""
    return [at for at, seat in enumerate(table.seats) if seat.who is not None and seat.gone is None]


def seat_at(table: Table, at: int) -> Seat:
    """Return the seat with this number; raises TableError."""
    if not 0 <= at < len(table.seats):
        raise TableError("seat-table", seat=at, last=len(table.seats) - 1)
    return table.seats[at]


def require_person(table: Table, by: int | None) -> tuple[int, Seat]:
    """Return the number and seat of the acting person; raises TableError if no person acts for it now."""
    if by is None:
        raise TableError("actor")
    seat = seat_at(table, by)
    if not seat.has_acting_person:
        raise TableError("actor-bot" if seat.acting_bot else "actor-empty", seat=by)
    return by, seat


def require_server(by: int | None) -> None:
    """Raise TableError if a player does what only the server may do."""
    if by is not None:
        raise TableError("actor-server", seat=by)


def require_stage(table: Table, *stages: TableStage) -> None:
    """Raise TableError unless the table is at one of these stages."""
    if table.stage not in stages:
        raise TableError(f"stage-{table.stage}", expected=stages)


def add_lines(table: Table, lines: Iterable[LogLine]) -> Table:
    """Return the table with lines added to its log.

    It keeps this deal and the one before, at most ``MAX_LOG_LINES``.
    """
    added = tuple(lines)
    if not added:
        return table
    log, latest = table.log, added[-1].deal_no
    if log and log[-1].deal_no != latest:
        log = tuple(line for line in log if line.deal_no >= latest - 1)
    most = MAX_LOG_LINES if latest else MAX_SEATING_LINES
    return replace(table, log=(*log, *added)[-most:])


def make_line(table: Table, seat: int | None, text: str) -> LogLine:
    """Return a log line for the current moment."""
    if len(text) > MAX_LINE_CHARS:
        text = text[:MAX_LINE_CHARS].rpartition(" ")[0]
    return LogLine(seat, text, table.match.deal_no if table.match else 0, table.version + 1)


def add_note(table: Table, seat: int | None, text: str) -> Table:
    """Return the table with one new line in its log."""
    return add_lines(table, [make_line(table, seat, text)])


def find_pending(table: Table) -> Shuffle | None:
    """Return the seeds of the next deal, if the server has committed to one."""
    last = table.shuffles[-1] if table.shuffles else None
    return last if last is not None and last.deal is None else None


def find_dealt(table: Table) -> Shuffle | None:
    """Return the seeds of the latest deal that was dealt."""
    return next((one for one in reversed(table.shuffles) if one.deal is not None), None)


def find_reused(table: Table, number: int) -> ReusedDeal | None:
    """Return the reused deal that this deal repeats; None if the deal is this table's own."""
    if table.series is None:
        return table.given if number == 1 else None
    places = [_find_series_place(table, one) for one in table.shuffles[:number]]
    if number > len(places):
        places.append(len(table.deals) + 1)
    return table.series.make_deal(places[-1], places.count(places[-1]), len(table.seats))


def _find_series_place(table: Table, one: Shuffle) -> int:
    """Return the place in the series, from 1, of a deal; one that was thrown in has that of the next."""
    if one.deal_no is None:
        return len(table.deals) + 1
    return 1 + sum(1 for deal in table.deals if deal.deal_no < one.deal_no)


def put_shuffle(table: Table, one: Shuffle) -> Table:
    """Return the table with the seeds of one deal changed."""
    at = one.number - 1
    return replace(table, shuffles=(*table.shuffles[:at], one, *table.shuffles[at + 1 :]))


def add_seed(one: Shuffle, seat: int, seed: str) -> Shuffle:
    """Return the seeds with one player's seed added."""
    return replace(one, player_seeds=(*one.player_seeds[:seat], seed, *one.player_seeds[seat + 1 :]))


def require_match(table: Table) -> Match:
    """Return the match in progress; raises TableError if there is none."""
    require_stage(table, "playing")
    assert table.match is not None
    return table.match


def require_unlocked(table: Table) -> None:
    """Raise TableError while play waits for the answers to an undo request."""
    if table.is_locked:
        raise TableError("asked-undo")
