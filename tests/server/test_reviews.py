"""Reviews over HTTP: permission, content and CPU cost."""

from __future__ import annotations

import gc
import random
from collections.abc import Callable
from fractions import Fraction

import pytest

from prikup.server.http.shared_calls import SharedCall
from tests.pages import ROOT
from tests.server.players import Browser, Server, limit
from tests.server.test_matches import play_match

Make = Callable[[], Browser]
EVENING = (ROOT / "examples" / "evening.prikup").read_text("utf-8")


def play_deal(player: Browser, table: str) -> int:
    """Play until a deal is over and return its number."""
    socket, rng = player.sit(table), random.Random(1)
    while not socket.state["table"]["deals"]:
        if not socket.act(rng):
            socket.until(lambda message: message["type"] == "state")
    return int(socket.state["table"]["deals"][0]["deal_no"])


def test_finished_deal_is_reviewed_for_its_players(browser: Make) -> None:
    anna, other = browser(), browser()
    table = anna.create("me", "beginner", "beginner")
    number = play_deal(anna, table)
    path = f"/api/tables/{table}/deals/{number}/review"
    told = anna.get(path)
    assert told == anna.get(path)
    deal = told["deal"]
    assert told["deals"][0] == number == deal["number"]
    assert deal["names"][0] == "Anna" and deal["decisions"]
    assert deal["bot_names"][0] is None and None not in deal["bot_names"][1:]
    assert len(deal["frames"]) == len(deal["decisions"]) + 1
    assert {one["verdict"] for one in deal["decisions"]} <= {"ok", "mistake", "blunder", "forced"}
    assert other.http.get(path).status_code == 403
    assert anna.http.get(f"/api/tables/{table}/deals/{number + 1}/review").status_code == 404


def test_refused_reviews_are_not_kept(browser: Make) -> None:
    anna = browser()
    table = anna.create("me", "beginner", "beginner")
    anna.sit(table)
    before = count_calls()
    for number in range(5, 10):
        assert anna.http.get(f"/api/tables/{table}/deals/{number}/review").status_code == 404
    assert count_calls() <= before


def count_calls() -> int:
    """Return how many shared calls there are in this process, in which the server runs."""
    gc.collect()
    return sum(isinstance(one, SharedCall) for one in gc.get_objects())


def test_sent_record_is_reviewed_deal_by_deal(browser: Make) -> None:
    anna = browser()
    for place in (0, 1):
        answer = anna.http.post("/api/review", json={"record": EVENING, "deal": place})
        assert answer.status_code == 200, answer.text
        assert answer.json()["deals"] == [1, 2, 3]
        assert answer.json()["deal"]["number"] == place + 1
    answer = anna.http.post("/api/review", json={"record": EVENING, "deal": 3})
    assert answer.status_code == 404


def test_luck_and_skill_add_up_to_result(browser: Make) -> None:
    anna, other = browser(), browser()
    table = play_match(anna, "random", "me", "rules", deals=2)
    (listed,) = anna.get("/api/matches")["matches"]
    found = anna.get(f"/api/tables/{table}/luck")
    sums = [luck + skill for luck, skill in zip(found["luck"], found["skill"], strict=True)]
    assert sums == pytest.approx([float(Fraction(one)) for one in listed["result"]])
    assert len(found["own"]) == 3
    assert other.http.get(f"/api/tables/{table}/luck").status_code == 403


def test_luck_is_refused_before_end_of_match(browser: Make) -> None:
    anna = browser()
    table = anna.create("me", "beginner", "beginner")
    play_deal(anna, table)
    answer = anna.http.get(f"/api/tables/{table}/luck")
    assert (answer.status_code, answer.json()["error"]["code"]) == (409, "stage")


@pytest.mark.parametrize("record", ["", "no record", '{"prikup": 1}', EVENING.replace("AS", "XX", 1)])
def test_invalid_record_is_refused_with_one_error(browser: Make, record: str) -> None:
    answer = browser().http.post("/api/review", json={"record": record})
    assert answer.status_code == 400
    assert answer.json()["error"]["code"]


def test_reviews_count_as_cpu_time(browser: Make, server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    limit(server, monkeypatch, cpu=10)
    anna, statuses = browser(), []
    for place in (0, 1):
        statuses.append(anna.http.post("/api/review", json={"record": EVENING, "deal": place}).status_code)
    assert statuses == [200, 429]
