"""Positions that can be set up on a board of Prefa."""

from __future__ import annotations

from typing import Final

from prikup.board import Stake, of_tricks
from prikup.games.prefa.contracts import CONTRACTS

BOARD: Final = of_tricks({one.text: Stake("contract", one.trump, one.level) for one in CONTRACTS.values()})
