"""What must hold of the page at every moment: nothing covers the hand, nothing jumps, all can be reached."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Route, expect

from tests.web.conftest import DESKTOP, PHONE, Open
from tests.web.guidelines import TARGET, small
from tests.web.player import Asked, Json, Player, bold

SIZES = {"390": PHONE, "360": {**PHONE, "viewport": {"width": 360, "height": 740}}, "1280": DESKTOP}

# How far the left edges of neighbouring cards in a row are apart.
_STEP = """() => {
  const cards = [...document.querySelectorAll('[data-testid="hand"] [data-card]')];
  const boxes = cards.map((one) => one.getBoundingClientRect());
  const rows = boxes.map((one, i) => boxes[i + 1]?.top === one.top ? boxes[i + 1].left - one.left : Infinity);
  return Math.min(...rows);
}"""

# Counts what moves by itself.
_JUMPS = """
window.jumps = 0;
new PerformanceObserver((all) => { window.jumps += all.getEntries().length; })
  .observe({ type: "layout-shift", buffered: true });
"""


def box(player: Player, test_id: str) -> Json:
    """Where something is."""
    found = player.at(test_id).bounding_box()
    assert found is not None
    return dict(found)


def each_phase(player: Player, look: Callable[[Asked], None]) -> None:
    """Play until a deal with cards is over, and look at every moment at which something is asked."""

    def choose(asked: Asked) -> str:
        look(asked)
        return bold(asked)

    player.play(choose, lambda asked: asked.kind == "discard")
    look(player.now())
    player.play(choose, lambda asked: asked.kind == "play" and len(player.hand()) < 8)
    player.play_deal(choose)
    look(player.now())


@pytest.mark.parametrize("size", ["390", "1280"])
def test_the_bid_box_never_moves(visit: Open, size: str) -> None:
    player = visit("/?speed=instant", SIZES[size])
    player.set_table()
    seen = []

    def look(asked: Asked) -> None:
        if "bid-pass" in asked.answers:
            player.settle()
            seen.append((box(player, "bid-6S"), box(player, "bid-10NT"), box(player, "bid-pass")))

    each_phase(player, look)
    player.press("btn-next-deal")
    look(player.play(bold, lambda asked: "bid-pass" in asked.answers))
    assert len(seen) >= 2 and all(one == seen[0] for one in seen)


def test_what_the_policy_of_the_server_forbids_is_not_done_and_is_a_trouble(visit: Open) -> None:
    player = visit("/")
    player.page.evaluate(
        """const script = document.createElement("script");
        script.text = "globalThis.done = 1";
        document.body.append(script)"""
    )
    assert player.page.evaluate("globalThis.done") is None
    assert ["script-src" in one for one in player.troubles] == [True]
    player.troubles.clear()


def test_the_next_deal_is_asked_for_once(visit: Open) -> None:
    player = visit("/?speed=instant", DESKTOP)
    player.set_table()
    sent: list[str] = []
    assert player.socket is not None
    player.socket.on("framesent", lambda frame: sent.append(str(frame)))
    player.play_deal(bold)
    player.at("btn-next-deal").dblclick()
    player.asked()
    assert sum('"next"' in frame for frame in sent) == 1


def without_letters(visit: Open) -> tuple[Player, list[Route]]:
    """The start page, whose clock stands still and to which no font has come yet."""
    player = visit("about:blank", PHONE)
    held: list[Route] = []
    player.page.route("**/*.woff2", lambda font: held.append(font))
    player.page.clock.install(time=0)
    player.page.clock.pause_at(1)
    player.page.add_init_script(_JUMPS)
    player.page.goto("/", wait_until="commit")
    # Latin is asked for by the page before its script runs, Cyrillic by the script, which waits from then on.
    while sum("cyrillic" in font.request.url for font in held) < 2:
        player.page.evaluate("() => 0")  # lets the browser go on
    assert player.at("home").count() == 0
    return player, held


def test_the_page_is_first_drawn_in_its_own_letters_and_nothing_jumps(visit: Open) -> None:
    player, held = without_letters(visit)
    for font in held:
        font.continue_()
    player.page.route("**/*.woff2", lambda font: font.continue_())
    expect(player.at("home")).to_be_visible()
    assert player.page.evaluate("() => document.fonts.check('16px \"Prikup Sans\"', 'Яa')")
    assert player.page.evaluate("() => document.fonts.ready.then(() => window.jumps)") == 0


def test_letters_that_do_not_come_are_waited_for_only_so_long(visit: Open) -> None:
    player, _ = without_letters(visit)
    player.page.clock.run_for(2000)
    expect(player.at("home")).to_be_visible()


def test_a_table_that_is_not_there_says_so_and_shows_the_way_home(visit: Open) -> None:
    player = visit("/t/nonexistent", PHONE)
    expect(player.at("lost")).to_contain_text("Такого стола нет")
    expect(player.at("table")).to_have_count(0)
    player.at("btn-home").click()
    expect(player.at("home")).to_be_visible()


def test_on_a_phone_everything_can_be_hit_with_a_finger(visit: Open) -> None:
    player = visit("/?speed=instant", PHONE)
    found = [small(player.page)]
    player.set_table()

    def look(asked: Asked) -> None:
        player.settle()
        found.append(small(player.page))
        if player.hand():  # on a slow machine the last card may still be on its way
            player.page.wait_for_function(f"() => ({_STEP})() >= {TARGET}")

    each_phase(player, look)
    player.at("btn-menu").click()
    found.append(small(player.page))
    assert not any(found)


def test_on_touch_a_card_is_raised_first_and_played_second(visit: Open) -> None:
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


@pytest.mark.parametrize("locale", ["en-GB", "ru-RU"])
def test_the_page_speaks_the_language_of_the_browser_and_says_whose_turn_it_is(
    visit: Open, locale: str
) -> None:
    player = visit("/?speed=instant", DESKTOP, locale=locale)
    player.set_table()
    expect(player.page.locator("html")).to_have_attribute("lang", locale[:2])
    player.asked()
    turn = player.at("turn-line")
    expect(turn).to_have_attribute("aria-live", "assertive")
    expect(turn).not_to_be_empty()
    expect(player.page).to_have_title(re.compile("^● "))
    cards = player.at("hand").get_by_role("button")
    assert all(cards.evaluate_all("all => all.map((one) => one.ariaLabel?.length > 5)"))


def test_the_colours_follow_the_system_and_the_deck_the_person(visit: Open) -> None:
    for scheme in ("light", "dark"):
        player = visit("/?speed=instant", DESKTOP, color_scheme=scheme)
        player.set_table()
        expect(player.page.locator("html")).to_have_attribute("data-theme", scheme)
        ground = player.page.evaluate(
            "getComputedStyle(document.body).backgroundColor.match(/[0-9]+/g).map(Number)"
        )
        assert (sum(ground[:3]) > 3 * 128) == (scheme == "light")
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


def test_nothing_flies_where_stillness_is_asked_for(visit: Open) -> None:
    player = visit("/?speed=instant", DESKTOP)
    player.set_table()
    longest = "Math.max(0, ...document.getAnimations().map((one) => one.effect.getComputedTiming().endTime))"
    asked = player.play(bold, lambda asked: asked.kind == "play")
    for _ in range(3):
        player.press(asked.answers[0])
        assert player.page.evaluate(longest) <= 80
        asked = player.asked()


def test_what_has_the_focus_of_the_keyboard_is_seen(visit: Open) -> None:
    player = visit("/?speed=instant", DESKTOP)
    ring = """() => {
      const one = document.activeElement;
      const parts = [one, one.parentElement, ...one.querySelectorAll("*")].map((part) =>
        getComputedStyle(part));
      const ringed = ({ outlineStyle, outlineWidth, boxShadow }) =>
        (outlineStyle !== "none" && parseFloat(outlineWidth) >= 2) || boxShadow.includes("rgb(28, 95, 184)");
      const seen = parts.some(ringed);
      return [one.outerHTML.slice(0, 120), seen];
    }"""

    def tab_round() -> None:
        for _ in range(12):
            player.page.keyboard.press("Tab")
            what, seen = player.page.evaluate(ring)
            assert seen or what.startswith("<body"), what

    tab_round()
    player.set_table()
    player.asked()
    tab_round()
    player.play(bold, lambda asked: asked.kind == "play")
    tab_round()
