"""Answers of the defence as others foresee them, and the values of contracts by these answers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from prikup.bots.base import Seed
from prikup.bots.defence import DefenceEstimate, estimate_tricks
from prikup.bots.exchange import EXCHANGE_WORLDS, Others
from prikup.bots.lookahead import DRAWN_WORLDS
from prikup.bots.outlook import Contracts
from prikup.games.preferans.bot.beliefs import rough_call_likelihoods
from prikup.games.preferans.bot.outcomes import values_by_declarations
from prikup.games.preferans.bot.prices import settled_prices
from prikup.games.preferans.bot.whisting import can_dealer_whist, choose_answer, values_beside_whister
from prikup.games.preferans.contracts import CONTRACTS, Contract
from prikup.games.preferans.defence import WHIST, defence_ways
from prikup.games.preferans.match import View
from prikup.games.preferans.results import Words

CONTRACT_TEXTS: Final = tuple(text for text, one in CONTRACTS.items() if one.level)
PASS_OUT_LIKELIHOOD: Final = 0.75
"""Likelihood that a defence lets a contract go where that is foreseen."""
RESTING_DEALER: Final = 2
ASKED_SEATS: Final = (0, 1, 0, RESTING_DEALER)
"""Order of the seats of the defence in which they are asked."""
ASKED_PLACES: Final = (1, 2, 1, 3)
"""Places of these seats, the declarer at 0."""
FIT_BY_LEVEL: Final = ((3.68, 3.7, 0.69, 1.02), (2.27, 2.74, 0.88, 0.85), (0.96, 2.04, 0.55, 0.85),
                       (0.61, 0.95, 0.62, 0.54), (0.54, 0.16, 0.67, 0.33))  # fmt: skip
"""Fit by level: the average of :func:`expected` for both hands, the tricks they take with all cards open, the
slope from the first to the second, and the standard deviation that is left.

Fitted to 3,296 contracts that search bots named in ``kodeks-sochi`` (``benchmarks/fit_whists.py``).
"""
MIN_FITTED_TRICKS: Final = 0.1


def fitted_estimate(hand: int, trump: int, level: int) -> DefenceEstimate:
    """Return the tricks that a hand can expect against a contract, by a line fitted to exact results."""
    hand_tricks = estimate_tricks(hand, trump, level)
    mean_estimate, mean_tricks, slope, spread = FIT_BY_LEVEL[level - 6]
    return DefenceEstimate(
        hand_tricks.own,
        max(MIN_FITTED_TRICKS, mean_tricks + slope * (hand_tricks.both - mean_estimate)),
        spread,
    )


def foresee_answer(
    view: View, level: int, estimate: DefenceEstimate, spoken: Sequence[str], texts: Sequence[str]
) -> str:
    """Return the word, one of the ``texts``, of a defender with this estimate after the words ``spoken``."""
    money = settled_prices(view.options, view.players)
    if WHIST in spoken:
        worths = values_beside_whister(money, level, estimate)
        return max(worths, key=worths.__getitem__)
    return choose_answer(money, level, estimate, spoken, texts, can_dealer_whist(view))


class RuleReplies(Others):
    """Worlds in which the defenders answer as foreseen, and open their hands where they can."""

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
            contract, view = CONTRACTS[CONTRACT_TEXTS[rank]], self._view
            words, played = self._answer_contract(contract, world)
            whisted_values = values_by_declarations(
                view.options, view.players, contract.level, _list_whisters_words(contract, view)
            )
            answered_values = values_by_declarations(
                view.options, view.players, contract.level, words, played
            )
            self._tables[key] = (
                answered_values
                if played
                else tuple(
                    whisted + PASS_OUT_LIKELIHOOD * (answered - whisted)
                    for whisted, answered in zip(whisted_values, answered_values, strict=True)
                )
            )
        return self._tables[key]

    def _answer_contract(self, contract: Contract, world: int) -> tuple[Words, bool]:
        """Return the declarations of the defence in a world, and True if the contract is played."""
        players = self._view.players
        trump = -1 if contract.trump is None else int(contract.trump)
        hopes = [fitted_estimate(hand, trump, contract.level) for hand in self.hands[world]]
        table = defence_ways(contract, self._view.options, ASKED_SEATS, players == 4)
        spoken: tuple[str, ...] = ()
        while texts := table.answers.get(spoken):
            place = ASKED_SEATS[len(spoken)]
            if place == RESTING_DEALER:
                return _list_whisters_words(contract, self._view), True
            answer = foresee_answer(self._view, contract.level, hopes[place], spoken, texts)
            spoken = (*spoken, answer)
        words = tuple((ASKED_PLACES[turn], word) for turn, word in enumerate(spoken))
        return words, table[spoken].played


def _list_whisters_words(contract: Contract, view: View) -> Words:
    """Return the declarations of two whisters."""
    table = defence_ways(contract, view.options, ASKED_SEATS, view.players == 4)
    return ((1, WHIST), (2, WHIST)) if (WHIST, WHIST) in table else ()
