"""Speed of matches between the rules bots, in CPU time; run by ``make bench``, compared by their minimum.

What is played is counted exactly: other numbers are other decisions, and another speed then says nothing.
"""

from __future__ import annotations

from collections.abc import Callable
from time import process_time
from typing import Any, NamedTuple

import pytest
from pytest_benchmark.fixture import BenchmarkFixture

from prikup import arena, games
from prikup.cli.matchbench import SelfplaySetup, play
from prikup.core import Claim, Match, Turn, View
from prikup.solver import allpass, points, tricks
from prikup.solver.position import ask_kernel

BOTS = ("rules",) * 3


class Counts(NamedTuple):
    """Counts of the matches of a setting; ``nodes`` are the positions that the solvers looked at."""

    deals: int
    decisions: int
    nodes: int


SETTINGS = {
    "preferans": ("kodeks-sochi; target=10", 6, Counts(55, 1568, 14_212_956)),
    "prefa": ("prefa-nakayoshi", 1, Counts(26, 612, 4_114_545)),
    "paston": ("paston-nakayoshi", 8, Counts(68, 646, 8_993_359)),
    "thousand": ("thousand-blog; target=300", 2, Counts(9, 185, 516_188)),
}
"""By game: the rules, how many matches, and what they come to."""


def setup(game: str) -> SelfplaySetup:
    return SelfplaySetup(game, SETTINGS[game][0], BOTS, "bench", 1000)


@pytest.fixture
def nodes(monkeypatch: pytest.MonkeyPatch) -> Callable[[], int]:
    """Return a function that gives the number of positions that the solvers have looked at so far."""
    found: list[int] = []

    def counting(*given: Any) -> Any:
        answers = ask_kernel(*given)
        found.append(sum(answers[1]))
        return answers

    for module in (tricks, points, allpass):
        monkeypatch.setattr(module, "ask_kernel", counting)
    return lambda: sum(found)


@pytest.mark.parametrize("game", SETTINGS)
def test_what_is_played_is_what_is_measured(game: str, nodes: Callable[[], int]) -> None:
    _, matches, counts = SETTINGS[game]
    tally = play(setup(game), 0, matches)
    assert not tally.errors
    assert Counts(tally.deals, tally.actions, nodes()) == counts


@pytest.mark.benchmark(timer=process_time)
@pytest.mark.parametrize("game", SETTINGS)
def test_matches_between_rules_bots(benchmark: BenchmarkFixture, game: str) -> None:
    _, matches, counts = SETTINGS[game]
    tally = benchmark.pedantic(play, args=(setup(game), 0, matches), rounds=5, warmup_rounds=1)
    assert (tally.deals, tally.actions) == counts[:2]
    if benchmark.stats is not None:
        seconds = benchmark.stats.stats.min
        benchmark.extra_info["deals_per_second"] = round(counts.deals / seconds, 1)
        benchmark.extra_info["us_per_decision"] = round(1e6 * seconds / counts.decisions, 1)


@pytest.mark.benchmark(timer=process_time)
@pytest.mark.parametrize("game", SETTINGS)
def test_what_a_decision_costs_besides_the_bot(benchmark: BenchmarkFixture, game: str) -> None:
    """A view of each decision of a match, its legal texts, and the answer read."""
    rules = SETTINGS[game][0]
    start, asked = games.new(game, rules, 3), []
    players = arena.seats(BOTS, 3, "bench", 0)
    before = start
    for move, step in arena.play_match(start, players, "bench", 0, max_deals=8):
        if move.by is not None and not isinstance(move.action, Claim):
            turn = next(turn for turn in before.turns() if turn.by == move.by)
            asked.append((before, turn, move.action.text))
        before = step.state

    def decide() -> list[View]:
        return [seen_and_read(*one) for one in asked]

    views = benchmark(decide)
    assert len(views) == len(asked)
    if benchmark.stats is not None:
        benchmark.extra_info["us_per_decision"] = round(1e6 * benchmark.stats.stats.min / len(asked), 1)


def seen_and_read(match: Match, turn: Turn, text: str) -> View:
    view = match.view(turn.by)
    assert text in view.legal
    match.parse(turn, text)
    return view
