"""Positions that can be set up on a board of Paston."""

from __future__ import annotations

from typing import Final

from prikup.board import Stake, of_tricks
from prikup.games.paston.contracts import CONTRACTS, NEEDS

BOARD: Final = of_tricks({one.text: Stake("contract", one.trump, NEEDS) for one in CONTRACTS.values()})
