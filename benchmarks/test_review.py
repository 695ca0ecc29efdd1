"""The CPU time of the review of a match; run by ``make bench``, compared by its minimum.

Decisions, worlds and mistakes are counted exactly: other numbers are other judgements.
"""

from __future__ import annotations

from time import process_time
from typing import NamedTuple

import pytest
from pytest_benchmark.fixture import BenchmarkFixture

from prikup.review import DealReview, review_deal
from tests.review.measures import BLAMED, played

DEALS = 12


class Counts(NamedTuple):
    """Counts of a review: decisions, the worlds over which they were judged, mistakes."""

    decisions: int
    worlds: int
    mistakes: int


SETTINGS = {
    "preferans": ("kodeks-sochi; target=100", Counts(389, 12_095, 3)),
    "prefa": ("prefa-nakayoshi", Counts(281, 11_196, 4)),
    "paston": ("paston-nakayoshi", Counts(60, 24, 0)),
    "thousand": ("thousand-blog", Counts(264, 3804, 0)),
}
"""By game: the rules, and what the review of twelve deals of the search bot comes to."""


@pytest.mark.benchmark(timer=process_time)
@pytest.mark.parametrize("game", SETTINGS)
def test_twelve_deals_are_reviewed(benchmark: BenchmarkFixture, game: str) -> None:
    rules, counts = SETTINGS[game]
    deals = list(played("bench", DEALS, "search", game, rules))

    def reviewed() -> list[DealReview]:
        return [review_deal(deal) for deal in deals]

    found = benchmark.pedantic(reviewed, rounds=3, warmup_rounds=1)
    decisions = [one for deal in found for one in deal.decisions]
    mistakes = sum(one.verdict in BLAMED for one in decisions)
    assert Counts(len(decisions), sum(one.worlds for one in decisions), mistakes) == counts
    if benchmark.stats is not None:
        benchmark.extra_info["ms_per_deal"] = round(1000 * benchmark.stats.stats.min / len(deals), 1)
