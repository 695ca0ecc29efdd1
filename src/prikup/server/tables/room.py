"""A table in one process: its listeners, the events appended to it, and its current state.

The store decides which event comes next: any process may append the next event of a table, and a process
whose version was taken reads the events of the others. Everything kept here can be rebuilt at any moment.
"""

from __future__ import annotations

import asyncio
import logging
from base64 import urlsafe_b64encode
from collections.abc import Sequence
from contextlib import suppress
from hashlib import sha256
from typing import Protocol, TypeVar

from msgspec.structs import replace

from prikup import table as tables
from prikup.core import Fact, PrikupError, RuleError, Taken
from prikup.server.problems import HTTPProblem, with_code
from prikup.server.tables import translate
from prikup.server.tables.derived import find_derived_changes
from prikup.server.tables.folding import fold_all, fold_on, opening_cost
from prikup.server.tables.host import (
    DIRECT_WORK,
    Guest,
    Host,
    StoredEvent,
    VersionTakenError,
    Work,
    WriteConflictError,
)
from prikup.server.tables.past_deals import PastDeals
from prikup.server.tables.protocol import Again
from prikup.server.tables.protocol import TableRequest as Request
from prikup.server.tables.updates import Snapshot, SnapshotCache
from prikup.table import AnyEvent, Applied, Table, TableError, events

log = logging.getLogger("prikup.server")

T = TypeVar("T")

MAX_APPEND_TRIES = 10
"""The most tries to store an event while other processes store theirs first."""
MAX_GUEST_PAGES = 10
"""The most sockets of one guest at a table; one more closes the oldest."""
TABLE_ID_BYTES = 9
"""The random bytes in the id of the next table: enough that nobody can guess it."""
LINK_KEY_BYTES = 12
"""The random bytes in the key of a renewed link."""
WATCHER_COUNT_DELAY_S = 0.5
"""Seconds between a change in the number of watchers and its announcement to all listeners."""


class Listener(Protocol):
    """An open socket at a table."""

    @property
    def guest_id(self) -> str | None:
        """The guest at the other end; None for a visitor without a cookie."""

    @property
    def address(self) -> str:
        """The address at the other end, as the limits count it."""

    def close(self, problem: HTTPProblem) -> None:
        """Send this error as the last message and close the socket."""

    def tell(self, facts: Sequence[Fact] = ()) -> None:
        """Send these facts, already redacted for this listener, and the state of the table."""


