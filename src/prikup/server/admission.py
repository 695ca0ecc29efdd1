"""The limits of the server, which an operator can set, and the counts that enforce them."""

from __future__ import annotations

import asyncio
from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from time import monotonic
from typing import Annotated, Any, Literal, Protocol, TypeAlias
from weakref import WeakValueDictionary

from msgspec import Meta

from prikup.core import Struct
from prikup.options import About
from prikup.server.problems import HTTPProblem

BURST_S = 3.0
"""The seconds of a rate that may be used up at once."""
MAX_BUCKETS = 20_000
"""The number of counts above which those that are full again are dropped; if many stay, twice as many."""

Count: TypeAlias = Annotated[int, Meta(ge=0, le=1_000_000), About("")]
Rate: TypeAlias = Annotated[int, Meta(ge=1, le=1_000_000), About("")]
Seconds: TypeAlias = Annotated[int, Meta(ge=1, le=3_600), About("")]
Days: TypeAlias = Annotated[int, Meta(ge=0, le=100_000), About("")]


class Counters(Protocol):
    """The counters of a server: refusals by limit, and the seconds of events and states."""

    @property
    def refused(self) -> Any:
        """The refusals; a label is the limit."""

    @property
    def appended(self) -> Any:
        """The seconds from a message to its stored event."""

    @property
    def sent(self) -> Any:
        """The seconds from an event to a socket."""


class Uncounted:
    """A counter that counts nothing."""

    @property
    def refused(self) -> Uncounted:
        """The counter itself."""
        return self

    appended = sent = refused

    def labels(self, *_: str) -> Uncounted:
        """Return the counter itself."""
        return self

    def inc(self) -> None:
        """Count nothing."""

    def observe(self, _: float) -> None:
        """Count nothing."""


class Limits(Struct, frozen=True, omit_defaults=True):
    """The limits of one server process; an operator sets each by its name (``--limit deals=100``).

    At a table: ``deals`` before the match is settled, ``says`` (lines of chat), ``listeners`` (watchers'
    sockets). At once: ``tournament_tables`` at which somebody is present, before nobody else can begin one,
    ``listed`` tables of an address that are open to anybody and wait. Of a guest: ``tables`` that are not
    over, ``arenas`` (those of bots only), ``sheets`` of the score keeper that are shown to others. Of an
    address: ``connections`` at once; ``requests`` and ``files`` (pages and what belongs to them) a second;
    ``opened`` tables, ``opened_arenas`` (of bots only), ``found`` tables (or ones that were opened to
    anybody), ``shown`` sheets, new ``accounts``, ``sign_ins`` (also those that fail) and ``reports`` of
    players an hour; ``cpu`` milliseconds a second, also of a
    guest.

    Of messages at tables: ``events`` a second of a guest, on all their pages together, and
    ``address_events`` of an address. A socket is closed after ``flood`` refused messages in a row, or at more
    than ``frames`` a second of any kind.

    An address whose requests go on after ``flood`` were refused within a minute or so is cut off, and its
    connections are not accepted for ``bar_seconds``.

    A connection is closed if a request is not complete within ``request_seconds``, if the client has not read
    for ``send_seconds``, or if it does not answer a ping, sent every ``ping_seconds``, within as many.

    Days until data is deleted, 0 for never: ``keep_tables`` after the last event of a table that is not over,
    ``keep_guests`` of a guest without a table, ``keep_sheets`` after the last change of a sheet.
    """

    deals: Count = 300
    says: Count = 3000
    listeners: Count = 100
    tournament_tables: Count = 300
    listed: Count = 10
    tables: Count = 100
    arenas: Count = 2
    sheets: Count = 200
    connections: Count = 60
    requests: Rate = 20
    files: Rate = 100
    opened: Rate = 60
    opened_arenas: Rate = 10
    found: Rate = 60
    shown: Rate = 60
    accounts: Rate = 20
    sign_ins: Rate = 100
    reports: Rate = 20
    cpu: Rate = 250
    events: Rate = 10
    address_events: Rate = 60
    flood: Count = 200
    bar_seconds: Seconds = 60
    frames: Rate = 50
    request_seconds: Seconds = 20
    send_seconds: Seconds = 10
    ping_seconds: Seconds = 15
    keep_tables: Days = 90
    keep_guests: Days = 30
    keep_sheets: Days = 400


LimitKind: TypeAlias = Literal[
    "requests",
    "files",
    "opened",
    "opened_arenas",
    "found",
    "shown",
    "accounts",
    "sign_ins",
    "reports",
    "cpu",
    "events",
    "address_events",
    "flood",
]


