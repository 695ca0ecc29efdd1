"""Scoring of Paston: what a deal came to, what it writes, and what the totals are after it (7, 8).

``standing' = apply_entries(standing, entries(result, standing, options), result, options)``. All of it is
pure; a result may come from play or from a person who types in a deal of real cards.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

from prikup.core import Amount, Entry, Record, RuleError
from prikup.games.paston.contracts import BEST, CONTRACTS, NEEDS, TRICKS, Contract
from prikup.games.paston.opening import eldest, order_from
from prikup.games.paston.options import Options
from prikup.toolkit.defence import Call

WHIST, PASS = "whist", "pass"
OPENER = "opener"
SCORE = "score"


class DealResult(Record, frozen=True):
    """What a deal came to; with options and the totals before it, all that scoring needs.

    ``contract`` is the game named, None at ``surrender``. ``declarations`` are what the defence said, the
    declarer's left neighbour first. ``tricks`` is a number for each seat, None where nothing was played.
    ``opener`` spoke first in the auction: in the first deal of a match he is the second dealer.
    """

    kind: Literal["contract", "surrender"]
    declarer: int
    contract: str | None = None
    declarations: tuple[Call, ...] = ()
    tricks: tuple[int, ...] | None = None
    dealer: int = 0
    opener: int | None = None

    @property
    def text(self) -> str:
        """The words by which a person types it in.

        >>> DealResult("contract", 2, "paston", ((0, "whist"), (1, "pass")), (5, 0, 5), opener=1).text
        '2 paston whist pass 5 0 5 opener 1'
        """
        words = ["surrender"] if self.kind == "surrender" else []
        words.append(str(self.declarer))
        words += [] if self.contract is None else [self.contract]
        words += [word for _, word in self.declarations]
        words += map(str, self.tricks or ())
        words += [] if self.opener is None else [OPENER, str(self.opener)]
        return " ".join(words)


class Standing(Record, frozen=True):
    """The totals between deals, by seat, and how many deals were written."""

    scores: tuple[Amount, ...]
    deals: int = 0

    @staticmethod
    def start() -> Standing:
        """Nothing written yet."""
        return Standing((0, 0, 0))


def defenders(declarer: int) -> tuple[int, int]:
    """The first defender, on the declarer's left, and the second (5.1)."""
    _, first, second = order_from(declarer)
    return first, second


def whisters(result: DealResult) -> tuple[int, ...]:
    """Who whisted, in order of speaking."""
    return tuple(seat for seat, word in result.declarations if word == WHIST)


def contract_of(result: DealResult) -> Contract:
    """The contract of a result; raises RuleError."""
    contract = CONTRACTS.get(result.contract or "")
    if contract is None:
        names = ", ".join(CONTRACTS)
        raise RuleError("contract", "3.1", f"{result.contract!r} is no game: expected one of {names}")
    return contract


def check_result(result: DealResult) -> None:
    """Raise RuleError, naming the clause, if a deal cannot have come to this."""
    named = (result.declarer, result.dealer, *(() if result.opener is None else (result.opener,)))
    for seat in named:
        if not 0 <= seat < 3:
            raise RuleError("seat", "1.1", f"{seat} is no seat: expected 0 to 2")
    if result.kind == "surrender":
        if result.contract is not None:
            raise RuleError("contract", "4.4", f"who surrenders names no game: got {result.contract!r}")
        _check_silent(result)
        return
    contract_of(result)
    _check_declarations(result)
    _check_tricks(result)


def _check_silent(result: DealResult) -> None:
    if result.declarations:
        seat, word = result.declarations[0]
        raise RuleError("declarations", "4.4", f"seat {seat} cannot have said {word}: nothing was played")
    if result.tricks is not None:
        raise RuleError("tricks", "4.4", f"nothing was played, so there are no tricks: got {result.tricks}")


def _check_declarations(result: DealResult) -> None:
    first, second = defenders(result.declarer)
    said = result.declarations
    seats = tuple(seat for seat, _ in said)
    if seats != (first, second) or any(word not in (WHIST, PASS) for _, word in said):
        spoken = " ".join(f"{seat}:{word}" for seat, word in said) or "nothing"
        expected = f"expected whist or pass of seat {first}, then of seat {second}"
        raise RuleError("declarations", "5.1", f"the defence cannot have said {spoken}: {expected}")


