"""The tokens of guests and sessions: each is random and lies in a cookie; the server stores its SHA-256.

A guest is stored once they act, and their id follows from their token. A session is stored when somebody
signs in to an account; its token has another form, so that nobody becomes a guest by the token of a session
that is over.
"""

from __future__ import annotations

import re
import secrets
from base64 import urlsafe_b64encode
from collections.abc import Mapping
from hashlib import sha256

from starlette.datastructures import URL
from starlette.responses import Response

from prikup.server.http.store import Store
from prikup.server.problems import HTTPProblem
from prikup.server.tables.host import Guest

COOKIE_NAME = "prikup"
MAX_COOKIE_AGE_S = 365 * 24 * 3600

_TOKEN_PATTERN = re.compile(r"(s\.)?[A-Za-z0-9_-]{43}")
_SESSION_PREFIX = "s."


def hash_token(token: str) -> bytes:
    """Return the SHA-256 of a token or key; only this is stored."""
    return sha256(token.encode("utf-8", "surrogateescape")).digest()


def new_link_id() -> str:
    """Return a short random word for a link; its 72 bits cannot be guessed."""
    return secrets.token_urlsafe(9)


def has_wellformed_token(cookies: Mapping[str, str]) -> bool:
    """Return True if the cookies of a request contain a token that this server may have issued."""
    return _TOKEN_PATTERN.fullmatch(cookies.get(COOKIE_NAME, "")) is not None


async def find_guest(storage: Store, cookies: Mapping[str, str]) -> Guest | None:
    """Return the guest with the token in these cookies, or None without one or if it is valid no more.

    Raises HTTPProblem if this server cannot have issued the token.
    """
    token = cookies.get(COOKIE_NAME)
    if token is None:
        return None
    if token.startswith(_SESSION_PREFIX):
        return await storage.find_session(hash_token(token))
    guest = await storage.find_guest(hash_token(token))
    if guest is None and not has_wellformed_token(cookies):
        raise HTTPProblem(401, "token")
    if guest is not None and guest.revoked:
        return None
    return guest or _unstored_guest(token)


def new_session_token() -> str:
    """Return a token for a new session."""
    return _SESSION_PREFIX + secrets.token_urlsafe(32)


def new_guest() -> tuple[Guest, str]:
    """Return a guest who is not stored yet, and their new token."""
    token = secrets.token_urlsafe(32)
    return _unstored_guest(token), token


def _unstored_guest(token: str) -> Guest:
    """Return the guest with a token: every process derives the same id, which does not reveal the token."""
    name = sha256(b"guest " + token.encode()).digest()[:9]
    return Guest(urlsafe_b64encode(name).decode(), "", hash_token(token))


def set_cookie(response: Response, token: str, url: URL) -> None:
    """Send the token to the browser as a cookie; it is marked secure if the request to ``url`` was."""
    response.set_cookie(
        COOKIE_NAME,
        token,
        max_age=MAX_COOKIE_AGE_S,
        httponly=True,
        samesite="lax",
        secure=url.scheme in ("https", "wss"),
    )


def forget_cookie(response: Response) -> None:
    """Let the browser delete the token."""
    response.delete_cookie(COOKIE_NAME, httponly=True, samesite="lax")
