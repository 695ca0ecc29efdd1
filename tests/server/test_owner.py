"""The owner's powers on the wire, and strangers at somebody's table."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from itertools import cycle
from typing import Any

import pytest

from prikup.server.problems import HTTPProblem
from prikup.server.tables import protocol
from prikup.server.tables.host import Guest, StoredEvent
from prikup.server.tables.room import MAX_GUEST_PAGES, Room
from prikup.table import TableError, events
from prikup.table.requests import MAX_RULE_CHANGES
from tests.server.hosts import host_of
from tests.server.players import Browser, Server, Socket, limit
from tests.table.playing import Log

Make = Callable[[], Browser]

POWERS: dict[str, dict[str, Any]] = {
    "free": {"seat": 1},
    "bar": {"seat": 1},
    "lock": {"lock": "all"},
    "hand_over": {"seat": 1},
}


def visit(browser: Make, table: str, key: str = "") -> tuple[Browser, Socket]:
    """Return a new guest who watches a table, by the link with this key."""
    guest = browser()
    guest.http.get("/api/me")
    return guest, guest.socket(f"{table}?key={key}" if key else table)


def seat_guest(browser: Make, table: str, seat: int, name: str, key: str = "") -> tuple[Browser, Socket]:
    """Return a new guest who sits at a table."""
    guest, socket = visit(browser, table, key)
    socket.see(bool)
    socket.send("sit", seat=seat, name=name)
    socket.see(lambda state: state["table"]["me"] == seat)
    return guest, socket


def refusal(socket: Socket, kind: str, **fields: Any) -> str:
    """Return the code with which a message is refused."""
    socket.send(kind, **fields)
    return str(socket.error()["code"])


def turned_away(socket: Socket) -> tuple[int, str]:
    """Return with which code a socket is closed, and the code of the error before; no state came."""
    code = socket.closed()
    assert [frame["type"] for frame in socket.frames] == ["error"]
    return code, str(socket.frames[0]["code"])


def key_of(owner: Socket) -> str:
    """Return the key of the table's link."""
    return str(owner.state["table"]["invite"].partition("?key=")[2])


@pytest.mark.parametrize("stage", ["seating", "playing"])
def test_owners_powers_are_refused_to_others(server: Server, browser: Make, stage: str) -> None:
    anna = browser()
    table = anna.create("me", "open", "rules")
    owner = anna.sit(table)
    _, vera = seat_guest(browser, table, 1, "Vera")
    _, watcher = visit(browser, table)
    if stage == "playing":
        vera.send("agree")
        owner.see(lambda state: state["table"]["stage"] == "playing")
    for kind, fields in POWERS.items():
        assert refusal(vera, kind, **fields) == "owner"
        assert refusal(watcher, kind, **fields) == "owner"
    assert refusal(browser().socket(table), "free", seat=1) == "token"
    owner.drain()
    shown = owner.state["table"]
    assert (shown["seats"][1]["name"], shown["lock"], shown["is_owner"]) == ("Vera", "open", True)


def test_stranger_neither_changes_rules_nor_keeps_seat(server: Server, browser: Make) -> None:
    anna = browser()
    table = anna.create("me", "open", "rules")
    owner = anna.sit(table)
    _, stranger = seat_guest(browser, table, 1, "Vera")
    assert not stranger.state["table"]["may_change"]
    assert refusal(stranger, "rules", rules="wikipedia-rostov") == "owner"
    assert refusal(stranger, "rules", table={"changes": "all"}) == "owner"
    owner.send("free", seat=1)
    owner.see(lambda state: state["table"]["seats"][1]["kind"] == "open")
    stranger.see(lambda state: state["table"]["me"] is None)
    _, boris = seat_guest(browser, table, 1, "Boris")
    boris.send("agree")
    owner.see(lambda state: state["table"]["stage"] == "playing")


