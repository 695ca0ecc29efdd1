"""The analysis board in a browser: setting up, solving, playing on, sharing and reading back."""

from __future__ import annotations

import json
from collections.abc import Callable
from http.server import BaseHTTPRequestHandler
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.sizes import is_full, sample
from tests.web.conftest import DESKTOP, PHONE
from tests.web.conftest import Open as Visit
from tests.web.frames import FRAMES, set_window_size
from tests.web.guidelines import violations
from tests.web.serving import Server, serve_other_site
from tests.web.typist import tab_to

HANDS = ("T987.98.987.8", "AK.AKQT.A.QJT", "QJ.J7.KQJT.97")
MISERE = f"{' '.join(HANDS)} / contract misere / leader 2"
SIZES = ((360, 640), (390, 844), (844, 390), (768, 1024), (1280, 800), (1920, 1080), (1280, 600), (1024, 600))
# Finds what is wider than the screen, cut, or too small for a finger.
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


@pytest.fixture
def server(pages: Server) -> Server:
    """The page server: the board stores nothing."""
    return pages


@pytest.fixture
def board(visit: Visit) -> Open:
    """Open the board, or another page, with a position."""

    def opened(code: str = "", path: str = "/board", profile: dict[str, Any] = DESKTOP, **more: Any) -> Page:
        page = visit(f"{path}#{code}" if code else path, profile, **more).page
        if path == "/board":
            expect(page.get_by_test_id("board-felt")).to_be_visible()
        return page

    return opened


def code_of(page: Page) -> str:
    """Return the code in the address."""
    return page.url.partition("#")[2]


def request_code(page: Page, text: str) -> str:
    """Return the code of a text from the server."""
    answer = page.request.post("/api/board/read", data={"text": text})
    assert answer.ok, answer.text()
    found: str = answer.json()["code"]
    return found


def url_code(text: str) -> str:
    """Return the code of a text as an address may contain it."""
    return text.replace(" / ", "~").replace(" ", "+")


def unfold(page: Page, testid: str) -> Locator:
    """Unfold a part of the page and return it."""
    part = page.get_by_test_id(testid)
    if part.get_attribute("open") is None:
        part.locator("summary").first.click()
    return part


def drag(card: Locator, to: Locator) -> None:
    """Drag a card in several moves, as a hand does."""
    card.hover()
    card.page.mouse.down()
    to.hover()
    to.hover()
    card.page.mouse.up()


def outcome(page: Page) -> Locator:
    """Return the element with the value of the position."""
    return page.get_by_test_id("board-outcome")


def test_position_can_be_set_up_by_keyboard(board: Open) -> None:
    page = board()
    tab_to(page, "board-set-up")
    page.keyboard.press("Enter")
    tab_to(page, "board-clear")
    page.keyboard.press("Enter")
    expect(page.get_by_test_id("board-trouble")).to_contain_text("All hands are empty")
    page.keyboard.press("Shift+Tab")
    page.keyboard.press("Shift+Tab")
    # The card in focus, the seat that gets it, and the way to the next one.
    for card, seat, way in (
        ("AS", "1", "Right"),
        ("KS", "1", "Right"),
        ("QS", "2", "Right"),
        ("JS", "3", "Down"),
        ("JH", "3", "Left"),
        ("QH", "2", "Left"),
        ("KH", "4", "Up"),
    ):
        expect(page.locator(f'[data-testid=board-pack] [data-card="{card}"]')).to_be_focused()
        page.keyboard.press(seat)
        page.keyboard.press(f"Arrow{way}")
    tab_to(page, "board-contract")
    page.keyboard.type("Mis")
    tab_to(page, "board-leader")
    page.keyboard.type("E")
    expect(page.get_by_test_id("board-ready")).to_be_visible()
    expect(page.get_by_test_id("board-trouble")).to_have_count(0)
    tab_to(page, "board-play")
    page.keyboard.press("Enter")
    expect(outcome(page)).to_contain_text("South: 2 tricks")
    assert code_of(page) == request_code(page, "AK... Q.Q.. J.J.. / KH / contract misere / leader 2")
    tab_to(page, "board-east", "[data-card]")
    page.locator('[data-testid=board-east] [data-card="JS"]').focus()
    page.keyboard.press("Enter")
    expect(page.get_by_test_id("move-1")).to_be_visible()
    page.keyboard.press("ArrowLeft")
    assert "at+" not in code_of(page)


def test_position_can_be_set_up_by_mouse(board: Open) -> None:
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
    page.locator('[data-testid=board-south] [data-card="7D"]').click()  # undone
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


