"""``prikup bench server``: servers under the load of scripted people who act at human tempo.

Each server is a process of its own, and all people of a table connect to one, as behind a proxy that routes
by address. The people are sockets of this process, which uses about as much CPU as the servers. The figures
of the servers are those of their ``/metrics``.
"""

from __future__ import annotations

import asyncio
import gc
import itertools
import os
import random
import secrets
import subprocess
import sys
from collections import Counter, defaultdict
from collections.abc import Awaitable, Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import ExitStack, contextmanager, suppress
from socket import create_server
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import Any
from urllib.request import Request, urlopen

import msgspec
from msgspec import UNSET, Raw, UnsetType
from msgspec.json import Decoder
from msgspec.structs import replace
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from prikup.cli.common import UsageError
from prikup.structs import Struct

LIFTED_LIMIT = 1_000_000
LIFTED_LIMITS = ("connections", "requests", "opened", "opened_arenas", "cpu", "address_events", "deals")
"""Limits by address that are lifted, since all people connect from one address."""
DELAY_INTERVAL_S = 0.05
"""Interval at which this process measures how late it wakes."""
BACKGROUND_BOT = "search"
"""Bot of the background tables."""
FREQUENT_BIDS = ("pass", "6S", "6C")
"""Bids that are made more often than others, so that deals are of many kinds."""
FREQUENT_BID_SHARE = 0.8
"""Share of the decisions in which one of these is made if it is legal."""


class BenchChoice(Struct, frozen=True):
    """A choice of a person."""

    text: str
    legal: bool


class PackedBenchChoices(Struct, frozen=True):
    """The choices in a change: text, number of the reason why it is illegal (None: legal), and stake."""

    items: tuple[tuple[str, int | None, Raw], ...]


class BenchView(Struct, frozen=True):
    """A person's view of the game."""

    choices: tuple[BenchChoice, ...] | PackedBenchChoices = ()

    @property
    def legal(self) -> list[str]:
        """The texts of the legal choices."""
        if isinstance(self.choices, PackedBenchChoices):
            return [text for text, reason, _ in self.choices.items if reason is None]
        return [choice.text for choice in self.choices if choice.legal]


class BenchSeat(Struct, frozen=True):
    """A seat."""

    ready: bool


class BenchTable(Struct, frozen=True):
    """A table; in a change, only the changed fields."""

    stage: str | UnsetType = UNSET
    waiting: str | UnsetType | None = UNSET
    me: int | UnsetType | None = UNSET
    seats: tuple[BenchSeat, ...] | UnsetType = UNSET
    deal_count: int | UnsetType = UNSET

    @property
    def over(self) -> int:
        """Number of finished deals."""
        return 0 if self.deal_count is UNSET else self.deal_count

    def ready(self, seat: int) -> bool:
        """Return True if the player of a seat is ready for the next deal."""
        return self.seats is not UNSET and self.seats[seat].ready


class BenchMessage(Struct, frozen=True):
    """A message of the server."""

    type: str
    code: str = ""
    number: int = 0
    base: int = 0
    version: int = 0
    prompt: int | None = None
    table: BenchTable | None = None
    view: BenchView | None = None

    def apply_to(self, before: BenchMessage) -> BenchMessage:
        """Return the state after this change; raise ValueError if it changes another state."""
        if self.base != before.number:
            raise ValueError(f"a change of {self.base} to {before.number}")
        table, changed = before.table, self.table
        if table is not None and changed is not None:
            new = {name: getattr(changed, name) for name in changed.__struct_fields__}
            table = replace(table, **{name: value for name, value in new.items() if value is not UNSET})
        return replace(self, type="state", table=table, view=self.view or before.view)


_decoder = Decoder(BenchMessage)


class Load(Struct, frozen=True):
    """The load: ``tables`` with ``people`` each and bots on the other seats, for ``seconds``.

    A person acts after ``tempo`` milliseconds on average. ``processes`` serve. At ``beside`` more tables one
    person each plays with bots that search; their waiting times are not counted.
    """

    processes: int
    tables: int
    people: int
    seats: int
    seconds: int
    tempo: int
    beside: int = 0


