"""The sheet of Thousand: columns of totals with marks for bolts and the barrel."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from prikup.core import Entry
from prikup.sheet import Sheet, draw
from tests.sheet.svg import NAMES, SVG, buttons, cell_node


def sample_sheet() -> Sheet:
    """Return a sheet with three bolts of Vera; Anna climbs on the barrel and spends a deal there."""
    sheet = Sheet(NAMES[:3], 1000, game="thousand")
    bolt = Entry("bolts", 2, None, 1, "bolt", "10.2")
    sheet = sheet.add(1, [Entry("score", 0, None, 870, "made", "8.1"), bolt], "300", 0)
    up = Entry("barrel", 0, None, 0, "barrel_up", "11.1")
    sheet = sheet.add(2, [Entry("score", 0, None, 10, "cards", "8.2"), bolt, up], "100", 1)
    spent = Entry("barrel", 0, None, 1, "barrel_deal", "11.4")
    price = Entry("score", 2, None, -120, "bolts", "10.2")
    cleared = Entry("bolts", 2, None, -3, "bolts", "10.2")
    return sheet.add(3, [bolt, cleared, price, spent], "110", 1)


def test_marks_of_thousand_have_explanations() -> None:
    text = draw(sample_sheet())
    said = {node.get("data-testid") or "": node for node in buttons(text)}
    assert [name for name in said if "bolts" in name] == [f"figure-bolts-2-x-{at}" for at in range(3)]
    assert [name for name in said if "barrel" in name] == ["figure-barrel-0-x-0", "figure-barrel-0-x-1"]
    assert said["figure-barrel-0-x-0"].findtext(f"{SVG}desc", "").startswith("Climbed on the barrel")
    assert "Penalty for bolts" in said["figure-bolts-2-x-2"].findtext(f"{SVG}desc", "")
    strokes = {name: len(list(node.iter(f"{SVG}path"))) for name, node in said.items()}
    assert said["figure-score-2-x-0"].get("data-total") == "-120"
    assert strokes["figure-bolts-2-x-2"] == strokes["figure-bolts-2-x-0"] == 1


def test_bids_are_drawn_small_at_the_left_of_the_column() -> None:
    hidden = [
        node
        for node in cell_node(draw(sample_sheet()), cell="score-1").iter(f"{SVG}g")
        if node.get("aria-hidden") == "true"
    ]
    assert len(hidden) == 2  # bids of the second and the third deal


@pytest.mark.parametrize("players", [2, 3, 4])
@given(st.lists(st.integers(-99999, 99999), min_size=4, max_size=4))
def test_figures_of_thousand_stay_inside_their_column(players: int, amounts: list[int]) -> None:
    sheet = Sheet(NAMES[:players], game="thousand")
    entries = [Entry("score", seat, None, amounts[seat], "made", "8.1") for seat in range(players)]
    entries += [Entry("bolts", seat, None, 1, "bolt", "10.2") for seat in range(players)]
    entries += [Entry("barrel", seat, None, 0, "barrel_up", "11.1") for seat in range(players)]
    text = draw(sheet.add(1, entries, "300", 0))
    wide = (1000 - 64) / players
    for seat in range(players):
        left, right = 64 + wide * seat, 64 + wide * (seat + 1)
        for ring in cell_node(text, cell=f"score-{seat}").iter(f"{SVG}rect"):
            if ring.get("class") == "ring":
                x, width = float(ring.get("x") or 0), float(ring.get("width") or 0)
                assert left <= x + 9.1 and x + width - 7.1 <= right
