"""The TypeScript types match the structs that the server sends."""

from __future__ import annotations

import runpy
from pathlib import Path

SCRIPT = Path(__file__).parents[2] / "web/scripts/wire.py"


def test_typescript_types_match_the_structs() -> None:
    script = runpy.run_path(str(SCRIPT))
    assert script["FILE"].read_text("utf-8") == script["written"](), "the records have changed: make types"
