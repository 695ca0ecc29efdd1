"""Kinds of deal that an auction of Preferans can lead to."""

from __future__ import annotations

from typing import Final

from prikup.games.preferans.contracts import CONTRACTS, MISERE
from prikup.toolkit.forced import Forced

FORCED: Final = Forced(
    {"contract": None, "misere": MISERE, "all-pass": ""},
    frozenset({"misere"}),
    {text: contract.trump for text, contract in CONTRACTS.items() if contract.level},
)
