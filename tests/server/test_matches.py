"""A guest's matches: every one that is over is found again, by them alone."""

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


def over(browser: Browser, *seats: str, deals: int = 1) -> str:
    """A table of a guest at which so many deals were played and the match is over."""
    table = browser.create(*seats, rules="wikipedia-sochi; target=10")
    socket = browser.sit(table)
    play([socket], lambda: len(socket.state["table"]["deals"]) >= deals)
    socket.send("ask_end")
    socket.see(lambda state: state["table"]["stage"] == "finished")
    socket.close()
    return table


def listed(browser: Browser, **query: str) -> Json:
    answer = browser.http.get("/api/matches", params=query)
    assert answer.status_code == 200 and answer.headers["cache-control"] == "no-store"
    return dict(answer.json())


def test_a_match_that_is_over_is_found_again_with_all_that_a_list_tells(browser: Browsers) -> None:
    anna, stranger = browser(), browser()
    table = over(anna, "random", "me", "rules")
    (one,) = listed(anna)["matches"]
    record = read(anna.http.get(f"/api/tables/{table}/record").text)
    assert (one["id"], one["url"], one["game"], one["seat"]) == (table, f"/t/{table}", "preferans", 1)
    assert one["rules"] == record.rules and tuple(one["names"]) == record.seats
    assert one["bots"] == ["random", None, "rules"] and one["bot_names"][1] is None
    assert record.result is not None and [str(it) for it in one["result"]] == [
        str(it) for it in record.result
    ]
    assert one["deals"] == len(record.deals) - (1 if record.final_match().log else 0) or one["deals"] >= 1
    assert one["began"] <= one["ended"]
    assert listed(stranger)["matches"] == []
    assert table not in anna.http.get("/api/me").text


def test_a_match_that_goes_on_is_not_among_them(browser: Browsers) -> None:
    anna = browser()
    anna.sit(anna.create("me", "random", "random")).close()
    assert listed(anna)["matches"] == [] and len(anna.http.get("/api/me").json()["tables"]) == 1


def test_a_list_goes_on_page_by_page(browser: Browsers, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(matches, "MAX_PAGE_MATCHES", 2)
    anna = browser()
    tables = [over(anna, "me", "random", "random") for _ in range(5)]
    found: list[str] = []
    before: dict[str, str] = {}
    while True:
        page = listed(anna, **before)
        found += [one["id"] for one in page["matches"]]
        if page["next"] is None:
            break
        before = {"before": page["next"]}
    assert found == tables[::-1]
    assert listed(anna, before="nowhere")["matches"] == []


def test_ending_of_older_match_is_computed_once_within_cpu_limit(
    server: Server, browser: Browsers, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna = browser()
    table = over(anna, "me", "random", "random")
    (kept,) = listed(anna)["matches"]
    storage = server.storage
    loop = server.hub._tasks[0].get_loop()

    def do(work: object) -> None:
        asyncio.run_coroutine_threadsafe(work, loop).result(10)  # type: ignore[arg-type]

    do(storage.write(delete(endings).where(endings.c.table_id == table)))
    with monkeypatch.context() as once:
        limit(server, once, cpu=1)
        server.admission._bucket("cpu", "127.0.0.1").take(10_000)
        assert anna.http.get("/api/matches").status_code == 429
    (again,) = listed(anna)["matches"]
    assert {**again, "ended": 0} == {**kept, "ended": 0}
    # From now on it is a line: its log is not read for the list.
    do(
        storage.write(
            update(events).where(events.c.table_id == table, events.c.version == 1).values(body="{")
        )
    )
    (third,) = listed(anna)["matches"]
    assert {**third, "ended": 0} == {**kept, "ended": 0} and third["ended"] is not None


def test_match_list_has_days_until_deletion(server: Server, browser: Browsers) -> None:
    said = listed(browser())
    assert said["keep_tables"] == server.admission.limits.keep_tables == 90
    assert said["keep_sheets"] == server.admission.limits.keep_sheets == 400
