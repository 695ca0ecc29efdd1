"""Declarations of the defence by the search bot.

What a hand can expect is fitted to exact results, and solved in worlds that fit the auction and the
contract; the mixture foresees the tricks better than either. A word is rated by the answers that the other
defender gives in such worlds, so a pass is worth more where the partner will whist. A ten may be a lesser
contract, named falsely so that nobody whists; the answer to it is mixed.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from math import exp, fsum, log
from typing import Final

import msgspec

from prikup.bots.base import Seed, seeded_number
from prikup.bots.defence import DefenceEstimate, estimate_tricks
from prikup.bots.exchange import hand_of
from prikup.bots.fitting import weigh_by_level
from prikup.bots.mask_view import MaskView
from prikup.bots.open_hands import tricks
from prikup.bots.worlds import Worlds, draw_worlds, resample_worlds
from prikup.cards import Suit
from prikup.core import TrickView
from prikup.games.preferans.bot import whisting
from prikup.games.preferans.bot.beliefs import weigh_roughly
from prikup.games.preferans.bot.prices import Prices, settled_prices
from prikup.games.preferans.bot.replies import (
    ASKED_SEATS,
    DOUBTED_LEVEL,
    RESTING_DEALER,
    fitted_estimate,
    foresee_answer,
    rate_words,
)
from prikup.games.preferans.bot.whisting import values_beside_whister
from prikup.games.preferans.contracts import CONTRACTS
from prikup.games.preferans.defence import WHIST, defence_ways
from prikup.games.preferans.match import View

ANSWER_WORLDS: Final = 40
"""Worlds in which the tricks of the defence are solved, and the answers of the other defender foreseen."""
DRAWN_FOR_ANSWER: Final = 1200
"""Worlds drawn, from which these are chosen."""
SOLVED_SHARE: Final = 0.5
"""Share of the solved worlds in the estimate of these tricks; the fitted estimate has the rest."""
FALSE_LEVEL: Final = 8
"""Level of the contract that can be made by who names a ten falsely."""
EVEN_OWN_TRICKS: Final = 1.2
"""Own tricks against a ten from which on it is more likely false than not."""
OWN_TRICKS_SCALE: Final = 0.25
"""Own tricks that make a false ten e times more likely."""
DOUBT_SCALE_WHISTS: Final = 15.0
"""Scale of what is added to the value of whisting a ten, so that no declarer can foresee the answer."""


def choose_word(view: View, texts: Sequence[str], seed: Seed) -> str:
    """Return the word to say, one of the legal ``texts``."""
    if not _is_answer(view, texts):
        return whisting.choose_word_by(view, texts, _prices(view), fitted_estimate, values_beside_whister)
    values = word_values(view, texts, seed)
    if _may_be_false(view):
        values[WHIST] += _draw_doubt(seed, view)
    return max(values, key=values.__getitem__)


def word_values(view: View, texts: Sequence[str], seed: Seed) -> dict[str, float]:
    """Return the value of each word, in whists; of equal ones the first is said.

    A ten that may be false is rated as a ten and as a contract of FALSE_LEVEL, by the chance of each.
    """
    if not _is_answer(view, texts):
        return whisting.word_values(view, texts, _prices(view), fitted_estimate, values_beside_whister)
    answers = Answers(view, seed)
    hand, trump, level = answers.hand, answers.trump, answers.level
    if level != DOUBTED_LEVEL:
        return answers.values(texts, answers.estimate_defence())
    values = answers.values(texts, fitted_estimate(hand, trump, level))
    if not _may_be_false(view):
        return values
    own_tricks = estimate_tricks(hand, trump, level).own
    false_chance = 1 / (1 + exp((EVEN_OWN_TRICKS - own_tricks) / OWN_TRICKS_SCALE))
    false_values = answers.values(texts, fitted_estimate(hand, trump, FALSE_LEVEL))
    return {
        text: (1 - false_chance) * value + false_chance * false_values[text] for text, value in values.items()
    }


class Answers:
    """The words of a defender, rated by the answers of the other in worlds that fit the auction."""

    def __init__(self, view: View, seed: Seed) -> None:
        """Read a view in which a defender with cards answers.

        ``hand`` is theirs as a mask, ``level`` the tricks of the contract and ``trump`` its suit, -1 without.
        """
        assert view.contract is not None and view.contract.needs is not None
        self._view, self._seed = view, seed
        self.hand = hand_of(view)
        self.level = view.contract.needs
        self.trump = -1 if view.contract.trump is None else int(Suit.parse(view.contract.trump))
        self._ways = defence_ways(CONTRACTS[view.contract.text], view.options, ASKED_SEATS, view.players == 4)
        self._spoken = tuple(word for _, word in view.declarations)
        self._me = ASKED_SEATS[len(self._spoken)]

    def values(self, texts: Sequence[str], estimate: DefenceEstimate) -> dict[str, float]:
        """Return the value of each word with this estimate of the tricks of the defence."""
        return {text: self._rate((*self._spoken, text), estimate) for text in texts}

    def estimate_defence(self) -> DefenceEstimate:
        """Return the tricks to expect of the defence.

        It is the mixture of the fitted estimate and of the tricks in worlds that fit the contract, all cards
        open. Too few worlds fit a ten.
        """
        fitted = fitted_estimate(self.hand, self.trump, self.level)
        worlds = resample_worlds(weigh_by_level(self._mask_view, self._drawn_worlds), ANSWER_WORLDS)
        taken = tricks(self._mask_view, worlds.hands, self._mask_view.declarer)
        by_world = [10 - declarer_tricks for declarer_tricks in taken]
        mean_tricks = worlds.mean(by_world)
        spread = worlds.mean((count - mean_tricks) ** 2 for count in by_world) ** 0.5
        return mix_estimates(fitted, DefenceEstimate(fitted.own, mean_tricks, spread), SOLVED_SHARE)

    def _rate(self, spoken: tuple[str, ...], estimate: DefenceEstimate) -> float:
        """Return the value of the deal to the defender after the words ``spoken`` by the defence.

        Of the words that are still to come, the defender will say the best, a resting dealer a whist, and
        the other defender what they are likely to answer in the worlds.
        """
        texts = self._ways.answers.get(spoken)
        if not texts:
            other_own = fsum(weight * other.own for other, weight in self._others)
            place = 1 + self._me
            return rate_words(self._view, self.level, self._ways, spoken, place, estimate, other_own)
        asked = ASKED_SEATS[len(spoken)]
        if asked == self._me:
            return max(self._rate((*spoken, text), estimate) for text in texts)
        if asked == RESTING_DEALER:
            return self._rate((*spoken, WHIST), estimate)
        shares = self._share_answers(spoken)
        return fsum(share * self._rate((*spoken, text), estimate) for text, share in shares.items())

    def _share_answers(self, spoken: tuple[str, ...]) -> dict[str, float]:
        """Return by word how likely the other defender is to answer it after the words ``spoken``."""
        shares: dict[str, float] = {}
        for other, weight in self._others:
            text = foresee_answer(self._view, self.level, other, spoken, self._ways)
            shares[text] = shares.get(text, 0.0) + weight
        return shares

    @cached_property
    def _mask_view(self) -> MaskView:
        """The position before the first card."""
        # MaskView reads a trick, and no card has been played yet: it gets an empty one of the first leader.
        leader = self._view.order[0]
        return MaskView(msgspec.structs.replace(self._view, trick=TrickView(leader, (), None)))

    @cached_property
    def _drawn_worlds(self) -> Worlds:
        """Worlds, weighed by the calls."""
        return weigh_roughly(self._mask_view, draw_worlds(self._mask_view, self._seed, DRAWN_FOR_ANSWER))

    @cached_property
    def _others(self) -> list[tuple[DefenceEstimate, float]]:
        """The estimate of the other defender in each world, and the world's share of all weights."""
        worlds = resample_worlds(self._drawn_worlds, ANSWER_WORLDS)
        # the places 0, 1 and 2 add up to 3
        other_place = 3 - self._mask_view.declarer - self._mask_view.me
        total = fsum(worlds.weights)
        return [
            (fitted_estimate(hands[other_place], self.trump, self.level), weight / total)
            for hands, weight in zip(worlds.hands, worlds.weights, strict=True)
        ]


