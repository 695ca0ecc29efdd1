"""The rules form: setting and sharing options, and agreeing on them at a table."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.sizes import is_full, sample
from tests.web.conftest import DESKTOP, PHONE, Open
from tests.web.frames import set_window_size
from tests.web.player import Json, Player

_WIDTH = "document.documentElement.scrollWidth - innerWidth"
_VALUES = """() => Object.fromEntries([...document.querySelectorAll('[data-testid^="option-"]')]
  .map((one) => [one.dataset.testid.slice(7), one.dataset.value]))"""
# Finds controls too small for a finger.
_SMALL = """() => [...document.querySelectorAll(".control :is(button, select, label)")].filter((one) => {
    const { width, height } = one.getBoundingClientRect();
    return Math.min(width, height) < 44;
  }).map((one) => one.outerHTML.slice(0, 120))"""


def options(player: Player, lang: str = "en") -> list[Json]:
    """Return the options as the server describes them."""
    found: list[Json] = player.ask(f"/api/games?lang={lang}")["games"][0]["options"]
    return found


def form_values(player: Player) -> dict[str, str]:
    """Return the values in the form by option."""
    values: dict[str, str] = player.page.evaluate(_VALUES)
    return values


def control(player: Player, name: str) -> Locator:
    """Return the control of an option."""
    return player.at(f"control-{name}")


def others(option: Json, now: str) -> list[str]:
    """Return other values of an option: all of a choice, some of the rest."""
    values, unset = option["values"], option["unset"]
    if option["kind"] == "number":
        found = [str(option["low"]), str(option["high"])]
    elif option["kind"] == "list":
        found = [*values, ",".join(values), ",".join(values[-2:])]
    elif option["kind"] == "table":
        places = [place.split(":") for place in now.split(",")]
        found = [",".join(f"{key}:{value}" for key, _ in places) for value in values]
    else:
        found = list(values)
    found += [] if unset is None else [unset]
    return [value for value in dict.fromkeys(found) if value != now]


def set_option(player: Player, option: Json, value: str) -> None:
    """Set an option by its control."""
    one, kind = control(player, option["name"]), option["kind"]
    if kind == "switch":
        one.locator("input").click()
    elif kind == "choice" and one.locator("select").count():
        one.locator("select").select_option(value)
    elif kind == "choice":
        one.locator(f'input[value="{value}"]').check()
    elif kind == "number" and value == option["unset"]:
        one.locator(".toggle").click()
    elif kind == "number":
        if not one.locator("input").count():
            one.locator(".toggle").click()
        one.locator("input").fill(value)
        one.locator("input").press("Tab")
    elif kind == "list":
        items = value.split(",")
        buttons = one.locator(".small")
        while one.locator("select").count() > len(items):
            buttons.nth(0).click()
        while one.locator("select").count() < len(items):
            buttons.nth(1).click()
        for at, item in enumerate(items):
            one.locator("select").nth(at).select_option(item)
    else:
        for at, place in enumerate(value.split(",")):
            one.locator("select").nth(at).select_option(place.split(":")[1])
    expect(player.at(f"option-{option['name']}")).to_have_attribute("data-value", value)


def wait_until_checked(player: Player) -> None:
    """Wait until the server has checked the rules."""
    player.page.wait_for_selector('[data-testid="copy-rules"]:enabled, [data-testid="trouble"]')


def chosen_values(described: list[Json], usual: dict[str, str]) -> dict[str, list[str]]:
    """Return the values to set: all of all options, or of one option of each kind the last."""
    values = {one["name"]: others(one, usual[one["name"]]) for one in described}
    if is_full():
        return values
    kinds = {(one["kind"], one["unset"] is None, len(one["values"]) > 4): one["name"] for one in described}
    return {name: found[-1:] if name in kinds.values() else [] for name, found in values.items()}


def test_option_values_are_restored_from_the_link(visit: Open) -> None:
    player = visit("/rules?r=wikipedia-sochi")
    wait_until_checked(player)
    usual = form_values(player)
    described = options(player)
    left = chosen_values(described, usual)
    assert set(usual) == set(left)
    seen = 0
    while any(left.values()):
        chosen: dict[str, str] = {}
        for option in described:
            name = option["name"]
            if not left[name]:
                continue
            set_option(player, option, left[name][0])
            wait_until_checked(player)
            if player.at("trouble").count():  # it contradicts the others: try it again in a later round
                expect(player.at(f"option-{name}").get_by_role("alert")).to_be_visible()
                player.at(f"undo-{name}").click()
                expect(player.at("trouble")).to_have_count(0)
                wait_until_checked(player)
                left[name].append(left[name].pop(0)) if chosen else left[name].pop(0)
                continue
            chosen[name] = left[name].pop(0)
            seen += 1
        assert form_values(player) == usual | chosen
        player.page.goto(player.page.url)
        wait_until_checked(player)
        assert form_values(player) == usual | chosen
        differences = player.at("differences").locator("li")
        assert differences.count() == len(chosen)
        player.page.goto("/rules?r=wikipedia-sochi")
        wait_until_checked(player)
    assert seen > (100 if is_full() else 4)


@pytest.mark.full
def test_page_names_the_game_of_the_rules(visit: Open) -> None:
    player = visit("/rules?game=prefa")
    expect(player.at("rules-of")).to_contain_text("Greek Prefa")
    set_window_size(player.page, 390, 844)
    player.page.goto("/rules?game=paston")
    expect(player.at("rail-fold").locator("summary")).to_contain_text("Armenian Paston")


@pytest.mark.parametrize("profile", sample((DESKTOP, PHONE), (PHONE,)))
def test_rules_can_be_changed_undone_saved_shared_and_played(visit: Open, profile: Json) -> None:
    player = visit(
        "/rules", profile | {"locale": "en-GB", "permissions": ["clipboard-read", "clipboard-write"]}
    )
    phone = profile is PHONE
    if phone:
        player.at("rail-fold").locator("summary").click()
    player.at("preset-wikipedia-leningrad").click()
    control(player, "target").locator("input").fill("12")
    control(player, "target").locator("input").press("Enter")
    control(player, "stalingrad").locator("input").click()
    control(player, "remiz_split").get_by_text("Greedy").click()
    expect(player.at("changes")).to_contain_text("3 changes from Leningrad")
    expect(player.at("differences").locator('[data-option="target"]')).to_have_text(
        re.compile(r"Pool target\s*20\s*12")
    )
    assert player.page.evaluate(_WIDTH) <= 0
    assert player.page.evaluate(_SMALL) == []

    player.at("only-changed").check()
    expect(player.page.locator('[data-testid^="option-"]')).to_have_count(3)
    expect(player.at("undo-remiz_split")).to_have_text("was Gentleman")
    player.at("undo-remiz_split").click()
    expect(player.page.locator('[data-testid^="option-"]')).to_have_count(2)
    player.at("only-all").check()
    player.at("find-option").fill("stalingrad")
    expect(player.page.locator('[data-testid^="option-"]')).to_have_count(1)

    player.at("copy-rules").click()
    expect(player.at("copy-rules")).to_have_text("Copied")
    link = player.page.evaluate("navigator.clipboard.readText()")
    assert link.endswith("/rules?r=wikipedia-leningrad;stalingrad=yes;target=12")
    player.at("save-rules").click()
    expect(player.at("save-name")).to_have_value("Our table")
    player.at("save-keep").click()
    if phone:
        player.at("rail-fold").locator("summary").click()
    expect(player.at("saved")).to_contain_text("Leningrad, 2 changes")

    other = visit(link, DESKTOP)
    expect(other.at("changes")).to_contain_text("2 changes from Leningrad")
    other.at("back-to-preset").click()
    expect(other.at("changes")).to_contain_text("Leningrad, as it is")

    player.at("play-rules").click()
    expect(player.at("game-picker")).to_contain_text("Our table")
    player.at("btn-deal").click()
    player.dealt()
    assert player.state()["table"]["rules"] == "wikipedia-leningrad; stalingrad=yes; target=12"


def test_contradicting_options_stay_until_one_is_changed(visit: Open) -> None:
    player = visit("/rules?r=wikipedia-sochi", DESKTOP, locale="ru-RU")
    control(player, "talon_strict").locator("input").click()
    trouble = player.at("option-talon_strict").get_by_role("alert")
    expect(trouble).to_contain_text("только после второго или третьего круга")
    expect(trouble).to_contain_text("п. 2.4")
    expect(player.at("option-talon_strict")).to_have_attribute("data-value", "yes")
    expect(player.at("copy-rules")).to_be_disabled()
    expect(player.at("play-rules")).to_be_disabled()
    control(player, "talon_after_round").locator("select").select_option("3")
    expect(player.at("trouble")).to_have_count(0)
    expect(player.at("copy-rules")).to_be_enabled()
    assert form_values(player)["talon_strict"] == "yes"


@pytest.mark.full
def test_invalid_link_is_reported_and_shows_the_first_preset(visit: Open) -> None:
    player = visit("/rules?r=wikipedia-sochy;target=7", DESKTOP)
    expect(player.at("trouble")).to_contain_text("'wikipedia-sochy' is not a preset")
    expect(player.at("option-target")).to_have_attribute("data-value", "20")


def test_clause_of_an_option_links_to_the_rules(visit: Open) -> None:
    player = visit("/rules?r=wikipedia-sochi&read", DESKTOP)
    expect(player.at("option-concede")).to_contain_text("Without three")
    expect(player.at("rules").locator("button, select, input[type=checkbox]")).to_have_count(0)
    link = player.at("option-concede").locator("a")
    expect(link).to_have_attribute("href", "/rules/preferans?r=wikipedia-sochi#c5-3")
    player.page.goto("/rules/preferans#c5-3")
    expect(player.page.locator("#c5-3")).to_be_in_viewport()
    player.page.locator("a[href='/rules?game=preferans']").first.click()
    expect(player.at("rules-form")).to_be_visible()


def test_change_of_language_keeps_the_place_in_the_rules(visit: Open) -> None:
    player = visit("/rules?game=preferans", PHONE)
    fetched: list[str] = []
    player.page.on("request", lambda one: fetched.append(one.url) if "/assets/rules-" in one.url else None)
    player.page.goto("/rules/preferans#c8-5")
    text, clause = player.at("rules-text"), player.page.locator("#c8-5")
    expect(text).to_have_attribute("lang", "ru")
    expect(clause).to_have_text("8.5 Недостающие взятки")
    expect(clause).to_be_in_viewport()
    assert len(fetched) == 1
    assert player.page.evaluate(_WIDTH) == 0
    above = clause.bounding_box()
    player.page.get_by_role("button", name="English").click()
    expect(text).to_have_attribute("lang", "en")
    expect(clause).to_have_text("8.5 Missing tricks")
    assert above and clause.bounding_box() == pytest.approx(above, abs=1)
    assert len(fetched) == 2


@pytest.mark.full
def test_form_works_by_keyboard_and_in_two_languages(visit: Open) -> None:
    player = visit("/rules", DESKTOP)
    control(player, "hill_mult").locator("input").first.focus()
    player.page.keyboard.press("ArrowRight")
    expect(player.at("option-hill_mult")).to_have_attribute("data-value", "2")
    control(player, "blind_bid").locator("input").focus()
    player.page.keyboard.press("Space")
    expect(player.at("option-blind_bid")).to_have_attribute("data-value", "yes")
    player.page.get_by_role("button", name="Русский").click()
    expect(player.at("option-hill_mult")).to_contain_text("Гора")
    expect(player.at("changes")).to_contain_text("Сочинка: 2 изменения")


def test_change_of_rules_withdraws_every_acceptance(visit: Open) -> None:
    anna = visit("/?r=wikipedia-leningrad;target=20", DESKTOP)
    anna.at("btn-play-friends").click()
    anna.at("my-name").fill("Anna")
    anna.at("btn-deal").click()
    boris, vera = (guest(visit, anna, name, seat) for seat, name in ((1, "Boris"), (2, "Vera")))
    boris.press("btn-agree")
    expect(anna.at("deal-waits")).to_have_text("Deal when Vera accepts")
    expect(anna.at("accepts-2")).to_contain_text("reading")

    vera.at("see-rules").click()
    expect(control(vera, "target").locator("input")).to_be_disabled()  # the owner alone changes the rules
    vera.at("rules-close").click()
    anna.at("see-rules").click()
    control(anna, "target").locator("input").fill("10")
    control(anna, "target").locator("input").press("Enter")
    expect(anna.at("draft-differences")).to_contain_text("Pool target")
    expect(vera.at("accepts-1")).to_contain_text("accepted")  # a draft changes nothing
    anna.at("offer-rules").click()
    for player, who in ((anna, "You"), (boris, "Anna"), (vera, "Anna")):
        expect(player.at("rule-change").first).to_have_text(f"{who} changed pool target from 20 to 10.")
        expect(player.at("accepts-0").first).to_contain_text("withdrawn")
        expect(player.at("accepts-1").first).to_contain_text("withdrawn")
    anna.at("rules-close").click()
    expect(anna.at("table-rules")).to_have_count(0)
    for player in (vera, anna):
        player.press("btn-agree")
    expect(vera.at("deal-waits")).to_have_text("Deal when Boris accepts")
    boris.press("btn-agree")
    for player in (anna, boris, vera):
        player.dealt()
    assert anna.state()["table"]["rules"] == "wikipedia-leningrad; target=10"

    boris.at("btn-menu").click()
    boris.at("menu-rules").locator("summary").click()
    expect(boris.at("rules-differences")).to_have_text(re.compile(r"Pool target\s*20\s*10"))


@pytest.mark.full
def test_simultaneous_changes_of_rules_are_merged(visit: Open) -> None:
    anna = visit("/", DESKTOP)
    anna.at("btn-play-friends").click()
    anna.at("btn-deal").click()
    boris = guest(visit, anna, "Boris", 1)
    for player in (anna, boris):
        player.at("see-rules").click()
    control(anna, "stalingrad").locator("input").click()
    expect(anna.at("draft-differences").locator("li")).to_have_count(1)
    control(boris, "jump_bids").locator("input").click()
    boris.at("offer-rules").click()
    expect(anna.at("option-jump_bids")).to_have_attribute("data-value", "no")
    expect(anna.at("draft-differences").locator("li")).to_have_count(1)
    anna.at("offer-rules").click()
    expect(boris.at("option-stalingrad")).to_have_attribute("data-value", "yes")
    rules = anna.state()["table"]["rules"]
    assert "stalingrad=yes" in rules and "jump_bids=no" in rules


def guest(visit: Open, host: Player, name: str, seat: int) -> Player:
    """Let a friend join by the link and sit down."""
    player = visit(host.at("invite-link").input_value(), DESKTOP)
    player.at("seat-name").fill(name)
    player.at(f"sit-{seat}").click()
    expect(player.at("btn-agree")).to_be_visible()
    return player
