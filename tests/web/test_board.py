"""The analysis board in a browser: set up by any means, counted out, played on, shared and read back."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Locator, Page, expect

from tests.web.conftest import DESKTOP, PHONE
from tests.web.frames import FRAMES
from tests.web.guidelines import violations
from tests.web.player import Player, bold, troubles
from tests.web.serving import Server

HANDS = ("T987.98.987.8", "AK.AKQT.A.QJT", "QJ.J7.KQJT.97")
MISERE = f"{' '.join(HANDS)} / contract misere / leader 2"
SUITS = "SHDC"
SIZES = ((360, 640), (390, 844), (844, 390), (768, 1024), (1280, 800), (1920, 1080))
# What is wider than the screen, cut, or too small for a finger.
_FAULTS = """() => {
  const found = new Set();
  const shown = (one) => one.checkVisibility() && !one.closest(".sr") && one.getBoundingClientRect().width > 1;
  if (document.scrollingElement.scrollWidth > innerWidth) found.add("the page is wider than the screen");
  for (const one of document.querySelectorAll("main *, header *")) {
    if (!shown(one) || one.closest("svg")) continue;
    const { left, right, width, height } = one.getBoundingClientRect();
    if (left < -1 || right > innerWidth + 1) found.add(`${one.tagName}.${one.className} leaves the screen`);
    if (one.matches("button, a, select, summary, input:not([type=checkbox]), label.button") && Math.min(width, height) < 43.5)
      found.add(`small target: ${one.dataset.testid ?? one.className}`);
    if (one.matches("button, a.button, h1, h2, h3, .about, label.button") && one.scrollWidth > one.clientWidth + 2 && one.clientWidth)
      found.add(`text leaves ${one.dataset.testid ?? one.className}: ${one.textContent.trim().slice(0, 30)}`);
    const style = getComputedStyle(one);
    if (one.childNodes.length && [...one.childNodes].some((node) => node.nodeType === 3 && node.data.trim()) && parseFloat(style.fontSize) < 11)
      found.add(`small text: ${one.className}`);
  }
  for (const card of document.querySelectorAll("[data-testid=board-felt] [data-card]")) {
    const { left, top } = card.getBoundingClientRect();
    const there = document.elementFromPoint(left + 8, top + 8);
    if (top > 0 && top < innerHeight - 10 && !(there && card.contains(there))) found.add("a card's index is covered");
  }
  return [...found];
}"""  # noqa: E501

Open = Callable[..., Page]


@pytest.fixture(scope="module")
def boards(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for all of these: nothing is stored."""
    often = [word for limit in ("cpu", "requests", "files") for word in ("--limit", f"{limit}=100000")]
    with Server(tmp_path_factory.mktemp("boards"), "1", *often) as running:
        yield running


@pytest.fixture
def board(chromium: Browser, boards: Server) -> Iterator[Open]:
    """Opens the board in a fresh profile; the page must be without any error until the test is over."""
    contexts: list[BrowserContext] = []
    found: list[list[str]] = []

    def opened(code: str = "", path: str = "/board", profile: dict[str, Any] = DESKTOP, **more: Any) -> Page:
        context = chromium.new_context(base_url=boards.url, reduced_motion="reduce", **(profile | more))
        contexts.append(context)
        page = context.new_page()
        found.append(troubles(page))
        page.goto(f"{path}#{code}" if code else path)
        if path == "/board":
            expect(page.get_by_test_id("board-felt")).to_be_visible()
        return page

    yield opened
    for context in contexts:
        context.close()
    assert [trouble for troubles in found for trouble in troubles] == []


def code_of(page: Page) -> str:
    """The code in the address."""
    return page.url.partition("#")[2]


def coded(page: Page, text: str) -> str:
    """The code of a text, as the server writes it."""
    answer = page.request.post("/api/board/read", data={"text": text})
    assert answer.ok, answer.text()
    found: str = answer.json()["code"]
    return found


def cards(hand: str) -> list[str]:
    """The cards of a written hand."""
    return [rank + suit for ranks, suit in zip(hand.split("."), SUITS, strict=True) for rank in ranks]


def unfold(page: Page, testid: str) -> Locator:
    """A part of the page, unfolded."""
    part = page.get_by_test_id(testid)
    if part.get_attribute("open") is None:
        part.locator("summary").first.click()
    return part


def tab_to(page: Page, selector: str) -> None:
    """Go on by the key Tab until this has the focus."""
    for _ in range(120):
        page.keyboard.press("Tab")
        if page.evaluate("(selector) => document.activeElement.matches(selector)", selector):
            return
    raise AssertionError(f"{selector} is not reached by Tab")


