"""Health checks and metrics."""

from __future__ import annotations

import asyncio
import secrets
import sqlite3
from collections.abc import Callable
from pathlib import Path
from time import sleep
from typing import Any

import httpx
import pytest
from sqlalchemy import event, func, make_url, select
from sqlalchemy.exc import OperationalError, SQLAlchemyError

from prikup.server import create_app
from prikup.server.storage.engine import database_url
from prikup.server.storage.schema import sames
from prikup.server.storage.store import Storage
from prikup.server.tables.host import Guest
from tests.server.players import Browser, Server, limit, play
from tests.server.postgres import Cluster

Make = Callable[[], Browser]


@pytest.fixture(autouse=True)
def disable_result_cache(monkeypatch: pytest.MonkeyPatch) -> None:
    """Repeat every check instead of answering recent results."""
    monkeypatch.setattr("prikup.server.http.health.MAX_RESULT_AGE_S", 0.0)


def read_metrics(browser: Browser) -> dict[str, float]:
    """Return all metrics by name, with their labels."""
    answer = browser.http.get("/metrics")
    assert answer.status_code == 200 and answer.headers["content-type"].startswith("text/plain")
    lines = [line.rsplit(" ", 1) for line in answer.text.splitlines() if not line.startswith("#")]
    return {name: float(value) for name, value in lines}


def test_running_server_is_healthy_and_ready(browser: Make) -> None:
    anna = browser()
    assert anna.get("/healthz") == {"lives": True}
    assert anna.get("/readyz") == {"database": True, "drivers": True}
    assert anna.http.get("/readyz").headers["cache-control"] == "no-store"


def test_metrics_count_events(server: Server, browser: Make) -> None:
    anna, reader = browser(), browser()
    before = read_metrics(reader)
    table = anna.create("me", "random", "random")
    socket = anna.sit(table)
    play([socket], lambda: len(socket.state["table"]["deals"]) >= 1)
    after = read_metrics(reader)
    grown = {name: after[name] - before.get(name, 0) for name in after}
    assert grown["prikup_tables"] == grown["prikup_tables_driven"] == grown["prikup_sockets"] == 1
    version = server.hub._rooms[table].table.version
    first = 4  # the events that opened the table
    assert 0 < grown["prikup_events_total"] <= version - first
    assert grown["prikup_bot_wait_seconds_count"] > 5
    assert after["process_resident_memory_bytes"] > 1e6


