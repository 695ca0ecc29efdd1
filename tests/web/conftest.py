"""A browser for the folder, a server for each test, and profiles as fresh as anybody's first visit."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Playwright, expect, sync_playwright

from tests.web.player import Player
from tests.web.serving import Server

NAMES = ("chromium", "chromium-browser", "google-chrome")
# Chromium heeds the last such list alone: this is Playwright's, and what would be made ready beside a page.
WITHOUT = (
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
    "ThirdPartyStoragePartitioning",
)
ARGUMENTS = [
    f"--disable-features={','.join(WITHOUT)}",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
DESKTOP = {"viewport": {"width": 1280, "height": 800}, "locale": "en-GB"}
PHONE = {"viewport": {"width": 390, "height": 844}, "locale": "ru-RU", "device_scale_factor": 2}

PATIENCE = 180_000
"""Milliseconds until something that does not happen is a fault: no test depends on how fast a machine is."""

Open = Callable[..., Player]


def installed(playwright: Playwright) -> str | None:
    """Where a Chromium is: the machine's, else Playwright's own."""
    found = next((path for name in NAMES if (path := shutil.which(name))), None)
    own = playwright.chromium.executable_path
    return found or (own if Path(own).is_file() else None)


# For this folder alone: while Playwright runs, no other test could start an event loop.
@pytest.fixture(scope="package")
def chromium() -> Iterator[Browser]:
    """A browser without a window."""
    with sync_playwright() as playwright:
        path = installed(playwright)
        if path is None:
            pytest.skip(f"no Chromium: neither {', '.join(NAMES)} nor Playwright's own is installed")
        browser = playwright.chromium.launch(executable_path=path, args=ARGUMENTS)
        expect.set_options(timeout=PATIENCE)
        yield browser
        browser.close()


@pytest.fixture
def seed() -> str:
    """What the server's shuffles and bots are made from; a test may ask for another."""
    return "1"


@pytest.fixture
def server(tmp_path: Path, seed: str) -> Iterator[Server]:
    """A server with an empty database: so each test has the same cards whichever others run."""
    with Server(tmp_path, seed) as running:
        yield running


@pytest.fixture(scope="module")
def pages(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for all tests of a file: they ask it for pages and answers, and store nothing there."""
    with Server(tmp_path_factory.mktemp("pages"), "1") as running:
        yield running


@pytest.fixture
def visit(chromium: Browser, server: Server) -> Iterator[Open]:
    """Opens an address in a fresh profile; the page must be without any error until the test is over."""
    contexts: list[BrowserContext] = []
    players: list[Player] = []

    def open_at(
        path: str = "/", profile: dict[str, Any] = DESKTOP, kind: type[Player] = Player, **more: Any
    ) -> Player:
        contexts.append(
            chromium.new_context(base_url=server.url, reduced_motion="reduce", **(profile | more))
        )
        contexts[-1].set_default_timeout(PATIENCE)
        players.append(kind(contexts[-1].new_page()))
        players[-1].page.goto(path)
        return players[-1]

    yield open_at
    troubles = [trouble for player in players for trouble in player.troubles]
    for context in contexts:
        context.close()
    assert troubles == []
