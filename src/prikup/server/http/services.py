"""The services that the HTTP routes share."""

from __future__ import annotations

from collections.abc import Awaitable
from typing import NamedTuple, TypeVar

from starlette.requests import HTTPConnection
from starlette.responses import Response

from prikup.server.admission import Admission, Limits
from prikup.server.http import guest_tokens
from prikup.server.http.addresses import address_of
from prikup.server.http.disconnects import cancel_when_gone
from prikup.server.http.store import Store
from prikup.server.problems import HTTPProblem
from prikup.server.tables.host import Guest
from prikup.server.tables.hub import Hub
from prikup.server.tables.room import Room
from prikup.server.workers.paid_work import PaidWork, WorkQueues, wait_for

T = TypeVar("T")


class Services(NamedTuple):
    """The tables, the storage, the limits and the workers of one server process."""

    hub: Hub
    storage: Store
    admission: Admission
    queues: WorkQueues

    @property
    def limits(self) -> Limits:
        """The limits that the operator has set."""
        return self.admission.limits

    def work_for(self, request: HTTPConnection) -> PaidWork:
        """Return the way to do work on behalf of a request, which stops when its client hangs up."""

        async def watch(call: Awaitable[T]) -> T:
            return await cancel_when_gone(request, call)

        return PaidWork(self.admission, self.queues, payers_of(request), watch)

    def shared_work_for(self, request: HTTPConnection) -> PaidWork:
        """Return the way to do work whose result others want too; the address of the request pays for it."""
        return PaidWork(self.admission, self.queues, payers_of(request), wait_for)

    async def find_guest(self, request: HTTPConnection) -> Guest | None:
        """Return the guest who sent a request, or None without a cookie; raises HTTPProblem."""
        return await guest_tokens.find_guest(self.storage, request.cookies)

    async def check_not_blocked(self, room: Room, guest: Guest) -> None:
        """Raise HTTPProblem if the owner of a table has blocked a guest who has no place there."""
        if room.owner is None or room.is_participant(guest.id):
            return
        if await self.storage.is_blocked(guest.ids, room.owner):
            raise HTTPProblem(403, "barred")

    async def is_reader(self, room: Room, guest: Guest | None) -> bool:
        """Return True if a guest without a place at a table may look at its match, which is over.

        It is public, or a player was reported there and the guest is the operator.
        """
        if room.table.stage != "finished" or room.is_participant(None if guest is None else guest.id):
            return False
        if guest is not None and guest.is_operator and await self.storage.is_reported(room.id):
            return True
        return await self.storage.is_public(room.id)

    async def find_or_make_guest(self, request: HTTPConnection) -> tuple[Guest, str | None]:
        """Return the guest who sent a request; for a new guest also the token to send them."""
        guest = await self.find_guest(request)
        return (guest, None) if guest is not None else guest_tokens.new_guest()


def payers_of(request: HTTPConnection) -> tuple[str, ...]:
    """Return the address and the guest that pay for a request; the guest is known without the database."""
    address = address_of(request.scope)
    if not guest_tokens.has_wellformed_token(request.cookies):
        return (address,)
    return address, f"guest {guest_tokens.hash_token(request.cookies[guest_tokens.COOKIE_NAME]).hex()[:16]}"


def with_cookie(response: Response, token: str | None, request: HTTPConnection) -> Response:
    """Return the response, with the cookie of a new guest if there is a token."""
    if token is not None:
        guest_tokens.set_cookie(response, token, request.url)
    return response
