"""The history of matches: search, public matches, statistics, and the law that private ones are nowhere."""

from __future__ import annotations

import asyncio
import csv
import json
from collections.abc import Callable
from datetime import timedelta
from fractions import Fraction
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import delete, select, text, update
from sqlalchemy.dialects import sqlite

from prikup.cli import main
from prikup.server.http import history, matches
from prikup.server.storage import match_index
from prikup.server.storage.engine import database_url
from prikup.server.storage.facets import ANY, PUBLIC
from prikup.server.storage.schema import endings, facets, ids_of, utc_now
from prikup.server.storage.store import Storage
from tests.server.players import Browser, Json, Server, play
from tests.server.test_accounts import do, error, register, sign_in
from tests.server.test_matches import list_matches, play_match
from tests.server.test_owner import seat_guest

pytestmark = pytest.mark.databases

Browsers = Callable[[], Browser]


def search(browser: Browser, **query: str) -> list[str]:
    return ids_in(browser.http.get("/api/matches/search", params=query))


def search_public(browser: Browser, **query: str) -> list[str]:
    return ids_in(browser.http.get("/api/public", params=query))


def ids_in(answer: httpx.Response) -> list[str]:
    assert answer.status_code == 200, answer.text
    return [one["id"] for one in answer.json()["matches"]]


def publish(browser: Browser, table: str, yes: bool = True) -> httpx.Response:
    return browser.http.post(f"/api/matches/{table}/public", json={"yes": yes})


def play_two(browser: Browsers, name: str) -> tuple[Browser, Browser, str]:
    """Let two people and a bot play a match; return them and its id."""
    anna = browser()
    table = anna.create(
        "me", "open", "random", rules="wikipedia-sochi; target=10", name=name, table={"watchers": False}
    )
    sockets = [anna.sit(table)]
    boris, socket = seat_guest(browser, table, 1, f"{name} 2")
    socket.send("agree")
    sockets.append(socket)
    play(sockets, lambda: len(sockets[0].state["table"]["deals"]) >= 1)
    sockets[0].send("say", text="between us")
    sockets[0].send("ask_end")
    socket.see(lambda state: state["table"]["end"] is not None)
    socket.send("answer", yes=True)
    for one in sockets:
        one.see(lambda state: state["table"]["stage"] == "finished")
        one.close()
    return anna, boris, table


def test_match_is_public_only_while_all_people_want_that(server: Server, browser: Browsers) -> None:
    anna, boris, table = play_two(browser, "Zoe")
    stranger = browser()

    def is_found() -> bool:
        listed = table in search_public(stranger) and table in search_public(stranger, player="zoe")
        opened = stranger.http.get(f"/api/tables/{table}/record")
        assert opened.status_code == (200 if listed else 403)
        assert (table in export(server)) is listed
        return listed

    assert not is_found() and error(publish(stranger, table)) == (403, "watcher")
    assert publish(anna, table).status_code == 204
    assert not is_found()
    assert list_matches(boris)["matches"][0]["willing"] == [0]
    assert publish(boris, table).status_code == 204
    assert is_found() and list_matches(anna)["matches"][0]["willing"] == [0, 1]
    state = stranger.socket(table).see(bool)
    assert state["table"]["me"] is None and state["table"]["deals"]
    for shown in (state, stranger.get(f"/api/tables/{table}")):  # the match, not its company
        assert shown["table"]["says"] == [] and shown["table"]["next"] is None
    assert [one["text"] for one in anna.get(f"/api/tables/{table}")["table"]["says"]] == ["between us"]
    assert publish(anna, table, yes=False).status_code == 204
    assert not is_found()
    assert rows_of(server, PUBLIC, table) == []


