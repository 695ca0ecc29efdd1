"""The responses to errors."""

from __future__ import annotations

import logging

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.websockets import WebSocket

from prikup.core import PrikupError, Struct, Why, to_json
from prikup.server.problems import DATABASE_UNAVAILABLE, HTTPProblem

log = logging.getLogger("prikup.server")


class Refusal(Struct, frozen=True):
    """The answer to a request that is refused."""

    error: Why


def _response(status: int, why: Why) -> Response:
    return Response(to_json(Refusal(why)), status, media_type="application/json")


def problem_response(problem: HTTPProblem) -> Response:
    """Return the response to a request with this problem."""
    return _response(problem.status, problem.why)


async def on_problem(request: Request, problem: Exception) -> Response:
    """Answer an HTTPProblem."""
    assert isinstance(problem, HTTPProblem)
    return problem_response(problem)


async def on_http_exception(request: Request, error: Exception) -> Response:
    """Answer an unknown path or a wrong method."""
    assert isinstance(error, HTTPException)
    name = {404: "not_found", 405: "method"}.get(error.status_code, "http")
    given = PrikupError(name, method=request.method, given=request.url.path, why=error.detail)
    response = _response(error.status_code, given.why)
    response.headers.update(error.headers or {})
    return response


async def on_database_error(request: Request, error: Exception) -> Response:
    """Answer while the database is unavailable or locked for too long."""
    log.warning("%s %s: database unavailable, answering 503: %s", request.method, request.url.path, error)
    return problem_response(DATABASE_UNAVAILABLE)


async def on_disconnect(request: Request, error: Exception) -> Response:
    """Answer a client that hung up during its request; the answer is never read."""
    return Response(status_code=400)


async def on_socket_gone(socket: WebSocket, error: Exception) -> None:
    """End the serving of a socket whose client left before it was told something."""


async def on_crash(request: Request, error: Exception) -> Response:
    """Answer an unexpected error; the log has its traceback."""
    return _response(500, PrikupError("server").why)
