"""Values of results to a player, in whists, by the options of the table."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Any, Final, NamedTuple

import msgspec

from prikup.bots.outlook import ValueByTricks
from prikup.games.preferans.match import View
from prikup.games.preferans.results import DealResult, Standing, Words
from prikup.games.preferans.score import apply_entries, entries, settle

LONE_CONSOLERS: Final = 1.4
COMBINED_SUITS_RISK: Final = 0.5
CAUGHT_TRICKS: Final = 1.45
WHISTED: Final[Words] = ((1, "whist"), (2, "whist"))
PASSED: Final[Words] = ((1, "pass"), (2, "pass"))


class Prices(NamedTuple):
    """Values of entries at a table, in whists.

    ``pool`` is the value of a point in one's own pool against the others, ``hill`` the cost of a point on
    one's own hill, ``other`` the value of a point on another's hill. In units of a contract's value,
    ``made`` are the pool points of making it and ``mount`` the hill points of an undertrick. A misère
    brings ``misere`` pool points, and each trick in it costs ``caught``. ``whist`` multiplies whists.
    ``owed`` is the price of a trick missing to the whister's quota, in values, and ``single`` the second
    whister's share of it where the quota is one trick; ``concede`` are the undertricks of giving up. A
    failed contract writes ``consoled`` values and ``flat`` whists an undertrick for each of ``consolers``
    players, passers among them if ``all_consoled``. ``shared`` is when a lone whister shares their whists
    with the passer: 0 never, 1 on a failed contract, 2 always. ``farm`` is the scoring by the side's
    ``quota`` and each player's ``personal`` one. ``all_pass`` is the cost of a point of an all-pass.
    """

    pool: float
    hill: float
    other: float
    made: float
    mount: float
    misere: float
    caught: float
    whist: float
    owed: float
    single: float
    consoled: float
    flat: float
    consolers: float
    all_consoled: bool
    shared: int
    concede: int
    farm: bool
    quota: tuple[int, ...]
    personal: tuple[int, ...]
    all_pass: float


@lru_cache(maxsize=64)
def table_prices(options: Any, players: int) -> Prices:
    """Return the prices for this number of players, read from the score where a deal writes them."""
    own_price, other_price = _find_hill_prices(options, players)
    everybody = options.consolation == "each_defender"
    consolers = {"each_defender": 2.0, "whisters_only": LONE_CONSOLERS, "none": 0.0}[options.consolation]
    if consolers and options.consolation_dealer and players == 4:
        consolers += 1
    fixed = options.consolation_amount == "fixed10"
    shared = 2 if options.gentleman_scope == "always" else 1
    table = msgspec.structs.replace(options, aid="none", penalty_mode="hill", raspasy_exit_levels=(6,))
    mount = _read_written(table, _make_contract_result(WHISTED, (5, 3, 2), players), "hill")
    caught, whists = (
        _read_written(table, _make_misere_result((1, 5, 4), players), account)
        for account in ("hill", "whists")
    )
    return Prices(
        pool=options.pool_value * 8.0,
        hill=own_price,
        other=other_price,
        made=_read_written(table, _make_contract_result(PASSED, None, players), "pool") / level_value(6),
        mount=mount / level_value(6),
        misere=_read_written(table, _make_misere_result((0, 5, 5), players), "pool"),
        caught=caught * own_price + whists,
        whist=float(options.whist_mult),
        owed=options.hill_mult * (1.0 if options.whist_responsibility == "full" else 0.5),
        single=0.5 if options.one_trick_responsibility == "split" else 1.0,
        consoled=0.0 if fixed or not consolers else float(options.whist_mult),
        flat=10.0 if fixed and consolers else 0.0,
        consolers=consolers,
        all_consoled=everybody,
        shared=shared if options.remiz_split == "gentleman" else 0,
        concede=options.concede,
        farm=options.whist_scoring == "gamefarm_quota",
        quota=tuple(options.quota),
        personal=tuple(options.personal_quota),
        # By the Rostov way the seat with the fewest tricks writes five whists a trick on each other seat.
        all_pass=7.5 if options.raspasy_scoring == "rostov_min" else own_price + other_price,
    )


@lru_cache(maxsize=64)
def settled_prices(options: Any, players: int) -> Prices:
    """Return the prices with the pool priced as the settlement does."""
    return table_prices(options, players)._replace(pool=options.pool_value * 10 * (players - 1) / players)


def _read_written(options: Any, result: DealResult, account: str) -> float:
    """Return what a deal writes for seat 0: in its pool, on its hill, or as whists on it."""
    written = entries(result, Standing.start(result.dealer + 1), options)
    column = "on" if account == "whists" else "seat"
    return float(
        sum(entry.amount for entry in written if (entry.account, getattr(entry, column)) == (account, 0))
    )


def _make_contract_result(words: Words, tricks: tuple[int, int, int] | None, players: int) -> DealResult:
    """Return the result of a six of clubs of seat 0 with these declarations and tricks."""
    tricks_by_seat = tricks and (*tricks, *(0,) * (players - 3))
    return DealResult("contract", 0, "6C", words, tricks_by_seat, players - 1)


def _make_misere_result(tricks: tuple[int, int, int], players: int) -> DealResult:
    """Return the result of a misère of seat 0 with these tricks."""
    return DealResult("misere", 0, tricks=(*tricks, *(0,) * (players - 3)), dealer=players - 1)


def _find_hill_prices(options: Any, players: int) -> tuple[float, float]:
    """Return the cost of a point on the own hill, and the value of a point on another's, in whists."""
    if options.penalty_mode == "whists5":
        return 5.0 * (players - 1), 5.0
    price = 10 / (players if options.settlement_divisor == "n" else players - 1)
    return price * (players - 1), price


