"""Answers of the defence as others foresee them, and the values of contracts by these answers."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import fsum
from operator import mul
from typing import Final

from prikup.bots.base import Seed
from prikup.bots.defence import DefenceEstimate, estimate_tricks
from prikup.bots.exchange import EXCHANGE_WORLDS, Others
from prikup.bots.hand import chances
from prikup.bots.lookahead import DRAWN_WORLDS
from prikup.bots.outlook import Contracts
from prikup.games.preferans.bot.beliefs import rough_call_likelihoods
from prikup.games.preferans.bot.outcomes import defender_values, values_by_declarations
from prikup.games.preferans.bot.prices import Prices, settled_prices, table_prices
from prikup.games.preferans.bot.whisting import can_dealer_whist, choose_answer, values_beside_whister
from prikup.games.preferans.contracts import CONTRACTS, Contract
from prikup.games.preferans.defence import HALF, PASS, WHIST, Defence, defence_ways
from prikup.games.preferans.match import View
from prikup.games.preferans.results import Words
from prikup.toolkit.defence import Ways

CONTRACT_TEXTS: Final = tuple(text for text, one in CONTRACTS.items() if one.level)
PASS_OUT_LIKELIHOOD: Final = 0.75
"""Likelihood that a defence lets a contract go where that is foreseen."""
DOUBTED_LEVEL: Final = 10
"""Level of a contract that may be named falsely, in the hope that nobody whists."""
RESTING_DEALER: Final = 2
ASKED_SEATS: Final = (0, 1, 0, RESTING_DEALER)
"""Order of the seats of the defence in which they are asked."""
ASKED_PLACES: Final = (1, 2, 1, 3)
"""Places of these seats, the declarer at 0."""
FIT_BY_LEVEL: Final = ((3.67, 3.75, 0.78, 1.02), (2.27, 2.7, 0.74, 0.77), (0.96, 1.68, 0.58, 0.55),
                       (0.61, 0.76, 0.51, 0.48), (0.54, 0.16, 0.67, 0.33))  # fmt: skip
"""Fit by level: the average of :func:`estimate_tricks` for both hands, the tricks they take with all cards
open, the slope from the first to the second, and the standard deviation that is left.