def drag(card: Locator, to: Locator) -> None:
    """Drag a card, as a hand does: in more than one move."""
    card.hover()
    card.page.mouse.down()
    to.hover()
    to.hover()
    card.page.mouse.up()


def outcome(page: Page) -> Locator:
    """What the position comes to."""
    return page.get_by_test_id("board-outcome")


def test_a_position_is_set_up_by_keyboard_alone(board: Open) -> None:
    page = board()
    tab_to(page, "[data-testid=board-set-up]")
    page.keyboard.press("Enter")
    tab_to(page, "[data-testid=board-clear]")
    page.keyboard.press("Enter")
    expect(page.get_by_test_id("board-trouble")).to_contain_text("All hands are empty")
    page.keyboard.press("Shift+Tab")
    page.keyboard.press("Shift+Tab")
    wanted = {card: str(seat + 1) for seat, hand in enumerate(HANDS) for card in cards(hand)}
    wanted |= {"AC": "4", "KC": "4"}
    for row, suit in enumerate(SUITS):
        for column, rank in enumerate("AKQJT987"):
            expect(page.locator(f'[data-testid=board-pack] [data-card="{rank}{suit}"]')).to_be_focused()
            page.keyboard.press(wanted[rank + suit])
            if column < 7:
                page.keyboard.press("ArrowRight")
        if row < 3:
            page.keyboard.press("ArrowRight")
            page.keyboard.press("ArrowDown")
    tab_to(page, "[data-testid=board-contract]")
    page.keyboard.type("Mis")
    tab_to(page, "[data-testid=board-leader]")
    page.keyboard.type("E")
    expect(page.get_by_test_id("board-ready")).to_be_visible()
    expect(page.get_by_test_id("board-trouble")).to_have_count(0)
    tab_to(page, "[data-testid=board-play]")
    page.keyboard.press("Enter")
    expect(outcome(page)).to_contain_text("South: 1 trick ")
    assert code_of(page) == coded(page, MISERE.replace(" / contract", " / AC KC / contract"))
    # Now it is played, by keyboard too: the best card of the catchers, and back again.
    tab_to(page, "[data-testid=board-east] [data-card]")
    page.locator('[data-testid=board-east] [data-card="KD"]').focus()
    page.keyboard.press("Enter")
    expect(page.get_by_test_id("move-1")).to_be_visible()
    page.keyboard.press("ArrowLeft")
    assert "at+" not in code_of(page)


def test_a_position_is_set_up_by_mouse(board: Open) -> None:
    page = board(viewport={"width": 1280, "height": 1400})  # nothing is scrolled under a drag
    page.get_by_test_id("board-set-up").click()
    page.get_by_test_id("board-clear").click()
    expect(page.get_by_test_id("board-trouble")).to_be_visible()
    pack = page.get_by_test_id("board-pack")
    for place, hand in (("west", "AS"), ("east", "QS")):
        drag(pack.locator(f'[data-card="{hand}"]'), page.get_by_test_id(f"board-{place}"))
    expect(page.locator('[data-testid=board-west] [data-card="AS"]')).to_be_visible()
    page.get_by_test_id("into-0").click()
    pack.locator('[data-card="KS"]').click()
    expect(page.get_by_test_id("board-ready")).to_be_visible()
    pack.locator('[data-card="7D"]').click()
    expect(page.get_by_test_id("board-trouble")).to_have_text("West holds one card: expected 2.")
    page.locator('[data-testid=board-south] [data-card="7D"]').click()  # taken back
    drag(page.locator('[data-testid=board-south] [data-card="KS"]'), pack.locator('[data-card="8C"]'))
    expect(pack.locator('[data-card="KS"]')).to_have_attribute("data-place", "pack")
    page.get_by_test_id("board-fill").click()
    expect(page.get_by_test_id("board-ready")).to_be_visible()
    expect(page.locator("[data-testid=board-south] [data-card]")).to_have_count(10)
    page.get_by_test_id("board-game").select_option("thousand")
    expect(page.locator("[data-testid=board-south] [data-card]")).to_have_count(8)
    page.get_by_test_id("board-contract").select_option("140")
    page.get_by_test_id("board-players").select_option("2")
    page.get_by_test_id("board-play").click()
    expect(outcome(page)).to_contain_text("(140 wanted)")
    assert code_of(page).count("+") > 2 and "game+thousand" in code_of(page)


