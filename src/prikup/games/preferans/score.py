"""Scoring of Russian Preferans: the entries of a deal, and the sheet after it.

``standing' = apply_entries(standing, entries(result, standing, options), result, options)``. All functions
are pure; a result may come from play or from a person who types in a deal of real cards.
"""

from __future__ import annotations

from fractions import Fraction
from typing import Final

from prikup.cards import Card
from prikup.core import Entry
from prikup.games.preferans.allpass import trick_price, write_allpass
from prikup.games.preferans.contracts import CONTRACTS, MISERE
from prikup.games.preferans.ledger import Ledger, to_int_if_whole
from prikup.games.preferans.options import Options
from prikup.games.preferans.results import (
    DealResult,
    MisdealKind,
    Standing,
    check_result,
    contract_of,
    defence_of,
    defenders,
    is_misere,
    minimum_level,
    seats_in_play,
)
from prikup.games.preferans.settle import Settlement, settle
from prikup.games.preferans.whists import write_whists

__all__ = [
    "DealResult",
    "Settlement",
    "Standing",
    "apply_entries",
    "check_result",
    "deal_ledger",
    "defence_of",
    "defenders",
    "entries",
    "is_made",
    "is_over",
    "minimum_level",
    "next_dealer",
    "seats_in_play",
    "settle",
    "trick_price",
]

_MISDEAL_CAUSES: Final[dict[MisdealKind | None, str]] = {
    None: "misdeal",
    "card": "misdeal_card",
    "count": "misdeal_count",
    "talon": "misdeal_talon",
    "cut": "misdeal_cut",
}
"""Cause of the entry for a misdeal, by the kind of misdeal."""


def is_made(result: DealResult) -> bool:
    """Return True if the declarer fulfilled the contract; False if there was none."""
    if result.kind in ("contract", "talon_throw"):
        return result.tricks is None or result.tricks[result.declarer or 0] >= contract_of(result).level
    return result.kind == "misere" and result.tricks is not None and not result.tricks[result.declarer or 0]


def entries(result: DealResult, standing: Standing, options: Options) -> tuple[Entry, ...]:
    """Return the entries of a deal, in the order of clause 8.11.

    Raises RuleError, naming the clause, if the result is impossible.
    """
    return deal_ledger(result, standing, options).close()


def deal_ledger(result: DealResult, standing: Standing, options: Options) -> Ledger:
    """Return the ledger of a deal before it is closed, with the points that donors have still to give.

    Raises RuleError if the result is impossible.
    """
    check_result(result, standing, options, standing.players)
    ledger = Ledger(standing, options, result.aid)
    match result.kind:
        case "raspasy":
            write_allpass(ledger, result, standing)
        case "misdeal":
            if result.misdeal >= options.misdeal_penalty_from:
                penalty = options.misdeal_penalty * options.hill_mult
                ledger.write_hill(result.dealer, penalty, _MISDEAL_CAUSES[result.misdeal_kind], "2.6")
        case "concede":
            price = CONTRACTS[result.contract or MISERE].value * options.hill_mult
            ledger.write_hill(
                result.declarer or 0, options.concede * price, "concede", "5.3", options.concede
            )
        case "misere":
            _write_misere(ledger, result)
        case _:
            _write_contract(ledger, result)
    return ledger


def _write_misere(ledger: Ledger, result: DealResult) -> None:
    """Write a misère: the pool, the hill, the consolation and the bonus for the talon (9)."""
    options = ledger.options
    declarer, tricks = result.declarer or 0, result.tricks or ()
    value, caught = CONTRACTS[MISERE].value, tricks[declarer]
    if not caught:
        ledger.write_pool(declarer, value, "misere_made", "9.1")
    ledger.write_hill(declarer, caught * value * options.hill_mult, "misere_caught", "9.1", caught)
    if options.misere_consolation == "value":
        for seat in _list_other_seats(declarer, ledger.players):
            ledger.write_whists(
                seat, declarer, caught * 10 * options.whist_mult, "consolation", "9.2", caught
            )
    if options.misere_talon_bonus:
        units = _count_misere_talon_units(result.talon or ()) * options.whist_mult
        _write_bonus(ledger, result, 10 * units)


def _write_contract(ledger: Ledger, result: DealResult) -> None:
    """Write a trick contract: the pool or the hill, the whists and the bonus for the talon (8)."""
    options = ledger.options
    contract = contract_of(result)
    declarer = result.declarer or 0
    roles = defence_of(result, options, ledger.players)
    undertricks = 0 if result.tricks is None else max(contract.level - result.tricks[declarer], 0)
    if not undertricks:
        ledger.write_pool(declarer, contract.value, "made", "8.1")
    ledger.write_hill(declarer, undertricks * contract.value * options.hill_mult, "remiz", "8.2", undertricks)
    write_whists(ledger, result, contract, roles, undertricks)
    if roles.played:
        _write_bonus(ledger, result, _count_talon_whists(result.talon or (), contract.value, options))
    if result.kind == "talon_throw":
        ledger.write_hill(result.dealer, options.hill_mult, "talon_throw", "5.4")