def _check_tricks(result: DealResult) -> None:
    tricks, playing = result.tricks, whisters(result)
    if not playing:
        if tricks is not None:
            text = f"nobody whisted, so nothing was played and there are no tricks: got {tricks}"
            raise RuleError("tricks", "5.2", text)
        return
    if tricks is None:
        text = "ten tricks are played: expected a number of tricks for each seat"
        raise RuleError("tricks", "6.4", text)
    if len(tricks) != 3 or min(tricks) < 0 or sum(tricks) != TRICKS:
        raise RuleError("tricks", "6.4", f"{tricks} are not ten tricks of 3 seats")
    for seat in defenders(result.declarer):
        if seat not in playing and tricks[seat]:
            text = f"seat {seat} passed and does not play: it cannot take a trick"
            raise RuleError("tricks", "6.3", text)


def made(result: DealResult) -> bool:
    """Whether the declarer won (7.1)."""
    if result.kind == "surrender":
        return False
    return result.tricks is None or result.tricks[result.declarer] >= NEEDS


def worth(contract: Contract, won: bool, options: Options) -> int:
    """What the declarer gets for a game made or failed (7.1)."""
    if not won:
        return -10 * contract.value
    return options.grkha_win if contract.text == BEST else 10 * contract.value


def whisted(tricks: int, alone: bool) -> int:
    """What a whister gets for his tricks, before the multiplier (7.2).

    >>> [whisted(tricks, alone=False) for tricks in range(5)]
    [-10, -9, 0, 10, 20]
    >>> [whisted(tricks, alone=True) for tricks in range(7)]
    [-10, -9, -8, -7, 0, 10, 20]
    """
    quota = 4 if alone else 2
    return tricks - 10 if tricks < quota else 10 * (tricks - quota)


def entries(result: DealResult, standing: Standing, options: Options) -> tuple[Entry, ...]:
    """What a deal writes: the declarer, the defence, then totals that go back to zero (7, 8.1).

    Raises RuleError, naming the clause, if the deal cannot have come to this.
    """
    check_result(result)
    written = tuple(entry for entry in _payoffs(result, options) if entry.amount)
    totals = _added(standing.scores, written)
    resets = (
        Entry(SCORE, seat, None, -total, "reset", "8.1")
        for seat, total in enumerate(totals)
        if options.reset_at is not None and total == -options.reset_at
    )
    return (*written, *resets)


def _payoffs(result: DealResult, options: Options) -> Iterator[Entry]:
    declarer = result.declarer
    first, second = defenders(declarer)
    if result.kind == "surrender":
        yield Entry(SCORE, declarer, None, -options.surrender_cost, "surrender", "4.4")
        for seat in (first, second):
            yield Entry(SCORE, seat, None, options.surrender_gain, "surrendered", "7.4")
        return
    contract, won, tricks = contract_of(result), made(result), result.tricks
    amount = worth(contract, won, options)
    if tricks is None:
        yield Entry(SCORE, declarer, None, amount, "unopposed", "5.2")
        return
    yield Entry(SCORE, declarer, None, amount, "made" if won else "failed", "7.1", tricks[declarer])
    playing = whisters(result)
    for seat in playing:
        points = contract.value * whisted(tricks[seat], alone=len(playing) == 1)
        yield Entry(SCORE, seat, None, points, "whist", "7.2", tricks[seat])


def _added(scores: tuple[Amount, ...], written: tuple[Entry, ...]) -> tuple[Amount, ...]:
    totals = list(scores)
    for entry in written:
        totals[entry.seat] += entry.amount
    return tuple(totals)


def apply_entries(
    standing: Standing, written: tuple[Entry, ...], result: DealResult, options: Options
) -> Standing:
    """The totals after a deal: its entries added up."""
    return Standing(_added(standing.scores, written), standing.deals + 1)


def is_over(standing: Standing, options: Options) -> bool:
    """Whether the match ends after this deal (8.2)."""
    return max(standing.scores) >= options.target


def winners(standing: Standing, options: Options) -> tuple[int, ...]:
    """Who has won: the highest total of those at the target, several if it is equal; none before (8.2)."""
    best = max(standing.scores)
    if best < options.target:
        return ()
    return tuple(seat for seat, score in enumerate(standing.scores) if score == best)


def next_dealer(deal_no: int, dealer: int, opener: int | None, options: Options) -> int:
    """Who deals after a deal: after the first who opened its auction, then the next to the left (2.1).

    Raises RuleError if that must be known and is not.
    """
    if deal_no > 1 or options.second_dealer == "left_of_dealer":
        return eldest(dealer)
    if opener is None:
        text = "who opened the first auction deals the second deal: expected his seat, as in opener 2"
        raise RuleError("opener", "2.1", text)
    return opener
