"""Guests: a random token in a cookie, of which only the SHA-256 is stored, once its guest does something."""

from __future__ import annotations

import re
import secrets
from base64 import urlsafe_b64encode
from collections.abc import Mapping
from hashlib import sha256

from starlette.datastructures import URL
from starlette.responses import Response

from prikup.server.problems import HTTPProblem
from prikup.server.storage.store import Guest, Storage

COOKIE = "prikup"
YEAR = 365 * 24 * 3600

_TOKEN = re.compile(r"[A-Za-z0-9_-]{43}")


def hashed(token: str) -> bytes:
    """The SHA-256 of a token or key, which is all that is stored of it."""
    return sha256(token.encode("utf-8", "surrogateescape")).digest()


def new_id() -> str:
    """A short random word for a link; 72 bits, so that nobody guesses one."""
    return secrets.token_urlsafe(9)


def formed(cookies: Mapping[str, str]) -> bool:
    """Whether a request brings a token that this server may have given."""
    return _TOKEN.fullmatch(cookies.get(COOKIE, "")) is not None


async def known(storage: Storage, cookies: Mapping[str, str]) -> Guest | None:
    """The guest of this request; None without a cookie; raises Problem if the token is wrong."""
    token = cookies.get(COOKIE)
    if token is None:
        return None
    guest = await storage.guest(hashed(token))
    if guest is None and not formed(cookies):
        raise HTTPProblem(401, "token")
    return guest or _unstored(token)


def newcomer() -> tuple[Guest, str]:
    """A guest who has done nothing yet, and the token that is theirs from now on; nothing is stored."""
    token = secrets.token_urlsafe(32)
    return _unstored(token), token


def _unstored(token: str) -> Guest:
    """Whose token it is, the same to every process; it does not tell the token."""
    name = sha256(b"guest " + token.encode()).digest()[:9]
    return Guest(urlsafe_b64encode(name).decode(), "", hashed(token))


def give(response: Response, token: str, url: URL) -> None:
    """Put the token into the browser."""
    response.set_cookie(
        COOKIE, token, max_age=YEAR, httponly=True, samesite="lax", secure=url.scheme in ("https", "wss")
    )
