"""Wrong figures stay on the sheet in brackets; the right ones follow, and only these are counted."""

from __future__ import annotations

from itertools import pairwise
from xml.etree import ElementTree

import pytest
from hypothesis import given
from hypothesis import strategies as st

from prikup.core import Entry
from prikup.sheet import Sheet, SheetDeal, SheetError, draw, figure_source, list_entries
from prikup.words.catalogue import languages
from tests.sheet.svg import NAMES, SVG, buttons

GAMES = ("preferans", "prefa", "paston", "thousand", "durak")
ACCOUNTS = {"preferans": "pool", "prefa": "pot", "paston": "score", "thousand": "score", "durak": "debts"}


def deal(
    number: int, *versions: tuple[Entry, ...], game: str = "preferans", removed: bool = False
) -> SheetDeal:
    """Return a deal whose last version is right; all versions of a removed deal are wrong."""
    found = [SheetDeal(number, entries, "6S", 0, (6, 2, 2), game) for entries in versions]
    if removed:
        return SheetDeal(number, (), game=game, wrong=tuple(found), removed=True)
    *wrong, right = found
    return SheetDeal(number, right.entries, "6S", 0, (6, 2, 2), game, tuple(wrong))


def pool(seat: int, amount: int, account: str = "pool") -> tuple[Entry, ...]:
    return (Entry(account, seat, None, amount, "made", "8.1"),)


def sheet(*deals: SheetDeal, game: str = "preferans") -> Sheet:
    return Sheet(NAMES[:3], game=game).extend(deals)


@st.composite
def corrected_sheets(draw: st.DrawFn) -> Sheet:
    """Draw a sheet with some corrected deals; the last deal may be removed."""
    entries = st.lists(
        st.builds(
            lambda account, seat, ahead, amount: Entry(
                account, seat, (seat + ahead) % 3 if account == "whists" else None, amount, "made", "8.1"
            ),
            st.sampled_from(["pool", "hill", "whists"]),
            st.integers(0, 2),
            st.integers(1, 2),
            st.integers(-3, 9),
        ),
        max_size=4,
    ).map(tuple)
    versions = st.lists(entries, min_size=1, max_size=4)
    deals = [deal(number, *found) for number, found in enumerate(draw(st.lists(versions, max_size=6)), 1)]
    if draw(st.booleans()):
        deals.append(deal(len(deals) + 1, *draw(versions), removed=True))
    return sheet(*deals)


@given(corrected_sheets())
def test_totals_equal_those_of_sheet_without_corrections(found: Sheet) -> None:
    plain = found.without_wrong()
    for cell in found.cells():
        place = (cell.account, cell.seat, cell.on)
        assert found.total(*place) == plain.total(*place)
        right = [one for one in found.cell(*place) if not one.is_wrong and not one.is_repeated]
        assert [(one.deal_no, one.total, one.entries) for one in right] == [
            (one.deal_no, one.total, one.entries) for one in plain.cell(*place)
        ]
    assert not any(one.is_wrong or one.is_repeated for one in plain.figures())
    assert draw(found, wrong=False) == draw(plain)


@given(corrected_sheets())
def test_wrong_figure_is_followed_by_the_right_one(found: Sheet) -> None:
    for cell in found.cells():
        figures = found.cell(cell.account, cell.seat, cell.on)
        for one, after in pairwise(figures):
            if one.is_wrong:
                assert after.deal_no == one.deal_no and after.total != one.total
        if figures:
            assert figures[-1].total == found.total(cell.account, cell.seat, cell.on)
            assert [found.is_current(one) for one in figures] == [False] * (len(figures) - 1) + [True]


@given(corrected_sheets())
def test_figure_is_the_sum_of_its_entries(found: Sheet) -> None:
    for figure in found.figures():
        behind = list_entries(found, figure.cell, figure.index)
        assert sum(written.entry.amount for written in behind) == figure.total


def test_right_figure_of_corrected_deal_has_no_mark() -> None:
    wrong, right = (*pool(0, 4), *pool(1, 2)), (*pool(0, 4), *pool(1, 6))
    found = sheet(deal(1, wrong, right))
    assert [(one.total, one.is_wrong) for one in found.cell("pool", 0)] == [(4, False)]
    assert [(one.total, one.is_wrong) for one in found.cell("pool", 1)] == [(2, True), (6, False)]


def test_figure_of_wrong_player_is_followed_by_previous_total() -> None:
    found = sheet(deal(1, pool(1, 2)), deal(2, pool(1, 4), pool(0, 4)), deal(3, pool(1, 8)))
    assert [(one.total, one.is_wrong, one.is_repeated) for one in found.cell("pool", 1)] == [
        (2, False, False),
        (6, True, False),
        (2, False, True),
        (10, False, False),
    ]
    assert found.total("pool", 1) == 10


