"""Report on losses per deal with intervals: by part, phase and role."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from prikup.arena.regret.deals import JudgedDeal, RegretSetup
from prikup.arena.report import interval, round_fields
from prikup.bots.faults import count_faults, join_faults


def report(setup: RegretSetup, deals: Sequence[JudgedDeal]) -> dict[str, Any]:
    """Return the figures of a bot: losses per deal by part, phase and role.

    ``deals`` is the number of deals with such decisions, ``decisions`` their number, ``mistakes`` the number
    with a loss; ``mean`` is the loss per deal, with its interval from ``low`` to ``high`` (None for too few
    deals).
    """
    faults = join_faults(fault for deal in deals for fault in deal.faults)
    figures: dict[str, Any] = {
        "bot": setup.bot,
        "deals": len(deals),
        "errors": count_faults(faults),
        "faults": faults,
    }
    for part in setup.parts:
        keys = sorted(
            {(loss.phase, loss.role) for deal in deals for loss in deal.losses if loss.part == part}
        )
        figures[part] = {" ".join(key): _summarize_losses(part, key, deals) for key in keys}
    return figures


def _summarize_losses(
    part: str, key: tuple[str, str], deals: Sequence[JudgedDeal]
) -> dict[str, float | None]:
    """Return the losses of one part in one phase and role (``key``), in total per deal."""
    by_deal = [
        amounts
        for deal in deals
        if (
            amounts := [
                loss.amount for loss in deal.losses if (loss.part, loss.phase, loss.role) == (part, *key)
            ]
        )
    ]
    mean_loss = interval([float(sum(amounts)) for amounts in by_deal])
    return {
        "deals": len(by_deal),
        "decisions": sum(map(len, by_deal)),
        "mistakes": sum(amount > 0 for amounts in by_deal for amount in amounts),
        **round_fields(mean_loss),
    }
