"""Servers with several worker processes at one port."""

from __future__ import annotations

import os
import signal
from contextlib import suppress
from pathlib import Path
from socket import create_connection

import httpx
import pytest

from prikup.server.app import _bound_socket, _listening_socket
from prikup.server.workers.supervisor import _stop_requests
from tests.server.players import Browser, play
from tests.server.processes import Process, free_port, until
from tests.server.test_health import read_metrics
from tests.sizes import sample


def worker_pids(process: Process) -> set[int]:
    """Return the ids of the processes that serve."""
    return {pid for pid in process.children() if "resource_tracker" not in _line(pid)}


def _line(pid: int) -> str:
    with suppress(OSError):
        return Path(f"/proc/{pid}/cmdline").read_text()
    return "resource_tracker"


def have_ended(pids: set[int]) -> bool:
    """Return True if none of these processes runs; a zombie does not run."""

    def runs(pid: int) -> bool:
        with suppress(OSError):
            return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
        return False

    return not any(runs(pid) for pid in pids)


def counted_workers(browser: Browser) -> set[str]:
    """Return the numbers of the workers in the metrics."""
    found = read_metrics(browser)
    return {one for one in "0123" if f'process_resident_memory_bytes{{worker="{one}"}}' in found}


def test_people_play_at_one_table_through_all_workers(database: str) -> None:
    three = Process(free_port(), database, workers=3)
    people = [Browser(three.url) for _ in range(3)]
    table = people[0].create("me", "open", "open")
    at = [people[0].sit(table)]
    for seat, browser in enumerate(people[1:], 1):
        browser.get("/api/me")
        socket = browser.sit(table)
        socket.send("sit", seat=seat, name=f"Boris {'AB'[seat - 1]}")
        socket.see(lambda state: state["table"]["me"] is not None)
        socket.send("agree")
        at.append(socket)
    at[0].see(lambda state: bool(state["view"]))
    play(at, lambda: len(at[0].state["table"]["deals"]) >= 1)
    until(lambda: counted_workers(people[0]) == {"0", "1", "2"})
    found = read_metrics(people[0])
    assert sum(found[f'prikup_sockets{{worker="{one}"}}'] for one in "012") == 3
    assert sum(found[f'prikup_events_total{{worker="{one}"}}'] for one in "012") > 10
    for one in people:
        one.close()
    three.stop()


def test_killed_worker_is_replaced_and_all_end_with_the_process_that_started_them(tmp_path: Path) -> None:
    two = Process(free_port(), str(tmp_path / "t.db"), workers=2)
    reader = Browser(two.url)
    until(lambda: len(worker_pids(two)) == 2 and counted_workers(reader) == {"0", "1"})
    before = worker_pids(two)
    os.kill(min(before), signal.SIGKILL)
    until(lambda: len(worker_pids(two)) == 2 and worker_pids(two) != before)
    after = worker_pids(two)
    with suppress(httpx.TransportError):  # the connection may have been to the killed worker
        reader.get("/healthz")
    until(lambda: counted_workers(reader) == {"0", "1"})
    reader.close()
    two.kill()
    until(lambda: have_ended(after))


@pytest.mark.parametrize("number", sample([1, 2], [2]))
def test_terminated_server_ends_all_processes_and_logs_nothing(number: int, tmp_path: Path) -> None:
    with (tmp_path / "log").open("wb") as log:
        one = Process(free_port(), str(tmp_path / "t.db"), workers=number, stderr=log)
        browser = Browser(one.url)
        table = browser.create("me", "random", "random")
        socket = browser.sit(table)
        play([socket], lambda: bool(socket.view["choices"]))
        browser.close()
        started = worker_pids(one)
        assert one.stop() == 0
        assert started
        until(lambda: have_ended(started))  # the fork server sees only afterwards that its server has gone
    assert (tmp_path / "log").read_text() == ""


@pytest.mark.parametrize("number", sample([1, 2], [2]))
def test_ctrl_c_ends_all_processes_silently(number: int, tmp_path: Path) -> None:
    with (tmp_path / "log").open("wb") as log:
        one = Process(free_port(), str(tmp_path / "t.db"), workers=number, stderr=log, leads=True)
        until(lambda: len(bot_pids(one.group())) >= number)
        assert one.interrupt() == 0
    until(lambda: not one.group())
    assert (tmp_path / "log").read_text() == ""


def bot_pids(started: dict[int, int]) -> set[int]:
    """Return the ids of bot processes, which a fork server forked."""
    return {pid for pid, by in started.items() if "forkserver" in _line(pid) and "forkserver" in _line(by)}


@pytest.mark.parametrize("host", ["::", "0.0.0.0"])
def test_wildcard_host_accepts_ipv4_with_and_without_workers(host: str) -> None:
    with _listening_socket(host, 0) as alone, _bound_socket(host, 0) as shared:
        shared.listen()
        for one in (alone, shared):
            with create_connection(("127.0.0.1", one.getsockname()[1]), 10) as line:
                assert line.getpeername()[1] == one.getsockname()[1]


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_stop_request_raises_nothing_that_a_callback_could_lose(number: signal.Signals) -> None:
    with _stop_requests() as stop:
        assert not stop.poll()
        signal.raise_signal(number)
        assert stop.poll()
