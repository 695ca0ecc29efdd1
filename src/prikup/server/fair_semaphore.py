"""A semaphore that serves its callers in turn."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from itertools import count


class FairSemaphore:
    """A number of places, given by name: of the names that wait, to the one served longest ago."""

    def __init__(self, places: int) -> None:
        self._places = places
        self._taken = 0
        self._turns = count()
        self._last_turn: dict[str, int] = {}
        self._waiting: dict[str, deque[asyncio.Future[None]]] = {}

    def resize(self, places: int) -> None:
        """Set the number of places; no place in use is taken away."""
        self._places = places
        self._serve_waiting()

    @asynccontextmanager
    async def place(self, name: str) -> AsyncIterator[None]:
        """Wait for a place and hold it inside the ``async with`` block."""
        if self._taken < self._places:
            self._take(name)
        else:
            await self._wait(name)
        try:
            yield
        finally:
            self._free()

    async def _wait(self, name: str) -> None:
        turn = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(name, deque()).append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if not turn.cancelled():
                self._free()  # it was given just then
            raise

    def _take(self, name: str) -> None:
        self._taken += 1
        self._last_turn[name] = next(self._turns)

    def _free(self) -> None:
        self._taken -= 1
        self._serve_waiting()
        if self._taken < self._places:
            self._last_turn.clear()  # nobody waits: all names are equal again

    def _serve_waiting(self) -> None:
        while self._waiting and self._taken < self._places:
            name = min(self._waiting, key=lambda one: self._last_turn.get(one, -1))
            queue = self._waiting[name]
            first = queue.popleft()
            if not queue:
                del self._waiting[name]
            if not first.done():
                self._take(name)
                first.set_result(None)
