"""Challenges: the same cards at several tables, proved by the same seeds and hidden before play."""

from __future__ import annotations

import hashlib
import json
import sqlite3
from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest

from prikup.cards import Card, Cards
from prikup.cli import main
from prikup.core import from_json, to_json
from prikup.proof import DealProof
from prikup.records import read, verify, verify_deals
from tests.server.players import Browser, Json, Server, Socket, play_to_end
from tests.server.test_matches import play_match

Browsers = Callable[[], Browser]


def get_challenge(browser: Browser, name: str) -> Json:
    answer = browser.http.get(f"/api/same/{name}")
    assert answer.status_code == 200 and answer.headers["cache-control"] == "no-store", answer.text
    return dict(answer.json())


def create_challenge(browser: Browser, table: str, deal: int) -> str:
    answer = browser.http.post("/api/same", json={"table": table, "deal": deal})
    assert answer.status_code == 201, answer.text
    assert answer.json()["url"] == f"/same/{answer.json()['id']}"
    return str(answer.json()["id"])


def start_challenge(browser: Browser, name: str, called: str = "Boris") -> Socket:
    """Open a table for a challenge and start play."""
    return browser.take_up(f"/api/same/{name}", called)


def get_proofs(browser: Browser, table: str) -> list[Json]:
    return list(browser.get(f"/api/tables/{table}/proof")["deals"])


@pytest.mark.databases
def test_challenge_deals_same_cards_and_compares_results(browser: Browsers) -> None:
    anna, boris, vera = browser(), browser(), browser()
    source = play_match(anna, "random", "me", "rules", deals=3)
    cards = [one["deal"] for one in get_proofs(anna, source) if one["server_seed"]]
    for deal in (1, 3):
        name = create_challenge(anna, source, deal)
        assert create_challenge(anna, source, deal) == name
        before = get_challenge(boris, name)
        assert (before["state"], before["by"], before["seen"], before["mine"]) == (
            "new",
            "Anna",
            ["Anna"],
            False,
        )
        assert before["bots"] == ["random", None, "rules"] and before["seat"] == 1 and before["plays"] == []
        assert get_challenge(anna, name)["mine"] and get_challenge(anna, name)["state"] == "over"
        socket = start_challenge(boris, name)
        socket.see(lambda state: state["view"]["seats"][1]["cards"])
        hand = socket.state["view"]["seats"][1]["cards"]
        assert Cards(map(Card.parse, hand)) == Cards.parse(cards[deal - 1]["hands"][1])
        table = socket.state["table"]["id"]
        playing = get_challenge(boris, name)
        assert (playing["state"], playing["url"], playing["plays"]) == ("playing", f"/t/{table}", [])
        assert play_to_end(socket)["table"]["same"] == name
        after = get_challenge(boris, name)
        assert after["state"] == "over" and len(after["plays"]) == 2 and after["count"] == 1
        mine, first = after["plays"]
        assert mine["mine"] and not mine["first"] and first["first"] and not first["mine"]
        assert mine["seat"] == 1 and mine["names"][1] == "Boris" and first["names"][1] == "Anna"
        record = read(boris.http.get(f"/api/tables/{table}/record").text)
        assert [str(it) for it in record.result or ()] == [str(it) for it in mine["result"]]
        assert first["last"] == anna.get(f"/api/tables/{source}")["table"]["deals"][deal - 1]["outcome"]
        assert [(it["names"], it["mine"]) for it in get_challenge(anna, name)["plays"]] == [
            (mine["names"], False),
            (first["names"], True),
        ]
        assert get_challenge(vera, name)["plays"] == []
        socket.close()


def test_challenge_results_of_source_add_up_to_its_sheet(browser: Browsers) -> None:
    anna = browser()
    source = play_match(anna, "me", "random", "random", deals=3)
    whole = anna.get(f"/api/tables/{source}")
    count = len(whole["table"]["deals"])
    parts = [
        get_challenge(anna, create_challenge(anna, source, at + 1))["plays"][0]["result"]
        for at in range(count)
    ]
    sums = [sum(Fraction(part[seat]) for part in parts) for seat in range(3)]
    assert sums == [Fraction(one) for one in whole["view"]["result"]]


