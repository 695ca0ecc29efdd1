"""The measurement of the event loop's delay."""

from __future__ import annotations

import asyncio

import pytest

from prikup import games
from prikup.server.app import _load_words
from prikup.server.loop_delay import PROBE_INTERVAL_S, WARNING_INTERVAL_S, LoopDelay
from prikup.server.metrics import Metrics
from prikup.vocabulary import input_words


def test_delay_of_loop_is_counted_and_warned_of_once_a_minute(caplog: pytest.LogCaptureFixture) -> None:
    """The loop is late by its own work several times, and once because others work on the machine."""
    now = worked = 0.0
    late = [
        (0.0, 0.0),
        (2.0, 0.1),
        (0.02, 0.02),
        (0.7, 0.8),
        (3.0, 3.0),
        (WARNING_INTERVAL_S,) * 2,
        (0.1, 0.1),
    ]

    async def sleep(seconds: float) -> None:
        nonlocal now, worked
        delay, work = late.pop(0)
        now, worked = now + seconds + delay, worked + work

    metrics = Metrics()
    probe = LoopDelay(metrics, lambda: now, lambda: worked, sleep)

    async def run() -> None:
        while late:
            await probe.measure()

    asyncio.run(run())
    text = metrics.text().decode()
    assert "prikup_loop_delay_seconds_count 7.0" in text
    assert 'prikup_loop_delay_seconds_bucket{le="0.025"} 2.0' in text
    assert 'prikup_loop_delay_seconds_bucket{le="0.25"} 3.0' in text
    warned = [record.getMessage() for record in caplog.records]
    assert [line.partition(" blocked for ")[2][:5] for line in warned] == ["0.7 s", "60.0 "]
    assert now > 7 * PROBE_INTERVAL_S


def test_words_are_loaded_before_the_first_move() -> None:
    tables = input_words._load_tables
    tables.cache_clear()
    _load_words()
    loaded = tables.cache_info().misses
    for game in games.GAMES:
        assert list(input_words.read_spellings("pass", game))
    assert tables.cache_info().misses == loaded == len(games.GAMES)