@pytest.mark.parametrize("other", ["private", "public"])
def test_export_has_public_matches_of_month(other: str, tmp_path: Path, web: Path) -> None:
    file, folder = tmp_path / "prikup.db", tmp_path / "out"
    with Server(file, web) as server:
        anna, boris = Browser(server.url), Browser(server.url)
        tables = [play_match(one, "me", "random", "random") for one in (anna, boris)]
        assert publish(anna, tables[0]).status_code == 204
        if other == "public":
            assert publish(boris, tables[1]).status_code == 204
        record = anna.http.get(f"/api/tables/{tables[0]}/record").text
        for one in (anna, boris):
            one.close()
    month = f"{utc_now():%Y-%m}"
    assert main(["export", str(folder), "--month", month, "--database", str(file)]) == 0
    records = [json.loads(line) for line in (folder / "records.jsonl").read_text("utf-8").splitlines()]
    assert [one["match"] for one in records] == (tables if other == "public" else tables[:1])
    assert records[0]["record"] == record
    seats = list(csv.DictReader((folder / "matches.csv").read_text("utf-8").splitlines()))
    assert len(seats) == 3 * len(records) and [one["bot"] for one in seats[:3]] == ["", "random", "random"]
    deals = list(csv.DictReader((folder / "deals.csv").read_text("utf-8").splitlines()))
    assert deals and {one["match"] for one in deals} == {one["match"] for one in records}
    assert "CC0" in (folder / "README.md").read_text("utf-8")
    assert main(["export", str(folder), "--month", "2001-01", "--database", str(file)]) == 0
    assert (folder / "records.jsonl").read_text() == ""
    for wrong in ("2026-13", "x"):
        assert main(["export", str(folder), "--month", wrong, "--database", str(file)]) == 2
    new = tmp_path / "new"
    assert main(["export", str(new), "--month", month, "--database", str(tmp_path / "none")]) == 2
    assert not (tmp_path / "none").exists() and not new.exists()


def export(server: Server) -> list[str]:
    """Return the ids of the matches of all months that are exported."""
    now = utc_now()
    query = match_index.select_public_month(now - timedelta(days=9), now + timedelta(days=9))
    return [row[0] for row in do(server, server.storage.rows(query))]


def rows_of(server: Server, scope: str, table: str) -> list[str]:
    query = select(facets.c.facet).where(facets.c.scope == scope, facets.c.table_id == table)
    return [row[0] for row in do(server, server.storage.rows(query))]


def test_withdrawal_and_consent_at_the_same_time_leave_match_private(
    server: Server, browser: Browsers
) -> None:
    """Whatever the order in which transactions end, a public match has the consent of all."""
    anna, _, table = play_two(browser, "Ida")
    storage = server.storage

    async def change_often() -> None:
        for _ in range(5):
            await asyncio.gather(
                *(
                    match_index.set_consent(storage, table, seat, yes)
                    for seat in (0, 1)
                    for yes in (True, False)
                )
            )
            willing = (await storage.list_consents([table]))[table]
            assert await storage.is_public(table) is (willing >= {0, 1})

    do(server, change_often())
    assert list_matches(anna)["matches"][0]["id"] == table


def test_private_matches_of_others_are_in_no_answer(server: Server, browser: Browsers) -> None:
    anna, boris, table = play_two(browser, "Private")
    stranger = browser()
    register(stranger, "Stranger")
    play_match(stranger, "me", "random", "random")
    for path in ("/api/public", "/api/matches", "/api/matches/search", "/api/matches/records",
                 "/api/matches/statistics", "/api/account/export", "/api/me"):  # fmt: skip
        answer = stranger.http.get(path)
        assert answer.status_code == 200 and table not in answer.text and "Private" not in answer.text
    for query in ({"player": "private"}, {"game": "preferans"}, {"rules": "wikipedia-sochi"}):
        assert table not in search(stranger, **query) and table not in search_public(stranger, **query)
        assert table in search(anna, **query) and table in search(boris, **query)
    assert error(publish(stranger, table)) == (404, "not_found")
    for part in ("record", "deals", "proof", "sheet.svg"):
        assert stranger.http.get(f"/api/tables/{table}/{part}").status_code == 403


def test_own_matches_are_found_by_their_events(browser: Browsers) -> None:
    anna, second = browser(), browser()
    tables = [play_match(anna, "me", "random", "random", deals=2) for _ in range(3)]
    lines = {one["id"]: one for one in list_matches(anna)["matches"]}
    assert set(search(anna)) == set(tables) == set(search(anna, player="ANNA", game="preferans"))
    assert search(anna, rules="wikipedia-sochi; target=20") == search(anna)
    won = {one for one in tables if lines[one]["result"] and is_best(lines[one])}
    assert set(search(anna, result="won")) == won and set(search(anna, result="lost")) == set(tables) - won
    deals = anna.get(f"/api/tables/{tables[0]}/deals")["deals"]
    contracts = {one["outcome"]["contract"] for one in deals} - {None}
    assert all(tables[0] in search(anna, contract=one) for one in contracts)
    assert search(anna, player="Vera") == search(anna, contract="none") == search(second) == []
    assert search(anna, game="prefa") == []
    key = register(anna)
    assert sign_in(second, recovery=key).status_code == 200
    assert set(search(second, player="anna")) == set(tables)


