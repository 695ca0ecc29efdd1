"""Scoring of Prefa: the entries of a deal on pots and chips, and the sheet after it (10 to 13).

``standing' = apply_entries(standing, entries(result, standing, options), result, options)``. All functions
are pure; a result may come from play or from a person who types in a deal of real cards.
"""

from __future__ import annotations

from fractions import Fraction
from math import floor
from typing import Final

from prikup.core import Amount, Entry, Struct
from prikup.games.prefa.contracts import Contract
from prikup.games.prefa.ledger import Ledger
from prikup.games.prefa.options import Options
from prikup.games.prefa.results import (
    ALONG,
    IN,
    TAKEN,
    DealResult,
    Standing,
    check_result,
    contract_of,
    defenders,
    roles_of,
    seats_in_play,
)
from prikup.toolkit.defence import Roles

ACES_BONUS_AT_SIX: Final = 25
ACES_BONUS: Final = 50
"""Chips that four aces bring from each opponent, at six and from seven up (13.3)."""


class Side(Struct, frozen=True):
    """Seats, tricks and values on which the payments of a deal with a declarer depend.

    ``tricks`` are those of the declarer, the right and the left defender. ``made`` is the value of a contract
    that is made with no defender short of tricks, ``failed`` the value in all other cases.
    """

    contract: Contract
    declarer: int
    right: int
    left: int
    tricks: tuple[int, int, int]
    made: int
    failed: int


def entries(result: DealResult, standing: Standing, options: Options) -> tuple[Entry, ...]:
    """Return the entries of a deal, pots before chips.

    Raises RuleError, naming the clause, if the result is impossible.
    """
    check_result(result, options, standing.players)
    ledger = Ledger(standing, seats_in_play(result.dealer, standing.players), options)
    match result.kind:
        case "polles":
            _write_polles(ledger, result)
        case "concede":
            side = _make_side(result, ledger, contract_of(result, options).conceded)
            _write_failed(ledger, side, None, "13.4")
            _write_aces(ledger, result, side, is_made=False)
        case "contract":
            _write_contract(ledger, result)
    return ledger.close()


def _make_side(
    result: DealResult, ledger: Ledger, conceded_tricks: tuple[int, int, int] | None = None
) -> Side:
    """Return the seats, tricks and values of a deal with a declarer, as the pots allow them (9.1, 13.2).

    ``conceded_tricks`` of declarer, right and left stand for the tricks of a contract that was given up.
    """
    assert result.declarer is not None
    declarer = result.declarer
    right, left = defenders(declarer, result.dealer, ledger.players)
    taken = result.tricks or (0,) * ledger.players
    tricks = conceded_tricks or (taken[declarer], taken[right], taken[left])
    contract = contract_of(result, ledger.options)
    made, failed = contract_values(contract, ledger.pot_total, ledger.options)
    return Side(contract, declarer, right, left, tricks, made, failed)


def contract_values(contract: Contract, pot_total: Amount, options: Options) -> tuple[int, int]:
    """Return the value of a contract made with no defender short of tricks, and its value otherwise (13.2).

    ``pot_total`` are the units in the pots.

    >>> from prikup.games.prefa.contracts import CONTRACTS
    >>> contract_values(CONTRACTS["7S"], 4, Options(last_contract="unbalanced"))
    (4, 7)
    """
    value = contract.value
    shrunk = min(value, max(int(pot_total), 0))
    match options.last_contract:
        case "scaled":
            return shrunk, shrunk
        case "unbalanced":
            return shrunk, value
    return value, value


