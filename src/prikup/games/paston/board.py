"""Positions that can be set up on a board of Paston."""

from __future__ import annotations

from typing import Final

from prikup.board import Stake, trick_game
from prikup.games.paston.contracts import CONTRACTS, DECLARER_NEEDS

BOARD: Final = trick_game(
    {one.text: Stake("contract", one.trump, DECLARER_NEEDS) for one in CONTRACTS.values()}
)
