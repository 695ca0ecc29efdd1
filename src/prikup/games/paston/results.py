"""Results of deals, played or typed in, and the check that they are possible (4 to 6)."""

from __future__ import annotations

from typing import Literal

from prikup.core import Amount, RuleError, Struct
from prikup.games.paston.contracts import CONTRACTS, TRICKS_PER_DEAL, Contract
from prikup.games.paston.opening import order_from
from prikup.toolkit.defence import Call

WHIST, PASS = "whist", "pass"
OPENER = "opener"


class DealResult(Struct, frozen=True):
    """Result of a deal; with options and the totals before it, all that scoring needs.

    ``contract`` is the game named, None at ``surrender``. ``declarations`` are the words of the defence, the
    declarer's left neighbour first. ``tricks`` is a number for each seat, None where nothing was played.
    ``opener`` spoke first in the auction, and in the first deal of a match so deals the second.
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


class Standing(Struct, frozen=True):
    """The totals between deals, by seat, and the number of deals written."""

    scores: tuple[Amount, ...]
    deals: int = 0

    @staticmethod
    def start() -> Standing:
        """Return an empty sheet."""
        return Standing((0, 0, 0))


def defenders(declarer: int) -> tuple[int, int]:
    """Return the first defender, on the declarer's left, and the second (5.1)."""
    _, first, second = order_from(declarer)
    return first, second


def whisters(result: DealResult) -> tuple[int, ...]:
    """Return the seats that whisted, in order of speaking."""
    return tuple(seat for seat, word in result.declarations if word == WHIST)


def contract_of(result: DealResult) -> Contract:
    """Return the contract of a result; raises RuleError if it has none."""
    contract = CONTRACTS.get(result.contract or "")
    if contract is None:
        raise RuleError("contract-paston", "3.1", given=result.contract, expected=tuple(CONTRACTS))
    return contract


def check_result(result: DealResult) -> None:
    """Raise RuleError, naming the clause, if a result is impossible."""
    seats = (result.declarer, result.dealer, *(() if result.opener is None else (result.opener,)))
    for seat in seats:
        if not 0 <= seat < 3:
            raise RuleError("seat", "1.1", given=seat, last=2)
    if result.kind == "surrender":
        if result.contract is not None:
            raise RuleError("contract-paston-surrender", "4.4", given=result.contract)
        _check_silent(result)
        return
    contract_of(result)
    _check_declarations(result)
    _check_tricks(result)


def _check_silent(result: DealResult) -> None:
    """Raise RuleError if a surrendered deal has declarations or tricks."""
    if result.declarations:
        seat, word = result.declarations[0]
        raise RuleError("declarations-unplayed", "4.4", seat=seat, word=word)
    if result.tricks is not None:
        raise RuleError("tricks-unplayed", "4.4", given=result.tricks)


def _check_declarations(result: DealResult) -> None:
    """Raise RuleError unless both defenders said whist or pass, the first before the second."""
    first, second = defenders(result.declarer)
    declarations = result.declarations
    seats = tuple(seat for seat, _ in declarations)
    if seats != (first, second) or any(word not in (WHIST, PASS) for _, word in declarations):
        spoken = " ".join(f"{seat}:{word}" for seat, word in declarations)
        name = "declarations-paston" if declarations else "declarations-paston-nothing"
        raise RuleError(name, "5.1", given=spoken, first=first, second=second)


def _check_tricks(result: DealResult) -> None:
    """Raise RuleError if the tricks are not ten in all, or a seat that did not play has some."""
    tricks, playing = result.tricks, whisters(result)
    if not playing:
        if tricks is not None:
            raise RuleError("tricks-paston-unwhisted", "5.2", given=tricks)
        return
    if tricks is None:
        raise RuleError("tricks-none", "6.4")
    if len(tricks) != 3 or min(tricks) < 0 or sum(tricks) != TRICKS_PER_DEAL:
        raise RuleError("tricks", "6.4", given=tricks, players=3)
    for seat in defenders(result.declarer):
        if seat not in playing and tricks[seat]:
            raise RuleError("tricks-paston-passed", "6.3", seat=seat)
