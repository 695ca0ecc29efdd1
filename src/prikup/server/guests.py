"""Guests: a random token in a cookie, of which only the SHA-256 is stored."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from hashlib import sha256

from starlette.datastructures import URL
from starlette.responses import Response

from prikup.server.problems import Problem
from prikup.server.storage import Guest, Storage

COOKIE = "prikup"
YEAR = 365 * 24 * 3600


def hashed(token: str) -> bytes:
    """The SHA-256 of a token or key, which is all that is stored of it."""
    return sha256(token.encode("utf-8", "surrogateescape")).digest()


def new_id() -> str:
    """A short random word for a link; 72 bits, so that nobody guesses one."""
    return secrets.token_urlsafe(9)


async def known(storage: Storage, cookies: Mapping[str, str]) -> Guest | None:
    """The guest of this request; None without a cookie; raises Problem if the token is wrong."""
    token = cookies.get(COOKIE)
    if token is None:
        return None
    guest = await storage.guest(hashed(token))
    if guest is None:
        raise Problem(401, "token")
    return guest


async def welcome(storage: Storage) -> tuple[Guest, str]:
    """A new guest and the token that is theirs from now on."""
    guest, token = Guest(new_id(), ""), secrets.token_urlsafe(32)
    await storage.add_guest(guest, hashed(token))
    return guest, token


def give(response: Response, token: str, url: URL) -> None:
    """Put the token into the browser."""
    response.set_cookie(
        COOKIE, token, max_age=YEAR, httponly=True, samesite="lax", secure=url.scheme in ("https", "wss")
    )
