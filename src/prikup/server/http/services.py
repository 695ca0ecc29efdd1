"""The services that the HTTP routes share."""

from __future__ import annotations

from typing import NamedTuple

from starlette.requests import HTTPConnection
from starlette.responses import Response

from prikup.server.admission import Admission, Limits
from prikup.server.http import guest_tokens
from prikup.server.http.addresses import address_of
from prikup.server.storage.store import Storage
from prikup.server.tables.host import Guest, Work
from prikup.server.tables.hub import Hub


class Services(NamedTuple):
    """The tables, the storage and the limits of one server process."""

    hub: Hub
    storage: Storage
    admission: Admission

    @property
    def limits(self) -> Limits:
        """The limits that the operator has set."""
        return self.admission.limits

    def work_for(self, request: HTTPConnection) -> Work:
        """Return the way to do work on behalf of a request's address."""
        return self.admission.work_for(address_of(request.scope))

    async def find_guest(self, request: HTTPConnection) -> Guest | None:
        """Return the guest who sent a request, or None without a cookie; raises HTTPProblem."""
        return await guest_tokens.find_guest(self.storage, request.cookies)

    async def find_or_make_guest(self, request: HTTPConnection) -> tuple[Guest, str | None]:
        """Return the guest who sent a request; for a new guest also the token to send them."""
        guest = await self.find_guest(request)
        return (guest, None) if guest is not None else guest_tokens.new_guest()


def with_cookie(response: Response, token: str | None, request: HTTPConnection) -> Response:
    """Return the response, with the cookie of a new guest if there is a token."""
    if token is not None:
        guest_tokens.set_cookie(response, token, request.url)
    return response
