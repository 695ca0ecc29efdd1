"""The list of a guest's finished matches."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import pytest
from sqlalchemy import delete, update

from prikup.records import read
from prikup.server.http import matches
from prikup.server.storage.schema import endings, events
from tests.server.players import Browser, Json, Server, limit, play

pytestmark = pytest.mark.databases

Browsers = Callable[[], Browser]


def play_match(browser: Browser, *seats: str, deals: int = 1) -> str:
    """Play so many deals at a table, end the match, and return the table's id."""
    table = browser.create(*seats, rules="wikipedia-sochi; target=10")
    socket = browser.sit(table)
    play([socket], lambda: len(socket.state["table"]["deals"]) >= deals)
    socket.send("ask_end")
    socket.see(lambda state: state["table"]["stage"] == "finished")
    socket.close()
    return table


def list_matches(browser: Browser, **query: str) -> Json:
    answer = browser.http.get("/api/matches", params=query)
    assert answer.status_code == 200 and answer.headers["cache-control"] == "no-store"
    return dict(answer.json())


def test_finished_match_is_listed_for_its_player_only(browser: Browsers) -> None:
    anna, stranger = browser(), browser()
    table = play_match(anna, "random", "me", "rules")
    (one,) = list_matches(anna)["matches"]
    record = read(anna.http.get(f"/api/tables/{table}/record").text)
    assert (one["id"], one["url"], one["game"], one["seat"]) == (table, f"/t/{table}", "preferans", 1)
    assert one["rules"] == record.rules and tuple(one["names"]) == record.seats
    assert one["bots"] == ["random", None, "rules"] and one["bot_names"][1] is None
    assert record.result is not None and [str(it) for it in one["result"]] == [
        str(it) for it in record.result
    ]
    assert one["deals"] == len(record.deals) - (1 if record.final_match().log else 0) or one["deals"] >= 1
    assert one["began"] <= one["ended"]
    assert list_matches(stranger)["matches"] == []
    assert table not in anna.http.get("/api/me").text


def test_running_match_is_not_listed(browser: Browsers) -> None:
    anna = browser()
    anna.sit(anna.create("me", "random", "random")).close()
    assert list_matches(anna)["matches"] == [] and len(anna.http.get("/api/me").json()["tables"]) == 1


def test_match_list_is_read_page_by_page(browser: Browsers, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(matches, "MAX_PAGE_MATCHES", 2)
    anna = browser()
    tables = [play_match(anna, "me", "random", "random") for _ in range(5)]
    found: list[str] = []
    before: dict[str, str] = {}
    while True:
        page = list_matches(anna, **before)
        found += [one["id"] for one in page["matches"]]
        if page["next"] is None:
            break
        before = {"before": page["next"]}
    assert found == tables[::-1]
    assert list_matches(anna, before="nowhere")["matches"] == []


def test_ending_of_older_match_is_computed_once_within_cpu_limit(
    server: Server, browser: Browsers, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna = browser()
    table = play_match(anna, "me", "random", "random")
    (kept,) = list_matches(anna)["matches"]
    storage = server.storage
    loop = server.hub._tasks[0].get_loop()

    def do(work: object) -> None:
        asyncio.run_coroutine_threadsafe(work, loop).result(10)  # type: ignore[arg-type]

    do(storage.write(delete(endings).where(endings.c.table_id == table)))
    with monkeypatch.context() as once:
        limit(server, once, cpu=1)
        server.admission._bucket("cpu", "127.0.0.1").take(10_000)
        assert anna.http.get("/api/matches").status_code == 429
    (again,) = list_matches(anna)["matches"]
    assert {**again, "ended": 0} == {**kept, "ended": 0}
    # The ending is stored now: the list no longer reads the log.
    do(
        storage.write(
            update(events).where(events.c.table_id == table, events.c.version == 1).values(body="{")
        )
    )
    (third,) = list_matches(anna)["matches"]
    assert {**third, "ended": 0} == {**kept, "ended": 0} and third["ended"] is not None


def test_match_list_has_days_until_deletion(server: Server, browser: Browsers) -> None:
    said = list_matches(browser())
    assert said["keep_tables"] == server.admission.limits.keep_tables == 90
    assert said["keep_sheets"] == server.admission.limits.keep_sheets == 400
