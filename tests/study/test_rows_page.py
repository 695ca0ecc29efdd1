"""The page of rows has every column with its type and meaning, and so has that of observations."""

from __future__ import annotations

import re
from typing import cast

import pytest

from prikup.learn.observations import OBSERVATION_SECTIONS
from prikup.study import columns_of
from prikup.study.columns import RowKind
from tests.pages import ROOT


@pytest.mark.parametrize("rows", ["deals", "decisions", "observations"])
def test_every_column_is_on_the_page_with_type_and_meaning(rows: str) -> None:
    page = (
        (ROOT / "docs/rows.md")
        .read_text("utf-8")
        .partition(f"## Columns of {rows}\n")[2]
        .partition("\n## ")[0]
    )
    found = [line for line in page.splitlines() if line.startswith("| `")]
    columns = columns_of(cast(RowKind, rows), 1, labels=True)
    assert found == [f"| `{column.name}` | {column.kind} | {column.meaning} |" for column in columns]


def test_every_section_of_an_observation_is_on_the_page() -> None:
    page = (ROOT / "docs/learn.md").read_text("utf-8").partition("## Observations\n")[2]
    names = [cell.split("|")[2] for cell in page.splitlines() if re.match(r"\| [0-9]", cell)]
    assert re.findall(r"`(\w+)`", " ".join(names)) == list(OBSERVATION_SECTIONS)
