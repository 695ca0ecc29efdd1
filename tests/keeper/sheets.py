"""Short constructors for documents of the score keeper."""

from __future__ import annotations

from prikup.records import MatchRecord
from prikup.records.model import DealRecord

NAMES = ("Anna", "Boris", "Vera", "Gleb")


def sheet(
    *results: str, rules: str = "wikipedia-sochi", players: int = 3, finish: bool = False
) -> MatchRecord:
    """Return a document of these results; the last seat deals first."""
    deals = tuple(DealRecord(result=result) for result in results)
    return MatchRecord(
        game="preferans",
        rules=rules,
        seats=NAMES[:players],
        dealer=players - 1,
        deals=deals,
        finish=finish,
    )


EVENING = (
    "0 7H whist pass 7",
    "misere 1 0",
    "raspasy 2 5 3",
    "0 6S whist whist 8 2 0",
    "2 6D pass half pass",
)
