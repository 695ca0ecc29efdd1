"""The page of the operator: a report with its chat leads to a ban."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from playwright.sync_api import expect

from prikup.cli import main
from tests.server.players import Browser, many_browsers
from tests.server.test_accounts import error, register
from tests.server.test_open_tables import WISH, find, wait_at
from tests.server.test_reports import report, seat_two
from tests.web.conftest import PHONE, Open
from tests.web.player import Player
from tests.web.serving import Server
from tests.web.test_mine import wrong


@pytest.fixture
def browser(server: Server) -> Iterator[Callable[[], Browser]]:
    """Return a function that makes clients without a page."""
    with many_browsers(server.url) as create:
        yield create


def enter(visit: Open, guest: Browser, path: str) -> Player:
    """Return a page of a guest."""
    player = visit("/rules", PHONE, fresh=True)
    cookie = {"name": "prikup", "value": str(guest.http.cookies["prikup"]), "url": guest.url}
    player.page.context.add_cookies([cookie])  # type: ignore[list-item]
    player.page.goto(path)
    return player


def test_operator_reads_report_and_bans(visit: Open, browser: Callable[[], Browser], tmp_path: Path) -> None:
    olga = browser()
    register(olga, "Olga")
    words = ["admin", "operator", "Olga", "--database", str(tmp_path / "prikup.db")]
    with ThreadPoolExecutor(1) as thread:  # Playwright's loop runs in this one
        assert thread.submit(main, words).result() == 0
    anna, boris, table = seat_two(browser)
    socket = boris.socket(table)
    socket.see(bool)
    socket.send("say", text="Bad words, and a long line of them: " + "very " * 30)
    socket.see(lambda state: len(state["table"]["says"]) == 1)
    assert report(anna, table, 1, text="Listen to him") == (204, "")
    vera = browser()
    wait_at(vera, find(vera, "Vera")[1])

    page = enter(visit, olga, "/account")
    page.at("operator-link").click()
    expect(page.at("report")).to_contain_text("Listen to him")
    expect(page.at("report")).to_contain_text("Bad words")
    expect(page.at("table-line")).to_have_count(2)
    page.at("report").locator("summary").click()
    assert wrong(page, "report") == set()
    page.at("report").get_by_test_id("ban-reason").fill("Insults at the table")
    page.at("report").get_by_test_id("ban-until").fill("2099-12-31")
    page.at("report").get_by_test_id("ban").click()
    expect(page.at("ban-line")).to_contain_text("Insults at the table")
    assert error(boris.http.post("/api/open/find", json=WISH)) == (403, "banned")
    page.at("close-report").click()
    expect(page.at("report")).to_have_count(0)
    page.at("unlist").click()
    expect(page.at("unlist")).to_have_count(0)
    page.at("search-accounts").fill("olg")
    page.at("search-accounts").press("Enter")
    expect(page.at("account-line")).to_have_count(1)
    assert wrong(page, "operator") == set()
    page.at("unban").click()
    expect(page.at("ban-line")).to_have_count(0)


def test_page_of_operator_is_empty_for_others(visit: Open, browser: Callable[[], Browser]) -> None:
    anna = browser()
    register(anna)
    page = enter(visit, anna, "/operator")
    expect(page.at("trouble")).to_be_visible()
    expect(page.at("operator")).not_to_contain_text("Anna")
