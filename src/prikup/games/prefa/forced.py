"""Kinds of deal that an auction of Prefa can lead to."""

from __future__ import annotations

from typing import Final

from prikup.games.prefa.contracts import CONTRACTS
from prikup.toolkit.forced import Forced

FORCED: Final = Forced(
    {"contract": None}, contracts={text: contract.trump for text, contract in CONTRACTS.items()}
)
