"""Observations of a match on the Python engine, byte for byte those of the environments."""

from __future__ import annotations

import struct
from collections.abc import Iterable
from functools import lru_cache
from typing import Final

import numpy as np
import numpy.typing as npt

from prikup.cards import Card, Cards
from prikup.core import Action, Discard, GiveCard, Match, PlayCard, Say, Turn, View
from prikup.learn.features import FEATURE_BYTES, FEATURE_NAMES, Features
from prikup.learn.numbering import MAX_PLACES, MAX_SAID_BITS, find_words
from prikup.learn.observations import OBSERVATION_BYTES
from prikup.learn.tables import GIVE_KIND, LAY_KIND, PLAY_KIND, WORDS_KIND
from prikup.toolkit.card_rules import CardRules
from prikup.toolkit.tricks import Play
from prikup.toolkit.views import find_deal_and_play

SECOND_LAY_BIT: Final = 8
"""Bit of ``asked`` for the second card of a discard."""
_BITS: Final = struct.Struct("<17I4Q4H4B")
_CARD_RULES: Final = CardRules()

Observation = npt.NDArray[np.uint8]


def write_observation(match: Match, viewer: int, turn: Turn | None, kind: int, laid: Cards) -> Observation:
    """Return what a seat may know: uint8 (OBSERVATION_BYTES,), zeros before the cards are dealt.

    ``turn`` is the open turn, ``kind`` what may be done in it (:func:`find_kind`), ``laid`` the cards that
    have been laid away of a discard in progress.
    """
    if not match.log:
        return np.zeros(OBSERVATION_BYTES, np.uint8)
    return _Writer(match, viewer, turn, kind, laid).write()


def find_kind(actions: Iterable[Action]) -> int:
    """Return the kind of a state by what may be done in it."""
    kinds = {PlayCard: PLAY_KIND, Discard: LAY_KIND, GiveCard: GIVE_KIND}
    return next((kinds[type(action)] for action in actions if type(action) in kinds), WORDS_KIND)


