"""The types that the browser is compiled with are those of the records that the server sends."""

from __future__ import annotations

import runpy
from pathlib import Path

SCRIPT = Path(__file__).parents[2] / "web/scripts/wire.py"


def test_the_types_of_the_wire_are_those_of_the_records() -> None:
    script = runpy.run_path(str(SCRIPT))
    assert script["FILE"].read_text("utf-8") == script["written"](), "the records have changed: make types"
