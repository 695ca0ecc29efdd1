"""The drawn sheet: well formed and complete; every figure is a button with its deal."""

from __future__ import annotations

import re
from fractions import Fraction
from xml.etree import ElementTree

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from prikup.core import Entry, PrikupError
from prikup.games.preferans.sheet.fit import cell_layout, fit_figures
from prikup.games.preferans.sheet.geometry import (
    QUARTER_TURNS,
    Spot,
    layout,
    rotate_point,
    seat_places,
    spot_of,
    widest_span,
)
from prikup.games.preferans.sheet.marks import Final, cell_marks
from prikup.sheet import Sheet, draw
from prikup.sheet.draw import SHEET_ORIENTATIONS
from tests.sheet.test_model import sheets

SVG = "{http://www.w3.org/2000/svg}"


def parse_svg(text: str) -> ElementTree.Element:
    return ElementTree.fromstring(text)


def buttons(text: str) -> list[ElementTree.Element]:
    return [node for node in parse_svg(text).iter(f"{SVG}g") if node.get("role") == "button"]


def pool(deals: int, target: int | None = 10) -> Sheet:
    sheet = Sheet(("Anna", "Boris", "Vera"), target, game="preferans")
    for number in range(1, deals + 1):
        sheet = sheet.add(number, [Entry("pool", 1, None, 2, "made", "8.1")], "6S", 1, (2, 6, 2))
    return sheet


@settings(max_examples=30)
@given(
    sheets(),
    st.integers(0, 2),
    st.sampled_from(SHEET_ORIENTATIONS),
    st.sampled_from(["en", "ru"]),
    st.booleans(),
)
def test_drawing_is_well_formed_and_its_buttons_are_correct(
    sheet: Sheet, viewer: int, orientation: str, lang: str, balanced: bool
) -> None:
    text = draw(sheet, viewer, orientation=orientation, lang=lang, balanced=balanced)
    totals = {
        (f.cell.account, f.cell.seat, f.cell.on, f.index): (f.deal_no, str(f.total)) for f in sheet.figures()
    }
    for button in buttons(text):
        on = button.get("data-on")
        key = (
            button.get("data-account") or "",
            int(button.get("data-seat") or ""),
            int(on) if on else None,
            int(button.get("data-index") or ""),
        )
        assert totals[key] == (int(button.get("data-deal") or ""), button.get("data-total"))
        assert button.get("tabindex") == "0"
        assert button.findtext(f"{SVG}title") == button.get("aria-label")
        why = (button.findtext(f"{SVG}desc") or "").splitlines()
        assert len(why) == len(sheet.cell(key[0], key[1], key[2])[key[3]].entries)


@settings(max_examples=20)
@given(sheets())
def test_last_figure_of_every_cell_is_drawn(sheet: Sheet) -> None:
    drawn = {
        (b.get("data-account"), b.get("data-seat"), b.get("data-on"), b.get("data-index"))
        for b in buttons(draw(sheet))
    }
    for cell in sheet.cells():
        figures = sheet.cell(cell.account, cell.seat, cell.on)
        if figures:
            on = "" if cell.on is None else str(cell.on)
            assert (cell.account, str(cell.seat), on, str(len(figures) - 1)) in drawn


def test_cells_are_named_by_place_relative_to_the_viewer() -> None:
    mine = draw(pool(2), viewer=1)
    assert re.search(r'data-testid="cell-south-pool"[^>]*data-seat="1"', mine)
    assert re.search(r'data-testid="cell-south-on-west"[^>]*data-seat="1" data-on="2"', mine)
    across = draw(pool(2), viewer=0)
    assert re.search(r'data-testid="cell-west-pool"[^>]*data-seat="1"', across)
    assert 'data-testid="cell-south-on-north"' in draw(Sheet(("A", "B", "C", "D"), game="preferans"))


def test_figures_face_their_player_unless_upright() -> None:
    assert "rotate(90 500 500)" in draw(pool(1))
    assert "rotate(90 500 500)" not in draw(pool(1), orientation="upright")


def test_full_cell_drops_its_oldest_figures() -> None:
    shown = [int(b.get("data-index") or "") for b in buttons(draw(pool(40, target=None), viewer=1))]
    assert shown == list(range(shown[0], 40))
    assert shown[0] > 0


def test_figures_stay_inside_their_cell() -> None:
    sheet = pool(40, target=None)
    polygon = layout(3).cells[Spot("south", "pool")]
    space = cell_layout(Spot("south", "pool"), polygon, (500, 500), "pool", upright=False)
    for one in fit_figures(sheet.cell("pool", 1), space, "seed", closed=False):
        found = widest_span(polygon, one.y, one.y + one.height)
        assert found is not None
        assert found[0] <= one.x and one.x + one.width <= found[1]


def test_closed_pool_gets_a_border() -> None:
    assert 'data-testid="closed-south"' in draw(pool(5), viewer=1)
    assert 'data-testid="closed' not in draw(pool(4), viewer=1)


def test_figures_of_highlighted_deal_have_note_colour() -> None:
    def lit(text: str) -> list[int]:
        notes = [n for n in parse_svg(text).iter(f"{SVG}rect") if n.get("class") == "note"]
        return [round(float(note.get("x") or 0)) for note in notes]

    assert len(lit(draw(pool(3)))) == 1
    assert lit(draw(pool(3))) != lit(draw(pool(3), highlight_deal=1))
    assert lit(draw(pool(3), upto=2)) == lit(draw(pool(3), highlight_deal=2))