def _write_contract(ledger: Ledger, result: DealResult) -> None:
    """Write a contract that was played, or that nobody opposed."""
    side, roles = _make_side(result, ledger), roles_of(result, ledger.options, ledger.players)
    tricks = side.tricks[0]
    is_made = not roles.played or tricks >= side.contract.level
    if not roles.played:
        ledger.take(side.declarer, side.made, "10.5")
    elif not is_made:
        _write_failed(ledger, side, roles, "10.1")
    elif len(roles.seats(IN)) == 1:
        _write_alone(ledger, side, roles)
    elif tricks == side.contract.level:
        ledger.take(side.declarer, side.made, "10.2")
        _pay_tricks(ledger, side, roles, side.made, "10.2")
    else:
        _write_short(ledger, side, roles)
    _write_aces(ledger, result, side, is_made)


def _pay_tricks(ledger: Ledger, side: Side, roles: Roles | None, price: int, clause: str) -> None:
    """Write the declarer's payments for tricks; a defender who took the other along gets both (10.4)."""
    for seat, tricks in ((side.right, side.tricks[1]), (side.left, side.tricks[2])):
        amount = tricks * price
        ledger.write_payment(
            side.declarer,
            _find_answering_seat(roles, seat),
            amount,
            "trick",
            _find_payment_clause(roles, clause),
            tricks,
        )


def _find_answering_seat(roles: Roles | None, seat: int) -> int:
    """Return the seat that wins and pays for a defender: the defender, or who took them along (7.4)."""
    return roles.seats(ALONG)[0] if roles is not None and roles.role(seat) == TAKEN else seat


def _find_payment_clause(roles: Roles | None, clause: str) -> str:
    """Return the clause of a payment: 10.4 if a defender answers for both hands."""
    return "10.4" if roles is not None and roles.seats(ALONG) else clause


def _write_failed(ledger: Ledger, side: Side, roles: Roles | None, clause: str) -> None:
    """Write a failed contract: the declarer's pot grows, and they pay the defence's tricks (10.1)."""
    missing_tricks = side.contract.level - side.tricks[0]
    price = side.failed * ledger.solo_factor(missing_tricks)
    ledger.write_pot(side.declarer, price, "failed", clause, missing_tricks)
    _pay_tricks(ledger, side, roles, price, clause)


def _write_short(ledger: Ledger, side: Side, roles: Roles) -> None:
    """Write a contract made with an overtrick against two hands: who is short of tricks pays (10.3).

    A shortage is what a defender lacks of their minimum, less what the partner has above theirs. The payment
    to the declarer is for the declarer's tricks; that to a partner who is not short is for the partner's.
    """
    declarer_tricks, right_tricks, left_tricks = side.tricks
    right_minimum, left_minimum = side.contract.minimums
    right_lack, left_lack = right_minimum - right_tricks, left_minimum - left_tricks
    defenders = (
        (side.right, right_lack, side.left, left_lack, left_tricks),
        (side.left, left_lack, side.right, right_lack, right_tricks),
    )
    for seat, own_lack, partner, partner_lack, partner_tricks in defenders:
        shortage = own_lack + min(partner_lack, 0)
        if shortage <= 0:
            continue
        factor = ledger.solo_factor(shortage)
        payer, clause = _find_answering_seat(roles, seat), _find_payment_clause(roles, "10.3")
        ledger.write_payment(
            payer, side.declarer, declarer_tricks * side.failed * factor, "short", clause, shortage
        )
        if partner_lack <= 0:
            partner_factor = factor if ledger.options.solo_to_partner == "double" else 1
            amount = partner_tricks * side.failed * partner_factor
            ledger.write_payment(
                payer, _find_answering_seat(roles, partner), amount, "partner", clause, partner_tricks
            )


def lone_minimum(contract: Contract, right: bool, options: Options) -> int:
    """Return the tricks that a lone defender owes (9.4); ``right`` is True for the right one."""
    return contract.minimums[0 if right or options.lone_minimum == "first_column" else 1]


