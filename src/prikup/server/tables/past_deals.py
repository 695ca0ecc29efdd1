"""The deals of a table that are over: its record, their cards, and how they were played."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable
from typing import TypeVar

from prikup import table as tables
from prikup.games import get_game
from prikup.review import PlayedDeal, deals_of
from prikup.server.problems import HTTPProblem
from prikup.server.tables.folding import FOLD_LIMIT_S, REPLAY_EVENT_MS, decode_events
from prikup.server.tables.host import DIRECT_WORK, Cost, EventStore, Queue, StoredEvent, Work
from prikup.table import StoredDeal, Table, TableError

T = TypeVar("T")

WRITE_DEAL_MS = 0.05
"""The estimated cost of writing one stored deal into a record."""


class PastDeals:
    """The deals of one table that are over; each method takes the table as it is now."""

    def __init__(self, store: EventStore) -> None:
        self._store = store
        self._lines_lock = asyncio.Lock()

    async def write_record(self, table: Table, viewer: int | None, work: Work = DIRECT_WORK) -> str:
        """Return the match as a record, as far as the viewer may know it.

        Finished deals are stored as record lines; the lines of a table older than that are written now, once.
        Raises HTTPProblem before the match has begun.
        """
        _require_unsealed(table)
        lines = await self._store.read_deal_lines(table.id)
        if len(lines) < table.over:
            async with self._lines_lock:
                lines = await self._store.read_deal_lines(table.id)
                if len(lines) < table.over:
                    lines = await self._write_deal_lines(table, work)
        try:
            cost = Cost("play", WRITE_DEAL_MS * len(lines), continues=True)
            return await work(cost, tables.write_record, table, lines[: table.over], viewer)
        except TableError as error:
            raise HTTPProblem(409, error.why) from None

    async def show_deal(self, table: Table, number: int, work: Work = DIRECT_WORK) -> tables.DealShown:
        """Return all cards of a finished deal; raises HTTPProblem for others and sealed ones."""
        _require_unsealed(table)
        shown = None
        if self._is_over(table, number):
            shown = await self._replay(table, work, "play", _look_back, number)
        if shown is None:
            raise HTTPProblem(404, "not_found-deal", given=str(number))
        return shown

    async def load_played_deal(self, table: Table, number: int, work: Work = DIRECT_WORK) -> PlayedDeal:
        """Return a finished deal as it was played; raises HTTPProblem for others and sealed ones."""
        _require_unsealed(table)
        if self._is_over(table, number):
            for deal in await self._read_played_deals(table, work):
                if deal.number == number:
                    return deal
        raise HTTPProblem(404, "not_found-deal", given=str(number))

    async def load_played_deals(self, table: Table, work: Work = DIRECT_WORK) -> list[PlayedDeal]:
        """Return all deals of a finished match, including one that broke off.

        Raises HTTPProblem before the end of the match.
        """
        if table.stage != "finished":
            raise HTTPProblem(409, "stage-playing")
        _require_unsealed(table)
        if not table.deals:
            raise HTTPProblem(404, "not_found-deal", given="1")
        return await self._read_played_deals(table, work)

    def _is_over(self, table: Table, number: int) -> bool:
        return any(deal.deal_no == number for deal in table.deals)

    async def _read_played_deals(self, table: Table, work: Work) -> list[PlayedDeal]:
        return await self._replay(table, work, "other", _played_deals)

    async def _replay(
        self, table: Table, work: Work, queue: Queue, make: Callable[..., T], /, *given: object
    ) -> T:
        """Return ``make(events, *given)`` of all stored events."""
        work.check()
        stored = await self._store.events_after(table.id, 0)
        return await work(Cost(queue, REPLAY_EVENT_MS * len(stored), FOLD_LIMIT_S), make, stored, *given)

    async def _write_deal_lines(self, table: Table, work: Work) -> list[str]:
        deals = await self._replay(table, work, "play", _list_deals)
        await self._store.replace_deal_lines(table.id, deals)
        return [deal.text for deal in deals]


def _require_unsealed(table: Table) -> None:
    """Raise HTTPProblem while finished deals may not be shown, since others still play them."""
    if table.sealed:
        raise HTTPProblem(409, "sealed")


def _list_deals(stored: Iterable[StoredEvent]) -> list[StoredDeal]:
    return list(tables.list_stored_deals(decode_events(stored), get_game))


def _look_back(stored: Iterable[StoredEvent], number: int) -> tables.DealShown | None:
    return tables.show_deal(*tables.collect_inputs(decode_events(stored), get_game), number)


def _played_deals(stored: Iterable[StoredEvent]) -> list[PlayedDeal]:
    table, inputs = tables.collect_inputs(decode_events(stored), get_game)
    return list(deals_of(table.game.start(table.options, len(table.seats)), inputs))
