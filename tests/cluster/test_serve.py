"""A server with bots on a Ray cluster of two nodes."""

from __future__ import annotations

import asyncio
import signal
from pathlib import Path
from time import monotonic, sleep
from typing import Any

import pytest

import prikup
from prikup.bots import decide, make
from prikup.server.workers import ray_cluster as clusters
from prikup.server.workers.compute import ComputePool
from prikup.server.workers.ray_cluster import Cluster
from tests.server.players import Browser, play
from tests.server.processes import Process, free_port
from tests.server.test_health import read_metrics
from tests.server.test_reviews import EVENING


def test_bots_decide_the_same_after_a_worker_is_killed(
    address: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(clusters, "MAX_SILENCE_S", 600)
    match = prikup.new("preferans").deal(seed=1).play("7S").play("pass").play("pass")
    view = match.view(0)
    here = [decide(make("search", str(seed)), view) for seed in range(8)]

    async def run() -> None:
        said = [thinkers.choose(f"T{seed % 3}", "search", str(seed), view) for seed in range(8)]
        assert await asyncio.gather(*said) == here
        mark = tmp_path / "killed"
        kill = f"__import__('os').kill(__import__('os').getpid(), {int(signal.SIGKILL)})"
        once = f"9 if (m := __import__('pathlib').Path({str(mark)!r})).exists() else (m.touch(), {kill})"
        assert await there.run(eval, once) == 9 and mark.exists()
        assert thinkers._pool._executor is None  # nothing ran in local workers

    there = Cluster(address)
    there.open()
    thinkers = ComputePool(1, bot_limit_s=None, cluster=there)
    try:
        asyncio.run(run())
    finally:
        there.close()


def test_tables_play_on_without_a_node_and_without_the_cluster(cluster: Any, tmp_path: Path) -> None:
    with (tmp_path / "log").open("wb") as log:
        server = Process(free_port(), str(tmp_path / "t.db"), stderr=log, ray=str(cluster.address))
    anna = Browser(server.url)
    assert read_metrics(anna)["prikup_ray_cpus"] == 2
    table = anna.create("me", "rules", "search")
    socket = anna.sit(table)

    def plays(deals: int) -> None:
        play([socket], lambda: len(socket.state["table"]["deals"]) >= deals)

    def asks() -> None:
        brought = {"record": EVENING, "deal": 0}
        assert anna.http.post("/api/review", json=brought).status_code == 200
        asked = {"code": "A...+K...~contract+S"}
        assert anna.http.post("/api/board/values", json=asked).status_code == 200

    plays(1)
    asks()
    cluster.remove_node(cluster.list_all_nodes()[-1], allow_graceful=False)
    plays(2)
    cluster.shutdown()
    plays(3)
    until = monotonic() + 300
    while read_metrics(anna)["prikup_ray_cpus"]:
        assert monotonic() < until
        sleep(0.5)
    plays(4)
    asks()
    anna.close()
    assert server.stop() == 0
    assert "failed at seat" not in (tmp_path / "log").read_text()
