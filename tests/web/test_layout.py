"""Properties of the page at every moment: nothing jumps, everything can be reached and is readable."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Route, expect

from tests.sizes import sample
from tests.web.conftest import DESKTOP, PHONE, Open
from tests.web.guidelines import TARGET, small_buttons
from tests.web.player import Asked, Json, Player, bold

SIZES = {"390": PHONE, "1280": DESKTOP}

# The least distance between the left edges of neighbouring cards in a row.
_STEP = """() => {
  const cards = [...document.querySelectorAll('[data-testid="hand"] [data-card]')];
  const boxes = cards.map((one) => one.getBoundingClientRect());
  const rows = boxes.map((one, i) => boxes[i + 1]?.top === one.top ? boxes[i + 1].left - one.left : Infinity);
  return Math.min(...rows);
}"""

# Counts layout shifts.
_JUMPS = """
window.jumps = 0;
new PerformanceObserver((all) => { window.jumps += all.getEntries().length; })
  .observe({ type: "layout-shift", buffered: true });
"""


def box(player: Player, test_id: str) -> Json:
    """Return the box of an element."""
    found = player.at(test_id).bounding_box()
    assert found is not None
    return dict(found)


def each_phase(player: Player, look: Callable[[Asked], None]) -> None:
    """Play until a deal with a discard is over, and look at every question."""

    def choose(asked: Asked) -> str:
        look(asked)
        return bold(asked)

    player.play(choose, lambda asked: asked.kind == "discard")
    look(player.now())
    player.play(choose, lambda asked: asked.kind == "play" and len(player.hand()) < 8)
    player.play_deal(choose)
    look(player.now())


@pytest.mark.parametrize("size", sample(list(SIZES), ["390"]))
def test_bid_box_stays_and_buttons_are_large_enough_for_fingers(visit: Open, size: str) -> None:
    player = visit("/?speed=instant", SIZES[size])
    fingers = size != "1280"
    found = [small_buttons(player.page)] if fingers else []
    player.set_table()
    boxes = []

    def look(asked: Asked) -> None:
        player.settle()
        if "bid-pass" in asked.answers:
            boxes.append((box(player, "bid-6S"), box(player, "bid-10NT"), box(player, "bid-pass")))
        if fingers:
            found.append(small_buttons(player.page))
        if fingers and player.hand():  # on a slow machine the last card may still be moving
            player.page.wait_for_function(f"() => ({_STEP})() >= {TARGET}")

    each_phase(player, look)
    player.press("btn-next-deal")
    look(player.play(bold, lambda asked: "bid-pass" in asked.answers))
    assert len(boxes) >= 2 and all(one == boxes[0] for one in boxes)
    if fingers:
        player.at("btn-menu").click()
        found.append(small_buttons(player.page))
    assert not any(found)


def open_without_fonts(visit: Open) -> tuple[Player, list[Route]]:
    """Open the start page with a stopped clock and no font loaded yet."""
    player = visit("about:blank", PHONE, fresh=True)
    held: list[Route] = []
    player.page.route("**/*.woff2", lambda font: held.append(font))
    player.page.clock.install(time=0)
    player.page.clock.pause_at(1)
    player.page.add_init_script(_JUMPS)
    player.page.goto("/", wait_until="commit")
    # The page requests Latin before its script runs, and the script requests Cyrillic and waits for it.
    while sum("cyrillic" in font.request.url for font in held) < 2:
        player.page.evaluate("() => 0")  # lets the browser work
    assert player.at("home").count() == 0
    return player, held


def test_page_is_drawn_with_its_fonts_and_nothing_jumps(visit: Open) -> None:
    player, held = open_without_fonts(visit)
    for font in held:
        font.continue_()
    player.page.route("**/*.woff2", lambda font: font.continue_())
    expect(player.at("home")).to_be_visible()
    assert player.page.evaluate("() => document.fonts.check('16px \"Prikup Sans\"', 'Яa')")
    assert player.page.evaluate("() => document.fonts.ready.then(() => window.jumps)") == 0


def test_missing_fonts_delay_the_page_only_for_a_limited_time(visit: Open) -> None:
    player, _ = open_without_fonts(visit)
    player.page.clock.run_for(2000)
    expect(player.at("home")).to_be_visible()


def test_unknown_table_is_reported_with_a_way_home_and_scripts_are_blocked(visit: Open) -> None:
    player = visit("/t/nonexistent", PHONE)
    expect(player.at("lost")).to_contain_text("Такого стола нет")
    expect(player.at("table")).to_have_count(0)
    player.at("btn-home").click()
    expect(player.at("home")).to_be_visible()
    # The content security policy of the server forbids other scripts.
    player.page.evaluate(
        """const script = document.createElement("script");
        script.text = "globalThis.done = 1";
        document.body.append(script)"""
    )
    assert player.page.evaluate("globalThis.done") is None
    assert ["script-src" in one for one in player.troubles] == [True]
    player.troubles.clear()


def test_first_tap_raises_a_card_and_second_tap_plays_it(visit: Open) -> None:
    player = visit("/?speed=instant", PHONE, has_touch=True)
    player.touch = True
    player.set_table()
    asked = player.play(bold, lambda asked: asked.kind == "play" and len(asked.answers) > 1)
    first, second = asked.answers[:2]
    player.choose(first)
    player.choose(second)
    expect(player.at(first)).to_have_attribute("aria-pressed", "false")
    player.at(second).tap()
    expect(player.at(second)).to_have_count(0)
    expect(player.at(first)).to_have_count(1)


def test_colours_follow_the_system_and_the_deck_the_setting(visit: Open) -> None:
    player = visit("/?speed=instant", DESKTOP)
    for scheme in ("light", "dark"):
        player.page.emulate_media(color_scheme=scheme)
        expect(player.page.locator("html")).to_have_attribute("data-theme", scheme)
        ground = player.page.evaluate(
            "getComputedStyle(document.body).backgroundColor.match(/[0-9]+/g).map(Number)"
        )
        assert (sum(ground[:3]) > 3 * 128) == (scheme == "light")
    player.set_table()
    colours = """() => new Set(["S", "H", "D", "C"].map((suit) => {
      const probe = document.body.appendChild(document.createElement("i"));
      probe.style.color = `var(--suit-${suit})`;
      const colour = getComputedStyle(probe).color;
      probe.remove();
      return colour;
    })).size"""
    assert player.page.evaluate(colours) == 2
    player.page.keyboard.press("Shift+M")
    player.at("setting-fourColours").check()
    expect(player.page.locator("html")).to_have_attribute("data-deck", "four")
    assert player.page.evaluate(colours) == 4
    player.page.reload()
    player.dealt()
    assert player.page.evaluate(colours) == 4
    player.page.emulate_media(color_scheme="light")


# The element in focus, and true if a ring marks it.
_RING = """() => {
  const one = document.activeElement;
  const parts = [one, one.parentElement, ...one.querySelectorAll("*")].map((part) => getComputedStyle(part));
  const ringed = ({ outlineStyle, outlineWidth, boxShadow }) =>
    (outlineStyle !== "none" && parseFloat(outlineWidth) >= 2) || boxShadow.includes("rgb(28, 95, 184)");
  return [one.outerHTML.slice(0, 120), parts.some(ringed)];
}"""
_LONGEST = "Math.max(0, ...document.getAnimations().map((one) => one.effect.getComputedTiming().endTime))"


@pytest.mark.parametrize("locale", sample(("en-GB", "ru-RU"), ("ru-RU",)))
def test_turn_is_announced_and_focus_visible_without_animations(visit: Open, locale: str) -> None:
    player = visit("/?speed=instant", DESKTOP, locale=locale)

    def tab_round() -> None:
        for _ in range(12):
            player.page.keyboard.press("Tab")
            what, seen = player.page.evaluate(_RING)
            assert seen or what.startswith("<body"), what

    tab_round()
    player.set_table()
    expect(player.page.locator("html")).to_have_attribute("lang", locale[:2])
    player.asked()
    turn = player.at("turn-line")
    expect(turn).to_have_attribute("aria-live", "assertive")
    expect(turn).not_to_be_empty()
    expect(player.page).to_have_title(re.compile("^● "))
    cards = player.at("hand").get_by_role("button")
    assert all(cards.evaluate_all("all => all.map((one) => one.ariaLabel?.length > 5)"))
    tab_round()
    asked = player.play(bold, lambda asked: asked.kind == "play")
    tab_round()
    for _ in range(3):
        player.press(asked.answers[0])
        assert player.page.evaluate(_LONGEST) <= 80
        asked = player.asked()
    player.play_deal(bold)
    sent: list[str] = []
    assert player.socket is not None
    player.socket.on("framesent", lambda frame: sent.append(str(frame)))
    player.at("btn-next-deal").dblclick()
    player.asked()
    assert sum('"next"' in frame for frame in sent) == 1
