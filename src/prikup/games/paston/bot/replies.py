"""Whist and pass tried in layouts: the other defender answers by rules of thumb, the play is solved."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Final

from prikup.bots.base import Seed
from prikup.bots.counting import WEIGHED_PER_WORLD, draw_before_play
from prikup.bots.defence import estimate_tricks
from prikup.bots.mask_view import MaskView
from prikup.bots.open_hands import shared_solver
from prikup.bots.outlook import defender_shares
from prikup.bots.worlds import Hands
from prikup.games.paston.bot.counting import weigh_worlds
from prikup.games.paston.bot.points import BOTH_PASS, BOTH_WHIST, Words, contract_values
from prikup.games.paston.bot.whisting import DECLARER_LEAD_LOSS, rate_words
from prikup.games.paston.contracts import DECLARER_NEEDS, TRICKS_PER_DEAL
from prikup.games.paston.match import View
from prikup.games.paston.results import PASS, WHIST
from prikup.solver.position import pack_row

MIN_SHARED_TRICKS: Final = 0.1
"""The least tricks that a defender is expected to take of those of both."""


def choose_word(view: View, texts: Sequence[str], seed: Seed) -> str:
    """Return whist or pass by trial, one of the legal ``texts``."""
    values = word_values(view, texts, seed)
    return max(values, key=values.__getitem__)


def word_values(view: View, texts: Sequence[str], seed: Seed) -> dict[str, float]:
    """Return the average values of a pass and of a whist over layouts that fit the game, in points."""
    assert view.contract is not None and view.contract.declarer is not None
    mask_view, worlds, _ = draw_before_play(
        view, seed, weigh_worlds, "", view.contract.declarer, WEIGHED_PER_WORLD
    )
    table = _Table.of(view, mask_view)
    spoken = tuple(word for _, word in view.declarations)
    values = {PASS: 0.0, WHIST: 0.0}
    for hands, weight in zip(worlds.hands, worlds.weights, strict=True):
        for word in values:
            words = (spoken[0], word) if spoken else (word, table.answer(hands, word))
            values[word] += weight * table.rate(hands, words)
    total = sum(worlds.weights)
    return {word: value / total for word, value in values.items()}


@dataclass(frozen=True)
class _Table:
    """The deal as its defenders see it: ``defenders`` are their places in the order in which they speak.

    ``turn`` is 0 if the viewer speaks first, 1 if second.
    """

    options: Any
    contract: str
    trump: int
    declarer: int
    defenders: tuple[int, int]
    turn: int

    @classmethod
    def of(cls, view: View, mask_view: MaskView) -> _Table:
        """Read the table from the view of the defender who is asked."""
        assert view.contract is not None
        turn = len(view.declarations)
        me = mask_view.me
        other = 3 - me - mask_view.declarer
        defenders = (other, me) if turn else (me, other)
        return cls(view.options, view.contract.text, mask_view.trump, mask_view.declarer, defenders, turn)

    def answer(self, hands: Hands, word: str) -> str:
        """Return what the second defender answers to the word of the first by rules of thumb."""
        values = rate_words(self.options, self.contract, self.trump, hands[self.defenders[1]], (word,))
        return max(values, key=values.__getitem__)

    def rate(self, hands: Hands, words: Words) -> float:
        """Return the value to the viewer of these words, played with all cards open."""
        if words == BOTH_PASS:
            return contract_values(self.options, self.contract, words, (TRICKS_PER_DEAL, 0, 0))[1 + self.turn]
        playing = [place for place, word in zip(self.defenders, words, strict=True) if word == WHIST]
        order = sorted(playing, key=lambda place: (place - self.declarer) % 3)
        row = pack_row([hands[self.declarer], *(hands[place] for place in order)], self.trump, 0)
        [taken] = shared_solver().row_values(row)
        lost = TRICKS_PER_DEAL - taken
        if words != BOTH_WHIST:
            tricks = (taken, lost, 0) if words[0] == WHIST else (taken, 0, lost)
            return contract_values(self.options, self.contract, words, tricks)[1 + self.turn]
        return _rate_shared(self.options, self.contract, lost, self._find_share(hands), self.turn)

    def _find_share(self, hands: Hands) -> float:
        """Return the share of the tricks of both defenders that the first takes, to a tenth."""
        first, second = (
            max(
                MIN_SHARED_TRICKS,
                estimate_tricks(hands[place], self.trump, DECLARER_NEEDS).own - DECLARER_LEAD_LOSS,
            )
            for place in self.defenders
        )
        return round(first / (first + second), 1)


@lru_cache(maxsize=1 << 12)
def _rate_shared(options: Any, contract: str, lost: int, share: float, turn: int) -> float:
    """Return the value to a defender of tricks of both, each of which the first takes with this chance."""
    total = 0.0
    for first, second, chance in defender_shares(lost, share):
        tricks = (TRICKS_PER_DEAL - lost, first, second)
        total += chance * contract_values(options, contract, BOTH_WHIST, tricks)[1 + turn]
    return total
