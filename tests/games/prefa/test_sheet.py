"""The sheet of Prefa: pots and chips in the cells of a kitapi, the traditional layout."""

from __future__ import annotations

import re
from fractions import Fraction
from xml.etree import ElementTree

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from prikup.core import Entry
from prikup.games.prefa.sheet import PAPER_SIZE, cell_areas, fit_figures
from prikup.sheet import Sheet, SheetError, draw, entry_sentence, list_entries
from prikup.sheet.glyphs import write_number
from prikup.sheet.svg import Placed
from tests.sheet.svg import NAMES, SVG, buttons, cell_node


@st.composite
def random_sheets(pick: st.DrawFn) -> Sheet:
    """Draw a sheet of Prefa with random entries."""
    players = pick(st.integers(3, 4))
    sheet = Sheet(NAMES[:players], game="prefa", opening=(("pot", 20),))
    seats = st.integers(0, players - 1)
    for number in range(1, pick(st.integers(0, 30)) + 1):
        entries = []
        for _ in range(pick(st.integers(0, 4))):
            seat, amount = pick(seats), pick(st.integers(1, 400))
            on = (seat + pick(st.integers(1, players - 1))) % players
            if pick(st.booleans()):
                entries.append(Entry("chips", seat, on, amount, "trick", "10.1"))
            else:
                entries.append(Entry("pot", seat, None, pick(st.integers(-30, 30)), "made", "10.1"))
        sheet = sheet.add(number, entries, "7H", 0, (7, 2, 1, 0)[:players])
    return sheet


@pytest.mark.parametrize("players", [3, 4])
def test_cells_tile_the_paper(players: int) -> None:
    cut = cell_areas(players)
    assert len(cut) == players * players
    assert sum(area.size for area in cut.values()) == PAPER_SIZE * PAPER_SIZE
    for x in range(5, 1000, 45):
        for y in range(5, 1000, 45):
            held = [a for a in cut.values() if a.left < x < a.right and a.top < y < a.bottom]
            on_edge = any(x in (a.left, a.right) or y in (a.top, a.bottom) for a in cut.values())
            assert len(held) == 1 or on_edge


def test_facing_columns_grow_towards_each_other() -> None:
    cut = cell_areas(3)
    assert cut["west", "south"].up and not cut["south", "west"].up
    assert cut["east", "south"].up and not cut["south", "east"].up


@pytest.mark.parametrize("players", [3, 4])
@given(st.lists(st.integers(-99999, 999999), min_size=0, max_size=60))
def test_figures_stay_inside_their_cell_and_apart(players: int, amounts: list[int]) -> None:
    for (_, toward), area in cell_areas(players).items():
        placed = fit_figures(
            area, [Placed(None, write_number(amount)) for amount in amounts], pot=toward is None
        )
        assert bool(placed) == bool(amounts)
        for one in placed:
            assert area.left <= one.x and one.x + one.width <= area.right
            assert area.top <= one.y and one.y + one.height <= area.bottom
        for at, one in enumerate(placed):
            for other in placed[at + 1 :]:
                apart = one.x + one.width <= other.x or other.x + other.width <= one.x
                assert apart or one.y + one.height <= other.y or other.y + other.height <= one.y


@settings(max_examples=30)
@given(random_sheets())
def test_only_creditor_of_two_has_a_current_figure_and_sum_is_zero(sheet: Sheet) -> None:
    seats = range(sheet.players)
    net = [0] * sheet.players
    for i in seats:
        for j in seats:
            if i == j:
                continue
            total = sheet.total("chips", i, j)
            assert total == -sheet.total("chips", j, i)
            live = [one for one in sheet.cell("chips", i, j) if sheet.is_current(one)]
            assert len(live) <= 1
            if total > 0:
                assert [one.total for one in live] == [total]
                assert not [one for one in sheet.cell("chips", j, i) if sheet.is_current(one)]
            net[i] += int(total)
    assert sum(net) == 0


@settings(max_examples=30)
@given(random_sheets())
def test_figure_is_the_sum_of_its_entries(sheet: Sheet) -> None:
    for figure in sheet.figures():
        cell = figure.cell
        behind = [one.entry for one in list_entries(sheet, cell, figure.index)]
        signs = [1 if (one.seat, one.on) == (cell.seat, cell.on) else -1 for one in behind]
        total = sum(sign * one.amount for sign, one in zip(signs, behind, strict=True))
        assert total + sheet.opening_amount(cell.account) == figure.total


@settings(max_examples=15)
@given(random_sheets(), st.sampled_from(["en", "ru"]), st.none() | st.integers(0, 2))
def test_drawing_is_well_formed_and_has_every_current_figure(
    sheet: Sheet, lang: str, viewer: int | None
) -> None:
    results = [Fraction(0)] * sheet.players
    drawn = {
        tuple(node.get(f"data-{name}") for name in ("account", "seat", "on", "index"))
        for node in buttons(draw(sheet, viewer, lang=lang, results=results, clockwise=False))
    }
    for figure in filter(sheet.is_current, sheet.figures()):
        cell = figure.cell
        on = "" if cell.on is None else str(cell.on)
        assert (cell.account, str(cell.seat), on, str(figure.index)) in drawn


