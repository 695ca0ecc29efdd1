"""The score keeper: deals of real cards, entered on a phone, kept and shared."""

from __future__ import annotations

import json
import re
import struct
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from prikup import records
from prikup.records import DealRecord, MatchRecord
from tests.web.conftest import DESKTOP, Open
from tests.web.player import Player
from tests.web.serving import Server

PHONE = {
    "viewport": {"width": 390, "height": 844},
    "locale": "en-GB",
    "has_touch": True,
    "is_mobile": True,
    "accept_downloads": True,
    "service_workers": "block",
}
OFFLINE = PHONE | {"service_workers": "allow"}
RUSSIAN = PHONE | {"locale": "ru-RU"}
NAMES = ("Anna", "Boris", "Vera")
SOCHI = "wikipedia-sochi; target=20"
# Counts the taps on the page.
COUNT = "window.taps = 0; addEventListener('click', (event) => { window.taps += event.isTrusted; }, true)"

# True if the page has an entry form for every dealer.
FORMS = """(name) => {
  const { forms = {} } = JSON.parse(localStorage.getItem("prikup.scored." + name) ?? "{}");
  return Object.keys(forms).length === 3;
}"""

# The taps for a deal, and its result in the record.
UNOPPOSED = (("who-0", "contract-7H", "way-pass-pass"), "0 7H pass pass")
WHISTED = (("who-1", "contract-6S", "way-whist-pass", "tricks-6"), "1 6S whist pass 6")
BOTH = (
    ("who-2", "contract-8C", "way-whist-whist", "tricks-7", "tricks-2"),
    "2 8C whist whist 2 1 7",
)
MISERE = (("who-0", "kind-misere", "tricks-1"), "misere 0 1")
ALL_PASS = (("kind-raspasy", "tricks-2", "tricks-5"), "raspasy 2 5 3")


class Keeper(Player):
    """A player who keeps the score."""

    def begin(self, rules: str = SOCHI, names: tuple[str, ...] = NAMES) -> None:
        """Begin a sheet; the last name is the first dealer."""
        self.at(f"count-{len(names)}").check()
        for seat, name in enumerate(names):
            self.at(f"name-{seat}").fill(name)
        self.at("rules").select_option("")
        self.at("own-rules").fill(rules)
        self.at(f"dealer-{len(names) - 1}").check()
        self.at("btn-begin").click()
        expect(self.at("entry")).to_be_visible()

    def enter(self, *taps: str) -> None:
        """Enter a deal and write it."""
        for test_id in (*taps, "btn-write"):
            self.at(test_id).click()

    @property
    def name(self) -> str:
        """The name of the sheet in this browser."""
        return self.page.url.rpartition("/")[2]

    def record(self) -> dict[str, Any]:
        """Return the record that this browser keeps."""
        key = "prikup.score." + self.name
        kept: dict[str, Any] = json.loads(self.page.evaluate("(key) => localStorage.getItem(key)", key))
        found: dict[str, Any] = kept["record"]
        return found

    def deals(self) -> list[str]:
        """Return the results of the deals in the record."""
        return [deal["result"] for deal in self.record()["deals"]]

    def results(self) -> list[str]:
        """Return the current result of each seat, as the page shows it."""
        return [self.at(f"now-{seat}").inner_text() for seat in range(len(self.record()["seats"]))]

    def wait_for_deals(self, count: int) -> None:
        """Wait until this number of deals is described."""
        expect(self.at("score-deals").locator("li:has(.line)")).to_have_count(count)


@pytest.fixture
def server(pages: Server) -> Server:
    """The page server: a sheet is kept in the browser, and each shared one has its own name."""
    return pages


@contextmanager
def offline(server: Server, page: Page) -> Iterator[None]:
    """Work offline; the service worker has its own network, so the server is stopped, too."""
    page.context.set_offline(True)
    server.stop()
    try:
        yield
    finally:
        server.start()
        page.context.set_offline(False)


