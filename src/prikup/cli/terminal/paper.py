"""The score sheet of a table, of any game."""

from __future__ import annotations

from collections.abc import Iterable

from prikup import keeper
from prikup.core import PrikupError, View
from prikup.keeper.sheets import Deal
from prikup.sheet import Sheet


def sheet_of(view: View, names: tuple[str, ...], deals: Iterable[Deal]) -> Sheet:
    """The sheet as the score keeper writes it; of a game that has none, a ledger of what was written."""
    deals = tuple(deals)
    try:
        return keeper.written(view.game, names, view.options, deals)
    except PrikupError:
        sheet = Sheet(names, game=view.game)
        for one in deals:
            sheet = sheet.add(one.deal_no, one.entries, str(getattr(one.result, "kind", "")))
        return sheet