def test_challenge_deal_is_proved_by_origin_hidden_until_its_end(
    browser: Browsers, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    anna, boris = browser(), browser()
    source = play_match(anna, "me", "random", "random", deals=2)
    name = create_challenge(anna, source, 2)
    socket = start_challenge(boris, name)
    table = socket.state["table"]["id"]
    socket.see(lambda state: state["view"]["seats"][0]["cards"])
    (hidden,) = get_proofs(boris, table)[:1]
    assert hidden["origin"] is None and hidden["server_seed"] is None and hidden["deal"] is None
    assert set(hidden["player_seeds"]) == {""}
    assert source not in boris.http.get(f"/api/tables/{table}/record").text
    assert source not in json.dumps(socket.frames) and source not in json.dumps(get_challenge(boris, name))
    play_to_end(socket)
    proof = boris.get(f"/api/tables/{table}/proof")
    first = proof["deals"][0]
    assert first["origin"] == {"number": 2, "table": source}
    assert first["deal"] == get_proofs(anna, source)[1]["deal"]
    made = [from_json(DealProof, to_json(one)) for one in proof["deals"]]
    assert verify_deals(table, made)[0].number == 1
    text = boris.http.get(f"/api/tables/{table}/record").text
    assert f'[Origin "1 2 {source}"]' in text and verify(read(text))
    for file, content in (("a.prikup", text), ("proof.json", json.dumps(proof))):
        (tmp_path / file).write_text(content, encoding="utf-8")
        assert main(["verify", str(tmp_path / file)]) == 0
        assert f"deal 1: the cards of deal 2 of '{source}', dealt again" in capsys.readouterr().out


def test_challenge_table_opens_once_and_refuses_changes(browser: Browsers) -> None:
    anna, boris, vera = browser(), browser(), browser()
    name = create_challenge(anna, play_match(anna, "me", "random", "random"), 1)
    answer = boris.http.post(f"/api/same/{name}/play", json={"name": "Boris", "tempo": "instant"})
    table = answer.json()["id"]
    again = boris.http.post(f"/api/same/{name}/play", json={"name": "Boris"})
    assert (answer.status_code, again.status_code, again.json()["id"]) == (201, 200, table)
    socket = boris.socket(table)
    socket.see(bool)
    for kind, fields in (
        ("rules", {"rules": "wikipedia-rostov"}),
        ("rules", {"table": {"watchers": True, "undo": True}}),
        ("bot", {"seat": 1, "bot": None}),
        ("leave", {}),
    ):
        socket.send(kind, **fields)
        assert socket.until(lambda one: one["type"] == "error")["code"] == "given"
    socket.send("agree")
    socket.see(lambda state: state["view"] and state["view"]["seats"][0]["cards"])
    socket.send("ask_undo")
    assert socket.until(lambda one: one["type"] == "error")["code"] == "undo_off"
    assert boris.http.get(f"/api/tables/{table}/hint").status_code in (403, 409)
    for path in ("record", "proof", "sheet.svg"):
        assert vera.http.get(f"/api/tables/{table}/{path}").status_code == 403
    seen = vera.get(f"/api/tables/{table}")
    assert seen["view"] is None
    play_to_end(socket)
    socket.close()


@pytest.mark.databases
def test_looking_at_challenge_excludes_playing_it(browser: Browsers) -> None:
    anna, boris, vera = browser(), browser(), browser()
    name = create_challenge(anna, play_match(anna, "me", "random", "random"), 1)
    looked = boris.http.post(f"/api/same/{name}/look")
    assert looked.status_code == 200 and looked.json()["state"] == "looked"
    assert [one["first"] for one in looked.json()["plays"]] == [True]
    refused = boris.http.post(f"/api/same/{name}/play", json={})
    assert (refused.status_code, refused.json()["error"]["name"]) == (409, "given-seen")
    socket = start_challenge(vera, name)
    refused = vera.http.post(f"/api/same/{name}/look")
    assert (refused.status_code, refused.json()["error"]["name"]) == (409, "given-playing")
    socket.close()
    assert anna.http.post(f"/api/same/{name}/play", json={}).status_code == 409


@pytest.mark.databases
def test_only_finished_deals_are_offered_by_their_players(browser: Browsers) -> None:
    anna, boris = browser(), browser()
    table = anna.create("me", "random", "random")
    socket = anna.sit(table)
    socket.see(lambda state: state["view"] and state["view"]["seats"][0]["cards"])
    refused = anna.http.post("/api/same", json={"table": table, "deal": 1})
    assert (refused.status_code, refused.json()["error"]["name"]) == (409, "given-open")
    assert boris.http.post("/api/same", json={"table": table, "deal": 1}).status_code == 403
    assert boris.http.post("/api/same", json={"table": "nowhere", "deal": 1}).status_code == 404
    for name in ("nowhere", "%00", "day-", "day-9999-01-01", "x" * 300, "%F0%9F%98%80"):
        assert boris.http.get(f"/api/same/{name}").json()["error"]["name"] == "not_found-given"
    bodies: tuple[Any, ...] = ({"table": "\0", "deal": 1}, {"table": table, "deal": 0}, {"table": table}, [])
    for wrong in bodies:
        assert boris.http.post("/api/same", json=wrong).status_code == 400
    elsewhere = {"origin": "http://evil.example"}
    asked = {"table": table, "deal": 1}
    assert anna.http.post("/api/same", json=asked, headers=elsewhere).status_code == 403
    socket.close()


def test_deal_of_the_day_is_the_same_for_all_and_committed_before(server: Server, browser: Browsers) -> None:
    anna, boris = browser(), browser()
    today = datetime.now(UTC).date()
    day = get_challenge(anna, "today")
    assert day["id"] == f"day-{today}" == f"day-{day['day']}" and day["following"] != day["commitment"]
    assert anna.http.get(f"/api/same/day-{today + timedelta(days=1)}").status_code == 404
    assert anna.http.post(f"/api/same/day-{today + timedelta(days=1)}/play", json={}).status_code == 404
    assert anna.http.post(f"/api/same/day-{today + timedelta(days=1)}/look").status_code == 404
    hands = []
    for who in (anna, boris):
        socket = start_challenge(who, "today")
        final = play_to_end(socket)
        table = final["table"]["id"]
        first = get_proofs(who, table)[0]
        assert hashlib.sha256(first["server_seed"].encode()).hexdigest() == day["commitment"]
        assert first["origin"] == {"number": 1, "table": day["id"]} and first["drawn"]
        assert verify(read(who.http.get(f"/api/tables/{table}/record").text))
        hands.append((first["deal"], first["dealer"]))
        socket.close()
    assert hands[0] == hands[1]
    told = get_challenge(anna, "today")
    assert [one["mine"] for one in told["plays"]] == [False, True] and told["count"] == 2
    assert get_challenge(browser(), day["id"])["plays"] == []


def test_challenge_stays_seen_after_its_table_is_deleted(tmp_path: Path, web: Path) -> None:
    with Server(tmp_path / "a.db", web) as server:
        anna, boris = Browser(server.url), Browser(server.url)
        name = create_challenge(anna, play_match(anna, "me", "random", "random"), 1)
        start_challenge(boris, name).close()
        cookies = dict(boris.http.cookies)
        boris.close()
        anna.close()
    with sqlite3.connect(tmp_path / "a.db") as connection:
        connection.execute("UPDATE events SET at = '2020-01-01 00:00:00'")
        connection.execute("UPDATE seats SET seen = '2020-01-01 00:00:00'")
    connection.close()
    with Server(tmp_path / "a.db", web) as server:
        boris = Browser(server.url)
        boris.http.cookies.update(cookies)
        for _ in range(200):
            if get_challenge(boris, name)["state"] == "looked":
                break
        assert get_challenge(boris, name)["state"] == "looked"
        assert boris.http.post(f"/api/same/{name}/play", json={}).status_code == 409
        boris.close()