def test_barred_person_is_refused_with_either_link(server: Server, browser: Make) -> None:
    anna = browser()
    table = anna.create("me", "open", "open")
    owner = anna.sit(table)
    barred, stranger = seat_guest(browser, table, 1, "Vera")
    friend, boris = seat_guest(browser, table, 2, "Boris")
    _, watcher = visit(browser, table)
    watcher.see(bool)
    owner.send("bar", seat=1)
    owner.see(lambda state: "?key=" in state["table"]["invite"])
    key = key_of(owner)
    assert len(key) == 16
    # Everybody without a seat came by the old link, and sees nothing of the new state.
    for socket, code in ((stranger, "barred"), (watcher, "link")):
        assert socket.closed() == 4403 and socket.frames[-1]["code"] == code
        assert not any(key in text for text in socket.texts)
    assert turned_away(barred.socket(table)) == (4403, "barred")
    assert turned_away(barred.socket(f"{table}?key={key}")) == (4403, "barred")
    for path in ("", "/record", "/proof", "/deals", "/sheet.svg"):
        assert barred.http.get(f"/api/tables/{table}{path}?key={key}").status_code == 403
    newcomer, socket = visit(browser, table)
    assert turned_away(socket) == (4403, "link")
    assert newcomer.http.get(f"/api/tables/{table}").status_code == 403
    assert newcomer.http.get(f"/api/tables/{table}?key={key}").status_code == 200
    boris.see(lambda state: "?key=" in state["table"]["invite"])
    assert friend.socket(table).see(bool)["table"]["me"] == 2  # a seat needs no key
    _, vera = seat_guest(browser, table, 1, "Vera", key)
    for player in (vera, boris):
        player.send("agree")
    owner.see(lambda state: state["table"]["stage"] == "playing")


def test_locked_table_admits_nobody_new(server: Server, browser: Make) -> None:
    anna = browser()
    table = anna.create("me", "open", "rules")
    owner = anna.sit(table)
    _, early = visit(browser, table)
    early.see(bool)
    owner.send("lock", lock="seats")
    early.see(lambda state: state["table"]["lock"] == "seats")
    assert refusal(early, "sit", seat=1, name="Vera") == "locked"
    assert visit(browser, table)[1].see(bool)["table"]["me"] is None
    owner.send("lock", lock="all")
    owner.see(lambda state: state["table"]["lock"] == "all")
    assert turned_away(visit(browser, table)[1]) == (4403, "locked")
    owner.send("lock", lock="open")
    early.see(lambda state: state["table"]["lock"] == "open")
    early.send("sit", seat=1, name="Vera")
    early.see(lambda state: state["table"]["me"] == 1)


def test_table_is_handed_over(server: Server, browser: Make) -> None:
    anna = browser()
    table = anna.create("me", "open", "rules")
    owner = anna.sit(table)
    _, vera = seat_guest(browser, table, 1, "Vera")
    assert refusal(owner, "hand_over", seat=2) == "seat"
    owner.send("hand_over", seat=1)
    vera.see(lambda state: state["table"]["is_owner"] and state["table"]["owner"] == 1)
    assert refusal(owner, "lock", lock="all") == "owner"
    vera.send("free", seat=0)
    owner.see(lambda state: state["table"]["me"] is None)


def test_friend_takes_seat_that_was_freed_during_the_match(server: Server, browser: Make) -> None:
    anna = browser()
    table = anna.create("me", "open", "rules")
    owner = anna.sit(table)
    gone, vera = seat_guest(browser, table, 1, "Vera")
    vera.send("agree")
    owner.see(lambda state: state["table"]["stage"] == "playing")
    _, watcher = visit(browser, table)
    watcher.see(bool)
    owner.send("free", seat=1)
    owner.see(lambda state: state["table"]["seats"][1]["vacant"])
    gone.http.cookies.clear()  # the same person without the cookie: somebody else to the server
    gone.http.get("/api/me")
    back = gone.socket(table)
    back.see(bool)
    back.send("sit", seat=1, name="Vera")
    back.see(lambda state: state["table"]["me"] == 1 and state["view"]["seat"] == 1)
    assert watcher.see(lambda state: not state["table"]["seats"][1]["vacant"])["view"]["seat"] is None


