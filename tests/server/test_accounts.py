"""Accounts: a guest becomes one, finds everything in other browsers, and can be forgotten."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import httpx
import pytest
from sqlalchemy import select, update

from prikup.server.http import websocket
from prikup.server.storage.schema import events, grants, guests, metadata, states, utc_now
from tests.server.authenticator import Authenticator
from tests.server.players import Browser, Json, Server, Socket, limit, play
from tests.server.test_matches import list_matches, play_match

pytestmark = pytest.mark.databases

Browsers = Callable[[], Browser]
SITE = {"host": "localhost"}
ORIGIN = "http://localhost"


def do(server: Server, work: Any) -> Any:
    """Run something in the loop of the server, and return its result."""
    return asyncio.run_coroutine_threadsafe(work, server.hub._tasks[0].get_loop()).result(60)


def register(browser: Browser, name: str = "Anna") -> str:
    """Give a browser's guest an account; return the recovery key."""
    answer = browser.http.post("/api/account", json={"name": name})
    assert answer.status_code == 201, answer.text
    return str(answer.json()["recovery"])


def sign_in(browser: Browser, **secret: Any) -> httpx.Response:
    return browser.http.post("/api/account/sign-in", json=secret)


def account(browser: Browser) -> Json | None:
    found: Json | None = browser.get("/api/account")["account"]
    return found


