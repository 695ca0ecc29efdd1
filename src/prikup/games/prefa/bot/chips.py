"""Values of deals of Prefa, in chips, by the game's own scoring.

The match is taken as settled after the deal: a unit that a pot loses is worth ten chips to its owner, and
each player bears a third of it. Places are 0 for the declarer, 1 for the right and 2 for the left defender.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final

from prikup.bots.outlook import Worth, defender_shares
from prikup.core import Amount
from prikup.games.prefa.contracts import CONTRACTS, TRICKS_PER_DEAL
from prikup.games.prefa.ledger import CHIPS_PER_UNIT
from prikup.games.prefa.match import View
from prikup.games.prefa.results import ALONG, IN, OUT, DealResult, Standing, Words
from prikup.games.prefa.score import entries

ThreeValues = tuple[float, float, float]

BOTH_IN: Final = ((1, IN), (2, IN))
BOTH_OUT: Final = ((1, OUT), (2, OUT))
MAX_POT_UNITS: Final = 24
"""Units in the pots above which more of them change nothing."""
OPPOSED_SHARE: Final = 0.6
"""Share of contracts made exactly that are played; of those with more tricks it is half as large."""


def pot_units(view: View) -> int:
    """Return the units in the pots of the deal, up to the number that can matter."""
    seats = range(view.players) if view.options.pot_model == "common" else view.order
    return min(MAX_POT_UNITS, max(0, int(sum(view.standing.pot[seat] for seat in seats))))


@lru_cache(maxsize=1 << 14)
def deal_values(options: Any, held: int, result: DealResult) -> ThreeValues:
    """Return the value of a deal to declarer, right and left; its dealer is the left defender."""
    before = Standing(tuple(held // 3 + (place < held % 3) for place in range(3)), ((0, 0, 0),) * 3)
    own: list[Amount] = [0, 0, 0]
    shared: Amount = 0
    for entry in entries(result, before, options):
        if entry.on is None:
            own[entry.seat] -= CHIPS_PER_UNIT * entry.amount
            shared += CHIPS_PER_UNIT * entry.amount
        else:
            own[entry.seat] += entry.amount
            own[entry.on] -= entry.amount
    one, two, three = (float(3 * chips + shared) / 3 for chips in own)
    return one, two, three


def contract_values(
    options: Any, held: int, contract: str, words: Words, tricks: tuple[int, int, int], aces: bool = False
) -> ThreeValues:
    """Return the values of a contract played to these tricks, or not played if both dropped."""
    taken = None if words == BOTH_OUT else tricks
    return deal_values(options, held, DealResult("contract", 0, contract, words, taken, 2, aces))


def concession_value(options: Any, held: int, contract: str) -> float:
    """Return the value to the declarer of giving up."""
    return deal_values(options, held, DealResult("concede", 0, contract, dealer=2))[0]


def polles_value(view: View, tricks: tuple[int, ...]) -> float:
    """Return the value to the viewer of three passes played to these tricks."""
    assert view.dealer is not None
    result = DealResult("polles", tricks=tricks, dealer=view.dealer)
    written = entries(result, view.standing, view.options)
    shared = sum(entry.amount for entry in written)
    own = sum(entry.amount for entry in written if entry.seat == view.seat)
    return float(CHIPS_PER_UNIT * (shared / len(view.order) - own))


@lru_cache(maxsize=1 << 12)
def values_by_tricks(options: Any, held: int, contract: str, words: Words, aces: bool = False) -> Worth:
    """Return the value of each number of tricks to the declarer after these declarations."""
    found = []
    for taken in range(TRICKS_PER_DEAL + 1):
        ways = _splits(TRICKS_PER_DEAL - taken, words)
        found.append(
            sum(
                chance * contract_values(options, held, contract, words, (taken, right, left), aces)[0]
                for right, left, chance in ways
            )
        )
    return tuple(found)


def _splits(tricks: int, words: Words) -> list[tuple[int, int, float]]:
    """Return how the tricks of the defence may be split: all with one hand where the other dropped."""
    last = dict(words)
    if ALONG in last.values() or OUT not in last.values():
        return defender_shares(tricks)
    return [(0, tricks, 1.0)] if last[1] == OUT else [(tricks, 0, 1.0)]


@lru_cache(maxsize=1 << 12)
def expected_values(options: Any, held: int, contract: str) -> Worth:
    """Return the value of each number of tricks to a possible declarer: strong hands are seldom opposed."""
    fought = values_by_tricks(options, held, contract, BOTH_IN)
    free = values_by_tricks(options, held, contract, BOTH_OUT)
    level = CONTRACTS[contract].level
    found = []
    for taken, (with_play, without) in enumerate(zip(fought, free, strict=True)):
        share = 1.0 if taken < level else OPPOSED_SHARE if taken == level else OPPOSED_SHARE / 2
        found.append(share * with_play + (1 - share) * without)
    return tuple(found)
