"""What a contract comes to if the defence answers as the rules of thumb do: it may let it go."""

from __future__ import annotations

from typing import Final

import numpy as np
import numpy.typing as npt

from prikup.bots.base import Seed
from prikup.bots.defence import expected
from prikup.bots.exchange import Numbers, Others, Tricks
from prikup.bots.lookahead import DRAWN
from prikup.bots.outlook import Contracts
from prikup.core import View
from prikup.games.preferans.bot.beliefs import roughly_called
from prikup.games.preferans.bot.prices import settled, value
from prikup.games.preferans.bot.whisting import answer, rests
from prikup.games.preferans.contracts import CONTRACTS
from prikup.games.preferans.defence import HALF, WHIST, ways

TEXTS: Final = tuple(text for text, one in CONTRACTS.items() if one.level)
LIKELY: Final = 0.75
"""How likely a defence does as the rules of thumb do where these let a contract go."""
DEALER: Final = 2
ASKED: Final = (0, 1, 0, DEALER)
"""Who of the defence is asked first, second and so on."""


class Answered(Others):
    """Worlds in which the defenders answer by the rules of thumb, and lay their hands open if they can."""

    def __init__(self, view: View, seed: Seed) -> None:
        super().__init__(view, seed, roughly_called, DRAWN)
        self._view = view
        self._money = settled(view.options, view.players)
        self._whists: dict[tuple[int, int], float | None] = {}

    def _scores(self, contracts: Contracts, at: int | npt.NDArray[np.integer], taken: Tricks) -> Numbers:
        found = super()._scores(contracts, at, taken).copy()
        ranks = np.broadcast_to(contracts.ranks[at], found.shape).tolist()
        for world, rank in enumerate(ranks):
            let_go = self._let_go(rank, world)
            if let_go is not None:
                found[world] += LIKELY * (let_go - found[world])
        return found

    def _let_go(self, rank: int, world: int) -> float | None:
        """What a contract brings that is not played in a world, None where it is."""
        key = (rank, world)
        if key not in self._whists:
            self._whists[key] = self._answered(rank, world)
        return self._whists[key]

    def _answered(self, rank: int, world: int) -> float | None:
        contract, money, players = CONTRACTS[TEXTS[rank]], self._money, self._view.players
        trump = -1 if contract.trump is None else int(contract.trump)
        hopes = [expected(hand, trump, contract.level) for hand in self.hands[world].tolist()]
        table = ways(contract, self._view.options, ASKED, players == 4)
        said: tuple[str, ...] = ()
        while texts := table.answers.get(said):
            who = ASKED[len(said)]
            if who == DEALER or said == (WHIST,):
                return None
            said += (answer(money, contract.level, hopes[who], said, texts, rests(self._view)),)
        if table[said].played:
            return None
        half = money.quota[contract.level - 6] / 2 * money.whist if HALF in said else 0.0
        return value(contract.level) * (money.pool - half)
