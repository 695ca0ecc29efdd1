"""The messages that show a table to its viewers: a whole state first, then the changes to it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from msgspec.structs import astuple, replace

from prikup import table as tables
from prikup.core import Fact, Match, to_json
from prikup.server.tables.choices import pack_choices, unpack_choices
from prikup.server.tables.protocol import Change, Tail
from prikup.structs import Struct
from prikup.table import STRANGER, State, Table, TableView, Visitor

MAX_MESSAGE_AGE_S = 0.1
"""The age up to which a message may be sent again to another viewer who sees the same."""
STATE_PARTS = ("table", "view", "scene")
"""The records of a state of which only the changed fields are sent."""
GROWING_LISTS = {"deals", "log", "says"}
"""The fields of which only the added items are sent."""


class EncodedUpdate(NamedTuple):
    """A message for all viewers who were last sent the state with the number ``base`` (0: none)."""

    base: int
    facts: tuple[Fact, ...]
    at: float
    text: str

    def serves(self, base: int, facts: Sequence[Fact], now: float) -> bool:
        """Return True if a new message would say the same; the time in this one may be a moment old."""
        fresh = 0 <= now - self.at < MAX_MESSAGE_AGE_S
        same = self.base == base and len(facts) == len(self.facts) and fresh
        return same and all(one is other for one, other in zip(self.facts, facts, strict=True))


class Snapshot:
    """The state of a table as one viewer may see it at one moment, and the match that it shows."""

    __slots__ = ("_clock", "_update", "match", "state")

    def __init__(self, state: State, match: Match | None, clock: Callable[[], float]) -> None:
        self.state = state
        self.match = match
        self._clock = clock
        self._update: EncodedUpdate | None = None

    def encode_update(self, before: Snapshot | None, facts: Sequence[Fact]) -> str:
        """Return the JSON message for a viewer who was last sent ``before`` (None: no state).

        ``facts`` are what happened since.
        """
        now, base = self._clock(), 0 if before is None else before.state.number
        if self._update is None or not self._update.serves(base, facts, now):
            sent = tuple(facts)
            message = _message(None if before is None else before.state, self.state, sent, now)
            self._update = EncodedUpdate(base, sent, now, to_json(message).decode())
        return self._update.text


class SnapshotCache:
    """The latest snapshots of one table, one for all viewers who may know the same."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock
        self._count = 0
        self._snapshots: dict[int | Visitor, Snapshot] = {}
        self._common: tuple[int, TableView] | None = None

    def get_snapshot(
        self, table: Table, viewer: int | None, watchers: int, visitor: Visitor = STRANGER
    ) -> Snapshot:
        """Return the state as a seat, or a viewer without one (None), ``visitor``, may see it.

        A watcher of a table that forbids watching sees the table but not the game.
        """
        who = visitor if viewer is None else viewer
        last = self._snapshots.get(who)
        if last is not None and (last.state.version, last.state.table.watchers) == (table.version, watchers):
            return last
        common = self._common_view(table, watchers)
        earlier = last.state if last is not None and last.match is table.match else None
        state = tables.make_state(table, viewer, (), watchers, 0.0, common, visitor, earlier)
        if viewer is None and visitor.is_reader:
            state = replace(state, table=replace(state.table, says=(), next=None, invite=table.invite))
        elif viewer is None and not table.table_rules.watchers:
            state = _hide_game(state)
        self._count += 1
        snapshot = Snapshot(replace(state, number=self._count), table.match, self._clock)
        self._snapshots[who] = snapshot
        return snapshot

    def _common_view(self, table: Table, watchers: int) -> TableView:
        """Return the part of the table around the game that is the same for all viewers."""
        common = self._common
        if common is None or (common[0], common[1].watchers) != (table.version, watchers):
            view = tables.view_table(table, None, watchers)
            if common is not None:
                view = _keep_equal(common[1], view)
            common = self._common = table.version, view
        return common[1]


def _keep_equal(before: TableView, after: TableView) -> TableView:
    """Return the view after an event with the objects of the one before in all fields that are equal.

    So the fields are compared once, and not again for each viewer.
    """
    fields = zip(astuple(before), astuple(after), strict=True)
    return TableView(*[old if old == new else new for old, new in fields])


def _hide_game(state: State) -> State:
    """Return a state without the game."""
    table = replace(state.table, payments=(), deals=(), deal_count=0, log=(), says=())
    return State(state.version, None, (), table, None, None, state.now)


def merge_change(state: dict[str, Any], change: dict[str, Any]) -> dict[str, Any]:
    """Return a decoded state with a decoded change applied; raises ValueError if it changes another state."""
    if change["base"] != state["number"]:
        raise ValueError(f"expected a change of state {state['number']}, got one of {change['base']}")
    skipped = ("type", "base", *STATE_PARTS)
    after = state | {name: value for name, value in change.items() if name not in skipped}
    for name in STATE_PARTS:
        after[name] = state[name] and state[name] | {
            field: _merge_field(state[name][field], value) for field, value in change.get(name, {}).items()
        }
    return after


def _merge_field(before: Any, value: Any) -> Any:
    if not isinstance(before, list) or not isinstance(value, dict):
        return value
    if "whys" in value:
        return unpack_choices(value)
    return before[value["start"] : value["end"]] + value["more"]


def _message(before: State | None, after: State, facts: tuple[Fact, ...], now: float) -> State | Change:
    if before is None or (before.view is None) is not (after.view is None):
        return replace(after, facts=facts, now=now)
    changed = (_changed(getattr(before, name), getattr(after, name)) for name in STATE_PARTS)
    return Change(after.number, before.number, after.version, after.prompt, facts, now, *changed)


def _changed(before: Struct | None, after: Struct | None) -> dict[str, object]:
    if before is None or after is None or before is after:
        return {}
    changed: dict[str, object] = {}
    for name, old, new in zip(after.__struct_fields__, astuple(before), astuple(after), strict=True):
        if old is not new and old != new:
            changed[name] = _change_of(name, old, new)
    return changed


def _change_of(name: str, before: Any, after: Any) -> object:
    if name in GROWING_LISTS:
        return _tail(tuple(before), tuple(after))
    return pack_choices(after) if name == "choices" else after


def _tail(before: tuple[object, ...], after: tuple[object, ...]) -> Tail | tuple[object, ...]:
    """Return the change from one list to the next: it grew, lost its beginning, or its end was taken back."""
    start = before.index(after[0]) if after and after[0] in before else len(before)
    end = len(before)
    if before[start:] != after[: end - start]:
        end = start + _count_equal(before[start:], after)
    return Tail(start, end, after[end - start :]) if end > start else after


def _count_equal(before: Sequence[object], after: Sequence[object]) -> int:
    """Return how many items at the beginning of two lists are equal."""
    pairs = enumerate(zip(before, after, strict=False))
    return next((at for at, (old, new) in pairs if old != new), min(len(before), len(after)))
