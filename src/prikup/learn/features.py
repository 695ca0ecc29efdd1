"""Features of a state, apart from cards: numbers for contract, trump and roles."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import numpy as np

from prikup.core import View

QUESTIONS: Final = ("bid", "talon", "redeal", "discard", "give", "name", "defend", "play", "answer", "aid")
"""Questions in the order of their numbers, from 1 on."""
SUIT_LETTERS: Final = "SCDH"
NAMES: Final = ("question", "contract", "trump", "declarer", "dealer", "role_0", "role_1", "role_2", "role_3")
POINT_NAMES: Final = ("points_0", "points_1", "points_2", "points_3")
"""Numbers after the features, in games that count them: the card points of the places from the viewer on."""
"""Features in order. A feature is 0 where there is nothing to know. ``contract`` numbers the texts of
``RuleTables.contracts`` from 1 on, ``trump`` the suits, ``declarer`` and ``dealer`` the places from the
viewer on, ``role_n`` is that of the place n after the viewer among ``RuleTables.roles``."""
FEATURE_BYTES: Final = 16


class Features:
    """The features of all states, in the order in which they are added."""

    def __init__(self, contracts: Sequence[str], players: int) -> None:
        self.contracts = tuple(dict.fromkeys(contracts))
        self.roles: dict[str, int] = {}
        self.players = players
        self._places = {text: place for place, text in enumerate(self.contracts, 1)}
        self._rows: list[list[list[int]]] = []

    def add(self, views: Sequence[View]) -> None:
        """Add those of a state, by what each seat sees."""
        self._rows.append([self._list(view, seat) for seat, view in enumerate(views)])

    def pack(self) -> Any:
        """Return all as bytes: (states, places, FEATURE_BYTES)."""
        return np.array(self._rows, np.uint8)

    def _list(self, view: View, seat: int) -> list[int]:
        contract = view.contract
        found = [QUESTIONS.index(view.asks) + 1 if view.asks in QUESTIONS else 0, 0, 0, 0, 0]
        if contract is not None:
            found[1] = self._places.get(contract.text, 0)
            found[2] = 0 if contract.trump is None else SUIT_LETTERS.index(contract.trump) + 1
            if contract.declarer is not None:
                found[3] = (contract.declarer - seat) % self.players + 1
        if view.dealer is not None:
            found[4] = (view.dealer - seat) % self.players + 1
        for step in range(self.players):
            role = view.seats[(seat + step) % self.players].role
            found.append(self.roles.setdefault(role, len(self.roles) + 1) if role else 0)
        return found + [0] * (FEATURE_BYTES - len(found))