class BenchStats:
    """Figures of all people during the measurement."""

    def __init__(self) -> None:
        self.on = False
        self.echoes: list[float] = []
        self.delays: list[float] = []
        self.bytes = 0
        self.refused: Counter[str] = Counter()


class Person:
    """A scripted person at a table, who takes a legal action on each turn."""

    def __init__(self, url: str, seat: int, tempo: int, measured: BenchStats) -> None:
        self.token = secrets.token_urlsafe(32)
        self.message = BenchMessage("none")
        self.playing = asyncio.Event()
        self._url, self._seat, self._tempo, self._measured = url, seat, tempo, measured
        self._rng = random.Random(f"{url} {seat}")
        self._socket: ClientConnection | None = None
        self._asked: object = None
        self._sent: tuple[float, int] | None = None
        self._acts: set[asyncio.Task[None]] = set()

    async def play(self) -> None:
        """Sit down, agree, and play until cancelled or cut off."""
        headers = {"cookie": f"prikup={self.token}"}
        try:
            async with connect(self._url, additional_headers=headers, max_size=None) as self._socket:
                if self._seat:
                    await self._say("sit", seat=self._seat, name=f"Anna {self._seat}")
                await self._say("agree")
                while True:
                    self._hear(await self._socket.recv(decode=False))
        except (ConnectionClosed, OSError) as error:
            self._measured.refused[type(error).__name__] += 1
            self.playing.set()
        finally:
            for act in self._acts:
                act.cancel()

    def _hear(self, frame: bytes) -> None:
        measured, message = self._measured, _decoder.decode(frame)
        if message.type == "change":
            message = message.apply_to(self.message)
        if measured.on:
            measured.bytes += len(frame)
            if message.type == "error":
                measured.refused[message.code] += 1
        if message.type != "state":
            return
        self.message = message
        if self._sent is not None and message.version > self._sent[1]:
            if measured.on:
                measured.echoes.append(perf_counter() - self._sent[0])
            self._sent = None
        if message.table is not None and message.table.stage == "playing":
            self.playing.set()
        self._think()

    def _think(self) -> None:
        """Schedule an action if there is a new question."""
        asked = self._question()
        if asked is not None and asked != self._asked:
            act = asyncio.create_task(self._act(asked, self._tempo / 1000 * self._rng.uniform(0.5, 1.5)))
            self._acts.add(act)
            act.add_done_callback(self._acts.discard)
        self._asked = asked

    def _question(self) -> object:
        message = self.message
        table = message.table
        if table is None or table.stage != "playing" or not isinstance(table.me, int):
            return None
        if table.waiting in ("next", "end"):
            return None if table.ready(table.me) else ("next", table.over)
        return message.prompt if message.view is not None and message.view.legal else None

    async def _act(self, asked: object, after: float) -> None:
        await asyncio.sleep(after)
        if asked != self._question():
            return
        self._sent = (perf_counter(), self.message.version)
        view = self.message.view
        with suppress(ConnectionClosed):
            if not isinstance(asked, int) or view is None:
                await self._say("next")
                return
            frequent = [text for text in view.legal if text in FREQUENT_BIDS]
            is_frequent = bool(frequent) and self._rng.random() < FREQUENT_BID_SHARE
            text = self._rng.choice(frequent if is_frequent else view.legal)
            await self._say("move", prompt=asked, text=text)

    async def _say(self, kind: str, **fields: object) -> None:
        assert self._socket is not None
        said = {"type": kind, "nonce": secrets.token_hex(8)} | fields
        await self._socket.send(msgspec.json.encode(said).decode())


