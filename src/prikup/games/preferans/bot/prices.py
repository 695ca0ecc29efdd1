"""Values of results to a player, in whists, by the options of the table."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Any, Final, NamedTuple

from prikup.bots.outlook import Worth
from prikup.core import View
from prikup.games.preferans.results import DealResult
from prikup.games.preferans.score import apply_entries, entries, settle

ALONE: Final = 1.4
TOGETHER: Final = 0.5
CAUGHT: Final = 1.45


class Prices(NamedTuple):
    """Values of entries at a table, in whists.

    ``pool`` is the value of a point in one's own pool against the others, ``hill`` the cost of a point on
    one's own hill, ``other`` the value of a point on another's hill. ``whist`` multiplies whists, ``mount``
    entries on the hill. ``owed`` is the price of a trick missing to the whister's quota, in values;
    ``concede`` the undertricks of giving up. A failed contract writes ``consoled`` values and ``flat`` whists
    an undertrick for each of ``consolers`` players, passers among them if ``all_consoled``. ``shared`` is
    when a lone whister shares their whists with the passer: 0 never, 1 on a failed contract, 2 always.
    ``farm`` is the scoring by the side's ``quota`` and each player's ``personal`` one. ``all_pass`` is the
    cost of a point of an all-pass.
    """

    pool: float
    hill: float
    other: float
    whist: float
    mount: float
    owed: float
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
def prices(options: Any, players: int) -> Prices:
    """Return the prices by these options for this number of players."""
    own, other = _hill(options, players)
    everybody = options.consolation == "each_defender"
    consolers = {"each_defender": 2.0, "whisters_only": ALONE, "none": 0.0}[options.consolation]
    if consolers and options.consolation_dealer and players == 4:
        consolers += 1
    fixed = options.consolation_amount == "fixed10"
    shared = 2 if options.gentleman_scope == "always" else 1
    return Prices(
        pool=options.pool_value * 8.0,
        hill=own,
        other=other,
        whist=float(options.whist_mult),
        mount=float(options.hill_mult),
        owed=options.hill_mult * (1.0 if options.whist_responsibility == "full" else 0.5),
        consoled=0.0 if fixed or not consolers else float(options.whist_mult),
        flat=10.0 if fixed and consolers else 0.0,
        consolers=consolers,
        all_consoled=everybody,
        shared=shared if options.remiz_split == "gentleman" else 0,
        concede=options.concede,
        farm=options.whist_scoring == "gamefarm_quota",
        quota=tuple(options.quota),
        personal=tuple(options.personal_quota),
        # By the Rostov way who takes the fewest writes five whists a trick on each of the others.
        all_pass=7.5 if options.raspasy_scoring == "rostov_min" else own + other,
    )


@lru_cache(maxsize=64)
def settled(options: Any, players: int) -> Prices:
    """Return the prices in which a point in one's own pool has the value of the settlement."""
    return prices(options, players)._replace(pool=options.pool_value * 10 * (players - 1) / players)


def _hill(options: Any, players: int) -> tuple[float, float]:
    """Return the cost of a point on one's own hill, and the value of one on another's."""
    if options.penalty_mode == "whists5":
        return 5.0 * (players - 1), 5.0
    each = 10 / (players if options.settlement_divisor == "n" else players - 1)
    return each * (players - 1), each


def value(level: int) -> int:
    """Return the basic value of a level from six to ten."""
    return 2 * (level - 5)


def consolation(money: Prices, level: int) -> float:
    """Return the whists that an undertrick of this level writes for each who is consoled."""
    return value(level) * money.consoled + money.flat


def declared(money: Prices, level: int, tricks: int) -> float:
    """Return the value to the declarer of a contract played to this many tricks."""
    worth = value(level)
    against = 10 - tricks
    lacking = money.quota[level - 6] - against
    paid = -worth * lacking if money.farm and lacking > 0 else worth * money.whist * against
    if tricks >= level:
        return worth * money.pool - paid
    under = worth * money.mount * money.hill + money.consolers * consolation(money, level)
    return -(level - tricks) * under - paid


@cache
def by_tricks(money: Prices, level: int) -> Worth:
    """Return the value of each number of tricks to the declarer."""
    return tuple(declared(money, level, tricks) for tricks in range(11))


def misere(money: Prices, safe: float) -> float:
    """Return the value of a misère whose suits are all safe with this chance, each taken alone.

    Play between bots of this kind catches more than that: some suits only together.
    """
    made = safe - TOGETHER * safe * (1 - safe)
    return 10 * (made * money.pool - (1 - made) * CAUGHT * money.mount * money.hill)


@cache
def misere_by_tricks(money: Prices) -> Worth:
    """Return the value of each number of tricks to the declarer of a misère."""
    return (10 * money.pool, *(-10.0 * taken * money.mount * money.hill for taken in range(1, 11)))


def conceded(money: Prices, level: int) -> float:
    """Return the value of giving up, below 0."""
    return -money.concede * value(level) * money.mount * money.hill


def all_pass(view: View, tricks: tuple[int, ...]) -> float:
    """Return the change of the viewer's result by an all-pass with these tricks by seat."""
    assert view.dealer is not None and view.seat is not None
    led = view.options.raspasy_talon(view.players) == "dealer_leads"
    result = DealResult("raspasy", tricks=tricks, dealer=view.dealer, dealer_leads_talon=led)
    written = entries(result, view.standing, view.options)
    after = apply_entries(view.standing, written, result, view.options)
    before = settle(view.standing, view.options).result[view.seat]
    return float(settle(after, view.options).result[view.seat] - before)
