"""Updates: changes that rebuild the whole state, and their size."""

from __future__ import annotations

import gc
import json
from collections.abc import Iterator
from random import Random
from time import time
from typing import Any

import pytest
from msgspec.structs import replace

from prikup.core import Match, View, to_json
from prikup.server.tables.protocol import Tail
from prikup.server.tables.updates import Snapshot, SnapshotCache, _tail, merge_change
from prikup.table import Table, events, make_state
from tests.server.players import Browser, Json, Server
from tests.table.playing import Log

GAMES = {
    "preferans": "kodeks-sochi; target=50",
    "prefa": "prefa-nakayoshi; start_pot=9",
    "paston": "paston-nakayoshi; target=100",
    "thousand": "thousand-blog; target=300",
}
GIVEN_UP = ("concede", "surrender")
CALM = ("pass", "6S", "6C")


def play_match(game: str, deals: int) -> Iterator[Log]:
    """Yield the log of a match of three cautious people after each action."""
    log, random = Log("PPP", game, GAMES[game]), Random(game)
    log.begin()
    while log.table.stage == "playing" and log.table.over < deals:
        yield log
        match = log.table.match
        assert match is not None
        if log.table.unseen:
            log.put(events.Next(by=min(log.table.unseen)))
        else:
            turn = random.choice(match.turns())
            texts = [action.text for action in match.legal(turn) if action.text not in GIVEN_UP]
            calm = [text for text in texts if text in CALM]
            log.say(turn.by, random.choice(calm if calm and random.random() < 0.8 else texts))
        log.server()


class Reader:
    """A client that merges the updates it receives."""

    def __init__(self, viewer: int | None) -> None:
        self.viewer = viewer
        self.state: Json = {}
        self.bytes = 0
        self._seen: Snapshot | None = None

    def read(self, sights: SnapshotCache, table: Table, facts: tuple[Any, ...] = ()) -> Json:
        """Receive the next message and merge it."""
        before, self._seen = self._seen, sights.get_snapshot(table, self.viewer, 0)
        text = self._seen.encode_update(before, [fact.seen_by(self.viewer) for fact in facts])
        self.bytes += len(text.encode())
        message: Json = json.loads(text)
        self.state = message if message["type"] == "state" else merge_change(self.state, message)
        return message


def whole_state(table: Table, viewer: int | None, state: Json) -> Json:
    """Return the whole state with time, number and facts of another message."""
    made: Json = json.loads(to_json(make_state(table, viewer)))
    return made | {name: state[name] for name in ("now", "number", "facts")}


@pytest.mark.parametrize("game", GAMES)
def test_merged_changes_equal_whole_state(game: str) -> None:
    readers, sights = [Reader(viewer) for viewer in (0, 1, 2, None)], SnapshotCache(time)
    for log in play_match(game, 3):
        for reader in readers:
            if reader.viewer != 2 or log.table.version % 3 == 0:  # one reader skips versions
                reader.read(sights, log.table, log.facts)
                assert reader.state == whole_state(log.table, reader.viewer, reader.state)


