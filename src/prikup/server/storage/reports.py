"""Reports of players by others at their table."""

from __future__ import annotations

from contextlib import suppress
from datetime import datetime
from typing import Literal, TypeAlias

from sqlalchemy import insert, select
from sqlalchemy.exc import IntegrityError

from prikup.core import Struct
from prikup.server.storage.schema import in_utc, reports
from prikup.server.storage.store import Storage

Reason: TypeAlias = Literal["words", "cheating", "leaving", "other"]


class Report(Struct, frozen=True):
    """A report of the person at a seat of a table, after its event ``version``, by another person there."""

    table_id: str
    reporter: str
    reported: str
    seat: int
    version: int
    reason: str
    text: str


async def store_report(storage: Storage, report: Report) -> None:
    """Store a report, unless the same person has already reported the other at this table."""
    row = {name: getattr(report, name) for name in Report.__struct_fields__}
    with suppress(IntegrityError):
        await storage.write(insert(reports).values(row))


async def list_reports(storage: Storage, most: int) -> list[tuple[datetime, Report]]:
    """Return the latest reports with their times, newest first."""
    columns = [reports.c[name] for name in Report.__struct_fields__]
    query = select(reports.c.created, *columns).order_by(reports.c.created.desc()).limit(most)
    return [(in_utc(created), Report(*fields)) for created, *fields in await storage.rows(query)]