def test_position_can_be_pasted_in_place_of_a_broken_link(board: Open) -> None:
    page = board("AK...+QJ...+9...")
    expect(page.get_by_test_id("board-trouble")).to_have_text("East holds one card: expected 2.")
    typed = unfold(page, "board-typed")

    def read(text: str) -> None:
        typed.get_by_test_id("board-text").fill(text)
        typed.get_by_test_id("board-read").click()

    read("AK... QJ...")
    expect(page.locator("[data-testid=board-west] [data-card]")).to_have_count(2)
    for text in (MISERE, f'prikup solve "{" ".join(HANDS)} / AC KC" --misere --leader 2'):
        read("AK... QJ... 9...")
        expect(page.get_by_test_id("typed-trouble")).to_have_text("East holds one card: expected 2.")
        read(text)
        expect(outcome(page)).to_contain_text("South: 1 trick ")
        expect(page.get_by_test_id("typed-trouble")).to_have_count(0)
    page.goto("/")
    page.get_by_test_id("btn-board").click()
    expect(outcome(page)).to_be_visible()


def add_branch(page: Page) -> str:
    """Add a branch and comments to the position, go to the branch, and return the code."""
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


def test_link_picture_and_frame_contain_the_position(board: Open, server: Server, tmp_path: Path) -> None:
    page = board(url_code(MISERE))
    expect(outcome(page)).to_contain_text("South: 1 trick ")
    code = add_branch(page)
    assert "~at+2~played+*" in code
    share = unfold(page, "board-share")
    link = share.get_by_test_id("share-link").input_value()
    assert link == f"{server.url}/board#{code}"
    other = board(link.partition("#")[2], profile=PHONE)
    expect(outcome(other)).to_contain_text("Юг: 0 взяток")
    expect(other.get_by_test_id("board-comment")).to_have_value("worse")
    assert code_of(other) == code
    fresh = page.context.new_page()
    for kind in ("svg", "png"):
        with page.expect_download() as download:
            share.get_by_test_id(f"share-{kind}").click()
        picture = tmp_path / f"prikup.{kind}"
        download.value.save_as(picture)
        assert picture.stat().st_size > 20_000
        fresh.goto("about:blank")
        fresh.goto("/board")
        unfold(fresh, "board-share").get_by_test_id("share-open").set_input_files(picture)
        expect(outcome(fresh)).to_contain_text("South: 0 tricks")
        assert code_of(fresh) == code
    text = share.get_by_test_id("share-text").input_value()
    assert request_code(page, text) == code
    frame = share.get_by_test_id("share-frame").input_value()
    check_frame(board, page, frame, code)