@pytest.mark.parametrize(
    "text", [f"{MISERE} --trump", f'prikup solve "{" ".join(HANDS)} / AC KC" --misere --leader 2']
)
def test_a_position_is_pasted(board: Open, text: str) -> None:
    page = board()
    typed = unfold(page, "board-typed")
    typed.get_by_test_id("board-text").fill("AK... QJ...")
    typed.get_by_test_id("board-read").click()
    expect(page.locator("[data-testid=board-west] [data-card]")).to_have_count(2)
    typed.get_by_test_id("board-text").fill("AK... QJ... 9...")
    typed.get_by_test_id("board-read").click()
    expect(page.get_by_test_id("typed-trouble")).to_have_text("East holds one card: expected 2.")
    typed.get_by_test_id("board-text").fill(text.replace(" --trump", ""))
    typed.get_by_test_id("board-read").click()
    expect(outcome(page)).to_contain_text("South: 1 trick ")
    expect(page.get_by_test_id("typed-trouble")).to_have_count(0)


def shared(page: Page) -> str:
    """A position with a branch and comments, looked at in the branch; its code."""
    page.get_by_test_id("board-comment").fill("Кто ходит? 100% ~ +")
    page.get_by_test_id("board-comment").press("Enter")
    page.locator('[data-testid=board-east] [data-card="KD"]').click()
    expect(page.get_by_test_id("move-1")).to_be_visible()
    page.get_by_test_id("board-back").click()
    page.locator('[data-testid=board-east] [data-card="JS"]').click()
    expect(page.get_by_test_id("move-2")).to_be_visible()
    page.get_by_test_id("board-comment").fill("worse")
    page.get_by_test_id("board-comment").press("Enter")
    expect(page.get_by_test_id("board-line")).to_contain_text("worse")
    expect(outcome(page)).to_contain_text("South: 0 tricks")
    return code_of(page)


def test_link_picture_and_frame_read_back_exactly(board: Open, boards: Server, tmp_path: Path) -> None:
    page = board(re.sub(" / ", "~", MISERE).replace(" ", "+"))
    expect(outcome(page)).to_contain_text("South: 1 trick ")
    code = shared(page)
    assert "~at+2~played+*" in code
    share = unfold(page, "board-share")
    link = share.get_by_test_id("share-link").input_value()
    assert link == f"{boards.url}/board#{code}"
    other = board(link.partition("#")[2], profile=PHONE)
    expect(outcome(other)).to_contain_text("Юг: 0 взяток")
    expect(other.get_by_test_id("board-comment")).to_have_value("worse")
    assert code_of(other) == code
    for kind in ("svg", "png"):
        with page.expect_download() as download:
            share.get_by_test_id(f"share-{kind}").click()
        picture = tmp_path / f"prikup.{kind}"
        download.value.save_as(picture)
        assert picture.stat().st_size > 20_000
        fresh = board()
        unfold(fresh, "board-share").get_by_test_id("share-open").set_input_files(picture)
        expect(outcome(fresh)).to_contain_text("South: 0 tricks")
        assert code_of(fresh) == code
    text = share.get_by_test_id("share-text").input_value()
    assert coded(page, text) == code
    frame = share.get_by_test_id("share-frame").input_value()
    check_frame(board, page, frame, code)


def test_the_picture_of_an_all_pass_has_the_card_of_the_talon(board: Open, tmp_path: Path) -> None:
    page = board("AKQJ.AKQ.AKQ.+T987.JT9.JT9.+.87.87.AKQJT9~8C+7C~contract+allpass-suit~played+JS")
    with page.expect_download() as download:
        unfold(page, "board-share").get_by_test_id("share-svg").click()
    picture = tmp_path / "prikup.svg"
    download.value.save_as(picture)
    drawn = picture.read_text("utf-8").count("<g transform")
    assert drawn == 3 * 10 + 1


