"""The score sheet of a match, of any game."""

from __future__ import annotations

from typing import Any

from prikup.core import PrikupError
from prikup.keeper import find_keeper
from prikup.keeper.sheets import ScoredDeal
from prikup.sheet import Sheet


def empty_sheet(game: str, names: tuple[str, ...], options: Any) -> Sheet:
    """Return the sheet before the first deal; a plain ledger for a game without score keeper."""
    target = getattr(options, "target", None)
    try:
        keeper = find_keeper(game)
    except PrikupError:
        return Sheet(names, target, game=game)
    return Sheet(names, target, closes=keeper.closes(options), game=game, opening=keeper.opening(options))


def add_deal(sheet: Sheet, deal: ScoredDeal) -> Sheet:
    """Return the sheet after one more deal."""
    result = deal.result
    try:
        summary = find_keeper(sheet.game).deal(result)
    except PrikupError:
        return sheet.add(deal.deal_no, deal.entries, str(getattr(result, "kind", "")))
    return sheet.add(deal.deal_no, deal.entries, summary.contract, summary.declarer, summary.tricks)
