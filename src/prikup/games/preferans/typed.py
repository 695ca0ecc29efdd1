"""A result that is typed in: what only the match can tell of it."""

from __future__ import annotations

from typing import Final

import msgspec

from prikup.core import Match, RuleError
from prikup.games.preferans.results import DealResult, check_result, leads_talon

_NO_TALON: Final = {"raspasy": "10.2", "misdeal": "2.6"}
"""By which clause a talon earns nothing."""


def checked(match: Match, result: DealResult) -> DealResult:
    """The result as one of the deal that a match waits for; raises RuleError if it cannot have come to it."""
    dealer, before = match.dealt_by, match.standing.misdeals
    result = msgspec.structs.replace(result, dealer=dealer)
    if result.kind == "misdeal" and result.misdeal != before + 1:
        data = {"given": result.misdeal, "seat": dealer, "before": before, "next": before + 1}
        raise RuleError("misdeal-before", "2.6", **data)
    if result.talon is not None and result.kind in _NO_TALON:
        raise RuleError("talon_none", _NO_TALON[result.kind], kind=result.kind)
    check_result(result, match.standing, match.options, match.players)
    if result.dealer_leads_talon != leads_talon(result, match.options, match.players):
        raise RuleError("talon-preferans-led", "10.2")
    return result
