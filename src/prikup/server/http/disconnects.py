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
    if not isinstance(request, Request) or _has_unread_body(request):
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


def _has_unread_body(request: Request) -> bool:
    """Return True if a request has a body that has not been read."""
    has_body = request.headers.get("content-length", "0") != "0" or "transfer-encoding" in request.headers
    return has_body and not getattr(request.state, "is_body_read", False)


async def _wait_until_gone(request: Request) -> None:
    while (await request.receive())["type"] != "http.disconnect":
        pass  # an empty body, or the end of one that was read
