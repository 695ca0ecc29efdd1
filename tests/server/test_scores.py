"""The score keeper over HTTP: answers, sheets stored with a key, and links for watchers."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import httpx
import pytest

from tests.keeper.sheets import EVENING
from tests.server.players import Browser, Server, limit

Make = Callable[[], Browser]


def document(*results: object, **more: Any) -> dict[str, Any]:
    head = {"prikup": 1, "game": "preferans", "rules": "wikipedia-sochi", "dealer": 2}
    seats = ["Anna", "Boris", "Vera"]
    return {**head, "seats": seats, "deals": [{"result": one} for one in results], **more}


def problem(answer: httpx.Response) -> tuple[int, str, str]:
    error = answer.json()["error"]
    return answer.status_code, error["code"], error["text"]


@pytest.fixture
def anna(browser: Make) -> httpx.Client:
    return browser().http


def test_score_answers_document_without_storing_it(anna: httpx.Client) -> None:
    answer = anna.post(
        "/api/score", json={"record": document(*EVENING), "lang": "ru", "viewer": 0, "upto": 2}
    )
    assert answer.status_code == 200 and answer.headers["cache-control"] == "no-store"
    assert "set-cookie" not in answer.headers
    said = answer.json()
    assert said["next"]["dealer"] == 1 and said["entry"]["number"] == 6
    assert said["now"] == ["32/3", "170/3", "-202/3"]
    assert said["payments"][0] | {"text": ""} == {"from": 2, "to": 1, "amount": "170/3", "text": ""}
    assert said["svg"].count('data-deal="2"') and not said["svg"].count('data-deal="3"')
    assert said["problem"] is None


def test_text_record_is_read_and_rewritten(anna: httpx.Client) -> None:
    said = anna.post("/api/score", json={"record": document(*EVENING)}).json()
    again = anna.post("/api/score", json={"text": said["text"]}).json()
    assert again == said | {"deals": again["deals"]} and len(again["figures"]) > 9
    assert [deal["words"] for deal in again["deals"]] == [deal["spelled"] for deal in said["deals"]]


def test_text_record_with_wrong_deal_is_answered(anna: httpx.Client) -> None:
    text = anna.post("/api/score", json={"record": document("misdeal", *EVENING, finish=True)}).json()["text"]
    wrong = text.replace("result misdeal", "result misdeal 0 0")
    said = anna.post("/api/score", json={"text": wrong, "lang": "ru"}).json()
    assert said["problem"]["deal"] == 1 and len(said["deals"]) == 6 and said["finish"]
    assert said["text"] == ""
    moved = text.replace("3. result", "4. result")
    assert problem(anna.post("/api/score", json={"text": moved}))[1] == "score"


def test_score_reports_wrong_deal(anna: httpx.Client) -> None:
    record = document("0 7H whist pass 7", "misere 1 whist 0 5 5", "misdeal")
    said = anna.post("/api/score", json={"record": record, "entry": 2}).json()
    assert (said["problem"]["deal"], said["problem"]["clause"]) == (2, "6.8")
    assert said["deals"][0]["lines"] and said["deals"][2]["pending"]
    assert said["entry"]["number"] == 2


@pytest.mark.parametrize(
    ("body", "status", "code"),
    [
        ({}, 400, "message"),
        ({"record": document(), "form": "round"}, 400, "message"),
        ({"record": document(), "more": 1}, 400, "message"),
        ({"record": 7}, 400, "score"),
        ({"record": document(rules="nonsense")}, 400, "rules"),
        ({"text": "nonsense"}, 400, "score"),
        ({"text": ""}, 400, "message"),
        ({"text": "nonsense", "record": document()}, 400, "message"),
        ({"record": document(seats=["Anna"])}, 400, "rules"),
        ({"record": document(seats=["Anna", "Boris", ""])}, 400, "seats"),
        ({"record": document(seats=["Anna", "Boris", " "])}, 400, "seats"),
        ({"record": document(seats=["Anna", "Boris", "x" * 61])}, 400, "seats"),
        ({"record": document(seats=["Anna", "Boris", "Anna"])}, 400, "seats"),
        ({"record": document(7)}, 400, "score"),
        ({"record": document({"kind": "dance"})}, 400, "score"),
        ({"record": document(), "viewer": 5}, 400, "score"),
        ({"record": document(), "upto": 5}, 400, "score"),
        ({"record": document("x" * 200_000)}, 413, "too_long"),
    ],
)
def test_invalid_document_is_refused(
    anna: httpx.Client, body: dict[str, Any], status: int, code: str
) -> None:
    assert problem(anna.post("/api/score", json=body))[:2] == (status, code)


def test_invalid_json_is_refused(anna: httpx.Client) -> None:
    assert problem(anna.post("/api/score", content=b"{"))[:2] == (400, "json")
    assert problem(anna.post("/api/score", content=b"[" * 50_000))[0] == 400


@pytest.mark.parametrize(
    ("method", "path"), [("POST", "/api/score"), ("POST", "/api/scores"), ("DELETE", "/api/scores/any")]
)
def test_foreign_origin_is_refused(anna: httpx.Client, method: str, path: str) -> None:
    headers = {"origin": "https://elsewhere.example"}
    answer = anna.request(method, path, json={"record": document()}, headers=headers)
    assert problem(answer)[:2] == (403, "origin")


FOUR = {"seats": ["Anna", "Boris", "Vera", "Gleb"], "dealer": 0}


@pytest.mark.parametrize(
    "wrong",
    [
        "misere 0 0 5 5 0",
        "misere 0 made",
        "concede 0 7H",
        {"kind": "misere", "declarer": 0, "tricks": [0, 5, 5, 0]},
    ],
)
def test_watchers_see_error_of_wrong_deal(anna: httpx.Client, wrong: object) -> None:
    record = document(wrong, **FOUR)
    said = anna.post("/api/score", json={"record": record}).json()
    made = anna.post("/api/scores", json={"record": record}).json()
    watched = anna.get(f"/api/scores/{made['id']}").json()
    for answer in (said, watched):
        assert (answer["problem"]["deal"], answer["problem"]["clause"]) == (1, "1.1")


@pytest.mark.parametrize(
    "wrong", [document(dealer=7), document(seats=["Anna", "Anna", "Vera"]), document({"kind": "dance"})]
)
def test_document_that_cannot_be_shown_is_not_stored(anna: httpx.Client, wrong: dict[str, Any]) -> None:
    assert problem(anna.post("/api/scores", json={"record": wrong}))[0] == 400
    made = publish_sheet(anna)
    path, key = f"/api/scores/{made['id']}", {"x-score-key": made["key"]}
    assert problem(anna.put(path, json={"record": wrong, "revision": 2}, headers=key))[0] == 400
    assert anna.get(path).json()["revision"] == 1


def publish_sheet(anna: httpx.Client, **more: Any) -> dict[str, Any]:
    answer = anna.post("/api/scores", json={"record": document(EVENING[0], **more)})
    assert answer.status_code == 201
    made: dict[str, Any] = answer.json()
    return made


@pytest.mark.databases
def test_shared_sheet_is_shown_by_link(anna: httpx.Client, browser: Make) -> None:
    made = publish_sheet(anna, about=[["Site", "at home"]], comments=["a private note"])
    answer = browser().http.get(f"/api/scores/{made['id']}", params={"lang": "ru", "form": "upright"})
    said = answer.json()
    assert said["revision"] == made["revision"] == 1 and said["seats"] == ["Anna", "Boris", "Vera"]
    assert said["figures"] and said["svg"] and said["entry"] is None
    assert made["key"] not in answer.text
    assert "private" not in answer.text and "at home" not in answer.text


def test_watchers_see_wrong_figures_unless_they_hide_them(anna: httpx.Client, browser: Make) -> None:
    record = document(*EVENING, removed=["0 6S pass pass"])
    record["deals"][0]["wrong"] = ["0 8H whist pass 7"]
    shown = anna.post("/api/scores", json={"record": record}).json()
    vera = browser().http
    seen = vera.get(f"/api/scores/{shown['id']}").json()
    assert seen["has_wrong"] and 'class="figure old"' in seen["svg"]
    assert seen["deals"][0]["wrong"][0]["text"].startswith("corrected: it was Anna 8♥")
    assert seen["removed"][0]["words"] == "0 6S pass pass"
    plain = anna.post("/api/score", json={"record": document(*EVENING)}).json()
    hidden = vera.get(f"/api/scores/{shown['id']}?wrong=false").json()
    own = anna.post("/api/score", json={"record": record, "wrong": False}).json()
    assert hidden["svg"] == own["svg"] == plain["svg"]
    assert seen["now"] == hidden["now"] == plain["now"]


def test_unchanged_sheet_is_answered_with_304(anna: httpx.Client) -> None:
    made = publish_sheet(anna)
    path = f"/api/scores/{made['id']}"
    tag = anna.get(path).headers["etag"]
    assert anna.get(path, headers={"if-none-match": tag}).status_code == 304
    assert anna.get(path, params={"lang": "ru"}, headers={"if-none-match": tag}).status_code == 200
    newer = {"record": document(*EVENING), "revision": 2}
    anna.put(path, json=newer, headers={"x-score-key": made["key"]})
    again = anna.get(path, headers={"if-none-match": tag})
    assert again.status_code == 200 and again.json()["revision"] == 2
    assert len(again.json()["deals"]) == 5


def test_sheet_can_be_changed_only_with_its_key(anna: httpx.Client) -> None:
    made = publish_sheet(anna)
    path, newer = f"/api/scores/{made['id']}", {"record": document(), "revision": 2}
    assert problem(anna.put(path, json=newer))[:2] == (403, "key")
    assert problem(anna.put(path, json=newer, headers={"x-score-key": "wrong"}))[:2] == (403, "key")
    assert anna.get(path).json()["revision"] == 1
    foreign = {"x-score-key": made["key"], "origin": "https://elsewhere.example"}
    assert problem(anna.put(path, json=newer, headers=foreign))[:2] == (403, "origin")


@pytest.mark.databases
def test_sheet_with_newer_revision_is_not_overwritten(anna: httpx.Client) -> None:
    made = publish_sheet(anna)
    path, key = f"/api/scores/{made['id']}", {"x-score-key": made["key"]}
    first = anna.put(path, json={"record": document(), "revision": 2}, headers=key)
    assert first.json() == {"id": made["id"], "revision": 2}
    status, code, text = problem(anna.put(path, json={"record": document(), "revision": 2}, headers=key))
    assert (status, code) == (409, "revision") and "revision 2: expected 3" in text
    assert anna.put(path, json={"record": document(), "revision": 3}, headers=key).status_code == 200


@pytest.mark.databases
def test_sheet_is_withdrawn_with_key_and_answers_410(anna: httpx.Client) -> None:
    made = publish_sheet(anna)
    path, key = f"/api/scores/{made['id']}", {"x-score-key": made["key"]}
    assert problem(anna.delete(path))[:2] == (403, "key")
    tag = anna.get(path).headers["etag"]
    assert anna.delete(path, headers=key).status_code == 204
    assert problem(anna.get(path, headers={"if-none-match": tag}))[:2] == (410, "withdrawn")
    newer = {"record": document(), "revision": 2}
    assert problem(anna.put(path, json=newer, headers=key))[:2] == (410, "withdrawn")
    assert problem(anna.delete(path, headers=key))[0] == 410


def test_withdrawn_sheet_makes_room_for_another(
    server: Server, anna: httpx.Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    limit(server, monkeypatch, sheets=1)
    made = publish_sheet(anna)
    assert problem(anna.post("/api/scores", json={"record": document()}))[:2] == (429, "limit")
    assert anna.delete(f"/api/scores/{made['id']}", headers={"x-score-key": made["key"]}).status_code == 204
    assert publish_sheet(anna)["id"] != made["id"]


def test_unknown_sheet_is_not_found(anna: httpx.Client) -> None:
    assert problem(anna.get("/api/scores/nothing"))[:2] == (404, "not_found")
    body = {"record": document(), "revision": 2}
    assert problem(anna.put("/api/scores/nothing", json=body))[:2] == (404, "not_found")


@pytest.mark.parametrize("query", [{"lang": "xx"}, {"form": "round"}, {"viewer": "x"}, {"viewer": "7"}])
def test_invalid_query_of_watcher_is_refused(anna: httpx.Client, query: dict[str, str]) -> None:
    path = f"/api/scores/{publish_sheet(anna)['id']}"
    assert anna.get(path, params=query).status_code == 400


@pytest.mark.databases
def test_shared_sheets_of_guest_are_limited(
    server: Server, anna: httpx.Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    limit(server, monkeypatch, sheets=1)
    publish_sheet(anna)
    answer = anna.post("/api/scores", json={"record": document()})
    assert problem(answer)[:2] == (429, "limit")


def test_shared_sheets_of_address_are_limited_per_hour(
    server: Server, browser: Make, monkeypatch: pytest.MonkeyPatch
) -> None:
    limit(server, monkeypatch, shown=2)
    made = [publish_sheet(browser().http) for _ in range(2)]
    answer = browser().http.post("/api/scores", json={"record": document()})
    assert problem(answer)[:2] == (429, "rate") and "set-cookie" not in answer.headers
    newer = {"record": document("misdeal"), "revision": 2}
    path, key = f"/api/scores/{made[0]['id']}", {"x-score-key": made[0]["key"]}
    assert browser().http.put(path, json=newer, headers=key).status_code == 200


def test_results_can_be_json_objects(anna: httpx.Client) -> None:
    record = document(deals=[{"result": {"kind": "misere", "declarer": 0, "tricks": [0, 5, 5]}}])
    said = anna.post("/api/score", content=json.dumps({"record": record})).json()
    assert said["deals"][0]["title"] == "Anna, misère: 0" and said["standing"]["pool"] == [10, 0, 0]