Amounts: TypeAlias = dict[LimitKind, dict[str, float]]
"""Admitted amounts, by kind and by the name of an address or guest."""
MAX_REPORTED_NAMES = 1000
"""The most names in one report to other processes."""
HOURLY: tuple[LimitKind, ...] = (
    "opened", "opened_arenas", "found", "shown", "accounts", "sign_ins", "reports",
)  # fmt: skip
"""Kinds that are counted by the hour."""
BUCKET_SECONDS = dict.fromkeys(HOURLY, 3600.0) | {
    "flood": 60.0,
}
"""The seconds in which an allowance refills that is not per second; no more may be used at once."""


class Bucket:
    """An allowance that refills at a ``rate`` a second up to ``most``."""

    def __init__(self, rate: float, most: float, now: float) -> None:
        self._rate, self._most = rate, most
        self._left, self._at = most, now

    def amount_left(self, now: float) -> float:
        """Return the allowance that is left."""
        self._left = min(self._most, self._left + (now - self._at) * self._rate)
        self._at = now
        return self._left

    def take(self, amount: float) -> None:
        """Use up an amount, even if less is left."""
        self._left -= amount

    def is_full(self, now: float) -> bool:
        """Return True if the allowance has refilled completely."""
        return self.amount_left(now) >= self._most


class Charge:
    """The CPU time of something that is being done, in milliseconds."""

    def __init__(self) -> None:
        self.ms = 0.0

    def add(self, seconds: float) -> None:
        """Add CPU time that was spent."""
        self.ms += 1000 * seconds


