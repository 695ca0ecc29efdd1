"""Records written deal by deal equal those of a replay of the whole match."""

from __future__ import annotations

import pytest

from prikup import records
from prikup.table import (
    TableError,
    collect_inputs,
    events,
    list_proofs,
    list_stored_deals,
    store_ended_deal,
    write_record,
)
from prikup.table import apply as applied_to
from tests.table.playing import Log, find
from tests.table.test_preferans import step

RULES = {
    "preferans": "wikipedia-sochi",
    "prefa": "prefa-nakayoshi",
    "paston": "paston-nakayoshi",
    "thousand": "thousand-blog",
}


class RecordedLog(Log):
    """A table that writes each deal when it ends."""

    def __init__(self, seats: str, game: str, rules: str, id: str) -> None:
        self.lines: list[str] = []
        super().__init__(seats, game, rules, id)

    def put(self, event: events.AnyEvent) -> object:  # type: ignore[override]
        line = store_ended_deal(self.table, applied_to(self.table, event))
        if line is not None:
            self.lines.append(line.text)
        return super().put(event)


def replay_record(log: Log, viewer: int | None) -> str:
    """Return the record made from all inputs of the match."""
    table, inputs = collect_inputs(log.events, find)
    names = [seat.name for seat in table.seats]
    start = table.game.start(table.options, len(table.seats))
    whole = records.make_record(start, inputs, names, proofs=list_proofs(table))
    return records.write(records.redact_record(whole, viewer))


@pytest.mark.parametrize("game", RULES)
def test_record_written_deal_by_deal_equals_the_replay(game: str) -> None:
    log = RecordedLog("PPP", game, RULES[game], "written")
    log.begin()
    looked = 0
    while log.table.over < 4 and step(log):
        if log.table.version % 7 == 0 or not log.table.steps:
            for viewer in (0, 1, None):
                assert write_record(log.table, log.lines, viewer) == replay_record(log, viewer)
                looked += 1
        log.server()
    assert looked > 30
    assert [one.text for one in list_stored_deals(log.events, find)] == log.lines
    assert len(log.lines) == log.table.over


def test_interrupted_deal_is_not_in_the_record() -> None:
    log = RecordedLog("PBB", "preferans", "wikipedia-sochi", "ended")
    log.begin()
    while log.table.over < 2:
        step(log)
        log.server()
    while not any(one.by == 0 for one in log.table.steps):
        step(log)
        log.server()
    log.put(events.AskEnd(by=0))
    log.server()
    assert log.table.finish and write_record(log.table, log.lines, 0) == replay_record(log, 0)
    assert len(records.read(write_record(log.table, log.lines, 0)).deals) == 2


def test_record_is_refused_before_the_match() -> None:
    with pytest.raises(TableError, match="has not begun"):
        write_record(Log("PP-").table, (), None)
