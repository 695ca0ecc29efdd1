"""The HTTP routes for operators: health, readiness and metrics."""

from __future__ import annotations

import asyncio
from time import monotonic

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from prikup.core import Struct
from prikup.server.http.json_io import json_response
from prikup.server.http.middleware import FORWARDED_KEY, Networks
from prikup.server.http.operations import Text, operation
from prikup.server.http.services import Services
from prikup.server.metrics import METRICS_MEDIA_TYPE, Metrics
from prikup.server.problems import HTTPProblem
from prikup.server.storage.store import Storage
from prikup.server.storage.upkeep import Upkeep
from prikup.server.workers.ray_cluster import Cluster
from prikup.server.workers.supervisor import WorkerMetrics

DATABASE_TIMEOUT_S = 2.0
"""The time in which the database has to answer."""
MAX_RESULT_AGE_S = 1.0
"""The age up to which a result is repeated: a check makes writers wait for a moment."""


class Lives(Struct, frozen=True):
    """The sign of life of the process."""

    lives: bool


class Ready(Struct, frozen=True):
    """The readiness: the ``database`` can be written, and background tasks and ``drivers`` run."""

    database: bool
    drivers: bool


class Health:
    """The routes for operators; ``readers`` are the addresses that may read the metrics."""

    def __init__(
        self,
        services: Services,
        storage: Storage,
        upkeep: Upkeep,
        metrics: Metrics,
        worker_metrics: WorkerMetrics,
        readers: Networks,
        cluster: Cluster | None = None,
    ) -> None:
        self._hub = hub = services.hub
        self._storage = storage
        self._upkeep = upkeep
        self._worker_metrics = worker_metrics
        self._readers = readers
        self._checking = asyncio.Lock()
        self._writable, self._valid_until = False, 0.0
        metrics.watch("prikup_tables", "Tables at hand.", lambda: len(hub.loaded))
        metrics.watch("prikup_tables_driven", "Tables that are driven.", lambda: hub.driver_count)
        metrics.watch("prikup_sockets", "Sockets at tables.", lambda: hub.listener_count)
        if cluster is not None:
            about = "Processors of the Ray cluster; 0 while it cannot be asked."
            metrics.watch("prikup_ray_cpus", about, lambda: cluster.cpus)

    def routes(self) -> list[Route]:
        """Return the routes, which are not part of the browser's protocol."""
        return [
            Route("/healthz", self.show_life),
            Route("/readyz", self.show_readiness),
            Route("/metrics", self.show_metrics),
        ]

    @operation("Whether the process answers", Lives)
    async def show_life(self, request: Request) -> Response:
        """Answer that the process lives."""
        return json_response(Lives(lives=True))

    @operation("Whether the server can serve", {200: Ready, 503: Ready})
    async def show_readiness(self, request: Request) -> Response:
        """Answer 200 if the process can serve, else 503."""
        found = Ready(await self._is_writable(), self._hub.is_supervised and self._upkeep.is_running)
        return json_response(found, 200 if found.database and found.drivers else 503)

    @operation("Metrics for Prometheus", Text("text/plain"), errors=(404,))
    async def show_metrics(self, request: Request) -> Response:
        """Answer with the metrics; other addresses than the readers get a 404.

        So does what an unlisted proxy forwards: its own address says nothing about who asks.
        """
        client = request.client
        forwarded = request.scope.get(FORWARDED_KEY, False)
        if client is None or client.host not in self._readers or forwarded:
            raise HTTPProblem(404, "not_found", given=request.url.path, method=request.method)
        return Response(
            await self._worker_metrics.text(),
            headers={"cache-control": "no-store"},
            media_type=METRICS_MEDIA_TYPE,
        )

    async def _is_writable(self) -> bool:
        """Return True if the database can be written, as checked within the last moment."""
        async with self._checking:
            if monotonic() >= self._valid_until:
                self._writable = await self._check_database()
                self._valid_until = monotonic() + MAX_RESULT_AGE_S
            return self._writable

    async def _check_database(self) -> bool:
        try:
            async with asyncio.timeout(DATABASE_TIMEOUT_S):
                await self._storage.check_writable()
        except Exception:
            return False
        return True
