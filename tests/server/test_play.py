"""Play over sockets: two people, a bot and watchers, and the cards each may see."""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Iterator
from time import time
from typing import Any

import pytest

from prikup.cards import Card, Cards
from prikup.core import PrikupError, Why
from tests.server.players import Browser, Json, Socket, play

Make = Callable[[], Browser]


def seated(anna: Browser, boris: Browser) -> tuple[str, Socket, Socket]:
    """Open a table of two people and a bot, ready for the first deal."""
    table = anna.create("me", "open", "random")
    boris.get("/api/me")
    first, second = anna.sit(table), boris.sit(table)
    second.send("sit", seat=1, name="Boris")
    second.see(lambda one: one["table"]["me"] == 1)
    second.send("agree")
    for socket in (first, second):
        socket.see(lambda one: bool(one["view"]) and one["view"]["deal_no"] == 1)
    return table, first, second


CALLS = {"bold", "choices", "offers", "hidden", "auction", "declarations", "contract", "calls", "options"}
CARD = re.compile(r"\b[789TJQKA][SCDH]\b")
HAND = re.compile(r"[AKQJT987]*(\.[AKQJT987]*){3}")


def texts(value: Any) -> Iterator[str]:
    """Yield every text in a message except words of the game, in which ``7S`` is a bid."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        if value.get("type") not in ("Said", "Say", "Name"):
            for key, inner in value.items():
                if key not in CALLS:
                    yield from texts(inner)
    elif isinstance(value, list):
        for inner in value:
            yield from texts(inner)


def cards(value: Any) -> set[Card]:
    """Return every card that a message names."""
    found: set[Card] = set()
    for text in texts(value):
        found.update(Card.parse(word) for word in CARD.findall(text))
        if HAND.fullmatch(text):
            found.update(Cards.parse(text))
    return found


def strip_past_deals(frame: Json) -> Json:
    """Return the frame without past deals and the draw for dealer, which used another pack."""
    deal_no = frame["view"]["deal_no"] if frame["view"] else 0
    table = frame["table"]
    said = {text for _, text in frame["view"]["auction"]} if frame["view"] else set()
    lines = [line for line in table["log"] if line["deal_no"] == deal_no]
    log = [
        line for line in lines if line["text"] not in said and not line["text"].startswith(("name ", "draw "))
    ]
    facts = [fact for fact in frame["facts"] if fact["type"] != "Drawn"]
    return frame | {"facts": facts, "table": table | {"log": log, "deals": []}}


def check_frames(frames: list[Json], seat: int | None, dealt: dict[int, tuple[Cards | None, ...]]) -> int:
    """Check that no frame names a card that its viewer may not know; return the number of frames."""
    known: set[Card] = set()
    deal_no, looked = 0, 0
    for frame in frames:
        if frame["type"] != "state" or not frame["view"]:
            continue
        over = any(fact["type"] == "Scored" for fact in frame["facts"])
        if frame["view"]["deal_no"] != deal_no:
            deal_no = frame["view"]["deal_no"]
            known = set(dealt[deal_no][seat] or ()) if seat is not None and deal_no in dealt else set()
        for fact in frame["facts"]:
            if fact["type"] == "Shown":
                known.update(map(Card.parse, fact["cards"]))
            if fact["type"] == "Played":
                known.add(Card.parse(fact["card"]))
        waits = frame["table"]["waiting"] is not None or frame["table"]["stage"] != "playing"
        if deal_no not in dealt or over or waits:
            continue
        looked += 1
        leaked = cards(strip_past_deals(frame)) - known
        assert not leaked, f"seat {seat} was sent {leaked} at version {frame['version']}: {frame}"
    return looked


@pytest.mark.parametrize("seed", [1, pytest.param(2, marks=pytest.mark.full)])
@pytest.mark.databases
def test_players_and_watcher_never_receive_a_hidden_card(browser: Make, seed: int) -> None:
    anna, boris, vera = browser(), browser(), browser()
    table, first, second = seated(anna, boris)
    watcher = vera.sit(table)
    play([first, second], lambda: len(first.state["table"]["deals"]) >= 4, seed)
    for socket in (first, second, watcher):
        socket.drain(0.2)
    proofs = anna.proof(table, over=4)
    dealt = {one.deal_no: one.deal.hands for one in proofs if one.deal and one.deal_no}
    for socket, seat in ((first, 0), (second, 1), (watcher, None)):
        assert check_frames(socket.frames, seat, dealt) > 20
    assert watcher.state["table"]["me"] is None
    assert not watcher.view["choices"]
    assert watcher.state["table"]["watchers"] == 1


def test_every_event_reaches_every_seat_in_order(browser: Make) -> None:
    _, first, second = seated(browser(), browser())
    play([first, second], lambda: len(first.state["table"]["deals"]) >= 1)
    for socket in (first, second):
        socket.drain(0.2)
        versions = [frame["version"] for frame in socket.frames if frame["type"] == "state"]
        assert versions == sorted(versions)
    played = [
        [fact for frame in socket.frames for fact in frame.get("facts", ()) if fact["type"] == "Played"]
        for socket in (first, second)
    ]
    assert played[0] == played[1]


def play_until_asked(first: Socket, second: Socket) -> None:
    """Play until the first socket is asked."""

    def asked() -> bool:
        first.drain()
        return bool(first.state["prompt"])

    play([second], asked)


@pytest.mark.databases
def test_repeated_nonce_adds_no_event(browser: Make) -> None:
    _, first, second = seated(browser(), browser())
    play_until_asked(first, second)
    before = first.state
    move = {"prompt": before["prompt"], "text": first.legal()[-1], "nonce": "once"}
    first.send("move", **move)
    first.see(lambda one: one["version"] > before["version"])
    first.drain()
    first.send("move", **move)
    assert first.receive()["type"] == "state"
    first.drain(0.2)
    assert not [frame for frame in first.frames if frame["type"] == "error"]
    facts = [fact for frame in first.frames for fact in frame["facts"]]
    assert len([fact for fact in facts if fact["type"] == "Said" and fact["seat"] == 0]) == 1


def test_late_action_gets_stale_error_and_the_state(browser: Make) -> None:
    _, first, second = seated(browser(), browser())
    play_until_asked(first, second)
    nonce = first.send("move", prompt=first.state["prompt"] - 1, text="pass")
    error = first.error()
    assert (error["code"], error["nonce"]) == ("stale", nonce)
    assert first.receive()["type"] == "state"


def test_illegal_action_is_refused_with_clause_and_play_goes_on(browser: Make) -> None:
    _, first, second = seated(browser(), browser())
    play_until_asked(first, second)
    illegal = [choice for choice in first.view["choices"] if not choice["legal"]]
    text = illegal[0]["text"] if illegal else "10NT!"
    prompt = first.state["prompt"]
    first.send("move", prompt=prompt, text=text)
    error = first.error()
    assert error["code"] and error["text"]
    if illegal:
        assert {key: error[key] for key in Why.__struct_encode_fields__} == illegal[0]["why"]
    assert PrikupError(error["name"], error["clause"], **error["data"]).text == error["text"]
    first.send("resync")
    assert first.until(lambda one: one["type"] == "state")["prompt"] == prompt
    play([first, second], lambda: len(first.state["table"]["deals"]) >= 1)


def test_watcher_cannot_act(browser: Make) -> None:
    vera = browser()
    table, first, _ = seated(browser(), browser())
    vera.get("/api/me")
    watcher = vera.sit(table)
    watcher.send("move", prompt=first.state["version"], text="pass")
    assert watcher.error()["code"] == "watcher"


def test_watcher_sees_no_game_if_watching_is_off(browser: Make) -> None:
    anna, vera = browser(), browser()
    table = anna.create("me", "random", "random", table={"tempo": "instant", "watchers": False})
    anna.sit(table).see(lambda one: bool(one["view"]))
    frame = vera.sit(table).state
    assert frame["view"] is None and frame["table"]["log"] == []
    assert vera.http.get(f"/api/tables/{table}/proof").status_code == 403


@pytest.mark.databases
def test_player_is_gone_while_page_is_closed(browser: Make) -> None:
    boris = browser()
    table, first, second = seated(browser(), boris)
    assert first.state["table"]["seats"][1]["here"]
    second.close()
    away = first.see(lambda one: not one["table"]["seats"][1]["here"])
    assert [seat["here"] for seat in away["table"]["seats"][:2]] == [True, False]
    again = boris.sit(table)
    back = first.see(lambda one: one["table"]["seats"][1]["here"])
    assert back["table"]["seats"][1]["name"] == "Boris" and again.state["table"]["me"] == 1


def test_player_who_left_stays_gone_with_open_page(browser: Make) -> None:
    _, first, second = seated(browser(), browser())
    second.send("leave")
    first.see(lambda one: bool(one["table"]["away"]))
    first.drain(0.6)
    assert not first.state["table"]["seats"][1]["here"]
    first.send("bot", seat=1, bot="random")
    first.see(lambda one: one["table"]["seats"][1]["played_by"] == "random")
    play([first], lambda: len(first.state["table"]["deals"]) >= 1)


@pytest.mark.databases
def test_my_tables_are_listed_until_they_are_over(browser: Make) -> None:
    anna = browser()
    table = anna.create("me", "random", "random")
    me = anna.get("/api/me")
    assert me["name"] == "Anna"
    assert [(one["id"], one["seat"]) for one in me["tables"]] == [(table, 0)]
    (line,) = me["tables"]
    assert line["bot_names"][0] is None and None not in line["bot_names"][1:]
    assert abs(line["began"] - time()) < 3600
    socket = anna.sit(table)
    socket.see(lambda one: bool(one["view"]) and one["view"]["deal_no"] == 1)
    socket.send("ask_end")
    socket.see(lambda one: one["table"]["stage"] == "finished")
    assert anna.get("/api/me")["tables"] == []


def test_sheet_is_drawn_as_svg(browser: Make) -> None:
    anna = browser()
    table, first, second = seated(anna, browser())
    play([first, second], lambda: len(first.state["table"]["deals"]) >= 1)
    deal_no = first.state["table"]["deals"][0]["deal_no"]
    answer = anna.http.get(f"/api/tables/{table}/sheet.svg?deal={deal_no}&lang=ru")
    assert answer.headers["content-type"].startswith("image/svg+xml")
    assert answer.text.startswith("<svg")
    wrong = anna.http.get(f"/api/tables/{table}/sheet.svg?deal=99")
    assert wrong.status_code == 400 and "99" in wrong.json()["error"]["text"]


def test_list_of_tables_names_the_deal_whose_result_is_shown(browser: Make) -> None:
    anna = browser()
    socket, rng = anna.sit(anna.create("me", "beginner", "beginner")), random.Random(1)
    while not socket.state["table"]["deals"]:
        if not socket.act(rng):
            socket.until(lambda message: message["type"] == "state")
    (listed,) = anna.get("/api/me")["tables"]
    assert listed["deal_no"] == 1 and listed["turn"]
    socket.send("next")
    socket.see(lambda state: state["view"]["deal_no"] == 2)
    (listed,) = anna.get("/api/me")["tables"]
    assert listed["deal_no"] == 2
