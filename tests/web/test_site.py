"""The site of static files: matches without a server, also offline, and what the page says when it cannot."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, expect

from tests.sizes import size
from tests.web.conftest import DESKTOP, PHONE, TIMEOUT_MS
from tests.web.felt import check_layout
from tests.web.player import Asked, bold
from tests.web.static_site import PARTS, Site, SitePlayer, build_site, serve_site
from tests.web.test_games import GAMES, answer_simply, play, sit

MAX_LOADED_BYTES = 10_000_000

pytestmark = pytest.mark.skipif(
    not (PARTS / "kernel.wasm").is_file(), reason="what the site is made from is not there: make site"
)


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of the site."""
    return build_site(tmp_path_factory.mktemp("static") / "site")


@pytest.fixture(scope="module")
def site(folder: Path) -> Iterator[Site]:
    """The site on a web server."""
    with serve_site(folder) as site:
        yield site


def new_context(chromium: Browser, profile: dict[str, Any], workers: str = "block") -> BrowserContext:
    """Return a browser without any data."""
    settings: dict[str, Any] = profile | {"service_workers": workers}
    context = chromium.new_context(reduced_motion="reduce", **settings)
    context.set_default_timeout(TIMEOUT_MS)
    return context


@pytest.fixture
def context(chromium: Browser) -> Iterator[BrowserContext]:
    """A browser without any data, and without a service worker."""
    context = new_context(chromium, DESKTOP)
    yield context
    context.close()


def is_card(asked: Asked) -> bool:
    """Return True if a card is to be played, or the deal is over."""
    return asked.kind in ("play", "next", "over")


@pytest.mark.parametrize("number", range(size("tabs")))
def test_killed_tab_loses_no_card_and_goes_on_without_a_network(
    chromium: Browser, folder: Path, number: int
) -> None:
    random = Random(number)
    context = new_context(chromium, DESKTOP, "allow")
    with serve_site(folder) as site:
        player = SitePlayer(context, site, "/?speed=instant")
        player.set_table()
        assert any("answer" in path for path in site.sent), "the start page waited for the host"
        player.play(bold, is_card)
        for _ in range(random.randrange(9)):
            player.play(bold, is_card)
            if player.now().kind != "play":
                break
            player.press(random.choice(player.now().answers))
        player.page.wait_for_timeout(random.uniform(0, 300))  # any moment will do
        shown, address = player.hand(), player.page.url.partition("?")[2]
        player.page.evaluate("() => navigator.serviceWorker.ready.then(() => true)")
        troubles = player.troubles
        player.page.close()
    player = SitePlayer(context, site, address)
    expect(player.at("table")).to_be_visible()
    player.asked()
    assert set(player.hand()) <= set(shown)
    player.play_deal(bold)
    player.at("btn-lookback").click()
    expect(player.at("lookback")).to_be_visible()
    assert troubles + player.troubles == []
    context.close()


def test_first_hand_needs_at_most_ten_megabytes(context: BrowserContext, folder: Path) -> None:
    with serve_site(folder) as site:
        player = SitePlayer(context, site, "/?speed=instant")
        player.set_table()
        assert sum(site.sent.values()) < MAX_LOADED_BYTES
        # A second tab leaves the matches to the first, until it is told to take them over.
        second = SitePlayer(context, site, player.page.url.partition("?")[2])
        expect(second.at("stopped")).to_contain_text("another tab")
        expect(player.at("hand")).to_be_visible()
        second.at("use-here").click()
        expect(second.at("hand").locator("[data-card]").first).to_be_visible()
        expect(player.at("stopped")).to_contain_text("Your matches are stored")


@pytest.mark.full
def test_full_storage_refuses_the_act_with_a_clear_message(context: BrowserContext, folder: Path) -> None:
    script = """new BroadcastChannel("full").onmessage = () => {
      IDBObjectStore.prototype.add = () => { throw new DOMException("no room", "QuotaExceededError"); };
    };"""
    with serve_site(folder, script) as site:
        player = SitePlayer(context, site, "/?speed=instant")
        player.set_table()
        asked = player.asked()
        player.page.evaluate('() => new BroadcastChannel("full").postMessage("")')
        player.answer(asked, bold)
        expect(player.page.get_by_role("status")).to_contain_text("no room left")


def test_storage_of_a_newer_version_is_left_alone(context: BrowserContext, site: Site) -> None:
    page = context.new_page()
    page.goto(f"{site.address}icon.svg")
    page.evaluate(
        """() => new Promise((done, failed) => {
          const opening = indexedDB.open("prikup", 1000);
          opening.onsuccess = () => (opening.result.close(), done());
          opening.onerror = failed;
        })"""
    )
    player = SitePlayer(context, site)
    expect(player.at("stopped")).to_contain_text("newer version")


@pytest.mark.full
def test_browser_that_stores_nothing_is_named(context: BrowserContext, folder: Path) -> None:
    with serve_site(folder, "Object.defineProperty(self, 'indexedDB', { value: undefined });") as site:
        player = SitePlayer(context, site)
        expect(player.at("not-stored")).to_contain_text("stores nothing")
        player.set_table()


@pytest.mark.full
@pytest.mark.parametrize("bot", ["rules", "search"])
@pytest.mark.parametrize("profile", [PHONE, DESKTOP], ids=["390", "1280"])
@pytest.mark.parametrize("game", GAMES)
def test_match_of_each_game_is_played_to_its_settlement(
    chromium: Browser, site: Site, game: str, profile: dict[str, Any], bot: str
) -> None:
    context = new_context(chromium, profile | {"locale": "en-GB"})
    player = SitePlayer(context, site, "/?speed=instant")
    rules = GAMES[game].replace("target=10", "target=2")
    sit(player, game, rules, bot)
    play(player, answer_simply, lambda ids: not ids)
    assert player.state()["table"]["stage"] == "finished"
    check_layout(player)
    expect(player.at("settlement")).to_be_visible()
    assert player.troubles == []
    context.close()
