"""Values of contracts if the defence answers by the rules of thumb, and may let a contract go."""

from __future__ import annotations

from typing import Final

import numpy as np
import numpy.typing as npt

from prikup.bots.base import Seed
from prikup.bots.defence import expected
from prikup.bots.exchange import Numbers, Others, Tricks
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
"""Likelihood that a defence lets a contract go where the rules of thumb do."""
RESTING_DEALER: Final = 2
ASKED_SEATS: Final = (0, 1, 0, RESTING_DEALER)
"""Order of the seats of the defence in which they are asked."""
ASKED_PLACES: Final = (1, 2, 1, 3)
"""Places of these seats, the declarer at 0."""


class RuleReplies(Others):
    """Worlds in which the defenders answer by the rules of thumb, and lay their hands open if they can."""

    def __init__(self, view: View, seed: Seed) -> None:
        super().__init__(view, seed, rough_call_likelihoods, DRAWN_WORLDS)
        self._view = view
        self._money = settled_prices(view.options, view.players)
        self._tables: dict[tuple[int, int], Numbers] = {}

    def _scores(self, contracts: Contracts, at: int | npt.NDArray[np.integer], taken: Tricks) -> Numbers:
        ranks = np.broadcast_to(contracts.ranks[at], taken.shape).tolist()
        tables = [self._table(rank, world) for world, rank in enumerate(ranks)]
        found: Numbers = np.array(tables)[np.arange(len(tables)), taken]
        return found

    def _table(self, rank: int, world: int) -> Numbers:
        """Return the value of each number of tricks in a world."""
        key = (rank, world)
        if key not in self._tables:
            contract, view = CONTRACTS[CONTRACT_TEXTS[rank]], self._view
            words, played = self._answers(contract, world)
            fought = values_by_declarations(
                view.options, view.players, contract.level, _whisters_words(contract, view)
            )
            said = values_by_declarations(view.options, view.players, contract.level, words, played)
            self._tables[key] = said if played else fought + PASS_OUT_LIKELIHOOD * (said - fought)
        return self._tables[key]

    def _answers(self, contract: Contract, world: int) -> tuple[Words, bool]:
        """Return the declarations of the defence in a world, and True if the contract is played."""
        money, players = self._money, self._view.players
        trump = -1 if contract.trump is None else int(contract.trump)
        hopes = [expected(hand, trump, contract.level) for hand in self.hands[world].tolist()]
        table = defence_ways(contract, self._view.options, ASKED_SEATS, players == 4)
        said: tuple[str, ...] = ()
        while texts := table.answers.get(said):
            who = ASKED_SEATS[len(said)]
            if who == RESTING_DEALER:
                return _whisters_words(contract, self._view), True
            if said == (WHIST,):
                worths = values_beside_whister(money, contract.level, hopes[who])
                said += (max(worths, key=worths.__getitem__),)
            else:
                rest = can_dealer_whist(self._view)
                said += (choose_answer(money, contract.level, hopes[who], said, texts, rest),)
        words = tuple((ASKED_PLACES[at], word) for at, word in enumerate(said))
        return words, table[said].played


def _whisters_words(contract: Contract, view: View) -> Words:
    """Return the declarations of two whisters."""
    table = defence_ways(contract, view.options, ASKED_SEATS, view.players == 4)
    return ((1, WHIST), (2, WHIST)) if (WHIST, WHIST) in table else ()