def open_keeper(visit: Open, path: str = "/score", profile: dict[str, Any] = PHONE) -> Keeper:
    """Open a page in a clean profile; a service worker needs a context of its own."""
    keeper = visit(path, profile, Keeper, fresh=profile is OFFLINE)
    assert isinstance(keeper, Keeper)
    return keeper


def figures(page: Page) -> list[str]:
    """Return the figures on the drawn sheet."""
    found: list[str] = page.locator(".figure").evaluate_all(
        "all => all.map((one) => `${one.dataset.testid} ${one.dataset.total}`)"
    )
    return found


def computed_figures(deals: list[str]) -> list[str]:
    """Return the last figures as the engine computes them from the results."""
    match = MatchRecord(
        game="preferans",
        rules=SOCHI,
        seats=NAMES,
        dealer=2,
        deals=tuple(DealRecord(result=words) for words in deals),
    ).final_match()
    standing = match.standing
    stands = {("pool", seat, "x"): standing.pool[seat] for seat in range(3)}
    stands |= {("hill", seat, "x"): standing.hill[seat] for seat in range(3)}
    stands |= {("whists", i, str(j)): standing.whists[i][j] for i in range(3) for j in range(3) if i != j}
    return [f"{account}-{seat}-{on} {total}" for (account, seat, on), total in stands.items() if total]


def last_figures(page: Page) -> list[str]:
    """Return the last figure of each cell of the drawn sheet, without zeros."""
    cells = {}
    for figure in figures(page):
        name, _, total = figure.partition(" ")
        cells[name.removeprefix("figure-").rpartition("-")[0]] = total
    return [f"{cell} {total}" for cell, total in cells.items() if total != "0"]


@pytest.mark.full
def test_kind_of_misdeal_is_tapped_kept_and_corrected(visit: Open) -> None:
    keeper = open_keeper(visit)
    keeper.begin()
    keeper.enter("kind-misdeal", "extra-misdeal_kind-cut")
    keeper.enter("kind-misdeal")
    assert keeper.deals() == ["misdeal cut", "misdeal"]
    keeper.wait_for_deals(2)
    deals = keeper.at("score-deals")
    expect(deals).to_contain_text("Misdeal, Vera dealt: no cut was offered")
    expect(deals).to_contain_text("Misdeal (no cut was offered): +2 on the hill of Vera (2.6)")
    keeper.at("deal-1").get_by_role("button").first.click()
    keeper.at("edit-1").click()
    expect(keeper.at("extra-misdeal_kind-cut")).to_have_attribute("aria-pressed", "true")
    keeper.at("extra-misdeal_kind-talon").click()
    keeper.at("btn-write").click()
    expect(deals).to_contain_text("the talon was dealt wrongly")
    assert keeper.deals() == ["misdeal talon", "misdeal"]


@pytest.mark.full
def test_misere_is_given_up_by_a_tap_where_agreed(visit: Open) -> None:
    keeper = open_keeper(visit)
    keeper.begin("wikipedia-sochi; concede_misere=yes")
    keeper.at("who-0").click()
    expect(keeper.at("contract-10NT")).to_be_visible()
    expect(keeper.at("contract-misere")).to_have_count(0)
    keeper.at("kind-concede").click()
    expect(keeper.at("contract-misere")).to_have_text("misère")
    keeper.at("contract-misere").click()
    keeper.at("btn-write").click()
    assert keeper.deals() == ["concede 0 misere"]
    keeper.wait_for_deals(1)
    expect(keeper.at("score-deals")).to_contain_text("Gave misère up: +30 on the hill of Anna (5.3)")


