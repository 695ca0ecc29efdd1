"""The site of static files: matches without a server, also offline, and what the page says when it cannot."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from random import Random
from threading import Thread
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from tests.pages import ROOT
from tests.sizes import size
from tests.web.conftest import DESKTOP, TIMEOUT_MS
from tests.web.player import troubles

PARTS = ROOT / "build" / "site-parts"
WORKER = re.compile(r"worker-[^.]+\.js")
MAX_FILES_BYTES = 10_000_000
ANSWERS = re.compile(r"^(bid-(?!less|more)|answer-|whist-|card-|btn-next-deal|btn-discard)")
# The buttons that answer something now.
ENABLED = """() => {
  const on = (one) => one.getClientRects().length && !one.disabled && one.ariaDisabled !== "true";
  return [...document.querySelectorAll("button[data-testid]")].filter(on).map((one) => one.dataset.testid);
}"""
HAND = """() =>
  [...document.querySelectorAll('[data-testid="hand"] [data-card]')].map((one) => one.dataset.card)"""

pytestmark = pytest.mark.skipif(
    not (PARTS / "kernel.wasm").is_file(), reason="what the site is made from is not there: make site"
)


@contextmanager
def serving(folder: Path, script: str = "") -> Iterator[str]:
    """Serve a folder; yield the address of the site in it, whose worker runs ``script`` first."""

    class Files(SimpleHTTPRequestHandler):
        def do_GET(self) -> None:
            path = Path(self.translate_path(self.path))
            if not script or not WORKER.fullmatch(path.name):
                return super().do_GET()
            self.send_response(200)
            self.send_header("content-type", "text/javascript")
            self.end_headers()
            self.wfile.write(script.encode() + path.read_bytes())

        def log_message(self, *_: object) -> None:
            pass

    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Files, directory=str(folder)))
    Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield f"http://127.0.0.1:{server.server_port}/any/folder/"
    finally:
        server.shutdown()
        server.server_close()


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of a server that has the site in a folder of it."""
    folder = tmp_path_factory.mktemp("static")
    site = folder / "any" / "folder"
    site.parent.mkdir()
    command = [sys.executable, "-m", "prikup", "site", "build", str(site), "--parts", str(PARTS)]
    subprocess.run(command, check=True, capture_output=True)
    return folder


@pytest.fixture(scope="module")
def site(folder: Path) -> Iterator[str]:
    """The address of the site."""
    with serving(folder) as address:
        yield address


@pytest.fixture
def context(chromium: Browser) -> Iterator[BrowserContext]:
    """A browser without any data."""
    settings: dict[str, Any] = {**DESKTOP, "service_workers": "allow"}
    context = chromium.new_context(reduced_motion="reduce", **settings)
    context.set_default_timeout(TIMEOUT_MS)
    yield context
    context.close()


def visit(context: BrowserContext, address: str) -> Page:
    """Open an address in a new tab."""
    page = context.new_page()
    page.goto(address)
    return page


def deal(page: Page) -> None:
    """Go from the start page to the first deal with two bots."""
    page.get_by_test_id("btn-play-bots").click()
    page.get_by_test_id("btn-deal").click()
    expect(page.get_by_test_id("hand").locator("[data-card]")).to_have_count(10)


def answer(page: Page, random: Random) -> str:
    """Wait for a question, answer it at random, and return the button."""
    while True:
        asked = [one for one in page.evaluate(ENABLED) if ANSWERS.search(one)]
        if "btn-discard" in asked:
            asked = ["btn-discard"]
        if asked:
            chosen = random.choice(asked)
            page.get_by_test_id(chosen).click()
            return str(chosen)
        page.wait_for_timeout(20)


def play_a_card(page: Page, random: Random) -> str:
    """Answer until a card of the own hand is played; return the card."""
    while True:
        before = page.evaluate(HAND)
        chosen = answer(page, random).removeprefix("card-")
        page.wait_for_timeout(200)
        after = page.evaluate(HAND)
        if chosen in before and len(after) == len(before) - 1 and chosen not in after:
            return chosen


