"""Errors as they leave the server: a status, and the error as a record."""

from __future__ import annotations

import logging

import msgspec
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from prikup.core import PrikupError, Struct, Why, to_json

log = logging.getLogger("prikup.server")


class HTTPProblem(Exception):
    """Something asked of the server cannot be done: ``why``, and the ``status`` with which it is answered.

    >>> problem = HTTPProblem(404, "not_found-sheet")
    >>> problem.why.code, str(problem)
    ('not_found', 'there is no such sheet: the link may be incomplete')
    """

    def __init__(self, status: int, error: str | Why, /, **data: object) -> None:
        self.status = status
        self.why = PrikupError(error, **data).why if isinstance(error, str) else error
        super().__init__(self.why.text)


AWAY = HTTPProblem(503, "busy-database")
"""The database cannot be asked now."""


class Refusal(Struct, frozen=True):
    """What is answered to a request that cannot be done."""

    error: Why


def coded(error: PrikupError, code: str) -> Why:
    """An error as a record whose code says what was asked of the server, not what is wrong in it."""
    return msgspec.structs.replace(error.why, code=code)


def _answer(status: int, why: Why) -> Response:
    return Response(to_json(Refusal(why)), status, media_type="application/json")


def answer(problem: HTTPProblem) -> Response:
    """What is answered instead."""
    return _answer(problem.status, problem.why)


async def on_problem(request: Request, problem: Exception) -> Response:
    """Answer a Problem."""
    assert isinstance(problem, HTTPProblem)
    return answer(problem)


async def on_http(request: Request, error: Exception) -> Response:
    """Answer an unknown path or a wrong method."""
    assert isinstance(error, HTTPException)
    name = {404: "not_found", 405: "method"}.get(error.status_code, "http")
    asked = PrikupError(name, method=request.method, given=request.url.path, why=error.detail)
    said = _answer(error.status_code, asked.why)
    said.headers.update(error.headers or {})
    return said


async def on_outage(request: Request, error: Exception) -> Response:
    """Answer while the database is away, or held by somebody else for too long."""
    log.warning("%s %s: the database is away: %s", request.method, request.url.path, error)
    return answer(AWAY)


async def on_hang_up(request: Request, error: Exception) -> Response:
    """Answer who hung up before all was said: nobody hears it."""
    return Response(status_code=400)


async def on_crash(request: Request, error: Exception) -> Response:
    """Answer an error of ours; the log has it in full."""
    return _answer(500, PrikupError("server").why)
