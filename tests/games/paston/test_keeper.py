"""The score keeper of Paston."""

from __future__ import annotations

from prikup.keeper import score
from tests.keeper.games import document


def test_paston_names_the_winner_and_nobody_pays() -> None:
    kept = score(
        document(
            "paston",
            "paston-nakayoshi; target=60",
            "0 gupa pass pass opener 1",
            "2 dineri pass pass",
            "0 dineri pass pass",
        )
    )
    assert kept.over and kept.settlement.winners == (0,)
    assert kept.settlement.steps[-1].text == "Anna has won"
    assert kept.payments == () and kept.next is None


def test_form_of_first_deal_of_paston_requires_its_opener() -> None:
    form = score(document("paston", "paston-nakayoshi")).entry
    assert form is not None
    (opener,) = form.extras
    assert (opener.needed, opener.deal, {kind.next_by for kind in form.kinds}) == (True, 1, {"opener"})
    later = score(document("paston", "paston-nakayoshi", "0 gupa pass pass opener 1")).entry
    assert later is not None and later.dealer == 1
    assert {kind.next_dealer for kind in later.kinds} == {2}