def test_correction_may_be_corrected_again() -> None:
    found = sheet(deal(3, pool(0, 4), pool(0, 8), pool(0, 4), pool(0, 2)))
    assert [one.total for one in found.cell("pool", 0)] == [4, 8, 2]
    right = found.cell("pool", 0)[-1]
    assert (
        figure_source(found, right)
        == "Pool of Anna: deal 3, corrected: it was +4, +8; 6♠ made, +2, clause 8.1"
    )


def test_removed_deal_leaves_its_figures_after_the_last() -> None:
    found = sheet(deal(1, pool(0, 2)), deal(2, pool(0, 4), removed=True))
    assert [(one.total, one.is_wrong) for one in found.cell("pool", 0)] == [(2, False), (6, True), (2, False)]
    assert found.last == 1 and found.total("pool", 0) == 2
    assert [one.get("data-total") for one in buttons(draw(found, upto=1))] == ["2"]


def test_netted_debt_can_be_wrong_on_either_side() -> None:
    chips = [(Entry("chips", 0, 1, amount, "trick", "10.2"),) for amount in (12, -20, 4)]
    found = sheet(deal(1, chips[0]), deal(2, chips[1], ()), deal(3, chips[2]), game="prefa")
    assert [(one.total, one.is_wrong) for one in found.cell("chips", 0, 1)] == [
        (12, False),
        (12, False),
        (16, False),
    ]
    assert [(one.total, one.is_wrong) for one in found.cell("chips", 1, 0)] == [(8, True)]
    again = found.cell("chips", 0, 1)[1]
    assert (
        again.is_repeated
        and figure_source(found, again) == "Chips of Anna on Boris: deal 2, corrected: it was −20"
    )


@pytest.mark.parametrize("game", GAMES)
def test_wrong_figures_are_drawn_in_brackets_before_right_ones(game: str) -> None:
    name = ACCOUNTS[game]
    found = sheet(
        deal(1, pool(0, 40, name), pool(0, 60, name), game=game),
        deal(2, pool(1, 30, name), pool(2, 30, name), game=game),
        game=game,
    )
    drawn = buttons(draw(found))
    told = [(one.get("data-seat"), one.get("data-total"), "old" in str(one.get("class"))) for one in drawn]
    assert told == [
        ("0", "40", True),
        ("0", "60", False),
        ("1", "30", True),
        ("1", "0", False),
        ("2", "30", False),
    ]
    assert "corrected" in str(drawn[0].get("aria-label")) and "corrected" not in str(
        drawn[1].get("aria-label")
    )
    strokes = [len(list(one.iter(f"{SVG}path"))) for one in drawn]
    assert strokes[0] >= strokes[1] + 2
    if game not in ("preferans", "prefa"):  # in a column the right figure is drawn to the right
        lefts = [float(str(one.find(f"{SVG}rect").get("x"))) for one in drawn[:2]]  # type: ignore[union-attr]
        assert lefts[0] < lefts[1]
    plain = draw(found, wrong=False)
    assert "old" not in {one.get("class") for one in buttons(plain)} and len(buttons(plain)) == 2


@pytest.mark.parametrize("lang", languages())
def test_wrong_figure_is_explained_in_every_language(lang: str) -> None:
    found = sheet(deal(3, pool(0, 4), pool(0, 2)))
    old, right = buttons(draw(found, lang=lang))
    desc = [str(one.findtext(f"{SVG}desc")) for one in (old, right)]
    assert "+4" in desc[0] and "+4" in desc[1].splitlines()[0] and "+2" in desc[1].splitlines()[1]
    assert old.get("aria-label") != str(right.get("aria-label")).replace("2", "4")
    texts = [figure_source(found, one, lang) for one in found.figures()]
    assert all("+4" in text and "{" not in text for text in texts) and len(set(texts)) == 2


def test_wrong_marks_of_thousand_are_in_brackets() -> None:
    bolt = (Entry("bolts", 1, None, 1, "bolt", "10.2"),)
    barrel = (Entry("barrel", 2, None, 0, "barrel", "11.1"),)
    found = sheet(deal(1, (*bolt, *barrel), pool(0, 60, "score"), game="thousand"), game="thousand")
    drawn = {one.get("data-account"): one for one in buttons(draw(found))}
    assert {name: "old" in str(one.get("class")) for name, one in drawn.items()} == {
        "score": False,
        "bolts": True,
        "barrel": True,
    }


def test_wrong_entry_without_a_cell_is_refused() -> None:
    with pytest.raises(SheetError, match="'chips' of seat 0 is not a cell of this sheet"):
        sheet(deal(1, pool(0, 2, "chips"), pool(0, 2)))


def test_drawing_with_corrections_is_well_formed() -> None:
    found = sheet(deal(1, pool(0, 4), pool(0, 2)))
    assert ElementTree.fromstring(draw(found, orientation="upright", balanced=True)).get("role") == "group"
