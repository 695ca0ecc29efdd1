"""The settlement of Preferans explained step by step."""

from __future__ import annotations

from collections.abc import Sequence

from prikup.core import Amount
from prikup.games.preferans.match import Match
from prikup.games.preferans.settle import settle
from prikup.games.preferans.sheet import Final
from prikup.keeper.forms import settlement_step
from prikup.keeper.model import SettlementReport

_CLAUSES = {
    "hill": "",
    "levelled": "12.1",
    "written_off": "12.2",
    "hill_part": "12.3",
    "balance": "12.3",
    "result": "12.3",
}


def settlement(match: Match, names: tuple[str, ...], lang: str) -> SettlementReport:
    """Return the settlement of a match as it stands, step by step (section 12)."""
    settled = settle(match.standing, match.options)
    balance: tuple[Amount, ...] = tuple(sum(row, start=0) for row in settled.balance)
    steps: list[tuple[str, Sequence[Amount]]] = [
        ("hill", match.standing.hill),
        ("levelled", settled.hill_normalised),
        ("written_off", settled.hill_amnestied),
        ("hill_part", settled.hill_part),
        ("balance", balance),
        ("result", settled.result),
    ]
    if match.options.settlement_pool == "ignore":
        del steps[1]
    lines = tuple(
        settlement_step("preferans", lang, name, _CLAUSES[name], amounts) for name, amounts in steps
    )
    return SettlementReport(lines, settled.balance, settled.result)


def final_settlement(match: Match) -> Final:
    """Return the settlement of a finished sheet as it is written on the paper."""
    settled = settle(match.standing, match.options)
    pools = match.standing.pool
    are_levelled = match.options.settlement_pool != "ignore"
    return Final(
        (max(pools),) * len(pools) if are_levelled else (),
        (settled.hill_normalised, settled.hill_amnestied),
        settled.balance,
        settled.hill_part,
        settled.result,
    )
