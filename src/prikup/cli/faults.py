"""Faults of bots, as the commands that run bots print them."""

from __future__ import annotations

from typing import Any

from prikup.bots.faults import BotFault
from prikup.words.catalogue import Value, say


def print_faults(figures: dict[str, Any], unit: str, lang: str) -> None:
    """Print the ``errors`` and ``faults`` of measured bots, if there are any."""
    if figures["errors"]:
        print(f"  {say(lang, 'measure-errors', count=figures['errors'])}")
    for fault in figures["faults"]:
        print(f"    {fault_line(fault, lang, unit)}")


def fault_line(fault: BotFault, lang: str, unit: str = "deal") -> str:
    """Return one line about a fault: bot, count, first place, and reason."""
    about: dict[str, Value] = {"bot": fault.bot, "kind": fault.kind, "count": fault.count, "deal": fault.deal}
    where: dict[str, Value] = {
        "unit": unit,
        "seat": "" if fault.seat is None else fault.seat,
        "asks": fault.asks,
    }
    return say(lang, "measure-fault", **about, **where, why=fault.why.told(lang))
