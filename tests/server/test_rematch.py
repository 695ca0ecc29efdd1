"""A rematch: one next table for all, whoever asks for it, when and where."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import pytest
from sqlalchemy import delete

from prikup import table as tables
from prikup.server.problems import HTTPProblem
from prikup.server.storage import schema
from prikup.server.storage.engine import database_url
from prikup.server.storage.store import Storage
from prikup.server.tables import protocol
from prikup.server.tables.host import DIRECT_WORK, Guest
from prikup.server.tables.hub import Hub
from prikup.server.tables.room import Room
from prikup.table import Table, events
from tests.server.hosts import host_of
from tests.server.players import Browser, Json, Server, Socket, limit, play
from tests.server.test_matches import play_match
from tests.server.test_owner import refusal, seat_guest, visit
from tests.table.playing import Log

pytestmark = pytest.mark.databases

Make = Callable[[], Browser]
ANNA, BORIS, VERA = (Guest(f"secret-{at}", f"Name {at}") for at in range(3))
SHARED = ("game", "rules", "away_seconds", "hints", "tempo", "lock", "changes")
"""The fields that a table and the next one have in common."""


def finish(seats: str) -> Log:
    """Return a table whose match was ended early; `P` is a person, `B` a bot."""
    log = Log(seats, "preferans", "wikipedia-sochi", id="T", deals=7)
    log.put(events.Rules(by=0, table=tables.TableRules(away_seconds=77, hints="none")))
    log.put(events.LockTable(who="secret-0", lock="seats"))
    log.begin()
    log.put(events.AskEnd(by=0))
    for seat in log.table.acting_persons() - {0}:
        log.put(events.Answer(by=seat, yes=True))
    log.server(bots=False)
    assert log.table.stage == "finished"
    return log


async def store(database: str, log: Log) -> Storage:
    """Return a database with a table and its people."""
    storage = Storage(database_url(database))
    await storage.migrate()
    for at, guest in enumerate((ANNA, BORIS, VERA)):
        await storage.add_guest(Guest(guest.id, guest.name, bytes([at]) * 32))
    bodies = [tables.encode(event).decode() for event in log.events]
    await storage.add_table("T", ANNA.id, "preferans", bodies)
    return storage


def next_of(table: Table) -> tables.Rematch:
    """Return the rematch of a table."""
    assert table.next is not None
    return table.next


def test_next_table_keeps_rules_seats_people_and_bots(database: str) -> None:
    async def run() -> None:
        log = finish("PBP")
        storage = await store(database, log)
        room = await Room.load("T", host_of(storage))
        await room.handle_message(VERA, protocol.Again(yes=True))
        rematch = next_of(room.table)
        assert (rematch.by, rematch.accepted, rematch.declined) == (2, (2,), ())
        old, new = room.table, (await Room.load(rematch.table, host_of(storage))).table
        assert new.id == rematch.table and new.invite == f"/t/{new.id}" and new.stage == "seating"
        views = [tables.view_table(one, 0) for one in (old, new)]
        for name in SHARED:
            assert getattr(views[0], name) == getattr(views[1], name), name
        assert new.max_deals == 7 and new.table_rules.away_seconds == 77
        assert [(one.who, one.bot) for one in new.seats] == [(one.who, one.bot) for one in old.seats]
        assert [one.name for one in new.seats if one.who] == ["Name 0", "Name 2"]
        assert [one.gone is None for one in new.seats] == [False, True, True]
        assert not any(one.agreed for one in new.seats)
        for guest in (ANNA, VERA):
            assert next(iter(await storage.list_guest_tables(guest.id))).id == new.id
        # The owner is not here, so the table belongs to whoever opened it.
        assert new.owner == await storage.find_owner(new.id) == VERA.id
        await storage.close()

    asyncio.run(run())


def test_two_presses_in_two_processes_open_one_table(database: str) -> None:
    async def run() -> None:
        storage = await store(database, finish("PPB"))
        other = Storage(database_url(database))
        one, two = await Room.load("T", host_of(storage)), await Room.load("T", host_of(other))
        await asyncio.gather(
            one.handle_message(ANNA, protocol.Again(yes=True)),
            two.handle_message(BORIS, protocol.Again(yes=True)),
        )
        for room in (one, two):
            await room.catch_up()
        assert one.table == two.table
        assert set(next_of(one.table).accepted) == {0, 1}
        assert await storage.count_tables() == 2
        assert (await Room.load(next_of(one.table).table, host_of(storage))).table.stage == "seating"
        await storage.close()
        await other.close()

    asyncio.run(run())


def test_two_presses_in_one_process_open_one_table_which_a_restart_keeps(database: str) -> None:
    async def run() -> None:
        storage = await store(database, finish("PPB"))
        room = await Room.load("T", host_of(storage))
        await asyncio.gather(
            *(room.handle_message(guest, protocol.Again(yes=True)) for guest in (BORIS, ANNA))
        )
        await storage.close()
        later = Storage(database_url(database))
        assert (await Room.load("T", host_of(later))).table == room.table
        assert await later.count_tables() == 2
        await later.close()

    asyncio.run(run())


def test_another_table_is_opened_if_the_next_one_was_deleted(database: str) -> None:
    async def run() -> None:
        storage = await store(database, finish("PPB"))
        room = await Room.load("T", host_of(storage))
        await room.handle_message(ANNA, protocol.Again(yes=True))
        first = next_of(room.table).table
        assert await room.find_deleted_next() == ""
        rows = ((schema.seats, "table_id"), (schema.events, "table_id"), (schema.tables, "id"))
        await storage.write(*(delete(one).where(one.c[column] == first) for one, column in rows))
        assert await room.find_deleted_next() == first
        await asyncio.gather(*(room.handle_message(one, protocol.Again(yes=True)) for one in (BORIS, ANNA)))
        rematch = next_of(room.table)
        assert rematch.table != first and set(rematch.accepted) == {0, 1}
        assert (await Room.load(rematch.table, host_of(storage))).table.stage == "seating"
        assert await storage.count_tables() == 2
        await storage.close()

    asyncio.run(run())


def test_nobody_but_the_players_of_a_finished_match_may_ask(database: str) -> None:
    async def run() -> None:
        storage = await store(database, finish("PBB"))
        room = await Room.load("T", host_of(storage))
        for guest, yes, code in ((BORIS, True, "watcher"), (None, True, "token"), (ANNA, False, "nothing")):
            with pytest.raises(HTTPProblem) as refused:
                await room.handle_message(guest, protocol.Again(yes=yes))
            assert refused.value.why.code == code
        assert await storage.count_tables() == 1
        log = finish("PBB").events
        asked = next(at for at, event in enumerate(log) if isinstance(event, events.AskEnd))
        playing = Room(tables.fold(log[:asked]), host_of(storage))
        with pytest.raises(HTTPProblem, match="not now"):
            await playing.handle_message(ANNA, protocol.Again(yes=True))
        await storage.close()

    asyncio.run(run())


def test_player_who_declines_loses_the_kept_seat(database: str) -> None:
    async def run() -> None:
        storage = await store(database, finish("PPP"))
        hub = Hub(host_of(storage))
        room = await hub.get_room("T")
        await room.handle_message(ANNA, protocol.Again(yes=True))
        following = await hub.get_room(next_of(room.table).table)
        await hub.decline_next(room, BORIS, DIRECT_WORK)
        await room.handle_message(BORIS, protocol.Again(yes=False))
        assert next_of(room.table).declined == (1,)
        assert [seat.kind for seat in following.table.seats] == ["person", "open", "person"]
        await hub.stop()
        await storage.close()

    asyncio.run(run())


def end_match(browser: Make) -> tuple[Browser, Socket, Browser, Socket]:
    """Return Anna and Boris with their sockets at a table whose match they have ended."""
    anna = browser()
    table = anna.create("me", "open", "rules")
    first = anna.sit(table)
    boris, second = seat_guest(browser, table, 1, "Boris")
    second.send("agree")
    for socket in (first, second):
        socket.see(lambda state: bool(state["view"]) and state["view"]["dealer"] is not None)
    first.send("ask_end")
    second.see(lambda state: state["table"]["end"])
    second.send("answer", yes=True)
    for socket in (first, second):
        socket.see(is_finished)
    return anna, first, boris, second


def is_finished(state: Json) -> bool:
    """Return True if the match is over."""
    return bool(state["table"]["stage"] == "finished")


def has_rematch(state: Json) -> bool:
    """Return True if somebody has asked for a rematch."""
    return state["table"]["next"] is not None


def test_friends_play_the_next_match_while_a_guest_watches(server: Server, browser: Make) -> None:
    anna, first, boris, second = end_match(browser)
    watcher, third = visit(browser, first.state["table"]["id"])
    third.see(bool)
    assert refusal(third, "again", yes=True) == "watcher"
    second.send("again", yes=True)
    table = first.see(has_rematch)["table"]["next"]["table"]
    assert first.state["table"]["next"] == {"table": table, "by": 1, "accepted": [1], "declined": []}
    assert third.see(has_rematch)["table"]["next"]["table"] == table
    first.send("again", yes=True)
    assert second.see(lambda state: has_rematch(state) and state["table"]["next"]["accepted"] == [1, 0])
    sockets = [boris.socket(table), anna.socket(table)]
    for socket in sockets:
        socket.see(bool)
        socket.send("agree")
    watching = watcher.socket(table)
    watching.see(bool)
    play(sockets, lambda: len(sockets[0].state["table"]["deals"]) >= 1)
    shown = watching.see(lambda state: state["table"]["deals"])["table"]
    assert shown["me"] is None and [seat["name"] for seat in shown["seats"][:2]] == ["Anna", "Boris"]
    assert sockets[1].state["table"]["is_owner"]


def test_friend_who_declines_on_the_wire_leaves_an_open_seat(server: Server, browser: Make) -> None:
    anna, first, _, second = end_match(browser)
    first.send("again", yes=True)
    table = second.see(has_rematch)["table"]["next"]["table"]
    waiting = anna.socket(table)
    assert [seat["here"] for seat in waiting.see(bool)["table"]["seats"]] == [True, False, True]
    second.send("again", yes=False)
    waiting.see(lambda state: state["table"]["seats"][1]["kind"] == "open")
    first.see(lambda state: has_rematch(state) and state["table"]["next"]["declined"] == [1])


def test_rematch_counts_as_an_opened_table(
    server: Server, browser: Make, monkeypatch: pytest.MonkeyPatch
) -> None:
    _, first, _, second = end_match(browser)
    limit(server, monkeypatch, opened=0)
    assert refusal(first, "again", yes=True) == "rate"
    limit(server, monkeypatch, opened=1)
    first.send("again", yes=True)
    second.see(has_rematch)
    second.send("again", yes=True)  # opens nothing
    second.see(lambda state: state["table"]["next"]["accepted"] == [0, 1])


def test_player_against_bots_begins_the_next_match_alone(server: Server, browser: Make) -> None:
    anna = browser()
    socket = anna.socket(play_match(anna, "random", "me", "rules"))
    socket.see(bool)
    socket.send("again", yes=True)
    following = anna.socket(socket.see(has_rematch)["table"]["next"]["table"])
    following.see(bool)
    following.send("agree")
    following.see(lambda state: state["table"]["stage"] == "playing")
    assert [seat["bot"] for seat in following.state["table"]["seats"]] == ["random", None, "rules"]
