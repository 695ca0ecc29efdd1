"""Blocks: who has blocked somebody does not meet them, and they do not learn of it."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest

from tests.server.conftest import DATABASES
from tests.server.players import Browser, Server, Socket
from tests.server.processes import until
from tests.server.test_accounts import account, error, register, sign_in
from tests.server.test_open_tables import find, wait_at
from tests.server.test_operator import id_of
from tests.server.test_reports import seat_two

pytestmark = pytest.mark.databases

Browsers = Callable[[], Browser]


@pytest.fixture(scope="module", params=DATABASES)
def server(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Yield a server that keeps a seat for a while until the page of its guest is open."""
    database = str(tmp_path_factory.mktemp("data") / "prikup.db")
    if request.param == "postgresql":
        database = request.getfixturevalue("postgres").database()
    with Server(database, stale_after_s=10) as running:
        yield running


@pytest.fixture(autouse=True)
def no_cache(monkeypatch: pytest.MonkeyPatch) -> None:
    """Read the list for every request: no test waits for a second to pass."""
    monkeypatch.setattr("prikup.server.http.open_tables.LIST_AGE_S", -1.0)


def block(browser: Browser, table: str, seat: int, yes: bool = True) -> tuple[int, str]:
    """Block the person at a seat; return the status, and the code of the refusal."""
    answer = browser.http.post(f"/api/tables/{table}/blocks", json={"seat": seat, "yes": yes})
    return (204, "") if answer.status_code == 204 else error(answer)


def blocked_names(browser: Browser) -> list[str]:
    return [one["name"] for one in browser.get("/api/blocks")["blocks"]]


def ask_to_sit(browser: Browser, table: str, seat: int) -> Socket:
    """Return the socket of somebody who has asked for a seat."""
    socket = browser.socket(table)
    socket.see(bool)
    socket.send("sit", seat=seat, name="Name")
    return socket


@pytest.mark.parametrize("who_waits", ["blocker", "blocked"])
def test_blocked_people_are_not_seated_together(server: Server, browser: Browsers, who_waits: str) -> None:
    anna, boris, table = seat_two(browser)
    assert block(anna, table, 1) == (204, "")
    first, second = (anna, boris) if who_waits == "blocker" else (boris, anna)
    wish = {"rules": f"wikipedia-sochi; target={20 if who_waits == 'blocker' else 22}"}
    status, open_table = find(first, "First", **wish)
    assert status == 201
    wait_at(first, open_table)
    status, other = find(second, "Second", **wish)
    assert status == 201 and other != open_table
    third = find(browser(), "Third", **wish)
    assert third == (200, open_table)  # who waits longest


def test_blocked_person_does_not_sit_at_tables_of_the_blocker(server: Server, browser: Browsers) -> None:
    anna, boris, table = seat_two(browser)
    own, other = anna.create("me", "open", "open"), browser().create("me", "open", "open")
    assert block(anna, table, 1) == (204, "")
    assert ask_to_sit(boris, own, 1).error()["code"] == "barred"
    ask_to_sit(boris, other, 1).see(lambda state: state["table"]["me"] == 1)
    boris_own = boris.create("me", "open", "open")
    ask_to_sit(anna, boris_own, 1).see(lambda state: state["table"]["me"] == 1)
    assert block(anna, table, 1, yes=False) == (204, "")
    ask_to_sit(boris, own, 1).see(lambda state: state["table"]["me"] == 1)


def test_block_holds_for_accounts_and_all_their_browsers(server: Server, browser: Browsers) -> None:
    anna, boris, table = seat_two(browser)
    phone = browser()
    key = register(phone, "Boris")
    assert sign_in(boris, recovery=key).status_code == 200
    assert block(anna, table, 1) == (204, "")
    home = browser()
    assert sign_in(home, recovery=register(anna)).status_code == 200
    assert blocked_names(home) == ["Boris"]
    own = home.create("me", "open", "open")
    assert ask_to_sit(phone, own, 1).error()["code"] == "barred"
    assert home.get(f"/api/tables/{table}/blocks")["seats"] == [1]
    assert home.get("/api/account/export")["blocked"] == ["Boris"]
    assert phone.http.request("DELETE", "/api/account").status_code == 204
    assert blocked_names(home) == ["NN"]


