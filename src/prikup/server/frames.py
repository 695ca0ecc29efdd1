"""What a viewer sees of a table as it travels: whole at first, then what of it has changed."""

from __future__ import annotations

from collections.abc import Sequence
from time import time
from typing import Any, NamedTuple

from msgspec import Raw

from prikup import table as tables
from prikup.core import Fact, View, to_json
from prikup.core.lazy import Lazy
from prikup.record import Record
from prikup.scene import Scene
from prikup.server import translate
from prikup.server.protocol import Change, Tail
from prikup.table import State, Table, TableView

FRESH = 0.1
"""Seconds for which a message may be sent again to another who sees the same."""
GROWING = {(TableView, "deals"), (TableView, "log"), (TableView, "says"), (View, "log")}
"""Lists of which what is added is sent."""

PARTS: dict[str, type[Record]] = {"table": TableView, "view": View, "scene": Scene}
"""The records of a state."""


class Part(NamedTuple):
    """A record of a state: its fields in order, each as JSON; what is not sent anew is the same object.

    Of a list that grows the items stand in place of the JSON. ``values`` are the fields themselves.
    """

    values: tuple[object, ...]
    sent: tuple[object, ...]


class Frame(NamedTuple):
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

    __slots__ = ("_frame", "number", "parts", "prompt", "version", "watching")

    def __init__(self, state: State, number: int, last: Snapshot | None) -> None:
        self.number = number
        self.version = state.version
        self.prompt = state.prompt
        self.watching = state.table.watchers
        parts = [None] * len(PARTS) if last is None else last.parts
        self.parts: tuple[Part | None, ...] = tuple(
            _part(kind, getattr(state, name), old)
            for (name, kind), old in zip(PARTS.items(), parts, strict=True)
        )
        self._frame: Frame | None = None

    def frame(self, before: Snapshot | None, facts: Sequence[Fact]) -> str:
        """The message for one who was last sent ``before`` (None: nothing), with what happened since."""
        now, base = time(), 0 if before is None else before.number
        if self._frame is None or not self._frame.serves(base, facts, now):
            self._frame = Frame(base, tuple(facts), now, self._made(before, tuple(facts), now))
        return self._frame.text

    def _made(self, before: Snapshot | None, facts: tuple[Fact, ...], now: float) -> str:
        together = [] if before is None else zip(before.parts, self.parts, strict=True)
        if before is None or any((old is None) is not (new is None) for old, new in together):
            return self._whole(facts, now)
        changed = (
            {} if old is None or new is None else _changed(kind, old, new)
            for kind, old, new in zip(PARTS.values(), before.parts, self.parts, strict=True)
        )
        change = Change(self.number, before.number, self.version, self.prompt, facts, now, *changed)
        return to_json(change).decode()

    def _whole(self, facts: tuple[Fact, ...], now: float) -> str:
        parts = {
            name: part and dict(zip(kind.__struct_fields__, part.sent, strict=True))
            for (name, kind), part in zip(PARTS.items(), self.parts, strict=True)
        }
        head = {"type": "state", "version": self.version, "prompt": self.prompt, "facts": facts}
        return to_json(head | parts | {"now": now, "number": self.number}).decode()


class Sights:
    """What all viewers of one table see now; made once for all who may know the same."""

    def __init__(self) -> None:
        self._made = 0
        self._now: dict[int | None, Snapshot] = {}
        self._watched: tuple[int, TableView] | None = None

    def of(self, table: Table, viewer: int | None, watching: int) -> Snapshot:
        """What a viewer sees; who may not watch sees the table but not the game."""
        last = self._now.get(viewer)
        if last is not None and (last.version, last.watching) == (table.version, watching):
            return last
        state = tables.stream(table, viewer, (), watching, 0.0, self._table(table, watching))
        if viewer is None and not table.table_rules.watchers:
            state = translate.unwatched(state)
        self._made += 1
        self._now[viewer] = Snapshot(state, self._made, last)
        return self._now[viewer]

    def _table(self, table: Table, watching: int) -> TableView:
        """The table around the game, as far as it is the same to all."""
        if self._watched is None or (self._watched[0], self._watched[1].watchers) != (
            table.version,
            watching,
        ):
            self._watched = table.version, tables.view_table(table, None, watching)
        return self._watched[1]


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


def _part(kind: type[Record], record: Record | None, last: Part | None) -> Part | None:
    if record is None:
        return None
    values, sent = [], []
    for at, name in enumerate(kind.__struct_fields__):
        value = getattr(record, name)
        if isinstance(value, Lazy):
            value = value.all
        if last is not None and (value is last.values[at] or value == last.values[at]):
            value, json = last.values[at], last.sent[at]
        else:
            json = value if (kind, name) in GROWING else Raw(to_json(value))
        values.append(value)
        sent.append(json)
    return Part(tuple(values), tuple(sent))


def _changed(kind: type[Record], before: Part, after: Part) -> dict[str, object]:
    return {
        name: _tail(old, new) if isinstance(old, tuple) and isinstance(new, tuple) else new
        for name, old, new in zip(kind.__struct_fields__, before.sent, after.sent, strict=True)
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