def test_metrics_count_refusals_by_limit(
    server: Server, browser: Make, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna, reader = browser(), browser()
    before = read_metrics(reader)
    with monkeypatch.context() as patch:
        limit(server, patch, tables=0)
        assert anna.http.post("/api/tables", json={}).status_code == 429
    with monkeypatch.context() as patch:
        limit(server, patch, requests=1)
        codes = [anna.http.get("/api/games").status_code for _ in range(5)]
    with monkeypatch.context() as patch:
        table = anna.create("me", "open", "open")
        limit(server, patch, listeners=0)
        reader.socket(table).error()  # who has no seat
    after = read_metrics(reader)

    def grown(name: str) -> float:
        key = f'prikup_refused_total{{limit="{name}"}}'
        return after.get(key, 0) - before.get(key, 0)

    assert [grown(name) for name in ("tables", "listeners", "arenas")] == [1, 1, 0]
    assert grown("requests") == codes.count(429) > 0


def test_readyz_is_503_and_errors_count_when_database_fails(tmp_path: Path, web: Path) -> None:
    database = tmp_path / "t.db"
    with Server(database, web) as server:
        anna = Browser(server.url)
        assert read_metrics(anna)["prikup_database_errors_total"] == 0
        with sqlite3.connect(database) as connection:
            connection.execute("alter table sames rename to gone")
        answer = anna.http.get("/readyz")
        assert (answer.status_code, answer.json()) == (503, {"database": False, "drivers": True})
        assert anna.http.get("/healthz").status_code == 200
        assert read_metrics(anna)["prikup_database_errors_total"] > 0
        with sqlite3.connect(database) as connection:
            connection.execute("alter table gone rename to sames")
        assert anna.get("/readyz")["database"]
        connection.close()
        anna.close()


def test_readyz_is_503_if_database_is_locked(
    tmp_path: Path, web: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("prikup.server.http.health.DATABASE_TIMEOUT_S", 0.2)
    database = tmp_path / "t.db"
    with Server(database, web) as server:
        anna = Browser(server.url)
        holder = sqlite3.connect(database, isolation_level=None)
        holder.execute("begin immediate")
        assert anna.http.get("/readyz").json() == {"database": False, "drivers": True}
        holder.execute("rollback")
        holder.close()
        assert anna.get("/readyz")["database"]
        anna.close()


def test_readyz_is_503_if_database_is_full(tmp_path: Path, web: Path) -> None:
    with Server(tmp_path / "t.db", web) as server:
        anna = Browser(server.url)
        assert anna.get("/readyz")["database"]
        most_pages = 1

        def limit_pages(connection: Any, *_: object) -> None:
            connection.execute(f"PRAGMA max_page_count={most_pages}").close()

        async def add_guests() -> None:
            with pytest.raises(SQLAlchemyError, match="full"):
                for number in range(1000):
                    guest = Guest(f"guest {number}", "x" * 40, secrets.token_bytes(32))
                    await server.storage.add_guest(guest)

        event.listen(server.storage._engine.sync_engine, "checkout", limit_pages)
        loop = server.hub._tasks[0].get_loop()
        asyncio.run_coroutine_threadsafe(add_guests(), loop).result()
        answer = anna.http.get("/readyz")
        assert (answer.status_code, answer.json()) == (503, {"database": False, "drivers": True})
        most_pages = 1_000_000
        assert anna.get("/readyz")["database"]
        anna.close()


@pytest.mark.parametrize("replaced", [False, True], ids=["deleted", "replaced"])
def test_messages_are_refused_while_database_file_is_gone(tmp_path: Path, web: Path, replaced: bool) -> None:
    database, aside = tmp_path / "t.db", tmp_path / "aside.db"
    with Server(database, web) as server:
        anna = Browser(server.url)
        line = anna.socket(anna.create("me", "open", "open"))
        line.send("say", text="before")
        line.see(lambda state: bool(state) and len(state["table"]["says"]) == 1)
        assert anna.get("/readyz")["database"]
        database.rename(aside)
        if replaced:
            database.write_bytes(aside.read_bytes())
        line.send("say", text="lost")
        assert line.error()["name"] == "busy-database"
        answer = anna.http.get("/readyz")
        assert (answer.status_code, answer.json()) == (503, {"database": False, "drivers": True})
        body = {"seats": ["me", "open", "open"]}
        assert anna.http.post("/api/tables", json=body).status_code == 503
        assert replaced or not database.exists()
        aside.replace(database)
        line.send("say", text="after")
        line.see(lambda state: len(state["table"]["says"]) == 2)
        assert anna.get("/readyz")["database"]
        anna.close()


def test_readyz_is_503_if_commit_fails(server: Server, browser: Make) -> None:
    def fail(_: object) -> None:
        raise OperationalError("COMMIT", {}, OSError(28, "No space left on device"))

    anna = browser()
    engine = server.storage._engine.sync_engine
    event.listen(engine, "commit", fail)
    try:
        assert anna.http.get("/readyz").json()["database"] is False
    finally:
        event.remove(engine, "commit", fail)
    assert anna.get("/readyz")["database"]


def test_readiness_check_leaves_no_row(database: str) -> None:
    async def run() -> None:
        storage = Storage(database_url(database))
        await storage.migrate()
        before = await storage.rows(select(func.count()).select_from(sames))
        for _ in range(3):
            await storage.check_writable()
        assert await storage.rows(select(func.count()).select_from(sames)) == before
        await storage.close()

    asyncio.run(run())


def test_check_writable_fails_on_read_only_database(postgres: Cluster) -> None:
    async def run() -> None:
        url = database_url(postgres.database())
        storage = Storage(url)
        await storage.migrate()
        await storage.check_writable()
        async with storage._writer.begin() as connection:
            name = make_url(url).database
            await connection.exec_driver_sql(
                f'ALTER DATABASE "{name}" SET default_transaction_read_only = on'
            )
        await storage.close()
        with pytest.raises(SQLAlchemyError, match="read-only"):
            await storage.check_writable()
        await storage.close()

    asyncio.run(run())


def test_readyz_repeats_recent_result(tmp_path: Path, web: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    tried: list[None] = []
    write = Storage.check_writable

    async def counted_write(storage: Storage) -> None:
        tried.append(None)
        await write(storage)

    monkeypatch.setattr(Storage, "check_writable", counted_write)
    monkeypatch.setattr("prikup.server.http.health.MAX_RESULT_AGE_S", 3600.0)
    with Server(tmp_path / "t.db", web) as server:
        anna = Browser(server.url)
        for _ in range(20):
            assert anna.get("/readyz")["database"]
        anna.close()
    assert len(tried) == 1


def test_refused_connection_is_a_busy_database(
    tmp_path: Path, web: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refused(*_: object, **__: object) -> None:
        raise ConnectionRefusedError(111, "Connection refused")

    with Server(tmp_path / "t.db", web) as server:
        anna = Browser(server.url)
        table = anna.create("me", "open", "open")
        engine = server.storage._engine
        with monkeypatch.context() as patch:
            patch.setattr(engine.dialect, "connect", refused)
            patch.setattr(engine.pool, "_do_get", engine.pool._create_connection)
            answer = anna.http.get("/api/me")
            assert (answer.status_code, answer.json()["error"]["name"]) == (503, "busy-database")
            assert anna.socket(table).error()["name"] == "busy-database"
            assert not anna.http.get("/readyz").json()["database"]
            assert read_metrics(anna)["prikup_database_errors_total"] >= 3
        assert anna.get("/readyz")["database"]
        anna.close()


def test_lost_race_is_not_counted_as_database_error(tmp_path: Path, web: Path) -> None:
    with Server(tmp_path / "t.db", web) as one, Server(tmp_path / "t.db", web) as two:
        anna, boris = Browser(one.url), Browser(two.url)
        table = anna.create("me", "random", "random")
        sockets = [anna.sit(table)]
        boris.socket(table).see(bool)  # the second process drives the table too
        play(sockets, lambda: len(sockets[0].state["table"]["deals"]) >= 1)
        assert read_metrics(boris)["prikup_database_errors_total"] == 0
        anna.close()
        boris.close()


def test_readyz_is_503_if_table_has_no_driver(tmp_path: Path, web: Path) -> None:
    with Server(tmp_path / "t.db", web) as server:
        anna = Browser(server.url)
        table = anna.create("me", "open", "open")
        anna.sit(table)
        driver = server.hub._drivers.pop(table)
        assert anna.http.get("/readyz").json() == {"database": True, "drivers": False}
        server.hub._drivers[table] = driver
        assert anna.get("/readyz")["drivers"]
        anna.close()
        while server.hub.listener_count:
            sleep(0.01)


def test_readyz_is_503_if_background_task_ended(tmp_path: Path, web: Path) -> None:
    with Server(tmp_path / "t.db", web) as server:
        anna = Browser(server.url)
        server.hub._tasks[0].get_loop().call_soon_threadsafe(server.hub._tasks[0].cancel)
        while not server.hub._tasks[0].done():
            sleep(0.01)
        assert anna.http.get("/readyz").json() == {"database": True, "drivers": False}
        anna.close()


def test_metrics_are_404_for_other_addresses(tmp_path: Path, web: Path) -> None:
    def status(**more: Any) -> int:
        made = create_app(str(tmp_path / "t.db"), web_dir=web, **more)
        asked = httpx.AsyncClient(
            transport=httpx.ASGITransport(made, client=("192.0.2.1", 5)), base_url="http://x"
        )
        return asyncio.run(asked.get("/metrics")).status_code

    assert status() == 404
    assert status(metrics=["192.0.2.0/24"]) == 200
    assert status(metrics=["192.0.3.0/24"]) == 404
