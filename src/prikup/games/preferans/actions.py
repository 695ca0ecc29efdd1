"""Words of the actions and roles of Preferans, in the order of their numbers for learning agents."""

from __future__ import annotations

from typing import Final

from prikup.games.preferans.contracts import CONTRACTS, MISERE
from prikup.toolkit.numbering import ActionWords

_TRICK_CONTRACTS: Final = tuple(text for text in CONTRACTS if text != MISERE)

ACTIONS: Final = ActionWords(
    version=0,
    said=(
        *("pass", "hold", *_TRICK_CONTRACTS, MISERE, "misere-hand", "9-hand", "look", "blind"),
        *("whist", "half", "open", "closed", "concede", "throw"),
    ),
    named=_TRICK_CONTRACTS,
    roles=("declarer", "defender", "whister", "passer", "half"),
)
