"""The table at every size, in every phase of every game: nothing over anything, nothing cut, no scrolling."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import cache
from json import loads
from typing import Any

import pytest
from playwright.sync_api import Browser

from prikup.bots.hints import Hint, RatedChoice, Reason
from tests.web.felt import Felt
from tests.web.guidelines import violations
from tests.web.moments import TABLES, Looked, Moment, looks, moments
from tests.web.serving import Server

TIGHT = ((1366, 657), (390, 844), (360, 640), (844, 390))
SIZES = (*TIGHT, (1280, 800), (1920, 1080), (2560, 1440), (1024, 768), (768, 1024))
OTHERS = ("el-GR", "hy-AM", "ja-JP")
"""Languages in which the smallest phone alone is looked at."""
SMALLEST = ((360, 640),)
Open = Callable[..., Felt]


@pytest.fixture
def felt(chromium: Browser, pages: Server) -> Iterator[Open]:
    """Opens a page that takes moments; it must be without any error until the test is over."""
    all_: list[Felt] = []

    def opened(**profile: Any) -> Felt:
        all_.append(Felt(chromium, pages.url, **profile))
        return all_[-1]

    yield opened
    troubles = [trouble for page in all_ for trouble in page.troubles]
    for page in all_:
        page.close()
    assert troubles == []


@cache
def shown(table: str) -> list[Moment]:
    """The moments of a table, made once."""
    return moments(table)


@cache
def over(table: str) -> list[Looked]:
    """Deals of a table that are over, made once."""
    return looks(table)


def looked(page: Felt, size: tuple[int, int], tables: Iterable[str], step: int = 1) -> list[str]:
    """All faults of all moments, each once and with where it was seen first; or of one in so many, others at
    each size."""
    found: dict[str, str] = {}
    page.size(*size)
    for table in tables:
        for fault, kind in page.faults(shown(table)[SIZES.index(size) % step :: step]):
            found.setdefault(fault, f"{table}, {kind}")
    return [f"{fault} ({where})" for fault, where in found.items()]


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("locale", ["en-GB", "ru-RU"])
def test_nothing_lies_on_anything_nothing_is_cut_and_what_is_still_never_moves(
    felt: Open, locale: str, size: tuple[int, int]
) -> None:
    step = 4 if locale == "en-GB" else 1 if size in TIGHT else 2  # Russian words are longer
    assert looked(felt(locale=locale, has_touch=True), size, TABLES, step) == []


@pytest.mark.parametrize("locale", OTHERS)
def test_the_smallest_phone_holds_in_the_other_languages(felt: Open, locale: str) -> None:
    page = felt(locale=locale, has_touch=True)
    step = 2 if locale == "ja-JP" else 1  # Japanese words are short
    assert looked(page, *SMALLEST, TABLES, step) == []
    for table in TABLES:
        page.look_back(over(table)[-1])
        assert (table, page.wrong()) == (table, [])


def test_the_layout_holds_with_the_fonts_of_the_machine(felt: Open) -> None:
    page = felt(locale="ru-RU", fonts=False)
    for size in SIZES:
        assert looked(page, size, ("preferans-4", "thousand-4"), 3) == []


@pytest.mark.parametrize("locale", ["en-GB", "ru-RU", "el-GR", "hy-AM"])
def test_words_are_in_our_own_letters_whatever_the_machine_has(felt: Open, locale: str) -> None:
    page = felt(locale=locale, has_touch=True)
    page.size(*SMALLEST[0])
    devtools = page.page.context.new_cdp_session(page.page)
    for method in ("DOM.enable", "CSS.enable"):
        devtools.send(method)
    found = set()
    for moment in shown("preferans")[::8]:
        page.show(moment)
        page.letters()
        root = devtools.send("DOM.getDocument")["root"]["nodeId"]
        words = "h1 span, .plate span, .plate strong, .turn span, .me b, .me span, .answers button span"
        for node in devtools.send("DOM.querySelectorAll", {"nodeId": root, "selector": words})["nodeIds"]:
            fonts = devtools.send("CSS.getPlatformFontsForNode", {"nodeId": node})["fonts"]
            found |= {font["familyName"] for font in fonts if not font["isCustomFont"]}
    assert found == set()


# What is opened over the felt, by its button, and the part of the page that it then is.
DRAWERS = (
    ("btn-menu", "aside"),
    ("btn-keys", "aside"),
    ("btn-chat", "aside"),
    ("btn-sheet", ".sheet"),
    ("btn-claim", None),
    ("btn-last-trick", None),
)


def in_play(table: str) -> Moment:
    """A moment at which the last trick can be looked at and the rest be claimed."""
    for one in shown(table):
        view = loads(one.state)["view"]
        offers = [offer["text"] for offer in view["offers"] if offer["legal"]] if view else []
        if "claim" in offers and view["last_trick"]:
            return one
    raise AssertionError(f"nobody may claim at {table}")


def opened(page: Felt, button: str) -> bool:
    """Press a button, if it is to be seen; what opens is there."""
    one = page.page.get_by_test_id(button)
    if button == "btn-keys":
        page.page.get_by_test_id("btn-menu").click()
        one.wait_for()
    if not one.is_visible():
        return False
    one.click()
    page.page.wait_for_function(
        """() => document.querySelector("aside.open, .claim, .sheet svg.score-sheet, .middle.last")"""
    )
    return True


@pytest.mark.parametrize("locale", ["en-GB", "ru-RU", *OTHERS])
def test_what_is_opened_over_the_felt_has_its_room(felt: Open, locale: str) -> None:
    page = felt(locale=locale, has_touch=True)
    found, seen = set(), set()
    sizes = SIZES if locale == "ru-RU" else SMALLEST if locale in OTHERS else TIGHT
    for table in ("preferans-4",) if locale in OTHERS else ("preferans", "preferans-4"):
        for size in sizes:
            page.size(*size)
            page.look_back(over(table)[-1])
            page.show(in_play(table))
            for button, place in DRAWERS:
                if opened(page, button):
                    seen.add(button)
                    if button == "btn-claim":  # it grows where the others are to share the rest
                        page.page.get_by_test_id("claim-less").click()
                    found |= {(table, size, button, fault) for fault in page.wrong(place)}
                    page.page.keyboard.press("Escape")
    assert found == set() and len(seen) == len(DRAWERS)


def test_all_hands_and_tricks_of_a_deal_are_looked_back_at(felt: Open) -> None:
    page = felt(locale="ru-RU", has_touch=True)
    found = set()
    for table in TABLES:
        deal = over(table)[-1]
        tricks = len(loads(deal.deal)["tricks"])
        for size in SIZES if table == "preferans-4" else TIGHT:
            page.size(*size)
            page.look_back(deal)
            found |= {(table, size, "summed", fault) for fault in page.wrong()}
            page.page.get_by_test_id("btn-lookback").click()
            for trick in range(tricks + 1):
                if trick in (0, 1, tricks // 2, tricks):
                    found |= {(table, size, str(trick), fault) for fault in page.wrong()}
                if trick < tricks:
                    page.page.get_by_test_id("lookback-more").dispatch_event("click")
            page.page.get_by_test_id("lookback-close").click()
    assert found == set()


LONG = Hint(
    "whists",
    (
        RatedChoice("KS", -12.3),
        RatedChoice("QH", -12.3),
        RatedChoice("TD", -15.5),
        RatedChoice("7C", -30.1),
        RatedChoice("8C", -31.0),
    ),
    (
        Reason("above", suit="S", card="AS"),
        Reason("trumps", suit="D", count=5),
        Reason("void", seat=2, suit="H"),
        Reason("needs", seat=2, count=6),
    ),
)


@pytest.mark.parametrize("locale", ["en-GB", "ru-RU"])
def test_a_hint_lies_over_nothing(felt: Open, locale: str) -> None:
    page = felt(locale=locale, has_touch=True)
    found, hints = set(), 0
    sizes = SIZES if locale == "ru-RU" else TIGHT
    for table in ("preferans-4", "thousand"):
        for size in sizes:
            page.size(*size)
            for moment in shown(table)[::7]:
                page.show(moment)
                state = loads(moment.state)
                if state["prompt"] is None or state["table"]["stage"] != "playing" or state["view"]["claim"]:
                    continue
                page.ask(LONG)
                hints += 1
                found |= {(table, size, moment.kind, fault) for fault in page.wrong()}
                page.page.get_by_test_id("hint-off").click()
    assert found == set() and hints >= 5 * len(sizes)


# Whether a call of the auction is half under the names above it.
_CUT_CALL = """() => [...document.querySelectorAll(".rounds")].some((one) => {
  const names = one.querySelector("th").getBoundingClientRect().bottom;
  const rows = [...one.querySelectorAll("tbody tr")].map((row) => row.getBoundingClientRect());
  return rows.some(({ top, bottom }) => top < names - 1 && bottom > names + 1);
})"""


def test_no_call_of_a_long_auction_is_half_under_the_names(felt: Open) -> None:
    page = felt(locale="ru-RU")
    scrolled = 0
    for table in ("preferans", "preferans-4"):
        long = max(
            shown(table), key=lambda one: len((loads(one.state)["view"] or {"auction": ()})["auction"])
        )
        page.show(long)
        for size in SIZES[:4]:
            page.size(*size)
            page.wrong()
            rounds = page.page.locator("aside .rounds")
            scrolled += rounds.evaluate("(one) => one.scrollTop = one.scrollHeight - one.clientHeight")
            assert not page.page.evaluate(_CUT_CALL), (table, size)
    assert scrolled > 0


# Of a sheet: how high its smallest letters are, and what part of its room it fills, across or down.
_SHEET = """() => {
  const svg = document.querySelector(".sheet svg.score-sheet");
  const scale = svg.getScreenCTM().a;
  const seen = (one) => one.textContent.trim() && one.getClientRects().length;
  const words = [...svg.querySelectorAll("text")].filter(seen);
  const [, , wide, high] = svg.getAttribute("viewBox").split(" ").map(Number);
  const desk = svg.closest(".desk").getBoundingClientRect();
  const most = Math.max(280, document.querySelector(".sheet").clientHeight - 150);
  const heights = words.map((one) => parseFloat(getComputedStyle(one).fontSize) * scale);
  return [Math.min(...heights), words.length,
    Math.max((wide * scale) / desk.width, (high * scale) / most)];
}"""


def test_the_words_of_the_sheet_can_be_read_and_its_paper_fills_its_panel(felt: Open) -> None:
    page = felt(locale="en-GB")
    for table in TABLES:
        for size in SIZES:
            page.size(*size)
            page.look_back(over(table)[-1])
            assert opened(page, "btn-sheet")
            page.wrong(".sheet")  # once it is drawn
            least, words, filled = page.page.evaluate(_SHEET)
            assert words and least > 10.9, (table, size, least)
            assert filled > 0.94, (table, size, filled)
            page.page.keyboard.press("Escape")


# Whether the last line of a paper is to be seen whole.
_LAST_LINE = """() => [...document.querySelectorAll(".summary .paper, .summary .totals, .final .paper")]
  .filter((one) => one.getClientRects().length).map((paper) => {
    const lines = [...paper.querySelectorAll("li, tr, p")];
    const { top, bottom } = lines.at(-1).getBoundingClientRect();
    const edge = paper.getBoundingClientRect();
    const whole = paper.scrollHeight <= paper.clientHeight + 1 && bottom <= innerHeight;
    return whole && top >= edge.top && bottom <= edge.bottom + 1;
  })"""


@pytest.mark.parametrize("locale", ["en-GB", "ru-RU"])
def test_the_last_lines_of_the_summary_and_of_the_settlement_are_seen(felt: Open, locale: str) -> None:
    page = felt(locale=locale)
    for table in TABLES:
        ends = [one for one in shown(table) if one.kind.startswith("finished")]
        for moment in [*ends, *(one.summed for one in over(table))]:
            for size in SIZES:
                page.size(*size)
                page.show(moment)
                page.wrong()
                seen = page.page.evaluate(_LAST_LINE)
                assert seen and all(seen), (table, moment.kind, size)


def test_who_hears_the_table_or_uses_keys_has_all_of_it(felt: Open) -> None:
    page = felt(locale="en-GB")
    found = set()
    for size in ((1280, 800), (390, 844), (844, 390)):
        page.size(*size)
        for moment in shown("preferans")[::4] + shown("thousand")[::3]:
            page.show(moment)
            found |= set(violations(page.page))
        page.look_back(over("preferans")[-1])
        page.page.get_by_test_id("btn-lookback").click()
        found |= set(violations(page.page))
        page.page.get_by_test_id("lookback-close").click()
        page.show(in_play("preferans"))
        for button, _ in DRAWERS:
            if opened(page, button):
                found |= set(violations(page.page))
                page.page.keyboard.press("Escape")
    assert found == set()


def test_cards_grow_with_the_window(felt: Open) -> None:
    page = felt(locale="en-GB")
    heights = []
    for width, height in ((1280, 800), (1920, 1080), (2560, 1440)):
        page.size(width, height)
        page.show(shown("preferans")[0])
        card = page.page.locator("[data-testid=hand] [data-card]").first.bounding_box()
        assert card is not None
        heights.append(card["height"] / height)
    assert min(heights) > 0.19
