"""Tournaments over HTTP: play today, see results tomorrow, and learn nothing of others' cards before."""

from __future__ import annotations

import json
from collections.abc import Callable
from fractions import Fraction

import pytest

from prikup.core import from_json, to_json
from prikup.proof import DealProof
from prikup.records import verify_deals
from prikup.server.http.responses import TournamentShown
from prikup.server.http.tournament_results import MAX_SHOWN_PLAYS, add_results
from prikup.server.stored import FinishedEntry
from prikup.shuffle import compute_commitment
from prikup.table import BotMatch, Ending
from tests.server.conftest import NOON, DayClock
from tests.server.players import Browser, Json, Server, Socket, limit, play_to_end

DAY = 24 * 3600.0
CUP = {"title": "Cup", "game": "preferans", "rules": "", "deals": 2, "opens": NOON - 1, "closes": NOON + DAY}


@pytest.fixture
def server(noon_server: Server) -> Server:
    return noon_server


def announce(browser: Browser, **changes: object) -> str:
    answer = browser.http.post("/api/tournaments", json=CUP | changes)
    assert answer.status_code == 201, answer.text
    return str(answer.json()["id"])


def enter(browser: Browser, tournament: str, name: str = "Anna") -> Socket:
    return browser.take_up(f"/api/tournaments/{tournament}", name)


def show(browser: Browser, tournament: str) -> Json:
    return dict(browser.get(f"/api/tournaments/{tournament}"))


@pytest.mark.databases
def test_tournament_is_played_today_and_ranked_tomorrow(
    clock: DayClock, browser: Callable[[], Browser]
) -> None:
    anna, boris, vera = browser(), browser(), browser()
    cup = announce(vera)
    before = show(anna, cup)
    assert (before["stage"], before["state"], before["secret"], before["plays"]) == ("open", "new", "", [])
    ends = []
    for seed, (guest, name) in enumerate(((anna, "Anna"), (boris, "Boris"))):
        ends.append(play_to_end(enter(guest, cup, name), seed))
    unfinished = enter(vera, cup, "Vera")
    unfinished.see(lambda state: state["view"]["seats"][0]["cards"])
    assert boris.http.post("/api/account", json={"name": "Boris"}).status_code == 201
    assert [show(guest, cup)["state"] for guest in (anna, boris, vera)] == ["over", "over", "playing"]
    assert show(anna, cup)["plays"] == [] and show(anna, cup)["count"] == 2
    table = show(anna, cup)["url"].removeprefix("/t/")
    sealed = anna.http.post(f"/api/matches/{table}/public", json={"yes": True})
    assert (sealed.status_code, sealed.json()["error"]["code"]) == (409, "sealed")
    assert anna.get("/api/matches/records")["matches"] == [{"id": table, "record": None}]
    again = anna.http.post(f"/api/tournaments/{cup}/play", json={})
    assert again.status_code == 200 and again.json()["url"] == show(anna, cup)["url"]

    clock.now = NOON + DAY + 1
    shown = show(anna, cup)
    assert shown["stage"] == "closed" and compute_commitment(shown["secret"]) == before["commitment"]
    ranks = [(one["names"][0], one["has_account"], one["rank"]) for one in shown["plays"]]
    assert ranks[:2] == [("Boris", True, 1), ("Anna", False, 1)]  # guests are ranked apart
    (bot,) = shown["bots"]
    results = {one["names"][0]: Fraction(one["result"]) for one in shown["plays"]}
    for one in shown["plays"]:
        assert Fraction(one["against_bots"]) == Fraction(one["result"]) - Fraction(bot["result"])
        assert one["mine"] == (one["names"][0] == "Anna") and len(one["each"]) == 2
    others = (results["Boris"] + Fraction(bot["result"])) / 2
    (annas,) = (one for one in shown["plays"] if one["mine"])
    assert Fraction(annas["score"]) == results["Anna"] - others
    assert shown["plays"][0]["rank"] == 1
    assert boris.http.post(f"/api/tournaments/{cup}/play", json={}).status_code == 200

    # What was sealed is open: the cards, and the proof that they were not arranged.
    proofs = [read_proofs(guest, show(guest, cup)["url"].removeprefix("/t/")) for guest in (anna, boris)]
    assert [one.deal for one in proofs[0]] == [one.deal for one in proofs[1]] and len(proofs[0]) == 2
    assert len(anna.get(f"/api/tournaments/{cup}/deals/2")["hands"]) == 3
    assert anna.get(f"/api/tables/{proofs[0][0].table}/deals/2")["tricks"] is not None
    assert vera.get(f"/api/tables/{show(vera, cup)['url'][3:]}")["table"]["stage"] == "finished"
    assert ends[0]["table"]["tournament"] == cup


