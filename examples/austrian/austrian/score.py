"""Results of deals, their entries, and the chips after them (6)."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from typing import Literal

from austrian.options import Options
from prikup.core import Entry, RuleError, Struct
from prikup.toolkit.defence import Call

BIDS = ("1", "2", "3", "4")
HELP, PASS = "help", "pass"
NEEDS, QUOTA = 6, 2


class DealResult(Struct, frozen=True, forbid_unknown_fields=True):
    """Result of a deal; ``tricks`` by seat, None where nothing was played."""

    kind: Literal["contract", "passed"]
    declarer: int | None = None
    contract: str | None = None
    declarations: tuple[Call, ...] = ()
    tricks: tuple[int, ...] | None = None
    dealer: int = 0

    @property
    def text(self) -> str:
        """The words by which a person types it in."""
        if self.declarer is None:
            return self.kind
        said = (word for _, word in self.declarations)
        return " ".join(map(str, (self.declarer, self.contract, *said, *(self.tricks or ()))))


def defenders(declarer: int) -> tuple[int, int]:
    """Return the declarer's left neighbour, who speaks first, and the other one (4.1)."""
    return (declarer + 1) % 3, (declarer + 2) % 3


def check(result: DealResult) -> None:
    """Raise RuleError, naming the clause, if a result is impossible."""
    if result.kind == "passed":
        if (result.declarer, result.contract, result.declarations, result.tricks) != (None, None, (), None):
            raise RuleError("passed", "2.3")
        return
    if result.declarer is None:
        raise RuleError("declarer-none", "2.2", kind=result.kind)
    if result.declarer not in range(3):
        raise RuleError("seat", "1.1", given=result.declarer, last=2)
    if result.contract not in BIDS:
        raise RuleError("contract-austrian", "2.1", given=result.contract, expected=BIDS)
    said = dict(result.declarations)
    if tuple(said) != defenders(result.declarer) or not set(said.values()) <= {HELP, PASS}:
        raise RuleError("declarations-austrian", "4.1")
    _check_tricks(result, said)


def _check_tricks(result: DealResult, said: dict[int, str]) -> None:
    played = HELP in said.values()
    if played == (result.tricks is None):
        raise RuleError("tricks-none" if played else "tricks-austrian-unhelped", "4.2")
    tricks = result.tricks or ()
    if played and (len(tricks) != 3 or min(tricks) < 0 or sum(tricks) != 10):
        raise RuleError("tricks", "6.1", given=tricks, players=3)
    if any(tricks[seat] for seat, word in said.items() if played and word == PASS):
        raise RuleError("tricks-austrian-passed", "4.1")


class Standing(Struct, frozen=True):
    """Chips won or lost by each seat so far; the pot holds the losses of all together."""

    chips: tuple[int, ...] = (0, 0, 0)
    deals: int = 0

    def after(self, written: tuple[Entry, ...]) -> Standing:
        """Return the standing after a deal with these entries."""
        sums = (sum(one.amount for one in written if one.seat == seat) for seat in range(3))
        return Standing(tuple(int(a + b) for a, b in zip(self.chips, sums, strict=True)), self.deals + 1)

    def result(self) -> tuple[Fraction, ...]:
        """Return the result if the match ended now: all share the pot (6.3)."""
        return tuple(one - Fraction(sum(self.chips), 3) for one in self.chips)


def entries(result: DealResult, options: Options) -> tuple[Entry, ...]:
    """Return the entries of a deal, in chips."""
    return tuple(one for one in _entries(result, options) if one.amount)


def _entries(result: DealResult, options: Options) -> Iterator[Entry]:
    for seat in range(3):
        share = (3 if seat == result.dealer else 0) if options.dealer_pays else 1
        yield Entry("chips", seat, None, -share * options.ante, "ante", "1.3")
    if result.declarer is None:
        return
    if result.tricks is None:
        yield Entry("chips", result.declarer, None, 10, "unopposed", "4.2", 10)
        return
    least = {result.declarer: NEEDS} | {seat: QUOTA for seat, said in result.declarations if said == HELP}
    for seat, needs in least.items():
        won = result.tricks[seat]
        yield Entry("chips", seat, None, won, "tricks", "6.1", won)
        if won < needs:
            yield Entry("chips", seat, None, -options.penalty, "penalty", "6.2", needs - won)
