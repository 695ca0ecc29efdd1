"""Errors as they leave the server: a status or a code, and one sentence."""

from __future__ import annotations

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import JSONResponse, Response

from prikup.core import quote


class Problem(Exception):
    """Something asked of the server cannot be done; ``code`` is stable, ``text`` is for a person."""

    def __init__(self, status: int, code: str, text: str, clause: str = "") -> None:
        super().__init__(text)
        self.status = status
        self.code = code
        self.text = text
        self.clause = clause


def _answer(status: int, code: str, text: str, clause: str = "") -> Response:
    body = {"code": code, "text": text} | ({"clause": clause} if clause else {})
    return JSONResponse({"error": body}, status)


async def on_problem(request: Request, problem: Exception) -> Response:
    """Answer a Problem."""
    assert isinstance(problem, Problem)
    return _answer(problem.status, problem.code, problem.text, problem.clause)


async def on_http(request: Request, error: Exception) -> Response:
    """Answer an unknown path or a wrong method."""
    assert isinstance(error, HTTPException)
    code = {404: "not_found", 405: "method"}.get(error.status_code, "http")
    said = f"{error.detail}: {request.method} {quote(request.url.path)}"
    answer = _answer(error.status_code, code, said)
    answer.headers.update(error.headers or {})
    return answer


async def on_crash(request: Request, error: Exception) -> Response:
    """Answer an error of ours; the log has it in full."""
    return _answer(500, "server", "the server made a mistake; nothing was lost")
