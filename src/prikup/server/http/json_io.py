"""JSON bodies of requests, read up to a limit and decoded into records, and JSON answers."""

from __future__ import annotations

from typing import TypeVar

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from prikup.core import to_json
from prikup.server.http.disconnects import note_body_read
from prikup.server.http.websocket import is_same_site
from prikup.server.problems import HTTPProblem
from prikup.server.workers.packed_answers import PackedAnswer

MAX_DEAL_DIGITS = 5
"""The length of the number of a deal in an address."""
MAX_BODY_BYTES = 16_384
"""The largest body of most requests."""
MAX_DOCUMENT_BYTES = 131_072
"""The largest body of a request that contains a record."""

T = TypeVar("T")


def check_origin(request: Request) -> None:
    """Raise HTTPProblem if a page of another site sends the request."""
    if not is_same_site(request.headers):
        raise HTTPProblem(403, "origin", given=request.headers["origin"])


async def read_body(request: Request, kind: type[T], max_bytes: int) -> T:
    """Return the body of a request as a record.

    Raises HTTPProblem if it is longer than ``max_bytes``, is not such a record, or comes from a page of
    another site.
    """
    check_origin(request)
    data = b""
    async for part in request.stream():
        data += part
        if len(data) > max_bytes:
            raise HTTPProblem(413, "too_long-body", most=max_bytes)
    note_body_read(request)
    try:
        return msgspec.json.decode(data, type=kind)
    except msgspec.ValidationError as error:
        raise HTTPProblem(400, "message", given=_text(data), why=error) from None
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise HTTPProblem(400, "json", given=_text(data), why=error) from None


def json_response(value: object, status: int = 200) -> Response:
    """Answer with JSON that is never cached, because it depends on the guest and the time."""
    return Response(to_json(value), status, {"cache-control": "no-store"}, "application/json")


def packed_response(answer: PackedAnswer) -> Response:
    """Answer with what a worker has encoded; raises HTTPProblem if it is a refusal."""
    return Response(answer.unpack(), 200, {"cache-control": "no-store"}, "application/json")


def deal_number(text: str) -> int:
    """Return the number of a deal in an address; raises HTTPProblem."""
    if not (text.isascii() and text.isdecimal() and len(text) <= MAX_DEAL_DIGITS):
        raise HTTPProblem(400, "sheet-number", given=text)
    return int(text)


def _text(data: bytes) -> str:
    return data.decode("utf-8", "replace")
