"""Security headers, trusted proxies, names of people, and errors of the database."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from prikup.core import PrikupError
from prikup.server.http.middleware import Networks, Proxies
from prikup.server.problems import HTTPProblem
from prikup.server.tables.guest_names import check_name
from tests.server.players import Browser, Server

Make = Callable[[], Browser]


@pytest.mark.parametrize("path", ["/", "/api/games", "/api/nothing", "/assets/index-abc123.js", "/nowhere"])
def test_every_answer_has_security_headers(browser: Make, path: str) -> None:
    headers = browser().http.get(path).headers
    policy = dict(one.split(" ", 1) for one in headers["content-security-policy"].split("; "))
    assert policy["script-src"] == policy["default-src"] == "'self'"
    assert policy["frame-ancestors"] == policy["base-uri"] == "'none'"
    assert headers["x-content-type-options"] == "nosniff" and headers["x-frame-options"] == "DENY"
    assert headers["referrer-policy"] == "same-origin"


def resolved_scope(proxies: Proxies, peer: str, kind: str = "http", **headers: str) -> dict[str, Any]:
    """Return the scope of a request after ``proxies`` resolved it."""
    lines = [(name, line) for name, value in headers.items() for line in value.split("\n")]
    sent = [(name.replace("_", "-").encode(), line.encode()) for name, line in lines]
    scope: dict[str, Any] = {
        "type": kind,
        "scheme": kind.replace("websocket", "ws"),
        "client": (peer, 1),
        "headers": sent,
    }
    scope["passed_on"] = proxies.resolve(scope)
    scope["headers"] = {name.decode(): value.decode() for name, value in scope["headers"]}
    return scope


SAID = {
    "x_forwarded_for": "203.0.113.9, 10.0.0.3",
    "x_forwarded_proto": "https",
    "x_forwarded_host": "prikup.example",
}


def test_listed_proxy_is_trusted() -> None:
    proxies = Proxies(["10.0.0.0/24"])
    scope = resolved_scope(proxies, "10.0.0.2", host="inside", **SAID)
    assert (scope["client"], scope["scheme"], scope["passed_on"]) == (("203.0.113.9", 0), "https", True)
    assert scope["headers"] == {"host": "prikup.example"}
    assert resolved_scope(proxies, "10.0.0.2", "websocket", **SAID)["scheme"] == "wss"


@pytest.mark.parametrize("peer", ["192.0.2.1", "127.0.0.1", "10.0.1.2"])
def test_unlisted_peer_is_not_trusted(peer: str) -> None:
    scope = resolved_scope(Proxies(["10.0.0.0/24"]), peer, host="inside", forwarded="for=1.2.3.4", **SAID)
    assert (scope["client"], scope["scheme"], scope["passed_on"]) == ((peer, 1), "http", False)
    assert scope["headers"] == {"host": "inside"}


def test_unlisted_proxy_is_logged_once(caplog: pytest.LogCaptureFixture) -> None:
    proxies = Proxies()
    for _ in range(3):
        resolved_scope(proxies, "127.0.0.1", **SAID)
    assert [one.getMessage() for one in caplog.records] == [
        "ignoring X-Forwarded-For from 127.0.0.1: not listed in --proxy"
    ]


def test_addresses_before_first_proxy_are_ignored() -> None:
    said = {"x_forwarded_for": "198.51.100.1, 203.0.113.9, 10.0.0.3"}
    assert resolved_scope(Proxies(["10.0.0.0/24"]), "10.0.0.2", **said)["client"] == ("203.0.113.9", 0)


def test_last_forwarding_header_line_counts() -> None:
    proxies = Proxies(["10.0.0.0/24"])
    said = {
        "x_forwarded_for": "198.51.100.1\n203.0.113.9",
        "x_forwarded_proto": "http\nhttps",
        "x_forwarded_host": "evil.example\nprikup.example",
    }
    scope = resolved_scope(proxies, "10.0.0.2", **said)
    assert (scope["client"], scope["scheme"]) == (("203.0.113.9", 0), "https")
    assert scope["headers"] == {"host": "prikup.example"}
    said = {"x_forwarded_for": "198.51.100.1\n203.0.113.9, 10.0.0.4\n10.0.0.3"}
    assert resolved_scope(proxies, "10.0.0.2", **said)["client"] == ("203.0.113.9", 0)


@pytest.mark.parametrize("junk", ["unknown", "_hidden", "junk1", "203.0.113.9, junk"])
def test_request_counts_for_proxy_if_forwarded_address_is_invalid(junk: str) -> None:
    scope = resolved_scope(Proxies(["10.0.0.0/24"]), "10.0.0.2", x_forwarded_for=junk)
    assert (scope["client"], scope["passed_on"]) == (("10.0.0.2", 1), True)


def test_ipv4_address_matches_its_ipv6_mapping() -> None:
    scope = resolved_scope(Proxies(["10.0.0.0/24"]), "::ffff:10.0.0.2", **SAID)
    assert scope["passed_on"] and scope["client"] == ("203.0.113.9", 0)
    assert "::ffff:127.0.0.1" in Networks(["127.0.0.0/8"]) and "::ffff:127.0.0.1" not in Networks(["::1"])


def test_foreign_origin_is_refused_with_forged_forwarded_host(browser: Make) -> None:
    anna = browser()
    headers = {"origin": "http://evil.example", "x-forwarded-host": "evil.example"}
    assert anna.http.post("/api/tables", content="{}", headers=headers).status_code == 403


def test_invalid_proxy_is_refused_in_one_sentence() -> None:
    with pytest.raises(PrikupError, match="'caddy' is not an address or network"):
        Proxies(["caddy"])


@pytest.mark.parametrize(
    "name",
    [
        "Anna",
        "Анна",
        "Άννα",
        "Աննա",
        "花子",
        "ハナコ Hanako",
        "Anna 2",
        "O'Brien",
        "Zoë",
        "Łukasz",
        "J.-P.",
        "Anna ❤",
        "김 Kim",
    ],
)
def test_readable_name_is_accepted_unchanged(name: str) -> None:
    assert check_name(name) == name


@pytest.mark.parametrize(
    ("name", "error"),
    [
        ("", "name"),
        ("   ", "name"),
        ("x" * 25, "name"),
        ("\u3164\u3164", "name-unseen"),
        ("An\u200bna", "name-unseen"),
        ("\u202eannA", "name-unseen"),
        ("\u2800", "name-unseen"),
        ("A\u0301\u0301\u0301\u0301nna", "name-unseen"),
        ("\u0301\u0301", "name-unseen"),
        ("\u0410nna", "name-scripts"),
        ("Bopi\u03c2", "name-scripts"),
        ("Ann\u0561", "name-scripts"),
        ("花Анна", "name-scripts"),
    ],
)
def test_unreadable_name_is_refused(name: str, error: str) -> None:
    with pytest.raises(HTTPProblem) as problem:
        check_name(name)
    assert problem.value.why.name == error


def test_unreadable_name_gets_no_seat_and_no_table(browser: Make) -> None:
    anna, thief = browser(), browser()
    table = anna.create("me", "open", "random", name="Anna")
    thief.http.get("/")
    socket = thief.socket(table)
    socket.send("sit", seat=1, name="\u0410nna")
    assert socket.error()["name"] == "name-scripts"
    body = {"seats": ["open", "rules", "rules"], "name": "x" * 60}
    answer = thief.http.post("/api/tables", json=body)
    assert (answer.status_code, answer.json()["error"]["code"]) == (400, "name")


def test_locked_database_serves_pages_and_refuses_new_tables(tmp_path: Path, web: Path) -> None:
    with Server(tmp_path / "t.db", web) as server:
        holder = sqlite3.connect(tmp_path / "t.db", isolation_level=None)
        holder.execute("begin immediate")
        anna = Browser(server.url)
        page = anna.http.get("/")
        assert page.status_code == 200 and "set-cookie" in page.headers
        answer = anna.http.post("/api/tables", json={})
        assert (answer.status_code, answer.json()["error"]["name"]) == (503, "busy-database")
        holder.execute("rollback")
        holder.close()
        assert anna.http.post("/api/tables", json={}).status_code == 201
        anna.close()


def test_unreadable_table_gives_error_and_other_tables_are_listed(tmp_path: Path, web: Path) -> None:
    database = tmp_path / "t.db"
    with Server(database, web) as server:
        anna = Browser(server.url)
        table, other = anna.create("me", "open", "random"), anna.create("me", "open", "random")
        cookies = anna.http.cookies
        anna.close()
    connection = sqlite3.connect(database)
    connection.execute("update events set body = '{' where table_id = ? and version = 2", (table,))
    connection.commit()
    connection.close()
    with Server(database, web) as server:
        anna = Browser(server.url)
        anna.http.cookies = cookies
        answer = anna.http.get(f"/api/tables/{table}")
        assert (answer.status_code, answer.json()["error"]["name"]) == (500, "log-table")
        assert anna.socket(table).error()["name"] == "log-table"
        assert [one["id"] for one in anna.get("/api/me")["tables"]] == [other]
        anna.close()
