"""What the server admits: every limit in one place, for whoever runs it to set, and who has come up to them.

An address is counted as a household is: one of IPv4, or the /64 network of one of IPv6.
"""

from __future__ import annotations

import asyncio
from collections import Counter, deque
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from functools import partial
from ipaddress import IPv6Address, ip_address
from itertools import count
from time import monotonic, thread_time
from typing import Annotated, Literal, Protocol, TypeAlias, TypeVar

from msgspec import Meta
from starlette.types import Scope

from prikup.core import Struct
from prikup.options import About
from prikup.server.metrics import Meters
from prikup.server.problems import HTTPProblem

BODY = 16_384
"""Bytes of the largest body of a request that is read."""
DOCUMENT = 131_072
"""Bytes of the largest document of the score keeper."""
MESSAGE = 4096
"""Characters of the longest message of a socket that is read."""
FRAME = 65_536
"""Bytes of the largest frame of a socket; a larger one closes it."""
RULES = 3000
"""Characters of the longest text of rules."""

BURST = 3.0
"""Seconds for which somebody may ask at once what is theirs in the long run."""
REMEMBERED = 20_000
"""Of how many it is known what they asked lately; more are forgotten once they are at rest."""

T = TypeVar("T")
Count: TypeAlias = Annotated[int, Meta(ge=0, le=1_000_000), About("")]
Rate: TypeAlias = Annotated[int, Meta(ge=1, le=1_000_000), About("")]
Seconds: TypeAlias = Annotated[int, Meta(ge=1, le=3_600), About("")]
Days: TypeAlias = Annotated[int, Meta(ge=0, le=100_000), About("")]


class Limits(Struct, frozen=True, omit_defaults=True):
    """What one process of the server admits; an operator sets each by its name (``--limit deals=100``).

    A table plays so many ``deals`` before the match is settled, so many lines (``says``) are said at it,
    and so many ``listeners`` have it open. A guest may have opened so many ``tables`` that are not over,
    ``arenas`` of them tables of bots alone, and may show so many ``sheets`` of the score keeper. From one
    address come so many ``connections``, ``requests`` and pages or their ``files`` a second, new tables
    (``opened``) and sheets (``shown``) an hour; its work takes so many milliseconds of ``cpu`` a second.
    A guest says so much (``events``) a second, however many pages they have, and an address
    ``address_events``; whose messages are refused ``flood`` times in a row is cut off, and so is a socket
    with more ``frames`` a second, of whatever kind.

    A request is read within ``request_seconds``. Who has not read on for ``send_seconds`` is cut off, and so
    is a socket that does not answer a ping within ``ping_seconds``, which come as often.

    A table that is not over and where nothing happened for so many days (``keep_tables``), a guest without a
    table (``keep_guests``) and a sheet that does not change (``keep_sheets``) are forgotten; 0: never.
    """

    deals: Count = 300
    says: Count = 3000
    listeners: Count = 100
    tables: Count = 100
    arenas: Count = 2
    sheets: Count = 200
    connections: Count = 60
    requests: Rate = 20
    files: Rate = 100
    opened: Rate = 60
    shown: Rate = 60
    cpu: Rate = 250
    events: Rate = 10
    address_events: Rate = 60
    flood: Count = 200
    frames: Rate = 50
    request_seconds: Seconds = 20
    send_seconds: Seconds = 10
    ping_seconds: Seconds = 15
    keep_tables: Days = 90
    keep_guests: Days = 30
    keep_sheets: Days = 400


Kind: TypeAlias = Literal["requests", "files", "opened", "shown", "cpu", "events", "address_events"]


HOURLY = ("opened", "shown")
"""What is counted by the hour, not by the second."""


class Bucket:
    """What somebody may still ask: it fills at a ``rate`` a second up to ``most``."""

    def __init__(self, rate: float, most: float, now: float) -> None:
        self._rate, self._most = rate, most
        self._left, self._at = most, now

    def left(self, now: float) -> float:
        """How much is left."""
        self._left = min(self._most, self._left + (now - self._at) * self._rate)
        self._at = now
        return self._left

    def take(self, much: float) -> None:
        """Take something, more than is left if need be."""
        self._left -= much

    def rests(self, now: float) -> bool:
        """Whether nothing was asked for so long that it is full again."""
        return self.left(now) >= self._most


class FairSemaphore:
    """So many places, given by name in turn: of those who wait, to the one that had a place longest ago."""

    def __init__(self, places: int) -> None:
        self._places = places
        self._taken = 0
        self._given = count()
        self._last: dict[str, int] = {}
        self._waiting: dict[str, deque[asyncio.Future[None]]] = {}

    def resize(self, places: int) -> None:
        """Have so many places from now on; who has one keeps it."""
        self._places = places
        self._give()

    @asynccontextmanager
    async def place(self, name: str) -> AsyncIterator[None]:
        """Wait for a place and keep it within this."""
        if self._taken < self._places:
            self._take(name)
        else:
            await self._wait(name)
        try:
            yield
        finally:
            self._pass_on()

    async def _wait(self, name: str) -> None:
        mine = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(name, deque()).append(mine)
        try:
            await mine
        except asyncio.CancelledError:
            if not mine.cancelled():
                self._pass_on()  # it was given just then
            raise

    def _take(self, name: str) -> None:
        self._taken += 1
        self._last[name] = next(self._given)

    def _pass_on(self) -> None:
        self._taken -= 1
        self._give()
        if self._taken < self._places:
            self._last.clear()  # nobody waits: all are equal again

    def _give(self) -> None:
        while self._waiting and self._taken < self._places:
            name = min(self._waiting, key=lambda one: self._last.get(one, -1))
            queue = self._waiting[name]
            first = queue.popleft()
            if not queue:
                del self._waiting[name]
            if not first.done():
                self._take(name)
                first.set_result(None)


