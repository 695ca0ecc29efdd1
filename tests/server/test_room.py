"""Work that a room does once for all: messages of one view, and presence."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import event

from prikup import table as tables
from prikup.core import Fact, to_json
from prikup.server.problems import HTTPProblem
from prikup.server.tables.hub import Hub
from prikup.server.tables.protocol import Change
from prikup.server.tables.room import Room
from prikup.server.tables.updates import Snapshot
from prikup.table import AnyEvent, events
from tests.server.hosts import host_of
from tests.server.test_storage import open_storage
from tests.table.playing import Log


class Page:
    """An open page at a table and the messages it would be sent."""

    def __init__(self, room: Room, guest_id: str | None = None) -> None:
        self.guest_id = guest_id
        self.address = ""
        self.sent: list[str] = []
        self._room = room
        self._seen: Snapshot | None = None

    def close(self, problem: HTTPProblem) -> None:
        raise AssertionError(problem)

    def tell(self, facts: Sequence[Fact] = ()) -> None:
        before, self._seen = self._seen, self._room.make_snapshot(self.guest_id)
        self.sent.append(self._seen.encode_update(before, list(facts)))


class InstantStore:
    """A store whose writes complete at once."""

    async def append(self, *_: Any) -> None:
        return


def test_player_is_not_counted_as_watcher() -> None:
    async def run() -> None:
        room = Room(Log("PBB", "preferans", "wikipedia-sochi").table, host_of(InstantStore()))
        room.join(Page(room, "secret-0"))
        assert room.count_watchers() == 0
        for guest in ("friend", "friend", None, None):
            room.join(Page(room, guest))
        assert room.count_watchers() == 3

    asyncio.run(run())


def test_message_is_made_once_for_all_watchers(monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[int | None] = []
    plain = tables.make_state

    def stream(table: tables.Table, viewer: int | None, *more: Any) -> tables.State:
        made.append(viewer)
        return plain(table, viewer, *more)

    monkeypatch.setattr("prikup.table.make_state", stream)
    written: list[object] = []

    def write(value: object) -> bytes:
        written.append(value)
        return to_json(value)

    monkeypatch.setattr("prikup.server.tables.updates.to_json", write)
    now = 1.0

    async def run() -> None:
        nonlocal now
        log = Log("PPB", "preferans", "wikipedia-sochi")
        log.begin()
        room = Room(log.table, host_of(InstantStore(), clock=lambda: now))
        pages = [Page(room, who) for who in ("secret-0", "secret-0", "secret-1", *(None,) * 50)]
        for page in pages:
            room.join(page)
        assert made == [0, 1, None]
        made.clear()
        written.clear()
        mover = next(at for at in (0, 1, 2) if log.table.prompts[at] is not None)
        move: AnyEvent = log.bot_move(mover)
        await room.append(move)
        assert sorted(made, key=str) == [0, 1, None]
        assert len([one for one in written if isinstance(one, Change)]) == 3
        last = [page.sent[-1] for page in pages]
        assert last[0] == last[1] and len(set(last[3:])) == 1 and len(set(last)) == 3
        made.clear()
        again = Page(room)
        again.tell()
        assert again.sent[-1] not in last and '"facts":[]' in again.sent[-1]  # facts are not sent again
        now = 2.0
        again = Page(room)
        again.tell()
        assert '"now":2.0' in again.sent[-1] and made == []

    asyncio.run(run())


def test_connected_seats_are_stored_in_one_statement(tmp_path: Path) -> None:
    async def run() -> None:
        storage = await open_storage(str(tmp_path / "t.db"))
        for number in range(5):
            log: list[AnyEvent] = [
                events.Opened(id=f"T{number}", game="preferans", rules="wikipedia-sochi", players=3),
                events.Sit(seat=0, who="anna", name="Anna"),
            ]
            bodies = [tables.encode(one).decode() for one in log]
            await storage.add_table(f"T{number}", "anna", "preferans", bodies, [0])
        hub = Hub(host_of(storage))
        rooms = [await Room.load(f"T{number}", hub.host) for number in range(5)]
        hub._rooms = {room.id: room for room in rooms}  # loaded, and without drivers, which would write too
        for room in rooms[:4]:
            room.listeners.add(Page(room, "anna"))
        before = [(await storage.last_connected(room.id))[0] for room in rooms]
        statements: list[str] = []
        event.listen(
            storage._engine.sync_engine, "before_cursor_execute", lambda *given: statements.append(given[2])
        )
        await hub.mark_connected()
        assert [one.split()[0] for one in statements] == ["BEGIN", "UPDATE"]
        after = [(await storage.last_connected(room.id))[0] for room in rooms]
        assert [old < new for old, new in zip(before, after, strict=True)] == [True] * 4 + [False]
        await storage.close()

    asyncio.run(run())
