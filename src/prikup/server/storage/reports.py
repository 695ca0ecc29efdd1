"""Reports of players by others at their table."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from datetime import datetime
from typing import Literal, TypeAlias

from sqlalchemy import insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from prikup.core import PrikupError, Struct
from prikup.server.storage.schema import in_utc, reports, utc_now
from prikup.server.storage.store import Storage
from prikup.server.tables.folding import fold_all, opening_cost
from prikup.server.tables.host import DIRECT_WORK, StoredEvent, Work

ReportReason: TypeAlias = Literal["words", "cheating", "leaving", "other"]


class Report(Struct, frozen=True):
    """A report of the person at a seat of a table, after its event ``version``, by another person there."""

    table_id: str
    reporter: str
    reported: str
    seat: int
    version: int
    reason: str
    text: str


class StoredReport(Struct, frozen=True):
    """A report with its time; ``closed`` is when an operator was done with it, None before."""

    report: Report
    at: datetime
    closed: datetime | None


class SaidLine(Struct, frozen=True):
    """A line of the chat at a table; a phrase is in angle brackets."""

    name: str
    text: str


class ShownReport(Struct, frozen=True):
    """A report of a player, with what was said at the table.

    ``name`` is that of the player, whose id is ``guest``. ``at`` and ``closed`` are seconds since 1970;
    ``closed`` is None until an operator is done with the report.
    """

    table: str
    url: str
    at: float
    closed: float | None
    name: str
    guest: str
    reporter: str
    reporter_name: str
    reason: str
    text: str
    said: tuple[SaidLine, ...]


async def store_report(storage: Storage, report: Report) -> None:
    """Store a report, unless the same person has already reported the other at this table."""
    row = {name: getattr(report, name) for name in Report.__struct_fields__}
    with suppress(IntegrityError):
        await storage.write(insert(reports).values(row))


async def list_reports(storage: Storage, most: int, are_closed: bool | None = None) -> list[StoredReport]:
    """Return the latest reports, newest first; only the closed or the open ones if that is given."""
    columns = [reports.c[name] for name in Report.__struct_fields__]
    query = select(reports.c.created, reports.c.closed, *columns)
    if are_closed is not None:
        query = query.where(reports.c.closed.is_not(None) if are_closed else reports.c.closed.is_(None))
    query = query.order_by(reports.c.created.desc(), reports.c.table_id).limit(most)
    return [
        StoredReport(Report(*fields), in_utc(created), None if closed is None else in_utc(closed))
        for created, closed, *fields in await storage.rows(query)
    ]


async def show_report(storage: Storage, stored: StoredReport, work: Work = DIRECT_WORK) -> ShownReport:
    """Return a report with the names and the chat at the moment at which it was made."""
    report = stored.report
    log = await storage.events_after(report.table_id, 0)
    before = [one for one in log if one.version <= report.version]
    said: tuple[SaidLine, ...] = ()
    names: dict[str, str] = {}
    with suppress(PrikupError):  # a log that cannot be read hides no report
        said, names = await work(opening_cost(before), read_chat, before)
    return ShownReport(
        table=report.table_id,
        url=f"/t/{report.table_id}",
        at=stored.at.timestamp(),
        closed=None if stored.closed is None else stored.closed.timestamp(),
        name=names.get(report.reported, ""),
        guest=report.reported,
        reporter=report.reporter,
        reporter_name=names.get(report.reporter, ""),
        reason=report.reason,
        text=report.text,
        said=said,
    )


def read_chat(log: Sequence[StoredEvent]) -> tuple[tuple[SaidLine, ...], dict[str, str]]:
    """Return what was said at a table, and the names of the people there by their ids."""
    table = fold_all(log)
    said = [SaidLine(one.name, one.text or f"<{one.phrase}>") for one in table.says]
    return tuple(said), {one.who: one.name for one in table.seats if one.who is not None}


async def close_reports(storage: Storage, table_id: str, reported: str) -> bool:
    """Note that an operator is done with the reports of a person at a table; return False without any."""
    mine = reports.c.table_id == table_id, reports.c.reported == reported

    async def change(connection: AsyncConnection) -> bool:
        statement = update(reports).where(*mine).values(closed=utc_now())
        return (await connection.execute(statement)).rowcount > 0

    return await storage.transact(change)
