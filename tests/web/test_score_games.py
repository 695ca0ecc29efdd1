"""The score keeper of the other games on a phone: entered in few taps, drawn, explained."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Open
from tests.web.serving import Server
from tests.web.test_score import COUNT, FORMS, NAMES, OFFLINE, PHONE, Keeper, offline, open_keeper


@pytest.fixture
def server(pages: Server) -> Server:
    """The page server: a sheet is kept in the browser."""
    return pages


def begin_sheet(visit: Open, game: str, profile: dict[str, Any] = PHONE) -> Keeper:
    """Begin a sheet of a game by its usual rules; Vera deals first."""
    keeper = open_keeper(visit, profile=profile)
    keeper.at(f"game-{game}").check()
    expect(keeper.at("btn-begin")).to_be_enabled()
    keeper.at("count-3").check()
    for seat, name in enumerate(NAMES):
        keeper.at(f"name-{seat}").fill(name)
    keeper.at("dealer-2").check()
    keeper.at("btn-begin").click()
    expect(keeper.at("entry")).to_be_visible()
    keeper.page.evaluate(COUNT)
    return keeper


def taps(keeper: Keeper) -> int:
    """Return the number of taps since the last call."""
    found: int = keeper.page.evaluate("[window.taps, (window.taps = 0)][0]")
    return found


@pytest.mark.full
def test_sheet_of_prefa_is_kept(visit: Open) -> None:
    keeper = begin_sheet(visit, "prefa")
    keeper.enter("who-0", "contract-7H", "way-in-in", "tricks-7", "tricks-2")
    assert taps(keeper) == 6
    keeper.enter("who-1", "contract-6S", "way-out-out")
    keeper.enter("kind-all_pass")
    keeper.enter("who-2", "contract-8C", "way-in-in", "tricks-7", "tricks-2")
    keeper.wait_for_deals(3)
    assert keeper.deals() == ["0 7H in in 7 2 1", "1 6S out out", "all_pass", "2 8C in in 2 1 7"]
    chips = keeper.page.locator('[data-testid="figure-chips-0-2-0"]')
    expect(chips).to_have_attribute("data-total", "9")  # 16 for two tricks, less the 7 that they owed
    chips.click()
    expect(keeper.at("figure-why")).to_contain_text("2 tricks against 8♣, +16, clause 10.1")
    expect(keeper.at("sheet-upright")).to_have_count(0)
    expect(keeper.at("balance")).to_contain_text("= 0")
    keeper.at("btn-end").click()
    expect(keeper.at("pays").first).to_be_visible()


def test_sheet_of_thousand_has_marriages_and_bolts(visit: Open) -> None:
    keeper = begin_sheet(visit, "thousand")
    for test_id in ("who-0", "bid-120"):
        keeper.at(test_id).click()
    keeper.at("points-0").fill("71")
    keeper.at("points-1").fill("32")
    expect(keeper.at("points-rest")).to_have_text("17")
    keeper.enter("points-take", "extra-marriages-H")
    assert taps(keeper) <= 7
    keeper.at("who-1").click()
    keeper.at("bid-other").fill("170")
    keeper.at("bid-take").click()
    keeper.at("points-1").fill("100")
    keeper.at("points-2").fill("20")
    keeper.enter("points-take", "extra-marriages-D")
    keeper.enter("who-2", "kind-surrender", "bid-100")
    keeper.enter("kind-redeal")
    keeper.wait_for_deals(3)
    assert keeper.deals() == [
        "0 120 71 32 17 marriages 0:H",
        "1 170 0 100 20 marriages 1:D",
        "surrender 2 100",
        "redeal",
    ]
    keeper.page.locator('[data-testid="figure-bolts-0-x-0"]').click()
    expect(keeper.at("figure-why")).to_contain_text("deal 2, a deal without a point, +1, clause 10.2")
    expect(keeper.at("now-0")).to_have_text("180")

    keeper.at("deal-2").get_by_role("button").first.click()
    keeper.at("edit-2").click()
    expect(keeper.at("extra-marriages-D")).to_have_attribute("aria-pressed", "true")
    keeper.enter("extra-marriages-D", "extra-marriages-D", "extra-marriages-D")  # to nobody
    expect(keeper.at("now-1")).to_have_text("-80".replace("-", "−"))
    assert keeper.deals()[1] == "1 170 0 100 20"


@pytest.mark.full
def test_first_deal_of_paston_asks_for_its_opener(visit: Open) -> None:
    keeper = begin_sheet(visit, "paston")
    for test_id in ("who-0", "contract-dineri", "way-whist-pass", "tricks-6"):
        keeper.at(test_id).click()
    keeper.at("btn-write").click(force=True)  # it is grey, and says why
    expect(keeper.at("entry-why")).to_contain_text("Who opened")
    keeper.enter("extra-opener-1")
    expect(keeper.at("entry")).to_contain_text("Boris deals")
    keeper.enter("who-1", "kind-surrender")
    assert keeper.deals() == ["0 dineri whist pass 6 opener 1", "surrender 1"]


def _thousand(keeper: Keeper, seat: int, bid: str, points: tuple[int, int]) -> None:
    """Enter a deal of Thousand with the card points of the declarer and the next player."""
    keeper.at(f"who-{seat}").click()
    keeper.at("bid-other").fill(bid)
    keeper.at("bid-take").click()
    for at, won in zip((seat, (seat + 1) % 3), points, strict=True):
        keeper.at(f"points-{at}").fill(str(won))
    keeper.enter("points-take")


# The deal entered online, the deal entered offline, and both in the record.
EVENINGS: dict[str, tuple[Callable[[Keeper], None], Callable[[Keeper], None], list[str]]] = {
    "prefa": (
        lambda keeper: keeper.enter("who-0", "contract-7H", "way-in-in", "tricks-7", "tricks-2"),
        lambda keeper: keeper.enter("who-1", "contract-6S", "way-out-out"),
        ["0 7H in in 7 2 1", "1 6S out out"],
    ),
    "paston": (
        lambda keeper: keeper.enter(
            "who-0", "contract-dineri", "way-whist-pass", "tricks-6", "extra-opener-1"
        ),
        lambda keeper: keeper.enter("who-1", "kind-surrender"),
        ["0 dineri whist pass 6 opener 1", "surrender 1"],
    ),
    "thousand": (
        lambda keeper: _thousand(keeper, 0, "120", (71, 32)),
        lambda keeper: _thousand(keeper, 1, "105", (60, 50)),
        ["0 120 71 32 17", "1 105 10 60 50"],
    ),
}


@pytest.mark.full
@pytest.mark.parametrize("game", EVENINGS)
def test_deals_of_every_game_can_be_entered_offline(visit: Open, server: Server, game: str) -> None:
    first, second, deals = EVENINGS[game]
    keeper = begin_sheet(visit, game, OFFLINE)
    first(keeper)
    keeper.wait_for_deals(1)
    keeper.page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    keeper.page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    keeper.page.wait_for_function(FORMS, arg=keeper.name)
    with offline(server, keeper.page):
        keeper.page.reload()
        second(keeper)
        expect(keeper.at("away")).to_be_visible()
        assert keeper.deals() == deals
    keeper.wait_for_deals(2)
    assert keeper.deals() == deals


@pytest.mark.full
def test_locked_golden_deal_offers_the_first_hand_and_its_bid(visit: Open) -> None:
    rules = "/score?game=thousand&r=thousand-blog;golden=on;golden_bidding=locked"
    keeper = open_keeper(visit, rules)
    expect(keeper.at("btn-begin")).to_be_enabled()
    keeper.at("dealer-2").check()
    keeper.at("btn-begin").click()
    expect(keeper.at("who-0")).to_be_visible()
    for seat in (1, 2):
        expect(keeper.at(f"who-{seat}")).to_have_count(0)
    keeper.at("who-0").click()
    expect(keeper.at("bids").locator("button")).to_have_text(["120"])