def _write_alone(ledger: Ledger, side: Side, roles: Roles) -> None:
    """Write a contract that was made against one defender (10.6)."""
    (seat,) = roles.seats(IN)
    defender_tricks = side.tricks[1] if seat == side.right else side.tricks[2]
    missing_tricks = lone_minimum(side.contract, seat == side.right, ledger.options) - defender_tricks
    if missing_tricks <= 0:
        ledger.take(side.declarer, side.made, "10.6")
        ledger.write_payment(
            side.declarer, seat, defender_tricks * side.made, "trick", "10.6", defender_tricks
        )
    else:
        amount = side.tricks[0] * side.failed * ledger.solo_factor(missing_tricks)
        ledger.write_payment(seat, side.declarer, amount, "short", "10.6", missing_tricks)


def _write_aces(ledger: Ledger, result: DealResult, side: Side, is_made: bool) -> None:
    """Write four aces: from each opponent, or to each if the contract failed (13.3)."""
    if not result.aces:
        return
    bonus = ACES_BONUS_AT_SIX if side.contract.level == 6 else ACES_BONUS
    for seat in (side.right, side.left):
        payer, receiver = (seat, side.declarer) if is_made else (side.declarer, seat)
        ledger.write_payment(payer, receiver, bonus, "aces", "13.3")


def _write_polles(ledger: Ledger, result: DealResult) -> None:
    """Write three passes played out: tricks above the fewest go into the own pot (13.5)."""
    tricks = result.tricks or ()
    fewest = min(tricks[seat] for seat in ledger.seats)
    for seat in ledger.seats:
        ledger.write_pot(seat, tricks[seat] - fewest, "polles", "13.5", tricks[seat])


def apply_entries(
    standing: Standing, written: tuple[Entry, ...], result: DealResult, options: Options
) -> Standing:
    """Return the sheet after a deal, with its entries added."""
    pot, chips = list(standing.pot), [list(row) for row in standing.chips]
    for entry in written:
        if entry.on is None:
            pot[entry.seat] += entry.amount
        else:
            chips[entry.seat][entry.on] += entry.amount
    return Standing(tuple(pot), tuple(map(tuple, chips)), standing.deals + 1)


def is_over(standing: Standing, options: Options) -> bool:
    """Return True if the match ends after this deal, as the pots are empty (12.1)."""
    if options.pot_model == "common":
        return sum(standing.pot) <= 0
    return max(standing.pot) <= 0


class Settlement(Struct, frozen=True):
    """Settlement of a sheet, by seat and in chips.

    ``till`` is the content of all pots in chips, ``pots`` the part that the own pot takes off, ``shares`` the
    part of the till, ``balance[i][j]`` the chips of i on j less those of j on i, ``result`` the sum.
    """

    till: Amount
    pots: tuple[Amount, ...]
    shares: tuple[Amount, ...]
    balance: tuple[tuple[Amount, ...], ...]
    result: tuple[Fraction, ...]


def settle(standing: Standing, remainder_seat: int | None = None) -> Settlement:
    """Return the settlement of a sheet as it stands (12.1).

    After an early end the rest of the pots is shared equally, as a unit from another pot costs ten chips
    (13.1): exactly, or in whole chips with the remainder to ``remainder_seat``.

    >>> left = Standing((5, 0, 0), ((0, 20, 0), (0, 0, 0), (0, 30, 0)))
    >>> list(map(str, settle(left).result))
    ['-40/3', '-100/3', '140/3']
    >>> list(map(str, settle(left, remainder_seat=0).result))
    ['-12', '-34', '46']
    """
    seats = range(standing.players)
    till = 10 * sum(standing.pot)
    shares = [Fraction(till, standing.players) for _ in seats]
    if remainder_seat is not None:
        shares = [Fraction(floor(share)) for share in shares]
        shares[remainder_seat] += till - sum(shares)
    pots = tuple(-10 * pot for pot in standing.pot)
    balance = tuple(tuple(standing.chips[i][j] - standing.chips[j][i] for j in seats) for i in seats)
    result = tuple(Fraction(sum(balance[seat])) + pots[seat] + shares[seat] for seat in seats)
    return Settlement(till, pots, tuple(shares), balance, result)
