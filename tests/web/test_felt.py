"""The layout of the table at every size and phase of every game: no overlap, nothing cut, no scrolling."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import cache
from json import dumps, loads
from typing import Any, NamedTuple

import msgspec
import pytest
from playwright.sync_api import Browser

from prikup.bots.causes import Cause, Reason
from prikup.bots.hints import Hint, RatedChoice
from prikup.games import GAMES
from tests.sizes import is_full, sample
from tests.web.felt import Felt
from tests.web.guidelines import violations
from tests.web.moments import TABLES, Looked, Moment, looks, moments
from tests.web.serving import Server

Size = tuple[int, int]
Open = Callable[..., Felt]

LAPTOP, PHONE, SMALLEST, LOW, SMALLEST_LOW = (1366, 657), (390, 844), (360, 640), (844, 390), (568, 320)
TIGHT: tuple[Size, ...] = (LAPTOP, PHONE, SMALLEST, LOW)
"""Sizes with the least room."""
ROOMY: tuple[Size, ...] = ((1280, 800), (1920, 1080), (2560, 1440), (1024, 768), (768, 1024))
LOW_WINDOWS: tuple[Size, ...] = ((1280, 600), (1024, 600), (1100, 620), (1024, 690))
"""Sizes whose height is too small for the wide layout: windows of small laptops, and tablets."""
HALF_WINDOWS: tuple[Size, ...] = ((930, 700), (960, 1010), (1200, 800), (1280, 660))
"""Sizes beside the limits of the widths at which the layout is wide and has the panel beside the felt."""
SIZES = (*TIGHT, *ROOMY, *LOW_WINDOWS, *HALF_WINDOWS)
OTHERS = ("el-GR", "hy-AM", "ja-JP")
"""Languages tested at the smallest size only; the words of Russian are the longest elsewhere."""


class Layouts(NamedTuple):
    """Layouts to test: at each size one of ``step`` moments, another at each."""

    locale: str
    sizes: Sequence[Size]
    step: int


LAYOUTS: Sequence[Layouts] = sample(
    (
        Layouts("ru-RU", TIGHT, 1),
        Layouts("ru-RU", (*ROOMY, *LOW_WINDOWS, *HALF_WINDOWS), 2),
        Layouts("en-GB", SIZES, 4),
        Layouts("el-GR", [SMALLEST], 1),
        Layouts("hy-AM", [SMALLEST], 1),
        Layouts("ja-JP", [SMALLEST], 2),
    ),
    (
        Layouts("ru-RU", TIGHT, 6),
        Layouts("ru-RU", [LOW_WINDOWS[0]], 12),
        Layouts("ru-RU", HALF_WINDOWS[::2], 20),
        Layouts("en-GB", [ROOMY[0]], 12),
        *(Layouts(locale, [SMALLEST], 20) for locale in OTHERS),
    ),
)


@pytest.fixture(scope="module")
def opened_pages() -> Iterator[dict[str, Felt]]:
    """The pages that tests have opened, by profile."""
    opened: dict[str, Felt] = {}
    yield opened
    for page in opened.values():
        page.close()


@pytest.fixture
def felt(chromium: Browser, pages: Server, opened_pages: dict[str, Felt]) -> Iterator[Open]:
    """Give the page of a profile, which takes moments. It must have no error at the end of the test."""
    used: list[Felt] = []

    def opened(**profile: Any) -> Felt:
        key = dumps(profile, sort_keys=True)
        if key in opened_pages:
            opened_pages[key].reset()
        else:
            opened_pages[key] = Felt(chromium, pages.url, **profile)
        used.append(opened_pages[key])
        return used[-1]

    yield opened
    troubles = [trouble for page in used for trouble in page.troubles]
    for page in used:
        page.troubles.clear()
    assert troubles == []


@cache
def shown(table: str) -> list[Moment]:
    """Return the moments of a table, made once per process."""
    return moments(table)


@cache
def over(table: str) -> list[Looked]:
    """Return finished deals of a table, made once per process."""
    return looks(table)


@pytest.mark.parametrize("table", TABLES)
def test_layout_has_no_faults_and_fixed_parts_stay(felt: Open, table: str) -> None:
    found: dict[str, str] = {}
    for locale, sizes, step in LAYOUTS:
        page = felt(locale=locale, has_touch=True)
        for number, size in enumerate(sizes):
            page.size(*size)
            for fault, kind in page.faults(shown(table)[number % step :: step]):
                found.setdefault(fault, f"{locale}, {size}, {kind}")
        if locale in OTHERS:
            page.look_back(over(table)[-1])
            found |= {fault: f"{locale}, the summary" for fault in page.wrong()}
    assert found == {}
    for locale in sample(("en-GB", "ru-RU"), ("ru-RU",)):
        check_last_lines(felt(locale=locale), table)


# True for each paper whose last line is visible as a whole.
_LAST_LINE = """() => [...document.querySelectorAll(".summary .paper, .summary .totals, .final .paper")]
  .filter((one) => one.getClientRects().length).map((paper) => {
    const lines = [...paper.querySelectorAll("li, tr, p")];
    const { top, bottom } = lines.at(-1).getBoundingClientRect();
    const edge = paper.getBoundingClientRect();
    const whole = paper.scrollHeight <= paper.clientHeight + 1 && bottom <= innerHeight;
    return whole && top >= edge.top && bottom <= edge.bottom + 1;
  })"""


def check_last_lines(page: Felt, table: str) -> None:
    """Check that the last lines of summaries and of the settlement are visible."""
    page.load()  # after an earlier moment the last trick would be shown first
    ends = [one for one in shown(table) if one.kind.startswith("finished")]
    papers = [*ends, *(one.summed for one in over(table))]
    for number, moment in enumerate(papers):
        for size in sample(SIZES, (TIGHT[number % len(TIGHT)],)):
            page.size(*size)
            page.show(moment)
            page.wrong()
            seen = page.page.evaluate(_LAST_LINE)
            assert seen and all(seen), (table, moment.kind, size)


def test_layout_has_no_faults_in_fonts_of_the_system(felt: Open) -> None:
    page = felt(locale="ru-RU", fonts=False)
    found = []
    for table in sample(("preferans-4", "thousand-4"), ("preferans-4",)):
        for number, size in enumerate(sample(SIZES, (SMALLEST, LAPTOP))):
            page.size(*size)
            step = 3 if is_full() else 8
            found += [(table, size, fault) for fault in page.faults(shown(table)[number % step :: step])]
    assert found == []


@pytest.mark.parametrize("locale", sample(("en-GB", "ru-RU", "el-GR", "hy-AM"), ("ru-RU", "hy-AM")))
def test_text_uses_only_our_fonts(felt: Open, locale: str) -> None:
    page = felt(locale=locale, has_touch=True)
    page.size(*SMALLEST)
    devtools = page.page.context.new_cdp_session(page.page)
    for method in ("DOM.enable", "CSS.enable"):
        devtools.send(method)
    found = set()
    for moment in shown("preferans")[:: 8 if is_full() else 16]:
        page.show(moment)
        page.letters()
        root = devtools.send("DOM.getDocument")["root"]["nodeId"]
        words = "h1 span, .plate span, .plate strong, .turn span, .me b, .me span, .answers button span"
        for node in devtools.send("DOM.querySelectorAll", {"nodeId": root, "selector": words})["nodeIds"]:
            fonts = devtools.send("CSS.getPlatformFontsForNode", {"nodeId": node})["fonts"]
            found |= {font["familyName"] for font in fonts if not font["isCustomFont"]}
    devtools.detach()
    assert found == set()


@pytest.mark.parametrize("locale", sample(("en-GB", "ru-RU", "el-GR", "hy-AM"), ("ru-RU", "hy-AM")))
def test_name_of_the_rules_is_whole_on_a_phone_held_sideways(felt: Open, locale: str) -> None:
    page = felt(locale=locale, has_touch=True)
    page.size(*LOW)
    for table in ("preferans", "thousand"):
        state = loads(shown(table)[-1].state)
        for preset in GAMES[state["table"]["game"]].presets:
            state["table"]["rules"] = preset
            page.show(Moment("", dumps(state)))
            page.letters()
            assert page.page.locator(".bar .line:last-child").evaluate(
                "(one) => one.scrollHeight <= one.clientHeight && one.scrollWidth <= one.clientWidth"
            ), preset


# Buttons that open something over the felt, each with the selector of what opens.
DRAWERS = (
    ("btn-menu", "aside"),
    ("btn-keys", "aside"),
    ("btn-chat", "aside"),
    ("btn-sheet", ".sheet"),
    ("btn-claim", None),
    ("btn-last-trick", None),
)


def in_play(table: str) -> Moment:
    """Return a moment in which the last trick can be shown and the rest be claimed."""
    for one in shown(table):
        view = loads(one.state)["view"]
        offers = [offer["text"] for offer in view["offers"] if offer["legal"]] if view else []
        if "claim" in offers and view["last_trick"]:
            return one
    raise AssertionError(f"nobody may claim at {table}")


def opened(page: Felt, button: str) -> bool:
    """Press a button if it is visible, wait for what it opens, and return True if it was."""
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


@pytest.mark.parametrize("locale", sample(("en-GB", "ru-RU", *OTHERS), ("ru-RU", "el-GR")))
def test_drawers_have_room(felt: Open, locale: str) -> None:
    page = felt(locale=locale, has_touch=True)
    found, seen = set(), set()
    sizes = sample(SIZES, TIGHT) if locale == "ru-RU" else (SMALLEST,) if locale in OTHERS else TIGHT
    for table in sample(("preferans", "preferans-4"), ("preferans-4",)):
        for size in sizes:
            page.size(*size)
            page.look_back(over(table)[-1])
            page.show(in_play(table))
            for button, place in DRAWERS:
                if opened(page, button):
                    seen.add(button)
                    if button == "btn-claim":  # it grows where the other hands are to share the rest
                        page.page.get_by_test_id("claim-less").click()
                    found |= {(table, size, button, fault) for fault in page.wrong(place)}
                    page.page.keyboard.press("Escape")
    assert found == set() and len(seen) == len(DRAWERS)


# The buttons that leave the window, by their test ids; cards lie partly under others.
_UNREACHABLE = """() => [
  ...document.querySelectorAll("main button:not([data-card], .term), main a.button"),
].filter((one) => {
  const { width, left, top, right, bottom } = one.getBoundingClientRect();
  const shown = width > 1 && getComputedStyle(one).visibility !== "hidden";
  return shown && (left < 0 || top < 0 || right > innerWidth + 1 || bottom > innerHeight + 1);
}).map((one) => one.dataset.testid)"""


@pytest.mark.parametrize("locale", sample(("en-GB", "ru-RU", *OTHERS), ("hy-AM",)))
def test_every_button_is_in_view_on_the_smallest_phone_held_sideways(felt: Open, locale: str) -> None:
    page = felt(locale=locale, has_touch=True)
    page.size(*SMALLEST_LOW)
    found: dict[str, list[str]] = {}
    for table in sample(tuple(TABLES), ("preferans-4", "paston")):
        for moment in shown(table):
            if is_full() or any(word in moment.kind for word in ("finished", "aid", "rests", " bid")):
                page.show(moment)
                found[f"{table}, {moment.kind}"] = page.page.evaluate(_UNREACHABLE)
    assert {moment: buttons for moment, buttons in found.items() if buttons} == {}


@pytest.mark.parametrize("locale", sample(("en-GB", "ru-RU", *OTHERS), ("el-GR",)))
def test_giving_up_has_room_for_its_price_on_a_phone_held_sideways(felt: Open, locale: str) -> None:
    page = felt(locale=locale, has_touch=True)
    page.size(*LOW)
    found: dict[str, list[str]] = {}
    for moment in shown("prefa"):
        page.show(moment)
        if page.page.get_by_test_id("bid-concede").count():
            found[moment.kind] = page.wrong()
    assert found and not any(found.values()), found


def test_panel_is_beside_the_table_or_a_button_opens_it_at_every_size(felt: Open) -> None:
    page = felt()
    page.show(in_play("preferans"))
    panel, buttons = page.page.locator("aside .side"), ("btn-chat", "btn-menu")
    for size in SIZES:
        page.size(*size)
        if not panel.is_visible():
            assert all(page.page.get_by_test_id(button).is_visible() for button in buttons), size
            page.page.get_by_test_id("btn-menu").click()
            panel.wait_for()
            page.page.keyboard.press("Escape")


def test_finished_deal_has_room_trick_by_trick(felt: Open) -> None:
    page = felt(locale="ru-RU", has_touch=True)
    found = set()
    for table in sample(list(TABLES), ("preferans-4", "thousand-2")):
        deal = over(table)[-1]
        tricks = len(loads(deal.deal)["tricks"])
        for size in sample(SIZES if table == "preferans-4" else TIGHT, (SMALLEST, LOW)):
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
    Cause("better", "TD", 62, 18, 100),
    ("KH", "QH"),
)
LONG_SENTENCES = (
    LONG.cause,
    Cause("makes-more", "discard KH 7C", 53, 36, 100, contract="7H"),
    Cause("makes", "6S", 83, of=100),
    Cause("sure-of", count=62, of=100, tricks=3),
    Cause("if-card", "TD", 62, 18, 100, seat=1, card="AS"),
)
"""Causes whose sentences are long."""


@pytest.mark.parametrize("locale", sample(("en-GB", "ru-RU", "el-GR", "hy-AM", "ja-JP"), ("ru-RU", "hy-AM")))
def test_hint_covers_nothing(felt: Open, locale: str) -> None:
    page = felt(locale=locale, has_touch=True)
    found, hints = set(), 0
    sizes = sample(
        (*(SIZES if locale == "ru-RU" else TIGHT), SMALLEST_LOW), (SMALLEST, LOW, SMALLEST_LOW, LAPTOP)
    )
    for table in sample(("preferans-4", "thousand"), ("preferans-4",)):
        for size in sizes:
            page.size(*size)
            for moment in shown(table)[:: 7 if is_full() else 10]:
                page.show(moment)
                state = loads(moment.state)
                if state["prompt"] is None or state["table"]["stage"] != "playing" or state["view"]["claim"]:
                    continue
                page.ask(msgspec.structs.replace(LONG, cause=LONG_SENTENCES[hints % len(LONG_SENTENCES)]))
                hints += 1
                found |= {(table, size, moment.kind, fault) for fault in page.wrong()}
                page.page.get_by_test_id("hint-more").click()
                found |= {(table, size, moment.kind, fault) for fault in page.wrong()}
                page.page.get_by_test_id("hint-off").click()
    assert found == set() and hints >= (5 if is_full() else 2) * len(sizes)


# True if the names above a long auction cover half of a call.
_CUT_CALL = """() => [...document.querySelectorAll(".rounds")].some((one) => {
  const names = one.querySelector("th").getBoundingClientRect().bottom;
  const rows = [...one.querySelectorAll("tbody tr")].map((row) => row.getBoundingClientRect());
  return rows.some(({ top, bottom }) => top < names - 1 && bottom > names + 1);
})"""


def test_long_auction_scrolls_by_whole_rows(felt: Open) -> None:
    page = felt(locale="ru-RU", has_touch=True)
    scrolled = 0
    for table in sample(("preferans", "preferans-4"), ("preferans-4",)):
        page.show(
            max(shown(table), key=lambda one: len((loads(one.state)["view"] or {"auction": ()})["auction"]))
        )
        for size in TIGHT:
            page.size(*size)
            page.wrong()
            rounds = page.page.locator("aside .rounds")
            scrolled += rounds.evaluate("(one) => one.scrollTop = one.scrollHeight - one.clientHeight")
            assert not page.page.evaluate(_CUT_CALL), (table, size)
    assert scrolled > 0


# Of a sheet: the height of its smallest letters in pixels, its number of texts, and the share of its room
# that it fills, horizontally or vertically.
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


def test_sheet_is_legible_and_fills_its_panel(felt: Open) -> None:
    page = felt(locale="en-GB", has_touch=True)
    for table in sample(list(TABLES), ("preferans-4", "thousand", "prefa", "paston")):
        for size in sample(SIZES, (SMALLEST, LAPTOP)):
            page.size(*size)
            page.look_back(over(table)[-1])
            assert opened(page, "btn-sheet")
            page.wrong(".sheet")  # waits until it is drawn
            least, words, filled = page.page.evaluate(_SHEET)
            assert words and least > 10.9, (table, size, least)
            assert filled > 0.94, (table, size, filled)
            page.page.keyboard.press("Escape")


def test_table_meets_accessibility_guidelines(felt: Open) -> None:
    page = felt(locale="en-GB", has_touch=True)
    found = set()
    for size in sample(((1280, 800), PHONE, LOW), (PHONE,)):
        page.size(*size)
        for moment in (
            shown("preferans")[:: 4 if is_full() else 40] + shown("thousand")[:: 3 if is_full() else 40]
        ):
            page.show(moment)
            found |= set(violations(page.page))
        page.look_back(over("preferans")[-1])
        page.page.get_by_test_id("btn-lookback").click()
        found |= set(violations(page.page))
        page.page.get_by_test_id("lookback-close").click()
        page.show(in_play("preferans"))
        for button, _ in sample(DRAWERS, DRAWERS[:1] + DRAWERS[3:4]):
            if opened(page, button):
                found |= set(violations(page.page))
                page.page.keyboard.press("Escape")
    assert found == set()


def test_cards_grow_with_the_window(felt: Open) -> None:
    page = felt(locale="en-GB", has_touch=True)
    heights = []
    for width, height in ((1280, 800), (1920, 1080), (2560, 1440)):
        page.size(width, height)
        page.show(shown("preferans")[0])
        card = page.page.locator("[data-testid=hand] [data-card]").first.bounding_box()
        assert card is not None
        heights.append(card["height"] / height)
    assert min(heights) > 0.19
