"""The possible declarations of the defence against a contract, and the roles they make (section 6).

One table serves the questions at the table, the check of results that are typed in, and the form for them.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from prikup.games.preferans.contracts import Contract
from prikup.games.preferans.options import Options
from prikup.toolkit.defence import Roles, Ways

WHIST, PASS, HALF = "whist", "pass", "half"
OPEN, CLOSED = "open", "closed"
ANSWERS: Final = (PASS, HALF, WHIST)
"""Answers offered to a defender, in the order of the form."""
MODES: Final = (OPEN, CLOSED)
"""Answers offered to a lone whister: to play with open or closed hands (6.10)."""


class Defence(Roles, frozen=True):
    """Roles made by the declarations: ``whister``, ``passer``, ``half`` (half a whist without play).

    ``liable`` is False where missing tricks cost nothing, ``writes`` is False where whisters write no whists.
    """

    liable: bool = True
    writes: bool = True

    @property
    def whisters(self) -> tuple[int, ...]:
        """The seats that write whists, in order of declaring."""
        return self.seats("whister") if self.writes else ()

    @property
    def passer(self) -> int | None:
        """The seat that passed beside a lone whister, if any."""
        passers = self.seats("passer")
        return passers[0] if len(passers) == len(self.whisters) == 1 else None

    @property
    def half(self) -> int | None:
        """The seat that took half a whist, if any."""
        return next(iter(self.seats("half")), None)


def defence_ways(
    contract: Contract, options: Options, order: tuple[int, int, int, int], resting: bool
) -> Ways[Defence]:
    """Return all possible declarations against a contract, with the roles that each makes.

    ``order`` is the first defender, the second, the first again, and the dealer, who may rest. Where nothing
    is declared (6.6, 6.7) the only key is empty.
    """
    first, second = order[:2]
    if options.stalingrad and contract.text == "6S":
        return Ways({(): _make_two_whisters(first, second)})
    if options.ten_trick == "check" and contract.level == 10:
        roles = _make_two_whisters(first, second).roles
        writes = options.ten_check_whists == "both"
        return Ways({(): Defence(roles, played=True, open=True, liable=False, writes=writes)})
    half = options.half_whist and contract.level in options.half_whist_levels
    dealer = order[3] if half and options.dealer_whist and resting else None
    return _list_spoken_ways(first, second, half, half and options.whist_pass_half, dealer)


@cache
def _list_spoken_ways(first: int, second: int, half: bool, turns: bool, dealer: int | None) -> Ways[Defence]:
    """Return the declarations of two defenders who are asked (6.1 to 6.5, 6.9).

    ``half`` is True if half a whist is allowed, ``turns`` if the first defender's whist may turn into one. A
    resting ``dealer`` may whist if nobody else does.
    """
    alone_first = Defence(((first, "whister"), (second, "passer")), played=True)
    table = Ways(
        {
            (WHIST, WHIST): _make_two_whisters(first, second),
            (WHIST, PASS): alone_first,
            (PASS, WHIST): Defence(((first, "passer"), (second, "whister")), played=True),
            (PASS, PASS): Defence(((first, "passer"), (second, "passer")), played=False),
        }
    )
    if half:
        stands = Defence(((first, "passer"), (second, "half")), played=False)
        table |= {(PASS, HALF, PASS): stands, (PASS, HALF, WHIST): alone_first}
    if turns:
        turned = Defence(((first, "half"), (second, "passer")), played=False)
        table |= {(WHIST, PASS, WHIST): alone_first, (WHIST, PASS, HALF): turned}
    if dealer is not None:
        roles = ((first, "passer"), (second, "passer"), (dealer, "whister"))
        whisted = Defence(roles, played=True, open=True, liable=False)
        table |= {(PASS, HALF, PASS, PASS): stands, (PASS, HALF, PASS, WHIST): whisted}
    return table


def _make_two_whisters(first: int, second: int) -> Defence:
    """Return the roles of two whisters."""
    return Defence(((first, "whister"), (second, "whister")), played=True)
