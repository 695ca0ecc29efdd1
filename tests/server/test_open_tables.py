"""The list of open tables and the search for a seat, on the wire and over several processes."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import AsyncIterator, Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from prikup.server.http.guest_tokens import new_link_id
from prikup.server.http.open_tables import OpenTableRoutes
from tests.server.players import Browser, Json, Server, limit
from tests.server.processes import Process, free_port, until

Make = Callable[[], Browser]

WISH: Json = {"game": "preferans", "rules": "wikipedia-sochi; target=10", "players": 3, "fill_after": 600}
LIST = "/api/open"


def find(guest: Browser, name: str = "", **wish: Any) -> tuple[int, str]:
    """Search for a table; return the status and the table's id."""
    answer = guest.http.post(f"{LIST}/find", json=WISH | {"name": name} | wish)
    return answer.status_code, str(answer.json().get("id") or answer.json()["error"]["code"])


def wait_at(guest: Browser, table: str, key: str = "") -> Any:
    """Open the guest's page at a table and agree to its rules."""
    socket = guest.socket(f"{table}?key={key}" if key else table)
    socket.see(lambda state: bool(state) and state["table"]["me"] is not None)
    socket.send("agree")
    return socket


def listed(guest: Browser, part: str = "waiting") -> dict[str, list[str]]:
    """Return the names at the seats of each table in the list."""
    tables = guest.http.get(LIST).json()[part]
    return {one["id"]: [seat["name"] for seat in one["seats"] if seat["kind"] == "person"] for one in tables}


@pytest.fixture(autouse=True)
def no_cache(monkeypatch: pytest.MonkeyPatch) -> None:
    """Read the list for every request: no test waits for a second to pass."""
    monkeypatch.setattr("prikup.server.http.open_tables.LIST_AGE_S", -1.0)


@pytest.fixture
def server(database: str) -> Iterator[Server]:
    """Yield an empty server that keeps a seat for a while until the page of its guest is open."""
    with Server(database, stale_after_s=10) as running:
        yield running


@pytest.mark.databases
def test_three_people_who_search_play_together(server: Server, browser: Make) -> None:
    anna, boris, vera = browser(), browser(), browser()
    assert listed(anna) == {}
    status, table = find(anna, "Anna")
    assert status == 201
    first = wait_at(anna, table)
    until(lambda: listed(boris) == {table: ["Anna"]})
    assert find(boris, "Boris") == (200, table)
    second = wait_at(boris, table)
    until(lambda: listed(vera) == {table: ["Anna", "Boris"]})
    assert find(vera, "Vera") == (200, table)
    third = wait_at(vera, table)
    for socket in (first, second, third):
        socket.see(lambda state: state["table"]["stage"] == "playing")
    until(lambda: listed(anna, "playing") == {table: ["Anna", "Boris", "Vera"]})
    assert listed(anna) == {}


def test_private_table_is_never_listed(server: Server, browser: Make) -> None:
    anna = browser()
    private = anna.create("me", "open", "open")
    socket = wait_at(anna, private)
    assert listed(anna) == {} and listed(anna, "playing") == {}
    socket.send("list", fill_after=0)
    socket.see(lambda state: state["table"]["listed_since"] is not None)
    assert list(listed(browser())) == [private]
    socket.send("list", fill_after=None)
    socket.see(lambda state: state["table"]["listed_since"] is None)
    assert listed(browser()) == {}
    status, other = find(browser(), "Boris")
    assert status == 201 and other != private


def test_only_public_facts_are_listed(server: Server, browser: Make) -> None:
    anna = browser()
    _, table = find(anna, "Anna")
    wait_at(anna, table)
    me = anna.http.get("/api/me").json()["id"]
    answer = browser().http.get(LIST)
    (entry,) = answer.json()["waiting"]
    assert set(entry) == {"id", "url", "game", "rules", "stage", "seats", "since", "fills_at"}
    assert me not in answer.text and "set-cookie" not in answer.headers


