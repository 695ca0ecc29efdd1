"""The size of what is sent: a whole state is at most 64 kB, the change that an event causes at most 8 kB."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from prikup.core import to_json
from prikup.games import GAMES
from prikup.server.tables.updates import Snapshot, SnapshotCache, merge_change
from prikup.table import Table, events
from prikup.table.chat import MAX_CHAT_LINES, MAX_SAY_CHARS
from prikup.table.names import bot_names
from prikup.table.requests import MAX_RULE_CHANGES
from prikup.table.seating import MAX_PLAYER_NAME_CHARS
from prikup.table.state import LogLine, Poll, Seat
from prikup.table.views import MAX_STATE_DEALS
from prikup.words.catalogue import languages
from tests.sizes import size
from tests.table.playing import Log

MAX_STATE_BYTES = 64_000
MAX_CHANGE_BYTES = 8_000
WIDE = "\N{CJK UNIFIED IDEOGRAPH-20000}"
"""A character of four bytes, as names and chat may have."""
DEALS = MAX_STATE_DEALS + size("frames") - 1

pytestmark = pytest.mark.laws


def cases() -> list[tuple[str, str, int]]:
    """Return each game and preset, with the most players."""
    return [(game.id, preset, max(game.numbers)) for game in GAMES.values() for preset in game.presets]


def opened(game: str, preset: str, players: int) -> Log:
    """Return a table with the longest names, texts and log that there can be before the match."""
    log = Log("P" + "B" * (players - 1), game, preset, deals=DEALS)
    for _ in range(MAX_RULE_CHANGES // len(GAMES[game].presets)):
        for other in GAMES[game].presets:
            log.put(events.Rules(by=0, rules=other))
    log.put(events.Rules(by=0, rules=preset))
    for number in range(MAX_CHAT_LINES):
        log.put(events.Chat(by=0, text=WIDE * MAX_SAY_CHARS if number % 2 else '"' * MAX_SAY_CHARS))
    log.table = msgspec.structs.replace(
        log.table,
        key="k" * 16,
        seats=tuple(with_long_name(seat, at) for at, seat in enumerate(log.table.seats)),
    )
    return log


def with_long_name(seat: Seat, at: int) -> Seat:
    """Return a seat whose player has a name of the greatest length, and is away."""
    name = f"{at}" + WIDE * (MAX_PLAYER_NAME_CHARS - 1)
    away = {"gone": 1e9, "since": 1e9, "out": 3600} if seat.kind == "person" else {}
    return msgspec.structs.replace(seat, name=name, **away)


def largest(table: Table) -> Table:
    """Return a table in play with a poll and as long a log as it keeps."""
    line = LogLine(1, "show " + "AS " * 8, 99, 9999)
    kept = tuple(one for one in table.log if not one.text.startswith("rules"))
    rules = tuple(one for one in table.log if one.text.startswith("rules"))
    return msgspec.structs.replace(table, ask=Poll("end", 0, (1, 2)), log=(*rules, *kept, line))


def walk(log: Log) -> Iterator[Table]:
    """Yield the table at each event of a match."""
    log.begin()
    yield log.table
    while log.table.stage == "playing":
        if log.table.unseen:
            log.put(events.Next(by=min(log.table.unseen)))
        else:
            log.put(log.bot_move(next(at for at, one in enumerate(log.table.prompts) if one is not None)))
        yield log.table
        log.server(bots=False)
        yield log.table


def received(before: Snapshot | None, after: Snapshot, facts: Any) -> tuple[str, Any]:
    """Return a message as sent, and decoded."""
    text = after.encode_update(before, facts)
    return text, msgspec.json.decode(text)


@pytest.mark.parametrize(("game", "preset", "players"), cases())
def test_messages_of_a_table_are_bounded(game: str, preset: str, players: int) -> None:
    log = opened(game, preset, players)
    snapshots = SnapshotCache(lambda: 1e9)
    last: dict[int | None, Snapshot] = {}
    decoded: dict[int | None, Any] = {}
    for table in walk(log):
        for viewer in (None, 0):
            now = snapshots.get_snapshot(table, viewer, 100)
            whole, state = received(None, now, ())
            assert len(whole.encode()) <= MAX_STATE_BYTES, sizes_of(now)
            if viewer in last and state["version"] > decoded[viewer]["version"]:
                facts = tuple(fact.seen_by(viewer) for fact in log.facts)
                text, change = received(last[viewer], now, facts)
                assert change["type"] == "state" or len(text.encode()) <= MAX_CHANGE_BYTES, text[:300]
                if change["type"] == "change":
                    assert merge_change(decoded[viewer], change)["view"] == state["view"]
            last[viewer], decoded[viewer] = now, state
    most = snapshots.get_snapshot(largest(log.table), 0, 100)
    assert len(most.encode_update(None, ()).encode()) <= MAX_STATE_BYTES
    assert log.table.stage == "finished"


def sizes_of(snapshot: Snapshot) -> dict[str, int]:
    """Return the bytes of each part of a state, for the message of a failure."""
    table = snapshot.state.table
    parts = {name: len(to_json(getattr(table, name))) for name in table.__struct_fields__}
    return parts | {"view": len(to_json(snapshot.state.view)), "scene": len(to_json(snapshot.state.scene))}


def test_names_of_bots_fit_their_length_in_every_language() -> None:
    assert all(len(name) <= MAX_PLAYER_NAME_CHARS for lang in languages() for name in bot_names(lang))
