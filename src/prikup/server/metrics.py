"""What the server counts of itself, in the form that Prometheus reads."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from prometheus_client import (
    CONTENT_TYPE_LATEST,
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    ProcessCollector,
    disable_created_metrics,
    generate_latest,
)

FORM = CONTENT_TYPE_LATEST
"""The media type of what is counted."""

WAITS = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
"""Seconds that tell the waits for bots apart."""


disable_created_metrics()  # type: ignore[no-untyped-call]  # when each was first counted nobody asks


class Meters:
    """The counters of one process: events, refusals by limit, waits for bots, errors of the database.

    What can be looked up at any moment, such as the tables at hand, is asked for when it is read (``watch``).
    """

    def __init__(self) -> None:
        self._registry = CollectorRegistry()
        known: Any = {"registry": self._registry}
        ProcessCollector(**known)
        self.events = Counter("prikup_events", "Events appended to tables.", **known)
        self.refused = Counter("prikup_refused", "What a limit refused.", ["limit"], **known)
        self.bot_wait = Histogram(
            "prikup_bot_wait_seconds",
            "Seconds a table waited for the choice of a bot.",
            buckets=WAITS,
            **known,
        )
        self.database_errors = Counter(
            "prikup_database_errors", "Errors of the database, without races that were lost.", **known
        )

    def watch(self, name: str, about: str, value: Callable[[], float]) -> None:
        """Show what a function gives under this name."""
        Gauge(name, about, registry=self._registry).set_function(value)

    def text(self) -> bytes:
        """All that was counted."""
        return generate_latest(self._registry)
