"""Positions that can be set up on a board of Preferans."""

from __future__ import annotations

from typing import Final

from prikup.board import Stake, trick_game
from prikup.games.preferans.contracts import CONTRACTS, MISERE

_TRICKS: Final = {
    one.text: Stake("contract", one.trump, one.needs) for one in CONTRACTS.values() if one.text != MISERE
}
_PASSED: Final = {
    "allpass": Stake("allpass"),
    "allpass-suit": Stake("allpass", talon="suit"),
    "allpass-dealer": Stake("allpass", talon="dealer"),
    "allpass-dealer-plays": Stake("allpass", talon="dealer-plays"),
}
"""All-pass: without the talon, or led by its cards (10.2)."""

BOARD: Final = trick_game({**_TRICKS, MISERE: Stake("misere", None, 0), **_PASSED})
