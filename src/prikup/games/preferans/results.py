"""Results of deals, played or typed in, and the check that they are possible (sections 5 to 10)."""

from __future__ import annotations

from functools import cache
from typing import Final, Literal, get_args

from prikup.cards import Card
from prikup.core import Amount, RuleError, Struct, quote
from prikup.games.preferans.contracts import CONTRACTS, MISERE, Contract
from prikup.games.preferans.defence import MODES, Defence, defence_ways
from prikup.games.preferans.options import Options
from prikup.toolkit.defence import Call

Words = tuple[Call, ...]
Kind = Literal["contract", "misere", "raspasy", "concede", "misdeal", "talon_throw"]
MisdealKind = Literal["card", "count", "talon", "cut"]
MISDEAL_KINDS: Final = get_args(MisdealKind)
"""Causes of a misdeal (2.6): a card shown, a wrong number of cards, the talon, no cut."""
_KIND_WORDS = {"contract": (), "talon_throw": ("throw",)}


class DealResult(Struct, frozen=True):
    """Result of a deal; with options and the standing before it, all that scoring needs.

    ``contract`` is the contract played, at ``concede`` the winning bid. ``declarations`` are the words of the
    defence in order (``open`` and ``closed`` may stand among them and change nothing). ``tricks`` is a number
    for each seat, None where nothing was played. ``talon`` earns the dealer's bonus, None if it is not known.
    ``aid`` are the gifts that donors chose, as (receiver, points). ``misdeal`` is the number of this misdeal
    in a row, ``misdeal_kind`` its cause, None if that is not known. ``talon_throw`` is a contract whose
    declarer threw the talon back.
    """

    kind: Kind
    declarer: int | None = None
    contract: str | None = None
    declarations: Words = ()
    tricks: tuple[int, ...] | None = None
    dealer: int = 0
    talon: tuple[Card, ...] | None = None
    aid: tuple[tuple[int, int], ...] | None = None
    dealer_leads_talon: bool = False
    misdeal: int = 1
    misdeal_kind: MisdealKind | None = None

    @property
    def text(self) -> str:
        """The words by which a person types it in, without the number of a misdeal.

        >>> DealResult("contract", 0, "7H", ((1, "whist"), (2, "pass")), (7, 3, 0), dealer=2).text
        '0 7H whist pass 7 3 0'
        """
        words: list[str] = [*_KIND_WORDS.get(self.kind, (self.kind,))]
        words += [] if self.misdeal_kind is None else [self.misdeal_kind]
        words += [] if self.declarer is None else [str(self.declarer)]
        words += [] if self.contract is None or self.kind == "misere" else [self.contract]
        words += [word for _, word in self.declarations]
        words += map(str, self.tricks or ())
        if self.talon:
            words += ["talon", *(card.text for card in self.talon)]
        if self.aid:
            words += ["aid", *(f"{seat}:{points}" for seat, points in self.aid)]
        return " ".join(words)


class Standing(Struct, frozen=True):
    """The sheet between deals: pool and hill by seat, ``whists[i][j]`` those of seat i on seat j.

    ``streak`` counts the all-passes in a row (10.7), ``deals`` those written, ``misdeals`` those in a row
    of the dealer who deals again (2.6).
    """

    pool: tuple[Amount, ...]
    hill: tuple[Amount, ...]
    whists: tuple[tuple[Amount, ...], ...]
    streak: int = 0
    deals: int = 0
    misdeals: int = 0

    @staticmethod
    def start(players: int) -> Standing:
        """Return an empty sheet."""
        zeros = (0,) * players
        return Standing(zeros, zeros, (zeros,) * players)

    @property
    def players(self) -> int:
        """The number of players."""
        return len(self.pool)


@cache
def seats_in_play(dealer: int, players: int) -> tuple[int, ...]:
    """Return the three seats that play a deal, eldest hand first (1.1, 1.2)."""
    return tuple((dealer + step) % players for step in (1, 2, 3))


def defenders(result: DealResult, players: int) -> tuple[int, int]:
    """Return the first and the second defender (6.1).

    Raises RuleError if no seat, or one that rests, is declarer.
    """
    return declaring_order_of(result, players)[:2]


def _require_declarer(result: DealResult, players: int) -> int:
    """Return the declarer; raises RuleError if it is not one of the three who play."""
    seat = result.declarer
    if seat is None:
        raise RuleError("declarer-none", "4.7", kind=result.kind)
    if not 0 <= seat < players:
        raise RuleError("seat", "1.2", given=seat, last=players - 1)
    if seat not in seats_in_play(result.dealer, players):
        raise RuleError("declarer-rests", "1.1", seat=seat)
    return seat


def contract_of(result: DealResult) -> Contract:
    """Return the contract of a result; raises RuleError if it has none."""
    contract = CONTRACTS.get(result.contract or "")
    if contract is None or not contract.level:
        raise RuleError("contract-preferans", "3.1", given=result.contract)
    return contract


