"""The table at every size, in every phase of every game: nothing over anything, nothing cut, no scrolling."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser

from tests.web.felt import Felt
from tests.web.moments import TABLES, Moment, moments
from tests.web.serving import Server

SIZES = (
    (1366, 657),
    (1280, 800),
    (1920, 1080),
    (2560, 1440),
    (1024, 768),
    (768, 1024),
    (390, 844),
    (360, 640),
    (844, 390),
)
AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
# What is looked for: all that the guidelines ask for, and that names are what is seen.
_AXE = """async () => {
  const rules = { "label-content-name-mismatch": { enabled: true }, "p-as-heading": { enabled: true } };
  const { violations } = await axe.run({ rules });
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`));
}"""

Open = Callable[..., Felt]


@pytest.fixture(scope="module")
def pages(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for all of these: it is asked for the page alone."""
    running = Server(tmp_path_factory.mktemp("pages"), "1")
    try:
        running.start()
        yield running
    finally:
        running.stop()


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


def looked(page: Felt, size: tuple[int, int], tables: Iterable[str], step: int = 1) -> list[str]:
    """All faults of all moments, each once and with where it was seen first."""
    found: dict[str, str] = {}
    page.size(*size)
    for table in tables:
        for fault, kind in page.faults(shown(table)[::step]):
            found.setdefault(fault, f"{table}, {kind}")
    return [f"{fault} ({where})" for fault, where in found.items()]


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize(("locale", "step"), [("en-GB", 2), ("ru-RU", 1)])  # Russian words are longer
def test_nothing_lies_on_anything_and_nothing_is_cut(
    felt: Open, locale: str, step: int, size: tuple[int, int]
) -> None:
    assert looked(felt(locale=locale, has_touch=True), size, TABLES, step) == []


def test_the_layout_holds_with_the_fonts_of_the_machine(felt: Open) -> None:
    page = felt(locale="ru-RU", fonts=False)
    for size in SIZES:
        assert looked(page, size, ("preferans-4", "thousand-4"), 3) == []


@pytest.mark.parametrize("size", SIZES)
def test_the_plates_the_turn_line_and_the_hand_never_move(felt: Open, size: tuple[int, int]) -> None:
    page = felt(locale="en-GB")
    page.size(*size)
    for table in ("preferans", "preferans-4", "thousand-2"):
        places = page.places(shown(table))
        assert {name: len(found) for name, found in places.items() if len(found) > 1} == {}, places


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_who_hears_the_table_or_uses_keys_has_all_of_it(felt: Open, scheme: str) -> None:
    page = felt(locale="en-GB", color_scheme=scheme)
    page.page.evaluate(AXE.read_text(encoding="utf-8"))
    found = set()
    for size in ((1280, 800), (390, 844), (844, 390)):
        page.size(*size)
        for moment in shown("preferans")[::4] + shown("thousand")[::3]:
            page.show(moment)
            found |= set(page.page.evaluate(_AXE))
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
