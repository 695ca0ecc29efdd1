"""A call whose result several requests wait for: it is cancelled when the last of them is gone."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any, Generic, TypeVar

T = TypeVar("T")


class SharedCall(Generic[T]):
    """A running call and the number of those who wait for it."""

    def __init__(self, call: Coroutine[Any, Any, T]) -> None:
        self._task = asyncio.create_task(call)
        self._waiting = 0

    @property
    def has_failed(self) -> bool:
        """True if the call ended without a result, or will."""
        task = self._task
        return task.cancelling() > 0 or (task.done() and (task.cancelled() or task.exception() is not None))

    async def wait(self) -> T:
        """Return the result of the call."""
        self._waiting += 1
        try:
            return await asyncio.shield(self._task)
        finally:
            self._waiting -= 1
            if self._waiting == 0:
                self._task.cancel()