class Work(Protocol):
    """Where something that takes time is made, beside the event loop."""

    async def __call__(self, make: Callable[..., T], /, *given: object) -> T:
        """What ``make`` gives; raises Problem if who asks has asked for too much."""


class Admission:
    """Who has come up to which limit, as far as this process knows."""

    def __init__(
        self,
        limits: Limits | None = None,
        clock: Callable[[], float] = monotonic,
        meters: Meters | None = None,
    ) -> None:
        self.limits = limits or Limits()
        self._meters = meters or Meters()
        self._clock = clock
        self._buckets: dict[tuple[Kind, str], Bucket] = {}
        self._connected: Counter[str] = Counter()
        self._places = FairSemaphore(
            1
        )  # more threads would only wait for each other, and the event loop for them

    def refusal(self, limit: str, error: str, /, **data: object) -> HTTPProblem:
        """What is answered to one who came up to a limit, which is counted."""
        self._meters.refused.labels(limit).inc()
        return HTTPProblem(429, error, **data)

    # connections

    def connect(self, address: str) -> bool:
        """Count one more connection of an address; False if it has too many."""
        if self._connected[address] >= self.limits.connections:
            self._meters.refused.labels("connections").inc()
            return False
        self._connected[address] += 1
        return True

    def disconnect(self, address: str) -> None:
        """Count one connection less."""
        self._connected[address] -= 1
        if self._connected[address] <= 0:
            del self._connected[address]

    # what is asked

    def request(self, address: str) -> None:
        """Count a request, or the opening of a socket; raises Problem."""
        if not self._takes("requests", address):
            raise self.refusal("requests", "rate-requests", most=self.limits.requests)

    def file(self, address: str) -> None:
        """Count a request that is no question to the server: a page, one of its files; raises Problem."""
        if not self._takes("files", address):
            raise self.refusal("files", "rate-requests", most=self.limits.files)

    def opening(self, address: str) -> None:
        """Count a new table; raises Problem."""
        if not self._takes("opened", address):
            raise self.refusal("opened", "rate-tables", most=self.limits.opened)

    def showing(self, address: str) -> None:
        """Count a new sheet; raises Problem."""
        if not self._takes("shown", address):
            raise self.refusal("shown", "rate-sheets", most=self.limits.shown)

    def event(self, address: str, guest: str | None) -> bool:
        """Count what somebody says at a table; False if it is too much for them, or for their address."""
        kinds: tuple[tuple[Kind, str | None], ...] = (("events", guest), ("address_events", address))
        for kind, who in kinds:
            if who is not None and not self._takes(kind, who):
                self._meters.refused.labels(kind).inc()
                return False
        return True

    def frames(self) -> Bucket:
        """What counts the frames of a new socket; who floods it is told so before it is cut off."""
        rate = self.limits.frames
        return Bucket(rate, rate * BURST + 2 * self.limits.flood, self._clock())

    def takes(self, frames: Bucket, much: int) -> bool:
        """Count so many frames of a socket; False if they are too many."""
        if frames.left(self._clock()) < much:
            self._meters.refused.labels("frames").inc()
            return False
        frames.take(much)
        return True

    def worker(self, address: str) -> Work:
        """Where work that an address asks for is done: one thing at a time, addresses in turn."""
        return partial(self._work, address)

    def afford(self, address: str) -> None:
        """Raise Problem if an address has used up its time of a processor."""
        if self._bucket("cpu", address).left(self._clock()) <= 0:
            raise self.refusal("cpu", "rate-work")

    def spend(self, address: str, seconds: float) -> None:
        """Count time of a processor that was spent for an address."""
        self._bucket("cpu", address).take(1000 * seconds)

    async def _work(self, address: str, make: Callable[..., T], /, *given: object) -> T:
        async with self._places.place(address):
            self.afford(address)
            spent = 0.0

            def timed() -> T:
                nonlocal spent
                before = thread_time()
                try:
                    return make(*given)
                finally:
                    spent = thread_time() - before

            try:
                return await asyncio.to_thread(timed)
            finally:
                self.spend(address, spent)

    def _takes(self, kind: Kind, who: str) -> bool:
        bucket = self._bucket(kind, who)
        if bucket.left(self._clock()) < 1:
            return False
        bucket.take(1)
        return True

    def _bucket(self, kind: Kind, who: str) -> Bucket:
        found = self._buckets.get((kind, who))
        if found is None:
            if len(self._buckets) >= REMEMBERED:
                self._forget()
            rate = getattr(self.limits, kind)
            hourly = kind in HOURLY
            found = Bucket(rate / 3600 if hourly else rate, rate if hourly else rate * BURST, self._clock())
            self._buckets[kind, who] = found
        return found

    def _forget(self) -> None:
        now = self._clock()
        self._buckets = {key: one for key, one in self._buckets.items() if not one.rests(now)}


def address_of(scope: Scope) -> str:
    """The address that a connection, a request or a socket comes from, as it is counted.

    >>> address_of({"client": ("2001:db8:1:2:3:4:5:6", 5000)}), address_of({"client": ("192.0.2.7", 5000)})
    ('2001:db8:1:2::', '192.0.2.7')
    """
    client = scope.get("client")
    return "" if client is None else household(client[0])


def household(host: str) -> str:
    """An address as it is counted."""
    try:
        address = ip_address(host.partition("%")[0])
    except ValueError:
        return host
    if not isinstance(address, IPv6Address):
        return host
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return str(IPv6Address(int(address) >> 64 << 64))
