"""Measurement of the open-hand solver: CPU time of one core on fixed deals, each with a cold table."""

from __future__ import annotations

import importlib
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from importlib.resources import files
from operator import ne
from pathlib import Path
from statistics import fmean, median, quantiles
from time import process_time
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from prikup.cards import PACK_32, Card, Cards, Suit
from prikup.cli.common import UsageError
from prikup.solver import (
    AllPassPosition,
    AllPassSolver,
    PointPosition,
    PointSolver,
    Position,
    Solver,
    read_hands,
)

if TYPE_CHECKING:
    from prikup.solver.batches import Batch
from prikup.solver.deal import STRAIN_ORDER

YARDSTICK_DEALS: Final = 40
"""Deals that the solver of bridge solves for comparison."""


class BenchDeal(NamedTuple):
    """A deal, with the known tricks of a trump contract, of no trump and of a misère."""

    set: str
    trump: Suit | None
    leader: int
    hands: tuple[Cards, ...]
    tricks: tuple[int | None, ...]

    def position(self, trump: Suit | None = None) -> Position:
        """Return the position before the first card."""
        return Position(self.hands, trump, self.leader)


@cache
def read_rows() -> tuple[BenchDeal, ...]:
    """Read the deals that are installed with the package, once in a process."""
    path = Path(str(files("prikup") / "solver-bench.tsv"))
    lines = [line for line in path.read_text(encoding="utf-8").splitlines() if not line.startswith("#")]
    return tuple(_read_row(line.split("\t")) for line in lines[1:])


def _read_row(fields: list[str]) -> BenchDeal:
    """Read one deal: its set, number, trump, leader, three hands and three known numbers of tricks."""
    name, _, trump, leader, *rest = fields
    tricks = tuple(int(field) if field else None for field in rest[3:6])
    suit = None if trump == "-" else Suit.parse(trump)
    return BenchDeal(name, suit, int(leader), read_hands(" ".join(rest[:3])), tricks)


class SolverTiming(NamedTuple):
    """CPU time and nodes of each deal of a job, and the number of wrong values."""

    nanoseconds: list[int]
    nodes: list[int]
    wrong: int


def _make_timing(batch: Batch, expected: Sequence[object] = (), positions: int = 1) -> SolverTiming:
    """Return the timing of a batch; values that differ from ``expected`` are counted as wrong.

    The times of several ``positions`` are added for each deal.
    """
    nanoseconds, nodes = (
        figures.reshape(-1, positions).sum(axis=1).tolist() for figures in (batch.nanoseconds, batch.nodes)
    )
    wrong = sum(map(ne, batch.values.tolist(), expected)) if expected else 0
    return SolverTiming(nanoseconds, nodes, wrong)


def _time_trump(rows: Sequence[BenchDeal]) -> SolverTiming:
    """Solve each deal with its trump."""
    batch = Solver().values([row.position(row.trump) for row in rows], clocked=True)
    return _make_timing(batch, [row.tricks[0] for row in rows])


def _time_notrump(rows: Sequence[BenchDeal]) -> SolverTiming:
    """Solve each deal at no trump."""
    batch = Solver().values([row.position() for row in rows], clocked=True)
    return _make_timing(batch, [row.tricks[1] for row in rows])


def _time_misere(rows: Sequence[BenchDeal]) -> SolverTiming:
    """Solve each deal as a misère."""
    batch = Solver().values([row.position() for row in rows], misere=True, clocked=True)
    return _make_timing(batch, [row.tricks[2] for row in rows])


def _time_caught(rows: Sequence[BenchDeal]) -> SolverTiming:
    """Solve whether the declarer of a misère is caught: whether one trick can be forced on them."""
    positions = [row.position() for row in rows]
    batch = Solver().at_least(positions, [1] * len(rows), misere=True, clocked=True)
    return _make_timing(batch, [bool(row.tricks[2]) for row in rows])


def _time_first_cards(rows: Sequence[BenchDeal]) -> SolverTiming:
    """Solve each first card; the best one must have the value of the deal."""
    batch = Solver().card_values([row.position(row.trump) for row in rows], clocked=True)
    best = []
    for row, values in zip(rows, batch.values.tolist(), strict=True):
        legal = [value for value in values if value >= 0]
        best.append(max(legal) if row.leader == 0 else min(legal))
    wrong = sum(map(ne, best, (row.tricks[0] for row in rows)))
    return _make_timing(batch)._replace(wrong=wrong)


def _time_strain_table(rows: Sequence[BenchDeal]) -> SolverTiming:
    """Solve the table of each deal: five strains by three declarers, all with the leader of the deal.

    Two entries of a table have known values: the trump contract and no trump, both with declarer 0.
    """
    positions = [
        Position((*row.hands[declarer:], *row.hands[:declarer]), trump, (row.leader - declarer) % 3)
        for row in rows
        for trump in STRAIN_ORDER
        for declarer in range(3)
    ]
    batch = Solver().values(positions, clocked=True)
    size = 3 * len(STRAIN_ORDER)
    wrong = 0
    for number, row in enumerate(rows):
        for trump, tricks in ((row.trump, row.tricks[0]), (None, row.tricks[1])):
            wrong += batch.values[number * size + 3 * STRAIN_ORDER.index(trump)] != tricks
    return _make_timing(batch, positions=size)._replace(wrong=int(wrong))


