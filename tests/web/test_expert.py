"""A match played by keyboard alone."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.sizes import sample
from tests.web.conftest import DESKTOP, Open
from tests.web.player import Asked, bold, patient
from tests.web.typist import CYRILLIC, Typist


class Cyrillic(Typist):
    """A typist whose keys write Russian letters."""

    layout = CYRILLIC


def sit_down(player: Typist) -> None:
    """Go from the start page to the cards."""
    player.go_to("btn-play-bots")
    player.page.keyboard.press("Enter")
    expect(player.at("game-picker")).to_be_visible()
    player.go_to("btn-deal")
    player.page.keyboard.press("Enter")
    player.dealt()


def open_panels(player: Typist) -> None:
    """Open and close the sheet, the help, the menu and the last trick by their keys."""
    before = player.hand()
    for cap, place in (("S", "sheet"), ("/", "keys"), ("M", "menu")):
        player.key(cap, shift=True)
        expect(player.at(place)).to_be_visible()
        player.page.keyboard.press("Escape")
        expect(player.at(place)).to_have_count(0)
    player.key("L", shift=True)
    expect(player.at("btn-last-trick")).to_have_attribute("aria-pressed", "true")
    expect(player.at("trick").locator(".card")).to_have_count(3)
    player.key("L", shift=True)
    expect(player.at("btn-last-trick")).to_have_attribute("aria-pressed", "false")
    assert player.hand() == before


# True if the index of each card in the hand is visible.
_INDEXES = """() => [...document.querySelectorAll('[data-testid="hand"] [data-card]')].every((one) => {
  const { left, top } = one.getBoundingClientRect();
  const face = one.querySelector(".face").getBoundingClientRect();
  return document.elementFromPoint(left + 6, Math.max(top, face.top) + 14)?.closest("[data-card]") === one;
})"""


def play_card_by_arrows(player: Typist) -> None:
    """Go along the hand to a legal card, and play it by Enter."""
    asked = player.play(bold, lambda asked: asked.kind == "play")
    held = player.hand()
    player.page.keyboard.press("ArrowRight")
    while player.focused() not in asked.answers:
        on = player.focused()
        player.page.keyboard.press("ArrowRight")
        if player.focused() == on:
            player.page.keyboard.press("Home")
    focused = player.page.locator(":focus > .face")
    assert "rgb(28, 95, 184)" in focused.evaluate("(one) => getComputedStyle(one).boxShadow")
    assert player.page.evaluate(_INDEXES), "the focus hides the index of a neighbour"
    card = str(player.focused())
    player.page.keyboard.press("Enter")
    expect(player.at(card)).to_have_count(0)
    player.asked()
    assert player.hand() == [one for one in held if one != card.removeprefix("card-")]


@pytest.mark.parametrize("kind", sample((Typist, Cyrillic), (Cyrillic,)))
def test_match_can_be_played_by_keyboard(visit: Open, kind: type[Typist]) -> None:
    player = visit("/?speed=instant", DESKTOP, kind)
    assert isinstance(player, Typist)
    faced: set[str] = set()

    def choose(asked: Asked) -> str:
        naming = asked.kind == "bid" and "bid-pass" not in asked.answers
        faced.add("name" if naming else asked.kind)
        return (patient if "name" in faced and not naming else bold)(asked)

    sit_down(player)
    player.play(choose, lambda asked: asked.kind == "play" and len(player.hand()) < 10)
    play_card_by_arrows(player)
    open_panels(player)
    player.play(choose, lambda asked: {"name", "defend", "play", "next"} <= faced and asked.kind == "next")
    spoken = player.at("spoken")
    expect(spoken).not_to_be_empty()
    expect(spoken).to_have_attribute("aria-live", "polite")
