"""Limits per address and guest: refusals, exact counts, and no effect on others."""

from __future__ import annotations

import asyncio
import socket
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest

from prikup.server import Limits
from prikup.server.admission import MAX_BUCKETS, Admission
from prikup.server.fair_semaphore import FairSemaphore
from prikup.server.http.addresses import household
from prikup.server.problems import HTTPProblem
from prikup.server.tables.room import Room
from tests.server.hosts import host_of
from tests.server.players import Browser, Server, limit
from tests.table.playing import Log

Make = Callable[[], Browser]


class Clock:
    """A clock in seconds, advanced by the test."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


def refusal_name(ask: Callable[[], object]) -> str:
    """Call a function that is refused, and return the name of the error."""
    with pytest.raises(HTTPProblem) as problem:
        ask()
    assert problem.value.status == 429
    return problem.value.why.name


def test_requests_of_address_are_limited_in_burst_and_rate() -> None:
    clock = Clock()
    admission = Admission(Limits(requests=20), clock)
    for _ in range(60):
        admission.count_request("one")
    assert refusal_name(lambda: admission.count_request("one")) == "rate-requests"
    admission.count_request("two")
    clock.now += 0.05
    admission.count_request("one")
    assert refusal_name(lambda: admission.count_request("one")) == "rate-requests"


def test_new_tables_of_address_are_limited_per_hour() -> None:
    clock = Clock()
    admission = Admission(Limits(opened=60), clock)
    for _ in range(60):
        admission.count_new_table("one")
    assert refusal_name(lambda: admission.count_new_table("one")) == "rate-tables"
    clock.now += 60
    admission.count_new_table("one")
    assert refusal_name(lambda: admission.count_new_table("one")) == "rate-tables"


def test_messages_are_limited_per_guest_and_per_address() -> None:
    admission = Admission(Limits(events=10, address_events=20), Clock())
    assert [admission.count_message("one", "anna") for _ in range(31)].count(True) == 30
    assert [admission.count_message("one", "boris") for _ in range(31)].count(True) == 30
    assert not admission.count_message("one", "vera") and admission.count_message("two", "vera")
    assert not admission.count_message("one", None)


def test_connections_are_counted_per_address_and_released() -> None:
    admission = Admission(Limits(connections=2))
    assert [admission.connect("one") for _ in range(3)] == [True, True, False]
    assert admission.connect("two")
    admission.disconnect("one")
    assert [admission.connect("one") for _ in range(2)] == [True, False]


def test_full_buckets_are_dropped() -> None:
    clock = Clock()
    admission = Admission(Limits(requests=1), clock)
    for number in range(MAX_BUCKETS):
        admission.count_request(str(number))
    clock.now += 100
    admission.count_request("one more")
    assert len(admission._buckets) == 1


def test_search_for_full_buckets_is_rare_if_most_stay(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("prikup.server.admission.MAX_BUCKETS", 100)
    admission = Admission(Limits(accounts=1), Clock())
    searches = 0
    drop = admission._drop_full_buckets

    def count_and_drop() -> None:
        nonlocal searches
        searches += 1
        drop()

    monkeypatch.setattr(admission, "_drop_full_buckets", count_and_drop)
    for number in range(400):
        admission.count_new_account(str(number))
    assert 1 <= searches <= 3


def test_ipv6_network_counts_as_one_address() -> None:
    assert household("2001:db8:1:2::1") == household("2001:db8:1:2:ffff::") != household("2001:db8:1:3::1")
    assert household("::ffff:192.0.2.1") == household("192.0.2.1") == "192.0.2.1"
    assert household("fe80::1%eth0") == "fe80::" and household("testclient") == "testclient"


def test_place_of_cancelled_waiter_goes_to_the_next() -> None:
    async def run() -> None:
        turns = FairSemaphore(1)

        async def wait() -> None:
            async with turns.place("waits"):
                return

        async with turns.place("has"):
            waiting = asyncio.create_task(wait())
            await asyncio.sleep(0)
        waiting.cancel()  # it was given the place but has not run yet
        await asyncio.gather(waiting, return_exceptions=True)
        async with asyncio.timeout(10), turns.place("next"):
            return

    asyncio.run(run())


def test_semaphore_can_be_resized_while_tasks_wait() -> None:
    async def run() -> None:
        turns, inside, go = FairSemaphore(1), list[str](), asyncio.Event()

        async def stay(name: str) -> None:
            async with turns.place(name):
                inside.append(name)
                await go.wait()
                inside.remove(name)

        staying = [asyncio.create_task(stay(name)) for name in "abcd"]
        await asyncio.sleep(0)
        assert inside == ["a"]
        turns.resize(3)
        await asyncio.sleep(0)
        assert inside == ["a", "b", "c"]
        turns.resize(1)
        staying[1].cancel()
        await asyncio.gather(staying[1], return_exceptions=True)
        await asyncio.sleep(0)
        assert staying[3] is not None and "d" not in inside
        go.set()
        await asyncio.gather(*staying, return_exceptions=True)
        async with asyncio.timeout(10), turns.place("next"):
            return

    asyncio.run(run())


# At a server.


def test_request_over_limit_is_refused_and_pages_are_served(
    server: Server, browser: Make, monkeypatch: pytest.MonkeyPatch
) -> None:
    limit(server, monkeypatch, requests=1)
    anna = browser()
    said = [anna.http.get("/api/games") for _ in range(8)]
    assert [one.status_code for one in said].count(429) >= 3
    assert said[-1].json()["error"]["code"] == "rate"
    assert anna.http.get("/").status_code == 200


@pytest.mark.parametrize("path", ["/", "/assets/index-abc123.js", "/healthz", "/readyz", "/nowhere"])
def test_pages_and_files_count_as_requests(
    path: str, server: Server, browser: Make, monkeypatch: pytest.MonkeyPatch
) -> None:
    limit(server, monkeypatch, files=1)
    anna = browser()
    said = [anna.http.get(path).status_code for _ in range(6)]
    assert 429 not in said[:3] and said[3:] == [429, 429, 429]
    assert anna.http.get("/api/games").status_code == 200


def test_sockets_over_request_limit_are_refused(
    server: Server, browser: Make, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna = browser()
    table = anna.create("me", "open", "open")
    limit(server, monkeypatch, requests=1)
    told = [anna.socket(table).receive() for _ in range(8)]
    refused = [one for one in told if one["type"] == "error"]
    assert len(refused) >= 3 and {one["name"] for one in refused} == {"rate-requests"}


def test_tables_over_address_limit_are_refused_for_every_guest(
    server: Server, browser: Make, monkeypatch: pytest.MonkeyPatch
) -> None:
    limit(server, monkeypatch, opened=2)
    for _ in range(2):
        browser().create("me", "open", "open")
    body = {"game": "preferans", "rules": "wikipedia-sochi", "seats": ["me", "open", "open"]}
    answer = browser().http.post("/api/tables", json=body)
    assert (answer.status_code, answer.json()["error"]["name"]) == (429, "rate-tables")


@pytest.fixture
def strict_server(tmp_path: Path, web: Path) -> Iterator[Server]:
    """Yield a server that takes three connections per address and waits a second for a request."""
    with Server(tmp_path / "t.db", web, limits=Limits(connections=3, request_seconds=1)) as running:
        yield running


def test_connections_over_limit_and_idle_ones_are_closed(strict_server: Server) -> None:
    host, port = strict_server.url.removeprefix("http://").split(":")
    with ExitStack() as opened:
        lines = [opened.enter_context(socket.create_connection((host, int(port)), 20)) for _ in range(4)]
        assert _is_closed(lines[3])
        for line in lines[:3]:
            line.sendall(b"GET / HTTP/1.1\r\nhost:")
        assert all(_is_closed(line) for line in lines[:3])
    anna = Browser(strict_server.url)
    assert anna.http.get("/").status_code == 200
    anna.close()


def test_pipelined_request_without_its_body_is_closed(strict_server: Server) -> None:
    host, port = strict_server.url.removeprefix("http://").split(":")
    whole = b"GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n"
    with socket.create_connection((host, int(port)), 20) as line:
        line.sendall(whole + b"POST /api/tables HTTP/1.1\r\nhost: x\r\ncontent-length: 9\r\n\r\n")
        answered = b""
        while not _is_closed(line):
            answered += b"."
        assert answered


def _is_closed(line: socket.socket) -> bool:
    try:
        return line.recv(1) == b""
    except ConnectionResetError:
        return True


def test_guest_is_stored_when_opening_a_table_or_sitting_down(tmp_path: Path, web: Path) -> None:
    database = tmp_path / "t.db"
    with Server(database, web) as server:
        anna, boris = Browser(server.url), Browser(server.url)
        for _ in range(5):
            looking = Browser(server.url)
            looking.http.get("/")
            assert looking.get("/api/me")["tables"] == []
            looking.close()
        assert _count_guests(database) == 0
        table = anna.create("me", "open", "random")
        assert _count_guests(database) == 1
        boris.http.get("/")
        socket = boris.socket(table)
        socket.send("sit", seat=0, name="Boris")
        assert socket.error()["code"] == "taken"
        assert _count_guests(database) == 1
        socket.send("sit", seat=1, name="Boris")
        socket.see(lambda one: bool(one) and one["table"]["me"] == 1)
        assert _count_guests(database) == 2
        assert [one["id"] for one in boris.get("/api/me")["tables"]] == [table]
        for one in (anna, boris):
            one.close()


def _count_guests(database: Path) -> int:
    connection = sqlite3.connect(database)
    try:
        return int(connection.execute("select count(*) from guests").fetchone()[0])
    finally:
        connection.close()


class Page:
    """An open page at a table that counts its notifications."""

    def __init__(self, guest_id: str | None = None) -> None:
        self.guest_id = guest_id
        self.address = ""
        self.told = 0

    def close(self, problem: HTTPProblem) -> None:
        raise AssertionError(problem)

    def tell(self, facts: Any = ()) -> None:
        self.told += 1


def test_chat_over_limit_is_refused_and_other_messages_work(
    server: Server, browser: Make, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna = browser()
    table = anna.create("me", "open", "open")
    socket = anna.socket(table)
    limit(server, monkeypatch, says=2)
    for number in range(2):
        socket.send("say", text=f"line {number}")
        socket.see(lambda state: bool(state) and len(state["table"]["says"]) > number)  # noqa: B023
    version = socket.state["version"]
    nonce = socket.send("say", text="one more")
    error = socket.error()
    assert (error["name"], error["nonce"], error["data"]["most"]) == ("limit-says", nonce, 2)
    socket.send("agree")
    socket.see(lambda state: state["table"]["seats"][0]["ready"])
    assert socket.state["version"] == version + 1


def test_watcher_count_is_announced_once_per_moment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("prikup.server.tables.room.WATCHER_COUNT_DELAY_S", 0.01)

    async def run() -> None:
        room = Room(Log("PBB", "preferans", "wikipedia-sochi").table, host_of(None))
        room.join(first := Page())
        pages = [Page() for _ in range(97)]
        for page in pages:
            room.join(page)
        async with asyncio.timeout(20):
            while room.announced_watchers != 98:
                await asyncio.sleep(0.005)
        # One notification on joining, and one for all that joined later.
        assert {page.told for page in (first, *pages)} == {2}
        for _ in range(50):
            room.leave(pages[0])
            room.join(pages[0])
        await asyncio.sleep(0.05)
        assert first.told == 2

    asyncio.run(run())
