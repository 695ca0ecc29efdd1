"""Hints for who plays: each question is thought about once, however often it is asked."""

from __future__ import annotations

import asyncio
from typing import NamedTuple
from weakref import WeakKeyDictionary

from prikup import table as tables
from prikup.bots.hints import Hint
from prikup.server.problems import HTTPProblem
from prikup.server.tables.driver import Thinks
from prikup.server.tables.room import Room


class Thought(NamedTuple):
    """What is thought, or was, about the question that was put at version ``prompt``."""

    prompt: int
    task: asyncio.Task[Hint]


class Hints:
    """The hints of the questions that are open at the tables of this process."""

    def __init__(self, thinkers: Thinks) -> None:
        self._thinkers = thinkers
        self._thought: WeakKeyDictionary[Room, dict[int, Thought]] = WeakKeyDictionary()

    async def of(self, room: Room, seat: int) -> Hint:
        """A hint for the question that is open to a seat; raises Problem where it may have none."""
        table = room.table
        if not tables.may_hint(table, seat):
            raise HTTPProblem(403, "hints")
        prompt = tables.find_prompt(table, seat)
        view = None if table.match is None else table.game.view(table.match, seat)
        if prompt is None or view is None or view.acting is None:
            raise HTTPProblem(409, "hints-turn")
        thought = self._thought.setdefault(room, {})
        if seat not in thought or thought[seat].prompt != prompt or _failed(thought[seat].task):
            task = asyncio.create_task(self._thinkers.hint(room.id, f"{room.id} {prompt}", view))
            thought[seat] = Thought(prompt, task)
        return await asyncio.shield(thought[seat].task)


def _failed(task: asyncio.Task[Hint]) -> bool:
    return task.done() and (task.cancelled() or task.exception() is not None)
