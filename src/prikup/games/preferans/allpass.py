"""Entries of an all-pass (section 10)."""

from __future__ import annotations

from fractions import Fraction

from prikup.games.preferans.ledger import Ledger
from prikup.games.preferans.options import Options
from prikup.games.preferans.results import DealResult, Standing, seats_in_play


def trick_price(standing: Standing, options: Options) -> int:
    """Return the hill points for a trick at the next all-pass (10.3, 10.4)."""
    return options.raspasy_base * _find_progression_factor(standing.streak + 1, options) * options.hill_mult


def _find_progression_factor(number: int, options: Options) -> int:
    """Return the factor of the all-pass with this number in a row (10.4)."""
    if options.raspasy_progression == "constant":
        return 1
    factor = number if options.raspasy_progression == "arithmetic" else 1 << (number - 1)
    return factor if options.raspasy_cap is None else min(factor, options.raspasy_cap)


def write_allpass(ledger: Ledger, result: DealResult, standing: Standing) -> None:
    """Write tricks as penalties or by the Rostov way, then the bonuses, clockwise from the eldest."""
    options = ledger.options
    tricks = result.tricks or ()
    order = seats_in_play(result.dealer, ledger.players)
    resting = result.dealer if result.dealer not in order else None
    if options.raspasy_scoring == "hill":
        _write_hill(ledger, tricks, trick_price(standing, options))
    else:
        _write_rostov(ledger, tricks, order)
    for seat in order:
        if not tricks[seat]:
            _write_zero(ledger, seat, standing)
    if resting is None:
        return
    if options.raspasy_zero_bonus_dealer and not tricks[resting]:
        _write_zero(ledger, resting, standing)
    if options.raspasy_dealer_pool:
        ledger.write_pool(resting, options.raspasy_dealer_pool, "raspasy_dealer", "10.8")


def _write_hill(ledger: Ledger, tricks: tuple[int, ...], price: int) -> None:
    """Write the hill points for tricks; with amnesty each seat's tricks above the fewest (10.3)."""
    forgiven = min(tricks) if ledger.options.raspasy_amnesty else 0
    for seat, trick_count in enumerate(tricks):
        ledger.write_hill(seat, price * (trick_count - forgiven), "raspasy", "10.3", trick_count)


def _write_rostov(ledger: Ledger, tricks: tuple[int, ...], order: tuple[int, ...]) -> None:
    """Write five whists for each trick of the others for the seat with fewest; two seats get half each."""
    fewest = min(tricks[seat] for seat in order)
    winners = [seat for seat in order if tricks[seat] == fewest]
    for seat in winners:
        for payer in order:
            if payer not in winners:
                ledger.write_whists(
                    seat, payer, Fraction(5 * tricks[payer], len(winners)), "raspasy", "10.8", tricks[payer]
                )


def _write_zero(ledger: Ledger, seat: int, standing: Standing) -> None:
    """Write the bonus of a seat without tricks, in the pool or on the hill (10.6)."""
    price = trick_price(standing, ledger.options)
    match ledger.options.raspasy_zero_bonus:
        case "one":
            ledger.write_pool(seat, 1, "raspasy_zero", "10.6")
        case "trick_price":
            ledger.write_pool(seat, price, "raspasy_zero", "10.6")
        case "hill_minus_two":
            ledger.write_hill(seat, -2 * price, "raspasy_zero", "10.6")
