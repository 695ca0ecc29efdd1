"""Steps a second of the environments, beside OpenSpiel's skat and RLCard's bridge where they are installed.

A step is one action with the observation and the mask of who acts; deals are included. A single environment
on one core plays at random; of many deals side by side under Gymnasium, the decisions of one seat count.
"""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np
import pytest
from pytest_benchmark.fixture import BenchmarkFixture

from prikup.adapters.deal_vector import DealVectorEnv
from prikup.adapters.pettingzoo import DealEnv, env

STEPS_PER_ROUND = 2000
VECTOR_STEPS_PER_ROUND = 1 << 15


def step_pettingzoo(game: DealEnv, random: Random) -> int:
    """Play steps of an AEC environment."""
    game.reset(seed=random.randrange(2**31))
    for _ in range(STEPS_PER_ROUND):
        observation, _, is_over, _, _ = game.last()
        if is_over:
            game.reset()
            observation = game.observe(game.agent_selection)
        game.step(random.choice(np.flatnonzero(observation["action_mask"]).tolist()))
    return STEPS_PER_ROUND


def step_vector(many: DealVectorEnv, random: Random) -> int:
    """Decide for one seat in each of many deals; the steps of the others do not count."""
    observations, _ = many.reset(seed=random.randrange(2**31))
    generator = np.random.default_rng(random.randrange(2**31))
    for _ in range(VECTOR_STEPS_PER_ROUND // many.num_envs):
        mask = observations["action_mask"]
        chances = generator.random(mask.shape, np.float32)
        observations, *_ = many.step((mask * chances).argmax(axis=1))
    return VECTOR_STEPS_PER_ROUND


def step_openspiel(game: Any, random: Random) -> int:
    """Play steps of an OpenSpiel game; those of chance do not count."""
    steps, state = 0, game.new_initial_state()
    while steps < STEPS_PER_ROUND:
        if state.is_terminal():
            state = game.new_initial_state()
        elif state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(random.choices(outcomes, chances)[0])
        else:
            player = state.current_player()
            state.observation_tensor(player)
            state.legal_actions_mask(player)
            state.apply_action(random.choice(state.legal_actions()))
            steps += 1
    return steps


def step_rlcard(game: Any, random: Random) -> int:
    """Play steps of an RLCard environment, whose states hold observation and legal actions."""
    state, _ = game.reset()
    for _ in range(STEPS_PER_ROUND):
        state, _ = game.reset() if game.is_over() else game.step(random.choice(list(state["legal_actions"])))
    return STEPS_PER_ROUND


def measure(benchmark: BenchmarkFixture, step: Any, game: Any) -> None:
    """Measure steps, and note how many a second the best round made."""
    random = Random(1)
    count = benchmark.pedantic(step, (game, random), rounds=5, warmup_rounds=1)
    if benchmark.stats is not None:
        benchmark.extra_info["steps_per_second"] = round(count / benchmark.stats.stats.min)


@pytest.mark.parametrize("game", ["preferans", "prefa", "paston", "thousand"])
def test_pettingzoo_steps(benchmark: BenchmarkFixture, game: str) -> None:
    measure(benchmark, step_pettingzoo, env(game))


@pytest.mark.parametrize("count", [64, 1024])
def test_gymnasium_vector_steps(benchmark: BenchmarkFixture, count: int) -> None:
    measure(benchmark, step_vector, DealVectorEnv("preferans", num_envs=count))


def test_openspiel_preferans_steps(benchmark: BenchmarkFixture) -> None:
    pyspiel = pytest.importorskip("pyspiel")
    import prikup.adapters.openspiel  # noqa: F401 - registers the game

    measure(benchmark, step_openspiel, pyspiel.load_game("python_prikup"))


def test_openspiel_skat_steps(benchmark: BenchmarkFixture) -> None:
    pyspiel = pytest.importorskip("pyspiel")
    measure(benchmark, step_openspiel, pyspiel.load_game("skat"))


def test_rlcard_bridge_steps(benchmark: BenchmarkFixture) -> None:
    rlcard = pytest.importorskip("rlcard")
    measure(benchmark, step_rlcard, rlcard.make("bridge", config={"seed": 1}))