class Admission:
    """The counts of one process against its limits."""

    def __init__(
        self,
        limits: Limits | None = None,
        clock: Callable[[], float] = monotonic,
        metrics: Counters | None = None,
    ) -> None:
        self.limits = limits or Limits()
        self._metrics = self.metrics = metrics or Uncounted()
        self._clock = clock
        self._buckets: dict[tuple[LimitKind, str], Bucket] = {}
        self._max_buckets = MAX_BUCKETS  # grows if most stay
        self._connected: Counter[str] = Counter()
        self._turns: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()  # kept while in use
        self._spent: defaultdict[tuple[LimitKind, str], float] = defaultdict(float)  # since last reported
        self._barred: dict[str, float] = {}  # by address: until when

    def refuse(self, limit: str, error: str, /, **data: object) -> HTTPProblem:
        """Count a refusal by this limit and return its 429 error."""
        self._metrics.refused.labels(limit).inc()
        return HTTPProblem(429, error, **data)

    # connections

    def is_barred(self, address: str) -> bool:
        """Return True if an address has been cut off and is not accepted yet."""
        until = self._barred.get(address)
        if until is None:
            return False
        if self._clock() < until:
            return True
        del self._barred[address]
        return False

    def _count_refusal(self, address: str) -> None:
        """Count a refused request, and bar an address that goes on after too many."""
        if not self._take("flood", address):
            self._barred[address] = self._clock() + self.limits.bar_seconds
            self._metrics.refused.labels("barred").inc()

    def connect(self, address: str) -> bool:
        """Count a connection of an address; return False if it has too many or is barred."""
        if self.is_barred(address):
            return False
        if self._connected[address] >= self.limits.connections:
            self._metrics.refused.labels("connections").inc()
            return False
        self._connected[address] += 1
        return True

    def disconnect(self, address: str) -> None:
        """Count the end of a connection of an address."""
        self._connected[address] -= 1
        if self._connected[address] <= 0:
            del self._connected[address]

    # requests

    def count_request(self, address: str) -> None:
        """Count an API request or the opening of a socket; raises HTTPProblem."""
        if not self._take("requests", address):
            self._count_refusal(address)
            raise self.refuse("requests", "rate-requests", most=self.limits.requests)

    def count_file(self, address: str) -> None:
        """Count a request for a page or one of its files; raises HTTPProblem."""
        if not self._take("files", address):
            self._count_refusal(address)
            raise self.refuse("files", "rate-requests", most=self.limits.files)

    def count_new_table(self, address: str, bots_only: bool = False) -> None:
        """Count a new table; raises HTTPProblem."""
        if bots_only and not self._take("opened_arenas", address):
            raise self.refuse("opened_arenas", "rate-arenas", most=self.limits.opened_arenas)
        if not self._take("opened", address):
            raise self.refuse("opened", "rate-tables", most=self.limits.opened)

    def turn_of(self, name: str) -> asyncio.Lock:
        """Return the lock of a guest or an address, under which their tables and sheets follow each other.

        Otherwise requests at the same moment would all be admitted before the first is stored.
        """
        return self._turns.setdefault(name, asyncio.Lock())

    def count_found(self, address: str) -> None:
        """Count a search for a table, or that one is opened to anybody; raises HTTPProblem."""
        if not self._take("found", address):
            raise self.refuse("found", "rate-found", most=self.limits.found)

    def count_new_sheet(self, address: str) -> None:
        """Count a new shared sheet; raises HTTPProblem."""
        if not self._take("shown", address):
            raise self.refuse("shown", "rate-sheets", most=self.limits.shown)

    def count_new_account(self, address: str) -> None:
        """Count a new account; raises HTTPProblem."""
        if not self._take("accounts", address):
            raise self.refuse("accounts", "rate-accounts", most=self.limits.accounts)

    def count_sign_in(self, address: str) -> None:
        """Count an attempt to sign in, before it is known whether it fails; raises HTTPProblem."""
        if not self._take("sign_ins", address):
            raise self.refuse("sign_ins", "rate-sign_ins", most=self.limits.sign_ins)

    def count_report(self, address: str) -> None:
        """Count a report of a player; raises HTTPProblem."""
        if not self._take("reports", address):
            raise self.refuse("reports", "rate-reports", most=self.limits.reports)

    def count_message(self, address: str, guest: str | None) -> bool:
        """Count a message at a table; return False if it exceeds the rate of the guest or the address."""
        kinds: tuple[tuple[LimitKind, str | None], ...] = (("events", guest), ("address_events", address))
        for kind, name in kinds:
            if name is not None and not self._take(kind, name):
                self._metrics.refused.labels(kind).inc()
                return False
        return True

    def frame_allowance(self) -> Bucket:
        """Return the allowance of frames for a new socket; it lasts until ``flood`` messages are refused."""
        rate = self.limits.frames
        return Bucket(rate, rate * BURST_S + 2 * self.limits.flood, self._clock())

    def take_frames(self, frames: Bucket, number: int) -> bool:
        """Count frames of a socket; return False if they are too many."""
        if frames.amount_left(self._clock()) < number:
            self._metrics.refused.labels("frames").inc()
            return False
        frames.take(number)
        return True

    def check_cpu(self, payers: Iterable[str]) -> None:
        """Raise HTTPProblem if an address or a guest has used up its CPU time."""
        for name in payers:
            if self._bucket("cpu", name).amount_left(self._clock()) <= 0:
                raise self.refuse("cpu", "rate-work")

    def cpu_delay(self, payers: Iterable[str]) -> float:
        """Return the seconds until an address and a guest may use CPU time again; 0 if they may now."""
        now = self._clock()
        left = min(self._bucket("cpu", name).amount_left(now) for name in payers)
        return 0.0 if left > 0 else (1 - left) / self.limits.cpu

    @contextmanager
    def charge(self, payers: Iterable[str], estimate_ms: float) -> Iterator[Charge]:
        """Count the estimated CPU time of what is done in the block, and at its end the true one instead."""
        payers = tuple(payers)
        charge = Charge()
        for name in payers:
            self._spend("cpu", name, estimate_ms)
        try:
            yield charge
        finally:
            for name in payers:
                self._spend("cpu", name, charge.ms - estimate_ms)

    # other processes

    def take_spent(self) -> Amounts:
        """Return what was admitted since the last call, by kind and name; the largest if there are many.

        An amount is negative if something that was reported before has cost less than estimated.
        """
        spent, self._spent = self._spent, defaultdict(float)
        amounts: Amounts = {}
        largest = sorted(spent.items(), key=lambda one: -abs(one[1]))[:MAX_REPORTED_NAMES]
        for (kind, name), amount in largest:
            if rounded := round(amount, 1):
                amounts.setdefault(kind, {})[name] = rounded
        return amounts

    def deduct(self, amounts: Amounts) -> None:
        """Deduct what another process has admitted."""
        for kind, by_name in amounts.items():
            for name, amount in by_name.items():
                self._bucket(kind, name).take(amount)

    def _spend(self, kind: LimitKind, name: str, amount: float) -> None:
        self._bucket(kind, name).take(amount)
        self._spent[kind, name] += amount

    def _take(self, kind: LimitKind, name: str) -> bool:
        if self._bucket(kind, name).amount_left(self._clock()) < 1:
            return False
        self._spend(kind, name, 1)
        return True

    def _bucket(self, kind: LimitKind, name: str) -> Bucket:
        found = self._buckets.get((kind, name))
        if found is None:
            if len(self._buckets) >= self._max_buckets:
                self._drop_full_buckets()
            rate = getattr(self.limits, kind)
            seconds = BUCKET_SECONDS.get(kind, 1.0)
            most = rate * BURST_S if seconds == 1.0 else rate
            found = Bucket(rate / seconds, most, self._clock())
            self._buckets[kind, name] = found
        return found

    def _drop_full_buckets(self) -> None:
        now = self._clock()
        self._buckets = {key: one for key, one in self._buckets.items() if not one.is_full(now)}
        # Looking through all of them for each new one would take longer the more there are.
        self._max_buckets = max(MAX_BUCKETS, 2 * len(self._buckets))
        self._barred = {address: until for address, until in self._barred.items() if now < until}
