"""Attempts of a stranger: planted cookies, others' ids, requests of other sites, texts that are no names."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest

from tests.server.players import Browser, Json, Server
from tests.server.test_accounts import account, error, put_token, register, sign_in, token
from tests.server.test_history import play_two, publish, search_public
from tests.server.test_matches import list_matches
from tests.server.test_operator import id_of, new_operator
from tests.server.test_reports import seat_two

pytestmark = pytest.mark.databases

Browsers = Callable[[], Browser]
ELSEWHERE = {"origin": "https://elsewhere.example"}
BAD_TEXTS = ("\0", "\u200b", "a\0b", "\ud800", "\u202eanna", "A" * 10_000, "", " ", "\n")


def test_planted_session_is_not_the_one_after_signing_in(server: Server, browser: Browsers) -> None:
    """Whoever planted a cookie, of a session of theirs or of their making, is not in the account later."""
    thief, victim, phone = browser(), browser(), browser()
    register(thief, "Thief")
    key = register(phone, "Victim")
    for planted in (token(thief), "s." + "A" * 43, "A" * 43):
        put_token(victim, planted)
        assert sign_in(victim, recovery=key).status_code == 200
        assert token(victim) != planted
        watcher = browser()
        put_token(watcher, planted)
        shown = account(watcher)
        assert shown is None or shown["name"] == "Thief"


def test_own_session_of_a_thief_does_not_give_their_guest_to_the_victim(
    server: Server, browser: Browsers
) -> None:
    """Signing in where somebody else was signed in joins nothing of theirs, and nothing of the victim's."""
    thief, phone = browser(), browser()
    played = play_two(browser, "Thief")[0]
    put_token(thief, token(played))
    register(thief, "Thief")
    key = register(phone, "Victim")
    shared = browser()
    put_token(shared, token(thief))
    assert sign_in(shared, recovery=key).status_code == 200
    assert list_matches(shared)["matches"] == [] and account(thief) is None  # that session is over
    assert shared.get("/api/account/export")["ids"] == [id_of(phone)]


def test_other_sites_change_nothing(server: Server, browser: Browsers) -> None:
    anna, _, table = seat_two(browser)
    register(anna)
    posts = (
        "/api/account/name", "/api/account/recovery", "/api/account/link", "/api/account/sign-out",
        "/api/account/sign-in", "/api/open/find", f"/api/tables/{table}/blocks",
        f"/api/tables/{table}/report",
        f"/api/matches/{table}/public", "/api/tournaments",
    )  # fmt: skip
    for path in posts:
        for kind in ("application/json", "text/plain"):
            headers = ELSEWHERE | {"content-type": kind}
            assert error(anna.http.post(path, content=b"{}", headers=headers)) == (403, "origin"), path
    for path in ("/api/account", "/api/blocks/x", "/api/account/passkeys/x"):
        assert anna.http.delete(path, headers=ELSEWHERE).status_code == 403, path
    assert account(anna) is not None


def test_ids_of_others_and_of_nobody_are_answered_alike(server: Server, browser: Browsers) -> None:
    anna, _, table = play_two(browser, "Alike")
    stranger = browser()
    register(stranger, "Stranger")

    def ask(path: str, found: str, **body: object) -> tuple[int, str]:
        where = path.format(found)
        answer = stranger.http.post(where, json=body) if body else stranger.http.delete(where)
        return answer.status_code, answer.text.replace(where, "").replace(found, "")

    block = anna.http.post(f"/api/tables/{table}/blocks", json={"seat": 1, "yes": True})
    assert block.status_code == 204
    block_id = anna.get("/api/blocks")["blocks"][0]["id"]
    for path, found, body in (
        ("/api/matches/{}/public", table, {"yes": True}),
        ("/api/blocks/{}", block_id, {}),
        ("/api/account/passkeys/{}", "AAAA", {}),
    ):
        assert ask(path, found, **body) == ask(path, "A" * 12, **body) == ask(path, "%00", **body), path
    recovery = [error(sign_in(stranger, recovery=one)) for one in ("A" * 28, "0" * 28, "x")]
    assert set(recovery) == {(403, "sign_in")}
    assert {error(sign_in(stranger, link=one)) for one in ("x", "A" * 32)} == {(403, "sign_in")}


def test_one_player_alone_makes_no_match_public(server: Server, browser: Browsers) -> None:
    anna, boris, table = play_two(browser, "Alone")
    for _ in range(3):
        assert publish(anna, table).status_code == 204
    home = browser()
    assert sign_in(home, recovery=register(anna)).status_code == 200
    assert publish(home, table).status_code == 204  # the same person once more
    assert search_public(browser(), player="alone") == []
    for answer in (browser().http.get(f"/api/tables/{table}/record"), browser().http.get("/api/public")):
        assert "between us" not in answer.text and (answer.status_code == 403 or table not in answer.text)
    assert publish(boris, table).status_code == 204
    assert search_public(browser(), player="alone") == [table]
    assert "between us" not in browser().http.get(f"/api/tables/{table}").text


def test_texts_that_are_no_names_or_sentences_are_refused(server: Server, browser: Browsers) -> None:
    operator = new_operator(server, browser)
    anna, boris, table = seat_two(browser)
    register(anna)
    requests: tuple[tuple[Browser, str, str, Json], ...] = (
        (anna, "/api/account/name", "name", {}),
        (browser(), "/api/account", "name", {}),
        (operator, f"/api/operator/people/{id_of(boris)}/rename", "name", {}),
        (operator, "/api/operator/bans", "reason", {"guest": id_of(boris)}),
        (operator, "/api/operator/bans", "guest", {"reason": "x"}),
        (operator, "/api/operator/reports/close", "guest", {"table": table}),
    )
    for who, path, field, more in requests:
        for bad in BAD_TEXTS:
            if (path.endswith("rename") and not bad) or (field == "reason" and bad in ("a\0b", "\u202eanna")):
                continue  # without a name it is NN; of a reason the printable part is left
            body = json.dumps({field: bad} | more).encode("utf-8", "surrogatepass")
            answer = who.http.post(path, content=body, headers={"content-type": "application/json"})
            assert answer.status_code in (400, 404, 413), (path, bad, answer.text)
    for query in ("?name=%00", "?name=%ED%A0%80", "?name=" + "x" * 100, "?closed=%00"):
        for path in ("accounts", "reports"):
            assert operator.http.get(f"/api/operator/{path}{query}").status_code in (200, 400), query
    socket = boris.socket(table)
    socket.see(bool)
    for bad in BAD_TEXTS:
        socket.raw(json.dumps({"type": "say", "text": bad}))
        assert socket.error()["code"] in ("text", "message", "json", "too_long"), bad


def test_banned_player_reads_one_sentence_without_the_operators_notes(
    server: Server, browser: Browsers
) -> None:
    operator = new_operator(server, browser)
    anna = browser()
    anna.create("me", "open", "open")
    ban = {"guest": id_of(anna), "reason": "<b>Insults</b>"}
    assert operator.http.post("/api/operator/bans", json=ban).status_code == 204
    answer = anna.http.post("/api/open/find", json={"game": "preferans", "rules": ""})
    assert error(answer) == (403, "banned")
    assert "Olga" not in answer.text and id_of(operator) not in answer.text
    assert answer.headers["content-type"].startswith("application/json")
