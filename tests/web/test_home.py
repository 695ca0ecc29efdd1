"""The start page: its main button, its tabs, the deal on its felt, and the bar of all pages."""

from __future__ import annotations

import re
import runpy
from collections import Counter
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Request, expect

from tests.sizes import sample
from tests.web.conftest import DESKTOP, PHONE, Open
from tests.web.frames import set_window_size
from tests.web.guidelines import small_buttons, violations
from tests.web.player import Player

SCRIPT = Path(__file__).parents[2] / "web/scripts/shown.py"
SIZES = ((360, 640), (568, 320), (390, 844), (844, 390), (1366, 657), (1920, 1080), (2560, 1440))
LANGUAGES = ("en", "ru", "el", "hy", "ja")
BAR = {
    "btn-learn": "/learn",
    "btn-puzzles": "/puzzles",
    "btn-board": "/board",
    "btn-review": "/review",
    "btn-keep-score": "/score",
    "btn-mine": "/mine",
    "btn-rules": "/rules",
}
MAX_REQUESTS = 12
"""The limit of requests before the first view: the page, its modules, styles and fonts, words and games."""
_OUTSIDE = """(id) => {
  const one = document.querySelector(`[data-testid="${id}"]`);
  const { top, bottom, left, right } = one.getBoundingClientRect();
  return top < 0 || left < 0 || bottom > innerHeight || right > innerWidth;
}"""
_WIDE = "() => document.documentElement.scrollWidth > innerWidth"


def resize(player: Player, width: int, height: int) -> None:
    """Change the size of the window."""
    set_window_size(player.page, width, height)
    player.settle()


@pytest.mark.parametrize("lang", sample(LANGUAGES, ("ru", "el")))
def test_main_button_is_in_view_at_every_size(visit: Open, lang: str) -> None:
    player = visit("/", DESKTOP)
    player.page.evaluate("(lang) => localStorage.setItem('prikup.lang', lang)", lang)
    player.page.reload()
    expect(player.at("shown")).to_be_visible()
    for width, height in SIZES:
        resize(player, width, height)
        assert not player.page.evaluate(_OUTSIDE, "btn-play-bots"), (width, height)
        assert not player.page.evaluate(_WIDE), (width, height)


def test_form_is_in_view_on_a_wide_screen(visit: Open) -> None:
    player = visit("/", DESKTOP)
    player.at("btn-play-bots").click()
    expect(player.at("level-2")).to_be_visible()
    expect(player.page.locator('input[name="preset"]:checked')).to_have_count(1)
    player.settle()
    assert not player.page.evaluate(_OUTSIDE, "game-picker")
    player.at("btn-play-friends").click()
    expect(player.at("seat-kind-2")).to_be_visible()
    player.settle()
    assert not player.page.evaluate(_OUTSIDE, "btn-deal")


def test_tab_chooses_the_game_that_is_set_up(visit: Open) -> None:
    player = visit("/?speed=instant", DESKTOP)
    about = player.at("game-about")
    before = about.inner_text()
    player.page.locator('input[name="game"]:checked').focus()
    player.page.keyboard.press("ArrowRight")
    expect(player.at("game-prefa").get_by_role("radio")).to_be_checked()
    expect(about).not_to_have_text(before)
    player.at("btn-play-bots").click()
    expect(player.page.locator('input[name="preset"]:checked')).to_have_value("prefa-nakayoshi")
    player.at("game-thousand").click()
    expect(player.page.locator('input[name="preset"]:checked')).to_have_value("thousand-blog")
    player.at("game-prefa").click()
    expect(player.page.locator('input[name="preset"]:checked')).to_have_value("prefa-nakayoshi")
    player.at("btn-deal").click()
    player.dealt()
    assert player.state()["table"]["game"] == "prefa"
    expect(player.at("nav")).to_have_count(0)


