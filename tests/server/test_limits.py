"""Length limits of the page match those of the table."""

from __future__ import annotations

import pytest

from prikup.table.chat import MAX_SAY_CHARS
from prikup.table.seating import MAX_PLAYER_NAME_CHARS
from tests.pages import ROOT


@pytest.mark.parametrize(
    ("field", "limit"),
    [("table/ChatField.svelte", MAX_SAY_CHARS), ("pages/NewTable.svelte", MAX_PLAYER_NAME_CHARS)],
)
def test_field_of_page_has_length_limit_of_table(field: str, limit: int) -> None:
    assert f'maxlength="{limit}"' in (ROOT / "web/src" / field).read_text(encoding="utf-8")
