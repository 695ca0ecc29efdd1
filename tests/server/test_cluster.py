"""Bots that compute on a Ray cluster, and tables when the cluster is lost."""

from __future__ import annotations

import asyncio
import os
import pickle
import signal
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, Future
from pathlib import Path
from time import sleep
from typing import Any

import pytest

import prikup
from prikup.bots import decide, make
from prikup.bots.hints import hint
from prikup.core import PrikupError
from prikup.server import serve
from prikup.server.workers import ray_bridge, ray_cluster
from prikup.server.workers.compute import ComputePool
from prikup.server.workers.pool import Pool
from prikup.server.workers.ray_cluster import Cluster, Link, LostError
from prikup.server.workers.worker import encode_call
from tests.server.players import Browser, Server, play
from tests.server.processes import free_port
from tests.server.test_driver import until
from tests.server.test_health import read_metrics


@pytest.fixture(autouse=True)
def ray(monkeypatch: pytest.MonkeyPatch) -> None:
    """Put the stand-in for Ray first on the path, for child processes too."""
    monkeypatch.syspath_prepend(str(Path(__file__).parent / "standin"))


@pytest.fixture
def address(tmp_path: Path) -> str:
    """Return the address of a cluster with eight processors."""
    path = tmp_path / "cpus"
    path.write_text("8")
    return str(path)


WHERE = "__import__('multiprocessing').current_process().name"
HANGS = f"'here' if {WHERE} != 'ray' else __import__('time').sleep(600)"
"""A task that hangs on the cluster and returns ``here`` in a local worker."""


class Scripted(Link):
    """A link whose futures the test resolves."""

    def __init__(self, address: str) -> None:
        self.reached, self.lost = ray_cluster._new_future(), ray_cluster._new_future()
        self.reached.set_result(None)
        self.cpus = 8
        self.asked: list[Future[Any]] = []

    def submit(self, make: Callable[..., Any], /, *given: object) -> Future[Any]:
        self.asked.append(ray_cluster._new_future())
        return self.asked[-1]


def link_pid(there: Cluster) -> int:
    """Return the id of the process that connects to a cluster."""
    assert there._link is not None and there._link._process.pid is not None
    return there._link._process.pid


async def is_lost(there: Cluster) -> bool:
    """Return True if a task fails because the cluster is lost."""
    try:
        return await there.run(eval, "1") is None
    except LostError:
        return True


def test_bots_on_cluster_decide_as_local_ones_with_more_places(address: str) -> None:
    match = prikup.new("preferans").deal(seed=1).play("7S").play("pass").play("pass")
    view = match.view(0)

    async def run() -> None:
        said = [thinkers.choose("T", "search", str(seed), view) for seed in range(6)]
        assert await asyncio.gather(*said) == [decide(make("search", str(seed)), view) for seed in range(6)]
        assert await thinkers.hint("T", "seed", view) == hint(view, "seed")
        with pytest.raises(ZeroDivisionError):
            await thinkers._run(eval, "1 // 0")
        assert await thinkers._run(eval, WHERE) == "ray"
        assert (thinkers._count_places(), solvers._count_places()) == (6, 2)

    there = Cluster(address)
    there.open()
    thinkers, solvers = (
        ComputePool(bot_limit_s=None, cluster=there, part=0.75),
        ComputePool(1, cluster=there, part=0.25),
    )
    try:
        asyncio.run(run())
    finally:
        there.close()


@pytest.mark.parametrize("way", ["its process is killed", "this machine leaves it"])
def test_local_workers_replace_lost_cluster_until_it_returns(
    way: str, address: str, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ray_cluster, "MIN_RETRY_DELAY_S", 0.01)

    async def run() -> None:
        there.start()
        if way == "this machine leaves it":
            Path(address).unlink()
            assert await thinkers._run(eval, WHERE) != "ray"
            await until(lambda: "trying again" in caplog.text)
            Path(address).write_text("8")
        else:
            waiting = asyncio.create_task(thinkers._run(eval, HANGS))
            await until(lambda: there._link is not None and bool(there._link._open))
            os.kill(link_pid(there), signal.SIGKILL)
            assert await waiting == "here"
        await until(lambda: there.cpus > 0)
        assert await thinkers._run(eval, WHERE) == "ray"

    there = Cluster(address)
    there.open()
    thinkers = ComputePool(1, cluster=there)
    try:
        asyncio.run(run())
    finally:
        there.close()
        thinkers.close()
    assert "the Ray cluster is lost" in caplog.text and "connected to the Ray cluster" in caplog.text


