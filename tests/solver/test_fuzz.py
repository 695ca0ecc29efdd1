"""The solvers answer or refuse any rows with a reason; they never crash the process."""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import pytest

from prikup import _kernel
from prikup.solver import (
    AllPassPosition,
    PointPosition,
    Position,
    Rows,
    to_all_pass_rows,
    to_point_rows,
    to_rows,
)
from tests.solver.compiled import HERE, KERNEL, run_fuzzer
from tests.solver.endings import endings

GOOD: list[Position] = list(endings(8, 60, (1, 4), trump=False))
ALL_PASS_ROWS = to_all_pass_rows([AllPassPosition(one.hands, one.leader, one.trick) for one in GOOD])
POINT_ROWS = to_point_rows([PointPosition.parse("KQ.9.. A9.A.. TJ.J..")] * 60)

DOORS: dict[str, tuple[Rows, str, str]] = {
    "values": (to_rows(GOOD), "TrickSolver", "values"),
    "cards": (to_rows(GOOD), "TrickSolver", "cards"),
    "all-pass": (ALL_PASS_ROWS, "AllPassSolver", "values"),
    "all-pass-cards": (ALL_PASS_ROWS, "AllPassSolver", "cards"),
    "paranoid": (ALL_PASS_ROWS, "AllPassSolver", "paranoid"),
    "points": (POINT_ROWS, "PointSolver", "values"),
    "points-cards": (POINT_ROWS, "PointSolver", "cards"),
}


class SolverMethod(NamedTuple):
    """Valid rows and a kernel method that takes them."""

    rows: Rows
    ask: Callable[[Any], tuple[Any, Any, Any]]


@pytest.fixture(params=DOORS)
def solver_method(request: pytest.FixtureRequest) -> SolverMethod:
    rows, solver, method = DOORS[request.param]
    return SolverMethod(rows, getattr(getattr(_kernel, solver)(2), method))


def test_damaged_rows_are_refused_or_solved(solver_method: SolverMethod) -> None:
    rows, ask = solver_method
    rng = random.Random(9)
    width = rows.dtype.itemsize
    refused = 0
    for round in range(400):
        bytes_ = bytearray(rows[round % len(rows)].tobytes())
        for _ in range(rng.randint(1, 3)):
            bytes_[rng.randrange(width)] ^= 1 << rng.randrange(8)
        try:
            values, nodes, _ = ask(bytes(bytes_))
        except ValueError as error:
            assert error.args[0] == 0 and error.args[1]
            refused += 1
        else:
            assert len(values) == len(nodes) == 1
    assert refused > 100


def test_random_row_is_refused_with_its_number(solver_method: SolverMethod) -> None:
    rows, ask = solver_method
    noise, good = random.Random(1), rows[:5].tobytes()
    for _ in range(200):
        with pytest.raises(ValueError, match=r"^\(5, '"):
            ask(good + noise.randbytes(rows.dtype.itemsize))


def test_rows_of_wrong_shape_are_refused(solver_method: SolverMethod) -> None:
    rows, ask = solver_method
    width = rows.dtype.itemsize
    with pytest.raises(ValueError, match=f"rows of {width} bytes: got {3 * width + 1} bytes"):
        ask(bytes(3 * width + 1))
    for wrong in (np.zeros(width, np.uint32), np.zeros((1, width), np.uint8), "x" * width, None):
        with pytest.raises((TypeError, ValueError)):
            ask(wrong)
    values, nodes, nanoseconds = ask(b"")
    assert len(values) == len(nodes) == len(nanoseconds) == 0


@pytest.mark.parametrize("threads", [0, -1, 1025, 10**9])
def test_impossible_number_of_threads_is_refused(threads: int) -> None:
    for kind in (_kernel.TrickSolver, _kernel.AllPassSolver, _kernel.PointSolver):
        with pytest.raises(ValueError, match="expected 1 to 1024"):
            kind(threads)


@pytest.mark.full  # the kernel takes half a minute to compile with sanitizers
@pytest.mark.timeout(0)
def test_sanitizers_find_nothing_in_the_solvers(tmp_path: Path) -> None:
    sources = [path for path in KERNEL.glob("*.cpp") if not path.name.startswith("bind")]
    lines = run_fuzzer(tmp_path / "fuzz", HERE / "fuzz.cpp", sources, 4000)
    assert [line.split(":")[0] for line in lines] == ["tricks", "all-pass", "points"]
