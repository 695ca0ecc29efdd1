"""The common parts of all games' sheets, and the ledger of a game without a sheet of its own."""

from __future__ import annotations

from xml.etree import ElementTree

import pytest

from prikup.core import Entry
from prikup.sheet import Cell, Sheet, SheetError, draw, find_style
from prikup.words.catalogue import languages, list_message_names
from tests.sheet.svg import NAMES, buttons

GAMES = ("prefa", "paston", "thousand", "durak")


@pytest.mark.parametrize("game", ["paston", "thousand", "durak"])
def test_long_sheet_shows_its_newest_rows(game: str) -> None:
    sheet = Sheet(NAMES[:3], game=game)
    for number in range(1, 41):
        sheet = sheet.add(number, [Entry("score", number % 3, None, 10, "made", "8.1")], "100", 0)
    shown = {int(node.get("data-deal") or 0) for node in buttons(draw(sheet))}
    assert shown == set(range(min(shown), 41)) and min(shown) > 1


def test_ledger_has_a_column_for_every_account() -> None:
    sheet = Sheet(NAMES[:3], game="durak").add(
        1, [Entry("fool", 1, None, 1, "lost_it", ""), Entry("debts", 0, 2, 5, "owed", "")]
    )
    text = draw(sheet, lang="ru")
    assert {node.get("aria-label") for node in buttons(text)} == {
        "fool у игрока «Boris»: 1, сдача 1",
        "debts → Vera, пишет Anna: 5, сдача 1",
    }
    assert "Lost it: +1 fool, Boris" in text


@pytest.mark.parametrize("game", GAMES)
def test_empty_sheet_is_drawn_with_its_forms(game: str) -> None:
    text = draw(Sheet(NAMES[:3], game=game, opening=(("pot", 50),)), lang="ru")
    assert ElementTree.fromstring(text).get("data-forms") == "classic"
    assert not buttons(text)


@pytest.mark.parametrize("game", GAMES)
def test_every_language_names_all_accounts(game: str) -> None:
    accounts = {f"{game}-account-{one.name}" for one in find_style(game).accounts}
    for lang in languages():
        assert {name for name in list_message_names(lang) if name.startswith(f"{game}-account-")} == accounts


def test_cell_of_another_game_is_refused() -> None:
    with pytest.raises(
        SheetError, match="'pool' of seat 0 is not a cell of this sheet: expected pot or chips of the seats"
    ):
        Sheet(NAMES[:3], game="prefa").cell("pool", 0)
    assert Sheet(NAMES[:3], game="thousand").cell("bolts", 2) == ()
    assert Cell("pot", 0).on is None