def test_layout_is_the_same_for_every_viewer() -> None:
    sheet = Sheet(NAMES[:3], game="prefa", opening=(("pot", 20),))
    sheet = sheet.add(1, [Entry("pot", 1, None, -7, "made", "10.2")], "7H", 1, (2, 7, 1))
    places = [re.findall(r'data-testid="cell-([\w-]+)"', draw(sheet, viewer)) for viewer in (None, 0, 1, 2)]
    assert all(one == places[0] for one in places)
    assert re.search(r'cell-east-pot"[^>]*data-seat="1"', draw(sheet, 2))


def test_pot_figures_show_increase_reduction_and_empty_mark() -> None:
    sheet = Sheet(NAMES[:3], game="prefa", opening=(("pot", 9),))
    sheet = sheet.add(1, [Entry("pot", 0, None, 7, "failed", "10.1", 1)], "7H", 0, (6, 3, 1))
    sheet = sheet.add(2, [Entry("pot", 0, None, -6, "overflow", "11.3")], "6H", 1, (2, 6, 2))
    sheet = sheet.add(3, [Entry("pot", 0, None, -10, "made", "10.2")], "10H", 0, (10, 0, 0))
    pot = cell_node(draw(sheet), cell="south-pot")
    figures = [node for node in pot.iter(f"{SVG}g") if node.get("class") in ("figure", "mark")]
    assert [node.get("data-tone") for node in figures] == [None, "red", "brown", None]
    struck = [node.find(f".//{SVG}path[@class='frame']") is not None for node in figures]
    assert struck == [True, True, True, False]
    assert sum("l8 14l18 -30" in (path.get("d") or "") for path in pot.iter(f"{SVG}path")) == 1


@pytest.mark.parametrize("players", [3, 4])
def test_common_till_is_drawn_as_one_sum_in_the_middle(players: int) -> None:
    parts = Sheet(NAMES[:players], game="prefa", opening=(("pot", 20), ("till", 20)))
    parts = parts.add(1, [Entry("pot", 1, None, -7, "made", "10.2")], "7H", 1, (2, 7, 1, 0)[:players])
    for lang, called in (("en", "till"), ("ru", "общая касса")):
        drawn = ElementTree.fromstring(draw(parts, lang=lang))
        till = next(node for node in drawn.iter(f"{SVG}g") if node.get("data-testid") == "till")
        assert "".join(till.itertext()) == f"{called} {20 * players - 7}"
    own = Sheet(NAMES[:players], game="prefa", opening=(("pot", 20),))
    assert 'data-testid="till"' not in draw(own)


def test_sentence_for_conceded_contract_says_so() -> None:
    given = [Entry("pot", 2, None, 14, "failed", "13.4")]
    deal = Sheet(NAMES[:3], game="prefa").add(1, given, "7S", 2).deal(1)
    assert entry_sentence(given[0], deal, NAMES) == "7♠ given up: +14 in the pot of Vera (13.4)"
    assert entry_sentence(given[0], deal, NAMES, "ru").startswith("7♠ отдана без игры: +14")


def test_entries_of_prefa_have_sentences_in_both_languages() -> None:
    sheet = Sheet(NAMES[:3], game="prefa").add(
        1, [Entry("chips", 1, 0, 14, "trick", "10.2", 2)], "7H", 0, (7, 2, 1)
    )
    deal = sheet.deal(1)
    assert (
        entry_sentence(deal.entries[0], deal, NAMES)
        == "2 tricks against 7♥: +14 chips for Boris from Anna (10.2)"
    )
    assert (
        entry_sentence(deal.entries[0], deal, NAMES, "ru")
        == "2 взятки против 7♥: +14 (фишки), получает Boris ← Anna (п. 10.2)"
    )


def test_sheet_for_two_players_is_refused() -> None:
    with pytest.raises(SheetError, match="a sheet for 2 players: expected 3 or 4"):
        draw(Sheet(NAMES[:2], game="prefa"))


@pytest.mark.parametrize("players", [3, 4])
def test_labels_stay_inside_their_cells_at_the_size_of_a_phone(players: int) -> None:
    names = ("Λέων", "Βέρα", "Μπάμπης", "Αλέξανδρος ο Μακεδόνας")[:players]
    sheet = Sheet(names, game="prefa", opening=(("pot", 20),))
    tree = ElementTree.fromstring(draw(sheet, lang="el"))
    labels = [one for one in tree.iter(f"{SVG}svg") if one is not tree]
    assert len(labels) == players * (players - 1)
    areas = {(area.left, area.top, area.right, area.bottom) for area in cell_areas(players).values()}
    for label in labels:
        left, top, width, height = (float(label.attrib[name]) for name in ("x", "y", "width", "height"))
        assert (left, top, left + width, top + height) in areas
        (text,) = label
        assert text.attrib["text-anchor"] == "start" and text.text is not None
        assert 16 * len(text.text) <= width or text.text in names
    assert any(one[0].text == "από τη Βέρα" for one in labels)
