"""How many positions the solvers look at: exact and without noise, so no change makes them slower unseen.

``tests/data/solver-nodes.json`` has the nodes of each measurement, all deals together; ``--update-goldens``
writes it anew.
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
    return int(ask([row for row in ROWS if row.set == chosen][:DEALS]).nodes.sum())


@pytest.mark.parametrize("job", solverbench.JOBS)
def test_no_more_positions_are_looked_at(job: str, update_goldens: bool) -> None:
    found = _nodes(job)
    budget = json.loads(FILE.read_text(encoding="utf-8"))
    if update_goldens:
        budget[job] = found
        FILE.write_text(json.dumps(budget, indent=1) + "\n", encoding="utf-8")
    # Far fewer would leave room for a change that makes it slower again: then the file is to be written anew.
    assert 0.95 * budget[job] <= found <= budget[job]


def test_every_measurement_has_a_budget() -> None:
    assert list(json.loads(FILE.read_text(encoding="utf-8"))) == list(solverbench.JOBS)
