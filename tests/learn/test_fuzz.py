"""Environments refuse spoilt tables and wrong actions with a reason; they never crash the process."""

from __future__ import annotations

from dataclasses import fields
from pathlib import Path

import numpy as np
import pytest

from prikup.learn import RuleTables, compile_rules
from tests.solver.compiled import KERNEL, run_fuzzer

RULES = (
    ("prefa", "prefa-prefadoros", 4),
    ("paston", "paston-nakayoshi", 3),
    ("thousand", "thousand-pagat", 3),
)
"""Rules that use every part of the tables."""


def write(path: Path, tables: RuleTables) -> Path:
    """Write tables as ``fuzz.cpp`` reads them: each array after its size in bytes."""
    with path.open("wb") as file:
        for one in fields(tables):
            array = getattr(tables, one.name)
            if isinstance(array, np.ndarray):
                file.write(array.nbytes.to_bytes(8, "little") + array.tobytes())
    return path


@pytest.mark.full  # the kernel takes half a minute to compile with sanitizers
@pytest.mark.timeout(0)
def test_sanitizers_find_nothing_in_the_environments(tmp_path: Path) -> None:
    paths = [write(tmp_path / game, compile_rules(game, rules, players)) for game, rules, players in RULES]
    sources = [*KERNEL.glob("vector_env*.cpp"), KERNEL / "rule_tables.cpp"]
    lines = run_fuzzer(tmp_path / "fuzz", Path(__file__).with_name("fuzz.cpp"), sources, 400, *paths)
    assert len(lines) == len(RULES)
