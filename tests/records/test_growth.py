"""The work to read, replay, print and score a record grows linearly; lines run are counted."""

from __future__ import annotations

import sys
from collections.abc import Callable
from functools import partial
from types import FrameType
from typing import Any

import pytest
from msgspec import structs

from prikup import keeper
from prikup.cli.match_text import MatchText
from prikup.records import from_json, read, to_json, write

DEALS = ["0 6S whist pass closed 6 4 0", "raspasy 2 5 3", "misere 0 1 5 4", "2 7H pass pass"]
HEAD = """[Prikup "1"]
[Game "preferans"]
[Rules "wikipedia-sochi; game_end=none; target=none; aid=none"]
[Seats "Anna|Boris|Vera"]
[Dealer "0"]

"""


def make_text(deals: int) -> str:
    return HEAD + "".join(f"{at + 1}. result {DEALS[at % 4]}\n" for at in range(deals))


def count_lines(job: Callable[[], Any]) -> int:
    """Return the number of Python lines that a job runs, loops included."""
    count = 0

    def line(_frame: FrameType, event: str, _told: object) -> Any:
        nonlocal count
        count += event == "line"
        return line

    before = sys.gettrace()
    sys.settrace(line)
    try:
        job()
    finally:
        sys.settrace(before)
    return count


JOBS: dict[str, Callable[[str], Any]] = {
    "read": read,
    "written": lambda text: write(read(text)),
    "json": lambda text: from_json(to_json(read(text))),
    "replayed": lambda text: read(text).final_match(),
    "told": lambda text: list(MatchText(read(text)).lines()),
    "scored": lambda text: keeper.score(read(text)),
}


@pytest.mark.parametrize("name", JOBS)
def test_work_per_deal_does_not_grow_with_earlier_deals(name: str) -> None:
    JOBS[name](make_text(16))  # fill the caches first
    few, some, many = (count_lines(partial(JOBS[name], make_text(deals))) for deals in (40, 80, 160))
    assert (many - some) <= 2.1 * (some - few), (few, some, many)


def test_deals_of_sheet_are_not_copied_for_each_deal(monkeypatch: pytest.MonkeyPatch) -> None:
    copies: list[int] = []
    replace = structs.replace

    def counted(record: Any, **changes: Any) -> Any:
        copies.append(len(changes.get("deals", ())))
        return replace(record, **changes)

    monkeypatch.setattr(structs, "replace", counted)
    record = read(make_text(80))
    for job in (lambda: list(MatchText(record).lines()), lambda: keeper.score(record)):
        copies.clear()
        job()
        assert sum(copies) <= 2 * 80
