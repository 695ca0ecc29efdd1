"""Positions that can be set up on a board of Prefa."""

from __future__ import annotations

from typing import Final

from prikup.board import Stake, trick_game
from prikup.games.prefa.contracts import CONTRACTS

BOARD: Final = trick_game({one.text: Stake("contract", one.trump, one.level) for one in CONTRACTS.values()})