def test_deal_is_played_and_goes_on_without_a_network(context: BrowserContext, folder: Path) -> None:
    sizes: list[float] = []
    with serving(folder) as site:
        page = context.new_page()
        found = troubles(page)
        session = context.new_cdp_session(page)
        session.on("Network.loadingFinished", lambda event: sizes.append(event["encodedDataLength"]))
        session.send("Network.enable")
        page.goto(f"{site}?/?speed=instant")
        deal(page)
        played = play_a_card(page, Random("site"))
        page.evaluate("() => navigator.serviceWorker.ready.then(() => true)")
    page.reload()
    expect(page.get_by_test_id("hand").locator("[data-card]").first).to_be_visible()
    assert played not in page.evaluate(HAND)
    play_a_card(page, Random("site"))
    page.goto(f"{site}?/mine")
    expect(page.get_by_test_id("going")).to_have_count(1)
    page.goto(f"{site}?/puzzles")
    expect(page.get_by_test_id("puzzle-daily")).to_be_visible()
    assert found == []


@pytest.mark.parametrize("number", range(size("tabs")))
def test_killed_tab_loses_no_card_that_was_shown(context: BrowserContext, site: str, number: int) -> None:
    random = Random(number)
    page = visit(context, f"{site}?/?speed=instant")
    deal(page)
    played = [play_a_card(page, random)]
    address = page.url
    page.wait_for_timeout(random.uniform(0, 500))
    page.close()
    page = visit(context, address)
    expect(page.get_by_test_id("hand").locator("[data-card]").first).to_be_visible()
    hand = page.evaluate(HAND)
    assert not set(played) & set(hand)
    assert len(hand) == 10 - len(played)


def test_second_tab_takes_over_only_when_asked(context: BrowserContext, site: str) -> None:
    first = visit(context, f"{site}?/?speed=instant")
    deal(first)
    second = visit(context, first.url)
    expect(second.get_by_test_id("stopped")).to_contain_text("another tab")
    expect(first.get_by_test_id("hand")).to_be_visible()
    second.get_by_test_id("use-here").click()
    expect(second.get_by_test_id("hand").locator("[data-card]").first).to_be_visible()
    expect(first.get_by_test_id("stopped")).to_contain_text("Your matches are stored")


def test_full_storage_refuses_the_act_with_a_clear_message(context: BrowserContext, folder: Path) -> None:
    script = """new BroadcastChannel("full").onmessage = () => {
      IDBObjectStore.prototype.add = () => { throw new DOMException("no room", "QuotaExceededError"); };
    };"""
    with serving(folder, script) as site:
        page = visit(context, f"{site}?/?speed=instant")
        deal(page)
        page.evaluate('() => new BroadcastChannel("full").postMessage("")')
        answer(page, Random(1))
        expect(page.get_by_role("status")).to_contain_text("no room left")


def test_storage_of_a_newer_version_is_left_alone(context: BrowserContext, site: str) -> None:
    page = visit(context, f"{site}icon.svg")
    page.evaluate(
        """() => new Promise((done, failed) => {
          const opening = indexedDB.open("prikup", 1000);
          opening.onsuccess = () => (opening.result.close(), done());
          opening.onerror = failed;
        })"""
    )
    page.goto(site)
    expect(page.get_by_test_id("stopped")).to_contain_text("newer version")


def test_browser_that_stores_nothing_is_named(context: BrowserContext, folder: Path) -> None:
    with serving(folder, "Object.defineProperty(self, 'indexedDB', { value: undefined });") as site:
        page = visit(context, site)
        expect(page.get_by_test_id("not-stored")).to_contain_text("stores nothing")
        deal(page)


def test_files_of_a_visit_are_at_most_ten_megabytes(folder: Path) -> None:
    site = folder / "any" / "folder"
    host = [path for path in (site / "host").iterdir() if not path.name.startswith("answer")]
    assert sum(path.stat().st_size for path in host) < MAX_FILES_BYTES - 800_000  # the rest is the client