async def measure(
    urls: Sequence[str],
    load: Load,
    game: str,
    rules: str,
    pause: Callable[[float], Awaitable[None]] = asyncio.sleep,
) -> dict[str, Any]:
    """Open tables at these servers in turn, let people play during ``pause``, and return the figures."""
    measured = BenchStats()
    empty = _read_metrics(urls)
    turns = itertools.cycle(urls)

    async def open_tables(count: int, people: int, bots: str, measured: BenchStats) -> list[list[Person]]:
        """Open tables at the servers in turn and return the people of each, who have sat down."""
        seats = ["me"] + ["open"] * (people - 1) + [bots] * (load.seats - people)
        body = {"game": game, "rules": rules, "seats": seats, "name": "Anna"}
        return [
            await asyncio.to_thread(_open_table, url, body, load.tempo, measured)
            for url in itertools.islice(turns, count)
        ]

    tables = await open_tables(load.tables, load.people, "rules", measured)
    beside = await open_tables(load.beside, 1, BACKGROUND_BOT, BenchStats())
    people = [person for table in tables + beside for person in table]
    playing = [asyncio.create_task(person.play()) for person in people]
    playing.append(asyncio.create_task(_note_delays(measured)))
    await asyncio.gather(*(person.playing.wait() for person in people))
    await asyncio.sleep(load.tempo / 1000)  # all tables begin at once: let the first deals be dealt
    gc.collect()
    gc.freeze()  # keep the collector's pauses out of the measured times
    before, began = await asyncio.to_thread(_read_metrics, urls), perf_counter()
    over = [_deals(table) for table in tables]
    load_before = _system_load()
    measured.on = True
    gc.disable()
    await pause(load.seconds)
    gc.enable()
    gc.unfreeze()
    measured.on = False
    after, took = await asyncio.to_thread(_read_metrics, urls), perf_counter() - began
    deals = sum(_deals(table) for table in tables) - sum(over)
    for one in playing:
        one.cancel()
    await asyncio.gather(*playing, return_exceptions=True)
    memory = "process_resident_memory_bytes"
    grown = None if memory not in after else after[memory] - empty[memory]
    return {
        "processes": load.processes, "tables": load.tables, "people": load.people, "beside": load.beside,
        "seconds": round(took, 3), "tempo_ms": load.tempo,
        "game": game, "rules": rules, "actions": len(measured.echoes), "deals": deals,
        **_server_figures(before, after, took, measured.echoes),
        "own_delay_ms": {f"p{p}": _percentile(measured.delays, p) for p in (50, 95, 99)},
        "load": [load_before, _system_load()],
        "memory_a_table": None if grown is None else round(grown / load.tables),
        "bytes_a_deal_and_player": round(measured.bytes / deals / load.people) if deals else None,
        "bytes_a_second": round(measured.bytes / took), "refused": dict(measured.refused),
    }  # fmt: skip


def _server_figures(
    before: Mapping[str, float], after: Mapping[str, float], took: float, echoes: Sequence[float]
) -> dict[str, Any]:
    """Return the events, echoes, stages and CPU use of the servers between two readings of their metrics."""
    cpu = "process_cpu_seconds_total"
    return {
        "events": round(after["prikup_events_total"] - before["prikup_events_total"]),
        "echo_ms": {f"p{p}": _percentile(echoes, p) for p in (50, 95, 99)},
        "stages_ms": _stages(before, after, echoes),
        "cpu": None if cpu not in after else round((after[cpu] - before[cpu]) / took, 4),
    }


def _system_load() -> float | None:
    """Return the load of the machine over the last minute, None on Windows."""
    if sys.platform == "win32":
        return None
    return round(os.getloadavg()[0], 2)


async def _note_delays(measured: BenchStats) -> None:
    """Note how late this process wakes: that much of an echo may be its own."""
    while True:
        began = perf_counter()
        await asyncio.sleep(DELAY_INTERVAL_S)
        if measured.on:
            measured.delays.append(perf_counter() - began - DELAY_INTERVAL_S)


