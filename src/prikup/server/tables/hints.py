"""Hints for players: each open question is computed once, however often it is asked."""

from __future__ import annotations

import asyncio
from typing import NamedTuple
from weakref import WeakKeyDictionary

from prikup import table as tables
from prikup.bots.base import JUDGE_SEED
from prikup.bots.hints import Hint
from prikup.server.problems import HTTPProblem
from prikup.server.tables.host import BotRunner
from prikup.server.tables.room import Room


class HintTask(NamedTuple):
    """The computation of a hint for the question that was put at version ``prompt``."""

    prompt: int
    task: asyncio.Task[Hint]

    @property
    def failed(self) -> bool:
        """True if the computation ended without a hint."""
        return self.task.done() and (self.task.cancelled() or self.task.exception() is not None)


class Hints:
    """The hints for the open questions at the tables of this process."""

    def __init__(self, bots: BotRunner) -> None:
        self._bots = bots
        self._tasks: WeakKeyDictionary[Room, dict[int, HintTask]] = WeakKeyDictionary()

    async def get_hint(self, room: Room, seat: int) -> Hint:
        """Return a hint for the open question of a seat.

        Raises HTTPProblem if the table allows no hint or the seat has no open question.
        """
        table = room.table
        if not tables.may_hint(table, seat):
            raise HTTPProblem(403, "hints")
        prompt = tables.find_prompt(table, seat)
        view = None if table.match is None else table.match.view(seat)
        if prompt is None or view is None or view.acting is None:
            raise HTTPProblem(409, "hints-turn")
        by_seat = self._tasks.setdefault(room, {})
        if seat not in by_seat or by_seat[seat].prompt != prompt or by_seat[seat].failed:
            task = asyncio.create_task(self._bots.hint(room.find_caller(), JUDGE_SEED, view))
            by_seat[seat] = HintTask(prompt, task)
        return await asyncio.shield(by_seat[seat].task)
