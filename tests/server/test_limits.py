"""The page lets people write as much as a table takes."""

from __future__ import annotations

import pytest

from prikup.table.presence import MAX_SAY_CHARS
from prikup.table.seating import MAX_PLAYER_NAME_CHARS
from tests.pages import ROOT


@pytest.mark.parametrize(
    ("field", "limit"),
    [("table/Say.svelte", MAX_SAY_CHARS), ("pages/Picker.svelte", MAX_PLAYER_NAME_CHARS)],
)
def test_a_field_of_the_page_takes_as_much_as_a_table(field: str, limit: int) -> None:
    assert f'maxlength="{limit}"' in (ROOT / "web/src" / field).read_text(encoding="utf-8")
