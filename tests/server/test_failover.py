"""Two servers on one database: failures lose no confirmed event, and nobody waits long."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from time import monotonic, sleep

import pytest

from prikup import table as tables
from prikup.core import to_json
from prikup.games import get_game
from prikup.server.storage.engine import database_url
from prikup.server.storage.store import Storage
from prikup.server.tables.host import StoredEvent
from prikup.table import events
from tests.server.company import Player, digest
from tests.server.postgres import Cluster
from tests.server.processes import Process, free_port
from tests.sizes import size

KILLS = size("kills")
"""How often a server is killed; the database fails half as often."""
AN_EVENING = 10
"""Faults per table: a long match makes every state large."""
PATIENCE = 120.0
"""Seconds of waiting after which the test fails, generous for a busy machine."""


@pytest.fixture
def cluster() -> Iterator[Cluster]:
    """Yield a PostgreSQL that a test may crash."""
    cluster = Cluster()
    yield cluster
    cluster.remove()


@pytest.fixture
def pair(cluster: Cluster) -> Iterator[tuple[Cluster, str, list[Process]]]:
    """Yield a PostgreSQL database and two servers on it; a killed server is started again."""
    database = cluster.database()
    with run_pair(database) as processes:
        yield cluster, database, processes


@contextmanager
def run_pair(database: str) -> Iterator[list[Process]]:
    """Run two servers on a database."""
    processes = [Process(free_port(), database, wait=False) for _ in range(2)]
    for process in processes:
        process.wait()
    yield processes
    for process in processes:
        process.stop()


def until(wanted: Callable[[], bool], what: Callable[[], str]) -> None:
    """Wait until the predicate holds; fail with ``what()`` after ``PATIENCE`` seconds."""
    end = monotonic() + PATIENCE
    while not wanted():
        assert monotonic() < end, what()
        sleep(0.005)


def wait_until_ready(processes: list[Process]) -> None:
    """Wait until all servers answer."""
    until(lambda: all(process.answers() for process in processes), lambda: "a server does not start")


def start_players(processes: list[Process], seed: int) -> list[Player]:
    """Open a table with two people at different servers and a bot; return the players when all play."""
    urls = [process.url for process in processes]
    players = [Player(urls, at, seed + at) for at in range(2)]
    table = players[0].browsers[0].create("me", "open", "random", rules="wikipedia-sochi; target=1000")
    for seat, player in enumerate(players):
        player.table, player.seat = table, seat
        player.start()
    until(lambda: all(len(player.moments) > 4 for player in players), lambda: "the table does not begin")
    return players


def measure_wait(players: list[Player], back: float, words: Iterator[str]) -> float:
    """Return the seconds from ``back`` until every player heard every other and the play went on."""
    said = [next(words) for _ in players]
    for player, text in zip(players, said, strict=True):
        player.say(text)

    def all_heard() -> bool:
        return all(text in player.heard for player in players for text in said)

    def gone_on() -> bool:
        return all(sum(at > back for at in player.moments[-9:]) >= 3 for player in players)

    until(lambda: all_heard() and gone_on(), lambda: repr(players))
    heard = max(player.heard[text] for player in players for text in said)
    on = max(next(at for at in player.moments if at > back) for player in players)
    return max(heard, on) - back


def disturb(what: str, cluster: Cluster | None, database: str, processes: list[Process]) -> float:
    """Cause a fault and return the time when the service was available again."""
    if what.startswith("server"):
        at = int(what[-1])
        old = processes[at]
        old.kill()
        back = monotonic()  # the other server is running
        processes[at] = Process(old.port, database, wait=False)
        return back
    assert cluster is not None
    cluster.stop(crash=what == "crash")
    cluster.start()
    return monotonic()


async def read_events(database: str, table: str) -> list[StoredEvent]:
    storage = Storage(database_url(database))
    found = await storage.events_after(table, 0)
    await storage.close()
    return found


def check(players: list[Player], database: str, said: list[str]) -> None:
    """Check that the stored events match all seen views and contain each chat message once."""
    assert [player.faults for player in players] == [[], []]
    found = asyncio.run(read_events(database, players[0].table))
    assert [one.version for one in found] == list(range(1, len(found) + 1))
    log = [tables.decode(one.body) for one in found]
    assert sorted(one.text for one in log if isinstance(one, events.Chat)) == sorted(said)
    for player in players:
        assert max(player.seen) <= len(log)
    table = tables.fold(log[:1], get_game)
    for event in log[1:]:
        table = tables.apply(table, event).table
        for player in players:
            if table.seats[player.seat].who and table.version in player.seen:
                state = json.loads(to_json(tables.make_state(table, player.seat)))
                assert player.seen[table.version] == digest(state["view"]), table.version


def play_through_faults(
    cluster: Cluster | None, database: str, processes: list[Process], faults: list[str], rng: random.Random
) -> list[float]:
    """Let two people and a bot play during random faults, and return each wait in seconds."""
    wait_until_ready(processes)
    players = start_players(processes, rng.randrange(1000))
    words = (f"word {number}" for number in count())
    waits = []
    try:
        for fault in faults:
            wait_until_ready(processes)
            sleep(rng.uniform(0, 1))
            waits.append(measure_wait(players, disturb(fault, cluster, database, processes), words))
    finally:
        for player in players:
            player.stop()
    check(players, database, [f"word {number}" for number in range(2 * len(faults))])
    return waits


@pytest.mark.timeout(KILLS * 2 * PATIENCE)
def test_play_goes_on_when_servers_and_database_are_killed(
    pair: tuple[Cluster, str, list[Process]],
) -> None:
    rng = random.Random(f"{KILLS} kills")
    faults = [f"server {rng.randrange(2)}" for _ in range(KILLS)]
    faults += [rng.choice(("restart", "crash")) for _ in range(KILLS // 2)]
    rng.shuffle(faults)
    play_evenings(*pair, faults, rng)


@pytest.mark.timeout(KILLS * 2 * PATIENCE)
def test_play_goes_on_when_servers_of_file_are_killed(tmp_path: Path) -> None:
    rng = random.Random(f"{KILLS} kills of a file")
    database = str(tmp_path / "prikup.db")
    with run_pair(database) as processes:
        play_evenings(None, database, processes, [f"server {rng.randrange(2)}" for _ in range(KILLS)], rng)


def play_evenings(
    cluster: Cluster | None, database: str, processes: list[Process], faults: list[str], rng: random.Random
) -> None:
    """Play during all faults, at a new table after every few, and print how long people waited."""
    waits: list[float] = []
    for first in range(0, len(faults), AN_EVENING):
        some = faults[first : first + AN_EVENING]
        waits += play_through_faults(cluster, database, processes, some, rng)
        print_waits(list(zip(faults, waits, strict=False)))


def print_waits(waits: list[tuple[str, float]]) -> None:
    """Print how long the players waited, by kind of fault."""
    for kind in ("server", "restart", "crash"):
        times = sorted(wait for fault, wait in waits if fault.startswith(kind))
        if times:
            often, middle = len(times), times[len(times) // 2]
            print(f"{kind:8} {often:4} times: waited {middle:.2f} s, at most {times[-1]:.2f} s", flush=True)