def defence_of(result: DealResult, options: Options, players: int) -> Defence:
    """Return the roles of the defence in a trick contract; raises RuleError for impossible declarations."""
    contract, order = contract_of(result), declaring_order_of(result, players)
    possible = defence_ways(contract, options, order, players == 4)
    calls = tuple([call for call in result.declarations if call[1] not in MODES])
    words = tuple([word for _, word in calls])
    if words in possible and calls == calls_of(order, words):
        return possible[words]
    if () not in possible:
        expected = "; ".join(_write_calls(calls_of(order, answers)) for answers in possible)
        name = "declarations" if calls else "declarations-nothing"
        raise RuleError(name, "6.1", given=_write_calls(calls), expected=expected)
    if contract.level == 10:
        raise _make_unasked_error(calls, "declarations-ten", "6.7")
    raise _make_unasked_error(calls, "declarations-stalingrad", "6.6")


def _make_unasked_error(calls: Words, name: str, clause: str) -> RuleError:
    """Return the error for declarations where the defence is not asked."""
    seat, word = calls[0]
    return RuleError(name, clause, seat=seat, word=word)


def _write_calls(calls: Words) -> str:
    """Return declarations as text, such as ``1:whist 2:pass``."""
    return " ".join(f"{seat}:{word}" for seat, word in calls)


def possible_declarations(result: DealResult, options: Options, players: int) -> dict[Words, Defence]:
    """Return all possible declarations against the contract of a result, with the roles that each makes.

    Where nothing is declared (6.6, 6.7) the only key is empty. Raises RuleError.
    """
    contract, order = contract_of(result), declaring_order_of(result, players)
    possible = defence_ways(contract, options, order, players == 4)
    return {calls_of(order, words): roles for words, roles in possible.items()}


def calls_of(order: tuple[int, ...], words: tuple[str, ...]) -> Words:
    """Return these words of the defence, each with its seat."""
    return tuple(zip(order, words, strict=False))


def declaring_order_of(result: DealResult, players: int) -> tuple[int, int, int, int]:
    """Return the seats in the order in which the defence of a result speaks.

    Raises RuleError if no seat, or one that rests, is declarer.
    """
    return declaring_order(_require_declarer(result, players), result.dealer, players)


@cache
def declaring_order(declarer: int, dealer: int, players: int) -> tuple[int, int, int, int]:
    """Return the seats that the defence asks: first defender, second, the first again, then the dealer."""
    order = seats_in_play(dealer, players)
    place = order.index(declarer)
    first, second = order[(place + 1) % 3], order[(place + 2) % 3]
    return first, second, first, dealer


def check_result(result: DealResult, standing: Standing, options: Options, players: int) -> None:
    """Raise RuleError, naming the clause, if a result is impossible."""
    if standing.players != players:
        raise RuleError("players-sheet", "1.1", given=standing.players, players=players)
    _check_seats(result, players)
    if result.dealer_leads_talon and not is_talon_led(result, options, players):
        raise RuleError("talon-preferans-unled", "10.2")
    if result.misdeal_kind is not None and result.kind != "misdeal":
        cause = result.misdeal_kind
        raise RuleError("misdeal-kind", "2.6", field="misdeal_kind", given=cause, kind=result.kind)
    _CHECKS[result.kind](result, standing, options, players)
    if result.aid and options.aid != "donor_choice":
        raise RuleError("aid-choice", "11.2", given=options.aid)


def is_talon_led(result: DealResult, options: Options, players: int) -> bool:
    """Return True if the dealer leads the talon in a deal of this kind (10.2)."""
    return result.kind == "raspasy" and options.raspasy_talon(players) == "dealer_leads"


def _check_seats(result: DealResult, players: int) -> None:
    """Raise RuleError if a seat is not at the table, or the declarer does not fit the kind of deal."""
    pairs = (*result.declarations, *(result.aid or ()))
    for seat in (result.dealer, *(seat for seat, _ in pairs)):
        if not 0 <= seat < players:
            raise RuleError("seat", "1.2", given=seat, last=players - 1)
    if result.kind in ("contract", "misere", "concede", "talon_throw"):
        _require_declarer(result, players)
    elif result.declarer is not None:
        raise RuleError("declarer-kind", "4.7", kind=result.kind)


def _check_tricks(result: DealResult, players: int, played: bool = True, talon: bool = False) -> None:
    """Raise RuleError if tricks are missing or not ten in all, or given where nothing was ``played``.

    With ``talon`` a resting dealer may have tricks.
    """
    tricks = result.tricks
    if not played:
        if tricks is not None:
            raise RuleError("tricks-unplayed", "6.5", given=tricks)
        return
    if tricks is None:
        raise RuleError("tricks-none", "7.3")
    if len(tricks) != players or min(tricks) < 0 or sum(tricks) != 10:
        raise RuleError("tricks", "7.3", given=tricks, players=players)
    if players == 4 and tricks[result.dealer] and not talon:
        raise RuleError("tricks-rests", "1.1", seat=result.dealer)


