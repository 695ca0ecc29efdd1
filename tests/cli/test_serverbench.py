"""``prikup bench server``: bots play at a server and the figures match what happened."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from time import perf_counter
from typing import Any

import msgspec
import pytest
from msgspec import structs
from websockets.asyncio.server import ServerConnection, serve

from prikup.cli import main
from prikup.cli.serverbench import BenchStats, Load, Person, _percentile, _stages, measure
from prikup.table import Table
from tests.server.players import OFTEN, Server

LOAD = Load(processes=1, tables=2, people=3, seats=3, seconds=1, tempo=5)


@pytest.fixture(scope="module")
def figures(tmp_path_factory: pytest.TempPathFactory) -> Iterator[dict[str, Any]]:
    """Yield the figures of two tables that played two deals each, and the counts of the server."""
    unlimited = structs.replace(OFTEN, events=100_000)
    with Server(tmp_path_factory.mktemp("bench") / "t.db", limits=unlimited) as server:
        hub = server.hub

        async def until_two_deals(_: float) -> None:
            while not all(hub._rooms[one].table.over >= 2 for one in hub.loaded):
                await asyncio.sleep(0.01)

        found = asyncio.run(measure([server.url], LOAD, "preferans", "wikipedia-sochi", until_two_deals))
        found["over"] = sum(hub._rooms[one].table.over for one in hub.loaded)
        found["versions"] = sum(hub._rooms[one].table.version for one in hub.loaded)
        yield found


def test_figures_match_the_server(figures: dict[str, Any]) -> None:
    assert 2 <= figures["deals"] <= figures["over"]
    assert 0 < figures["events"] <= figures["versions"]
    assert 10 < figures["actions"] <= figures["events"]
    assert figures["refused"].keys() <= {"stale"}
    assert (figures["tables"], figures["people"], figures["tempo_ms"]) == (2, 3, 5)


def test_percentiles_are_ordered_and_bytes_are_divided_by_deal(figures: dict[str, Any]) -> None:
    echo = figures["echo_ms"]
    assert 0 < echo["p50"] <= echo["p95"] <= echo["p99"]
    in_all = figures["bytes_a_second"] * figures["seconds"]
    assert figures["bytes_a_deal_and_player"] * figures["deals"] * 3 == pytest.approx(in_all, rel=0.01)
    assert figures["cpu"] >= 0


def encode_state(version: int, prompt: int | None, number: int = 0) -> bytes:
    table = {"stage": "playing", "waiting": None, "me": 0, "seats": [{"ready": True}], "deals": []}
    view = {"choices": [{"text": "pass", "legal": True}]}
    state = {
        "type": "state",
        "number": number,
        "version": version,
        "prompt": prompt,
        "table": table,
        "view": view,
    }
    return msgspec.json.encode(state)


def measure_frames(*frames: Callable[[Person], bytes]) -> BenchStats:
    """Return the figures of a person who receives these frames."""

    async def run() -> BenchStats:
        measured = BenchStats()
        measured.on = True
        person = Person("ws://nowhere", 0, LOAD.tempo, measured)
        for one in frames:
            person._hear(one(person))
        return measured

    return asyncio.run(run())


def test_echo_is_the_first_state_after_the_action() -> None:
    def acted(person: Person) -> bytes:
        person._sent = (perf_counter() - 7, 4)
        return encode_state(4, 4)  # the server sent this before it had the action

    measured = measure_frames(
        lambda _: encode_state(4, 4), acted, lambda _: encode_state(5, None), lambda _: encode_state(6, None)
    )
    assert len(measured.echoes) == 1 and 7 <= measured.echoes[0] < 100
    assert measured.bytes == 2 * len(encode_state(4, 4)) + len(encode_state(5, None)) * 2


def test_change_is_merged_into_the_known_state() -> None:
    known: list[Person] = []

    def changed(**fields: object) -> bytes:
        head = {"type": "change", "number": 2, "base": 1, "version": 5, "prompt": None, "facts": [], "now": 0}
        return msgspec.json.encode(head | fields)

    def remember(person: Person) -> bytes:
        known.append(person)
        return changed(table={"waiting": "next", "deal_count": 3})

    measure_frames(lambda _: encode_state(4, 4, number=1), remember)
    table, view = known[0].message.table, known[0].message.view
    assert table is not None and view is not None
    assert (table.stage, table.waiting, table.over, table.ready(0)) == ("playing", "next", 3, True)
    assert view.legal == ["pass"]
    with pytest.raises(ValueError, match="a change of 1 to 7"):
        measure_frames(lambda _: encode_state(4, 4, number=7), lambda _: changed())


def test_refusals_are_counted_by_code() -> None:
    refused = b'{"type":"error","code":"rate"}'
    assert measure_frames(lambda _: refused, lambda _: refused).refused == {"rate": 2}


def test_cancelled_person_sends_no_action() -> None:
    async def ask(socket: ServerConnection) -> None:
        await socket.send(encode_state(4, 4))
        await socket.wait_closed()

    async def run() -> None:
        async with serve(ask, "127.0.0.1", 0) as asking:
            port = asking.sockets[0].getsockname()[1]
            person = Person(f"ws://127.0.0.1:{port}", 0, 60_000, BenchStats())
            playing = asyncio.create_task(person.play())
            await person.playing.wait()
            (act,) = person._acts
            playing.cancel()
            await asyncio.gather(playing, act, return_exceptions=True)
            assert act.cancelled() and person._sent is None

    asyncio.run(run())


def test_percentiles() -> None:
    hundred = [one / 1000 for one in range(1, 101)]
    assert [_percentile(hundred, p) for p in (50, 95, 99)] == [51, 96, 100]
    assert _percentile([0.002], 99) == 2 and _percentile([], 50) is None


def test_command_starts_a_server_opens_tables_and_reports(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    database = tmp_path / "b.db"
    line = [
        "bench",
        "server",
        "--tables",
        "2",
        "--seconds",
        "1",
        "--tempo",
        "50",
        "--database",
        str(database),
    ]
    main([*line, "--people", "2", "--json"])
    found = json.loads(capsys.readouterr().out)
    assert found["seconds"] >= 1
    with closing(sqlite3.connect(database)) as connection:
        assert connection.execute("select count(*) from tables").fetchone() == (2,)
        assert connection.execute("select count(*) from seats").fetchone() == (4,)
    assert main([*line, "--people", "2"]) in (0, 1)
    assert "2 tables of 2 people" in capsys.readouterr().out


def test_additional_tables_are_played_by_bots(tmp_path: Path) -> None:
    with Server(tmp_path / "t.db") as server:

        async def until_all_play(_: float) -> None:
            while any(table.stage != "playing" for table in tables()):
                await asyncio.sleep(0.01)

        def tables() -> list[Table]:
            return sorted((room.table for room in server.hub._rooms.values()), key=lambda one: -people(one))

        def people(table: Table) -> int:
            return sum(seat.who is not None for seat in table.seats)

        load = structs.replace(LOAD, tables=1, beside=2)
        found = asyncio.run(measure([server.url], load, "preferans", "wikipedia-sochi", until_all_play))
        assert [people(table) for table in tables()] == [3, 1, 1]
        assert {seat.bot for table in tables()[1:] for seat in table.seats if seat.who is None} == {"search"}
        assert found["beside"] == 2 and found["tables"] == 1


def test_server_that_cannot_start_gives_one_line_error(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", "server", "--database", "/nowhere/at/all.db"]) == 2
    caught = capsys.readouterr().err
    assert "/nowhere/at/all.db" in caught and caught.count("\n") == 1


def test_stages_and_own_delay_are_measured(figures: dict[str, Any]) -> None:
    assert figures["stages_ms"].keys() == {"received", "appended", "sent"}
    assert all(mean is not None and mean >= 0 for mean in figures["stages_ms"].values())
    assert figures["own_delay_ms"].keys() == {"p50", "p95", "p99"}
    assert len(figures["load"]) == 2


def test_stages_are_means_of_what_was_counted_meanwhile() -> None:
    def metrics(appended: float, sent: float, count: float) -> dict[str, float]:
        return {
            'prikup_stage_seconds_sum{stage="appended"}': appended,
            'prikup_stage_seconds_count{stage="appended"}': count,
            'prikup_stage_seconds_sum{stage="sent"}': sent,
            'prikup_stage_seconds_count{stage="sent"}': count,
        }

    before, after = metrics(1.0, 2.0, 10), metrics(1.5, 2.2, 110)
    assert _stages(before, after, [0.01, 0.03]) == {"received": 13.0, "appended": 5.0, "sent": 2.0}
    assert _stages(before, before, [0.01]) == {"received": None, "appended": None, "sent": None}