Fitted to 3,231 contracts that our bots named in ``kodeks-sochi`` (``benchmarks/fit_whists.py``); the tens are
fitted to 25 of the search bot.
"""
MIN_FITTED_TRICKS: Final = 0.1
MIN_OWN_TRICKS: Final = 0.05
RULE_SHARE: Final = 0.5
"""Likelihood that both defenders answer by the rules of thumb, which pass more often than is best."""

Answer = Callable[[View, int, DefenceEstimate, Sequence[str], Ways[Defence]], str]
"""Function from view, level, estimate, the words spoken and all ways to the next word of a defender."""


def fitted_estimate(hand: int, trump: int, level: int) -> DefenceEstimate:
    """Return the tricks that a hand can expect against a contract, by a line fitted to exact results."""
    return fit_estimate(estimate_tricks(hand, trump, level), level)


def fit_estimate(hand_tricks: DefenceEstimate, level: int) -> DefenceEstimate:
    """Return an estimate of :func:`estimate_tricks` corrected by the line fitted to exact results."""
    mean_estimate, mean_tricks, slope, spread = FIT_BY_LEVEL[level - 6]
    return DefenceEstimate(
        hand_tricks.own,
        max(MIN_FITTED_TRICKS, mean_tricks + slope * (hand_tricks.both - mean_estimate)),
        spread,
    )


def rate_words(
    view: View,
    level: int,
    ways: Ways[Defence],
    spoken: tuple[str, ...],
    place: int,
    estimate: DefenceEstimate,
    other_own: float,
) -> float:
    """Return the value of a deal to the defender at a place, 1 or 2, after all words of one of the ``ways``.

    ``other_own`` are the tricks that the hand of the other defender is expected to take.
    """
    words = tuple((ASKED_PLACES[turn], word) for turn, word in enumerate(spoken))
    own, other = max(MIN_OWN_TRICKS, estimate.own), max(MIN_OWN_TRICKS, other_own)
    share = round(own / (own + other), 1)
    by_tricks = defender_values(view.options, view.players, level, words, ways[spoken].played, place, share)
    return fsum(map(mul, chances(estimate.both, estimate.spread), by_tricks))


def foresee_answer(
    view: View, level: int, estimate: DefenceEstimate, spoken: Sequence[str], ways: Ways[Defence]
) -> str:
    """Return the best word of a defender with this estimate after the words ``spoken``, one of the ``ways``.

    Other defenders who are asked after it are taken to pass, a resting dealer to whist.
    """
    money = settled_prices(view.options, view.players)
    if money.farm:
        return _answer_by_formula(view, money, level, estimate, spoken, ways)
    values, other_own = {}, estimate.both - estimate.own
    for text in ways.answers[tuple(spoken)]:
        words: tuple[str, ...] = (*spoken, text)
        while words in ways.answers:
            words += (_find_least_word(ways.answers[words], len(words)),)
        values[text] = rate_words(view, level, ways, words, ASKED_PLACES[len(spoken)], estimate, other_own)
    return max(values, key=values.__getitem__)


def answer_as_usual(
    view: View, level: int, estimate: DefenceEstimate, spoken: Sequence[str], ways: Ways[Defence]
) -> str:
    """Return the word of a defender by the rules of thumb, after the words ``spoken``, one of the ``ways``.

    ``estimate`` is that of :func:`estimate_tricks`.
    """
    money = table_prices(view.options, view.players)
    return _answer_by_formula(view, money, level, estimate, spoken, ways)


def _answer_by_formula(
    view: View,
    money: Prices,
    level: int,
    estimate: DefenceEstimate,
    spoken: Sequence[str],
    ways: Ways[Defence],
) -> str:
    """Return the word with the highest value by these prices, after the words ``spoken``."""
    texts = ways.answers[tuple(spoken)]
    if tuple(spoken) == (WHIST,):
        values = values_beside_whister(money, level, estimate)
        return max((text for text in texts if text in values), key=values.__getitem__)
    return choose_answer(money, level, estimate, spoken, texts, can_dealer_whist(view))


def _find_least_word(texts: Sequence[str], turn: int) -> str:
    """Return a whist of a resting dealer, else a pass, else half a whist."""
    if ASKED_SEATS[turn] == RESTING_DEALER:
        return WHIST
    return PASS if PASS in texts else HALF


class RuleReplies(Others):
    """Worlds in which the defenders answer as foreseen or as usual, and open their hands where they can."""

    def __init__(self, view: View, seed: Seed, kept: int = EXCHANGE_WORLDS) -> None:
        """Draw worlds for a view and keep some."""
        super().__init__(view, seed, rough_call_likelihoods, DRAWN_WORLDS, kept)
        self._view = view
        self._tables: dict[tuple[int, int], Sequence[float]] = {}

    def _find_scores(
        self, contracts: Contracts, indices: Sequence[int], tricks_taken: Sequence[int]
    ) -> list[float]:
        """Return the value of each world's tricks in the contracts at these indices."""
        return [
            self._find_table(contracts.ranks[index], world)[taken]
            for world, (index, taken) in enumerate(zip(indices, tricks_taken, strict=True))
        ]

    def _find_table(self, rank: int, world: int) -> Sequence[float]:
        """Return the value of each number of tricks of a contract, by rank, in a world."""
        key = (rank, world)
        if key not in self._tables:
            contract = CONTRACTS[CONTRACT_TEXTS[rank]]
            level, trump = contract.level, -1 if contract.trump is None else int(contract.trump)
            estimates = [estimate_tricks(hand, trump, level) for hand in self.hands[world]]
            fitted = [fit_estimate(estimate, level) for estimate in estimates]
            foreseen_values = self._rate_answers(contract, fitted, foresee_answer)
            usual_values = self._rate_answers(contract, estimates, answer_as_usual)
            self._tables[key] = tuple(
                foreseen + RULE_SHARE * (usual - foreseen)
                for foreseen, usual in zip(foreseen_values, usual_values, strict=True)
            )
        return self._tables[key]

    def _rate_answers(
        self, contract: Contract, estimates: Sequence[DefenceEstimate], answer: Answer
    ) -> Sequence[float]:
        """Return the value of each number of tricks where defenders with these estimates ``answer``."""
        options, players, level = self._view.options, self._view.players, contract.level
        words, played = self._answer_contract(contract, estimates, answer)
        answered_values = values_by_declarations(options, players, level, words, played)
        # A ten that is bid in the hope of no whist is a bluff, and the defence whists such tens.
        let_go = 0.0 if level == DOUBTED_LEVEL else PASS_OUT_LIKELIHOOD
        if played:
            return answered_values
        whisted_values = values_by_declarations(
            options, players, level, _list_whisters_words(contract, self._view)
        )
        return tuple(
            whisted + let_go * (answered - whisted)
            for whisted, answered in zip(whisted_values, answered_values, strict=True)
        )

    def _answer_contract(
        self, contract: Contract, estimates: Sequence[DefenceEstimate], answer: Answer
    ) -> tuple[Words, bool]:
        """Return the declarations of defenders with these estimates, and True if the contract is played."""
        view = self._view
        ways = defence_ways(contract, view.options, ASKED_SEATS, view.players == 4)
        spoken: tuple[str, ...] = ()
        while spoken in ways.answers:
            place = ASKED_SEATS[len(spoken)]
            if place == RESTING_DEALER:
                return _list_whisters_words(contract, view), True
            spoken = (*spoken, answer(view, contract.level, estimates[place], spoken, ways))
        words = tuple((ASKED_PLACES[turn], word) for turn, word in enumerate(spoken))
        return words, ways[spoken].played


def _list_whisters_words(contract: Contract, view: View) -> Words:
    """Return the declarations of two whisters."""
    table = defence_ways(contract, view.options, ASKED_SEATS, view.players == 4)
    return ((1, WHIST), (2, WHIST)) if (WHIST, WHIST) in table else ()