def is_best(line: Json) -> bool:
    result = [Fraction(one) for one in line["result"]]
    return result[line["seat"]] == max(result)


def test_search_is_paged_and_refuses_unreadable_queries(
    browser: Browsers, monkeypatch: pytest.MonkeyPatch
) -> None:
    for module in (matches, history):
        monkeypatch.setattr(module, "MAX_PAGE_MATCHES", 2)
    anna = browser()
    tables = [play_match(anna, "me", "random", "random") for _ in range(5)]
    for one in tables:
        assert publish(anna, one).status_code == 204
    name = {"player": "anna"}
    for path in ("/api/matches/search", "/api/public"):
        found: list[str] = []
        before: dict[str, str] = {}
        while True:
            page = anna.http.get(path, params=name | before).json()
            found += [one["id"] for one in page["matches"]]
            if page["next"] is None:
                break
            before = {"before": page["next"]}
        assert [one for one in found if one in tables] == tables[::-1]
    assert search_public(anna, before="nowhere") == []
    assert error(anna.http.get("/api/public", params={"result": "won"})) == (400, "search")
    assert error(anna.http.get("/api/public", params={"result": "x"})) == (400, "message")
    assert error(anna.http.get("/api/public", params={"player": "x" * 10_000})) == (400, "message")


def test_statistics_count_the_choices_of_a_person(browser: Browsers) -> None:
    anna = browser()
    tables = [play_match(anna, "me", "random", "random", deals=3) for _ in range(2)]
    (found,) = anna.get("/api/matches/statistics")["games"]
    deals = [one for table in tables for one in anna.get(f"/api/tables/{table}/deals")["deals"]]
    mine = [one["outcome"] for one in deals if one["outcome"]["declarer"] == 0 and one["outcome"]["contract"]]
    assert (found["game"], found["matches"], found["deals"]) == ("preferans", 2, len(deals))
    assert found["declared"] == len(mine) and found["made"] == sum(one["what"] == "made" for one in mine)
    whists = sum(
        Fraction(entry["amount"])
        for one in deals for entry in one["entries"] if (entry["account"], entry["seat"]) == ("whists", 0)
    )  # fmt: skip
    assert Fraction(found["whists"]) == whists
    assert browser().get("/api/matches/statistics")["games"] == []


def test_match_older_than_the_index_is_found_once_it_was_listed(server: Server, browser: Browsers) -> None:
    anna = browser()
    table = play_match(anna, "me", "random", "random")
    (kept,) = list_matches(anna)["matches"]
    ((ending,),) = do(
        server, server.storage.rows(select(endings.c.ending).where(endings.c.table_id == table))
    )
    older = ending[: ending.index(',"tallies"')] + "}"
    do(
        server,
        server.storage.write(
            delete(facets).where(facets.c.table_id == table),
            update(endings).where(endings.c.table_id == table).values(ending=older),
        ),
    )
    assert search(anna) == []
    assert list_matches(anna)["matches"] == [kept]
    assert search(anna) == [table]
    assert anna.get("/api/matches/statistics")["games"][0]["deals"] == kept["deals"]


def test_records_of_own_matches_are_downloaded_together(browser: Browsers) -> None:
    anna = browser()
    table = play_match(anna, "me", "random", "random")
    (one,) = anna.get("/api/matches/records")["matches"]
    assert one == {"id": table, "record": anna.http.get(f"/api/tables/{table}/record").text}


def test_searches_use_the_index(tmp_path: Path) -> None:
    """No search reads whole tables, however many filters it has."""
    wanted = ["won=anna", "player=anna", "contract=6S", ANY]
    now = utc_now()
    queries = [
        *(
            match_index.select_found(scopes, wanted, before, 20)
            for scopes in ((PUBLIC,), ids_of("g"))
            for before in (None, "t")
        ),
        match_index.select_public_month(now, now),
    ]

    async def explain() -> list[list[str]]:
        storage = Storage(database_url(str(tmp_path / "t.db")))
        await storage.migrate()
        plans = [await storage.rows(explaining(query)) for query in queries]
        await storage.close()
        return [[str(row[-1]) for row in plan] for plan in plans]

    for plan in asyncio.run(explain()):
        assert plan and not any(line.startswith("SCAN") for line in plan), plan


def explaining(query: Any) -> Any:
    """Return the statement that shows the plan of a query."""
    compiled = query.compile(dialect=sqlite.dialect(), compile_kwargs={"literal_binds": True})
    return text(f"EXPLAIN QUERY PLAN {compiled}")
