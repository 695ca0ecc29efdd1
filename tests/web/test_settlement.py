"""A match to its end, and its settlement."""

from __future__ import annotations

import re
from fractions import Fraction

from playwright.sync_api import expect

from tests.web.conftest import Open
from tests.web.player import Player, patient

SIGN = {"−": "-", "½": "1/2", "⅓": "1/3", "⅔": "2/3", "¼": "1/4", "¾": "3/4"}


def amount(text: str) -> Fraction:
    """Return the value of a written figure such as ``−6⅔``."""
    figure = re.fullmatch(r"([+−]?)(\d*)(\D?)", text.strip())
    assert figure is not None, text
    sign, whole, part = figure.groups()
    size = Fraction(whole or 0) + Fraction(SIGN.get(part, "0"))
    return -size if sign == "−" else size


def set_short_table(player: Player) -> None:
    """Set a table with a target of two, which the start page does not offer."""
    body = {
        "game": "preferans",
        "rules": "wikipedia-sochi; target=2",
        "seats": ["me", "rules", "rules"],
        "table": {"tempo": "instant"},
    }
    player.go(player.ask("/api/tables", body)["url"])
    player.dealt()


def test_match_is_settled_and_results_add_up_to_zero(visit: Open) -> None:
    player = visit()
    set_short_table(player)
    player.play(patient, lambda asked: asked.kind == "over")
    expect(player.at("deal-summary")).to_be_visible()
    player.at("btn-settle").click()
    final = player.at("settlement")
    expect(final).to_be_visible()
    results = [amount(text) for text in final.locator("tbody td:last-child").all_inner_texts()]
    assert len(results) == 3 and sum(results) == 0
    assert results == [Fraction(str(one)) for one in player.view()["result"]]
    payments = [amount(text.rsplit(" ", 1)[1].rstrip(".")) for text in player.at("payment").all_inner_texts()]
    assert sum(payments) == sum(one for one in results if one > 0)
    player.page.reload()
    expect(final).to_be_visible()
    with player.page.expect_download() as record:
        player.page.locator("a[download]").click()
    assert "wikipedia-sochi; target=2" in record.value.path().read_text()
    assert record.value.suggested_filename.endswith(".prikup")
    player.page.goto("/")
    expect(player.at("home")).to_be_visible()
    expect(player.at("continue")).to_have_count(0)
    player.page.go_back()
    player.at("btn-again").click()
    player.dealt()
    assert player.state()["table"]["rules"] == "wikipedia-sochi; target=2"