def test_results_are_drawn_outside_with_their_sum() -> None:
    text = draw(pool(1), results=[Fraction(208, 3), Fraction(-104, 3), Fraction(-104, 3)])
    assert 'data-testid="result-south">+69⅓<' in text
    assert 'data-testid="result-west">−34⅔<' in text
    assert "+69⅓ − 34⅔ − 34⅔ = 0, the sheet balances" in text
    assert 'data-testid="balance"' not in draw(pool(1))


FINAL = Final(
    pool=(10, 10, 10),
    hill=((18, 14, 16), (4, 0, 2)),
    balance=((0, 4, -10), (-4, 0, 0), (10, 0, 0)),
    hill_part=(Fraction(-20, 3), Fraction(40, 3), Fraction(-20, 3)),
    result=(Fraction(-38, 3), Fraction(28, 3), Fraction(10, 3)),
)


def mark_labels(text: str) -> list[str]:
    return [
        node.get("aria-label") or ""
        for node in parse_svg(text).iter(f"{SVG}g")
        if node.get("class") == "mark"
    ]


def labels_in_cell(text: str, name: str) -> list[str]:
    """Return the labels of the marks in a cell; a struck mark gets a slash."""
    cell = next(node for node in parse_svg(text).iter(f"{SVG}g") if node.get("data-testid") == f"cell-{name}")
    return [
        ("/" if node.find(f".//{SVG}path[@class='frame']") is not None else "")
        + (node.get("aria-label") or "")
        for node in cell.iter(f"{SVG}g")
        if node.get("class") in ("mark", "figure")
    ]


def test_settled_sheet_strikes_old_figures_and_adds_new_ones() -> None:
    text = draw(pool(3), viewer=1, final=FINAL)
    assert labels_in_cell(text, "south-pool")[-2:] == ["/Your pool: 6, deal 3", "Pool levelled: 10"]
    assert labels_in_cell(text, "south-hill") == ["/Hill recalculated: 14", "Hill recalculated: 0"]
    assert labels_in_cell(text, "south-on-east") == ["Balance: −4"]
    assert not mark_labels(draw(pool(3), viewer=1, results=FINAL.result))


def test_figure_unchanged_by_settlement_is_not_struck() -> None:
    text = draw(pool(5), viewer=1, final=FINAL)
    assert labels_in_cell(text, "south-pool")[-1] == "Your pool: 10, deal 5"
    left = msgspec.structs.replace(FINAL, pool=())
    assert labels_in_cell(draw(pool(3), viewer=1, final=left), "south-pool")[-1] == "Your pool: 6, deal 3"


def test_name_has_balances_hill_and_result_beside_it() -> None:
    text = draw(pool(1), final=FINAL, lang="ru")
    assert mark_labels(text)[-3:] == ["Сумма вистов: +10", "Горы в вистах: −6⅔", "Итог: +3⅓"]
    shown = next(node for node in parse_svg(text).iter() if node.get("data-testid") == "result-south")
    assert (shown.get("aria-label"), shown.get("data-tone")) == ("Итог: −12⅔", "bad")
    assert "= 0, сумма равна нулю" in text


def test_marks_without_room_in_cell_are_drawn_beside_the_name() -> None:
    wide = Fraction(10**15 + 1, 999_983)
    final = msgspec.structs.replace(FINAL, hill=((wide, 14, 16), (wide - 14, 0, 2)))
    text = draw(pool(1), final=final)
    assert labels_in_cell(text, "south-hill") == []
    assert sum(label.startswith("Hill recalculated") for label in mark_labels(text)) == 6


@settings(max_examples=20)
@given(sheets(), st.lists(st.fractions(-900, 900, max_denominator=12), min_size=4, max_size=4), st.booleans())
def test_marks_stay_inside_their_cell(sheet: Sheet, amounts: list[Fraction], upright: bool) -> None:
    players = sheet.players
    row = tuple(amounts[:players])
    final = Final(row, (row, row[::-1]), (row,) * players, row, row)
    seats = seat_places(players, None)
    for cell in sheet.cells():
        spot = spot_of(cell, seats)
        turns = 0 if upright else QUARTER_TURNS[spot.place]
        paper = layout(players)
        polygon = tuple(rotate_point(point, -turns) for point in paper.cells[spot])
        space = cell_layout(spot, polygon, rotate_point(paper.centre, -turns), "pool", upright)
        marks = cell_marks(final, cell, sheet.total(cell.account, cell.seat, cell.on), "en")
        for one in fit_figures(sheet.cell(cell.account, cell.seat, cell.on), space, "seed", False, marks):
            found = widest_span(polygon, one.y, one.y + one.height)
            assert found is not None
            assert found[0] <= one.x and one.x + one.width <= found[1]


def test_names_are_escaped() -> None:
    text = draw(Sheet(("<b>&", '"', "Vera"), 10, game="preferans"), title="a<b")
    parse_svg(text)
    assert "<b>" not in text


@pytest.mark.parametrize(
    ("options", "said"),
    [
        ({"orientation": "sideways"}, "'sideways' is not an orientation: expected foot_to_writer or upright"),
        ({"lang": "xx"}, "'xx' is not a known language: expected en"),
        ({"viewer": 3}, "seat 3 does not sit at this sheet: expected 0 to 2"),
        ({"results": [Fraction()]}, "1 results for 3 players"),
    ],
)
def test_invalid_drawing_option_is_refused_by_name(options: dict[str, object], said: str) -> None:
    with pytest.raises(PrikupError, match=re.escape(said)):
        draw(pool(1), **options)  # type: ignore[arg-type]