def test_bar_is_on_each_page_and_marks_the_current_one(visit: Open) -> None:
    player = visit("/", PHONE)
    current = player.at("nav").locator("[aria-current]")
    expect(current).to_have_attribute("data-testid", "nav-home")
    for button, address in BAR.items():
        player.at(button).click()
        # The rules and the board put themselves into the address.
        player.page.wait_for_url(re.compile(rf"{address}($|[?#])"))
        expect(current).to_have_count(1)
        expect(current).to_have_attribute("data-testid", button)
        expect(current).to_have_attribute("aria-current", "page")
        expect(current).to_be_in_viewport()
    # An arrow shows that there are more pages than fit, and leads to them.
    player.at("nav-home").click()
    expect(player.at("nav-back")).to_have_count(0)
    row, bar = player.at("nav").locator(".row"), player.at("nav").bounding_box()
    before = row.bounding_box()
    player.at("nav-more").click()
    expect(player.at("nav-back")).to_be_visible()
    # Nothing moves when an arrow comes.
    assert (row.bounding_box(), player.at("nav").bounding_box()) == (before, bar)
    player.go("/rules/prefa")
    expect(current).to_have_attribute("data-testid", "btn-rules")
    expect(current).to_have_attribute("aria-current", "true")
    player.at("nav-home").click()
    expect(player.at("home")).to_be_visible()


@pytest.mark.parametrize("size", sample(("phone", "desktop"), ("phone",)))
def test_start_page_follows_the_guidelines(visit: Open, size: str) -> None:
    player = visit("/", {"phone": PHONE, "desktop": DESKTOP}[size])
    expect(player.at("shown")).to_be_visible()
    player.at("btn-play-bots").click()
    expect(player.at("btn-deal")).to_be_enabled()
    assert violations(player.page) + small_buttons(player.page) == []


def test_deal_moves_only_where_it_is_wanted_and_seen(visit: Open) -> None:
    player = visit("about:blank", PHONE, fresh=True)
    player.page.clock.install()
    player.go("/")
    shown = player.at("shown")
    player.page.clock.run_for(1000)
    expect(shown).to_have_attribute("data-moves", "false")  # the browser asks for reduced motion
    expect(player.at("shown-stop")).to_have_count(0)
    player.page.emulate_media(reduced_motion="no-preference")
    expect(shown).to_have_attribute("data-moves", "true")
    before = shown.get_attribute("data-at")
    player.page.clock.run_for(3000)
    expect(shown).not_to_have_attribute("data-at", str(before))
    player.at("shown-stop").click()
    expect(shown).to_have_attribute("data-moves", "false")
    player.at("shown-stop").click()
    expect(shown).to_have_attribute("data-moves", "true")
    player.at("home-settings").scroll_into_view_if_needed()
    player.page.evaluate("() => { document.body.style.paddingBottom = '200vh'; scrollTo(0, 5000); }")
    expect(shown).to_have_attribute("data-moves", "false")


def test_page_names_the_words_and_files_that_browsers_should_request_with_it(visit: Open) -> None:
    player = visit("about:blank", DESKTOP, locale="ru-RU", fresh=True)
    requests: Counter[str] = Counter()
    player.page.on("request", lambda request: requests.update([urlsplit(request.url).path]))
    answer = player.page.goto("/")
    assert answer is not None
    named = re.findall("<([^>]+)>", answer.headers["link"])
    assert [re.split("[/-]", path)[2] for path in named] == ["ru", "Home", "Home"]
    expect(player.at("home")).to_be_visible()
    assert [requests[path] for path in named] == [1, 1, 1]


def test_few_requests_are_made_before_the_first_view(visit: Open) -> None:
    player = visit("about:blank", PHONE | {"locale": "en-GB"}, fresh=True)
    requests: list[str] = []

    def note(request: Request) -> None:
        requests.append(urlsplit(request.url).path)

    player.page.on("request", note)
    player.go("/")
    expect(player.at("home")).to_be_visible()
    # The page asks who the guest is once it is drawn, and loads the deal for the felt after that.
    expect(player.at("shown")).to_be_visible()
    assert 0 < requests.index("/api/me") < MAX_REQUESTS, requests


def test_shown_deals_are_those_of_their_records() -> None:
    script = runpy.run_path(str(SCRIPT))
    text = script["FILE"].read_text("utf-8")
    assert text == script["written"](), "the records have changed: make types"
    assert len(text.encode()) <= script["MAX_BYTES"]
