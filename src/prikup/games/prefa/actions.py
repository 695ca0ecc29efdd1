"""Words of the actions and roles of Prefa, in the order of their numbers for learning agents."""

from __future__ import annotations

from typing import Final

from prikup.games.prefa.contracts import CONTRACTS, TAGRAFO
from prikup.toolkit.numbering import ActionWords

ACTIONS: Final = ActionWords(
    version=0,
    said=("pass", "hold", *CONTRACTS, TAGRAFO, "in", "out", "alone", "along", "aces", "concede"),
    named=tuple(CONTRACTS),
    roles=("declarer", "defender", "in", "out", "alone", "along", "taken"),
)
