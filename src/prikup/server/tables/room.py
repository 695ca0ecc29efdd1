"""A table as one process serves it: who listens, what is appended, and what it waits for.

The database decides: any process may append the next event of a table, and who loses the race on its key
reads what the winner wrote. What is kept here can be made again at any moment.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterable, Iterator, Sequence
from contextlib import suppress
from typing import Protocol

from prikup import table as tables
from prikup.core import Fact, PrikupError, RuleError, Taken
from prikup.games import get
from prikup.review import PlayedDeal, deals_of
from prikup.server.admission import Work
from prikup.server.problems import HTTPProblem, coded
from prikup.server.storage.group_commit import Conflict
from prikup.server.storage.store import DerivedChanges, Guest, LostRace, Storage, Stored
from prikup.server.tables import translate
from prikup.server.tables.protocol import Event as Said
from prikup.server.tables.updates import Snapshot, SnapshotCache
from prikup.table import AnyEvent, Applied, StoredDeal, Table, TableError, events

log = logging.getLogger("prikup.server")

TRIES = 10
COUNTED = 0.5
"""Seconds after which all are told how many watch."""


class Listener(Protocol):
    """A browser that is told what happens at the table."""

    @property
    def who(self) -> str | None:
        """The person at it, None for a stranger."""

    def tell(self, facts: Sequence[Fact] = ()) -> None:
        """Send the state of the table, and these facts, already redacted, before it."""


class Room:
    """One table in this process."""

    def __init__(self, table: Table, storage: Storage, owner: str | None = None) -> None:
        self.table = table
        self.owner = owner
        self.connections: set[Listener] = set()
        self.left: set[str] = set()  # persons who got up though their page is still open
        self.changed = asyncio.Event()
        self._sights = SnapshotCache()
        self.trick_at = 0.0
        self._storage = storage
        self._lock = asyncio.Lock()
        self._writing = asyncio.Lock()
        self.watching = 0  # how many watch, as all were told last
        self._counting: asyncio.TimerHandle | None = None

    @staticmethod
    async def load(table_id: str, storage: Storage, work: Work = asyncio.to_thread) -> Room:
        """The table as it is stored, made by ``work``; raises Problem if there is none that can be read."""
        await work(_admitted)  # who has asked for too much is refused before anything is read
        stored = await storage.since(table_id, 0)
        if not stored:
            raise HTTPProblem(404, "table", given=table_id)
        owner = await storage.owner(table_id)
        try:
            return Room(await work(_folded, stored), storage, owner)
        except PrikupError as error:
            log.error("table %s: its log cannot be read: %s", table_id, error)
            raise HTTPProblem(500, "log-table", table=table_id) from error

    @property
    def id(self) -> str:
        """The name of the table in its link."""
        return self.table.id

    async def record(self, viewer: int | None, work: Work = asyncio.to_thread) -> str:
        """The match as a record, as far as the viewer may know it; raises Problem before it has begun.

        The deals that are over are kept as they are written; of a table that is older than that they are
        written now, once.
        """
        table = self.table
        lines = await self._storage.deals(self.id)
        if len(lines) < table.over:
            async with self._writing:
                lines = await self._storage.deals(self.id)
                if len(lines) < table.over:
                    lines = await self._write_deals(work)
        try:
            return await work(tables.write_record, table, lines[: table.over], viewer)
        except TableError as error:
            raise HTTPProblem(409, error.why) from None

    async def deal(self, number: int, work: Work = asyncio.to_thread) -> tables.DealShown:
        """All cards of a deal that is over; raises Problem for any other."""
        shown = None
        if any(one.deal_no == number for one in self.table.deals):
            await work(_admitted)
            shown = await work(_lookback, await self._storage.since(self.id, 0), number)
        if shown is None:
            raise HTTPProblem(404, "not_found-deal", given=str(number))
        return shown

    async def played(self, number: int, work: Work = asyncio.to_thread) -> PlayedDeal:
        """A deal that is over, as it was played; raises Problem for any other."""
        if any(one.deal_no == number for one in self.table.deals):
            for deal in await self._all_played(work):
                if deal.number == number:
                    return deal
        raise HTTPProblem(404, "not_found-deal", given=str(number))

    async def all_played(self, work: Work = asyncio.to_thread) -> list[PlayedDeal]:
        """All deals of a match that is over, one that broke off too; raises Problem before its end."""
        if self.table.stage != "finished":
            raise HTTPProblem(409, "stage-playing")
        if not self.table.deals:
            raise HTTPProblem(404, "not_found-deal", given="1")
        return await self._all_played(work)

    async def _all_played(self, work: Work) -> list[PlayedDeal]:
        await work(_admitted)
        return await work(_played, await self._storage.since(self.id, 0))

    async def _write_deals(self, work: Work) -> list[str]:
        await work(_admitted)
        stored = await self._storage.since(self.id, 0)
        lines: list[StoredDeal] = await work(lambda: list(tables.list_stored_deals(decoded(stored), get)))
        await self._storage.keep_deals(self.id, lines)
        return [line.text for line in lines]

    # who listens

    def join(self, connection: Listener) -> None:
        """A browser listens from now on, beginning with the whole state."""
        self.connections.add(connection)
        if connection.who is not None:
            self.left.discard(connection.who)
        connection.tell()
        self._count()

    def part(self, connection: Listener) -> None:
        """A browser hung up."""
        self.connections.discard(connection)
        self._count()

    def _count(self) -> None:
        """Let all know how many watch: once for all who come and go within a moment."""
        self.changed.set()
        if self._counting is None:
            self._counting = asyncio.get_running_loop().call_later(COUNTED, self._counted)

    def _counted(self) -> None:
        self._counting = None
        watchers = self.watchers()
        if watchers != self.watching:
            self.watching = watchers
            for connection in self.connections:
                connection.tell()

    def watchers(self) -> int:
        """How many people, or pages of strangers, watch and do not play."""
        here = {connection.who or connection for connection in self.connections}
        return sum(1 for one in here if not isinstance(one, str) or self.seat(one) is None)

    def connected(self) -> frozenset[int]:
        """The seats whose person has a page open here and did not get up."""
        here = {connection.who for connection in self.connections} - self.left
        return frozenset(at for at, seat in enumerate(self.table.seats) if seat.who and seat.who in here)

    def attended(self) -> bool:
        """Whether somebody is here for whom cards are dealt and bots act.

        That is who sits at the table, or, where bots play among themselves, who opened it.
        """
        if any(seat.who for seat in self.table.seats):
            return bool(self.connected())
        return any(connection.who == self.owner for connection in self.connections if connection.who)

    def seat(self, who: str | None) -> int | None:
        """The seat of a person; None for one who watches."""
        return None if who is None else self.table.seat_of(who)

    def seen(self, who: str | None) -> Snapshot:
        """What a person sees now; None is one who watches."""
        return self._sights.of(self.table, self.seat(who), self.watching)

    # what is appended

    async def hear(self, guest: Guest | None, said: Said) -> bool:
        """Do what a browser asks; False if it was done before. Raises Problem."""
        if guest is None:
            raise HTTPProblem(401, "token-none")
        try:
            event = translate.event(self.table, guest, said)
            if isinstance(event, events.Sit):
                tables.apply(self.table, event)  # nobody is stored who is refused
                await self._storage.add_guest(guest)
            if not isinstance(event, events.Leave):
                await self._back(guest)
            applied = await self.append(event, guest.id)
        except (RuleError, TableError) as error:
            raise HTTPProblem(409, error.why) from None
        except PrikupError as error:
            raise HTTPProblem(409, coded(error, "refused")) from None
        except Conflict:
            if not isinstance(event, events.Sit):
                raise
            raise HTTPProblem(
                401, "token"
            ) from None  # they were forgotten since; with the page they come anew
        if isinstance(event, events.Leave):
            self.left.add(guest.id)
        return applied.fresh

    async def _back(self, guest: Guest) -> None:
        self.left.discard(guest.id)
        seat = self.seat(guest.id)
        if seat is not None and self.table.seats[seat].gone is not None:
            with suppress(TableError):  # it was noted at the same moment
                await self.append(events.Returned(seat=seat))

    async def append(self, event: AnyEvent, actor: str | None = None) -> Applied:
        """Append an event, however many other processes do so at the same time.

        Raises TableError or RuleError if the table, as it is by then, does not allow it.
        """
        nonce = event.nonce or None
        async with self._lock:
            for _ in range(TRIES):
                applied = tables.apply(self.table, event)
                if not applied.fresh:
                    return applied
                stored = Stored(applied.table.version, actor, nonce, tables.encode(event).decode())
                try:
                    await self._storage.append(self.id, stored, beside(self.table, applied))
                except LostRace:
                    if not await self._read_on():
                        return Applied(self.table, fresh=False)  # an old nonce: done long ago
                else:
                    self._accept(applied)
                    return applied
        raise TableError("busy")

    async def catch_up(self, version: int | None = None) -> None:
        """Read what other processes appended, if the table is not at this version yet."""
        async with self._lock:
            if version is None or self.table.version < version:
                await self._read_on()

    async def _read_on(self) -> bool:
        stored = await self._storage.since(self.id, self.table.version)
        for one in stored:
            self._accept(tables.apply(self.table, tables.decode(one.body)))
        return bool(stored)

    def _accept(self, applied: Applied) -> None:
        before, self.table = self.table, applied.table
        if before.seats != self.table.seats:
            self._count()
        if any(isinstance(fact, Taken) for fact in applied.facts):
            self.trick_at = asyncio.get_running_loop().time()
        told: dict[int | None, list[Fact]] = {}
        for connection in self.connections:
            viewer = self.seat(connection.who)
            if viewer not in told:
                told[viewer] = [fact.seen_by(viewer) for fact in applied.facts]
            connection.tell(told[viewer])
        self.changed.set()


def beside(before: Table, applied: Applied) -> DerivedChanges:
    """What an event changes of that which is kept beside the events."""
    after = applied.table
    people = zip(before.seats, after.seats, strict=True)
    return DerivedChanges(
        seats={at: new.who for at, (old, new) in enumerate(people) if old.who != new.who},
        finished=tables.summarize_match(after) if after.stage != before.stage == "playing" else None,
        deal=tables.store_ended_deal(before, applied),
    )


def _admitted() -> None:
    """Nothing: work that is refused to those of whom no more is done."""


def _folded(stored: Iterable[Stored]) -> Table:
    return tables.fold(decoded(stored), get)


def _lookback(stored: Iterable[Stored], number: int) -> tables.DealShown | None:
    return tables.show_deal(*tables.collect_inputs(decoded(stored), get), number)


def _played(stored: Iterable[Stored]) -> list[PlayedDeal]:
    table, inputs = tables.collect_inputs(decoded(stored), get)
    return list(deals_of(table.game.start(table.options, len(table.seats)), inputs))


def decoded(stored: Iterable[Stored]) -> Iterator[AnyEvent]:
    """The events of a table as they are stored."""
    return (tables.decode(one.body) for one in stored)
