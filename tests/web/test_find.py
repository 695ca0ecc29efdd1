"""Strangers meet at an open table: by the button, and from the list by keyboard and screen reader alone."""

from __future__ import annotations

from typing import cast

import pytest
from playwright.sync_api import Route, expect

from tests.web.conftest import DESKTOP, PHONE, Open
from tests.web.frames import set_window_size
from tests.web.friends import play_together
from tests.web.guidelines import small_buttons, violations
from tests.web.player import Player, bold
from tests.web.typist import Typist

NEVER = "0"
"""The wait after which no bots come: the test has no clock."""


def find(visit: Open, name: str, game: str = "preferans") -> Player:
    """Let somebody find a table."""
    player = visit(f"/tables?game={game}&speed=instant", DESKTOP)
    player.at("find-wait").select_option(NEVER)
    player.at("find-name").fill(name)
    player.at("btn-find").click()
    expect(player.at("listed")).to_be_visible()
    return player


def spoken(player: Player, test_id: str) -> str:
    """Return the accessibility tree under an element."""
    return player.at(test_id).aria_snapshot()


def from_list(visit: Open, name: str) -> Typist:
    """Let somebody sit down at the only table in the list by the keys of the keyboard alone."""
    player = cast(Typist, visit("/tables?speed=instant", DESKTOP, Typist))
    listed = player.at("waiting")
    expect(listed.get_by_role("listitem")).to_have_count(1)
    expect(listed).to_contain_text("Boris")  # the list is a moment old
    said = spoken(player, "waiting")
    for words in ("Anna", "Boris", "1 free seat", "Sochi", "pool 10", 'link "Go to the table"'):
        assert words in said
    player.go_to("go")
    player.page.keyboard.press("Enter")
    player.go_to("seat-name")
    player.page.keyboard.type(name)
    player.go_to("sit-2")
    player.page.keyboard.press("Enter")
    player.go_to("btn-agree")
    player.page.keyboard.press("Enter")
    return player


def test_strangers_meet_and_play_a_card(visit: Open) -> None:
    anna = find(visit, "Anna")
    expect(anna.at("make-private")).to_be_visible()
    boris = find(visit, "Boris")
    assert boris.page.url == anna.page.url
    expect(boris.at("make-private")).to_have_count(0)
    vera = from_list(visit, "Vera")
    for player in (anna, boris, vera):
        player.dealt()
    ways = dict.fromkeys((anna, boris, vera), bold)
    play_together(ways, lambda player, asked: player is vera and asked.kind == "play")
    asked = vera.asked()
    card = asked.answers[0]
    assert vera.at(card).aria_snapshot().startswith("- button")
    vera.answer(asked, bold)
    expect(vera.at("hand").get_by_test_id(card)).to_have_count(0)
    watcher = visit("/tables", PHONE)
    expect(watcher.at("playing").get_by_role("listitem")).to_contain_text("Anna, Boris")
    watcher.at("playing").get_by_test_id("go").click()
    expect(watcher.at("turn-line")).to_be_visible()


def test_table_is_opened_and_made_private_again(visit: Open) -> None:
    anna = visit("/", DESKTOP)
    anna.at("btn-play-friends").click()
    anna.at("btn-deal").click()
    stranger = visit("/tables", PHONE)
    expect(stranger.at("nobody-waits")).to_be_visible()
    anna.at("make-open").click()
    expect(anna.at("see-rules")).to_have_text("See the rules")
    expect(stranger.at("waiting").get_by_role("listitem")).to_have_count(1)
    anna.at("make-private").click()
    expect(stranger.at("nobody-waits")).to_be_visible()


@pytest.mark.parametrize("profile", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_page_follows_the_guidelines(visit: Open, profile: dict[str, object]) -> None:
    find(visit, "Anna", "thousand")
    player = visit("/tables", profile)
    expect(player.at("waiting")).to_be_visible()
    assert violations(player.page) == []
    assert small_buttons(player.page) == []
    for width, height in ((360, 640), (844, 390), (1920, 1080)):
        set_window_size(player.page, width, height)
        player.settle()
        assert not player.page.evaluate("() => document.documentElement.scrollWidth > innerWidth")


def test_strangers_say_phrases_mute_and_report(visit: Open) -> None:
    anna, boris = find(visit, "Anna"), find(visit, "Boris")
    boris.page.evaluate("() => localStorage.setItem('prikup.lang', 'ru')")
    boris.page.reload()
    anna.at("btn-say").click()
    expect(anna.at("chat-state")).to_contain_text("0 of 2")
    expect(anna.at("say-text")).to_have_count(0)
    anna.at("phrase-thanks").click()
    expect(boris.at("log")).to_contain_text("Спасибо")
    for player in (anna, boris):
        player.at("btn-say").click()
        player.at("allow-chat").click()
    expect(anna.at("say-text")).to_be_visible()
    boris.at("say-text").fill("Добрый вечер")
    boris.page.keyboard.press("Enter")
    expect(anna.at("log")).to_contain_text("Добрый вечер")
    anna.at("btn-menu").click()
    anna.at("mute-1").click()
    anna.at("report-1").locator("summary").click()
    assert violations(anna.page) == []
    anna.at("send-report-1").click()
    expect(anna.at("reported")).to_have_text("Reported.")
    anna.at("btn-menu").click()
    expect(anna.at("log")).not_to_contain_text("Добрый вечер")


def test_blocked_player_is_muted_and_listed_on_the_account_page(visit: Open) -> None:
    anna, boris = find(visit, "Anna"), find(visit, "Boris")
    boris.at("btn-say").click()
    boris.at("phrase-thanks").click()
    expect(anna.at("log")).to_contain_text("Thank you")
    anna.at("btn-menu").click()
    anna.at("block-1").click()
    expect(anna.at("block-1")).to_have_attribute("aria-pressed", "true")
    expect(anna.at("block-1")).to_have_text("Unblock Boris")
    assert violations(anna.page) == []
    anna.at("btn-menu").click()
    expect(anna.at("log")).not_to_contain_text("Thank you")
    held: list[Route] = []
    anna.page.route("**/blocks", lambda route: held.append(route))  # Playwright takes no built-in function
    with anna.page.expect_request("**/blocks"):
        anna.page.reload()
    expect(anna.at("btn-say")).to_be_visible()
    expect(anna.at("log")).not_to_contain_text("Thank you")  # not known yet who is blocked
    with anna.page.expect_response("**/blocks"):
        for route in held:
            route.continue_()
    anna.page.unroute("**/blocks")
    boris.at("btn-say").click()
    boris.at("phrase-thanks").click()
    expect(boris.at("log").get_by_text("Thank you")).to_have_count(2)
    expect(anna.at("log")).not_to_contain_text("Thank you")
    anna.page.goto("/account")
    expect(anna.at("blocked-person")).to_contain_text("Boris")
    assert violations(anna.page) == [] and small_buttons(anna.page) == []
    anna.at("unblock").click()
    expect(anna.at("blocked-person")).to_have_count(0)
