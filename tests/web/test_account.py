"""Accounts in the browser: a guest makes one, and finds the matches in a second browser."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import CDPSession, Page, expect

from tests.server.players import Browser, Server
from tests.server.test_matches import play_match
from tests.web.conftest import DESKTOP, PHONE, Open
from tests.web.player import Player
from tests.web.test_mine import wrong

DEVICE = {
    "protocol": "ctap2",
    "transport": "internal",
    "hasResidentKey": True,
    "hasUserVerification": True,
    "isUserVerified": True,
    "automaticPresenceSimulation": True,
}


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    with Server(tmp_path / "prikup.db") as running:
        running.url = running.url.replace("127.0.0.1", "localhost")  # passkeys need the name of a host
        yield running


def add_device(page: Page) -> tuple[CDPSession, dict[str, Any]]:
    """Give a page an authenticator; return its connection and the authenticator's id."""
    session = page.context.new_cdp_session(page)
    session.send("WebAuthn.enable")
    return session, session.send("WebAuthn.addVirtualAuthenticator", {"options": DEVICE})


def play_as(player: Player, url: str) -> None:
    """Play a match for the guest of a browser to its end, without its page."""
    (cookie,) = (one for one in player.page.context.cookies() if one["name"] == "prikup")
    browser = Browser(url.replace("localhost", "127.0.0.1"))
    browser.http.cookies.set("prikup", cookie["value"], domain="127.0.0.1")
    play_match(browser, "me", "random", "random")
    browser.close()


def test_guest_becomes_account_and_finds_matches_in_second_browser(visit: Open, server: Server) -> None:
    anna = visit("/", PHONE, fresh=True)
    expect(anna.at("nav")).to_be_visible()
    anna.page.evaluate("() => fetch('/api/me')")
    play_as(anna, server.url)
    anna.at("btn-mine").click()
    expect(anna.at("match")).to_have_count(1)

    anna.at("btn-account").click()
    expect(anna.at("make-account")).to_be_visible()
    assert wrong(anna, "guest") == set()
    anna.at("account-name").fill("Анна")
    anna.at("account-name").press("Enter")
    key = anna.at("recovery-key").inner_text()
    assert wrong(anna, "key") == set()
    anna.at("key-kept").click()
    expect(anna.at("signed-in")).to_contain_text("Анна")
    session, device = add_device(anna.page)
    anna.at("add-passkey").click()
    expect(anna.at("passkey")).to_have_count(1)
    anna.at("make-link").click()
    expect(anna.at("qr")).to_be_visible()
    assert wrong(anna, "account") == set()
    link = anna.at("same-link").input_value()
    (credential,) = session.send("WebAuthn.getCredentials", device)["credentials"]

    second = visit("/account", DESKTOP, fresh=True)
    second.at("recovery").fill(key.lower())
    second.at("sign-in").click()
    expect(second.at("session")).to_have_count(2)
    second.at("btn-mine").click()
    expect(second.at("match")).to_have_count(1)
    second.at("publicity").check()
    expect(second.at("public-state")).not_to_be_empty()
    second.at("open-search").click()
    second.at("search-player").fill("Vera")
    second.at("search").click()
    expect(second.at("match")).to_have_count(0)
    assert wrong(second, "search") == set()
    stranger = visit("/public", PHONE, fresh=True)
    expect(stranger.at("match")).to_have_count(1)
    assert wrong(stranger, "public") == set()
    second.at("btn-account").click()
    with second.page.expect_download() as download:
        second.at("export").click()
    assert "[Game " in download.value.path().read_text(encoding="utf-8")
    second.at("sign-out").click()

    # The passkey reaches the second browser as it does through a person's password manager.
    session, device = add_device(second.page)
    session.send("WebAuthn.addCredential", device | {"credential": credential})
    second.at("use-passkey").click()
    expect(second.at("signed-in")).to_contain_text("Анна")
    second.at("sign-out-everywhere").click()
    expect(second.at("make-account")).to_be_visible()
    second.page.goto(link)
    second.at("use-link").click()
    expect(second.at("trouble")).to_be_visible()  # signing out everywhere has ended it
    second.at("recovery").fill(key)
    second.at("sign-in").click()
    second.at("delete").click()
    second.at("delete-sure").click()
    expect(second.at("make-account")).to_be_visible()
    assert "#" not in second.page.url
