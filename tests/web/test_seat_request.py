"""A friend whose browser has forgotten them asks for the seat and gets it from the others."""

from __future__ import annotations

import json

from playwright.sync_api import Route, expect

from tests.web.conftest import DESKTOP, PHONE, Open
from tests.web.frames import set_window_size
from tests.web.friends import invite_friend
from tests.web.player import Player

SIZES = ((360, 640), (390, 844), (844, 390), (568, 320))


def leave(player: Player) -> None:
    """Leave the table, as its menu offers."""
    player.at("btn-menu").click()
    player.at("btn-leave").click()
    player.at("btn-leave").click()
    expect(player.at("btn-menu")).to_have_count(0)


def test_friend_without_the_cookie_gets_the_seat_by_consent(visit: Open) -> None:
    anna, boris = invite_friend(visit)
    link = anna.page.url.partition("?")[0]
    leave(boris)
    stranger = visit(link, PHONE, locale="ru-RU")
    stranger.at("ask-seat-1").click()
    expect(stranger.at("seat-news")).to_contain_text("Boris")
    expect(stranger.page.locator("[data-testid=hand] [data-testid^=card-]")).to_have_count(0)
    set_window_size(anna.page, 360, 640)
    expect(anna.at("bid-10S")).to_be_visible()
    anna.settle()
    bid, request = anna.at("bid-10S").bounding_box(), anna.at("seat-request").bounding_box()
    assert bid and request and bid["y"] + bid["height"] <= request["y"] + 1
    set_window_size(anna.page, 1280, 800)
    anna.press("seat-refuse")
    expect(stranger.at("seat-news")).to_be_visible()
    friend = visit(link, DESKTOP)
    friend.at("ask-seat-1").click()
    anna.press("seat-give")
    friend.dealt()
    expect(friend.page.locator("[data-testid=hand] [data-testid^=card-]")).not_to_have_count(0)
    assert friend.state()["table"]["me"] == 1
    boris.page.goto(link)
    expect(boris.at("seat-news")).to_contain_text("Boris")
    assert boris.state()["table"]["me"] is None


def check_in_view(player: Player, test_id: str) -> None:
    """Check that a button is in view at each size, without scrolling."""
    for width, height in SIZES:
        set_window_size(player.page, width, height)
        expect(player.at(test_id)).to_be_in_viewport(ratio=1)


def be_patient_for_ten_seconds(route: Route) -> None:
    """Let a new table wait for an absent player as short as it may."""
    body = json.loads(route.request.post_data or "")
    body["table"]["away_seconds"] = 10
    route.continue_(post_data=json.dumps(body))


def test_seat_is_asked_for_and_given_before_the_match(visit: Open) -> None:
    anna = visit("/?speed=instant", DESKTOP)
    anna.page.route("**/api/tables", be_patient_for_ten_seconds)
    anna.at("btn-play-friends").click()
    anna.at("my-name").fill("Anna")
    anna.at("btn-deal").click()
    link = anna.at("invite-link").input_value()
    boris = visit(link, DESKTOP)
    boris.at("seat-name").fill("Boris")
    boris.at("sit-1").click()
    expect(boris.at("btn-agree")).to_be_visible()
    boris.page.goto("about:blank")
    stranger = visit(link, PHONE, locale="ru-RU")
    expect(stranger.at("ask-seat-1")).to_be_visible()
    check_in_view(stranger, "ask-seat-1")
    stranger.press("ask-seat-1")
    expect(anna.at("seat-request")).to_be_visible()
    check_in_view(anna, "seat-give")
    anna.press("seat-give")
    expect(stranger.at("btn-agree")).to_be_visible()
    assert stranger.state()["table"]["me"] == 1
    assert not stranger.state()["table"]["seats"][1]["ready"]


def test_friend_without_the_cookie_sees_when_the_seat_can_be_asked_for(visit: Open) -> None:
    anna, boris = invite_friend(visit)
    link = anna.page.url.partition("?")[0]
    boris.page.goto("about:blank")
    stranger = visit(link, PHONE, locale="en-GB")
    soon = stranger.at("seat-soon").or_(stranger.at("ask-seat-1"))  # the latter on a very slow machine
    expect(soon).to_contain_text("Boris")


def test_link_for_friends_is_in_view_at_a_new_table(visit: Open) -> None:
    anna = visit("/?speed=instant", DESKTOP)
    anna.at("btn-play-friends").click()
    anna.at("my-name").fill("Anna")
    anna.at("btn-deal").click()
    for width, height in ((568, 320), (360, 640), (844, 390), (1366, 657)):
        set_window_size(anna.page, width, height)
        for test_id in ("invite-link", "invite-copy"):
            expect(anna.at(test_id)).to_be_in_viewport(ratio=1)
