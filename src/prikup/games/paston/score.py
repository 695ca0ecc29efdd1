"""Scoring of Paston: the entries of a deal, and the totals after it (7, 8).

``standing' = apply_entries(standing, entries(result, standing, options), result, options)``. All functions
are pure; a result may come from play or from a person who types in a deal of real cards.
"""

from __future__ import annotations

from collections.abc import Iterator

from prikup.core import Amount, Entry, RuleError
from prikup.games.paston.contracts import BEST_CONTRACT, DECLARER_NEEDS, Contract
from prikup.games.paston.opening import eldest
from prikup.games.paston.options import Options
from prikup.games.paston.results import DealResult, Standing, check_result, contract_of, defenders, whisters

SCORE_ACCOUNT = "score"


def is_made(result: DealResult) -> bool:
    """Return True if the declarer won (7.1)."""
    if result.kind == "surrender":
        return False
    return result.tricks is None or result.tricks[result.declarer] >= DECLARER_NEEDS


def contract_points(contract: Contract, won: bool, options: Options) -> int:
    """Return the declarer's points for a game made or failed (7.1)."""
    if not won:
        return -10 * contract.value
    return options.grkha_win if contract.text == BEST_CONTRACT else 10 * contract.value


def whist_points(tricks: int, alone: bool) -> int:
    """Return a whister's points for their tricks, before the multiplier (7.2).

    >>> [whist_points(tricks, alone=False) for tricks in range(5)]
    [-10, -9, 0, 10, 20]
    >>> [whist_points(tricks, alone=True) for tricks in range(7)]
    [-10, -9, -8, -7, 0, 10, 20]
    """
    quota = 4 if alone else 2
    return tricks - 10 if tricks < quota else 10 * (tricks - quota)


def entries(result: DealResult, standing: Standing, options: Options) -> tuple[Entry, ...]:
    """Return the entries of a deal: the declarer, the defence, then totals set back to zero (7, 8.1).

    Raises RuleError, naming the clause, if the result is impossible.
    """
    check_result(result)
    written = tuple(entry for entry in _list_payoffs(result, options) if entry.amount)
    totals = _add_entries(standing.scores, written)
    resets = (
        Entry(SCORE_ACCOUNT, seat, None, -total, "reset", "8.1")
        for seat, total in enumerate(totals)
        if options.reset_at is not None and total == -options.reset_at
    )
    return (*written, *resets)


def _list_payoffs(result: DealResult, options: Options) -> Iterator[Entry]:
    """Yield the entries of a deal: the declarer's, then the whisters' or, at surrender, the defenders'."""
    declarer = result.declarer
    first, second = defenders(declarer)
    if result.kind == "surrender":
        yield Entry(SCORE_ACCOUNT, declarer, None, -options.surrender_cost, "surrender", "4.4")
        for seat in (first, second):
            yield Entry(SCORE_ACCOUNT, seat, None, options.surrender_gain, "surrendered", "7.4")
        return
    contract, won, tricks = contract_of(result), is_made(result), result.tricks
    amount = contract_points(contract, won, options)
    if tricks is None:
        yield Entry(SCORE_ACCOUNT, declarer, None, amount, "unopposed", "5.2")
        return
    yield Entry(SCORE_ACCOUNT, declarer, None, amount, "made" if won else "failed", "7.1", tricks[declarer])
    playing = whisters(result)
    for seat in playing:
        points = contract.value * whist_points(tricks[seat], alone=len(playing) == 1)
        yield Entry(SCORE_ACCOUNT, seat, None, points, "whist", "7.2", tricks[seat])


def _add_entries(scores: tuple[Amount, ...], written: tuple[Entry, ...]) -> tuple[Amount, ...]:
    """Return the totals with the amounts of the entries added."""
    totals = list(scores)
    for entry in written:
        totals[entry.seat] += entry.amount
    return tuple(totals)


def apply_entries(
    standing: Standing, written: tuple[Entry, ...], result: DealResult, options: Options
) -> Standing:
    """Return the totals after a deal, with its entries added."""
    return Standing(_add_entries(standing.scores, written), standing.deals + 1)


def is_over(standing: Standing, options: Options) -> bool:
    """Return True if the match ends after this deal (8.2)."""
    return max(standing.scores) >= options.target


def winners(standing: Standing, options: Options) -> tuple[int, ...]:
    """Return the seats with the highest total if it has reached the target, several if equal (8.2)."""
    best = max(standing.scores)
    if best < options.target:
        return ()
    return tuple(seat for seat, score in enumerate(standing.scores) if score == best)


def next_dealer(deal_no: int, dealer: int, opener: int | None, options: Options) -> int:
    """Return the next dealer: after the first deal its opener, later the next to the left (2.1).

    Raises RuleError if the opener is needed and not known.
    """
    if deal_no > 1 or options.second_dealer == "left_of_dealer":
        return eldest(dealer)
    if opener is None:
        raise RuleError("opener", "2.1")
    return opener