def test_deals_are_entered_in_few_taps(visit: Open) -> None:
    keeper = open_keeper(visit)
    keeper.begin()
    keeper.page.evaluate(COUNT)
    evening = ((UNOPPOSED, 6), (WHISTED, 6), (MISERE, 6), (BOTH, 8), (ALL_PASS, 8))
    for count, (deal, most) in enumerate(evening, 1):
        keeper.page.evaluate("window.taps = 0")
        keeper.enter(*deal[0])
        assert 0 < keeper.page.evaluate("window.taps") <= most, deal[1]
        keeper.wait_for_deals(count)
    # Of the all-pass the eldest hand is asked first, who is Boris now.
    assert keeper.deals() == [UNOPPOSED[1], WHISTED[1], MISERE[1], BOTH[1], "raspasy 3 2 5"]
    keeper.wait_for_deals(5)


def test_sheet_of_twelve_deals_can_be_corrected_printed_and_watched(visit: Open) -> None:
    keeper = open_keeper(visit, "/")
    keeper.at("btn-keep-score").click()
    keeper.begin()
    for taps, _ in (UNOPPOSED, WHISTED, BOTH, MISERE, ALL_PASS, UNOPPOSED):
        keeper.enter(*taps)
    keeper.at("btn-watch").click()
    watcher = open_keeper(visit, str(keeper.at("watch-link").get_attribute("href")), DESKTOP)
    expect(watcher.at("deal-6")).to_be_visible()
    for taps, _ in (ALL_PASS, WHISTED, MISERE, BOTH, UNOPPOSED, WHISTED):
        keeper.enter(*taps)
    keeper.wait_for_deals(12)
    expect(watcher.at("deal-12")).to_be_visible()
    assert sorted(last_figures(keeper.page)) == sorted(computed_figures(keeper.deals()))
    before = keeper.results()

    keeper.at("deal-2").get_by_role("button").first.click()
    keeper.at("edit-2").click()
    expect(keeper.at("said")).to_contain_text("6")
    keeper.at("said").get_by_role("button").last.click()
    keeper.enter("tricks-4")
    expect(keeper.at("now-1")).not_to_have_text(before[1])
    assert keeper.deals()[1] == "1 6S whist pass 4"
    assert len(keeper.deals()) == 12
    assert sorted(last_figures(keeper.page)) == sorted(computed_figures(keeper.deals()))
    expect(watcher.at("now-1")).to_have_text(keeper.results()[1])

    keeper.at("btn-undo").click()
    expect(keeper.at("now-1")).to_have_text(before[1])
    keeper.at("btn-redo").click()
    expect(keeper.at("now-1")).not_to_have_text(before[1])

    keeper.page.emulate_media(media="print")
    expect(keeper.at("sheet-svg")).to_be_visible()
    expect(keeper.at("deal-12")).to_be_visible()
    for hidden in ("entry", "share", "btn-undo", "figure-why"):
        expect(keeper.at(hidden)).to_be_hidden()
    assert keeper.page.pdf().startswith(b"%PDF")


def test_deals_can_be_entered_offline(visit: Open, server: Server) -> None:
    keeper = open_keeper(visit, profile=OFFLINE)
    keeper.begin()
    keeper.enter(*UNOPPOSED[0])
    keeper.wait_for_deals(1)
    keeper.page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    keeper.page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    keeper.page.wait_for_function(FORMS, arg=keeper.name)
    with offline(server, keeper.page):
        keeper.page.reload()
        keeper.enter(*WHISTED[0])
        expect(keeper.at("away")).to_be_visible()
        expect(keeper.at("deal-2")).to_contain_text("Boris, 6")
        expect(keeper.at("stale")).to_be_visible()
        assert len(figures(keeper.page)) == 1  # those of the last answer
        keeper.page.reload()
        keeper.enter(*ALL_PASS[0])
        assert keeper.deals() == [UNOPPOSED[1], WHISTED[1], "raspasy 5 3 2"]  # the eldest hand is asked first
        keeper.page.goto("/")
        expect(keeper.at("home-offline")).to_be_visible()
        keeper.at("btn-keep-score").click()
        keeper.at("kept").click()
    keeper.wait_for_deals(3)
    expect(keeper.at("away")).to_have_count(0)
    assert sorted(last_figures(keeper.page)) == sorted(computed_figures(keeper.deals()))
    check_worker(keeper)