def test_view_is_made_only_when_the_match_has_changed(monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[int | None] = []
    view = Match.view

    def count(match: Match, viewer: int | None) -> View:
        made.append(viewer)
        return view(match, viewer)

    log, sights = Log("PPP", "preferans", GAMES["preferans"]), SnapshotCache(time)
    log.begin()
    monkeypatch.setattr(Match, "view", count)
    for viewer in (0, 1, None):
        sights.get_snapshot(log.table, viewer, 0)
    made.clear()
    log.put(events.Chat(by=0, text="Hello"))
    for viewer in (0, 1, None):
        assert sights.get_snapshot(log.table, viewer, 0).state.table.says
    assert made == []
    match = log.table.match
    assert match is not None
    log.say(match.turns()[0].by, "pass")
    made.clear()
    for viewer in (0, 1, None):
        sights.get_snapshot(log.table, viewer, 0)
    assert made == [0, 1, None]


@pytest.mark.parametrize("game", GAMES)
def test_differences_render_no_sentence(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    rendered: list[str] = []

    def render(lang: str, name: str, *more: object) -> str:
        rendered.append(name)
        return name

    monkeypatch.setattr("prikup.errors._sentence", render)
    for name in ("to_json", "pack_choices"):  # these render what is sent
        monkeypatch.setattr(f"prikup.server.tables.updates.{name}", lambda message: b"{}")
    sights, seen, refusals = SnapshotCache(time), dict[int | None, Snapshot](), 0
    for log in play_match(game, 2):
        for viewer in (0, 1, 2, None):
            before, seen[viewer] = seen.get(viewer), sights.get_snapshot(log.table, viewer, 0)
            seen[viewer].encode_update(before, ())
            view = seen[viewer].state.view
            choices = () if view is None else view.choices
            refusals += sum(choice.why is not None for choice in choices)
    assert refusals > 20
    assert rendered == []


@pytest.mark.parametrize("game", GAMES)
def test_deal_is_sent_in_less_than_80000_bytes(game: str) -> None:
    reader, sights, deals = Reader(0), SnapshotCache(time), 0
    for log in play_match(game, 6):
        reader.read(sights, log.table, log.facts)
        deals = log.table.over + 1
    assert deals >= 2
    assert reader.bytes < 80_000 * deals


@pytest.mark.parametrize(
    ("game", "most"), [("preferans", 2000), ("prefa", 1700), ("paston", 1700), ("thousand", 2100)]
)
def test_event_is_sent_in_few_bytes_on_average(game: str, most: int) -> None:
    reader, sights, count = Reader(0), SnapshotCache(time), 0
    for log in play_match(game, 6):
        reader.read(sights, log.table, log.facts)
        count += 1
    assert reader.bytes < most * count


def test_message_size_does_not_grow_with_match() -> None:
    log = list(play_match("preferans", 3))[-1]
    assert log.table.deals
    table = replace(log.table, deals=log.table.deals * 300)
    reader, sights = Reader(0), SnapshotCache(time)
    first = len(json.dumps(reader.read(sights, table)))
    said = replace(table, version=table.version + 1, deals=(*table.deals, table.deals[0]))
    change = reader.read(sights, said)
    assert change["table"]["deals"]["more"] == reader.state["table"]["deals"][:1]
    assert len(json.dumps(change)) < 3000 < first < 64_000


def test_changed_list_is_sent_as_tail() -> None:
    assert _tail((1, 2), (1, 2, 3)) == Tail(0, 2, (3,))
    assert _tail((1, 2, 3), (2, 3, 4)) == Tail(1, 3, (4,))
    assert _tail((1, 2, 3), (1,)) == Tail(0, 1, ())
    assert _tail((1, 2, 3), (1, 5)) == Tail(0, 1, (5,))
    assert _tail((1, 2), (7, 8)) == (7, 8)
    assert _tail((1, 2), ()) == ()
    assert _tail((), (1,)) == (1,)


def test_merge_refuses_change_of_another_state() -> None:
    change = {"type": "change", "number": 9, "base": 8, "version": 3, "prompt": None, "facts": [], "now": 0}
    with pytest.raises(ValueError, match="state 7, got one of 8"):
        merge_change({"type": "state", "number": 7, "table": {}, "view": None, "scene": None}, change)


def test_first_view_of_game_is_sent_whole() -> None:
    log, reader, sights = Log("PPP", "preferans", GAMES["preferans"]), Reader(0), SnapshotCache(time)
    log.server()
    assert reader.read(sights, log.table)["view"] is None
    log.put(events.Chat(by=0, text="Hello"))
    assert reader.read(sights, log.table)["type"] == "change"
    log.begin()
    assert reader.read(sights, log.table)["type"] == "state"
    assert reader.state["view"]


def test_first_message_and_resync_are_whole_states(browser: Any, server: Server) -> None:
    anna: Browser = browser()
    socket = anna.sit(anna.create("me", "open", "open"))
    socket.send("say", text="Hello")
    socket.see(lambda one: len(one["table"]["says"]) == 1)
    kinds = [json.loads(text)["type"] for text in socket.texts]
    assert kinds[0] == "state" and set(kinds[1:]) == {"change"}
    socket.drain()
    before = socket.state
    socket.send("resync")
    socket.receive()
    assert json.loads(socket.texts[-1])["type"] == "state"
    assert socket.state["table"] == before["table"]


def test_sockets_are_not_compressed(browser: Any, server: Server) -> None:
    anna: Browser = browser()
    socket = anna.sit(anna.create("me", "open", "open"))
    assert not socket._connection.protocol.extensions


@pytest.mark.parametrize("game", GAMES)
def test_match_leaves_no_reference_cycles(game: str) -> None:
    def read_match() -> None:
        reader, sights = Reader(0), SnapshotCache(time)
        for log in play_match(game, 2):
            reader.read(sights, log.table, log.facts)

    read_match()  # fill the caches first
    gc.collect()
    gc.disable()
    try:
        read_match()
        assert gc.collect() == 0
    finally:
        gc.enable()
