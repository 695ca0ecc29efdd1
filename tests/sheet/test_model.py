"""Running totals: each figure is the sum of the entries up to it, which can be listed."""

from __future__ import annotations

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from prikup.core import Entry
from prikup.sheet import Cell, Sheet, SheetError, list_entries

NAMES = ("Anna", "Boris", "Vera", "Gleb")


@st.composite
def sheets(draw: st.DrawFn) -> Sheet:
    """Draw a sheet of three or four players with a few deals."""
    players = draw(st.integers(3, 4))
    sheet = Sheet(NAMES[:players], draw(st.sampled_from([None, 10, 20])), game="preferans")
    seats = st.integers(0, players - 1)
    amounts = st.integers(-5, 60) | st.fractions(-5, 60, max_denominator=4)
    for number in range(1, draw(st.integers(0, 12)) + 1):
        entries = []
        for _ in range(draw(st.integers(0, 5))):
            account, seat = draw(st.sampled_from(["pool", "hill", "whists"])), draw(seats)
            on = (seat + draw(st.integers(1, players - 1))) % players if account == "whists" else None
            entries.append(Entry(account, seat, on, draw(amounts), "made", "8.1"))
        sheet = sheet.add(number, entries, "6S", 0, (6, 2, 2, 0)[:players])
    return sheet


@given(sheets())
def test_figure_is_the_sum_of_its_entries(sheet: Sheet) -> None:
    for figure in sheet.figures():
        behind = list_entries(sheet, figure.cell, figure.index)
        assert sum(written.entry.amount for written in behind) == figure.total
        assert behind[-1].deal_no == figure.deal_no
        assert all(written.entry in sheet.deal(written.deal_no).entries for written in behind)


@given(sheets())
def test_every_nonzero_entry_belongs_to_one_figure(sheet: Sheet) -> None:
    written = [(deal.number, entry) for deal in sheet.deals for entry in deal.entries if entry.amount]
    behind = [(figure.deal_no, entry) for figure in sheet.figures() for entry in figure.entries]
    assert sorted(map(repr, written)) == sorted(map(repr, behind))


@given(sheets(), st.integers(0, 12))
def test_earlier_sheet_is_a_prefix_of_the_sheet(sheet: Sheet, deal_no: int) -> None:
    before = sheet.upto(deal_no)
    for cell in sheet.cells():
        then = before.cell(cell.account, cell.seat, cell.on)
        assert sheet.cell(cell.account, cell.seat, cell.on)[: len(then)] == then
        assert all(figure.deal_no <= deal_no for figure in then)


def test_entries_of_one_deal_make_one_figure() -> None:
    fell_short = [Entry("hill", 1, None, 2, "undertrick", "8.5"), Entry("hill", 1, None, 1, "misdeal", "2.6")]
    figures = Sheet(NAMES[:3], game="preferans").add(7, fell_short).cell("hill", 1)
    assert [(f.deal_no, f.total, f.change, len(f.entries)) for f in figures] == [(7, 3, 3, 2)]


def test_fractions_stay_exact_and_whole_sums_are_integers() -> None:
    sheet = Sheet(NAMES[:3], game="preferans")
    for number in (1, 2, 3):
        sheet = sheet.add(number, [Entry("hill", 0, None, Fraction(1, 3), "undertrick", "8.5")])
    assert [f.total for f in sheet.cell("hill", 0)] == [Fraction(1, 3), Fraction(2, 3), 1]
    assert isinstance(sheet.total("hill", 0), int)


def test_pool_closes_at_target_unless_pools_do_not_close() -> None:
    made = [Entry("pool", 2, None, 10, "misere_made", "9.1")]
    assert Sheet(NAMES[:3], 10, game="preferans").add(1, made).is_closed(2)
    assert not Sheet(NAMES[:3], 20, game="preferans").add(1, made).is_closed(2)
    assert not Sheet(NAMES[:3], 10, closes=False, game="preferans").add(1, made).is_closed(2)


@pytest.mark.parametrize(
    "entry",
    [
        Entry("pool", 3, None, 2, "made", ""),
        Entry("whists", 1, 1, 2, "whist", ""),
        Entry("whists", 1, None, 2, "whist", ""),
        Entry("purse", 0, None, 2, "made", ""),
    ],
)
def test_entry_without_a_cell_is_refused_by_name(entry: Entry) -> None:
    with pytest.raises(SheetError, match=f"'{entry.account}' of seat {entry.seat}.*expected"):
        Sheet(NAMES[:3], game="preferans").add(1, [entry])


def test_deal_out_of_order_is_refused() -> None:
    with pytest.raises(SheetError, match="deal 2 was to be written after deal 2"):
        Sheet(NAMES[:3], game="preferans").add(2, []).add(2, [])


def test_missing_figure_is_refused() -> None:
    with pytest.raises(SheetError, match="figure 0 of pool of seat 1: there are 0"):
        list_entries(Sheet(NAMES[:3], game="preferans"), Cell("pool", 1), 0)
