"""Honest requests served with and without each attack, in one run: ``python benchmarks/attacks.py``.

A server runs with its default limits. One honest guest asks for the sheet of their table ten times a second,
first alone and then under each attack, which comes from addresses of its own (127.0.1.x) and another process.
The figures depend on the machine; what counts is their ratio. An argument sets the seconds of each.
"""

from __future__ import annotations

import asyncio
import json
import multiprocessing
import re
import subprocess
import sys
import tempfile
from collections.abc import Awaitable, Callable
from contextlib import suppress
from pathlib import Path
from time import monotonic, sleep
from typing import NamedTuple
from urllib.request import Request, urlopen

ROOT = Path(__file__).parents[1]
PORT = 8137
RECORD_CHARS = 110_000
RECORD_HEAD = """[Prikup "1"]
[Game "preferans"]
[Rules "wikipedia-sochi; target=1000"]
[Seats "Anna|Boris|Vera"]
[Dealer "1"]

"""
HONEST_INTERVAL_S = 0.1
ATTACK_SECONDS = 12.0
PAUSE_S = 5.0
"""The time between two attacks, in which allowances refill."""


async def send_request(source: str, text: bytes, timeout_s: float = 60.0) -> bytes:
    """Send a request from an address and return the first line of the answer."""
    async with asyncio.timeout(timeout_s):
        reader, writer = await asyncio.open_connection("127.0.0.1", PORT, local_addr=(source, 0))
        try:
            writer.write(text)
            await writer.drain()
            return await reader.readline()
        finally:
            writer.close()


def make_get(path: str, more: str = "") -> bytes:
    return f"GET {path} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n{more}\r\n".encode()


def make_review() -> bytes:
    """Return a request for the review of a record of about 117 kB that takes two seconds or more to read."""
    text = (ROOT / "examples" / "evening.prikup").read_text("utf-8")
    deals = re.findall(r"(?ms)^\d+\. (.*?) = ", text.partition("\n\n")[2])
    count = RECORD_CHARS * len(deals) // sum(map(len, deals))
    record = RECORD_HEAD + "".join(f"{one + 1}. {deals[one % len(deals)]}\n" for one in range(count))
    body = json.dumps({"record": record}).encode()
    head_lines = f"POST /api/review HTTP/1.1\r\nhost: x\r\ncontent-length: {len(body)}\r\n"
    return f"{head_lines}content-type: application/json\r\nconnection: close\r\n\r\n".encode() + body


async def repeat(source: str, text: bytes) -> None:
    while True:
        with suppress(OSError, TimeoutError):
            await send_request(source, text)
            await asyncio.sleep(0)


async def attack_with_reviews() -> None:
    """B: ten addresses ask for reviews of records of 117 kB."""
    await asyncio.gather(*(repeat(f"127.0.1.{one}", make_review()) for one in range(1, 11)))


async def attack_with_games() -> None:
    """C: ten addresses ask for /api/games, compressed."""
    text = make_get("/api/games", "accept-encoding: gzip\r\n")
    await asyncio.gather(*(repeat(f"127.0.2.{one}", text) for one in range(1, 11) for _ in range(5)))


async def attack_with_refusals() -> None:
    """E: one address with 50 connections goes on after its requests are refused."""
    text = b"GET /api/me HTTP/1.1\r\nhost: x\r\n\r\n" * 50

    async def pipeline() -> None:
        while True:
            with suppress(OSError, TimeoutError):
                reader, writer = await asyncio.open_connection("127.0.0.1", PORT, local_addr=("127.0.3.1", 0))
                writer.write(text)
                await writer.drain()
                while await reader.read(65_536):
                    writer.write(text)
                    await writer.drain()
                writer.close()
            await asyncio.sleep(0.001)

    await asyncio.gather(*(pipeline() for _ in range(50)))


ATTACKS = (attack_with_reviews, attack_with_games, attack_with_refusals)


def run_attack(attack: Callable[[], Awaitable[None]]) -> None:
    async def run() -> None:
        with suppress(TimeoutError):
            async with asyncio.timeout(ATTACK_SECONDS + 60):
                await attack()

    asyncio.run(run())


class Served(NamedTuple):
    """The honest requests that were sent and served, and the median and the longest time of an answer."""

    sent: int
    served: int
    median_s: float
    worst_s: float


def open_table() -> tuple[str, str]:
    """Return the path of the sheet of a new table, and the cookie of its owner."""
    asked = Request(f"http://127.0.0.1:{PORT}/api/tables", b"{}", {"content-type": "application/json"})
    with urlopen(asked) as answer:
        cookie = answer.headers["set-cookie"].partition(";")[0]
        return f"/api/tables/{json.load(answer)['id']}/sheet.svg", cookie


async def ask_honestly(seconds: float) -> Served:
    """Ask for a sheet ten times a second, each time for three seconds at most."""
    path, cookie = await asyncio.to_thread(open_table)
    text, times, end = make_get(path, f"cookie: {cookie}\r\n"), [], monotonic() + seconds
    sent = 0

    async def ask() -> None:
        began = monotonic()
        with suppress(OSError, TimeoutError):
            if b" 200 " in await send_request("127.0.0.1", text, 3.0):
                times.append(monotonic() - began)

    async with asyncio.TaskGroup() as tasks:
        while monotonic() < end:
            sent += 1
            tasks.create_task(ask())
            await asyncio.sleep(HONEST_INTERVAL_S)
    times.sort()
    return Served(sent, len(times), times[len(times) // 2] if times else 0.0, max(times, default=0.0))


def measure(name: str, attack: Callable[[], Awaitable[None]] | None, seconds: float) -> Served:
    process = None
    if attack is not None:
        process = multiprocessing.get_context("spawn").Process(target=run_attack, args=(attack,))
        process.start()
        sleep(2.0)
    served = asyncio.run(ask_honestly(seconds))
    if process is not None:
        process.kill()
        process.join()
    print(
        f"{name:24} {served.served:4} of {served.sent:4}  p50 {1000 * served.median_s:7.1f} ms"
        f"  longest {1000 * served.worst_s:7.1f} ms",
        flush=True,
    )
    return served


def main() -> None:
    """Run the server, and measure without and with each attack."""
    seconds = float(sys.argv[1]) if len(sys.argv) > 1 else ATTACK_SECONDS
    with tempfile.TemporaryDirectory() as folder:
        line = [sys.executable, "-m", "prikup", "serve", "--port", str(PORT)]
        server = subprocess.Popen([*line, "--database", f"{folder}/t.db"], stdout=subprocess.DEVNULL)
        try:
            while True:
                with suppress(OSError):
                    urlopen(f"http://127.0.0.1:{PORT}/readyz").close()
                    break
                sleep(0.1)
            alone = measure("alone", None, seconds)
            for attack in ATTACKS:
                under = measure(attack.__name__, attack, seconds)
                print(f"{'':24} {under.served / max(alone.served, 1):.0%} of those without", flush=True)
                sleep(PAUSE_S)
        finally:
            server.terminate()
            server.wait()


if __name__ == "__main__":
    main()
