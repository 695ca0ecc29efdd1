"""Kinds of deal that an auction of Paston can lead to."""

from __future__ import annotations

from typing import Final

from prikup.games.paston.contracts import BEST_CONTRACT, BID_LADDER, CONTRACTS
from prikup.toolkit.forced import Forced

FORCED: Final = Forced(
    {"contract": None},
    contracts={text: CONTRACTS[text].trump for text in BID_LADDER if text != BEST_CONTRACT},
)
