"""What deals of Paston are worth: the points of a player less half of what the others get on average.

Nobody pays anybody, but the highest total wins. Places are 0 for the declarer, 1 for the first and 2 for
the second defender.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final

from prikup.bots.outlook import Worth, halves
from prikup.games.paston.contracts import TRICKS
from prikup.games.paston.results import PASS, WHIST, DealResult, Standing
from prikup.games.paston.score import entries

Three = tuple[float, float, float]
Words = tuple[str, ...]

BOTH: Final = (WHIST, WHIST)
NEITHER: Final = (PASS, PASS)
OPPOSED: Final = (1.0, 1.0, 0.95, 0.9, 0.75, 0.5, 0.3, 0.2, 0.2, 0.2, 0.2)
"""How often both defenders whist against a hand that is good for so many tricks."""


@lru_cache(maxsize=1 << 14)
def outcome(options: Any, result: DealResult) -> Three:
    """What a deal is worth to declarer, first and second defender."""
    points = [0.0, 0.0, 0.0]
    for entry in entries(result, Standing.start(), options):
        points[entry.seat] += float(entry.amount)
    one, two, three = (1.25 * own - 0.25 * sum(points) for own in points)
    return one, two, three


def played(options: Any, contract: str, words: Words, tricks: tuple[int, int, int]) -> Three:
    """What a game is worth that is played to these tricks, or not played where nobody whisted."""
    taken = None if words == NEITHER else tricks
    said = tuple(enumerate(words, 1))
    return outcome(options, DealResult("contract", 0, contract, said, taken))


def surrendered(options: Any) -> float:
    """What surrender is worth."""
    return outcome(options, DealResult("surrender", 0))[0]


@lru_cache(maxsize=1 << 10)
def by_tricks(options: Any, contract: str, words: Words) -> Worth:
    """What each number of tricks is worth to the declarer when the defence spoke so."""
    found = []
    for taken in range(TRICKS + 1):
        ways = _ways(TRICKS - taken, words)
        found.append(
            sum(
                chance * played(options, contract, words, (taken, first, second))[0]
                for first, second, chance in ways
            )
        )
    return tuple(found)


def _ways(tricks: int, words: Words) -> list[tuple[int, int, float]]:
    """How the tricks of the defence may lie: all with one hand where the other passed."""
    if PASS not in words:
        return halves(tricks)
    return [(0, tricks, 1.0)] if words[0] == PASS else [(tricks, 0, 1.0)]


@lru_cache(maxsize=1 << 10)
def prospect(options: Any, contract: str) -> Worth:
    """What each number of tricks is worth to who may become declarer: not everybody whists."""
    fought = by_tricks(options, contract, BOTH)
    free = by_tricks(options, contract, NEITHER)
    return tuple(
        share * with_play + (1 - share) * without
        for share, with_play, without in zip(OPPOSED, fought, free, strict=True)
    )
