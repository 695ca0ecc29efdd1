"""Features of a state, apart from cards: numbers for contract, trump and roles."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import numpy as np

from prikup.core import View
from prikup.toolkit.numbering import ActionWords

ASKED_QUESTIONS: Final = (
    "bid",
    "talon",
    "redeal",
    "discard",
    "give",
    "name",
    "defend",
    "play",
    "answer",
    "aid",
)
"""Questions in the order of their numbers, from 1 on."""
SUIT_LETTERS: Final = "SCDH"
FEATURE_NAMES: Final = (
    "question",
    "contract",
    "trump",
    "declarer",
    "dealer",
    "role_0",
    "role_1",
    "role_2",
    "role_3",
)
"""Features in order. A feature is 0 where there is nothing to know. ``contract`` numbers the texts of
``ActionWords.contracts`` from 1 on, ``trump`` the suits, ``declarer`` and ``dealer`` the places from the
viewer on, ``role_n`` is that of the place n after the viewer among ``ActionWords.roles``."""
POINT_NAMES: Final = ("points_0", "points_1", "points_2", "points_3")
"""Numbers after the features, in games that count them: the card points of the places from the viewer on."""
FEATURE_BYTES: Final = 16


class Features:
    """The features of states of a game, written by what each seat sees."""

    def __init__(self, words: ActionWords, players: int) -> None:
        self.players = players
        self._contracts = {text: number for number, text in enumerate(words.contracts, 1)}
        self._roles = {role: number for number, role in enumerate(words.roles, 1)} | {"": 0}
        self._rows: list[list[list[int]]] = []

    def add(self, views: Sequence[View]) -> None:
        """Add those of a state, by what each seat sees."""
        self._rows.append([self.list_numbers(view, seat) for seat, view in enumerate(views)])

    def pack(self) -> Any:
        """Return all as bytes: (states, places, FEATURE_BYTES)."""
        return np.array(self._rows, np.uint8)

    def list_numbers(self, view: View, seat: int) -> list[int]:
        """Return the features of a state as a seat sees it; raises KeyError for a role without a number."""
        contract = view.contract
        found = [ASKED_QUESTIONS.index(view.asks) + 1 if view.asks in ASKED_QUESTIONS else 0, 0, 0, 0, 0]
        if contract is not None:
            found[1] = self._contracts.get(contract.text, 0)
            found[2] = 0 if contract.trump is None else SUIT_LETTERS.index(contract.trump) + 1
            if contract.declarer is not None:
                found[3] = (contract.declarer - seat) % self.players + 1
        if view.dealer is not None:
            found[4] = (view.dealer - seat) % self.players + 1
        seats = view.seats
        found += [self._roles[seats[(seat + step) % self.players].role] for step in range(self.players)]
        return found + [0] * (FEATURE_BYTES - len(found))
