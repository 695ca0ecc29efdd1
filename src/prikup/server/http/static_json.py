"""JSON that depends on the code, a language and a day alone: encoded and compressed once."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from functools import lru_cache
from hashlib import sha256
from typing import NamedTuple, TypeVar

from starlette.requests import Request
from starlette.responses import Response

from prikup.core import to_json
from prikup.server.http.compression import accepts_gzip, compress

T = TypeVar("T")

MAX_KEPT_ANSWERS = 64
"""The number of answers of one kind that are kept."""


class EncodedJson(NamedTuple):
    """An answer as it is sent, plain or compressed, and the tag by which browsers ask if it has changed."""

    plain: bytes
    compressed: bytes
    tag: str


class StaticJson:
    """The answers of a function whose result never changes for the same arguments."""

    def __init__(self, make: Callable[..., T], encode: Callable[[T], bytes] = to_json) -> None:
        self._encode = lru_cache(MAX_KEPT_ANSWERS)(lambda *key: _pack(encode(make(*key))))

    def respond(self, request: Request, *key: Hashable) -> Response:
        """Answer with ``make(*key)``, or with 304 if the browser has it."""
        return respond_encoded(request, self._encode(*key))


def respond_encoded(request: Request, encoded: EncodedJson) -> Response:
    """Answer with encoded JSON, or with 304 if the browser has it."""
    headers = {"etag": encoded.tag, "cache-control": "no-cache", "vary": "accept-encoding"}
    if encoded.tag in request.headers.get("if-none-match", ""):
        return Response(status_code=304, headers=headers)
    if not accepts_gzip(request.scope):
        return Response(encoded.plain, headers=headers, media_type="application/json")
    headers["content-encoding"] = "gzip"
    return Response(encoded.compressed, headers=headers, media_type="application/json")


def tag_of(content: bytes) -> str:
    """Return the tag of a content."""
    return f'"{sha256(content).hexdigest()[:20]}"'


def _pack(plain: bytes) -> EncodedJson:
    return EncodedJson(plain, compress(plain, 9), tag_of(plain))
