"""A friend who has lost the cookie gets the seat back on the wire, by consent of those who are present."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable

import pytest

from prikup.server.storage.store import Storage
from prikup.server.tables.driver import Driver, Pace
from prikup.server.tables.room import Room
from prikup.table import encode, events, list_todos
from tests.server.hosts import host_of
from tests.server.players import Browser, Json, Server, Socket
from tests.server.test_owner import refusal, seat_guest, visit
from tests.server.test_rematch import store
from tests.table.playing import Log

pytestmark = pytest.mark.databases

Make = Callable[[], Browser]


def begin(browser: Make) -> tuple[str, Socket, Browser, Socket]:
    """Return a table where Anna, its owner, and Vera play with a bot; Vera's browser and both sockets."""
    anna = browser()
    table = anna.create("me", "open", "random")
    owner = anna.sit(table)
    lost, vera = seat_guest(browser, table, 1, "Vera")
    vera.send("agree")
    owner.see(lambda state: state["table"]["stage"] == "playing" and state["view"]["seat"] == 0)
    vera.see(lambda state: (state["view"] or {"seats": [{}, {}]})["seats"][1].get("cards") is not None)
    return table, owner, lost, vera


def leave(socket: Socket, owner: Socket) -> None:
    """Leave the table, so that the seat may be asked for at once."""
    socket.send("leave")
    socket.close()
    owner.see(lambda state: not state["table"]["seats"][1]["here"])


def own_cards(state: Json) -> int:
    """Return the number of cards that a viewer is shown."""
    return sum(len(seat["cards"] or ()) for seat in (state["view"] or {"seats": ()})["seats"])


def test_seat_moves_to_another_cookie_by_consent_and_not_before(server: Server, browser: Make) -> None:
    table, owner, lost, vera = begin(browser)
    leave(vera, owner)
    _, back = visit(browser, table)
    back.see(bool)
    back.send("ask_seat", seat=1)
    back.see(lambda state: state["table"]["request"] == "open")
    request = owner.see(lambda state: state["table"]["seat_request"] is not None)["table"]["seat_request"]
    assert (request["seat"], request["missing"]) == (1, [0])
    back.drain()
    before = [json.loads(text) for text in back.texts]
    assert all(one["type"] != "state" or own_cards(one) == 0 for one in before)
    assert all("seats" not in one.get("view", {}) for one in before if one["type"] == "change")
    owner.send("answer_seat", request=request["at"], yes=True)
    shown = back.see(lambda state: state["table"]["me"] == 1)
    assert shown["view"]["seat"] == 1 and own_cards(shown) > 0
    assert shown["table"]["seats"][1]["name"] == "Vera"
    old = lost.socket(table).see(bool)
    assert (old["table"]["me"], old["table"]["lost_seat"], old["view"]["seat"]) == (None, 1, None)
    assert own_cards(old) == 0
    assert owner.see(lambda state: state["table"]["seats"][1]["here"])["table"]["seat_request"] is None


def test_refused_stranger_gets_a_notice_and_the_person_keeps_the_seat(server: Server, browser: Make) -> None:
    table, owner, lost, vera = begin(browser)
    _, stranger = visit(browser, table)
    stranger.see(bool)
    assert refusal(stranger, "ask_seat", seat=1) == "away"  # nobody takes the seat of a present person
    assert refusal(stranger, "answer_seat", request=1, yes=True) == "watcher"
    leave(vera, owner)
    stranger.send("ask_seat", seat=1)
    request = owner.see(lambda state: state["table"]["seat_request"] is not None)["table"]["seat_request"]
    owner.send("answer_seat", request=request["at"], yes=False)
    stranger.see(lambda state: state["table"]["request"] == "refused")
    assert refusal(stranger, "ask_seat", seat=1) == "locked"
    back = lost.socket(table).see(bool)["table"]
    assert (back["me"], back["lost_seat"]) == (1, None)


def test_request_of_a_deleted_guest_is_closed(database: str) -> None:
    async def run() -> None:
        log = Log("PPB", "preferans", "wikipedia-sochi", id="T")
        log.begin()
        log.put(events.Leave(by=1, at=1.0))
        log.put(events.AskSeat(seat=1, who="deleted", at=1.0))
        request = log.table.seat_request
        assert request is not None
        log.put(events.AnswerSeat(by=0, request=request.at, yes=True))
        storage: Storage = await store(database, log)
        room = await Room.load("T", host_of(storage))
        driver = Driver(room, host_of(storage), "seed", Pace())
        await driver._do_first_due(list_todos(room.table))
        assert room.table.seat_request is None and room.table.seat_of("secret-1") == 1
        again = await Room.load("T", host_of(storage))
        assert encode(events.GiveSeat()).decode() not in [
            one.body for one in await storage.events_after("T", 0)
        ]
        assert again.table.seat_request is None
        await storage.close()

    asyncio.run(run())
