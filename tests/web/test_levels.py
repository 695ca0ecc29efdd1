"""Bots of chosen levels, and hints."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.web.conftest import Open
from tests.web.felt import BOTH, check_layout
from tests.web.player import Json, Player


def request_hint(player: Player) -> Json:
    """Wait for a question, request a hint and return the server's answer."""
    player.asked()
    with player.page.expect_response("**/hint") as answer:
        player.at("btn-hint").click()
    expect(player.at("hint")).to_be_visible()
    told: Json = answer.value.json()
    return told


def test_levels_can_be_chosen_and_hints_followed(visit: Open) -> None:
    player = visit()
    player.at("btn-play-bots").click()
    player.at("level-1").select_option("beginner")
    player.at("level-2").select_option("search")
    player.page.locator('input[name="tempo"][value="instant"]').check()
    player.at("btn-deal").click()
    player.dealt()
    state = player.state()
    assert [seat["bot"] for seat in state["table"]["seats"]] == [None, "beginner", "search"]
    told = request_hint(player)
    legal = [choice["text"] for choice in player.view()["choices"] if choice["legal"]]
    assert {choice["text"] for choice in told["choices"]} <= set(legal)
    check_layout(player, BOTH)
    player.page.keyboard.press("Shift+H")
    expect(player.at("hint")).to_have_count(0)
    player.page.keyboard.press("Shift+H")
    expect(player.at("hint")).to_be_visible()
    player.press(f"bid-{told['choices'][0]['text']}")
    expect(player.at("hint")).to_have_count(0)
