"""The review of a match at its table: mistakes asked and answered, steps to the end, luck and skill."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.pages import ROOT
from tests.sizes import is_full, sample
from tests.web.conftest import DESKTOP, PHONE, Open
from tests.web.felt import check_layout
from tests.web.frames import set_window_size
from tests.web.guidelines import small_buttons, violations
from tests.web.player import Player, bold

HOME = (ROOT / "examples" / "home.prikup").read_text("utf-8")
EVENING = (ROOT / "examples" / "evening.prikup").read_text("utf-8")
AT_FIRST = re.compile(r"^\s*1 / ")
SIZES = ((1280, 800), (390, 844), (844, 390), (360, 640))

# True if two elements have a place in common.
_MEET = """(ids) => {
  const [a, b] = ids.map((id) => document.querySelector(`[data-testid="${id}"]`).getBoundingClientRect());
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}"""


def submit_record(player: Player, text: str = EVENING) -> None:
    """Paste a text and have it reviewed."""
    player.at("review-text").fill(text)
    player.at("review-start").click()


def check_room(player: Player) -> None:
    """Check that all can be hit with a finger and nothing leaves the window."""
    assert small_buttons(player.page) == []
    width, inner = player.page.evaluate("() => [document.documentElement.scrollWidth, innerWidth]")
    assert width <= inner


def check_page(player: Player, guidelines: bool = False) -> None:
    """Check the room at each size, and the guidelines if asked or with --full."""
    if is_full() or guidelines:
        assert violations(player.page) == []
    for width, height in SIZES:
        set_window_size(player.page, width, height)
        check_room(player)


@pytest.mark.parametrize("profile", sample((DESKTOP, PHONE), (PHONE,)))
def test_mistakes_of_a_record_are_asked_and_answered(visit: Open, profile: dict[str, Any]) -> None:
    player = visit("/", profile)
    player.at("btn-review").click()
    check_page(player)
    submit_record(player)
    expect(player.at("review-at")).to_have_text(AT_FIRST)
    player.at("review-next").click()
    expect(player.at("review-open")).to_be_visible()
    expect(player.page.locator('[data-testid^="exposed-"]')).to_have_count(0)
    check_page(player)
    player.at("review-open").click()
    expect(player.page.locator('[data-testid^="exposed-"]')).to_have_count(2)
    check_page(player, guidelines=True)
    set_window_size(player.page, 568, 320)
    expect(player.page.locator('[data-testid^="exposed-"] .face').first).to_be_visible()
    for button in ("review-hands", "review-next"):
        assert not player.page.evaluate(_MEET, ["practice-note", button]), button
    height = "one => one.getBoundingClientRect().height"
    assert player.at("hand").locator(".card").first.evaluate(height) > 60
    player.at("review-more-figures").click()
    expect(player.at("review-answer").locator("table")).to_be_visible()
    assert player.at("review-answer").get_attribute("data-verdict") in ("mistake", "blunder")
    check_page(player, guidelines=True)
    player.at("review-close").click()
    expect(player.at("review-answer")).to_be_hidden()


def test_review_can_be_used_by_keyboard_from_start_to_end(visit: Open) -> None:
    player = visit("/review", DESKTOP)
    refused: list[str] = []
    player.page.on("response", lambda answer: None if answer.ok else refused.append(answer.url))
    submit_record(player)
    expect(player.at("review-at")).to_have_text(AT_FIRST)
    frames = int(player.at("review-at").inner_text().split(" / ")[1])
    for _ in range(frames - 1):
        player.page.keyboard.press("ArrowRight")
    expect(player.at("review-at")).to_have_text(f"{frames} / {frames}")
    expect(player.at("review-plot")).to_be_visible()
    player.at("review-deal-2").press("Enter")
    expect(player.at("review-at")).to_have_text(AT_FIRST)
    player.at("review-seat").select_option("1")
    expect(player.at("review-next")).to_be_enabled()
    player.at("review-next").press("Enter")
    player.at("review-open").press("Enter")
    expect(player.at("review-truth-known")).to_be_visible()
    player.page.keyboard.press("Shift+M")
    expect(player.at("review-answer").locator("table")).to_be_visible()
    player.at("review-seat").select_option("0")
    expect(player.at("review-deal-3")).not_to_contain_text("…")
    for deal_sum in ("luck", "skill", "result"):
        expect(player.at(f"review-sum-{deal_sum}")).to_be_visible()
    expect(player.at("review-sum-result")).to_have_text("+46")
    assert refused == []


def test_texts_that_cannot_be_reviewed_are_refused_with_a_reason(visit: Open) -> None:
    player = visit("/review", PHONE)
    for text in ("nothing", EVENING.replace("AS", "XX", 1), "#" + "x" * 5000):
        submit_record(player, text)
        expect(player.at("review-trouble")).not_to_be_empty()
        player.at("review-text").fill("")
    check_page(player)
    player.page.reload()
    submit_record(player, HOME)
    expect(player.at("review-unjudged")).to_contain_text("Разбирать нечего: ")
    expect(player.at("review-start")).to_have_count(0)
    expect(player.at("table")).to_have_count(0)
    check_page(player, guidelines=True)
    player.page.goto("/board#" + "x" * 2000)
    expect(player.page.get_by_role("alert").first).to_be_visible()
    assert player.page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")


def test_summary_leads_to_the_review_its_puzzles_and_to_the_board(visit: Open) -> None:
    player = visit("/?speed=instant")
    player.set_table()
    player.play_deal(bold)
    player.at("deal-review").click()
    expect(player.at("review-at")).to_have_text(AT_FIRST)
    player.at("review-mine").click()
    player.page.locator('[data-testid^="puzzle-mine-"]').first.click()
    expect(player.at("review-open")).to_be_visible()
    expect(player.page.locator('[data-testid^="exposed-"]')).to_have_count(0)
    check_page(player, guidelines=True)
    for _ in range(3):
        player.page.go_back()
    expect(player.at("deal-summary")).to_be_visible()
    player.at("btn-lookback").click()
    code = (player.at("lookback-board").get_attribute("href") or "").partition("#")[2]
    player.at("lookback-board").click()
    expect(player.at("board-felt")).to_be_visible()
    expect(player.at("move-1")).to_be_visible()
    assert player.page.url.partition("#")[2] == code and "played+" in code


def test_judgement_covers_no_card_on_a_small_phone(visit: Open) -> None:
    player = visit("/review", DESKTOP | {"locale": "ru-RU"})
    submit_record(player)
    player.at("review-deal-3").click()
    expect(player.at("review-at")).to_have_text(re.compile(r"1 / 34"))
    player.at("review-hands").click()
    set_window_size(player.page, 360, 640)
    mistakes = 0
    while not (at := player.at("review-at").inner_text()).startswith("20 "):
        player.page.keyboard.press("ArrowRight")
        expect(player.at("review-at")).not_to_have_text(at)
        if player.at("review-open").count():
            player.at("review-open").click()
        check_layout(player)
        mistakes += player.at("practice-note").get_attribute("data-tone") == "bad"
    assert mistakes >= 2


def test_judgement_leaves_the_talon_in_sight_on_a_phone_held_sideways(visit: Open) -> None:
    player = visit("/review", PHONE | {"viewport": {"width": 844, "height": 390}})
    submit_record(player)
    expect(player.at("review-at")).to_have_text(AT_FIRST)
    player.at("review-hands").click()
    while player.at("practice-note").get_attribute("data-tone") != "bad":
        before = player.at("review-at").inner_text()
        player.page.keyboard.press("ArrowRight")
        expect(player.at("review-at")).not_to_have_text(before)
    player.settle()
    talon, note = player.at("talon").bounding_box(), player.at("practice-note").bounding_box()
    assert talon and note and talon["x"] + talon["width"] <= note["x"]
    assert note["x"] + note["width"] <= 844 and note["y"] + note["height"] <= 390
