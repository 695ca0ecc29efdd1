"""Invalid input gets one clear error and does not stop the table."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

import pytest
from starlette.types import Message
from websockets.exceptions import ConnectionClosed

from prikup.core import Why
from prikup.server import create_app
from prikup.words.catalogue import has_message
from tests.server.players import OFTEN, Browser, Server, Socket, limit

Make = Callable[[], Browser]


@pytest.fixture
def socket(browser: Make) -> Socket:
    """Return the socket of a person at a table with an open seat."""
    anna = browser()
    return anna.sit(anna.create("me", "open", "random"))


@pytest.mark.parametrize(
    ("sent", "code", "quoted"),
    [
        ("{", "json", "'{'"),
        ("", "json", "''"),
        ("[" * 3000, "message", "[["),
        ('{"type":"rules","table":{"a":' + "[" * 3000, "json", "type"),
        ("null", "message", "null"),
        ("[]", "message", "[]"),
        ('{"nonce":"x"}', "message", "type"),
        ('{"type":"dance"}', "message", "dance"),
        ('{"type":"move","text":7}', "message", "text"),
        ('{"type":"move","prompt":"1","text":"pass"}', "message", "prompt"),
        ('{"type":"say","text":"hi","colour":"red"}', "message", "colour"),
        ('{"type":"sit","seat":-1}', "message", "seat"),
        ('{"type":"sit","seat":7,"name":"Anna"}', "seat", "7"),
        ('{"type":"sit","seat":1,"name":"Anna"}', "seated", "0"),
        ('{"type":"bot","seat":1,"bot":"genius"}', "bot", "genius"),
        ('{"type":"bot","seat":0,"bot":"random"}', "taken", "0"),
        ('{"type":"rules","rules":"wikipedia-moscow"}', "refused", "wikipedia-moscow"),
        ('{"type":"rules","table":{"away_seconds":"-1"}}', "table_rules", "-1"),
        ('{"type":"move","text":"6S"}', "stage", "not begun"),
        ('{"type":"answer","yes":true}', "nothing", ""),
        ('{"type":"say","text":"hi","nonce":"a\\u0000"}', "message", "nonce"),
        ('{"type":"say","text":"' + "x" * 400 + '"}', "text", "xxx"),
        ('{"type":"say","text":"' + "x" * 5000 + '"}', "too_long", "4096"),
        ('{"type":"bind","commitment":"' + "x" * 64 + '"}', "message", "commitment"),
        ('{"type":"bind","commitment":"' + "0" * 64 + '\\n"}', "message", "commitment"),
        ('{"type":"open_seed","number":1,"seed":"' + "f" * 64 + '"}', "stage", "not begun"),
        ('{"type":"seed","seed":"in clear"}', "message", "seed"),
        ('{"type":"say","text":"hi","nonce":"\\ud800"}', "json", "ud800"),
        (b"\x00\x01", "frame", "text"),
    ],
)
def test_bad_message_gets_one_error_and_socket_stays_open(
    socket: Socket, sent: str | bytes, code: str, quoted: str
) -> None:
    version = socket.state["version"]
    socket.raw(sent)
    socket.send("ping")
    assert socket.error()["code"] == code
    error = socket.frames[-1]
    assert quoted in error["text"] or quoted in map(str, error["data"].values())
    assert socket.receive()["type"] == "pong"
    socket.send("resync")
    assert socket.until(lambda one: one["type"] == "state")["version"] >= version
    assert [frame for frame in socket.frames if frame["type"] == "error"] == [error]


@pytest.mark.parametrize(
    ("path", "status"),
    [
        ("/api/tables/%00", 404),
        ("/api/tables/a%00b/record", 404),
        ("/api/scores/%00", 404),
        ("/api/same/%00", 404),
        ("/api/matches?before=a%00", 200),
    ],
)
@pytest.mark.databases
def test_name_with_null_character_is_answered_without_error(browser: Make, path: str, status: int) -> None:
    anna = browser()
    anna.create("me", "open", "random")
    assert anna.http.get(path).status_code == status


@pytest.mark.databases
@pytest.mark.parametrize("character", ["\\u0000", "\\ud800", "\\udfff"])
def test_character_that_cannot_be_stored_is_refused_wherever_it_stands(browser: Make, character: str) -> None:
    anna = browser()
    socket = anna.sit(anna.create("me", "open", "open"))
    for message in (
        '{"type":"say","text":"a%"}',
        '{"type":"say","text":"a","nonce":"a%"}',
        '{"type":"sit","seat":1,"name":"a%"}',
        '{"type":"rules","rules":"a%"}',
        '{"type":"agree","rules":"a%"}',
    ):
        socket.raw(message.replace("%", character))
        assert socket.error()["code"] in ("json", "message", "text", "name", "refused", "changed"), message
    for path, body in (
        ("/api/tables", '{"name":"a%","seats":["me","open","open"]}'),
        ("/api/scores", '{"record":{"game":"preferans","rules":"","seats":["a%","B","C"],"deals":[]}}'),
        ("/api/same/today/play", '{"name":"a%"}'),
    ):
        sent = body.replace("%", character)
        answer = anna.http.post(path, content=sent, headers={"content-type": "application/json"})
        assert answer.status_code == 400, (path, answer.text)


@pytest.mark.databases
def test_socket_of_impossible_table_id_is_closed_with_4404(browser: Make) -> None:
    with pytest.raises(ConnectionClosed) as closed:
        browser().sit("%00")
    assert closed.value.rcvd is not None and closed.value.rcvd.code == 4404


def test_error_has_nonce_of_its_message(socket: Socket) -> None:
    socket.raw('{"type":"dance","nonce":"mine"}')
    assert socket.error()["nonce"] == "mine"


def test_flood_of_messages_is_dropped_and_then_closes_socket(
    socket: Socket, server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    limit(server, monkeypatch, events=10)
    for _ in range(60):
        socket.send("ping")
    assert socket.error()["code"] == "rate"
    with suppress(ConnectionClosed):  # the server may close the socket before all is sent
        for _ in range(300):
            socket.raw('{"type":"ping"}')
    assert socket.closed() == 1008


def test_oversized_frame_closes_socket_and_table_goes_on(browser: Make) -> None:
    anna = browser()
    table = anna.create("me", "random", "random")
    socket = anna.sit(table)
    socket.raw(json.dumps({"type": "say", "text": "x" * 100_000}))
    assert socket.closed() == 1009
    assert anna.sit(table).state["table"]["me"] == 0


def test_socket_of_unknown_table_is_closed_with_error(browser: Make) -> None:
    socket = browser().socket("nowhere")
    error = socket.receive()
    assert error["code"] == "table" and "nowhere" in error["text"]
    assert socket.closed() == 4404


def test_socket_at_unknown_path_is_closed_with_error(browser: Make, server: Server) -> None:
    socket = browser().socket("x/y")
    assert socket.receive()["code"] == "not_found"
    assert socket.closed() == 4404


def test_wrong_token_only_permits_watching(browser: Make) -> None:
    table = browser().create("me", "open", "random")
    thief = browser()
    thief.http.cookies.set("prikup", "stolen")
    socket = thief.socket(table)
    assert socket.error()["code"] == "token"
    assert socket.see(bool)["table"]["me"] is None
    socket.send("sit", seat=1, name="Boris")
    assert socket.error()["code"] == "token"
    answer = thief.http.get("/api/me")
    assert (answer.status_code, answer.json()["error"]["code"]) == (401, "token")


def test_sit_is_refused_without_cookie(browser: Make) -> None:
    table = browser().create("me", "open", "random")
    socket = browser().sit(table)
    socket.send("sit", seat=1, name="Boris")
    assert socket.error()["code"] == "token"


def test_foreign_origin_gets_no_socket_and_no_table(browser: Make) -> None:
    anna = browser()
    table = anna.create("me", "open", "random")
    socket = anna.socket(table, origin="http://evil.example")
    assert socket.receive()["code"] == "origin"
    assert socket.closed() == 4403
    answer = anna.http.post("/api/tables", content="{}", headers={"origin": "http://evil.example"})
    assert answer.status_code == 403
    assert anna.sit(table, origin=anna.url).state["table"]["me"] == 0


GOOD = {"game": "preferans", "rules": "wikipedia-sochi", "seats": ["me", "random", "random"], "name": "Anna"}


@pytest.mark.parametrize(
    ("changes", "code", "quoted"),
    [
        ({"game": "chess"}, "rules", "chess"),
        ({"rules": "wikipedia-moscow"}, "rules", "wikipedia-moscow"),
        ({"rules": "wikipedia-sochi; target=x"}, "rules", "x"),
        ({"seats": ["me", "genius", "random"]}, "bot", "genius"),
        ({"seats": ["me", "me", "random"]}, "seats", "me"),
        ({"seats": ["me", "random"]}, "rules", "3"),
        ({"seats": []}, "message", "seats"),
        ({"seats": "me"}, "message", "seats"),
        ({"name": "\t"}, "name", "'\\t'"),
        ({"name": "x" * 50}, "name", "xxx"),
        ({"table": {"tempo": "glacial"}}, "table_rules", "glacial"),
        ({"table": {"pace": "slow"}}, "table_rules", "pace"),
        ({"extra": 1}, "message", "extra"),
    ],
)
def test_invalid_table_request_is_refused(
    browser: Make, changes: dict[str, object], code: str, quoted: str
) -> None:
    answer = browser().http.post("/api/tables", json=GOOD | changes)
    error = answer.json()["error"]
    assert answer.status_code == 400
    assert error["code"] == code and quoted in error["text"]
    assert tuple(error) == Why.__struct_encode_fields__ and has_message("en", f"error-{error['name']}")


@pytest.mark.parametrize(
    ("body", "status"),
    [
        (b"{", 400),
        (b"\xff", 400),
        (b'{"name":"\xff"}', 400),
        (b'{"\xff":1}', 400),
        (b'{"name":"\\ud800"}', 400),
        (b" " * 20_000, 413),
    ],
)
def test_body_with_invalid_json_or_too_long_is_refused(browser: Make, body: bytes, status: int) -> None:
    answer = browser().http.post("/api/tables", content=body)
    assert answer.status_code == status
    assert answer.json()["error"]["text"]


@pytest.mark.parametrize("path", ["score", "scores"])
@pytest.mark.parametrize("seat", [b"\xff", b"\\ud800"])
def test_document_with_invalid_characters_is_refused(browser: Make, path: str, seat: bytes) -> None:
    head = b'{"record":{"prikup":1,"game":"preferans","rules":"wikipedia-sochi","dealer":0,"seats":["'
    answer = browser().http.post(f"/api/{path}", content=head + seat + b'","B","C"],"deals":[]}}')
    assert answer.status_code == 400 and answer.json()["error"]["text"]


def test_disconnect_during_body_logs_nothing(caplog: pytest.LogCaptureFixture, tmp_path: Path) -> None:
    made = create_app(str(tmp_path / "t.db"), limits=OFTEN)
    parts = iter(({"type": "http.request", "body": b"{", "more_body": True}, {"type": "http.disconnect"}))
    scope = {"type": "http", "method": "POST", "path": "/api/tables", "headers": [], "query_string": b""}

    async def receive() -> Message:
        return next(parts)

    async def send(_: Message) -> None:
        pass

    asyncio.run(made(scope | {"client": ("192.0.2.1", 5)}, receive, send))
    assert not caplog.records


@pytest.mark.parametrize(
    ("method", "path", "status", "code"),
    [
        ("GET", "/api/tables/nowhere", 404, "table"),
        ("GET", "/api/tables/nowhere/proof", 404, "table"),
        ("GET", "/api/nothing", 404, "not_found"),
        ("GET", "/nothing", 404, "not_found"),
        ("GET", "/assets/../../secret", 404, "not_found"),
        ("DELETE", "/api/me", 405, "method"),
        ("GET", "/api/tables", 404, "not_found"),
    ],
)
def test_unknown_path_gets_json_error(browser: Make, method: str, path: str, status: int, code: str) -> None:
    answer = browser().http.request(method, path)
    assert (answer.status_code, answer.json()["error"]["code"]) == (status, code)
