"""The inputs of a table's match, from its events."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from prikup.core import Clock, Finish, Game, Input
from prikup.table import events
from prikup.table.events import AnyEvent
from prikup.table.fold import apply, fold
from prikup.table.play import read_move
from prikup.table.state import Table


def collect_inputs(log: Iterable[AnyEvent], find: Callable[[str], Game]) -> tuple[Table, list[Input]]:
    """Return the table and the inputs of its match, without those taken back or not counted."""
    stored = iter(log)
    table = fold([next(stored)], find)
    inputs: list[Input] = []
    for event in stored:
        after = apply(table, event).table
        match event:
            case events.Chance(action=action):
                inputs.append(Input(None, None, action))
            case events.Move(by=int(by)) if table.match is not None:
                inputs.append(read_move(table, table.match, by, event))
            case events.ClockRead() if after.match is not None and after.match is not table.match:
                inputs.append(Input(None, None, Clock(after.match.minutes)))
            case events.Undone():
                undone_count = len(table.steps) - len(after.steps)
                del inputs[len(inputs) - undone_count :]
            case events.MatchEnded():
                if table.between is not None:  # the deal in progress, its cards and its steps, does not count
                    del inputs[len(inputs) - len(table.steps) - 1 :]
                inputs.append(Input(None, None, Finish()))
        table = after
    return table, inputs
