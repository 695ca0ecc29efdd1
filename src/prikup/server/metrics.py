"""The metrics of the server, in the format of Prometheus."""

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
    Summary,
    disable_created_metrics,
    generate_latest,
)

METRICS_MEDIA_TYPE = CONTENT_TYPE_LATEST
"""The media type of the metrics."""

BOT_WAIT_BUCKETS_S = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
"""The bucket limits of the histogram of waits for bots."""
LOOP_DELAY_BUCKETS_S = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)
"""The bucket limits of the histogram of the event loop's delay."""


disable_created_metrics()  # type: ignore[no-untyped-call]  # creation times are not needed


class Metrics:
    """The counters of one process: events, refusals by limit, waits for bots, errors of the database.

    Values that can be looked up at any moment, such as the number of tables, are read on demand (``watch``).
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
            buckets=BOT_WAIT_BUCKETS_S,
            **known,
        )
        stages = Summary(
            "prikup_stage_seconds",
            "Seconds from a message to its appended event, and from there to a socket.",
            ["stage"],
            **known,
        )
        self.appended, self.sent = stages.labels("appended"), stages.labels("sent")
        self.loop_delay = Histogram(
            "prikup_loop_delay_seconds",
            "Seconds by which the event loop woke a sleeping task too late.",
            buckets=LOOP_DELAY_BUCKETS_S,
            **known,
        )
        self.database_errors = Counter(
            "prikup_database_errors", "Errors of the database, without races that were lost.", **known
        )

    def watch(self, name: str, about: str, value: Callable[[], float]) -> None:
        """Add a gauge whose value a function returns when the metrics are read."""
        Gauge(name, about, registry=self._registry).set_function(value)

    def text(self) -> bytes:
        """Return all metrics as text."""
        return generate_latest(self._registry)
