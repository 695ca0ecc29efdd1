"""Limits that several processes on one database share."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Select, func, select

from prikup.server import Limits
from prikup.server.admission import Admission
from prikup.server.problems import HTTPProblem
from prikup.server.storage.engine import database_url
from prikup.server.storage.peers import PRESENCE_LOCK
from prikup.server.storage.schema import spendings
from prikup.server.storage.spendings import KEPT_ROWS, SpendingExchange
from prikup.server.storage.store import Storage

pytestmark = pytest.mark.databases

HOLD = """
import fcntl, sys
file = open(sys.argv[1], "a+b")
fcntl.lockf(file, fcntl.LOCK_SH, 1, int(sys.argv[2]))
print("held", flush=True)
sys.stdin.read()
"""


class Counted(Storage):
    """A database that counts what is read from it and written to it."""

    def __init__(self, url: str) -> None:
        super().__init__(url)
        self.queries = 0

    async def rows(self, query: Select[Any]) -> Any:
        self.queries += 1
        return await super().rows(query)

    async def write(self, *statements: Any) -> None:
        self.queries += 1
        await super().write(*statements)


def count_admitted(admission: Admission, address: str, tries: int) -> int:
    """Return how many of so many requests are admitted."""
    admitted = 0
    for _ in range(tries):
        try:
            admission.count_request(address)
            admitted += 1
        except HTTPProblem:
            pass
    return admitted


def test_processes_together_admit_what_one_would(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def not_alone(*_: object) -> bool:
        return False

    async def run() -> None:
        storages = [Counted(database_url(database)) for _ in range(3)]
        await storages[0].migrate()
        admissions = [Admission(Limits(requests=20, opened=60), lambda: 0.0) for _ in storages]
        exchanges = [SpendingExchange(*pair) for pair in zip(storages, admissions, strict=True)]
        for storage in storages:
            monkeypatch.setattr(storage.peers, "is_alone", not_alone)
        for exchange in exchanges:
            await exchange.exchange()
        assert count_admitted(admissions[0], "one", 100) == 60
        with admissions[0].charge(("one", "guest anna"), 5000):
            for exchange in exchanges:
                await exchange.exchange()
        for other in admissions[1:]:
            assert count_admitted(other, "one", 100) == 0
            assert count_admitted(other, "two", 100) == 60
            for payer in ("one", "guest anna"):
                with pytest.raises(HTTPProblem):
                    other.check_cpu((payer,))
            other.check_cpu(("two",))
        before = [storage.queries for storage in storages]
        for exchange in exchanges:
            await exchange.exchange()
        after = [storage.queries for storage in storages]
        assert max(b - a for a, b in zip(before, after, strict=True)) <= 2  # one each way
        for exchange in exchanges * 2:
            await exchange.exchange()
        # Nothing is deducted twice.
        assert admissions[1]._bucket("requests", "two").amount_left(0.0) == -60
        for storage in storages:
            await storage.close()

    asyncio.run(run())


def test_old_reports_are_deleted(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def not_alone(*_: object) -> bool:
        return False

    async def run() -> None:
        storage = Storage(database_url(database))
        await storage.migrate()
        monkeypatch.setattr(storage.peers, "is_alone", not_alone)
        monkeypatch.setattr("prikup.server.storage.spendings.KEPT_ROWS", 3)
        admission = Admission(Limits())
        exchange = SpendingExchange(storage, admission)
        for _ in range(9):
            admission.count_request("one")
            await exchange.exchange()
        assert (await storage.rows(select(func.count()).select_from(spendings)))[0][0] <= 5 < KEPT_ROWS
        await storage.close()

    asyncio.run(run())


def test_process_that_is_alone_shares_nothing(tmp_path: Path) -> None:
    async def run() -> None:
        storage = Counted(database_url(str(tmp_path / "t.db")))
        await storage.migrate()
        admission = Admission(Limits())
        exchange = SpendingExchange(storage, admission)
        for _ in range(5):
            admission.count_request("one")
            await exchange.exchange()
        assert storage.queries == 0
        await storage.close()

    asyncio.run(run())


def test_process_knows_whether_it_is_alone(database: str) -> None:
    async def run() -> None:
        one, two = Storage(database_url(database)), Storage(database_url(database))
        await one.migrate()
        assert await one.peers.is_alone()
        if database.endswith(".db"):  # a process shares its locks of a file with itself
            line = [sys.executable, "-c", HOLD, f"{database}-drivers", str(PRESENCE_LOCK)]
            other = subprocess.Popen(line, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
            assert other.stdout is not None and other.stdout.readline() == b"held\n"
            assert not await one.peers.is_alone()
            other.communicate()
        else:
            await two.peers.claim("T")
            assert not await one.peers.is_alone() and not await two.peers.is_alone()
            await two.peers.close()
            async with asyncio.timeout(60):
                while not await one.peers.is_alone():  # the server notices the end of a session
                    await asyncio.sleep(0.01)
        assert await one.peers.is_alone()
        await one.close()
        await two.close()

    asyncio.run(run())


def test_work_that_cost_less_than_estimated_is_paid_back_in_other_processes() -> None:
    here, there = (Admission(Limits(cpu=250), clock=lambda: 0.0) for _ in range(2))
    with here.charge(["192.0.2.1"], 2000.0) as charge:
        there.deduct(here.take_spent())  # the report of a second that ends before the work does
        assert there.cpu_delay(["192.0.2.1"]) > 0
        charge.add(0.2)
    there.deduct(here.take_spent())
    assert here.cpu_delay(["192.0.2.1"]) == there.cpu_delay(["192.0.2.1"]) == 0
    there.check_cpu(["192.0.2.1"])
