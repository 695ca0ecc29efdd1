"""The number of positions that the solvers search. It is exact, so every slowdown by a change is noticed.

``tests/data/solver-nodes.json`` has the nodes of each measurement, summed over its deals;
``--update-goldens`` rewrites it.
"""

from __future__ import annotations

import json

import pytest

from prikup.cli import solverbench
from tests.pages import ROOT

FILE = ROOT / "tests" / "data" / "solver-nodes.json"
DEALS = 30
ROWS = solverbench.read_rows()


def _nodes(job: str) -> int:
    chosen, ask = solverbench.JOBS[job]
    return sum(ask([row for row in ROWS if row.set == chosen][:DEALS]).nodes)


@pytest.mark.parametrize("job", solverbench.JOBS)
def test_number_of_searched_positions_is_within_budget(job: str, update_goldens: bool) -> None:
    found = _nodes(job)
    budget = json.loads(FILE.read_text(encoding="utf-8"))
    if update_goldens:
        budget[job] = found
        FILE.write_text(json.dumps(budget, indent=1) + "\n", encoding="utf-8")
    # A much lower count would let a later slowdown pass: then rewrite the file.
    assert 0.95 * budget[job] <= found <= budget[job]


def test_every_measurement_has_a_budget() -> None:
    assert list(json.loads(FILE.read_text(encoding="utf-8"))) == list(solverbench.JOBS)