def test_blocks_are_listed_without_ids_and_ended_by_their_owner_only(
    server: Server, browser: Browsers
) -> None:
    anna, boris, table = seat_two(browser)
    assert (block(anna, table, 1), block(anna, table, 1)) == ((204, ""), (204, ""))
    listed = anna.http.get("/api/blocks")
    assert blocked_names(anna) == ["Boris"] and id_of(boris) not in listed.text
    (line,) = listed.json()["blocks"]
    assert blocked_names(boris) == [] and boris.get(f"/api/tables/{table}/blocks")["seats"] == []
    assert error(boris.http.delete(f"/api/blocks/{line['id']}")) == (404, "not_found")
    assert error(browser().http.delete(f"/api/blocks/{line['id']}")) == (404, "not_found")
    assert anna.http.delete(f"/api/blocks/{line['id']}").status_code == 204
    assert blocked_names(anna) == []


def test_only_other_persons_at_the_table_are_blocked(server: Server, browser: Browsers) -> None:
    anna, _, table = seat_two(browser)
    assert block(anna, table, 0) == block(anna, table, 2) == block(anna, table, 7) == (409, "report")
    stranger = browser()
    stranger.get("/api/me")
    assert block(stranger, table, 1) == block(browser(), table, 1) == (403, "watcher")
    assert blocked_names(anna) == []


def test_number_of_blocks_is_limited(
    server: Server, browser: Browsers, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("prikup.server.storage.blocks.MAX_BLOCKS", 1)
    anna, _, table = seat_two(browser)
    assert block(anna, table, 1) == (204, "")
    assert block(anna, table, 1) == (429, "limit")


def test_account_is_renamed_and_matches_keep_their_names(server: Server, browser: Browsers) -> None:
    anna = browser()
    register(anna, "Anna")
    table = anna.create("me", "open", "open", name="")
    answer = anna.http.post("/api/account/name", json={"name": " Anne  Marie "})
    assert answer.json()["account"]["name"] == "Anne Marie"
    assert anna.get(f"/api/tables/{table}")["table"]["seats"][0]["name"] == "Anna"
    again = anna.create("me", "open", "open", name="")
    assert anna.get(f"/api/tables/{again}")["table"]["seats"][0]["name"] == "Anne Marie"
    for wrong in ("", "A" * 25, "A\0", "Аnna", "\ud800"):
        body = f'{{"name": "{wrong}"}}'.encode("utf-8", "surrogatepass")
        assert anna.http.post("/api/account/name", content=body).status_code == 400
    assert error(browser().http.post("/api/account/name", json={"name": "X"})) == (401, "account")


def test_sessions_name_their_devices(server: Server, browser: Browsers) -> None:
    anna, phone = browser(), browser()
    anna.http.headers["user-agent"] = "Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0"
    phone.http.headers["user-agent"] = "<script>" * 1000 + "(Linux; Android 10) Chrome/150 Safari/537"
    key = register(anna)
    assert sign_in(phone, recovery=key).status_code == 200
    shown = account(phone)
    assert shown is not None
    assert [(one["device"], one["here"]) for one in shown["sessions"]] == [
        ("Chrome, Android", True),
        ("Firefox, Linux", False),
    ]


def test_search_does_not_wait_at_a_table_with_somebody_blocked_meanwhile(
    server: Server, browser: Browsers
) -> None:
    anna, boris = browser(), browser()
    wish = {"rules": "wikipedia-sochi; target=24"}
    _, table = find(anna, "Anna", **wish)
    wait_at(anna, table)
    assert find(boris, "Boris", **wish) == (200, table)
    wait_at(boris, table)
    until(lambda: anna.get(f"/api/tables/{table}")["table"]["seats"][1]["name"] == "Boris")
    assert block(boris, table, 0) == (204, "")
    status, other = find(boris, "Boris", **wish)
    assert status == 201 and other != table