def _check_no_words(result: DealResult, name: str, clause: str) -> None:
    """Raise the error of this name if the defence declared something."""
    if result.declarations:
        raise _make_unasked_error(result.declarations, name, clause)


def _check_contract(result: DealResult, standing: Standing, options: Options, players: int) -> None:
    """Raise RuleError if a result of this kind is impossible by the options and the sheet."""
    _check_level(result, standing, options)
    roles = defence_of(result, options, players)
    _check_mode(result, roles, players)
    _check_tricks(result, players, roles.played)


def _check_mode(result: DealResult, roles: Defence, players: int) -> None:
    """Raise RuleError for open or closed said too early or by another seat than the lone whister (6.10)."""
    modes = [call for call in result.declarations if call[1] in MODES]
    if not modes:
        return
    seat, mode = modes[0]
    if roles.whisters != (seat,):
        raise RuleError("declarations-mode-seat", "6.10", seat=seat, word=mode)
    if result.declarations.index(modes[0]) < len(result.declarations) - 1:
        raise RuleError("declarations-mode-last", "6.10", word=mode)
    if mode == "closed" and seat not in seats_in_play(result.dealer, players):
        raise RuleError("declarations-dealer", "6.9", seat=seat)


def is_misere(result: DealResult) -> bool:
    """Return True for a misère, also for one that was given up (5.3)."""
    return result.kind == "misere" or (result.kind == "concede" and result.contract == MISERE)


def _check_level(result: DealResult, standing: Standing, options: Options) -> None:
    """Raise RuleError if all-passes before this deal require a higher level (10.7)."""
    contract = contract_of(result)
    floor = minimum_level(standing, options)
    if contract.level < floor:
        raise RuleError("floor-allpass", "10.7", contract=contract.text, floor=floor)


def _check_throw(result: DealResult, standing: Standing, options: Options, players: int) -> None:
    """Raise RuleError if a result of this kind is impossible by the options and the sheet."""
    if not options.talon_throw or players != 4:
        raise RuleError("talon_throw", "5.4")
    _check_contract(result, standing, options, players)


def _check_misere(result: DealResult, standing: Standing, options: Options, players: int) -> None:
    """Raise RuleError if a result of this kind is impossible by the options and the sheet."""
    _check_no_words(result, "declarations-misere", "6.8")
    if result.contract not in (None, MISERE):
        raise RuleError("contract-misere", "3.2", given=result.contract)
    _check_tricks(result, players)


def _check_allpass(result: DealResult, standing: Standing, options: Options, players: int) -> None:
    """Raise RuleError if a result of this kind is impossible by the options and the sheet."""
    _check_no_words(result, "declarations-allpass", "10.1")
    if result.contract is not None:
        raise RuleError("contract-allpass", "10.1", given=result.contract)
    _check_tricks(result, players, talon=result.dealer_leads_talon)
    tricks = result.tricks or ()
    if players == 4 and tricks[result.dealer] > 2:
        raise RuleError("tricks-talon", "10.2", given=tricks[result.dealer])


def _check_concede(result: DealResult, standing: Standing, options: Options, players: int) -> None:
    """Raise RuleError if a result of this kind is impossible by the options and the sheet."""
    if not options.concede:
        raise RuleError("concede", "5.3")
    _check_no_words(result, "declarations-conceded", "5.3")
    _check_tricks(result, players, played=False)
    if is_misere(result):
        if not options.concede_misere:
            raise RuleError("concede_misere", "5.3")
        return
    if contract_of(result).trump is None and not options.bid_notrump:
        raise RuleError("contract-notrump", "3.3", contract=result.contract)
    _check_level(result, standing, options)


def _check_misdeal(result: DealResult, standing: Standing, options: Options, players: int) -> None:
    """Raise RuleError if a result of this kind is impossible by the options and the sheet."""
    _check_no_words(result, "declarations-misdeal", "2.6")
    if result.contract is not None:
        raise RuleError("contract-misdeal", "2.6", given=result.contract)
    _check_tricks(result, players, played=False)
    if result.misdeal < 1:
        raise RuleError("misdeal", "2.6", given=result.misdeal)
    if result.misdeal_kind not in (None, *MISDEAL_KINDS):
        raise RuleError("misdeal-field-misdeal_kind", "2.6", what=quote(result.misdeal_kind))


_CHECKS = {
    "contract": _check_contract,
    "talon_throw": _check_throw,
    "misere": _check_misere,
    "raspasy": _check_allpass,
    "concede": _check_concede,
    "misdeal": _check_misdeal,
}


def minimum_level(standing: Standing, options: Options) -> int:
    """Return the lowest level that may be bid in the next auction (10.7); misère is always allowed."""
    levels = options.raspasy_exit_levels
    if options.raspasy_exit_cycle:
        return levels[standing.streak % len(levels)]
    return levels[min(standing.streak, len(levels) - 1)]