def test_list_is_sent_again_only_if_it_has_changed(server: Server, browser: Make) -> None:
    anna = browser()
    tag = anna.http.get(LIST).headers["etag"]
    assert anna.http.get(LIST, headers={"if-none-match": tag}).status_code == 304
    _, table = find(anna, "Anna")
    wait_at(anna, table)
    assert anna.http.get(LIST, headers={"if-none-match": tag}).status_code == 200


def test_list_leaves_out_a_table_at_once_when_its_people_are_gone(server: Server, browser: Make) -> None:
    anna = browser()
    _, table = find(anna, "Anna")
    socket = wait_at(anna, table)
    assert table in listed(anna)
    socket.send("leave")
    until(lambda: listed(anna) == {})
    _, table = find(anna, "Anna")
    wait_at(anna, table).close()
    until(lambda: listed(anna) == {})


def test_search_prefers_most_people_then_longest_wait(server: Server, browser: Make) -> None:
    people = [browser() for _ in range(4)]
    tables = []
    for number, guest in enumerate(people[:3]):
        table = guest.create("me", "open", "open", rules=WISH["rules"])
        socket = wait_at(guest, table)
        socket.send("list", fill_after=0)
        socket.see(lambda state: state["table"]["listed_since"] is not None)
        tables.append((table, socket))
        if number == 2:
            people[3].get("/api/me")
            second = people[3].socket(table)
            second.see(bool)
            second.send("sit", seat=2, name="Lev")
            second.see(lambda state: state["table"]["me"] == 2)
    assert list(listed(browser())) == [tables[2][0], tables[0][0], tables[1][0]]
    for expected in (tables[2][0], tables[0][0]):
        guest = browser()
        assert find(guest)[1] == expected
        wait_at(guest, expected)


def test_search_asks_for_the_same_game_rules_and_number_of_players(server: Server, browser: Make) -> None:
    anna = browser()
    _, table = find(anna, "Anna")
    wait_at(anna, table)
    others: list[Json] = [
        {"rules": "wikipedia-leningrad"}, {"players": 4}, {"game": "thousand", "rules": ""},
    ]  # fmt: skip
    for wish in others:
        assert find(browser(), **wish) != (200, table)
    assert find(browser(), rules="wikipedia-sochi;target=10") == (200, table)  # as tables spell it
    assert find(browser(), rules="wikipedia-leningrad; target=x") == (400, "rules")
    assert find(browser(), players=7)[0] == 400


def test_barred_person_is_not_seated_there_again(server: Server, browser: Make) -> None:
    anna, boris = browser(), browser()
    _, table = find(anna, "Anna")
    owner = wait_at(anna, table)
    assert find(boris, "Boris") == (200, table)
    wait_at(boris, table)
    owner.see(lambda state: state["table"]["seats"][1]["kind"] == "person")
    owner.send("bar", seat=1)
    owner.see(lambda state: state["table"]["seats"][1]["kind"] == "open")
    status, other = find(boris, "Boris")
    assert status == 201 and other != table
    assert find(browser(), "Vera")[1] == table  # by the link with its new key


def test_guest_waits_at_one_table_only(server: Server, browser: Make) -> None:
    anna = browser()
    _, table = find(anna, "Anna")
    wait_at(anna, table)
    assert {find(anna, "Anna")[1] for _ in range(5)} == {table}
    another = anna.create("me", "open", "open")
    socket = wait_at(anna, another)
    socket.send("list", fill_after=0)
    assert socket.error()["code"] == "listed"
    status, other = find(anna, "Anna", game="thousand", rules="")
    assert status == 201 and list(listed(anna)) == [other]


def test_guest_who_opens_tables_to_anybody_at_the_same_moment_opens_one(
    server: Server, browser: Make
) -> None:
    anna = browser()
    sockets = [anna.socket(anna.create("me", "open", "open")) for _ in range(5)]
    for one in sockets:
        one.see(bool)
    for one in sockets:
        one.send("list", fill_after=0)
    answers = Counter(map(answer_to_listing, sockets))
    assert answers == {"listed": 1, "listed-other": 4}