def read_proofs(browser: Browser, table: str) -> tuple[DealProof, ...]:
    proofs = [
        from_json(DealProof, to_json(one)) for one in browser.get(f"/api/tables/{table}/proof")["deals"]
    ]
    return verify_deals(table, proofs)


def test_tournament_shows_no_deal_before_the_close(browser: Callable[[], Browser], server: Server) -> None:
    anna, boris = browser(), browser()
    cup = announce(anna)
    sockets = [enter(anna, cup, "Anna"), enter(boris, cup, "Boris")]
    states = [play_to_end(socket, seed) for seed, socket in enumerate(sockets)]
    tables = [state["table"]["id"] for state in states]
    for guest, table in ((anna, tables[0]), (boris, tables[1]), (anna, tables[1])):
        for path in ("record", "deals/1", "deals/1/review", "luck", "proof"):
            answer = guest.http.get(f"/api/tables/{table}/{path}")
            if path == "proof" and answer.status_code == 200:
                assert answer.json()["deals"] == []
            else:
                assert answer.status_code in (403, 409), (path, answer.text)
    assert anna.http.get(f"/api/tournaments/{cup}/deals/1").status_code == 409
    assert anna.http.post("/api/same", json={"table": tables[0], "deal": 1}).status_code == 409
    sent = [json.dumps(socket.frames) for socket in sockets]
    for text in sent:
        assert '"commitment"' not in text
        assert not any(key in text for key in ("secret", "instance", "server_seed"))


def test_tournaments_of_the_day_are_one_a_game_and_last_until_midnight(
    clock: DayClock, browser: Callable[[], Browser]
) -> None:
    anna = browser()
    listed = anna.get("/api/tournaments")
    assert listed["day"] == "2031-05-07" and listed["before"] == "2031-05-06"
    assert [one["id"] for one in listed["tournaments"]][:1] == ["preferans-2031-05-07"]
    assert {one["game"] for one in listed["tournaments"]} >= {"preferans", "prefa", "paston", "thousand"}
    one = show(anna, "prefa-2031-05-07")
    assert one["day"] == "2031-05-07" and one["deals"] == 8 and one["closes"] - one["opens"] == DAY
    assert anna.get("/api/tournaments?day=2031-05-06")["tournaments"] == []
    for path, status in (
        ("?day=2031-05-08", 404),
        ("?day=x", 400),
        ("?day=0001-01-01", 400),
        ("/prefa-2031-05-08", 404),
        ("/x", 404),
    ):
        assert anna.http.get(f"/api/tournaments{path}").status_code == status
    clock.now += DAY
    assert show(anna, "prefa-2031-05-07")["stage"] == "closed"
    assert anna.get("/api/tournaments")["day"] == "2031-05-08"
    assert len(anna.get("/api/tournaments?day=2031-05-07")["tournaments"]) == 4


