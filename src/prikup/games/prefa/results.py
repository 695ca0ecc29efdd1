"""Results of deals, played or typed in, and the check that they are possible (clauses 4 to 8 and 13)."""

from __future__ import annotations

from functools import cache
from typing import Final, Literal

from prikup.core import Amount, RuleError, Struct
from prikup.games.prefa.contracts import CONTRACTS, TRICKS_PER_DEAL, Contract, bid_ladder
from prikup.games.prefa.options import Options
from prikup.toolkit.defence import Call, Roles, Ways

Words = tuple[Call, ...]
Kind = Literal["contract", "concede", "all_pass", "polles"]
IN, OUT, ALONE, ALONG = "in", "out", "alone", "along"
TAKEN: Final = "taken"
ACES_TAIL: Final = "aces"


class DealResult(Struct, frozen=True):
    """Result of a deal; with options and the standing before it, all that scoring needs.

    ``contract`` is the contract played, at ``concede`` the lowest that keeps the winning bid.
    ``declarations`` are the words of the defence in order. ``tricks`` is a number for each seat, None where
    nothing was played. ``aces`` is True if the declarer announced all four.
    """

    kind: Kind
    declarer: int | None = None
    contract: str | None = None
    declarations: Words = ()
    tricks: tuple[int, ...] | None = None
    dealer: int = 0
    aces: bool = False

    @property
    def text(self) -> str:
        """The words by which a person types it in.

        >>> said = ((1, "in"), (2, "out"), (1, "alone"))
        >>> DealResult("contract", 0, "7H", said, (7, 3, 0), dealer=2, aces=True).text
        '0 7H in out alone 7 3 0 aces'
        """
        words = [] if self.kind == "contract" else [str(self.kind)]
        words += [] if self.declarer is None else [str(self.declarer)]
        words += [] if self.contract is None else [self.contract]
        words += [word for _, word in self.declarations]
        words += map(str, self.tricks or ())
        words += [ACES_TAIL] if self.aces else []
        return " ".join(words)


class Standing(Struct, frozen=True):
    """The sheet between deals: pots in units of ten chips, ``chips[i][j]`` those that seat j owes seat i.

    ``deals`` counts those written.
    """

    pot: tuple[Amount, ...]
    chips: tuple[tuple[Amount, ...], ...]
    deals: int = 0

    @staticmethod
    def start(players: int, pot: int) -> Standing:
        """Return the sheet before the first deal (11.1)."""
        return Standing((pot,) * players, ((0,) * players,) * players)

    @property
    def players(self) -> int:
        """The number of players."""
        return len(self.pot)

    @property
    def net(self) -> tuple[Amount, ...]:
        """The chips owed to each seat less those it owes; they sum to zero (10.7)."""
        seats = range(self.players)
        return tuple(sum(self.chips[i][j] - self.chips[j][i] for j in seats) for i in seats)


@cache
def seats_in_play(dealer: int, players: int) -> tuple[int, ...]:
    """Return the three seats that play a deal in turn, the first to speak first (1.1, 4.3)."""
    return tuple((dealer + step) % players for step in (1, 2, 3))


@cache
def defenders(declarer: int, dealer: int, players: int) -> tuple[int, int]:
    """Return the right and the left defender: the next after the declarer, and the one after that (1.3)."""
    order = seats_in_play(dealer, players)
    place = order.index(declarer)
    return order[(place + 1) % 3], order[(place + 2) % 3]


@cache
def defence_ways(right: int, left: int, may_return: bool) -> Ways[Roles]:
    """Return the table of declarations, right, left and right again, with the roles that each makes (7).

    With ``may_return`` a right defender who dropped may be taken along after all.
    """

    def roles(first: str, second: str) -> Roles:
        return Roles(((right, first), (left, second)), played=(first, second) != (OUT, OUT))

    table: dict[tuple[str, ...], Roles] = {(OUT, OUT): roles(OUT, OUT)}
    if may_return:
        table |= {(OUT, IN, OUT): roles(OUT, IN), (OUT, IN, ALONG): roles(ALONG, TAKEN)}
    else:
        table |= {(OUT, IN): roles(OUT, IN)}
    table |= {
        (OUT, ALONG): roles(TAKEN, ALONG),
        (IN, OUT, ALONE): roles(IN, OUT),
        (IN, OUT, ALONG): roles(ALONG, TAKEN),
        (IN, IN): roles(IN, IN),
    }
    return Ways(table)


def contract_of(result: DealResult, options: Options) -> Contract:
    """Return the contract of a result; raises RuleError if it has none."""
    contract = CONTRACTS.get(result.contract or "")
    if contract is None:
        raise RuleError("contract-prefa", "4.1", given=result.contract)
    if contract.text not in bid_ladder(options.allow_10nt):
        raise RuleError("contract-prefa-10NT", "4.1", contract=contract.text)
    return contract