def level_value(level: int) -> int:
    """Return the basic value of a level from six to ten."""
    return 2 * (level - 5)


def undertrick_whists(money: Prices, level: int) -> float:
    """Return the whists that an undertrick at this level writes for each player who is consoled."""
    return level_value(level) * money.consoled + money.flat


def contract_value(money: Prices, level: int, tricks: int) -> float:
    """Return the value to the declarer of a contract played to this many tricks."""
    value = level_value(level)
    against = 10 - tricks
    lacking = money.quota[level - 6] - against
    paid = -value * lacking if money.farm and lacking > 0 else value * money.whist * against
    if tricks >= level:
        return value * money.made * money.pool - paid
    undertrick_cost = value * money.mount * money.hill + money.consolers * undertrick_whists(money, level)
    return -(level - tricks) * undertrick_cost - paid


@cache
def contract_values(money: Prices, level: int) -> ValueByTricks:
    """Return the value of each number of tricks to the declarer."""
    return tuple(contract_value(money, level, tricks) for tricks in range(11))


def misere_value(money: Prices, safe: float) -> float:
    """Return the value of a misère; ``safe`` is the chance that each suit, taken alone, is safe.

    Play between bots of this kind catches more than that: some suits are only unsafe together.
    """
    made_chance = safe - COMBINED_SUITS_RISK * safe * (1 - safe)
    return made_chance * money.misere * money.pool - (1 - made_chance) * CAUGHT_TRICKS * money.caught


@cache
def misere_values(money: Prices) -> ValueByTricks:
    """Return the value of each number of tricks to the declarer of a misère."""
    return (money.misere * money.pool, *(-tricks * money.caught for tricks in range(1, 11)))


def concession_value(money: Prices, level: int) -> float:
    """Return the value of giving up, below 0."""
    return -money.concede * level_value(level) * money.mount * money.hill


def all_pass_change(view: View, tricks: tuple[int, ...]) -> float:
    """Return the change of the viewer's result by an all-pass with these tricks by seat."""
    assert view.dealer is not None and view.seat is not None
    dealer_leads = view.options.raspasy_talon(view.players) == "dealer_leads"
    result = DealResult("raspasy", tricks=tricks, dealer=view.dealer, dealer_leads_talon=dealer_leads)
    written = entries(result, view.standing, view.options)
    new_standing = apply_entries(view.standing, written, result, view.options)
    old_result = settle(view.standing, view.options).result[view.seat]
    return float(settle(new_standing, view.options).result[view.seat] - old_result)
