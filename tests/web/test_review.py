"""The review on the felt: tried first, answered then, stepped through to the end, with luck and skill."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.pages import ROOT
from tests.web.conftest import DESKTOP, PHONE, Open
from tests.web.guidelines import small, violations
from tests.web.player import Player, bold

HOME = (ROOT / "examples" / "home.prikup").read_text("utf-8")
EVENING = (ROOT / "examples" / "evening.prikup").read_text("utf-8")
AT_FIRST = re.compile(r"^\s*1 / ")
SIZES = {
    "desktop": DESKTOP,
    "phone": PHONE,
    "low": {**PHONE, "viewport": {"width": 844, "height": 390}},
    "small": {**PHONE, "viewport": {"width": 360, "height": 640}},
}


def brought(player: Player, text: str = EVENING) -> None:
    """Have a pasted text reviewed."""
    player.at("review-text").fill(text)
    player.at("review-start").click()


def nothing_is_wrong(player: Player) -> None:
    """All can be hit with a finger, nothing lies beside the window, and who hears the page has all of it."""
    assert violations(player.page) == []
    assert small(player.page) == []
    width = player.page.evaluate("() => [document.documentElement.scrollWidth, innerWidth]")
    assert width[0] <= width[1]


@pytest.mark.parametrize("size", SIZES)
def test_a_record_is_pasted_and_its_mistakes_are_tried_and_answered(visit: Open, size: str) -> None:
    player = visit("/", SIZES[size])
    player.at("btn-review").click()
    nothing_is_wrong(player)
    brought(player)
    expect(player.at("review-felt")).to_be_visible()
    nothing_is_wrong(player)
    player.at("review-next").click()
    expect(player.at("review-open")).to_be_visible()
    nothing_is_wrong(player)
    player.at("review-choice").first.click()
    expect(player.at("review-yours")).to_be_visible()
    verdict = player.at("review-answer").get_attribute("data-verdict")
    assert verdict in ("mistake", "blunder")
    nothing_is_wrong(player)


def test_the_review_goes_to_its_end_by_keyboard_alone(visit: Open) -> None:
    player = visit("/review", DESKTOP)
    brought(player)
    expect(player.at("review-felt")).to_be_visible()
    frames = int(player.at("review-at").inner_text().split(" / ")[1])
    for _ in range(frames - 1):
        player.page.keyboard.press("ArrowRight")
    expect(player.at("review-at")).to_have_text(f"{frames} / {frames}")
    expect(player.at("review-plot")).to_be_visible()
    player.at("review-deals").select_option("2")
    expect(player.at("review-at")).to_have_text(AT_FIRST)
    player.at("review-next").press("Enter")
    player.at("review-open").press("Enter")
    expect(player.at("review-answer").locator("table")).to_be_visible()
    player.page.locator("summary").press("Enter")
    for deal_sum in ("luck", "skill", "result"):
        expect(player.at(f"review-sum-{deal_sum}")).to_be_visible()
    expect(player.at("review-sum-result")).to_have_text("+46")


@pytest.mark.parametrize(
    ("size", "says"), [("desktop", "Nothing to judge: "), ("phone", "Разбирать нечего: ")]
)
def test_record_of_results_is_said_to_have_nothing_to_judge(visit: Open, size: str, says: str) -> None:
    player = visit("/review", SIZES[size])
    brought(player, HOME)
    expect(player.at("review-unjudged")).to_contain_text(says)
    for absent in ("review-felt", "review-plot", "review-start"):
        expect(player.at(absent)).to_have_count(0)
    nothing_is_wrong(player)


def test_what_is_no_record_is_refused_within_the_page(visit: Open) -> None:
    player = visit("/review", SIZES["small"])
    brought(player, "#" + "x" * 5000)
    expect(player.at("review-trouble")).to_be_visible()
    nothing_is_wrong(player)
    player.page.goto("/board#" + "x" * 2000)
    expect(player.page.get_by_role("alert").first).to_be_visible()
    assert player.page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")


def test_the_deal_just_played_is_reviewed_from_its_summary(visit: Open) -> None:
    player = visit("/?speed=instant")
    player.set_table()
    player.play_deal(bold)
    player.at("deal-review").click()
    expect(player.at("review-felt")).to_be_visible()
    expect(player.at("review-at")).to_have_text(AT_FIRST)
    player.page.go_back()
    expect(player.at("deal-summary")).to_be_visible()


@pytest.mark.parametrize("text", ["nothing", EVENING.replace("AS", "XX", 1)])
def test_what_is_no_record_is_refused_in_a_sentence(visit: Open, text: str) -> None:
    player = visit("/review", DESKTOP)
    brought(player, text)
    expect(player.at("review-trouble")).not_to_be_empty()
