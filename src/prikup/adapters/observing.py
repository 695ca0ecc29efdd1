"""Observations: what a seat may know as an array of fixed shape, version 1."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Any, Final, NamedTuple

import numpy as np
import numpy.typing as npt

from prikup.adapters.numbering import CARD_COUNT, find_numbers
from prikup.cards import Card
from prikup.core import Match, PlayCard, View

OBSERVATION_VERSION: Final = 1
"""Version of the layout; it grows when a place changes its meaning."""
QUESTIONS: Final = ("bid", "talon", "redeal", "discard", "give", "name", "defend", "play", "answer")
"""Questions in the order of their places."""
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
    (532, (3, 32))
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
        parts, me = self.split(observation), view.seat or 0
        self._write_cards(view, parts, me)
        for seat, word in (*view.auction, *view.declarations):
            if word in self._words:
                parts["calls"][(seat - me) % self.players, self._words[word]] += 1
        if view.contract is not None:
            self._write_contract(view, parts, me)
        if view.dealer is not None:
            parts["dealer"][(view.dealer - me) % self.players] = 1
        for turn in view.turns[:1] if view.acting is None else (view.acting,):
            parts["turn"][(turn.seat - me) % self.players] = 1
        if view.asks in QUESTIONS:
            parts["question"][QUESTIONS.index(view.asks)] = 1
        for one in view.seats:
            parts["tricks"][(one.seat - me) % self.players] = one.tricks
            parts["points"][(one.seat - me) % self.players] = one.points or 0
        return observation

    def _write_cards(self, view: View, parts: dict[str, Array], me: int) -> None:
        """Write the sections of cards."""
        for one in view.seats:
            _mark(parts["hands"][(one.seat - me) % self.players], one.cards or ())
        for move in view.log:
            if isinstance(move.action, PlayCard) and move.seat is not None:
                parts["played"][(move.seat - me) % self.players, move.action.card.index] = 1
        for seat, card in view.trick.plays if view.trick else ():
            parts["trick"][(seat - me) % self.players, card.index] = 1
        _mark(parts["talon"], view.talon or ())
        _mark(parts["discard"], view.discard or ())

    def _write_contract(self, view: View, parts: dict[str, Array], me: int) -> None:
        """Write the sections of the contract."""
        contract = view.contract
        assert contract is not None
        if contract.text in self._contracts:
            parts["contract"][self._contracts[contract.text]] = 1
        if contract.trump is not None:
            parts["trump"]["SCDH".index(contract.trump)] = 1
        if contract.declarer is not None:
            parts["declarer"][(contract.declarer - me) % self.players] = 1

    def write_open(self, match: Match, seat: int) -> Array:
        """Return the observation of a seat with all hands in it: perfect information, for critics alone."""
        observation = self.write(match.view(seat))
        hands = self.split(observation)["hands"]
        for other, cards in enumerate(match.hands):
            _mark(hands[(other - seat) % self.players], cards)
        return observation


def _mark(row: Any, cards: Iterable[Card]) -> None:
    """Set the places of cards to 1."""
    for card in cards:
        row[card.index] = 1


@lru_cache
def find_layout(game: str, players: int) -> Layout:
    """Return the layout of a game at a table of this size."""
    return Layout(game, players)
