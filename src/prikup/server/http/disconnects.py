"""Requests whose client hangs up: what is computed for them is stopped."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable
from typing import TypeVar

from starlette.requests import ClientDisconnect, HTTPConnection, Request

T = TypeVar("T")


async def cancel_when_gone(request: HTTPConnection, call: Awaitable[T]) -> T:
    """Return the result of a call, and cancel it when the client hangs up; raises ClientDisconnect then.

    A socket is not watched, nor a request whose body is still to be read: what they send next is for others.
    """
    if not isinstance(request, Request) or (request.method == "POST" and not is_body_read(request)):
        return await call
    computing = asyncio.ensure_future(call)
    leaving = asyncio.create_task(_wait_until_gone(request))
    try:
        await asyncio.wait((computing, leaving), return_when=asyncio.FIRST_COMPLETED)
        if computing.done():
            return computing.result()
        raise ClientDisconnect
    finally:
        leaving.cancel()
        if not computing.done():
            computing.cancel()
            await asyncio.wait((computing,))  # it has to be paid for


def note_body_read(request: Request) -> None:
    """Note that the body of a request has been read."""
    request.state.is_body_read = True


def is_body_read(request: Request) -> bool:
    """Return True if the body of a request has been read."""
    return getattr(request.state, "is_body_read", False)


async def _wait_until_gone(request: Request) -> None:
    while (await request.receive())["type"] != "http.disconnect":
        pass  # the empty body of a GET
