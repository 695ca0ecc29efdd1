"""Observations: what a seat may know as an array of fixed shape, version 1."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt

from prikup.adapters.numbering import CARD_COUNT, find_numbers
from prikup.core import Match, PlayCard, View

OBSERVATION_VERSION: Final = 1
"""Version of the layout; it grows when a place changes its meaning."""
QUESTIONS: Final = ("bid", "talon", "redeal", "discard", "give", "name", "defend", "play")
"""Questions in the order of their places."""
SUIT_LETTERS: Final = "SCDH"
"""Letters of the suits in the order of their places."""
Array = npt.NDArray[np.int16]
"""An observation: whole numbers, mostly 0 and 1."""


class ObservationPart(NamedTuple):
    """A part of an observation: its ``shape``, the ``start`` of its numbers, and what they mean."""

    name: str
    shape: tuple[int, ...]
    start: int
    meaning: str

    @property
    def size(self) -> int:
        """The count of its numbers."""
        return int(np.prod(self.shape))


class Layout:
    """The sections of the observations of a game at a table of some size, and how to write them.

    >>> layout = find_layout("preferans", 3)
    >>> layout.size, layout.sections["hands"].shape
    (531, (3, 32))
    """

    def __init__(self, game: str, players: int) -> None:
        numbers, seats = find_numbers(game), players
        self.players = players
        self.sections: dict[str, ObservationPart] = {}
        self.size = 0
        self._words = {word: place for place, word in enumerate(numbers.said)}
        self._contracts = {
            text: place for place, text in enumerate(dict.fromkeys((*numbers.named, *numbers.said)))
        }
        for name, shape, meaning in (
            ("hands", (seats, CARD_COUNT), "1 for each card known to be in the hand; row 0: the viewer"),
            ("played", (seats, CARD_COUNT), "1 for each card that the seat has played in this deal"),
            ("trick", (seats, CARD_COUNT), "1 for the card of the seat in the trick on the table"),
            ("talon", (CARD_COUNT,), "1 for each card of the talon that the viewer has seen"),
            ("discard", (CARD_COUNT,), "1 for each card that the viewer has laid away"),
            ("calls", (seats, len(self._words)), "how often the seat has said each word"),
            ("contract", (len(self._contracts),), "1 for the contract, once it is known"),
            ("trump", (4,), "1 for the trump suit: spades, clubs, diamonds, hearts"),
            ("declarer", (seats,), "1 for the declarer"),
            ("dealer", (seats,), "1 for the dealer"),
            ("turn", (seats,), "1 for the seat whose call or card it is; another than 0 if hands are open"),
            ("question", (len(QUESTIONS),), "1 for the question that must be answered"),
            ("tricks", (seats,), "tricks taken"),
            ("points", (seats,), "points of cards taken, where the game counts them"),
        ):  # fmt: skip
            self.sections[name] = ObservationPart(name, shape, self.size, meaning)
            self.size += self.sections[name].size
        self._starts = {name: part.start for name, part in self.sections.items()}

    def split(self, observation: Array) -> dict[str, Array]:
        """Return the sections of an observation, each in its shape, without a copy."""
        return {
            name: observation[part.start : part.start + part.size].reshape(part.shape)
            for name, part in self.sections.items()
        }

    def write(self, view: View, out: Array | None = None) -> Array:
        """Write what the viewer knows into an array, a new one if none is given, and return it."""
        observation = np.zeros(self.size, np.int16) if out is None else out
        observation[:] = 0
        me, starts = view.seat or 0, self._starts
        marks = self._list_marks(view, me)
        observation[marks] = 1  # one step for all: NumPy is slow number by number
        for seat, word in (*view.auction, *view.declarations):
            if word in self._words:
                row = (seat - me) % self.players
                observation[starts["calls"] + row * len(self._words) + self._words[word]] += 1
        for one in view.seats:
            row = (one.seat - me) % self.players
            if one.tricks:
                observation[starts["tricks"] + row] = one.tricks
            if one.points:
                observation[starts["points"] + row] = one.points
        return observation

    def _list_marks(self, view: View, me: int) -> list[int]:
        """Return the places of the numbers that are 1."""
        starts, players = self._starts, self.players
        marks: list[int] = []
        for one in view.seats:
            row = starts["hands"] + (one.seat - me) % players * CARD_COUNT
            marks += [row + card.index for card in one.cards or ()]
        for move in view.log:
            if isinstance(move.action, PlayCard) and move.seat is not None:
                row = (move.seat - me) % players * CARD_COUNT
                marks.append(starts["played"] + row + move.action.card.index)
        for seat, card in view.trick.plays if view.trick else ():
            marks.append(starts["trick"] + (seat - me) % players * CARD_COUNT + card.index)
        marks += [starts["talon"] + card.index for card in view.talon or ()]
        marks += [starts["discard"] + card.index for card in view.discard or ()]
        if view.dealer is not None:
            marks.append(starts["dealer"] + (view.dealer - me) % players)
        for turn in view.turns[:1] if view.acting is None else (view.acting,):
            marks.append(starts["turn"] + (turn.seat - me) % players)
        if view.asks in QUESTIONS:
            marks.append(starts["question"] + QUESTIONS.index(view.asks))
        return marks + self._list_contract_marks(view, me)

    def _list_contract_marks(self, view: View, me: int) -> list[int]:
        """Return the places of the contract's numbers that are 1."""
        contract, starts, marks = view.contract, self._starts, list[int]()
        if contract is None:
            return marks
        if contract.text in self._contracts:
            marks.append(starts["contract"] + self._contracts[contract.text])
        if contract.trump is not None:
            marks.append(starts["trump"] + SUIT_LETTERS.index(contract.trump))
        if contract.declarer is not None:
            marks.append(starts["declarer"] + (contract.declarer - me) % self.players)
        return marks

    def write_open(self, match: Match, seat: int) -> Array:
        """Return the observation of a seat with all hands in it: perfect information, for critics alone."""
        observation = self.write(match.view(seat))
        hands = self.split(observation)["hands"]
        for other, cards in enumerate(match.hands):
            hands[(other - seat) % self.players, [card.index for card in cards]] = 1
        return observation


@lru_cache
def find_layout(game: str, players: int) -> Layout:
    """Return the layout of a game at a table of this size."""
    return Layout(game, players)
