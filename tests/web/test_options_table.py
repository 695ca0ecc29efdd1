"""Options with a look of their own at the table: blind bids, dummies, open misères, aid."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.web.company import prefer, seat_with_guests
from tests.web.conftest import Open
from tests.web.felt import BOTH, check_layout
from tests.web.player import bold, modest
from tests.web.serving import Server

RULES = "game-farm; target=4"
PASS = prefer("look", "pass", "closed", "no")


def test_blind_bid_is_played_against_a_dummy(visit: Open, server: Server) -> None:
    whister = prefer("look", "whist", "open", "pass")
    with seat_with_guests(visit, server.url, RULES, whister, PASS, PASS) as player:
        expect(player.at("answer-blind")).to_be_visible()
        check_layout(player, BOTH)
        assert player.hand() == []
        assert player.view()["seats"][0]["cards"] is None
        player.press("answer-blind")
        asked = player.play(
            bold, lambda asked: asked.kind == "bid"
        )  # all have passed, so the contract is named
        assert "bid-6S" in asked.answers and len(player.hand()) == 10
        check_layout(player, BOTH)
        player.press("bid-6S")
        player.play(bold, lambda asked: asked.kind == "play" and len(player.hand()) < 10)
        expect(player.at("exposed-2")).to_be_visible()
        expect(player.at("exposed-1")).to_have_count(0)
        check_layout(player, BOTH)
        player.play_deal(bold)
        expect(player.at("deal-summary")).to_contain_text("six spades")


@pytest.mark.full
def test_lone_whister_plays_the_dummy_too(visit: Open, server: Server) -> None:
    bidder = prefer("6S", "name 6S", "pass")
    with seat_with_guests(visit, server.url, RULES, bidder, PASS, PASS) as player:
        player.press("answer-look")
        player.dealt()
        player.press("bid-pass")
        player.press("whist-yes")
        expect(player.at("turn-line")).to_contain_text("dummy")
        check_layout(player, BOTH)
        player.press("answer-open")
        expect(player.at("exposed-2")).to_be_visible()
        player.play(bold, lambda asked: "for Boris" in player.turn())
        check_layout(player, BOTH)
        theirs = player.view()["seats"][2]["cards"]
        assert {card.removeprefix("card-") for card in player.now().answers} <= set(theirs)
        player.play_deal(bold)


@pytest.mark.full
def test_misere_is_shown_before_the_discard(visit: Open, server: Server) -> None:
    misere = prefer("misere", "pass")
    with seat_with_guests(visit, server.url, RULES, misere, PASS, PASS) as player:
        player.press("answer-look")
        player.dealt()
        player.press("bid-pass")
        player.play(modest, lambda asked: asked.kind == "play")
        shown = player.at("exposed-1")
        expect(shown).to_contain_text("two are discarded")
        assert len(player.view()["seats"][1]["shown"]) == 12
        expect(shown.locator("[data-card]")).to_have_count(12)  # on a phone one line for each suit
        check_layout(player, BOTH)
        player.play_deal(modest)


def test_surplus_points_are_given_away(visit: Open, server: Server) -> None:
    with seat_with_guests(visit, server.url, RULES, PASS, PASS, PASS) as player:
        player.press("answer-look")
        player.dealt()
        player.press("bid-6S")
        player.play(bold, lambda asked: asked.kind == "bid" and "bid-pass" not in asked.answers)
        player.at("bid-10S").click()  # far above the least bid, so it needs a confirmation
        player.press("bid-10S")
        expect(player.at("aid")).to_be_visible()
        check_layout(player, BOTH)
        player.at("aid-to-2").click()
        player.at("aid-less").click()
        expect(player.at("aid")).to_contain_text("You write 30 whists on Boris")
        player.press("aid-give")
        expect(player.at("aid-keep")).to_contain_text("3 points")
        player.press("aid-keep")
        expect(player.at("deal-summary")).to_contain_text("You write 30 whists on Boris")
