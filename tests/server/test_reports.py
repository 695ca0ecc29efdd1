"""Reports of players, on the wire: who may report whom, and what is kept."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from sqlalchemy import text as sql

from prikup.cli import main
from prikup.server.storage.engine import database_url
from prikup.server.storage.reports import list_reports, read_chat
from prikup.server.storage.store import Storage
from prikup.server.tables.host import StoredEvent
from prikup.server.workers import paid_work
from prikup.table import AnyEvent, encode, events
from tests.server.players import Browser, Server, limit

Make = Callable[[], Browser]


def report(guest: Browser, table: str, seat: int, **more: str) -> tuple[int, str]:
    """Report the person at a seat; return the status, and the code of the refusal."""
    body = {"seat": seat, "reason": "words"} | more
    answer = guest.http.post(f"/api/tables/{table}/report", json=body)
    return answer.status_code, "" if answer.status_code == 204 else str(answer.json()["error"]["code"])


def seat_two(browser: Make) -> tuple[Browser, Browser, str]:
    """Return Anna and Boris at a table with a bot."""
    anna, boris = browser(), browser()
    table = anna.create("me", "open", "rules")
    boris.get("/api/me")
    socket = boris.socket(table)
    socket.see(bool)
    socket.send("sit", seat=1, name="Boris")
    socket.see(lambda state: state["table"]["me"] == 1)
    return anna, boris, table


def stored(server: Server, table: str) -> list[tuple[int, str, str]]:
    """Return seat, reason and text of each report at a table, by another connection."""

    async def read() -> list[tuple[int, str, str]]:
        storage = Storage(str(server.storage._engine.url.render_as_string(hide_password=False)))
        try:
            found = await list_reports(storage, 100)
        finally:
            await storage.close()
        reports = [one.report for one in found]
        return [(one.seat, one.reason, one.text) for one in reports if one.table_id == table]

    return asyncio.run(read())


@pytest.mark.databases
def test_player_reports_another_once(server: Server, browser: Make) -> None:
    anna, _, table = seat_two(browser)
    assert report(anna, table, 1, text="He\n said things.") == (204, "")
    assert report(anna, table, 1, reason="cheating") == (204, "")
    assert stored(server, table) == [(1, "words", "He said things.")]


def test_report_opens_a_table_that_is_not_in_memory(
    server: Server, browser: Make, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna, _, table = seat_two(browser)
    monkeypatch.setattr(paid_work, "MAX_INLINE_MS", -1.0)  # its log is read by a worker process
    server.hub._rooms.pop(table)
    assert report(anna, table, 1) == (204, "")


def test_only_other_persons_at_the_table_are_reported(server: Server, browser: Make) -> None:
    anna, boris, table = seat_two(browser)
    assert report(boris, table, 1) == (409, "report")
    assert report(anna, table, 2) == (409, "report")  # a bot
    assert report(anna, table, 7) == (409, "report")
    stranger = browser()
    stranger.get("/api/me")
    assert report(stranger, table, 1) == (403, "watcher")
    assert report(anna, table, 1, reason="boredom") == (400, "message")
    assert stored(server, table) == []


def test_one_address_reports_only_so_often(
    server: Server, browser: Make, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna, boris, table = seat_two(browser)
    limit(server, monkeypatch, reports=1)
    assert report(anna, table, 1) == (204, "")
    assert report(boris, table, 0) == (429, "rate")


def test_table_with_a_report_is_kept(tmp_path: Path) -> None:
    with Server(tmp_path / "t.db") as server:  # a deleted table gives its number to the next one
        guests: list[Browser] = []

        def browser() -> Browser:
            guests.append(Browser(server.url))
            return guests[-1]

        anna, _, table = seat_two(browser)
        other = anna.create("me", "open", "open")
        assert report(anna, table, 1) == (204, "")
        for guest in guests:
            guest.close()

    async def forget() -> list[str]:
        storage = Storage(database_url(str(tmp_path / "t.db")))
        await storage.write(sql("UPDATE events SET at = '2001-01-01 00:00:00'"))
        assert await storage.delete_idle_tables(30) == 1
        kept = [one for one in (table, other) if await storage.find_owner(one) is not None]
        await storage.close()
        return kept

    assert asyncio.run(forget()) == [table]


def test_operator_reads_reports_with_what_was_said(
    server: Server, browser: Make, capsys: pytest.CaptureFixture[str]
) -> None:
    anna, boris, table = seat_two(browser)
    socket = boris.socket(table)
    socket.see(bool)
    socket.send("say", text="Bad words")
    socket.see(lambda state: len(state["table"]["says"]) == 1)
    socket.send("phrase", phrase="sorry")
    socket.see(lambda state: len(state["table"]["says"]) == 2)
    assert report(anna, table, 1, text="Listen to him") == (204, "")
    database = str(server.storage._engine.url.render_as_string(hide_password=False))
    assert main(["admin", "reports", "--database", database, "--most", "1"]) == 0
    first, *lines = capsys.readouterr().out.splitlines()
    assert f"/t/{table}: Boris (guest " in first and ", words, " in first
    assert lines == ["    Listen to him", "    Boris: Bad words", "    Boris: <sorry>"]


def test_report_is_not_shown_at_the_table(server: Server, browser: Make) -> None:
    anna, _, table = seat_two(browser)
    assert report(anna, table, 1) == (204, "")
    answer = anna.http.get(f"/api/tables/{table}")
    assert not re.search("report", answer.text)


def test_report_names_who_spoke_before_the_reported_person_took_the_seat() -> None:
    log: list[AnyEvent] = [
        events.Opened(id="T", game="preferans", rules="wikipedia-sochi", players=3),
        events.Sit(seat=0, who="anna", name="Anna"),
        events.Sit(seat=1, who="boris", name="Boris"),
        events.Chat(by=1, text="Fools!"),
        events.Leave(by=1, at=1.0),
        events.Sit(seat=1, who="vera", name="Vera"),
        events.SayPhrase(by=1, phrase="hello"),
    ]
    stored = [StoredEvent(at, None, None, encode(one).decode()) for at, one in enumerate(log, 1)]
    said, names = read_chat(stored)
    assert [(one.name, one.text) for one in said] == [("Boris", "Fools!"), ("Vera", "<hello>")]
    assert names == {"anna": "Anna", "vera": "Vera"}