class Room:
    """A table in this process."""

    def __init__(self, table: Table, host: Host, owner: str | None = None, saved_version: int = 0) -> None:
        self.table = table
        self._saved_version = saved_version
        self.listeners: set[Listener] = set()
        self._opener = owner
        self._arrived: dict[Listener, None] = {}  # the listeners in the order in which they came
        self.left: set[str] = set()  # guests who left their seats while their page is still open
        self.changed = asyncio.Event()
        self.last_trick_at = 0.0  # in the steady time of the host
        self.announced_watchers = 0
        self._snapshots = SnapshotCache(host.clock)
        self._clock = host.clock
        self._steady = host.steady
        self._random_bytes = host.random_bytes
        self._store = host.store
        self.past_deals = PastDeals(host.store)
        self._append_lock = asyncio.Lock()
        self._watcher_timer: asyncio.TimerHandle | None = None

    @staticmethod
    async def load(table_id: str, host: Host, work: Work = DIRECT_WORK) -> Room:
        """Read a table from the store and fold its events by ``work``.

        Raises HTTPProblem if there is no such table, or if its log cannot be read.
        """
        work.check()
        owner = await host.store.find_owner(table_id)
        if owner is None:
            raise HTTPProblem(404, "table", given=table_id)
        try:
            return await _load_saved(table_id, host, work, owner) or await _load_from_log(
                table_id, host, work, owner
            )
        except PrikupError as error:
            log.error("table %s: reading its log failed: %s", table_id, error)
            raise HTTPProblem(500, "log-table", table=table_id) from error

    @property
    def id(self) -> str:
        """The table's id, as in its link."""
        return self.table.id

    @property
    def outages(self) -> tuple[type[Exception], ...]:
        """The exceptions raised while the store is unavailable."""
        return self._store.outages

    @property
    def owner(self) -> str | None:
        """The guest who has the owner's powers: who opened the table, until it is handed over."""
        return self.table.owner or self._opener

    # listeners

    def join(self, listener: Listener) -> None:
        """Add a listener and send it the whole state; of too many of one guest, close the oldest."""
        mine = [one for one in self._arrived if one.guest_id == listener.guest_id is not None]
        for oldest in mine[: max(0, len(mine) + 1 - MAX_GUEST_PAGES)]:
            self._close(oldest, HTTPProblem(429, "pages", most=MAX_GUEST_PAGES))
        self.listeners.add(listener)
        self._arrived[listener] = None
        if listener.guest_id is not None:
            self.left.discard(listener.guest_id)
        listener.tell()
        self._schedule_watcher_count()

    def leave(self, listener: Listener) -> None:
        """Remove a listener whose socket is closed."""
        self.listeners.discard(listener)
        self._arrived.pop(listener, None)
        self._schedule_watcher_count()

    def close_all(self, problem: HTTPProblem) -> None:
        """Close all sockets."""
        for listener in list(self.listeners):
            self._close(listener, problem)

    def _close(self, listener: Listener, problem: HTTPProblem) -> None:
        self.leave(listener)
        listener.close(problem)

    def check_admitted(self, guest_id: str | None, key: str) -> None:
        """Raise HTTPProblem if the owner keeps this guest, who came by a link with this key, from the table.

        Whoever has a seat, and the owner, always gets in.
        """
        if self.is_participant(guest_id):
            return
        if guest_id in self.table.barred:
            raise HTTPProblem(403, "barred")
        if self.table.key and key != self.table.key:
            raise HTTPProblem(403, "link")
        if self.table.lock == "all":
            raise HTTPProblem(403, "locked-watch")

    def identify(self, guest: Guest | None) -> Guest | None:
        """Return a guest by the id that they have at this table: the one with a place, or a barred one."""
        if guest is None or not guest.joined:
            return guest
        known = [one for one in guest.ids if self.is_participant(one)] or [
            one for one in guest.ids if one in self.table.barred
        ]
        return replace(guest, id=known[0]) if known else guest

    def is_participant(self, guest_id: str | None) -> bool:
        """Return True if a guest has a seat or is the owner."""
        return guest_id is not None and (guest_id == self.owner or self.seat_of(guest_id) is not None)

    def count_visitors(self) -> int:
        """Count the open sockets of those who have no seat here and are not the owner."""
        return sum(1 for one in self.listeners if not self.is_participant(one.guest_id))

    def _schedule_watcher_count(self) -> None:
        """Count the watchers in a moment: once for all who come and go within it."""
        self.changed.set()
        if self._watcher_timer is None:
            loop = asyncio.get_running_loop()
            self._watcher_timer = loop.call_later(WATCHER_COUNT_DELAY_S, self._announce_watchers)

    def _announce_watchers(self) -> None:
        self._watcher_timer = None
        watchers = self.count_watchers()
        if watchers != self.announced_watchers:
            self.announced_watchers = watchers
            for listener in self.listeners:
                listener.tell()

    def count_watchers(self) -> int:
        """Count those without a seat: each guest once, and each page of visitors without a cookie."""
        visitors = {listener.guest_id or listener for listener in self.listeners}
        return sum(1 for visitor in visitors if not isinstance(visitor, str) or self.seat_of(visitor) is None)

    def connected_seats(self) -> frozenset[int]:
        """Return the seats whose guest has a page open here and has not left the table."""
        here = {listener.guest_id for listener in self.listeners} - self.left
        return frozenset(at for at, seat in enumerate(self.table.seats) if seat.who and seat.who in here)

    def is_attended(self) -> bool:
        """Return True if somebody is here for whom cards are dealt and bots act.

        That is a guest with a seat or, at a table of bots only, the guest who opened it.
        """
        if any(seat.who for seat in self.table.seats):
            return bool(self.connected_seats())
        return any(one.guest_id == self.owner for one in self.listeners if one.guest_id)

    def find_caller(self) -> str:
        """Return the address for which bots act here: all tables of one address take turns as one caller.

        It is that of the first who came and has a place here; without any, the table is a caller of its own.
        """
        present = (one.address for one in self._arrived if self.is_participant(one.guest_id))
        return next(present, self.id)

    def seat_of(self, guest_id: str | None) -> int | None:
        """Return the seat of a guest; None for a watcher."""
        return None if guest_id is None else self.table.seat_of(guest_id)

    def make_snapshot(self, guest_id: str | None, is_reader: bool = False) -> Snapshot:
        """Return the current state as this guest may see it; None stands for a watcher.

        A reader is somebody without a place here who looks at a public match.
        """
        is_owner = guest_id is not None and guest_id == self.owner
        visitor = tables.find_visitor(self.table, guest_id, is_owner)
        if is_reader:
            visitor = replace(visitor, is_reader=True)
        return self._snapshots.get_snapshot(
            self.table, self.seat_of(guest_id), self.announced_watchers, visitor
        )

    # events

    async def handle_message(self, guest: Guest | None, request: Request, key: str = "") -> bool:
        """Append the event that a message requests; return False if it was appended before.

        ``key`` is that of the link by which the guest came. Raises HTTPProblem if the event is not allowed.
        """
        if guest is None:
            raise HTTPProblem(401, "token-none")
        try:
            event = self._to_event(guest, request, key)
            if isinstance(event, events.Again):
                event = replace(event, instead_of=await self.find_deleted_next())
            if isinstance(event, (events.Sit, events.AskSeat)):
                tables.apply(self.table, event)  # store no guest whose seat is refused
                await self._store.add_guest(guest)
            if not isinstance(event, events.Leave):
                await self._note_return(guest)
            applied = await self.append(event, guest.id)
        except (RuleError, TableError) as error:
            raise HTTPProblem(409, error.why) from None
        except PrikupError as error:
            raise HTTPProblem(409, with_code(error, "refused")) from None
        except WriteConflictError:
            if not isinstance(event, events.Sit):
                raise
            # The guest was deleted meanwhile; reloading the page makes a new one.
            raise HTTPProblem(401, "token") from None
        if isinstance(event, events.Leave):
            self.left.add(guest.id)
        return applied.fresh

    def _to_event(self, guest: Guest, request: Request, key: str) -> AnyEvent:
        if isinstance(request, Again):
            return self._to_again(guest, request)
        if not isinstance(request, translate.OWNER_MESSAGES):
            return translate.to_event(self.table, guest, request, self._clock(), key)
        if guest.id != self.owner:
            raise HTTPProblem(403, "owner")
        new_key = urlsafe_b64encode(self._random_bytes(LINK_KEY_BYTES)).decode()
        return translate.to_owner_event(guest, request, self._clock(), new_key)

    async def find_deleted_next(self) -> str:
        """Return the id of the table of a rematch if it was idle and has been deleted, else ""."""
        following = self.table.next  # another may be opened while the store answers
        if following is None or await self._store.find_owner(following.table) is not None:
            return ""
        return following.table

    def _to_again(self, guest: Guest, request: Again) -> AnyEvent:
        """Return the event of a rematch; its table goes to the owner if they are here, else to the guest."""
        seat = self.seat_of(guest.id)
        if seat is None:
            raise HTTPProblem(403, "watcher")
        here = {listener.guest_id for listener in self.listeners}
        owner = self.owner if self.owner in here else None
        return events.Again(
            by=seat,
            nonce=request.nonce,
            yes=request.yes,
            table=self._next_id(),
            owner=owner or guest.id,
            at=self._clock(),
        )

    def _next_id(self) -> str:
        """Return an id for the next table; the next of a repeatable table is always the same."""
        if self.table.repeatable:
            return sha256(f"after {self.id}".encode()).hexdigest()[:12]
        return urlsafe_b64encode(self._random_bytes(TABLE_ID_BYTES)).decode()

    async def _note_return(self, guest: Guest) -> None:
        self.left.discard(guest.id)
        seat = self.seat_of(guest.id)
        if seat is not None and self.table.seats[seat].gone is not None:
            with suppress(TableError):  # the driver noted it at the same moment
                await self.append(events.Returned(seat=seat))

    async def append(self, event: AnyEvent, actor: str | None = None) -> Applied:
        """Append an event, however many other processes append at the same time.

        Raises TableError or RuleError if the table, as it is by then, does not allow it.
        """
        nonce = event.nonce or None
        async with self._append_lock:
            for _ in range(MAX_APPEND_TRIES):
                if self.table.table_rules.decision_seconds and event.time is None:
                    event = replace(event, time=self._clock())
                applied = tables.apply(self.table, event)
                if not applied.fresh:
                    return applied
                if actor is not None:
                    tables.check_request(self.table, event, actor)
                stored = StoredEvent(applied.table.version, actor, nonce, tables.encode(event).decode())
                try:
                    changes = find_derived_changes(self.table, event, applied, self._saved_version)
                    await self._store.append(self.id, stored, changes)
                except VersionTakenError:
                    if not await self._read_new_events():
                        return Applied(self.table, fresh=False)  # an old nonce: stored long ago
                else:
                    if changes.saved is not None:
                        self._saved_version = changes.saved.version
                    self._accept(applied)
                    return applied
        raise TableError("busy")

    async def unseal_if_due(self) -> None:
        """Show what is over at the table of a tournament that has closed."""
        series = self.table.series
        if series is not None and self.table.sealed and self._clock() >= series.closes:
            with suppress(TableError):  # another process was faster
                await self.append(events.Unsealed(at=self._clock()))

    async def catch_up(self, version: int | None = None) -> None:
        """Read the events of other processes, unless the table has reached this version."""
        async with self._append_lock:
            if version is None or self.table.version < version:
                await self._read_new_events()

    async def _read_new_events(self) -> bool:
        stored = await self._store.events_after(self.id, self.table.version)
        for one in stored:
            self._accept(tables.apply(self.table, tables.decode(one.body)))
        return bool(stored)

    def _accept(self, applied: Applied) -> None:
        before, self.table = self.table, applied.table
        if before.seats != self.table.seats:
            self._schedule_watcher_count()
        if before.key != self.table.key:
            self._close_barred()
        if any(isinstance(fact, Taken) for fact in applied.facts):
            self.last_trick_at = self._steady()
        redacted: dict[int | None, list[Fact]] = {}
        for listener in self.listeners:
            viewer = self.seat_of(listener.guest_id)
            if viewer not in redacted:
                redacted[viewer] = [fact.seen_by(viewer) for fact in applied.facts]
            listener.tell(redacted[viewer])
        self.changed.set()

    def _close_barred(self) -> None:
        """Close the sockets of all who came by the old link and have no seat."""
        for listener in [one for one in self.listeners if not self.is_participant(one.guest_id)]:
            barred = listener.guest_id in self.table.barred
            self._close(listener, HTTPProblem(403, "barred" if barred else "link"))


async def _load_saved(table_id: str, host: Host, work: Work, owner: str) -> Room | None:
    """Return the room of a table from its saved state and the events since; None without such a state."""
    saved = await host.store.find_saved(table_id)
    if saved is None:
        return None
    stored = await host.store.events_after(table_id, saved.version)
    table = await work(opening_cost(stored), fold_on, saved, stored)
    return None if table is None else Room(table, host, owner, saved.version)


async def _load_from_log(table_id: str, host: Host, work: Work, owner: str) -> Room:
    """Return the room of a table that is folded from all of its events."""
    stored = await host.store.events_after(table_id, 0)
    return Room(await work(opening_cost(stored), fold_all, stored), host, owner)