def show_page(page: str) -> type[BaseHTTPRequestHandler]:
    """Return a handler that answers everything with a page."""

    class Site(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            self.send_response(200)
            self.send_header("content-type", "text/html")
            self.end_headers()
            self.wfile.write(page.encode())

        def log_message(self, *_: object) -> None:
            pass

    return Site


def check_frame(board: Open, page: Page, frame: str, code: str) -> None:
    """Check that only the embedded board can be framed by another site, and that it works there."""
    with serve_other_site(show_page(f"<!doctype html><title>A page</title>{frame}")) as address:
        outside = board(path=address)
        check_inside(outside, code)
    framed = f'<!doctype html><title>A page</title><iframe src="{page.url}"></iframe>'
    with serve_other_site(show_page(framed)) as address:
        refusing = outside.context.new_page()
        refusing.goto(address)
        assert [frame.url for frame in refusing.frames][1:] == ["chrome-error://chromewebdata/"]


def check_inside(outside: Page, code: str) -> None:
    """Step through the embedded position."""
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


def test_play_can_branch_and_be_taken_back(board: Open) -> None:
    page = board(url_code(MISERE))
    expect(outcome(page)).to_be_visible()
    replies = unfold(page, "board-replies")
    replies.get_by_test_id("reply-0").select_option("solver")
    replies.get_by_test_id("reply-1").select_option("player")
    page.locator('[data-testid=board-east] [data-card="KD"]').click()
    expect(page.get_by_test_id("move-3")).to_be_visible()  # both others have played
    page.get_by_test_id("move-3").click()
    expect(page.get_by_test_id("board-trick").locator(".slot.won")).to_have_count(1)
    for seat in (1, 0):
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


def test_numbers_are_those_of_the_solver(board: Open) -> None:
    page = board(url_code(MISERE.replace(" / contract", " / AC KC / contract")))
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
    set_window_size(page, 1366, 657)
    page.get_by_test_id("best-2").press("Enter")
    expect(page.get_by_test_id("move-2")).to_have_attribute("aria-current", "step")
    expect(page.get_by_test_id("move-2")).to_be_focused()
    expect(page.get_by_test_id("move-2")).to_be_in_viewport()
    expect(page.get_by_test_id("board-felt")).to_be_in_viewport(ratio=1)


CLASSICS = [
    one
    for one in json.loads((Path(__file__).parents[1] / "data" / "problems.json").read_text("utf-8"))[
        "problems"
    ]
    if one["group"] == "classic"
]


def test_classic_problems_open_on_the_board(board: Open) -> None:
    page = board()
    parts = unfold(page, "board-classics")
    assert len(CLASSICS) == parts.locator("button").count() == 11
    for one in sample(CLASSICS, CLASSICS[::5]):
        parts.get_by_test_id(f"classic-{one['id']}").click()
        aside = f" / {one['out_of_play']}" if one["out_of_play"] else ""
        text = (
            f"{' '.join(one['hands'])}{aside} / misere / declarer {one['declarer']} / leader {one['leader']}"
        )
        expect(parts.locator("p")).to_contain_text(one["source"][:30])
        page.wait_for_url(f"**/board#{request_code(page, text)}")
        expect(outcome(page)).to_contain_text(f": {one['exact_declarer_tricks']} trick")


DEALS = (
    MISERE,
    "AK.AKJT.KT98. QJT7.Q.AQ7.AQ 98.987.J.KJT9 / 8C 7C / contract 6H / leader 1 / played AC",
    "AK.AKJT.KT98. QJT7.Q.AQ7.AQ 98.987.J.KJT9 / 8C 7C / contract allpass-dealer",
    "AT.KQ.9J.AT KQ.A9.AT.KQ J9.TJ.KQ.J9 / game thousand / contract 120",
)


AT_SIZES = sample(SIZES, SIZES[:1] + SIZES[2:3] + SIZES[4:5])


def faults_at_sizes(page: Page) -> set[tuple[str, Any]]:
    """Return the faults of the layout at each size."""
    found: set[tuple[str, Any]] = set()
    for size in AT_SIZES:
        set_window_size(page, size[0], size[1])
        page.evaluate(FRAMES)
        found.update((fault, size) for fault in page.evaluate(_FAULTS))
    return found


@pytest.mark.parametrize("lang", sample(("en", "ru", "el", "hy", "ja"), ("ru", "el")))
def test_board_has_no_layout_faults(board: Open, lang: str) -> None:
    page = board(url_code(DEALS[0]))
    page.locator(f'.languages [lang="{lang}"]').click()
    expect(page.locator("html")).to_have_attribute("lang", lang)
    expect(outcome(page)).to_be_visible()
    assert faults_at_sizes(page) == set()
    for part in ("table", "deals", "replies", "share", "typed", "classics"):
        unfold(page, f"board-{part}")
    page.get_by_test_id("deals-count").click()
    expect(page.get_by_test_id("deals-found")).to_be_visible()
    assert faults_at_sizes(page) == set()
    if is_full() or lang == "ru":
        assert violations(page) == []
    page.get_by_test_id("board-set-up").click()
    page.get_by_test_id("board-setup").locator("summary").click()
    expect(page.get_by_test_id("board-pack")).to_be_visible()
    assert faults_at_sizes(page) == set()
    if is_full() or lang == "ru":
        assert violations(page) == []


@pytest.mark.parametrize("size", [(844, 390), (568, 320), (360, 640), (768, 1024)], ids=str)
def test_turn_is_in_view_in_a_window_with_one_column(board: Open, size: tuple[int, int]) -> None:
    page = board(url_code(DEALS[0]), locale="ru-RU")
    set_window_size(page, *size)
    expect(outcome(page)).to_be_in_viewport(ratio=1)
    expect(page.get_by_test_id("board-turn")).to_be_in_viewport(ratio=1)
    page.get_by_test_id("board-set-up").click()
    expect(page.get_by_test_id("board-status")).to_have_count(1)


def test_other_kinds_of_deals_have_no_layout_faults(board: Open, tmp_path: Path) -> None:
    page = board(locale="ru-RU")
    frame = page.context.new_page()
    for deal in DEALS[1:]:
        page.goto("about:blank")
        page.goto(f"/board#{url_code(deal)}")
        expect(outcome(page)).to_be_visible()
        assert faults_at_sizes(page) == set()
        frame.goto("about:blank")
        frame.goto(f"/board/embed#{code_of(page)}")
        expect(frame.get_by_test_id("embed-turn")).to_be_visible()
        assert faults_at_sizes(frame) == set()
    assert violations(frame) == []
    # The picture of an all-pass shows the talon card that leads.
    page.goto("about:blank")
    page.goto("/board#AKQJ.AKQ.AKQ.+T987.JT9.JT9.+.87.87.AKQJT9~8C+7C~contract+allpass-suit~played+JS")
    with page.expect_download() as download:
        unfold(page, "board-share").get_by_test_id("share-svg").click()
    picture = tmp_path / "prikup.svg"
    download.value.save_as(picture)
    assert picture.read_text("utf-8").count("<g transform") == 3 * 10 + 1
