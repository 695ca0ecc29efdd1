"""The bytes sent to a seat of a match, counted exactly; run by ``make bench``."""

from __future__ import annotations

import pytest
from pytest_benchmark.fixture import BenchmarkFixture

from prikup.server.tables.updates import SnapshotCache
from tests.server.test_frames import Reader, play_match

SENT = {"preferans": 97_023, "prefa": 282_794, "paston": 107_835, "thousand": 287_664}
"""By game: bytes of six deals to a seat."""


@pytest.mark.parametrize("game", SENT)
def test_bytes(benchmark: BenchmarkFixture, game: str) -> None:
    moments = [(log.table, log.facts) for log in play_match(game, 6)]

    def sent() -> int:
        reader, sights = Reader(0), SnapshotCache(lambda: 1.0)
        for table, facts in moments:
            reader.read(sights, table, facts)
        return reader.bytes

    assert benchmark.pedantic(sent, rounds=3) == SENT[game]
    benchmark.extra_info["deals"] = moments[-1][0].over + 1
