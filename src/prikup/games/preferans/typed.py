"""The check of a typed result against the match that waits for it."""

from __future__ import annotations

from typing import Final

import msgspec

from prikup.core import RuleError
from prikup.games.preferans.match import Match
from prikup.games.preferans.results import DealResult, check_result, is_talon_led

_NO_TALON: Final = {"raspasy": "10.2", "misdeal": "2.6"}
"""Clause by which a talon earns nothing, by kind of result."""


def check_typed(match: Match, result: DealResult) -> DealResult:
    """Return a typed result with what the match adds to it; raises RuleError if it does not fit."""
    dealer, misdeals = match.dealt_by, match.standing.misdeals
    result = msgspec.structs.replace(result, dealer=dealer)
    if result.kind == "misdeal" and result.misdeal != misdeals + 1:
        data = {"given": result.misdeal, "seat": dealer, "before": misdeals, "next": misdeals + 1}
        raise RuleError("misdeal-before", "2.6", **data)
    if result.talon is not None and result.kind in _NO_TALON:
        raise RuleError("talon_none", _NO_TALON[result.kind], kind=result.kind)
    check_result(result, match.standing, match.options, match.players)
    if result.dealer_leads_talon != is_talon_led(result, match.options, match.players):
        raise RuleError("talon-preferans-led", "10.2")
    return result