class _Writer:
    """Writer of what a seat sees of a match."""

    def __init__(self, match: Match, viewer: int, turn: Turn | None, kind: int, laid: Cards) -> None:
        self.match, self.viewer, self.turn, self.kind, self.laid = match, viewer, turn, kind, laid
        self.players = match.players
        self.view: View = match.view(viewer)
        _, self.play = find_deal_and_play(match)
        self.order = [(viewer + step) % self.players for step in range(self.players)]

    def write(self) -> Observation:
        view, rows = self.view, self._list_rows
        words = find_words(view.game)
        lead = view.trick.talon if view.trick else None
        plays = dict(view.trick.plays) if view.trick else {}
        shown, played = self._list_shown(), [0] * self.players
        for move in view.log:
            if isinstance(move.action, PlayCard) and move.seat is not None:
                played[move.seat] |= move.action.card.bit
        own, acting = self._find_own(self.viewer), 0 if self.turn is None else self._find_own(self.turn.seat)
        laid = view.discard or (self.laid if self._lays(self.viewer) else ())
        bits = (
            *(own, acting, *rows(shown), *rows(played)),
            *rows([plays[seat].bit if seat in plays else 0 for seat in range(self.players)]),
            *(_mask(view.talon or ()), 0 if lead is None else lead.bit, _mask(laid)),
        )
        tricks = [(1 << seat.tricks) - 1 for seat in view.seats]
        observation = np.zeros(OBSERVATION_BYTES, np.uint8)
        packed = _BITS.pack(
            *bits,
            *rows(self._list_calls(words.said)),
            *rows(tricks),
            *self._list_voids(),
            *self._list_turn_bytes(),
        )
        features = _find_features(view.game, self.players).list_numbers(view, self.viewer)
        observation[:] = np.frombuffer(packed + bytes(features), np.uint8)
        points = getattr(self.match.phase, "points", None)
        if words.points and points is not None:
            first = OBSERVATION_BYTES - FEATURE_BYTES + len(FEATURE_NAMES)
            observation[first : first + self.players] = [points[seat] for seat in self.order]
        return observation

    def _list_rows(self, by_seat: list[int]) -> list[int]:
        """Return numbers by seat in the order of places from the viewer on, zeros where there are none."""
        return [by_seat[seat] for seat in self.order] + [0] * (MAX_PLACES - self.players)

    def _lays(self, seat: int) -> bool:
        """Return True if a seat is laying cards away."""
        return self.kind == LAY_KIND and self.turn is not None and self.turn.seat == seat

    def _find_own(self, seat: int) -> int:
        """Return the mask of a seat's hand as far as the viewer sees it, less the cards it is laying away.

        A viewer who decides for another seat sees the cards that seat has shown.
        """
        seat_view = self.view.seats[seat]
        cards = seat_view.cards
        decides_for_seat = self.turn is not None and self.viewer == self.turn.by != seat
        if cards is None and decides_for_seat:
            cards = seat_view.shown
        mask = _mask(cards or ())
        return mask & ~self.laid.mask if self._lays(seat) else mask

    def _list_shown(self) -> list[int]:
        """Return by seat the mask of the cards that lie open or were shown, to all or to the viewer."""
        shown = []
        for one in self.view.seats:
            known = self._find_own(one.seat) if one.exposed else _mask(one.shown or ())
            shown.append(known | _mask(one.proved))
        for move in self.view.log:
            if isinstance(move.action, GiveCard) and move.action.card is not None:
                shown[move.action.to] |= move.action.card.bit
        return shown

    def _list_calls(self, said: tuple[str, ...]) -> list[int]:
        """Return by seat the bits of the words that it has said."""
        calls = [0] * self.players
        for move in self.view.log:
            if isinstance(move.action, Say) and move.seat is not None and move.action.word in said:
                calls[move.seat] |= 1 << min(said.index(move.action.word), MAX_SAID_BITS - 1)
        return calls

    def _list_voids(self) -> list[int]:
        """Return two bytes with four bits a place: the suits that it has shown to have none of."""
        voids = [0] * MAX_PLACES
        if self.play is not None:
            found = _find_voids(self.match, self.play)
            voids[: self.players] = [found[seat] for seat in self.order]
        return [voids[0] | voids[1] << 4, voids[2] | voids[3] << 4]

    def _list_turn_bytes(self) -> list[int]:
        """Return the bytes ``turn`` with ``leader``, and ``asked``."""
        places = {seat: place for place, seat in enumerate(self.order)}
        turn = 0 if self.turn is None else 1 << places[self.turn.seat]
        if self.turn is None:
            return [0, 0]
        if self.kind == PLAY_KIND and self.play is not None:
            turn |= 16 << places[self.play.leader]
        return [turn, 1 << self.kind | (SECOND_LAY_BIT if self.laid else 0)]


def _find_voids(match: Match, play: Play) -> list[int]:
    """Return by seat the bits of the suits that it has shown to have none of, trumps included."""
    rules, voids = play.rules, [0] * match.players
    plays = [(move.seat, move.action) for move in match.log if isinstance(move.action, PlayCard)]
    card_rules = match.game.part("card_rules", CardRules) or _CARD_RULES
    trumps = card_rules.list_trumps(match)
    for number, (seat, action) in enumerate(plays):
        trick, place = divmod(number, rules.size)
        trump = trumps[trick] if trumps else play.trump
        if not place:
            led = (rules.leads[trick] if trick < len(rules.leads) else action.card).suit
        if action.card.suit is not led and seat is not None:
            voids[seat] |= 1 << int(led)
            if rules.must_ruff and trump is not None and action.card.suit is not trump:
                voids[seat] |= 1 << int(trump)
    return voids


def _mask(cards: Cards | tuple[Card, ...]) -> int:
    return cards.mask if isinstance(cards, Cards) else sum(card.bit for card in cards)


@lru_cache
def _find_features(game: str, players: int) -> Features:
    return Features(find_words(game), players)
