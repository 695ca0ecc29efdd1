"""Words of the actions and roles of Paston, in the order of their numbers for learning agents."""

from __future__ import annotations

from typing import Final

from prikup.games.paston.contracts import BID_LADDER
from prikup.toolkit.numbering import ActionWords

ACTIONS: Final = ActionWords(
    version=0,
    said=("pass", *BID_LADDER, "whist", "surrender"),
    named=tuple(BID_LADDER),
    roles=("declarer", "defender", "whister", "passer"),
)
