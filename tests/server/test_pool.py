"""Workers: calls that are stopped, that end their process, and that return nothing usable."""

from __future__ import annotations

import asyncio
import os
import sys
from collections.abc import Callable, Coroutine
from multiprocessing.process import BaseProcess
from pathlib import Path
from typing import Any

import pytest

from prikup.server.problems import HTTPProblem
from prikup.server.workers import limits, pool
from prikup.server.workers.compute import ComputePool
from prikup.server.workers.pool import Pool
from prikup.server.workers.worker import Worker, WorkerDiedError, start_context
from tests.server.calls import attempts, die_once, exit_at_once, spin, spin_deaf, wait_for_file


async def until(wanted: Callable[[], bool]) -> None:
    async with asyncio.timeout(120):
        while not wanted():
            await asyncio.sleep(0.005)


def run_with(workers: int, use: Callable[[Pool], Coroutine[Any, Any, None]]) -> None:
    """Use a pool, and close it."""

    async def run() -> None:
        made = Pool(workers)
        try:
            await use(made)
        finally:
            made.close()

    asyncio.run(run())


def test_cancelled_call_is_stopped_paid_for_and_leaves_its_worker(tmp_path: Path) -> None:
    async def use(made: Pool) -> None:
        before = (await made.run(os.getpid)).value
        spent: list[float] = []
        call = asyncio.create_task(made.run(spin, tmp_path / "spin", spent=spent.append))
        await until(lambda: attempts(tmp_path / "spin") == 1)
        call.cancel()
        await asyncio.gather(call, return_exceptions=True)
        assert call.cancelled() and len(spent) == 1 and spent[0] > 0
        assert (await made.run(os.getpid)).value == before

    run_with(1, use)


def test_process_of_a_worker_that_is_closed_meanwhile_is_ended(monkeypatch: pytest.MonkeyPatch) -> None:
    context: Any = start_context()
    worker, start = Worker(context), context.Process.start
    started: list[BaseProcess] = []

    def close_and_start(process: BaseProcess) -> None:
        worker.close()
        start(process)
        started.append(process)

    monkeypatch.setattr(context.Process, "start", close_and_start)
    worker.start()
    started[0].join()  # it would wait for calls for ever
    assert started[0].exitcode


def test_cancelled_call_that_heeds_no_signal_is_killed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pool, "CALL_STOP_TIMEOUT_S", 0.01)

    async def use(made: Pool) -> None:
        before = (await made.run(os.getpid)).value
        call = asyncio.create_task(made.run(spin_deaf, tmp_path / "deaf"))
        await until(lambda: attempts(tmp_path / "deaf") == 1)
        call.cancel()
        await asyncio.gather(call, return_exceptions=True)
        assert (await made.run(os.getpid)).value != before

    run_with(1, use)


def test_call_of_killed_worker_runs_once_more(tmp_path: Path) -> None:
    async def use(made: Pool) -> None:
        found = await made.run(die_once, tmp_path / "die")
        assert found.value != os.getpid() and attempts(tmp_path / "die") == 2

    run_with(1, use)


def test_call_that_ends_its_worker_fails_alone_and_once(tmp_path: Path) -> None:
    async def use(made: Pool) -> None:
        innocent = asyncio.create_task(made.run(wait_for_file, tmp_path / "waits", tmp_path / "go"))
        await until(lambda: attempts(tmp_path / "waits") == 1)
        for number in range(1, 4):
            with pytest.raises(WorkerDiedError):
                await made.run(exit_at_once, tmp_path / "exits")
            assert attempts(tmp_path / "exits") == number
        (tmp_path / "go").touch()
        await innocent
        assert attempts(tmp_path / "waits") == 1

    run_with(2, use)


def test_call_that_exits_or_returns_no_value_fails_and_leaves_its_worker() -> None:
    async def use(made: Pool) -> None:
        before = (await made.run(os.getpid)).value
        assert isinstance((await made.run(sys.exit, 3)).error, RuntimeError)
        assert isinstance((await made.run(eval, "lambda: 1")).error, RuntimeError)
        failed = (await made.run(eval, "1 // 0")).error
        assert isinstance(failed, ZeroDivisionError) and "ZeroDivisionError" in "".join(failed.__notes__)
        assert (await made.run(os.getpid)).value == before

    run_with(1, use)


def test_call_past_its_cpu_limit_is_refused_with_503_and_paid_for(tmp_path: Path) -> None:
    async def run() -> None:
        spent: list[float] = []
        with pytest.raises(HTTPProblem) as refused:
            await made.run_limited("one", 0.05, spin, tmp_path / "spin", spent=spent.append)
        assert (refused.value.status, refused.value.why.name) == (503, "slow-work")
        assert len(spent) == 1 and spent[0] > 0
        assert await made.run_limited("one", 5.0, abs, -1, spent=spent.append) == 1

    made = ComputePool(1)
    try:
        asyncio.run(run())
    finally:
        made.close()


def test_call_whose_worker_ends_is_refused_with_503(tmp_path: Path) -> None:
    async def run() -> None:
        with pytest.raises(HTTPProblem) as refused:
            await made.run_limited("one", 5.0, exit_at_once, tmp_path / "exits", spent=lambda _: None)
        assert (refused.value.status, refused.value.why.name) == (503, "busy-work")

    made = ComputePool(1)
    try:
        asyncio.run(run())
    finally:
        made.close()


def test_closed_pool_fails_calls_and_hangs_none(tmp_path: Path) -> None:
    async def use(made: Pool) -> None:
        call = asyncio.create_task(made.run(spin, tmp_path / "spin"))
        await until(lambda: attempts(tmp_path / "spin") == 1)
        made.close()
        with pytest.raises(WorkerDiedError):
            await call

    run_with(1, use)


def test_wall_limit_lets_a_call_use_its_cpu_limit_on_busy_machine(monkeypatch: pytest.MonkeyPatch) -> None:
    allowed: list[float] = []
    plain = limits.exit_after

    def exit_after(seconds: float) -> Any:
        allowed.append(seconds)
        return plain(seconds)

    monkeypatch.setattr(limits, "exit_after", exit_after)
    assert limits.run_limited(20.0, abs, -1) == 1
    assert allowed[0] >= 3 * 20.0