def error(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, str(answer.json()["error"]["code"])


def token(browser: Browser) -> str:
    return str(browser.http.cookies["prikup"])


def put_token(browser: Browser, value: str) -> None:
    """Replace the cookie of a browser."""
    browser.http.cookies.clear()
    browser.http.cookies.set("prikup", value, domain="127.0.0.1")


def test_guest_with_account_finds_matches_and_seats_in_second_browser(browser: Browsers) -> None:
    anna, second = browser(), browser()
    over = play_match(anna, "me", "random", "random")
    going = anna.create("me", "random", "random")
    before = token(anna)
    key = register(anna)
    assert token(anna) != before and account(anna) is not None
    assert [one["id"] for one in list_matches(anna)["matches"]] == [over]
    assert account(second) is None
    typed = key.replace("-", " ").lower().replace("0", "o").replace("1", "l")
    assert sign_in(second, recovery=typed).status_code == 200
    assert [one["id"] for one in list_matches(second)["matches"]] == [over]
    assert [one["id"] for one in second.get("/api/me")["tables"]] == [going]
    assert second.get("/api/me")["name"] == "Anna"
    socket = second.sit(going)
    assert socket.state["table"]["me"] == 0
    sessions = second.get("/api/account")["account"]["sessions"]
    assert sorted(one["here"] for one in sessions) == [False, True]


def test_matches_of_second_browser_are_joined_to_account(browser: Browsers) -> None:
    anna, second, stranger = browser(), browser(), browser()
    key = register(anna)
    mine = play_match(anna, "me", "random", "random")
    over = play_match(second, "random", "me", "random")
    going = second.create("me", "open", "random")
    second.sit(going)
    assert sign_in(second, recovery=key).status_code == 200
    for one in (anna, second):
        assert {match["id"] for match in list_matches(one)["matches"]} == {mine, over}
        assert [table["id"] for table in one.get("/api/me")["tables"]] == [going]
        assert one.sit(going).state["table"]["me"] == 0
    assert error(anna.http.post("/api/same", json={"table": over, "deal": 99}))[0] == 409  # not 403: a player
    assert error(stranger.http.post("/api/same", json={"table": over, "deal": 99}))[0] == 403


def test_guest_token_is_worthless_once_there_is_account(server: Server, browser: Browsers) -> None:
    """Whoever planted or stole the cookie of a guest has nothing of the account."""
    anna, thief, second = browser(), browser(), browser()
    over = play_match(anna, "me", "random", "random")
    playing = anna.create("me", "random", "random")
    put_token(thief, token(anna))
    socket = thief.sit(playing)
    key = register(anna)
    assert list_matches(thief)["matches"] == [] and account(thief) is None
    assert thief.get("/api/me")["id"] != anna.get("/api/me")["id"] and token(thief) != token(anna)
    assert thief.socket(playing).see(bool)["table"]["me"] is None
    own = play_match(second, "me", "random", "random")
    stolen = token(second)
    sign_in(second, recovery=key)
    put_token(thief, stolen)
    assert list_matches(thief)["matches"] == []
    assert {one["id"] for one in list_matches(anna)["matches"]} == {over, own}
    socket.close()


def test_open_socket_is_closed_once_its_token_is_revoked(
    server: Server, browser: Browsers, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(websocket, "RECHECK_S", 0.0)
    anna, thief = browser(), browser()
    table = anna.create("me", "random", "random")
    put_token(thief, token(anna))
    stolen, own = thief.sit(table), anna.sit(table)
    register(anna)
    stolen.send("ping")
    assert stolen.closed() == 4401
    own.send("ping")
    assert own.closed() == 4401  # the page connects again with the new cookie
    signed_in = anna.sit(table)
    signed_in.send("ping")
    signed_in.until(lambda one: one["type"] == "pong")
    anna.http.post("/api/account/sign-out", json={"everywhere": True})
    signed_in.send("ping")
    assert signed_in.closed() == 4401


def test_signing_out_ends_sessions_here_or_everywhere(browser: Browsers) -> None:
    anna, second, third = browser(), browser(), browser()
    key = register(anna)
    for one in (second, third):
        assert sign_in(one, recovery=key).status_code == 200
    old = {one: token(one) for one in (anna, second, third)}
    assert second.http.post("/api/account/sign-out", json={}).status_code == 204
    assert "prikup" not in second.http.cookies and account(second) is None and account(third) is not None
    link = third.http.post("/api/account/link").json()["url"].partition("#")[2]
    assert third.http.post("/api/account/sign-out", json={"everywhere": True}).status_code == 204
    assert error(sign_in(second, link=link)) == (403, "sign_in")
    for one, cookie in old.items():
        put_token(one, cookie)
        assert account(one) is None and error(one.http.post("/api/account/sign-out", json={})) == (
            401,
            "account",
        )
        made = one.get("/api/me")["id"]  # a stale token is nobody's, and becomes nobody's
        put_token(one, cookie)
        assert one.get("/api/me")["id"] != made
    assert sign_in(anna, recovery=key).status_code == 200


def test_link_signs_one_device_in_once(server: Server, browser: Browsers) -> None:
    anna, phone, other = browser(), browser(), browser()
    register(anna)
    made = anna.http.post("/api/account/link").json()
    assert made["url"].startswith(f"{anna.url}/account#") and made["qr"].startswith("<svg")
    first = made["url"].partition("#")[2]
    second = anna.http.post("/api/account/link").json()["url"].partition("#")[2]
    assert error(sign_in(phone, link=first)) == (403, "sign_in")  # replaced by the second
    assert sign_in(phone, link=second).status_code == 200 and account(phone) == account(phone)
    assert error(sign_in(other, link=second)) == (403, "sign_in")
    third = anna.http.post("/api/account/link").json()["url"].partition("#")[2]
    do(server, server.storage.write(update(grants).values(expires=utc_now())))
    assert error(sign_in(other, link=third)) == (403, "sign_in")


def test_wrong_secrets_sign_nobody_in(browser: Browsers) -> None:
    anna, thief = browser(), browser()
    key = register(anna)
    for wrong in (key[:-1], key[:-1] + ("A" if key[-1] != "A" else "B"), "", "-", "Ж" * 40):
        assert error(sign_in(thief, recovery=wrong))[0] in (400, 403)
    assert error(sign_in(thief, recovery=key, link=key)) == (400, "message")
    assert error(sign_in(thief, recovery="x" * 101)) == (400, "message")
    foreign = {"origin": "https://elsewhere.example"}
    for path, body in (("sign-in", {"recovery": key}), ("link", None), ("recovery", None)):
        answer = anna.http.post(f"/api/account/{path}", json=body, headers=foreign)
        assert error(answer) == (403, "origin")
    assert anna.http.delete("/api/account", headers=foreign).status_code == 403
    assert account(anna) is not None and account(thief) is None
    another = anna.http.post("/api/account/recovery").json()["recovery"]
    assert error(sign_in(thief, recovery=key)) == (403, "sign_in")
    assert sign_in(thief, recovery=another).status_code == 200


def test_attempts_to_sign_in_are_limited(
    server: Server, browser: Browsers, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna, thief = browser(), browser()
    key = register(anna)
    limit(server, monkeypatch, sign_ins=3, accounts=1)
    assert [sign_in(thief, recovery="A" * 28).status_code for _ in range(3)] == [403] * 3
    assert error(sign_in(thief, recovery=key)) == (429, "rate")
    register(browser(), "Vera")
    assert error(browser().http.post("/api/account", json={"name": "Vera"})) == (429, "rate")


def test_account_is_made_once_with_proper_name(browser: Browsers) -> None:
    anna = browser()
    for name in ("", "x" * 25, "x" * 10_000, "a\u200bb", "Аnna"):
        assert error(anna.http.post("/api/account", json={"name": name}))[0] == 400
    register(anna)
    assert error(anna.http.post("/api/account", json={"name": "Anna"})) == (409, "account")


def add_passkey(browser: Browser, device: Authenticator) -> httpx.Response:
    options = browser.http.post("/api/account/passkeys/options", headers=SITE).json()["options"]
    body = {"name": "phone", "credential": device.register(options)}
    return browser.http.post("/api/account/passkeys", json=body, headers=SITE)


def answer_challenge(browser: Browser, device: Authenticator) -> Json:
    options = browser.http.post("/api/account/sign-in/options", headers=SITE).json()["options"]
    return device.sign(options)


def use_passkey(browser: Browser, answer: Json) -> httpx.Response:
    return browser.http.post("/api/account/sign-in", json={"passkey": answer}, headers=SITE)


def test_passkey_signs_in_once_for_each_challenge(browser: Browsers) -> None:
    anna, second, thief = browser(), browser(), browser()
    register(anna)
    device = Authenticator(ORIGIN)
    added = add_passkey(anna, device)
    assert added.status_code == 201 and [one["name"] for one in added.json()["account"]["passkeys"]] == [
        "phone"
    ]
    answer = answer_challenge(second, device)
    assert use_passkey(second, answer).status_code == 200
    assert account(second) is not None
    assert error(use_passkey(thief, answer)) == (403, "sign_in")  # the challenge is used up
    assert error(use_passkey(thief, answer_challenge(thief, Authenticator(ORIGIN)))) == (403, "sign_in")
    assert error(use_passkey(thief, answer_challenge(thief, Authenticator("http://evil")))) == (
        403,
        "sign_in",
    )
    device.origin = "https://evil.example"
    assert error(use_passkey(thief, answer_challenge(thief, device))) == (403, "sign_in")
    device.origin = ORIGIN
    elsewhere = thief.http.post("/api/account/sign-in", json={"passkey": answer_challenge(thief, device)})
    assert error(elsewhere) == (409, "passkey")  # 127.0.0.1 has no passkeys
    assert error(add_passkey(anna, device)) == (409, "passkey")
    (known,) = added.json()["account"]["passkeys"]
    stranger = browser()
    register(stranger, "Vera")
    assert error(stranger.http.delete(f"/api/account/passkeys/{known['id']}"))[0] == 404
    assert anna.http.delete(f"/api/account/passkeys/{known['id']}").status_code == 204
    assert error(use_passkey(thief, answer_challenge(thief, device))) == (403, "sign_in")


def test_challenge_for_passkey_belongs_to_one_account(browser: Browsers) -> None:
    anna, vera = browser(), browser()
    register(anna)
    register(vera, "Vera")
    options = anna.http.post("/api/account/passkeys/options", headers=SITE).json()["options"]
    body = {"name": "phone", "credential": Authenticator(ORIGIN).register(options)}
    assert error(vera.http.post("/api/account/passkeys", json=body, headers=SITE)) == (400, "passkey")
    for spoilt in ({}, {"response": {"clientDataJSON": "e30"}}, {"id": "!", "response": 3}):
        body = {"name": "phone", "credential": spoilt}
        assert error(vera.http.post("/api/account/passkeys", json=body, headers=SITE)) == (400, "passkey")


def test_passkeys_are_offered_on_secure_hosts_only(browser: Browsers) -> None:
    anna = browser()
    assert anna.get("/api/account")["has_passkeys"] is False
    assert anna.http.get("/api/account", headers=SITE).json()["has_passkeys"] is True
    register(anna)
    assert error(anna.http.post("/api/account/passkeys/options")) == (409, "passkey")


def test_deleted_account_leaves_matches_without_name(server: Server, browser: Browsers) -> None:
    anna, boris, second = browser(), browser(), browser()
    secret = "Zuleika"
    key = register(anna, secret)
    over = anna.create("me", "open", "random", rules="wikipedia-sochi; target=10", name=secret)
    sockets = [anna.sit(over), sit_down(boris, over)]
    play(sockets, lambda: len(sockets[0].state["table"]["deals"]) >= 1)
    sockets[0].send("say", text="I am Zuleika")
    sockets[0].send("ask_end")
    sockets[1].see(lambda state: state["table"]["end"] is not None)
    sockets[1].send("answer", yes=True)
    sockets[1].see(lambda state: state["table"]["stage"] == "finished")
    going = anna.create("me", "open", "random", name=secret)
    anna.sit(going)
    live = sit_down(boris, going)
    offered = anna.http.post("/api/same", json={"table": over, "deal": 1}).json()["id"]
    assert sign_in(second, recovery=key).status_code == 200
    old = token(anna)
    assert anna.http.delete("/api/account").status_code == 204
    live.see(lambda state: state["table"]["seats"][0]["name"] == "NN")
    assert secret not in boris.http.get(f"/api/tables/{over}").text
    assert secret not in boris.http.get(f"/api/tables/{over}/record").text
    assert secret not in boris.http.get(f"/api/same/{offered}").text
    (match,) = list_matches(boris)["matches"]
    assert match["id"] == over and match["names"][0] == "NN"
    for one in (anna, second):
        assert account(one) is None and list_matches(one)["matches"] == []
    put_token(anna, old)
    assert account(anna) is None and list_matches(anna)["matches"] == []
    assert anna.socket(going).see(bool)["table"]["me"] is None
    assert error(sign_in(second, recovery=key)) == (403, "sign_in")
    assert find_text(server, secret) == []


def test_deleted_account_leaves_nothing_at_tables_where_seat_was_given_up(
    server: Server, browser: Browsers
) -> None:
    anna, boris = browser(), browser()
    secret = "Zuleika"
    register(anna, secret)
    left = boris.create("me", "open", "open", name="Boris")
    moved = boris.create("me", "open", "open", name="Boris")
    watching = boris.sit(left)
    for table in (left, moved):
        sit_and_say(anna.sit(table), 1, secret)
    again = anna.sit(moved)
    for table in (left, moved):
        socket = anna.sit(table)
        socket.send("leave")
        socket.see(lambda state: state["table"]["me"] is None)
    sit_and_say(again, 2, secret)
    watching.send("say", text="Where is she?")
    watching.see(lambda state: len(state["table"]["says"]) == 2)
    assert anna.http.delete("/api/account").status_code == 204
    assert find_text(server, secret) == []
    says = boris.http.get(f"/api/tables/{left}").json()["table"]["says"]
    assert [one["text"] for one in says] == ["…", "Where is she?"]


def sit_and_say(socket: Socket, seat: int, name: str) -> None:
    """Take a seat and say where."""
    socket.send("sit", seat=seat, name=name)
    socket.send("say", text=f"{name} is at seat {seat}")
    socket.see(lambda state: len(state["table"]["says"]) == seat)


def sit_down(browser: Browser, table: str) -> Socket:
    """Take the open seat of a table, and accept its rules."""
    browser.http.get("/api/me")
    socket = browser.sit(table)
    socket.send("sit", seat=1, name="Boris")
    socket.see(lambda state: state["table"]["me"] == 1)
    socket.send("agree")
    socket.see(lambda state: state["table"]["stage"] == "playing")
    return socket


def find_text(server: Server, wanted: str) -> list[str]:
    """Return the tables of the database in which a text stands."""
    rows = {
        one.name: do(server, server.storage.rows(select(one)))
        for one in metadata.sorted_tables
        if one is not states
    }
    return [name for name, found in rows.items() if any(wanted in repr(row) for row in found)]


def test_export_has_everything_of_account_only(browser: Browsers) -> None:
    anna, vera, nobody = browser(), browser(), browser()
    register(anna)
    register(vera, "Vera")
    exported = anna.get("/api/account/export")
    assert exported["account"]["name"] == "Anna" and len(exported["account"]["sessions"]) == 1
    assert anna.get("/api/me")["id"] in exported["ids"]
    assert "Vera" not in str(exported) and "hash" not in str(exported)
    assert error(nobody.http.get("/api/account/export")) == (401, "account")


def test_secrets_are_stored_as_hashes(server: Server, browser: Browsers) -> None:
    anna = browser()
    key = register(anna)
    link = anna.http.post("/api/account/link").json()["url"].partition("#")[2]
    for secret in (key, key.replace("-", ""), token(anna), link):
        assert find_text(server, secret) == []
    assert do(server, server.storage.rows(select(guests.c.id).where(guests.c.revoked)))
    assert do(server, server.storage.rows(select(events.c.body).limit(1))) is not None
