"""The sheet of Paston: a total that is set back."""

from __future__ import annotations

from prikup.core import Entry
from prikup.sheet import Sheet, draw
from tests.sheet.svg import NAMES, SVG, buttons, cell_node


def test_reset_total_of_paston_is_struck_before_the_zero() -> None:
    sheet = Sheet(NAMES[:3], 121, game="paston")
    lost = [Entry("score", 1, None, -121, "failed", "7.1", 2), Entry("score", 1, None, 121, "reset", "8.1")]
    text = draw(sheet.add(1, lost, "gupa", 1, (4, 2, 4)))
    column = cell_node(text, cell="score-1")
    marks = [node for node in column.iter(f"{SVG}g") if node.get("class") == "mark"]
    assert [node.get("aria-label") for node in marks] == ["Points of Boris: −121"]
    assert marks[0].find(f".//{SVG}path[@class='frame']") is not None
    assert [node.get("data-total") for node in buttons(text)] == ["0"]
