"""The page lets people write as much as a table takes."""

from __future__ import annotations

import pytest

from prikup.table.presence import SAY_LIMIT
from prikup.table.seating import NAME_LIMIT
from tests.pages import ROOT


@pytest.mark.parametrize(
    ("field", "limit"),
    [("table/Say.svelte", SAY_LIMIT), ("pages/Picker.svelte", NAME_LIMIT)],
)
def test_a_field_of_the_page_takes_as_much_as_a_table(field: str, limit: int) -> None:
    assert f'maxlength="{limit}"' in (ROOT / "web/src" / field).read_text(encoding="utf-8")