def _stages(
    before: Mapping[str, float], after: Mapping[str, float], echoes: Sequence[float]
) -> dict[str, Any]:
    """Return the mean milliseconds of each stage of an action.

    ``received`` is what its echo takes besides: the way, and the waiting in queues of both processes.
    """
    means: dict[str, float | None] = {}
    for stage in ("appended", "sent"):
        names = [f'prikup_stage_seconds_{what}{{stage="{stage}"}}' for what in ("sum", "count")]
        seconds, count = (after.get(name, 0.0) - before.get(name, 0.0) for name in names)
        means[stage] = round(1000 * seconds / count, 2) if count else None
    known = [mean for mean in means.values() if mean is not None]
    if not echoes or len(known) < len(means):
        return {"received": None} | means
    whole = 1000 * sum(echoes) / len(echoes)
    return {"received": round(max(0.0, whole - sum(known)), 2)} | means


def _percentile(seconds: Sequence[float], percent: int) -> float | None:
    """Return a percentile in milliseconds; None without values."""
    if not seconds:
        return None
    ordered = sorted(seconds)
    return round(1000 * ordered[min(len(ordered) - 1, len(ordered) * percent // 100)], 2)


def _deals(table: list[Person]) -> int:
    seen = table[0].message.table
    return 0 if seen is None else seen.over


def _open_table(url: str, body: dict[str, Any], tempo: int, measured: BenchStats) -> list[Person]:
    """Open a table and return the people for its seats."""
    token = secrets.token_urlsafe(32)
    headers = {"cookie": f"prikup={token}", "content-type": "application/json"}
    with urlopen(Request(f"{url}/api/tables", msgspec.json.encode(body), headers)) as answer:
        table = msgspec.json.decode(answer.read())["id"]
    address = f"{url.replace('http', 'ws', 1)}/ws/tables/{table}"
    seats = [seat for seat, who in enumerate(body["seats"]) if who in ("me", "open")]
    people = [Person(address, seat, tempo, measured) for seat in seats]
    people[0].token = token
    return people


def _read_metrics(urls: Iterable[str]) -> dict[str, float]:
    """Return the sums of all servers' metrics, by name with and without labels."""
    found: defaultdict[str, float] = defaultdict(float)
    for url in urls:
        with urlopen(f"{url}/metrics") as answer:
            lines = answer.read().decode().splitlines()
        for line in lines:
            if not line.startswith("#"):
                name, value = line.rsplit(" ", 1)
                for key in {name, name.partition("{")[0]}:
                    found[key] += float(value)
    return found


@contextmanager
def run_servers(database: str | None, processes: int, synchronous: str = "normal") -> Iterator[list[str]]:
    """Run servers on this database or a temporary one, and yield their URLs."""
    with TemporaryDirectory() as folder, ExitStack() as running:
        place = database or f"{folder}/bench.db"
        yield [running.enter_context(_run_server(place, synchronous)) for _ in range(processes)]


@contextmanager
def _run_server(database: str, synchronous: str) -> Iterator[str]:
    """Run a server on a database and a free port, and yield its URL; raises UsageError if it does not start.

    It has started when it has printed its settings, a JSON object over several lines.
    """
    with create_server(("127.0.0.1", 0)) as probe:
        port = probe.getsockname()[1]
    line = [
        sys.executable,
        "-m",
        "prikup",
        "serve",
        "--json",
        "--port",
        str(port),
        "--database",
        database,
        "--synchronous",
        synchronous,
    ]
    for name in LIFTED_LIMITS:
        line += ["--limit", f"{name}={LIFTED_LIMIT}"]
    environ = {name: value for name, value in os.environ.items() if not name.startswith("PRIKUP_")}
    server = subprocess.Popen(line, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=environ)
    try:
        assert server.stdout is not None
        if not any(said.startswith("}") for said in server.stdout):
            raise UsageError("bench-server", why=server.communicate()[1].strip().removeprefix("prikup: "))
        yield f"http://127.0.0.1:{port}"
    finally:
        server.terminate()
        with suppress(subprocess.TimeoutExpired):
            server.communicate(timeout=30)
        server.kill()
        server.communicate()