def check_worker(keeper: Keeper) -> None:
    """Check that the service worker caches the client and no answers."""
    kept = keeper.page.evaluate(
        "caches.keys().then((names) => Promise.all(names.map((name) => caches.open(name))))"
        ".then((all) => Promise.all(all.map((one) => one.keys())))"
        ".then((all) => all.flat().map((request) => new URL(request.url).pathname))"
    )
    assert "/" in kept and not [path for path in kept if path.startswith("/api")]


def test_deal_that_became_impossible_is_marked_and_explained(visit: Open) -> None:
    keeper = open_keeper(visit)
    keeper.begin("kodeks-leningrad; target=20")
    keeper.enter(*UNOPPOSED[0])
    keeper.enter(*WHISTED[0])
    keeper.enter(*BOTH[0])
    keeper.wait_for_deals(3)
    keeper.at("deal-1").get_by_role("button").first.click()
    keeper.at("edit-1").click()
    keeper.at("said").get_by_role("button").first.click()
    keeper.enter(*ALL_PASS[0])
    expect(keeper.at("deal-2").get_by_role("alert")).to_contain_text("10.7")
    expect(keeper.at("broken")).to_contain_text("deal 2")
    expect(keeper.at("deal-3")).to_contain_text("Vera, 8")
    expect(keeper.at("deal-3")).to_contain_text("waits")
    keeper.at("btn-undo").click()
    keeper.wait_for_deals(3)
    expect(keeper.at("broken")).to_have_count(0)


def test_deals_can_be_inserted_and_removed(visit: Open) -> None:
    keeper = open_keeper(visit)
    keeper.begin()
    keeper.enter(*UNOPPOSED[0])
    keeper.enter(*WHISTED[0])
    keeper.at("deal-2").get_by_role("button").first.click()
    keeper.at("insert-2").click()
    keeper.enter(*MISERE[0])
    keeper.wait_for_deals(3)
    assert keeper.deals() == [UNOPPOSED[1], MISERE[1], WHISTED[1]]
    keeper.at("deal-1").get_by_role("button").first.click()
    keeper.at("remove-1").click()
    keeper.wait_for_deals(2)
    assert keeper.deals() == [MISERE[1], WHISTED[1]]
    keeper.page.reload()
    keeper.wait_for_deals(2)
    assert sorted(last_figures(keeper.page)) == sorted(computed_figures(keeper.deals()))


