"""The export of the public matches of a month, as records and as rows of CSV."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import Final, TextIO

from prikup.core import Struct
from prikup.rows import Row, RowColumn, RowValue, open_writer
from prikup.rows.writers import RowWriter
from prikup.server.storage.engine import check_is_there, database_url
from prikup.server.storage.facets import preset_of
from prikup.server.storage.match_index import PublicMatch, load_public, select_public_month
from prikup.server.storage.store import Storage
from prikup.server.tables.folding import fold_all
from prikup.server.tables.past_deals import PastDeals
from prikup.table import Table

MATCH_COLUMNS: Final = (
    RowColumn("match", "text", "id of the match"),
    RowColumn("game", "text", "id of the game"),
    RowColumn("preset", "text", "preset of the rules"),
    RowColumn("rules", "text", "rules in full"),
    RowColumn("ended", "text", "when it ended, UTC"),
    RowColumn("seat", "integer", "seat, from 0"),
    RowColumn("player", "text", "name of the player"),
    RowColumn("bot", "text", "kind of bot; none for a person"),
    RowColumn("deals", "integer", "scored deals"),
    RowColumn("result", "text", "result of the seat as a whole number or a fraction; none without one"),
)
DEAL_COLUMNS: Final = (
    RowColumn("match", "text", "id of the match"),
    RowColumn("deal", "integer", "number of the deal"),
    RowColumn("dealer", "integer", "seat that dealt"),
    RowColumn("outcome", "text", "what became of the deal"),
    RowColumn("declarer", "integer", "seat of the declarer"),
    RowColumn("contract", "text", "contract"),
    RowColumn("taken", "integer", "tricks of the declarer"),
    RowColumn("tricks", "text", "tricks of all seats"),
)
DESCRIPTION = """# Public matches of {month}

{count} matches that ended in {month} (UTC) and that all people who played them have made public.

- `records.jsonl`: a match a line, as JSON: `match` is its id, `record` the match as text, with every card and
  action (`prikup replay`, `prikup.records.read`).
- `matches.csv`: a row for each seat of each match: the match, the game, the preset of its rules, the rules in
  full, when it ended (UTC), the seat from 0, the name of the player, the kind of bot (empty for a person),
  the number of scored deals, and the result of the seat as a whole number or a fraction.
- `deals.csv`: a row for each scored deal: the match, the number of the deal, the seat of the dealer, the
  outcome, the seat of the declarer, the contract, the tricks of the declarer, and those of all seats; what
  does not apply is empty.

Dedicated to the public domain under CC0 1.0: https://creativecommons.org/publicdomain/zero/1.0/
"""


class ExportCounts(Struct, frozen=True):
    """The number of matches and of deals that were exported."""

    matches: int
    deals: int


def read_month(text: str) -> tuple[datetime, datetime]:
    """Return when a month begins and ends; raises ValueError.

    >>> [str(one) for one in read_month("2026-12")]
    ['2026-12-01 00:00:00+00:00', '2027-01-01 00:00:00+00:00']
    """
    start = datetime.strptime(text, "%Y-%m").replace(tzinfo=UTC)
    following = start.year + start.month // 12, start.month % 12 + 1
    return start, datetime(*following, 1, tzinfo=UTC)


async def export_month(database: str, month: str, folder: Path) -> ExportCounts:
    """Write the public matches of a month into a folder; raises PrikupError or ValueError."""
    start, end = read_month(month)
    check_is_there(database)
    storage = Storage(database_url(database))
    try:
        await storage.migrate()
        ids = [str(row[0]) for row in await storage.rows(select_public_month(start, end))]
        with (
            (folder / "records.jsonl").open("w", encoding="utf-8") as records,
            open_writer(folder / "matches.csv", ".csv", MATCH_COLUMNS) as matches,
            open_writer(folder / "deals.csv", ".csv", DEAL_COLUMNS) as deals,
        ):
            count = await _write_all(storage, ids, records, matches, deals)
        description = DESCRIPTION.format(month=month, count=len(ids))
        (folder / "README.md").write_text(description, encoding="utf-8")
    finally:
        await storage.close()
    return ExportCounts(len(ids), count)


async def _write_all(
    storage: Storage, ids: list[str], records: TextIO, matches: RowWriter, deals: RowWriter
) -> int:
    """Write all files, and return the number of deals."""
    count = 0
    for table_id in ids:
        (match,) = await load_public(storage, [table_id])
        table = fold_all(await storage.events_after(table_id, 0))
        record = await PastDeals(storage).write_record(table, None)
        records.write(json.dumps({"match": table_id, "record": record}, ensure_ascii=False) + "\n")
        matches.write([_make_row(MATCH_COLUMNS, values) for values in _match_rows(match)])
        deals.write([_make_row(DEAL_COLUMNS, values) for values in _deal_rows(table)])
        count += len(table.deals)
    return count


def _make_row(columns: Sequence[RowColumn], values: Sequence[RowValue]) -> Row:
    """Return a row with these values, in the order of the columns."""
    return dict(zip((column.name for column in columns), values, strict=True))


def _match_rows(match: PublicMatch) -> Iterator[tuple[RowValue, ...]]:
    ending = match.ending
    about = (
        match.id,
        match.game,
        preset_of(ending.rules),
        ending.rules,
        match.ended.isoformat(timespec="seconds"),
    )
    for seat, (name, bot) in enumerate(zip(ending.names, ending.bots, strict=True)):
        result = None if ending.result is None else str(ending.result[seat])
        yield *about, seat, name, bot, ending.deals, result


def _deal_rows(table: Table) -> Iterator[tuple[RowValue, ...]]:
    for deal in table.deals:
        one = deal.outcome
        tricks = None if one.tricks is None else " ".join(map(str, one.tricks))
        yield table.id, deal.deal_no, deal.dealer, one.what, one.declarer, one.contract, one.taken, tricks
