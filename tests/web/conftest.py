"""Fixtures of the browser tests: a browser and a page server per worker, a match server per test."""

from __future__ import annotations

import json
import shutil
from collections import defaultdict
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import Browser, BrowserContext, Error, Playwright, expect, sync_playwright

from tests.web.player import Player
from tests.web.serving import Server, reserved_port

NAMES = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
# Chromium reads only the last such list: these are Playwright's, and those that prepare pages in advance.
DISABLED_FEATURES = (
    "AvoidCorsURLLoaderRestartOnRedirect",
    "AvoidUnnecessaryBeforeUnloadCheckSync",
    "DestroyProfileOnBrowserClose",
    "HttpsFirstBalancedModeAutoEnable",
    "HttpsUpgrades",
    "LensOverlay",
    "MediaRouter",
    "NetworkTimeServiceQuerying",
    "OptimizationHints",
    "PaintHolding",
    "PreconnectToSearch",
    "PreloadTopChromeWebUI",
    "SpareRendererForSitePerProcess",
    "ThirdPartyStoragePartitioning",
)
ARGUMENTS = [
    f"--disable-features={','.join(DISABLED_FEATURES)}",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-gpu-compositing",
    "--in-process-gpu",
    "--disable-site-isolation-trials",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
DESKTOP = {"viewport": {"width": 1280, "height": 800}, "locale": "en-GB", "service_workers": "block"}
PHONE = {"viewport": {"width": 390, "height": 844}, "locale": "ru-RU", "service_workers": "block"}

TIMEOUT_MS = 600_000
"""Time after which an awaited change counts as missing; no test depends on the speed of the machine."""

Open = Callable[..., Player]


def installed(playwright: Playwright) -> str | None:
    """Return the path of a Chromium: the system's, else Playwright's own."""
    found = next((path for name in NAMES if (path := shutil.which(name))), None)
    own = playwright.chromium.executable_path
    return found or (own if Path(own).is_file() else None)


# Only for this folder: while Playwright runs, no other test can start an event loop.
@pytest.fixture(scope="package")
def chromium() -> Iterator[Browser]:
    """A headless browser."""
    with sync_playwright() as playwright:
        path = installed(playwright)
        if path is None:
            pytest.skip(f"no Chromium: neither {', '.join(NAMES)} nor Playwright's own is installed")
        browser = playwright.chromium.launch(executable_path=path, args=ARGUMENTS)
        expect.set_options(timeout=TIMEOUT_MS)
        yield browser
        browser.close()


@pytest.fixture
def seed() -> str:
    """The seed of the server's shuffles and bots; a test may override it."""
    return "1"


@pytest.fixture(scope="package")
def port() -> Iterator[int]:
    """The port of all match servers, so that browser contexts and their caches serve several tests."""
    with reserved_port() as port:
        yield port


@pytest.fixture
def server(tmp_path: Path, seed: str, port: int) -> Iterator[Server]:
    """A server with an empty database, so that a test has the same cards whichever other tests run."""
    with Server(tmp_path, seed, port=port) as running:
        yield running


@pytest.fixture(scope="package")
def pages(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server for tests that play no match: they request pages and answers, and store nothing."""
    with Server(tmp_path_factory.mktemp("pages"), "1") as running:
        yield running


class Lease(NamedTuple):
    """A browser context in use, and where to return it; ``fresh`` ones are closed."""

    context: BrowserContext
    key: str
    url: str
    fresh: bool = False


class Contexts:
    """Browser contexts that are cleaned and used again: creating one costs as much as opening three pages."""

    def __init__(self, browser: Browser) -> None:
        self._browser = browser
        self._free: defaultdict[str, list[BrowserContext]] = defaultdict(list)

    def take(self, url: str, profile: dict[str, Any], *, fresh: bool = False) -> Lease:
        """Lend a context with this profile and without any data.

        A ``fresh`` one has no cache either, and is not used again: a test that installs a clock needs it,
        since Playwright installs clocks for whole contexts.
        """
        settings = {name: value for name, value in profile.items() if name != "viewport"}
        key = json.dumps([url, settings], sort_keys=True)
        if self._free[key] and not fresh:
            return Lease(self._free[key].pop(), key, url)
        context = self._browser.new_context(base_url=url, reduced_motion="reduce", **settings)
        context.set_default_timeout(TIMEOUT_MS)
        return Lease(context, key, url, fresh)

    def give_back(self, lease: Lease) -> None:
        """Clear everything that pages stored in a context; close one that is broken."""
        context = lease.context
        if lease.fresh:
            context.close()
            return
        try:
            page, *others = context.pages
            for other in others:
                other.close()
            page.goto("about:blank")
            storage = {"origin": lease.url, "storageTypes": "all"}
            context.new_cdp_session(page).send("Storage.clearDataForOrigin", storage)
            page.close()
            context.clear_cookies()
            context.set_offline(False)
        except (Error, ValueError):
            context.close()
        else:
            self._free[lease.key].append(context)


@pytest.fixture(scope="package")
def contexts(chromium: Browser) -> Contexts:
    """The browser contexts of this worker."""
    return Contexts(chromium)


@pytest.fixture
def visit(contexts: Contexts, server: Server) -> Iterator[Open]:
    """Open an address in a clean profile; ``fresh`` without a cache. Pages must have no error at the end."""
    leases: list[Lease] = []
    players: list[Player] = []

    def open_at(
        path: str = "/",
        profile: dict[str, Any] = DESKTOP,
        kind: type[Player] = Player,
        *,
        fresh: bool = False,
        **more: Any,
    ) -> Player:
        profile = profile | more
        lease = contexts.take(server.url, profile, fresh=fresh)
        leases.append(lease)
        page = lease.context.new_page()
        page.set_viewport_size(profile["viewport"])
        players.append(kind(page))
        page.goto(path)
        return players[-1]

    yield open_at
    troubles = [trouble for player in players for trouble in player.troubles]
    for lease in leases:
        contexts.give_back(lease)
    assert troubles == []
