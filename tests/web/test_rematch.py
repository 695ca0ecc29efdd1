"""Two friends and a watcher after a match: one rematch for all, chat, and the menu that closes."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Route, expect

from tests.sizes import sample
from tests.web.conftest import PHONE, Open
from tests.web.felt import check_layout
from tests.web.friends import invite_friend, play_together
from tests.web.player import Player, bold, patient

KEEP_SAYINGS = """() => {
  window.sayings = { saying: new Set(), said: new Set() };
  const keep = () => {
    for (const [id, texts] of Object.entries(window.sayings))
      texts.add(document.querySelector(`[data-testid="${id}"]`)?.textContent ?? "");
  };
  new MutationObserver(keep).observe(document.body, { childList: true, characterData: true, subtree: true });
}"""
"""Keep what is said at the seats and read aloud, since it is shown for some seconds only."""


def end_match(anna: Player, boris: Player) -> None:
    """Play a deal, and let Anna end the match by agreement."""
    play_together({anna: bold, boris: patient}, lambda player, asked: asked.kind == "next")
    anna.at("btn-menu").click()
    anna.at("btn-end").click()
    anna.at("btn-end").click()
    boris.press("consent-yes")
    for player in (anna, boris):
        settle = player.at("btn-settle")
        expect(settle.or_(player.at("settlement"))).to_be_visible()
        if settle.count():
            settle.click()
        expect(player.at("settlement")).to_be_visible()
    expect(anna.at("menu")).to_have_count(0)


def table_of(player: Player) -> str:
    """Return the address of the table that a page shows."""
    return player.page.url.partition("?")[0]


def test_friends_land_on_the_same_next_table_with_their_bot(visit: Open) -> None:
    anna, boris = invite_friend(visit)
    watcher = visit(table_of(anna))
    end_match(anna, boris)
    old, bot = table_of(anna), anna.state()["table"]["seats"][2]["name"]
    anna.at("btn-again").click()
    expect(anna.at("seating")).to_be_visible()
    expect(boris.page.get_by_role("status").filter(has_text="Anna предлагает сыграть ещё")).to_be_visible()
    stranger = visit(table_of(anna))
    expect(stranger.at("accepts-2")).to_be_visible()
    expect(stranger.at("seat-name")).to_have_count(0)  # no seat is free
    boris.at("again-join").click()
    for player in (anna, boris):
        player.dealt()
    assert table_of(anna) == table_of(boris) != old
    seats = anna.state()["table"]["seats"]
    assert [seat["name"] for seat in seats] == ["Anna", "Boris", bot]
    watcher.at("again-watch").click()
    watcher.page.wait_for_url(re.compile(re.escape(table_of(anna))))
    anna.page.go_back()  # who looks at the old table again stays there
    expect(anna.at("settlement")).to_be_visible()
    anna.at("again-join").click()
    anna.dealt()


@pytest.mark.parametrize("locale", sample(("en-GB", "ru-RU", "el-GR", "hy-AM", "ja-JP"), ("ru-RU",)))
def test_request_covers_nothing_on_a_phone(visit: Open, locale: str) -> None:
    anna, boris = invite_friend(visit)
    play_together({anna: bold, boris: patient}, lambda _, asked: asked.kind == "play" and bool(boris.trick()))
    phone = boris.page
    phone.evaluate("(lang) => localStorage.setItem('prikup.lang', lang)", locale[:2])
    phone.reload()
    anna.at("btn-menu").click()
    anna.at("btn-end").click()
    anna.at("btn-end").click()
    expect(boris.at("consent-yes")).to_be_visible()
    check_layout(boris, ((360, 640), (390, 844), (844, 390), (568, 320)))


def test_friend_who_declines_leaves_an_open_seat(visit: Open) -> None:
    anna, boris = invite_friend(visit)
    end_match(anna, boris)
    anna.at("btn-again").click()
    boris.at("again-decline").click()
    expect(boris.at("btn-again")).to_be_visible()
    anna.at("add-bot-1").click()
    anna.dealt()


def test_saying_is_shown_at_the_seat_and_read_aloud_on_a_phone(visit: Open) -> None:
    anna, boris = invite_friend(visit)
    phone = visit(table_of(anna), PHONE)
    expect(phone.at("btn-chat")).to_be_visible()
    held: list[Route] = []
    boris.page.route("**/blocks", lambda route: held.append(route))
    with boris.page.expect_request("**/blocks"):
        boris.page.reload()
    for player in (phone, boris):
        player.page.evaluate(KEEP_SAYINGS)
    anna.page.get_by_role("button", name="Say something").click()
    expect(anna.at("say-text")).to_be_focused()
    anna.page.keyboard.type("Good evening")
    anna.page.keyboard.press("Enter")
    for player in (phone, boris):
        if player is boris:
            held.pop().continue_()  # what was said before it was known whom Boris has blocked is shown now
        for test_id, text in (("saying", "Good evening"), ("said", "Anna: Good evening")):
            player.page.wait_for_function("([id, text]) => window.sayings[id].has(text)", arg=[test_id, text])
    expect(anna.at("saying")).to_have_count(0)