def mix_estimates(one: DefenceEstimate, other: DefenceEstimate, share: float) -> DefenceEstimate:
    """Return the estimate of which ``share`` is the other's: mean and deviation are those of the mixture.

    >>> mix_estimates(DefenceEstimate(1.0, 2.0, 1.0), DefenceEstimate(1.0, 3.0, 1.0), 0.5).both
    2.5
    """
    both = (1 - share) * one.both + share * other.both
    variance = (1 - share) * (one.spread**2 + (one.both - both) ** 2) + share * (
        other.spread**2 + (other.both - both) ** 2
    )
    return DefenceEstimate(one.own, both, variance**0.5)


def _prices(view: View) -> Prices:
    """Return the prices of a view's table."""
    return settled_prices(view.options, view.players)


def _is_answer(view: View, texts: Sequence[str]) -> bool:
    """Return True if a defender with cards says whether they whist, and the deal is scored alone."""
    return "open" not in texts and view.seat in view.order and not _prices(view).farm


def _may_be_false(view: View) -> bool:
    """Return True if a contract that nobody has whisted may be named falsely."""
    assert view.contract is not None
    return view.contract.needs == DOUBTED_LEVEL and WHIST not in (word for _, word in view.declarations)


def _draw_doubt(seed: Seed, view: View) -> float:
    """Return the whists to add to the value of a whist, logistic, by the seed and the view."""
    share = (seeded_number(seed, view) + 0.5) / 2**64
    return DOUBT_SCALE_WHISTS * log(share / (1 - share))