@cache
def _list_roles_by_calls(right: int, left: int, may_return: bool) -> dict[Words, Roles]:
    """Return the roles that each possible sequence of declarations makes; a declaration has its seat."""
    return {
        tuple(zip((right, left, right), words, strict=False)): roles
        for words, roles in defence_ways(right, left, may_return).items()
    }


def roles_of(result: DealResult, options: Options, players: int) -> Roles:
    """Return the roles of the defence; raises RuleError for impossible declarations."""
    possible = _list_roles_by_calls(
        *defenders(_require_declarer(result), result.dealer, players), options.passer_may_return
    )
    if result.declarations not in possible:
        expected = "; ".join(map(_write_calls, possible))
        name = "declarations" if result.declarations else "declarations-nothing"
        raise RuleError(name, "7.1", given=_write_calls(result.declarations), expected=expected)
    return possible[result.declarations]


def _write_calls(words: Words) -> str:
    """Return declarations as text, such as ``1:in 2:out``."""
    return " ".join(f"{seat}:{word}" for seat, word in words)


def _require_declarer(result: DealResult) -> int:
    """Return the declarer; raises RuleError if there is none."""
    if result.declarer is None:
        raise RuleError("declarer-none", "4.8", kind=result.kind)
    return result.declarer


def check_result(result: DealResult, options: Options, players: int) -> None:
    """Raise RuleError, naming the clause, if a result is impossible."""
    _check_seats(result, players)
    has_declarer = result.kind in ("contract", "concede")
    if has_declarer and _require_declarer(result) not in seats_in_play(result.dealer, players):
        raise RuleError("declarer-rests", "1.1", seat=result.declarer)
    if not has_declarer and (result.declarer is not None or result.contract is not None):
        raise RuleError("declarer-prefa-passed", "4.8")
    if result.declarations and result.kind != "contract":
        raise RuleError("declarations-prefa-silent", "7.1", given=_write_calls(result.declarations))
    if result.aces and not (has_declarer and options.aces_bonus):
        raise RuleError("aces-prefa", "13.3")
    _CHECKS[result.kind](result, options, players)


def _check_seats(result: DealResult, players: int) -> None:
    """Raise RuleError if a seat of the result is not at the table."""
    seats = [result.dealer, *(seat for seat, _ in result.declarations)]
    if result.declarer is not None:
        seats.append(result.declarer)
    for seat in seats:
        if not 0 <= seat < players:
            raise RuleError("seat", "1.2", given=seat, last=players - 1)


def _check_tricks(result: DealResult, players: int, silent: tuple[int, ...]) -> None:
    """Raise RuleError if the tricks are not ten in all, or a seat that did not play has some.

    ``silent`` are the seats whose hand was laid away.
    """
    tricks = result.tricks
    if tricks is None:
        raise RuleError("tricks-none", "8.5")
    if len(tricks) != players or min(tricks) < 0 or sum(tricks) != TRICKS_PER_DEAL:
        raise RuleError("tricks", "8.5", given=tricks, players=players)
    for seat in silent:
        if tricks[seat]:
            raise RuleError("tricks-prefa-dropped", "8.4", seat=seat)
    if players == 4 and tricks[result.dealer]:
        raise RuleError("tricks-rests", "1.1", seat=result.dealer)


def _check_no_tricks(result: DealResult) -> None:
    if result.tricks is not None:
        raise RuleError("tricks-unplayed", "8.5", given=result.tricks)


def _check_contract(result: DealResult, options: Options, players: int) -> None:
    """Raise RuleError if a result of this kind is impossible by the options."""
    contract_of(result, options)
    roles = roles_of(result, options, players)
    if roles.played:
        _check_tricks(result, players, roles.seats(OUT))
    else:
        _check_no_tricks(result)


def _check_concede(result: DealResult, options: Options, players: int) -> None:
    """Raise RuleError if a result of this kind is impossible by the options."""
    if not options.concede:
        raise RuleError("concede", "13.4")
    contract_of(result, options)
    _check_no_tricks(result)


def _check_all_pass(result: DealResult, options: Options, players: int) -> None:
    """Raise RuleError if a result of this kind is impossible by the options."""
    if options.all_pass != "redeal":
        raise RuleError("all_pass", "13.5")
    _check_no_tricks(result)


def _check_polles(result: DealResult, options: Options, players: int) -> None:
    """Raise RuleError if a result of this kind is impossible by the options."""
    if options.all_pass != "polles":
        raise RuleError("all_pass-thrown", "4.8")
    _check_tricks(result, players, ())


_CHECKS = {
    "contract": _check_contract,
    "concede": _check_concede,
    "all_pass": _check_all_pass,
    "polles": _check_polles,
}
