"""Values of deals of Prefa, in chips, by the game's own scoring.

The match is taken as settled after the deal: a unit that a pot loses is worth ten chips to its owner, and
each player bears a third of it. Places are 0 for the declarer, 1 for the right and 2 for the left defender.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final

from prikup.bots.outlook import ValueByTricks, defender_shares
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
def deal_values(options: Any, pot_total: int, result: DealResult) -> ThreeValues:
    """Return the value of a deal to declarer, right and left defender, in chips.

    The left defender deals; ``pot_total`` units are in the pots, spread evenly.
    """
    standing = Standing(
        tuple(pot_total // 3 + (place < pot_total % 3) for place in range(3)), ((0, 0, 0),) * 3
    )
    own_chips: list[Amount] = [0, 0, 0]
    shared: Amount = 0
    for entry in entries(result, standing, options):
        if entry.on is None:
            own_chips[entry.seat] -= CHIPS_PER_UNIT * entry.amount
            shared += CHIPS_PER_UNIT * entry.amount
        else:
            own_chips[entry.seat] += entry.amount
            own_chips[entry.on] -= entry.amount
    declarer, right, left = (float(3 * chips + shared) / 3 for chips in own_chips)
    return declarer, right, left


def contract_values(
    options: Any,
    pot_total: int,
    contract: str,
    words: Words,
    tricks: tuple[int, int, int],
    aces: bool = False,
) -> ThreeValues:
    """Return the values of a contract played to these tricks; they do not count if both defenders dropped."""
    played_tricks = None if words == BOTH_OUT else tricks
    return deal_values(options, pot_total, DealResult("contract", 0, contract, words, played_tricks, 2, aces))


def concession_value(options: Any, pot_total: int, contract: str) -> float:
    """Return the value to the declarer of giving up."""
    return deal_values(options, pot_total, DealResult("concede", 0, contract, dealer=2))[0]


def polles_value(view: View, tricks: tuple[int, ...]) -> float:
    """Return the value to the viewer of three passes played to these tricks."""
    assert view.dealer is not None
    result = DealResult("polles", tricks=tricks, dealer=view.dealer)
    written = entries(result, view.standing, view.options)
    shared = sum(entry.amount for entry in written)
    own_units = sum(entry.amount for entry in written if entry.seat == view.seat)
    return float(CHIPS_PER_UNIT * (shared / len(view.order) - own_units))


@lru_cache(maxsize=1 << 12)
def values_by_tricks(
    options: Any, pot_total: int, contract: str, words: Words, aces: bool = False
) -> ValueByTricks:
    """Return the value of each number of tricks to the declarer after these declarations."""
    values = []
    for declarer in range(TRICKS_PER_DEAL + 1):
        splits = _list_splits(TRICKS_PER_DEAL - declarer, words)
        values.append(
            sum(
                chance
                * contract_values(options, pot_total, contract, words, (declarer, right, left), aces)[0]
                for right, left, chance in splits
            )
        )
    return tuple(values)


def _list_splits(tricks: int, words: Words) -> list[tuple[int, int, float]]:
    """Return how the defence may split its tricks, as right, left and likelihood.

    All tricks are of one hand where the other dropped.
    """
    last_words = dict(words)
    if ALONG in last_words.values() or OUT not in last_words.values():
        return defender_shares(tricks)
    return [(0, tricks, 1.0)] if last_words[1] == OUT else [(tricks, 0, 1.0)]


@lru_cache(maxsize=1 << 12)
def expected_values(options: Any, pot_total: int, contract: str) -> ValueByTricks:
    """Return by number of tricks the value to a possible declarer, over contracts that are opposed or not.

    The stronger the hand, the less it is opposed.
    """
    opposed = values_by_tricks(options, pot_total, contract, BOTH_IN)
    unopposed = values_by_tricks(options, pot_total, contract, BOTH_OUT)
    level = CONTRACTS[contract].level
    values = []
    for tricks, (with_play, without_play) in enumerate(zip(opposed, unopposed, strict=True)):
        opposed_share = 1.0 if tricks < level else OPPOSED_SHARE if tricks == level else OPPOSED_SHARE / 2
        values.append(opposed_share * with_play + (1 - opposed_share) * without_play)
    return tuple(values)
