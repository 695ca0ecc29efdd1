"""A day of simulated people on one server: ``python -m benchmarks.day 100 [DATABASE]``.

It prints what they did, and the statements of the database, the bytes and the CPU time for each of them. The
database is a new file unless a URL is given.
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path
from time import process_time

from tests.server.day import live_day


def main() -> None:
    people = int(sys.argv[1]) if sys.argv[1:] else 100
    with tempfile.TemporaryDirectory() as folder:
        database = sys.argv[2] if sys.argv[2:] else str(Path(folder) / "prikup.db")
        before = process_time()
        day = live_day(database, Path(folder) / "no client", people)
        seconds = process_time() - before
    print(
        f"{people} people, {day.accounts} accounts: {day.tournament_plays} tournaments, {day.tables} tables"
    )
    print(f"{day.own_matches} own matches listed, {day.public_matches} public, {day.reports} reports")
    print("answers: " + ", ".join(f"{count} of {status}" for status, count in sorted(day.statuses.items())))
    print(
        f"for each person {day.queries / people:.0f} statements, {day.sent_bytes / people / 1000:.0f} kB sent"
    )
    print(f"{seconds / people:.2f} s of CPU time for each person, without worker processes")


if __name__ == "__main__":
    main()