def test_a_tournament_is_refused_before_it_opens_after_it_closes_and_when_full(
    clock: DayClock, browser: Callable[[], Browser], server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna, boris = browser(), browser()
    later = announce(anna, opens=NOON + 10, closes=NOON + 20)
    answer = anna.http.post(f"/api/tournaments/{later}/play", json={})
    assert answer.status_code == 409 and answer.json()["error"]["code"] == "tournament"
    cup = announce(anna)
    enter(anna, cup)
    limit(server, monkeypatch, tournament_tables=1)
    full = boris.http.post(f"/api/tournaments/{cup}/play", json={})
    assert full.status_code == 503 and "1" in full.json()["error"]["text"]
    clock.now = NOON + DAY + 1
    assert boris.http.post(f"/api/tournaments/{cup}/play", json={}).status_code == 409


@pytest.mark.parametrize(
    "changes",
    [
        {"closes": NOON - 1},
        {"opens": NOON + 2 * DAY, "closes": NOON + DAY},
        {"closes": NOON + 40 * DAY},
        {"game": "bridge"},
        {"rules": "nonsense"},
        {"bot": "nobody"},
        {"game": "thousand", "rules": "thousand-blog; shuffle=first_deal_only"},
        {"deals": 0},
        {"title": "\u202e"},
    ],
)
def test_bad_tournaments_are_refused_with_one_sentence(
    changes: dict[str, object], browser: Callable[[], Browser]
) -> None:
    answer = browser().http.post("/api/tournaments", json=CUP | changes)
    assert answer.status_code == 400 and answer.json()["error"]["text"], answer.text


def test_more_than_forty_players_get_several_sets_of_cards(
    clock: DayClock, browser: Callable[[], Browser], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("prikup.server.http.tournaments.PLAYERS_PER_SET", 2)
    monkeypatch.setattr("prikup.server.http.tournaments.DAY_TOURNAMENT_DEALS", 1)
    for seed in range(2):
        guest = browser()
        play_to_end(enter(guest, "paston-2031-05-07"), seed)
    clock.now += DAY
    guests = [browser() for _ in range(8)]
    hands = []
    for guest in guests:
        socket = enter(guest, "paston-2031-05-08")
        socket.see(lambda state: state["view"]["seats"][0]["cards"])
        hands.append(tuple(socket.state["view"]["seats"][0]["cards"]))
    assert len(set(hands)) == 2
    clock.now += DAY
    shown = show(guests[0], "paston-2031-05-08")
    assert len(shown["bots"]) == 2 and shown["set"] in (0, 1)


def test_match_of_bots_in_a_clubs_tournament_is_charged_to_its_guest(
    browser: Callable[[], Browser], server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna = browser()
    limit(server, monkeypatch, cpu=250)
    answers = [anna.http.post("/api/tournaments", json=CUP | {"deals": 8}) for _ in range(20)]
    assert answers[0].status_code == 201
    assert {one.json()["error"]["name"] for one in answers if one.status_code != 201} == {"rate-work"}


def test_results_of_many_players_are_ranked_and_the_best_are_shown() -> None:
    entries = [
        FinishedEntry(f"guest {number}", 0, NOON, to_json(make_ending(number)).decode(), False)
        for number in range(MAX_SHOWN_PLAYS + 20)
    ]
    bots = BotMatch(("A", "B", "C"), (Fraction(0),) * 3, (), ())
    results = add_results(SHOWN, entries, [bots], ["guest 3"])
    assert len(results.plays) == MAX_SHOWN_PLAYS + 1 and results.plays[-1].mine
    assert [one.rank for one in results.plays[:3]] == [1, 2, 3]
    assert results.plays[0].result == len(entries) - 1


def make_ending(points: int) -> Ending:
    result = (Fraction(points), Fraction(0), Fraction(0))
    return Ending("wikipedia-sochi", ("Anna", "B", "C"), (None, "search", "search"), 2, result)


SHOWN = TournamentShown(
    id="cup", day="", title="Cup", game="preferans", rules="wikipedia-sochi", players=3, deals=2,
    bot="search", bot_version="1", opens=NOON - DAY, closes=NOON + 1, stage="closed", state="over",
    url=None, count=0, set=0, commitment="", secret="", bots=(), plays=(),
)  # fmt: skip
