"""The score keeper of Thousand."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from prikup.keeper import score, spell_document
from tests.keeper.games import document

DATA = Path(__file__).parents[2] / "data"
THOUSAND = {
    entry["id"]: entry
    for entry in json.loads((DATA / "thousand-matches.json").read_text("utf-8"))["matches"]
    if all("points" in deal for deal in entry["deals"])
}
ANNOUNCED = {"th-full-A": "", "th-full-B": " marriages 1:S"}


@pytest.mark.parametrize("name", THOUSAND)
def test_published_deals_of_thousand_score_as_stated(name: str) -> None:
    entry = THOUSAND[name]
    results = [
        f"{deal['declarer']} {deal['bid']} {' '.join(map(str, deal['points']))}{ANNOUNCED[name]}"
        for deal in entry["deals"]
    ]
    kept = score(document("thousand", "thousand-blog; bolt=off", *results))
    assert kept.problem is None
    assert list(kept.now) == entry["totals_after"][-1]
    assert (
        spell_document(document("thousand", "thousand-blog; bolt=off", *results)).deals[0].result
        == results[0]
    )


def test_only_players_off_the_barrel_may_surrender_in_form() -> None:
    up = ("0 300 120 0 0 marriages 0:HD", "0 300 120 0 0 marriages 0:HD", "0 280 120 0 0 marriages 0:HD")
    kept = score(document("thousand", "thousand-blog", *up))
    assert kept.problem is None and kept.standing.barrel == (0, None, None)
    wrong = score(document("thousand", "thousand-blog", *up, "surrender 0 100")).problem
    assert wrong is not None and wrong.clause == "9.1"
    assert score(document("thousand", "thousand-blog", *up, "surrender 1 100")).problem is None


def test_deal_after_the_end_is_refused_with_its_clause() -> None:
    won = ("0 300 120 0 0 marriages 0:HD", "0 300 120 0 0 marriages 0:HD")
    kept = score(document("thousand", "thousand-blog; target=500; barrel_at=none", *won, won[0]))
    assert kept.problem is not None and (kept.problem.deal, kept.problem.clause) == (3, "1.5")


def test_form_of_locked_golden_deal_has_only_the_first_hand() -> None:
    rules = "thousand-blog; golden=on; golden_bidding=locked"
    first = score(document("thousand", rules)).entry
    assert first is not None and first.declarers == (0,)
    assert first.bids is not None and (first.bids.least, first.bids.most) == (120, 120)
    golden = [f"{seat} 120 71 32 17" for seat in range(3)]
    later = score(document("thousand", rules, *golden)).entry
    assert later is not None and later.declarers == ()