def test_silent_cluster_gets_no_tasks_until_it_answers(
    caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ray_cluster, "MAX_SILENCE_S", 0.01)

    async def run() -> None:
        assert await is_lost(there) and await is_lost(there)
        assert len(link.asked) == 1 and there.cpus == 0
        link.asked[0].set_exception(BrokenExecutor())
        await asyncio.sleep(0.01)
        assert await is_lost(there) and len(link.asked) == 1
        there._silent = False
        assert await is_lost(there)
        link.asked[1].set_result("late")
        await until(lambda: there.cpus == 8)
        monkeypatch.setattr(ray_cluster, "MAX_SILENCE_S", 600)
        waiting = asyncio.create_task(there.run(eval, "1"))
        await until(lambda: len(link.asked) == 3)
        link.asked[2].set_result("at once")
        assert await waiting == "at once"

    link = Scripted("there")
    there = Cluster("there", lambda address: link)
    there.open()
    asyncio.run(run())
    assert (
        caplog.text.count("no answer from the Ray cluster") == 2 and caplog.text.count("answers again") == 1
    )


def test_task_of_lost_worker_runs_here_and_cluster_stays_in_use(
    caplog: pytest.LogCaptureFixture,
) -> None:
    async def run() -> None:
        waiting = asyncio.create_task(is_lost(there))
        await until(lambda: bool(link.asked))
        link.asked[0].set_exception(LostError("the worker died"))
        assert await waiting and there.cpus == 8

    link = Scripted("there")
    there = Cluster("there", lambda address: link)
    there.open()
    asyncio.run(run())
    assert "a Ray worker failed, running its task here: the worker died" in caplog.text


def test_workers_of_another_version_are_refused() -> None:
    assert pickle.loads(ray_bridge.run_task(prikup.__version__, encode_call(eval, "1 + 1"))) == (
        2,
        None,
    )
    with pytest.raises(RuntimeError, match=r"worker runs Prikup .*, server runs 0\.0"):
        ray_bridge.run_task("0.0", encode_call(eval, "1 + 1"))


@pytest.mark.parametrize(
    ("address", "why"), [("nowhere", "nobody answers"), ("foreign", "No module named 'prikup'")]
)
def test_server_fails_to_start_without_its_cluster(address: str, why: str, tmp_path: Path) -> None:
    told: list[bool] = []
    database = str(tmp_path / "prikup.db")
    with pytest.raises(PrikupError) as refused:
        serve(port=free_port(), database=database, ray=address, ready=lambda: told.append(True))
    assert str(refused.value).startswith(f"there is no Ray cluster at '{address}': ")
    assert str(refused.value).endswith(why) and not told


def test_open_fails_if_cluster_does_not_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    class Mute(Scripted):
        def __init__(self, address: str) -> None:
            super().__init__(address)
            self.reached = ray_cluster._new_future()

        def shutdown(self) -> None:
            ended.append(True)

    ended: list[bool] = []
    monkeypatch.setattr(ray_cluster, "CONNECT_TIMEOUT_S", 0.01)
    with pytest.raises(PrikupError, match="no answer within"):
        Cluster("mute", Mute).open()
    assert ended


def test_server_runs_bots_on_its_cluster(
    address: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def run(pool: Pool, /, *given: object) -> None:
        here.append(given)

    here: list[object] = []
    monkeypatch.setattr(Pool, "run", run)
    with Server(tmp_path / "prikup.db", ray=address) as server:
        anna = Browser(server.url)
        while read_metrics(anna)["prikup_ray_cpus"] != 8:
            sleep(0.05)
        table = anna.create("me", "rules", "search")
        socket = anna.sit(table)
        play([socket], lambda: len(socket.state["table"]["deals"]) >= 1)
        assert read_metrics(anna)["prikup_bot_wait_seconds_count"] > 5 and not here
        anna.close()
