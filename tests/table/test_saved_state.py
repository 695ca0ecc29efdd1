"""Tables as bytes: what is read back is what was folded, and nothing else is read."""

from __future__ import annotations

import os
import pickle
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from prikup.bots.program import Program
from prikup.games import GAMES
from prikup.table import SavedTable, Table, apply, events, load_table, save_table
from prikup.table.saved_state import CHECKSUM_BYTES, add_checksum, is_worth_saving
from tests import sizes
from tests.table.playing import Log


def matches() -> Iterator[tuple[str, str, str]]:
    """Yield each game and preset with a table for it."""
    for game in GAMES.values():
        for preset in game.presets:
            yield game.id, preset, "P" + "B" * (game.numbers[0] - 1)


def asked(table: Table) -> int:
    """Return a seat with an open question."""
    return next(at for at, prompt in enumerate(table.prompts) if prompt is not None)


def play(log: Log, rng: Random, most: int) -> Iterator[Table]:
    """Yield a table at each event of a match, with polls and absences, until it is long enough."""
    log.begin()
    yield log.table
    while log.table.stage == "playing" and log.table.version < most:
        begun = len(log.events)
        table = log.table
        if table.ask is not None:
            log.put(events.Answer(by=0, yes=False))
        elif table.unseen:
            log.put(events.Next(by=0))
        elif rng.random() < 0.05:
            log.put(events.AskEnd(by=0))
        elif rng.random() < 0.05:
            log.put(events.Chat(by=0, text="hm", nonce=f"{table.version}"))
        else:
            log.put(log.bot_move(asked(table)))
        if len(log.events) > begun:
            yield log.table
        log.server(bots=False)


@pytest.mark.parametrize(("game", "preset", "seats"), list(matches()))
def test_saved_table_equals_the_fold_at_each_event(game: str, preset: str, seats: str) -> None:
    most = 500 if sizes.is_full() else 90
    for at, table in enumerate(play(Log(seats, game, preset), Random(preset), most)):
        saved = save_table(table)
        assert saved is not None and saved.version == table.version
        back = load_table(saved)
        assert back == table and back.game is table.game
        assert back.prompts == table.prompts and back.nonces == table.nonces
        if at % 10 == 0 and table.match is not None:
            assert [back.match and back.match.view(seat) for seat in (None, 0)] == [
                table.match.view(seat) for seat in (None, 0)
            ]


def test_saved_table_goes_on_as_the_fold_does() -> None:
    log = Log("PBB", "preferans", "wikipedia-sochi", deals=3)
    log.begin()
    saved = save_table(log.table)
    assert saved is not None
    begun = len(log.events)
    while log.table.stage == "playing":
        log.put(events.Next(by=0) if log.table.unseen else log.bot_move(asked(log.table)))
        log.server(bots=False)
    table = load_table(saved)
    for event in log.events[begun:]:
        assert table is not None
        table = apply(table, event).table
    assert table == log.table and log.table.stage == "finished"


def spoilt(table: Table) -> Iterator[bytes]:
    """Yield bytes that hold no such table."""
    whole = save_table(table)
    assert whole is not None
    yield b""
    yield whole.body[:-7]
    yield bytes(256)
    for pickled in (b"", whole.body[CHECKSUM_BYTES:-7], bytes(256)):
        yield add_checksum(pickled)
    for other in ([1, 2], table.match, Random(1)):
        yield add_checksum(pickle.dumps(other))


class Calling:
    """An object whose pickle calls a function with a text."""

    def __init__(self, function: object, text: str) -> None:
        self._call = function, (text,)

    def __reduce__(self) -> tuple[object, tuple[str]]:
        return self._call


def test_bytes_that_hold_no_table_are_ignored() -> None:
    log = Log("PBB", "preferans", "wikipedia-sochi")
    for body in spoilt(log.begin()):
        assert load_table(SavedTable(log.table.version, body)) is None
    whole = save_table(log.table)
    assert whole is not None
    assert load_table(SavedTable(whole.version + 1, whole.body)) is None  # of another moment


def test_table_with_a_changed_byte_is_ignored() -> None:
    log = Log("PBB", "preferans", "wikipedia-sochi")
    log.begin()
    whole = save_table(log.table)
    assert whole is not None
    for at, byte in enumerate(whole.body):
        changed = whole.body[:at] + bytes([byte ^ 1]) + whole.body[at + 1 :]
        assert load_table(SavedTable(whole.version, changed)) is None


@pytest.mark.parametrize("function", [os.system, Program, GAMES.__class__], ids=str)
def test_bytes_that_call_something_are_ignored(function: object, tmp_path: Path) -> None:
    mark = tmp_path / "called"
    body = add_checksum(pickle.dumps(Calling(function, f"touch {mark}")))
    assert load_table(SavedTable(1, body)) is None
    assert not mark.exists()


def test_table_of_an_installed_game_is_not_saved() -> None:
    assert save_table(Log("PPP").table) is None


def test_table_is_saved_when_a_deal_ends_or_after_very_many_events() -> None:
    log = Log("PBB", "preferans", "wikipedia-sochi")
    table = log.begin()
    assert not is_worth_saving(table, 0, has_ended_deal=False)
    assert is_worth_saving(table, table.version - 1, has_ended_deal=True)
    assert is_worth_saving(table, table.version - 500, has_ended_deal=False)
