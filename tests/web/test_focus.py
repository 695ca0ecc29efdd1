"""The focus of the keyboard, which is never lost when the focused element goes."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.web.conftest import DESKTOP, Open
from tests.web.player import Player

_FOCUSED = "() => document.activeElement.dataset.testid ?? document.activeElement.tagName"


def expect_focus(player: Player, *test_ids: str) -> None:
    """Wait until one of these elements has the focus."""
    player.page.wait_for_function(f"(ids) => ids.includes(({_FOCUSED})())", arg=list(test_ids))


def test_focus_goes_from_a_bid_to_the_felt_and_to_the_next_question(visit: Open) -> None:
    player = visit("/?speed=instant", DESKTOP)
    player.set_table()
    expect(player.at("bid-box")).to_be_visible()
    player.at("bid-pass").press("Enter")
    expect(player.at("bid-pass")).to_have_count(0)
    expect(player.page.locator(":focus")).to_have_count(1)
    assert player.page.evaluate(_FOCUSED) != "BODY"


def test_focus_stays_in_a_puzzle_and_follows_to_the_next_page(visit: Open) -> None:
    player = visit("/puzzles", DESKTOP)
    player.at("puzzle-daily").press("Enter")
    expect_focus(player, "table")
    player.at("puzzle-show").press("Enter")
    expect_focus(player, "puzzle-pause", "puzzle-step")
    player.at("practice-back").press("Enter")
    expect_focus(player, "puzzles")


def test_focus_is_left_alone_where_a_pointer_is_used(visit: Open) -> None:
    player = visit("/puzzles", DESKTOP)
    player.at("puzzle-daily").click()
    player.at("puzzle-show").click()
    expect(player.at("puzzle-step")).to_be_visible()
    player.page.keyboard.press("ArrowUp")
    player.page.wait_for_timeout(100)  # for what must not happen
    assert player.page.evaluate(_FOCUSED) != "table"