def answer_to_listing(socket: Any) -> str:
    """Return ``listed``, or the name of the error with which that was refused."""
    while True:
        frame = socket.receive()
        if frame["type"] == "error":
            return str(frame["name"])
        if socket.state["table"]["listed_since"] is not None:
            return "listed"


def test_one_address_cannot_fill_the_list(
    server: Server, browser: Make, monkeypatch: pytest.MonkeyPatch
) -> None:
    limit(server, monkeypatch, listed=3, found=50)
    for number in range(3):
        guest = browser()
        status, table = find(guest, rules=f"wikipedia-sochi; target={number + 1}")
        assert status == 201
        wait_at(guest, table)
    assert find(browser(), rules="wikipedia-sochi; target=20") == (429, "limit")
    assert len(listed(browser())) == 3
    limit(server, monkeypatch, found=2)
    guest = browser()
    assert [find(guest, rules="wikipedia-sochi; target=1")[0] for _ in range(3)] == [200, 200, 429]


def test_people_who_search_at_once_meet(tmp_path: Path) -> None:
    server = Process(free_port(), str(tmp_path / "t.db"), workers=2)
    try:
        guests = [Browser(server.url) for _ in range(6)]
        with ThreadPoolExecutor(6) as pool:
            made = list(pool.map(lambda guest: find(guest, "Anna"), guests))
        assert sorted(status for status, _ in made) == [200] * 4 + [201] * 2
        assert sorted(Counter(table for _, table in made).values()) == [3, 3]
        sockets = [wait_at(guest, table) for guest, (_, table) in zip(guests, made, strict=True)]
        for socket in sockets:
            socket.see(lambda state: state["table"]["stage"] == "playing")
            seats = [seat["name"] for seat in socket.state["table"]["seats"]]
            assert sorted(seats) == ["Anna", "Anna 2", "Anna 3"]
        for guest in guests:
            until(lambda guest=guest: len(listed(guest, "playing")) == 2)  # type: ignore[misc]
            guest.close()
    finally:
        server.kill()


def test_bots_fill_an_open_table(server: Server, browser: Make) -> None:
    anna = browser()
    _, table = find(anna, "Anna", fill_after=1)
    socket = wait_at(anna, table)
    state = socket.see(lambda state: state["table"]["stage"] == "playing")
    assert [seat["kind"] for seat in state["table"]["seats"]] == ["person", "bot", "bot"]


def test_people_who_open_tables_at_the_same_moment_meet(
    server: Server, browser: Make, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Both search without a turn, and neither opens a table before the other has found none."""
    searched = asyncio.Barrier(2)
    find_seat = OpenTableRoutes._find_seat

    async def find_none(routes: OpenTableRoutes, *given: Any) -> Any:
        found = await find_seat(routes, *given)
        await searched.wait()
        return found

    @asynccontextmanager
    async def take_no_turn(_: OpenTableRoutes, __: str) -> AsyncIterator[None]:
        yield

    async def draw_id(_: Any) -> str:
        return new_link_id()  # those of a server with a seed are counted

    monkeypatch.setattr("prikup.server.http.open_tables.new_table_id", draw_id)
    monkeypatch.setattr(OpenTableRoutes, "_find_seat", find_none)
    monkeypatch.setattr(OpenTableRoutes, "_take_turn", take_no_turn)
    anna, boris = browser(), browser()
    with ThreadPoolExecutor(2) as threads:
        asked = [
            threads.submit(find, guest, name, rules="wikipedia-sochi; target=30")
            for guest, name in ((anna, "Anna"), (boris, "Boris"))
        ]
        found = [one.result() for one in asked]
    assert [status for status, _ in found] == [201, 201] and len({table for _, table in found}) == 1
    for guest in (anna, boris):
        wait_at(guest, found[0][1])
    until(lambda: {len(names) for names in listed(anna).values()} == {2})