def test_owner_of_bots_only_table_frees_their_seats(server: Server, browser: Make) -> None:
    anna = browser()
    table = anna.create("rules", "rules", "rules", table={"tempo": "human"})
    owner = anna.socket(table)
    assert owner.see(bool)["table"]["is_owner"] and owner.state["table"]["me"] is None
    owner.send("free", seat=2)
    owner.see(lambda state: state["table"]["seats"][2]["vacant"])
    assert not visit(browser, table)[1].see(bool)["table"]["is_owner"]
    owner.send("sit", seat=2, name="Anna")
    owner.see(lambda state: state["table"]["me"] == 2 and state["table"]["is_owner"])


def test_seated_player_gets_in_past_100_strangers(
    server: Server, browser: Make, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna, boris = browser(), browser()
    boris.http.get("/api/me")
    table = anna.create("me", "open", "rules")
    anna.sit(table)
    friend = boris.sit(table)
    friend.send("sit", seat=1, name="Boris")
    friend.see(lambda state: state["table"]["me"] == 1)
    limit(server, monkeypatch, listeners=100, connections=1000, requests=100_000, address_events=100_000)
    strangers = browser()  # without a cookie: each socket is a visitor of its own
    for _ in range(100):
        strangers.socket(table).see(bool)
    assert turned_away(strangers.socket(table)) == (4429, "full")
    friend.close()
    for player, seat in ((boris, 1), (anna, 0)):
        assert player.socket(table).see(bool)["table"]["me"] == seat


def test_oldest_of_too_many_pages_of_one_guest_is_closed(server: Server, browser: Make) -> None:
    anna = browser()
    table = anna.create("me", "open", "rules")
    pages = []
    for _ in range(MAX_GUEST_PAGES + 1):
        pages.append(anna.socket(table))
        pages[-1].see(bool)
    assert pages[0].closed() == 4429 and pages[0].frames[-1]["code"] == "pages"
    pages[1].send("say", text="here")
    pages[1].see(lambda state: state["table"]["says"])


class Counting:
    """A store that counts what is appended and keeps nothing."""

    def __init__(self) -> None:
        self.appended = 0

    async def append(self, table_id: str, event: StoredEvent, changes: object) -> None:
        self.appended += 1


def test_message_of_a_person_who_lost_the_seat_is_not_taken_for_one_of_their_successor() -> None:
    store = Counting()

    async def run() -> None:
        room = Room(Log("PPP").table, host_of(store))
        late = events.Chat(by=1, text="I am Boris")  # made before the seat was freed, as in another process
        await room.append(events.FreeSeat(who="secret-0", seat=1, at=1.0, bot="rules"), "secret-0")
        await room.append(events.Sit(seat=1, who="boris", name="Boris"), "boris")
        with pytest.raises(TableError, match="you watch this table"):
            await room.append(late, "secret-1")
        await room.append(late, "boris")

    asyncio.run(run())
    assert store.appended == 3


def test_rules_messages_of_a_flood_are_refused_and_not_stored() -> None:
    store = Counting()
    rules = cycle([{"tempo": "instant"}, {"tempo": "human"}])

    async def run() -> None:
        room, anna = Room(Log("P--").table, host_of(store)), Guest("secret-0", "")
        codes = []
        for number in range(16_000):
            try:
                await room.handle_message(anna, protocol.Rules(nonce=f"{number}", table=next(rules)))
            except HTTPProblem as problem:
                codes.append(problem.why.code)
        assert codes == ["limit"] * (16_000 - MAX_RULE_CHANGES)
        assert len(room.make_snapshot("secret-0").encode_update(None, ())) < 4_000

    asyncio.run(run())
    assert store.appended == MAX_RULE_CHANGES
