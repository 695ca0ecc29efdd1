"""Speed of the core and of records; run by ``make bench``, compared by their minimum."""

from __future__ import annotations

from random import Random

import pytest
from pytest_benchmark.fixture import BenchmarkFixture

from prikup import bots, games
from prikup.cards import Card
from prikup.cli.corebench import apply_all, packs, play_random
from prikup.cli.matchbench import SelfplaySetup, play_match
from prikup.core import Deal, Match, View
from prikup.records import MatchRecord, make_record, read, write

DEALS = 200
Packs = list[tuple[Card, ...]]


@pytest.fixture(scope="module")
def start() -> Match:
    game = games.get_game("preferans")
    return game.start(game.options("wikipedia-sochi"), 3)


@pytest.fixture(scope="module")
def cards(start: Match) -> Packs:
    return packs(start, "bench", DEALS)


@pytest.fixture(scope="module")
def record(start: Match, cards: Packs) -> MatchRecord:
    return make_record(start, play_random(cards, start, Random(1))[0], ["Anna", "Boris", "Vera"])


def per_second(benchmark: BenchmarkFixture, what: str, count: int) -> None:
    """Note how many a second the best round made; nothing to note where rounds are switched off."""
    if benchmark.stats is not None:
        benchmark.extra_info[f"{what}_per_second"] = round(count / benchmark.stats.stats.min)


def test_random_play(benchmark: BenchmarkFixture, start: Match, cards: Packs) -> None:
    matches = benchmark(lambda: play_random(cards, start, Random(1)))
    assert sum(isinstance(put.action, Deal) for inputs in matches for put in inputs) == len(cards)
    per_second(benchmark, "actions", sum(map(len, matches)))


def test_replay(benchmark: BenchmarkFixture, start: Match, cards: Packs) -> None:
    matches = play_random(cards, start, Random(1))
    count = benchmark(lambda: apply_all(matches, start))
    assert count == sum(map(len, matches))
    per_second(benchmark, "actions", count)


def test_views_of_a_deal(benchmark: BenchmarkFixture, start: Match, cards: Packs) -> None:
    inputs = play_random(cards[:1], start, Random(2))[0]
    states = [start]
    for put in inputs:
        states.append(states[-1].apply(put).state)

    def views() -> list[View]:
        return [state.view(seat) for state in states[2:] for seat in (0, 1, 2, None)]

    seen = benchmark(views)
    assert [view.seat for view in seen] == [0, 1, 2, None] * len(inputs[1:])
    per_second(benchmark, "views", len(seen))


def test_record_is_written(benchmark: BenchmarkFixture, record: MatchRecord) -> None:
    assert read(benchmark(lambda: write(record))) == record
    per_second(benchmark, "deals", len(record.deals))


def test_record_is_read(benchmark: BenchmarkFixture, record: MatchRecord) -> None:
    text = write(record)
    assert benchmark(lambda: read(text)) == record
    per_second(benchmark, "deals", len(record.deals))


@pytest.mark.parametrize("bot", sorted(bots.BOTS))
def test_pool_of_bots(benchmark: BenchmarkFixture, bot: str) -> None:
    setup = SelfplaySetup("preferans", "wikipedia-sochi; target=4", (bot,) * 3, "bench", 20)
    tally = benchmark(lambda: play_match(setup, 0))
    assert not tally.unbalanced
    per_second(benchmark, "deals", tally.deals)
