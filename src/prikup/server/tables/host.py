"""The services that the program around the tables supplies: a store of events, bots, a clock, random bytes.

This package opens no socket, file or process and reads no clock, so any program that supplies a ``Host`` can
run tables.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Literal, NamedTuple, Protocol, TypeAlias, TypeVar

from msgspec import field

from prikup.bots.hints import Hint
from prikup.core import Struct, View
from prikup.table import Ending, ListedTable, SavedTable, StoredDeal

T = TypeVar("T")


class Ban(Struct, frozen=True):
    """A ban by the operator, before ``until`` in seconds since 1970 (None: for good)."""

    reason: str
    until: float | None


class Guest(Struct, frozen=True):
    """A person; ``unstored`` is the hash of their token until they are stored.

    ``has_account`` is true if they are signed in; ``joined`` are the ids of the guests whom they were in
    other browsers before. The token of a ``revoked`` guest is valid no more. ``ban`` is the one under which
    they are, and ``is_operator`` is true for the account of an operator.
    """

    id: str
    name: str
    unstored: bytes | None = None
    has_account: bool = False
    joined: tuple[str, ...] = ()
    revoked: bool = False
    ban: Ban | None = None
    is_operator: bool = False

    @property
    def ids(self) -> tuple[str, ...]:
        """All ids of this person, their own first."""
        return (self.id, *self.joined)


class StoredEvent(Struct, frozen=True):
    """One event of a table as it is stored; ``body`` is JSON."""

    version: int
    actor: str | None
    nonce: str | None
    body: str


class OpenedTable(Struct, frozen=True):
    """A table to be stored with its first events, from version 1; ``seats`` maps seats to their guests."""

    id: str
    owner: str
    game: str
    bodies: tuple[str, ...]
    seats: dict[int, str]


class DerivedChanges(Struct, frozen=True):
    """Changes to derived data, caused by one event and stored together with it.

    ``seats`` maps each seat whose occupant changed to the guest who sits there now (None: no guest),
    ``finished`` is the ending of a match that is over, ``deal`` a deal that ended, ``saved`` the table after
    the event, to be kept instead of an earlier one, ``opened`` the next table of the same people.
    ``people`` are the guests by seat in a match that is over, and ``game`` is its game. If it is
    ``relisted``, ``listed`` replaces its entry in the list of open tables (None: it has none now).
    """

    seats: dict[int, str | None]
    finished: Ending | None
    deal: StoredDeal | None
    saved: SavedTable | None = None
    opened: OpenedTable | None = None
    people: dict[int, str] = field(default_factory=dict)
    game: str = ""
    relisted: bool = False
    listed: ListedTable | None = None


class WriteConflictError(Exception):
    """An entry contradicts what is stored; entries written together with it must be written without it."""


class VersionTakenError(WriteConflictError):
    """Another process appended this version first, or the nonce is already stored."""


OnAppended: TypeAlias = Callable[[Mapping[str, int]], None]
"""Receives the last version of each table to which something was appended."""


class Peers(Protocol):
    """The other processes that use the same store."""

    async def follow(self, tell: OnAppended, missed: Callable[[], None], every: float) -> None:
        """Report appended events to ``tell``, whichever process appended them, until the connection is lost.

        ``missed`` is called once when reporting begins: events appended earlier are not reported. A store
        that cannot notify is polled every ``every`` seconds. Raises when the connection is lost.
        """

    async def claim(self, name: str) -> bool:
        """Return True if this process holds the claim on a table, taking it if it is free.

        Raises an exception if that cannot be determined.
        """

    async def release(self, name: str) -> None:
        """Give up the claim on a table."""


class EventStore(Protocol):
    """The events of all tables, which are only appended, and the data derived from them."""

    @property
    def peers(self) -> Peers:
        """The other processes that use the same store."""

    @property
    def outages(self) -> tuple[type[Exception], ...]:
        """The exceptions raised while the store is unavailable."""

    async def add_guest(self, guest: Guest) -> None:
        """Store a guest who is not stored yet."""

    async def find_owner(self, table_id: str) -> str | None:
        """Return the guest who opened a table, or None if there is no such table."""

    async def events_after(self, table_id: str, version: int) -> list[StoredEvent]:
        """Return the events of a table after a version, in order; none if there is no such table."""

    async def find_saved(self, table_id: str) -> SavedTable | None:
        """Return the table as it was saved last; None if there is none that this code has written."""

    async def append(self, table_id: str, event: StoredEvent, changes: DerivedChanges | None = None) -> None:
        """Append one event and apply its derived changes, all or nothing.

        Raises VersionTakenError if that version, or that nonce of the actor, is already stored, and
        WriteConflictError if the derived changes contradict what is stored.
        """

    async def read_deal_lines(self, table_id: str) -> list[str]:
        """Return the stored record lines of the finished deals of a table, in order."""

    async def replace_deal_lines(self, table_id: str, deals: Sequence[StoredDeal]) -> None:
        """Store the record lines of all finished deals of a table."""

    async def mark_connected(self, seats: Iterable[tuple[str, int]]) -> None:
        """Note that these seats, each given as table and number, are connected now."""

    async def last_connected(self, table_id: str) -> dict[int, float]:
        """Return by taken seat when it was last connected to any process, in seconds since 1970."""


class BotRunner(Protocol):
    """A place where bots choose and hints are computed; callers take turns."""

    async def choose(self, caller: str, name: str, seed: str, view: View) -> str:
        """Return the text of the action that a bot chooses."""

    async def hint(self, caller: str, seed: str, view: View) -> Hint:
        """Return a hint for a player."""


Queue: TypeAlias = Literal["opening", "play", "other"]
"""Where a call waits: to open a table, for a match in play, or for everything else."""


class Cost(NamedTuple):
    """The estimated cost of a call in milliseconds of CPU time, known before it begins.

    The call waits in ``queue``, and fails after ``limit_s`` seconds of CPU time. One that ``continues``
    another of the same request is not refused.
    """

    queue: Queue
    ms: float
    limit_s: float = 10.0
    continues: bool = False


class Work(Protocol):
    """A way to call functions that take time."""

    def check(self) -> None:
        """Raise HTTPProblem if the caller has used up its time."""

    async def __call__(self, cost: Cost, make: Callable[..., T], /, *given: object) -> T:
        """Return ``make(*given)``; raises HTTPProblem if the caller has used up its time."""


class DirectWork:
    """The work of a host without processes: every call is made at once."""

    def check(self) -> None:
        """Refuse nobody."""

    async def __call__(self, cost: Cost, make: Callable[..., T], /, *given: object) -> T:
        """Return ``make(*given)``."""
        return make(*given)


DIRECT_WORK = DirectWork()


class Host(NamedTuple):
    """The services for the tables of one process.

    ``clock`` returns seconds since 1970, ``random_bytes`` so many bytes that nobody can predict. ``steady``
    returns seconds that only grow, by which everything waits: a clock that is set makes nobody wait.
    """

    store: EventStore
    bots: BotRunner
    clock: Callable[[], float]
    random_bytes: Callable[[int], bytes]
    steady: Callable[[], float]
