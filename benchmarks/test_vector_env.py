"""Steps a second of environments over compiled rules, with masks and observations, on one core."""

from __future__ import annotations

from functools import cache

import pytest
from pytest_benchmark.fixture import BenchmarkFixture

from prikup.learn import RuleTables, VectorEnv, compile_rules

STEPS_PER_ROUND = 1 << 20


@cache
def make_tables(game: str) -> RuleTables:
    """Return the rules of a game's first preset as tables."""
    return compile_rules(game)


@pytest.mark.parametrize("count", [1, 1024])
@pytest.mark.parametrize("game", ["preferans", "prefa", "paston", "thousand"])
def test_random_steps(benchmark: BenchmarkFixture, game: str, count: int) -> None:
    env = VectorEnv(make_tables(game), count)
    benchmark.pedantic(env.play_random, (STEPS_PER_ROUND // count,), rounds=5, warmup_rounds=1)
    assert benchmark.stats is not None
    benchmark.extra_info["steps a second"] = round(STEPS_PER_ROUND / benchmark.stats["min"])
    assert env.masks.any()
