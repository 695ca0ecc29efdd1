"""A day of simulated people: nothing is lost, and nothing fails."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.server.day import live_day
from tests.sizes import size

MAX_QUERIES = 300
"""The most statements for each person; 197 on PostgreSQL, 159 on SQLite beside those that only append."""
MAX_SENT_BYTES = 200_000
"""The most bytes sent to each person; 114,000 with six people."""


@pytest.mark.databases
def test_day_of_many_people_loses_nothing(database: str, tmp_path: Path) -> None:
    people = size("people")
    tables = people // 3
    day = live_day(database, tmp_path / "no client", people)
    assert (day.accounts, day.exports) == (people - people // 2, people - people // 2)
    assert (day.tournament_plays, day.tournament_results) == (people, people)
    assert (day.tables, day.public_matches, day.reports, day.blocks) == (tables, tables, tables, tables)
    assert day.phrases == 3 * tables
    assert day.own_matches == day.records == people + 3 * tables
    assert set(day.statuses) <= {200, 201, 204, 404} and day.statuses[404] == people, day.statuses
    assert day.queries <= MAX_QUERIES * people, day.queries
    assert day.sent_bytes <= MAX_SENT_BYTES * people, day.sent_bytes