def test_corrected_figure_stays_explained_unless_it_is_hidden(visit: Open) -> None:
    keeper = open_keeper(visit)
    keeper.begin()
    keeper.enter(*UNOPPOSED[0])
    keeper.enter(*WHISTED[0])
    keeper.wait_for_deals(2)
    old = keeper.page.locator(".figure.old")
    expect(old).to_have_count(0)
    expect(keeper.at("sheet-wrong")).to_have_count(0)
    keeper.at("deal-1").get_by_role("button").first.click()
    keeper.at("edit-1").click()
    keeper.at("said").get_by_role("button").last.click()
    for _ in range(2):
        keeper.at("said").get_by_role("button").last.click()
    keeper.enter("who-0", "contract-6S", "way-pass-pass")
    expect(old).to_have_count(1)
    expect(old).to_have_attribute("aria-label", "Pool of Anna: 4, deal 1, corrected")
    assert keeper.record()["deals"][0] == {"result": "0 6S pass pass", "wrong": [UNOPPOSED[1]]}
    assert sorted(last_figures(keeper.page)) == sorted(computed_figures(keeper.deals()))
    old.click()
    expect(keeper.at("figure-why")).to_contain_text("deal 1, corrected: it was 7♥ made, +4")
    keeper.at("figure-pool-0-x-1").click()
    expect(keeper.at("figure-why")).to_contain_text("corrected: it was +4; 6♠ made, +2")
    expect(keeper.at("was-1")).to_contain_text("corrected: it was Anna 7")

    keeper.at("btn-watch").click()
    watcher = open_keeper(visit, str(keeper.at("watch-link").get_attribute("href")), DESKTOP)
    expect(watcher.page.locator(".figure.old")).to_have_count(1)
    watcher.at("sheet-wrong").click()
    expect(watcher.page.locator(".figure.old")).to_have_count(0)
    expect(watcher.at("was-1")).to_have_count(0)

    keeper.at("sheet-wrong").click()
    expect(old).to_have_count(0)
    keeper.page.reload()
    keeper.wait_for_deals(2)
    expect(keeper.at("sheet-wrong")).to_have_attribute("aria-pressed", "false")
    expect(old).to_have_count(0)
    keeper.at("sheet-wrong").click()
    expect(old).to_have_count(1)
    keeper.at("deal-2").get_by_role("button").first.click()
    keeper.at("remove-2").click()
    expect(keeper.at("removed")).to_contain_text("Deleted: Boris 6")
    expect(old).not_to_have_count(1)
    keeper.at("btn-undo").click()
    expect(keeper.at("removed")).to_have_count(0)
    expect(old).to_have_count(1)


def test_match_can_be_ended_early_with_payments(visit: Open) -> None:
    keeper = open_keeper(visit)
    keeper.begin()
    keeper.enter(*WHISTED[0])
    keeper.wait_for_deals(1)
    keeper.page.locator('[data-testid="figure-whists-2-1-0"]').click()
    expect(keeper.at("figure-why")).to_contain_text("deal 1")
    keeper.at("btn-end").click()
    expect(keeper.at("over")).to_be_visible()
    expect(keeper.at("pays").first).to_be_visible()
    expect(keeper.at("sheet-svg").get_by_role("img", name="Result: +")).to_have_count(2)
    keeper.at("btn-go-on").click()
    expect(keeper.at("entry")).to_be_visible()


def test_deal_can_be_entered_by_keyboard(visit: Open) -> None:
    keeper = open_keeper(visit, profile=DESKTOP)
    keeper.begin()
    keeper.at("who-1").focus()
    for key in ("Enter", "ArrowDown", "ArrowRight", "Enter", "Tab", "Enter", "6", "Enter"):
        keeper.page.keyboard.press(key)
    keeper.wait_for_deals(1)
    assert keeper.deals() == ["1 7C whist pass 6"]
    keeper.page.keyboard.press("Control+z")
    keeper.wait_for_deals(0)
    keeper.page.keyboard.press("Control+Shift+Z")
    keeper.wait_for_deals(1)


@pytest.mark.full
def test_dealer_of_four_rests(visit: Open) -> None:
    keeper = open_keeper(visit)
    keeper.begin(names=(*NAMES, "Gleb"))
    expect(keeper.at("entry")).to_contain_text("Gleb deals and rests")
    expect(keeper.at("who-3")).to_have_count(0)
    keeper.enter("who-0", "contract-7H", "way-whist-pass", "tricks-7")
    expect(keeper.at("entry")).to_contain_text("Anna deals and rests")
    keeper.wait_for_deals(1)