@contextmanager
def elsewhere(page: str) -> Iterator[str]:
    """The address of a page of another site."""

    class Site(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            self.send_response(200)
            self.send_header("content-type", "text/html")
            self.end_headers()
            self.wfile.write(page.encode())

        def log_message(self, *_: object) -> None:
            pass

    site = ThreadingHTTPServer(("127.0.0.1", 0), Site)
    Thread(target=site.serve_forever, daemon=True).start()
    try:
        yield f"http://127.0.0.1:{site.server_port}/"
    finally:
        site.shutdown()
        site.server_close()


def check_frame(board: Open, page: Page, frame: str, code: str) -> None:
    """The frame stands in a page of another site, is gone through there, and leads back to the board."""
    with elsewhere(f"<!doctype html><title>A page</title>{frame}") as address:
        outside = board(path=address)
        check_inside(outside, code)
    with elsewhere(f'<!doctype html><title>A page</title><iframe src="{page.url}"></iframe>') as address:
        refusing = outside.context.new_page()
        refusing.goto(address)
        assert [frame.url for frame in refusing.frames][1:] == ["chrome-error://chromewebdata/"]


def check_inside(outside: Page, code: str) -> None:
    """The frame is gone through."""
    inside = outside.frame_locator("iframe")
    expect(inside.get_by_test_id("embed-comment")).to_have_text("worse")
    expect(inside.get_by_test_id("board-trick").locator(".slot")).to_have_count(1)
    inside.get_by_test_id("board-back").click()
    expect(inside.get_by_test_id("embed-comment")).to_have_text("Кто ходит? 100% ~ +")
    expect(inside.get_by_test_id("board-back")).to_be_disabled()
    inside.get_by_test_id("board-forward").click()
    expect(inside.get_by_test_id("board-forward")).to_be_disabled()
    assert (
        inside.get_by_test_id("embed-open").get_attribute("href") == f"/board#{code.replace('at+2', 'at+1')}"
    )


def test_a_position_is_played_on_with_branches_and_taken_back(board: Open) -> None:
    page = board(re.sub(" / ", "~", MISERE).replace(" ", "+"))
    expect(outcome(page)).to_be_visible()
    replies = unfold(page, "board-replies")
    replies.get_by_test_id("reply-0").select_option("solver")
    replies.get_by_test_id("reply-1").select_option("player")
    page.locator('[data-testid=board-east] [data-card="KD"]').click()
    expect(page.get_by_test_id("move-3")).to_be_visible()  # both others have played
    page.get_by_test_id("move-3").click()
    expect(page.get_by_test_id("board-trick").locator(".slot.won")).to_have_count(1)
    for seat in (0, 1):
        replies.get_by_test_id(f"reply-{seat}").select_option("me")
    page.get_by_test_id("board-start").click()
    page.locator('[data-testid=board-east] [data-card="9C"]').click()
    expect(page.get_by_test_id("board-line")).to_contain_text("(")
    page.get_by_test_id("board-start").click()
    page.get_by_test_id("board-end").click()
    expect(page.get_by_test_id("board-forward")).to_be_disabled()
    before = page.locator("[data-testid^=move-]").count()
    page.get_by_test_id("board-start").click()
    page.get_by_test_id("board-forward").click()
    page.get_by_test_id("board-beside").click()
    expect(page.locator("[aria-current=step]")).to_have_text("9")
    page.get_by_test_id("board-remove").click()
    expect(page.get_by_test_id("board-line")).not_to_contain_text("(")
    assert page.locator("[data-testid^=move-]").count() < before


def test_the_numbers_are_those_of_the_solver(board: Open) -> None:
    page = board(re.sub(" / ", "~", MISERE.replace(" / contract", " / AC KC / contract")).replace(" ", "+"))
    east = page.get_by_test_id("board-east")
    expect(east.locator(".tab.best")).to_have_count(4)  # the four diamonds catch one trick
    expect(east.locator('[data-card="KD"]')).to_have_attribute(
        "aria-label", "king of diamonds, can be played, worth 1"
    )
    page.get_by_test_id("board-values").uncheck()
    expect(east.locator(".tab")).to_have_count(0)
    page.get_by_test_id("board-values").check()
    table = unfold(page, "board-table")
    answer = page.request.post("/api/board/table", data={"code": code_of(page)}).json()
    for row in answer["rows"]:
        shown = table.get_by_test_id(f"row-{row['strain']}").locator("td")
        expect(shown).to_have_text([str(one) for one in row["of"]])
    table.get_by_test_id("table-leader").select_option("0")
    expect(table.get_by_test_id("row-misere").locator("td").first).to_be_visible()
    deals = unfold(page, "board-deals")
    expect(deals.get_by_test_id("deals-open")).to_be_checked()  # in a misère the catchers see each other
    deals.get_by_test_id("deals-count").click()
    expect(deals.get_by_test_id("deals-found")).to_contain_text("All 66 deals")
    expect(deals.get_by_test_id("deals-makes")).to_contain_text("Made in 0: 0%")
    expect(deals.locator("[data-testid^=deals-][data-testid$=D]")).to_have_count(4)
    deals.get_by_test_id("deals-sees").select_option("0")
    deals.get_by_test_id("deals-count").click()
    expect(deals.get_by_test_id("deals-found")).to_contain_text("600 of 184,756 deals, drawn at random")
    expect(deals.get_by_test_id("deals-makes")).to_contain_text("with 95 %")


CLASSICS = [
    one
    for one in json.loads((Path(__file__).parents[1] / "data" / "problems.json").read_text("utf-8"))[
        "problems"
    ]
    if one["group"] == "classic"
]


def test_the_classics_open_on_the_board(board: Open) -> None:
    page = board()
    parts = unfold(page, "board-classics")
    assert len(CLASSICS) == parts.locator("button").count() == 11
    for one in CLASSICS:
        parts.get_by_test_id(f"classic-{one['id']}").click()
        aside = f" / {one['out_of_play']}" if one["out_of_play"] else ""
        text = (
            f"{' '.join(one['hands'])}{aside} / misere / declarer {one['declarer']} / leader {one['leader']}"
        )
        expect(parts.locator("p")).to_contain_text(one["source"][:30])
        page.wait_for_url(f"**/board#{coded(page, text)}")
        expect(outcome(page)).to_contain_text(f": {one['exact_declarer_tricks']} trick")


def test_a_link_that_is_broken_says_so_and_leaves_a_board(board: Open) -> None:
    page = board("AK...+QJ...+9...")
    expect(page.get_by_test_id("board-trouble")).to_have_text("East holds one card: expected 2.")
    expect(page.get_by_test_id("board-felt")).to_be_visible()


def test_the_board_is_found_from_the_first_page(board: Open) -> None:
    page = board(path="/")
    page.get_by_test_id("btn-board").click()
    expect(outcome(page)).to_be_visible()


DEALS = (
    MISERE,
    "AK.AKJT.KT98. QJT7.Q.AQ7.AQ 98.987.J.KJT9 / 8C 7C / contract 6H / leader 1 / played AC",
    "AK.AKJT.KT98. QJT7.Q.AQ7.AQ 98.987.J.KJT9 / 8C 7C / contract allpass-dealer",
    "AT.KQ.9J.AT KQ.A9.AT.KQ J9.TJ.KQ.J9 / game thousand / contract 120",
)


@pytest.mark.parametrize("lang", ["en", "ru", "el", "hy", "ja"])
def test_every_screen_at_every_size(board: Open, lang: str) -> None:
    page = board(re.sub(" / ", "~", DEALS[0]).replace(" ", "+"))
    page.locator(f'.languages [lang="{lang}"]').click()
    expect(page.locator("html")).to_have_attribute("lang", lang)
    found: set[tuple[str, Any]] = set()

    def look(what: str) -> None:
        for size in SIZES:
            page.set_viewport_size({"width": size[0], "height": size[1]})
            page.evaluate(FRAMES)
            found.update((f"{what}: {fault}", size) for fault in page.evaluate(_FAULTS))

    expect(outcome(page)).to_be_visible()
    look("played")
    for part in ("table", "deals", "replies", "share", "typed", "classics"):
        unfold(page, f"board-{part}")
    page.get_by_test_id("deals-count").click()
    expect(page.get_by_test_id("deals-found")).to_be_visible()
    look("unfolded")
    found.update((fault, "axe") for fault in violations(page))
    page.get_by_test_id("board-set-up").click()
    page.get_by_test_id("board-setup").locator("summary").click()
    expect(page.get_by_test_id("board-pack")).to_be_visible()
    look("set up")
    found.update((f"set up: {fault}", "axe") for fault in violations(page))
    assert found == set()


@pytest.mark.parametrize("deal", DEALS[1:])
def test_every_kind_of_deal_at_every_size(board: Open, deal: str) -> None:
    page = board(re.sub(" / ", "~", deal).replace(" ", "+"), locale="ru-RU")
    expect(outcome(page)).to_be_visible()
    found = set()
    for size in SIZES:
        page.set_viewport_size({"width": size[0], "height": size[1]})
        found |= {(fault, size) for fault in page.evaluate(_FAULTS)}
    assert found == set()
    frame = board(code_of(page), path="/board/embed")
    expect(frame.get_by_test_id("embed-turn")).to_be_visible()
    for size in SIZES:
        frame.set_viewport_size({"width": size[0], "height": size[1]})
        found |= {(fault, size) for fault in frame.evaluate(_FAULTS)}
    assert found == set() and violations(frame) == []


def test_a_deal_that_is_over_opens_on_the_board_as_it_was_played(board: Open) -> None:
    page = board(path="/?speed=instant")
    player = Player(page)
    player.set_table()
    player.play_deal(bold)
    player.at("btn-lookback").click()
    code = (player.at("lookback-board").get_attribute("href") or "").partition("#")[2]
    player.at("lookback-board").click()
    expect(page.get_by_test_id("board-felt")).to_be_visible()
    expect(page.get_by_test_id("move-1")).to_be_visible()
    assert code_of(page) == code and "played+" in code