def _list_other_seats(seat: int, players: int) -> list[int]:
    """Return the other seats, clockwise."""
    return [(seat + step) % players for step in range(1, players)]


def _write_bonus(ledger: Ledger, result: DealResult, value: int) -> None:
    """Write the dealer's bonus for the talon; with three players halves of it, where agreed (8.10).

    ``value`` is the bonus in whists.
    """
    if not ledger.options.dealer_talon_bonus:
        return
    declarer = result.declarer or 0
    if ledger.players == 4:
        ledger.write_whists(result.dealer, declarer, value, "talon_bonus", "8.10")
    elif ledger.options.talon_bonus_3p == "halves":
        for seat in defenders(result, ledger.players):
            ledger.write_whists(seat, declarer, Fraction(value, 2), "talon_bonus", "8.10")


def _count_talon_whists(talon: tuple[Card, ...], value: int, options: Options) -> int:
    """Return the whists for a talon at a trick contract (8.10)."""
    ranks = sorted(card.rank for card in talon)
    if options.talon_bonus_kind != "units":
        return ranks.count("A") * (5 if options.talon_bonus_kind == "ace5" else 7)
    suited = len({card.suit for card in talon}) == 1
    units = (0, 1, 3)[ranks.count("A")]
    if suited and ranks == ["A", "K"]:
        units = 2
    elif suited and ranks == ["K", "Q"]:
        units = 1
    return units * value * options.whist_mult


def _count_misere_talon_units(talon: tuple[Card, ...]) -> int:
    """Return the units of ten whists for a talon at misère: a seven 1, seven and eight of a suit 2."""
    ranks = sorted(card.rank for card in talon)
    if ranks == ["7", "8"] and len({card.suit for card in talon}) == 1:
        return 2
    return ranks.count("7")


def apply_entries(
    standing: Standing, written: tuple[Entry, ...], result: DealResult, options: Options
) -> Standing:
    """Return the sheet after a deal: entries added, all-passes (10.7) and misdeals (2.6) in a row counted."""
    pool, hill = list(standing.pool), list(standing.hill)
    whists = [list(row) for row in standing.whists]
    for entry in written:
        if entry.on is not None:
            whists[entry.seat][entry.on] = to_int_if_whole(whists[entry.seat][entry.on] + entry.amount)
        else:
            account = pool if entry.account == "pool" else hill
            account[entry.seat] = to_int_if_whole(account[entry.seat] + entry.amount)
    streak = standing.streak
    if result.kind == "raspasy":
        streak += 1
    elif _ends_series(result, options, standing.players):
        streak = 0
    deals = standing.deals + (result.kind != "misdeal")
    same_dealer = next_dealer(result.dealer, result, options, standing.players) == result.dealer
    misdeals = result.misdeal if result.kind == "misdeal" and same_dealer else 0
    return Standing(tuple(pool), tuple(hill), tuple(map(tuple, whists)), streak, deals, misdeals)


def _ends_series(result: DealResult, options: Options, players: int) -> bool:
    """Return True if a deal other than an all-pass ends a series of all-passes (10.7)."""
    if result.kind == "misdeal" or (is_misere(result) and not options.misere_exits):
        return False
    if options.raspasy_exit_condition == "any_game":
        return True
    if not is_made(result):
        return False
    if options.raspasy_exit_condition == "made" or result.kind == "misere":
        return True
    return defence_of(result, options, players).played


def is_over(standing: Standing, options: Options) -> bool:
    """Return True if the pools end the match after this deal (11.4)."""
    target = options.target
    if target is None:
        return False
    match options.game_end:
        case "all_reach":
            return min(standing.pool) >= target
        case "average_reach":
            return sum(standing.pool) >= standing.players * target
        case "first_reach":
            return max(standing.pool) >= target
    return False


def next_dealer(dealer: int, result: DealResult, options: Options, players: int) -> int:
    """Return the seat that deals next (2.5, 2.6)."""
    if result.kind == "misdeal":
        moves = options.misdeal_then == "next_dealer" and result.misdeal >= options.misdeal_penalty_from
    else:
        stays = options.dealer_rotation == "not_after_misere_and_raspasy"
        moves = not (stays and (result.kind == "raspasy" or is_misere(result)))
    return (dealer + moves) % players
