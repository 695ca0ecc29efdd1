"""What a viewer sees of a table as it travels: whole at first, then what of it has changed."""

from __future__ import annotations

from collections.abc import Sequence
from time import time
from typing import Any, NamedTuple

from msgspec.structs import replace

from prikup import table as tables
from prikup.core import Fact, to_json
from prikup.server.tables import translate
from prikup.server.tables.protocol import Change, Tail
from prikup.structs import Struct
from prikup.table import State, Table, TableView

FRESH = 0.1
"""Seconds for which a message may be sent again to another who sees the same."""
PARTS = ("table", "view", "scene")
"""The records of a state, of which the fields that changed are sent."""
GROWING = {"deals", "log", "says"}
"""Lists of which what is added is sent."""


class EncodedUpdate(NamedTuple):
    """A message that was made for one who saw the state ``base`` (0: none), and serves all who did."""

    base: int
    facts: tuple[Fact, ...]
    at: float
    text: str

    def serves(self, base: int, facts: Sequence[Fact], now: float) -> bool:
        """Whether it says what would be said now; the time in it may be a moment old."""
        same = self.base == base and len(facts) == len(self.facts) and 0 <= now - self.at < FRESH
        return same and all(one is other for one, other in zip(self.facts, facts, strict=True))


class Snapshot:
    """All that a viewer sees at one moment; who was sent it needs to be sent only what changed since."""

    __slots__ = ("_frame", "state")

    def __init__(self, state: State) -> None:
        self.state = state
        self._frame: EncodedUpdate | None = None

    def frame(self, before: Snapshot | None, facts: Sequence[Fact]) -> str:
        """The message for one who was last sent ``before`` (None: nothing), with what happened since."""
        now, base = time(), 0 if before is None else before.state.number
        if self._frame is None or not self._frame.serves(base, facts, now):
            told = tuple(facts)
            message = _message(None if before is None else before.state, self.state, told, now)
            self._frame = EncodedUpdate(base, told, now, to_json(message).decode())
        return self._frame.text


class SnapshotCache:
    """What all viewers of one table see now; made once for all who may know the same."""

    def __init__(self) -> None:
        self._made = 0
        self._now: dict[int | None, Snapshot] = {}
        self._watched: tuple[int, TableView] | None = None

    def of(self, table: Table, viewer: int | None, watching: int) -> Snapshot:
        """What a viewer sees; who may not watch sees the table but not the game."""
        last = self._now.get(viewer)
        if last is not None and (last.state.version, last.state.table.watchers) == (table.version, watching):
            return last
        state = tables.make_state(table, viewer, (), watching, 0.0, self._table(table, watching))
        if viewer is None and not table.table_rules.watchers:
            state = translate.unwatched(state)
        self._made += 1
        self._now[viewer] = Snapshot(replace(state, number=self._made))
        return self._now[viewer]

    def _table(self, table: Table, watching: int) -> TableView:
        """The table around the game, as far as it is the same to all."""
        of = self._watched
        if of is None or (of[0], of[1].watchers) != (table.version, watching):
            of = self._watched = table.version, tables.view_table(table, None, watching)
        return of[1]


def merged(state: dict[str, Any], change: dict[str, Any]) -> dict[str, Any]:
    """A state, as it was read from JSON, with a change to it; raises ValueError if it changes another."""
    if change["base"] != state["number"]:
        raise ValueError(f"a change of {change['base']} to {state['number']}")
    after = state | {name: value for name, value in change.items() if name not in ("type", "base", *PARTS)}
    for name in PARTS:
        after[name] = state[name] and state[name] | {
            field: _grown(state[name][field], value) for field, value in change.get(name, {}).items()
        }
    return after


def _grown(before: Any, value: Any) -> Any:
    if not isinstance(before, list) or not isinstance(value, dict):
        return value
    return before[value["start"] : value["end"]] + value["more"]


def _message(before: State | None, after: State, facts: tuple[Fact, ...], now: float) -> State | Change:
    if before is None or (before.view is None) is not (after.view is None):
        return replace(after, facts=facts, now=now)
    changed = (_changed(getattr(before, name), getattr(after, name)) for name in PARTS)
    return Change(after.number, before.number, after.version, after.prompt, facts, now, *changed)


def _changed(before: Struct | None, after: Struct | None) -> dict[str, object]:
    if before is None or after is None:
        return {}
    fields = ((name, getattr(before, name), getattr(after, name)) for name in after.__struct_fields__)
    return {
        name: _tail(tuple(old), tuple(new)) if name in GROWING else new
        for name, old, new in fields
        if old is not new and old != new
    }


def _tail(before: tuple[object, ...], after: tuple[object, ...]) -> Tail | tuple[object, ...]:
    """What makes one list of the other: it grew, lost its beginning, or an end that was taken back."""
    start = before.index(after[0]) if after and after[0] in before else len(before)
    end = start
    for old, new in zip(before[start:], after, strict=False):
        if old != new:
            break
        end += 1
    return Tail(start, end, after[end - start :]) if end > start else after
