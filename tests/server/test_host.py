"""Tables on a host without database, sockets and processes."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from collections.abc import Callable, Iterable, Sequence
from time import time

from prikup import table as tables
from prikup.server.tables.host import (
    DerivedChanges,
    Guest,
    Host,
    OnAppended,
    StoredEvent,
    VersionTakenError,
)
from prikup.server.tables.hub import Hub
from prikup.server.tables.new_table import make_first_events
from prikup.table import SavedTable, StoredDeal, TableRules, events
from tests.server.test_driver import AT_ONCE, First, Page, until

OWNER = Guest("anna", "Anna")


class NoPeers:
    """The peers of the only process."""

    async def follow(self, tell: OnAppended, missed: Callable[[], None], every: float) -> None:
        missed()
        await asyncio.Event().wait()

    async def claim(self, name: str) -> bool:
        return True

    async def release(self, name: str) -> None:
        return


class MemoryStore:
    """The events of one table in memory."""

    peers = NoPeers()
    outages: tuple[type[Exception], ...] = ()

    def __init__(self, bodies: Iterable[str]) -> None:
        self.events = [StoredEvent(version, None, None, body) for version, body in enumerate(bodies, 1)]
        self.deals: list[StoredDeal] = []
        self.saved: SavedTable | None = None

    async def add_guest(self, guest: Guest) -> None:
        return

    async def find_owner(self, table_id: str) -> str | None:
        return OWNER.id

    async def events_after(self, table_id: str, version: int) -> list[StoredEvent]:
        return self.events[version:]

    async def find_saved(self, table_id: str) -> SavedTable | None:
        return self.saved

    async def append(self, table_id: str, event: StoredEvent, changes: DerivedChanges | None = None) -> None:
        if event.version != len(self.events) + 1:
            raise VersionTakenError
        self.events.append(event)
        if changes is not None and changes.deal is not None:
            self.deals.append(changes.deal)
        if changes is not None and changes.saved is not None:
            self.saved = changes.saved

    async def read_deal_lines(self, table_id: str) -> list[str]:
        return [deal.text for deal in self.deals]

    async def replace_deal_lines(self, table_id: str, deals: Sequence[StoredDeal]) -> None:
        self.deals = list(deals)

    async def mark_connected(self, seats: Iterable[tuple[str, int]]) -> None:
        return

    async def last_connected(self, table_id: str) -> dict[int, float]:
        return {}


def test_match_ends_on_host_in_memory() -> None:
    rules = TableRules(tempo="instant")
    opened = events.Opened(id="T", game="preferans", rules="wikipedia-sochi", players=3, deals=1, table=rules)
    log = make_first_events(opened, ["random", "random", "random"], OWNER, "")

    async def run() -> None:
        store = MemoryStore(tables.encode(event).decode() for event in log)
        hub = Hub(Host(store, First(), time, bytes, time), seed="seed", pace=AT_ONCE)
        await hub.start()
        room = await hub.get_room("T")
        room.join(Page(OWNER.id))
        await until(lambda: room.table.stage == "finished")
        await hub.stop()
        assert len(store.events) == room.table.version and len(store.deals) == 1

    asyncio.run(run())


def test_tables_import_no_package_of_the_server() -> None:
    code = (
        "import sys; from prikup.server.tables import hub, practice; "
        "print({name.partition('.')[0] for name in sys.modules} "
        "& {'starlette', 'uvicorn', 'sqlalchemy', 'prometheus_client', 'sqlite3'})"
    )
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert run.stdout == "set()\n"
