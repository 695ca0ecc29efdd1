"""The list of matches, and one deal played at several tables."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from unicodedata import numeric

from playwright.sync_api import expect

from prikup.cli import main
from prikup.records import read
from tests.sizes import is_full, sample
from tests.web.conftest import DESKTOP, PHONE, Open
from tests.web.frames import set_window_size
from tests.web.guidelines import small_buttons, violations
from tests.web.player import Player, bold
from tests.web.typist import tab_to

SIZES = sample(((1280, 800), (390, 844), (360, 640), (844, 390)), ((360, 640), (844, 390)))
LANGUAGES = ("en", "ru", "el", "hy", "ja")
# Finds what makes the page wider than the window.
_WIDE = """() => [...document.querySelectorAll("main *, header *")].filter((one) => {
  const box = one.getBoundingClientRect();
  return box.width && (box.right > innerWidth + 0.5 || box.left < -0.5) && !one.closest(".sr");
}).map((one) => one.outerHTML.slice(0, 120))"""


def finish(player: Player, deals: int = 1) -> None:
    """Play a number of deals, and end the match."""
    for _ in range(deals):
        player.play_deal(bold)
        if player.now().kind == "next":
            player.press("btn-next-deal")
    player.dealt()
    player.at("btn-menu").click()
    player.at("btn-end").click()
    player.at("btn-end").click()
    player.page.keyboard.press("Escape")
    expect(player.at("settlement")).to_be_visible()


def at_every_size(player: Player, name: str, wrong: Callable[[Player], list[str]]) -> set[str]:
    """Return the faults of the page at each size."""
    found: set[str] = set()
    for width, height in SIZES:
        set_window_size(player.page, width, height)
        player.settle()
        found |= {f"{name}, {width}x{height}: {one}" for one in wrong(player)}
    return found


def wide(player: Player) -> list[str]:
    """Return what makes the page wider than the window."""
    found: list[str] = player.page.evaluate(_WIDE)
    return found


def narrow(player: Player) -> list[str]:
    """Return what leaves the window or is too small for a finger."""
    return wide(player) + small_buttons(player.page)


def wrong(player: Player, name: str) -> set[str]:
    """Return the faults at each size, and the violated guidelines at the last one."""
    found = at_every_size(player, name, narrow)
    if not is_full() and name.endswith(", el"):
        return found
    return found | {f"{name}: {one}" for one in violations(player.page)}


def test_match_can_be_found_replayed_and_downloaded(visit: Open, tmp_path: Path) -> None:
    player = visit("/?speed=instant", DESKTOP)
    player.set_table()
    table = player.page.url.rpartition("/")[2]
    finish(player, deals=2)
    expect(player.at("btn-replay")).to_be_visible()
    player.page.goto("/")
    player.at("btn-mine").click()
    expect(player.at("match")).to_have_count(1)
    expect(player.at("match")).to_contain_text("Preferans")
    with player.page.expect_download() as saved:
        player.at("record").click()
    saved.value.save_as(tmp_path / "match.prikup")
    record = read((tmp_path / "match.prikup").read_text(encoding="utf-8"))
    amounts = [text.replace("−", "-") for text in player.at("amount").all_inner_texts()]
    assert len(amounts) == 3 and record.result is not None
    player.at("sheet").click()
    expect(player.at("sheet-drawn")).to_be_visible()
    player.page.wait_for_function(
        "() => document.querySelector('[data-testid=sheet-drawn]').naturalWidth > 0"
    )
    expect(player.at("to-review")).to_have_attribute("href", f"/review/{table}")
    player.at("replay").click()
    expect(player.at("lookback-at")).to_contain_text("Deal 1 · All hands")
    assert at_every_size(player, "replay of two", wide) == set()
    set_window_size(player.page, 1280, 800)
    tricks = []
    for number, deal in enumerate(record.deals[:2], 1):
        expect(player.at("lookback-deal")).to_contain_text(f"Deal {number}")
        count = player.ask(f"/api/tables/{table}/deals/{number}")["tricks"]
        tricks.append(len(count))
        for trick in range(len(count)):
            player.page.keyboard.press("ArrowRight")
            expect(player.at("lookback-at")).to_contain_text(f"Trick {trick + 1} of {len(count)}")
        assert deal.tricks is None or sum(deal.tricks) in (0, len(count)) or len(count) <= 10
        if number == 1:
            player.page.keyboard.press("ArrowRight")
    expect(player.at("lookback-more")).to_be_disabled()
    for _ in range(tricks[1] + 1):
        player.at("lookback-less").click()
    expect(player.at("lookback-at")).to_contain_text(f"Deal 1 · Trick {tricks[0]} of {tricks[0]}")
    player.at("lookback-close").click()
    expect(player.at("settlement")).to_be_visible()


def test_luck_and_skill_of_all_matches_add_up_and_are_kept(visit: Open) -> None:
    player = visit("/?speed=instant", {**PHONE, "viewport": {"width": 360, "height": 640}})
    matches = 2 if is_full() else 1
    for _ in range(matches):
        player.page.goto("/?speed=instant")
        player.set_table()
        finish(player)
    player.page.goto("/mine")
    expect(player.at("match")).to_have_count(matches)
    amounts = [sum(_number(text) for text in player.at("amount").all_inner_texts()[at::3]) for at in range(3)]
    player.at("luck").click()
    game = player.at("luck-preferans")
    expect(game.locator("polyline").first).to_have_attribute(
        "points", re.compile(rf"^[^ ]+( [^ ]+){{{matches}}}$")
    )
    luck, skill, result = (
        _number(game.get_by_test_id(f"review-sum-{one}").inner_text()) for one in ("luck", "skill", "result")
    )
    assert abs(luck + skill - result) < 0.2 and any(abs(result - one) < 0.1 for one in amounts)
    assert wrong(player, "mine-luck") == set()
    player.page.route("**/luck", lambda route: route.abort())
    player.page.reload()
    player.at("luck").press("Enter")
    expect(game.locator("polyline").first).to_be_visible()


def _number(text: str) -> float:
    """Return the value of an amount, which may end in a fraction."""
    whole, _, tail = re.sub(
        "[⅓⅔½¼¾⅙⅚]", lambda one: f" {numeric(one[0])}", text.replace("−", "-").replace(",", ".")
    ).partition(" ")
    sign = -1 if whole.startswith("-") else 1
    return float(whole.strip("+-") or "0") * sign + sign * float(tail or 0)


def test_running_match_and_kept_sheet_are_listed(visit: Open, tmp_path: Path) -> None:
    player = visit("/?speed=instant", PHONE)
    player.set_table()
    there = player.page.url
    player.page.evaluate(
        """() => localStorage.setItem("prikup.score.abc", JSON.stringify({ id: "abc", past: [], future: [],
        live: null, changed: 1769853600000, record: { prikup: 1, game: "preferans", rules: "wikipedia-sochi",
        seats: ["Анна", "Борис", "Вера"], dealer: 0, deals: [{ result: "1 6S whist pass 1 6 3" }] } }))"""
    )
    player.page.goto("/mine")
    expect(player.at("sheet-kept")).to_contain_text("Анна, Борис, Вера")
    expect(player.at("sheet-kept")).to_contain_text("1 сдача")
    with player.page.expect_download() as saved:
        player.at("save-sheet").click()
    saved.value.save_as(tmp_path / "sheet.json")
    assert main(["score", str(tmp_path / "sheet.json")]) == 0
    assert wrong(player, "going") == set()
    player.at("going").click()
    player.dealt()
    assert player.page.url == there


def test_friend_accepts_a_challenge_and_both_compare(visit: Open) -> None:
    anna, boris = visit("/?speed=instant", DESKTOP), visit("/", PHONE)
    anna.set_table()
    hand = anna.hand()
    finish(anna)
    anna.page.goto("/mine")
    anna.at("deals").click()
    anna.at("challenge").first.click()
    link = anna.at("same-link").input_value()
    anna.at("to-same").click()
    expect(anna.at("play")).to_have_count(1)
    expect(anna.at("seen")).to_contain_text("You have seen these cards")
    boris.page.goto(f"{link}?speed=instant")
    expect(boris.at("seen")).to_contain_text("Эти карты уже видели")
    assert boris.at("play").count() == 1 and boris.page.locator("article").count() == 0
    boris.at("my-name").fill("Борис")
    boris.at("play").click()
    boris.dealt()
    assert sorted(boris.hand()) == sorted(hand)
    table = boris.page.url
    boris.page.goto(link)
    assert boris.page.locator("article").count() == 0
    boris.at("go-on").click()
    boris.dealt()
    assert boris.page.url == table
    boris.play(bold, lambda asked: asked.kind == "over")
    boris.at("btn-same").click()
    expect(boris.page.locator("article")).to_have_count(2)
    expect(boris.page.locator("article").first).to_contain_text("Вы")
    boris.at("proof").click()
    expect(boris.at("proof-origin").first).to_be_attached()
    assert boris.page.locator("[data-testid^=check-] .bad").count() == 0
    anna.page.reload()
    expect(anna.page.locator("article")).to_have_count(2)
    expect(anna.page.locator("article").first).to_contain_text("Борис")


def test_deal_of_the_day_can_be_played_by_keyboard(visit: Open) -> None:
    player = visit("/", DESKTOP)
    page = player.page

    tab_to(page, "btn-day")
    page.keyboard.press("Enter")
    expect(player.at("play").first).to_be_visible()
    tab_to(page, "my-name")
    page.keyboard.type("Anna")
    tab_to(page, "play")
    page.keyboard.press("Enter")
    player.dealt()
    page.goto("/same/today")
    tab_to(page, "go-on")
    page.keyboard.press("Enter")
    player.dealt()


def test_looking_at_the_deal_of_the_day_excludes_playing_it(visit: Open) -> None:
    player = visit("/same/today", DESKTOP)
    player.at("look").click()
    expect(player.at("look")).to_contain_text("never play it")
    player.at("look").click()
    expect(player.at("look")).to_have_count(0)
    expect(player.page.locator("form")).to_have_count(0)
    expect(player.at("same")).to_contain_text("Nobody else has played it yet")
    player.page.reload()
    expect(player.page.locator("form")).to_have_count(0)


def test_match_pages_have_no_layout_faults(visit: Open) -> None:
    player = visit("/?speed=instant", DESKTOP)
    player.set_table()
    finish(player)
    found = at_every_size(player, "parting", wide)
    player.at("btn-replay").click()
    expect(player.at("lookback")).to_be_visible()
    found |= at_every_size(player, "replay", wide)
    for lang in sample(LANGUAGES, ("ru", "el")):
        player.page.evaluate("(lang) => localStorage.setItem('prikup.lang', lang)", lang)
        player.page.goto("/mine")
        expect(player.at("match")).to_have_count(1)
        player.at("deals").click()
        player.at("challenge").first.click()
        expect(player.at("same-link").first).to_be_visible()
        found |= wrong(player, f"mine, {lang}")
        same = player.at("to-same").first.get_attribute("href")
        player.page.goto(str(same))
        expect(player.page.locator("article")).to_have_count(1)
        found |= wrong(player, f"same, {lang}")
        player.page.goto("/same/today")
        expect(player.at("look")).to_be_visible()
        player.page.locator("summary").click()
        found |= wrong(player, f"day, {lang}")
    assert found == set()
    player.page.goto("/")
    expect(player.at("btn-mine")).to_be_visible()
    assert not re.findall(r"\b(mine|same|home)-[a-z]", player.page.locator("body").inner_text())