def _time_paranoid(rows: Sequence[BenchDeal]) -> SolverTiming:
    """Solve each deal as an all-pass in which the two others play together against each seat."""
    positions = [AllPassPosition(row.hands, row.leader) for row in rows]
    return _make_timing(AllPassSolver().paranoid_values(positions, clocked=True))


def _time_maxn(rows: Sequence[BenchDeal]) -> SolverTiming:
    """Solve each deal as an all-pass in which every seat plays for itself."""
    positions = [AllPassPosition(row.hands, row.leader) for row in rows]
    return _make_timing(AllPassSolver().values(positions, clocked=True))


def _time_maxn_talon(rows: Sequence[BenchDeal]) -> SolverTiming:
    """Solve with the two cards that nobody holds as the leads of the first tricks; eldest plays first."""
    positions = []
    for row in rows:
        talon = PACK_32.cards - Cards(card for hand in row.hands for card in hand)
        leads: tuple[Card, ...] = tuple(sorted(talon))
        positions.append(AllPassPosition(row.hands, row.leader, (), leads, leaders=(row.leader,)))
    return _make_timing(AllPassSolver().values(positions, clocked=True))


def _time_points(rows: Sequence[BenchDeal]) -> SolverTiming:
    """Solve each deal as play for points."""
    positions = [PointPosition(row.position()) for row in rows]
    return _make_timing(PointSolver().values(positions, clocked=True))


JOBS: Final[dict[str, tuple[str, Callable[[Sequence[BenchDeal]], SolverTiming]]]] = {
    "trump-random": ("random", _time_trump),
    "trump-realistic": ("realistic", _time_trump),
    "notrump-random": ("random", _time_notrump),
    "notrump-realistic": ("realistic", _time_notrump),
    "firstcards-realistic": ("realistic", _time_first_cards),
    "table15-random": ("random", _time_strain_table),
    "table15-realistic": ("realistic", _time_strain_table),
    "misere-random": ("random", _time_misere),
    "misere-hand": ("misere-hand", _time_misere),
    "caught-hand": ("misere-hand", _time_caught),
    "paranoid": ("random", _time_paranoid),
    "maxn": ("random", _time_maxn),
    "maxn-talon": ("random", _time_maxn_talon),
    "points-random": ("points-random", _time_points),
    "points-strong": ("points-strong", _time_points),
}
"""Each job by name: the set of deals and what is asked of them."""


def job_names(text: str) -> list[str]:
    """Return the jobs of a comma-separated list; raise UsageError."""
    names = [name.strip() for name in text.split(",")]
    for name in names:
        if name not in JOBS:
            raise UsageError("bench-job", given=name, expected=tuple(JOBS))
    return names


def measure(jobs: Sequence[str], rows: Sequence[BenchDeal]) -> Iterator[dict[str, Any]]:
    """Yield the figures of each job; ``wrong`` is present only if values differ from the known ones."""
    for name in jobs:
        deal_set, ask = JOBS[name]
        timing = ask([row for row in rows if row.set == deal_set])
        microseconds = [nanoseconds / 1000 for nanoseconds in timing.nanoseconds]
        percentiles = quantiles(microseconds, n=100, method="inclusive")
        figures = {
            "mean_us": fmean(microseconds),
            "median_us": median(microseconds),
            "p95_us": percentiles[94],
            "p99_us": percentiles[98],
            "max_us": max(microseconds),
            "nodes": fmean(timing.nodes),
        }
        rounded = {key: round(value, 2) for key, value in figures.items()}
        wrong = {"wrong": timing.wrong} if timing.wrong else {}
        yield {"job": name, "deals": len(timing.nodes), **rounded, **wrong}


def yardstick() -> dict[str, Any]:
    """Return CPU milliseconds of bridge's double dummy solver for a table of 20 results, on this machine."""
    try:
        dds, dealer = importlib.import_module("endplay.dds"), importlib.import_module("endplay.dealer")
    except ImportError:
        raise UsageError("bench-endplay") from None
    milliseconds = []
    for seed in range(YARDSTICK_DEALS):
        deal = dealer.generate_deal(seed=seed)
        start = process_time()
        dds.calc_dd_table(deal)
        milliseconds.append((process_time() - start) * 1000)
    figures: dict[str, float] = {
        "mean_ms": fmean(milliseconds),
        "median_ms": median(milliseconds),
        "max_ms": max(milliseconds),
    }
    return {
        "solver": "DDS",
        "tables": YARDSTICK_DEALS,
        **{key: round(value, 2) for key, value in figures.items()},
    }
