"""Beginnings of deals: the first state by the cards that decide it, and the cards that are dealt again."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import product
from random import Random
from typing import Any, Final

import numpy as np

from prikup.cards import Card, Cards
from prikup.core import Deal, Input, Match
from prikup.learn.other_cards import CompileError, held_of, is_over
from prikup.learn.tables import FIRST_DTYPE, MAX_DECIDING_CARDS, TALON_HOLDING, TEST_DTYPE
from prikup.toolkit.card_rules import CardRules, CardTest

MAX_ORDERED_SHUFFLES: Final = 10_000
"""Random deals among which one is looked for that no test throws in."""
BOTTOM_PROBES: Final = 3
"""Deals with each bottom card, so that none is thrown in for another reason."""
NO_STATE: Final = -1


class FirstDeals:
    """Deals to order of a match that waits for its first cards.

    Holdings are numbers: places have hands, and :data:`~prikup.learn.tables.TALON_HOLDING` is the talon.
    """

    def __init__(self, match: Match, rules: CardRules) -> None:
        deciding, tests = rules.deciding, rules.list_tests(match)
        self.count = rules.find_count(match)
        if len(deciding) > MAX_DECIDING_CARDS:
            raise CompileError("learn-size", what="deciding cards", most=MAX_DECIDING_CARDS)
        self.match, self.deciding, self.tests = match, deciding, tests
        self.sizes = dict.fromkeys((*range(match.players), TALON_HOLDING), 0)
        pattern = match.game.pattern(match)
        for place, count in pattern.packets:
            self.sizes[TALON_HOLDING if place == "talon" else place] += count
        last = pattern.packets[-1][0]
        self.last_holding = TALON_HOLDING if last == "talon" else last
        self.has_bottom = pattern.bottom
        self.cards = sorted(match.pack.cards, key=lambda card: card.index)

    def deal(self, wanted: Mapping[int, Cards], bottom: Card | None = None, seed: int = 0) -> Match | None:
        """Return the match after a random deal in which holdings have the wanted cards; None if it is over.

        Raises CompileError if no such deal is found that passes the tests where nothing is wanted.
        """
        random = Random(seed)
        placed = Cards(card for cards in wanted.values() for card in cards)
        for _ in range(MAX_ORDERED_SHUFFLES):
            rest = [card for card in self.cards if card not in placed]
            random.shuffle(rest)
            held = dict[int, list[Card]]()
            for holding, size in self.sizes.items():
                cards = list(wanted.get(holding, ()))
                cards += [rest.pop() for _ in range(size - len(cards))]
                held[holding] = cards
            if self._passes(held, wanted):
                hands = tuple(Cards(held[place]) for place in range(self.match.players))
                deal = Deal(hands, tuple(held[TALON_HOLDING]), bottom)
                after = self.match.apply(Input(None, None, deal)).state
                return None if is_over(after) else after
        raise CompileError("learn-deal", game=self.match.game.id)

    def _passes(self, held: Mapping[int, Sequence[Card]], wanted: Mapping[int, Cards]) -> bool:
        """Return True if no test holds for a holding of which less than all is wanted."""
        return not any(
            test.holds(cards)
            for holding, cards in held.items()
            for test in self.tests
            if test.on_talon == (holding == TALON_HOLDING)
            if len(wanted.get(holding, ())) < self.sizes[holding]
        )

    def list_starts(self) -> Iterator[Match | None]:
        """Yield a deal for all holdings of the deciding cards, None where it is dealt again.

        The code of a deal is the sum of the holdings times powers of the number of holdings.
        """
        codes = product(range(TALON_HOLDING + 1), repeat=len(self.deciding))
        for holdings in codes:
            placed = dict[int, Cards]()
            for card, holding in zip(self.deciding, reversed(holdings), strict=True):
                placed[holding] = placed.get(holding, Cards()) | Cards([card])
            fits = all(len(cards) <= self.sizes.get(holding, 0) for holding, cards in placed.items())
            yield self.deal(placed) if fits else None

    def find_code(self, match: Match) -> int:
        """Return the code of a deal by where its deciding cards lie."""
        code = 0
        for card in reversed(self.deciding):
            holders = (place for place, hand in enumerate(held_of(match.phase).hands) if card in hand)
            code = code * (TALON_HOLDING + 1) + next(holders, TALON_HOLDING)
        return code

    def list_thrown(self) -> list[tuple[int, int]]:
        """Return the holdings, each with the number of a test, with which the cards are dealt again."""
        return [
            (holding, number)
            for number, test in enumerate(self.tests)
            for holding, size in self.sizes.items()
            if test.on_talon == (holding == TALON_HOLDING)
            if size and (cards := self._choose_cards(test, size)) and self.deal({holding: cards}) is None
        ]

    def _choose_cards(self, test: CardTest, size: int) -> Cards | None:
        """Return so many cards for which a test holds; None if there are none."""
        by_weight = sorted(self.cards, key=lambda card: -test.weights.get(card, 0))
        cards = Cards(by_weight[:size])
        return cards if test.holds(cards) else None

    def find_thrown_bottoms(self) -> Cards:
        """Return the last cards of the pack with which the cards are dealt again."""
        if not self.has_bottom:
            return Cards()
        return Cards(card for card in self.cards if self._is_thrown_in(card))

    def _is_thrown_in(self, bottom: Card) -> bool:
        """Return True if the cards are dealt again for the last card, whatever the others are."""
        wanted = {self.last_holding: Cards([bottom])}
        return all(self.deal(wanted, bottom, seed) is None for seed in range(BOTTOM_PROBES))


def pack_firsts(starts: Sequence[Match | None], states: Sequence[int]) -> Any:
    """Return how deals begin: their states, and the cards that are shown for it."""
    firsts = np.zeros(len(states), FIRST_DTYPE)
    firsts["state"] = states
    for number, start in enumerate(starts):
        if start is not None:
            firsts["proved"][number] = Cards(card for _, card in held_of(start.phase).proved).mask
    return firsts


def pack_tests(tests: Sequence[CardTest]) -> Any:
    """Return tests as an array."""
    packed = np.zeros(len(tests), TEST_DTYPE)
    for number, test in enumerate(tests):
        for card, weight in test.weights.items():
            packed["weights"][number, card.index] = weight
        packed["least"][number] = test.least
    return packed
