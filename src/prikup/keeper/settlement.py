"""The payments between players at the end."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from itertools import combinations
from numbers import Rational

from prikup.errors import check_argument
from prikup.keeper.model import Payment
from prikup.words.catalogue import say


def find_payments(results: Sequence[Fraction]) -> tuple[tuple[int, int, Fraction], ...]:
    """Return the fewest payments (payer, payee, amount) that settle the results.

    Players are divided into groups whose results sum to zero; a group of k needs k - 1 payments. If the
    results do not sum to zero, the remainder stays with the last player.

    >>> find_payments((Fraction(20), Fraction(-5), Fraction(-15)))
    ((2, 0, Fraction(15, 1)), (1, 0, Fraction(5, 1)))
    >>> find_payments((Fraction(7), Fraction(5), Fraction(-7), Fraction(-5)))
    ((2, 0, Fraction(7, 1)), (3, 1, Fraction(5, 1)))
    """
    check_argument("results", results, (list, tuple))
    for amount in results:
        check_argument("amount", amount, Rational)
    balances = {seat: amount for seat, amount in enumerate(results) if amount}
    for seats in combinations(sorted(balances), 2):
        if sum(balances[seat] for seat in seats) == 0 and len(balances) > 3:
            rest = tuple(amount if seat not in seats else Fraction() for seat, amount in enumerate(results))
            pair = tuple(amount if seat in seats else Fraction() for seat, amount in enumerate(results))
            return (*_pay_greedily(pair), *_pay_greedily(rest))
    return _pay_greedily(tuple(results))


def _pay_greedily(results: tuple[Fraction, ...]) -> tuple[tuple[int, int, Fraction], ...]:
    """Return payments from the greatest debtor to the greatest creditor until one side is settled."""
    balances, payments = list(results), []
    seats = range(len(balances))
    while balances and min(balances) < 0 < max(balances):
        payer, payee = min(seats, key=balances.__getitem__), max(seats, key=balances.__getitem__)
        amount = min(-balances[payer], balances[payee])
        balances[payer] += amount
        balances[payee] -= amount
        payments.append((payer, payee, amount))
    return tuple(payments)


def describe_payments(results: Sequence[Fraction], names: Sequence[str], lang: str) -> tuple[Payment, ...]:
    """Return the payments, each with a sentence."""
    return tuple(
        Payment(
            payer,
            payee,
            amount,
            say(lang, "keeper-pays", payer=names[payer], payee=names[payee], amount=amount),
        )
        for payer, payee, amount in find_payments(results)
    )
