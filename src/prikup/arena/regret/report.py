"""What decisions lost, a deal, with intervals: by what was judged, the phase, and whose decision it was."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from prikup.arena.regret.deals import JudgedDeal, RegretSetup
from prikup.arena.report import interval, rounded
from prikup.bots.faults import counted, joined


def report(setup: RegretSetup, deals: Sequence[JudgedDeal]) -> dict[str, Any]:
    """The figures of a bot: by part, and there by phase and role, what such decisions lost a deal.

    ``deals`` says in how many there was any, ``decisions`` how many there were, ``mistakes`` how many of them
    lost something; ``mean`` is what they lost together in one of these deals, from ``low`` to ``high``
    (None of too few deals).
    """
    faults = joined(fault for deal in deals for fault in deal.faults)
    found: dict[str, Any] = {
        "bot": setup.bot,
        "deals": len(deals),
        "errors": counted(faults),
        "faults": faults,
    }
    for part in setup.parts:
        keys = sorted({(one.phase, one.role) for deal in deals for one in deal.losses if one.part == part})
        found[part] = {" ".join(key): _row(part, key, deals) for key in keys}
    return found


def _row(part: str, key: tuple[str, str], deals: Sequence[JudgedDeal]) -> dict[str, float | None]:
    by_deal = [
        amounts
        for deal in deals
        if (amounts := [one.amount for one in deal.losses if (one.part, one.phase, one.role) == (part, *key)])
    ]
    lost = interval([float(sum(amounts)) for amounts in by_deal])
    return {
        "deals": len(by_deal),
        "decisions": sum(map(len, by_deal)),
        "mistakes": sum(amount > 0 for amounts in by_deal for amount in amounts),
        **rounded(lost),
    }
