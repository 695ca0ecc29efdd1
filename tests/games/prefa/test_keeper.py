"""The score keeper of Prefa."""

from __future__ import annotations

from fractions import Fraction

from prikup.keeper import score
from tests.keeper.games import document

SEVEN = "0 7H in in 7 2 1"


def test_chips_of_prefa_sum_to_zero_and_are_paid_at_the_end() -> None:
    results = (SEVEN, "1 6S out in 4 6 0", "2 8D out in 0 1 9", "0 9C in in 7 2 1")
    for count in range(1, len(results) + 1):
        kept = score(document("prefa", "prefa-nakayoshi", *results[:count]))
        assert kept.problem is None
        assert sum(kept.now) == 0
        assert all(row[at] == 0 for at, row in enumerate(kept.settlement.balances))
    ended = score(document("prefa", "prefa-nakayoshi", *results, finish=True))
    paid = [Fraction()] * 3
    for payment in ended.payments:
        paid[payment.payer] -= payment.amount
        paid[payment.payee] += payment.amount
    assert tuple(paid) == ended.now