def test_sheet_and_record_can_be_saved_and_opened(visit: Open) -> None:
    keeper = open_keeper(visit)
    keeper.begin()
    keeper.enter(*WHISTED[0])
    keeper.wait_for_deals(1)
    starts = {"btn-svg": b"<svg", "btn-png": b"\x89PNG", "btn-record": b"[Prikup"}
    saved = {}
    for button, start in starts.items():
        with keeper.page.expect_download() as download:
            keeper.at(button).click()
        saved[button] = download.value.path().read_bytes()
        assert saved[button].startswith(start)
    box = re.search(rb'viewBox="\S+ \S+ (\d+) (\d+)"', saved["btn-svg"])
    assert box is not None
    assert struct.unpack(">II", saved["btn-png"][16:24]) == (
        2 * int(box[1]),
        2 * int(box[2]),
    )
    assert records.read(saved["btn-record"].decode()).deals[0].result == "1 6S whist pass 0 6 4"
    keeper.page.goto("/score")
    keeper.at("drop").click()
    keeper.at("drop").click()
    expect(keeper.at("kept")).to_have_count(0)
    keeper.at("open-record").set_input_files(
        {"name": "home.prikup", "mimeType": "text/plain", "buffer": b"[Prikup"}
    )
    expect(keeper.page.get_by_role("alert")).to_contain_text("Line 1")
    keeper.at("open-record").set_input_files(
        {"name": "home.prikup", "mimeType": "text/plain", "buffer": saved["btn-record"]}
    )
    keeper.wait_for_deals(1)
    assert keeper.deals() == ["1 6S whist pass 0 6 4"]


@pytest.mark.full
def test_sheet_with_an_invalid_deal_is_saved_unchanged(visit: Open) -> None:
    keeper = open_keeper(visit, profile=RUSSIAN)
    head = {"rules": "wikipedia-sochi", "seats": ["Анна", "Борис", "Вера"], "dealer": 2}
    wrong = {"deals": [{"result": "0 7H whist pass 7"}, {"result": "0 7H whist whist 7"}], "prikup": 1}
    data = json.dumps(head | wrong).encode()
    keeper.at("open-record").set_input_files(
        {"name": "home.json", "mimeType": "application/json", "buffer": data}
    )
    expect(keeper.at("broken")).to_contain_text("нужны взятки каждого места, а мест 3 (п. 8.4)")
    expect(keeper.at("deal-1")).to_contain_text("Анна 7, Борис вистует, Вера пас: взято 7")
    with keeper.page.expect_download() as download:
        keeper.at("btn-record").click()
    assert json.loads(download.value.path().read_bytes())["deals"] == wrong["deals"]


def test_withdrawn_sheet_is_no_longer_shared(visit: Open) -> None:
    keeper = open_keeper(visit)
    keeper.begin()
    keeper.enter(*WHISTED[0])
    keeper.at("btn-watch").click()
    watcher = open_keeper(visit, str(keeper.at("watch-link").get_attribute("href")), DESKTOP)
    expect(watcher.at("deal-1")).to_be_visible()
    keeper.at("btn-withdraw").click()
    keeper.at("btn-withdraw").click()
    expect(keeper.at("watch-link")).to_have_count(0)
    expect(watcher.page.get_by_text("This sheet is no longer shared.")).to_be_visible()
    keeper.enter(*UNOPPOSED[0])
    keeper.wait_for_deals(2)
    keeper.at("btn-watch").click()
    expect(keeper.at("watch-link")).to_be_visible()


@pytest.mark.full
def test_donor_with_a_choice_is_asked_after_the_deal(visit: Open) -> None:
    keeper = open_keeper(visit)
    keeper.begin("wikipedia-sochi; target=4; aid=donor_choice")
    keeper.enter("who-0", "kind-misere", "tricks-0")
    expect(keeper.at("aid")).to_contain_text("Anna")
    for seat in (1, 1, 1, 2, 2, 2):
        keeper.at(f"aid-more-{seat}").click()
    keeper.at("btn-aid").click()
    expect(keeper.at("figure-pool-2-x-0")).to_be_visible()
    expect(keeper.at("aid")).to_have_count(0)
    assert keeper.deals() == ["misere 0 0 10 0 aid 1:3 2:3"]
    assert [one for one in last_figures(keeper.page) if one.startswith("pool")] == [
        "pool-0-x 4",
        "pool-1-x 3",
        "pool-2-x 3",
    ]
