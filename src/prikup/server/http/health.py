"""What whoever runs the server, or a program of theirs, asks it: whether it lives, serves, and how much."""

from __future__ import annotations

import asyncio
from time import monotonic
from typing import Literal

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from prikup.core import Struct, to_json
from prikup.server.http.middleware import Networks
from prikup.server.http.services import Services
from prikup.server.metrics import FORM, Meters
from prikup.server.problems import HTTPProblem
from prikup.server.storage.upkeep import Upkeep
from prikup.server.workers.ray_cluster import Cluster
from prikup.server.workers.supervisor import Figures

PATIENCE = 2.0
"""Seconds the database has to answer."""
KEPT = 1.0
"""Seconds for which it is told again what was found: to ask costs whoever writes a moment."""


class Ready(Struct, frozen=True):
    """Whether the database can be written, and whether each table to which somebody listens is driven."""

    database: bool
    drivers: bool


class Health:
    """The routes for operators; ``readers`` are the addresses that may read what is counted."""

    def __init__(
        self,
        services: Services,
        upkeep: Upkeep,
        meters: Meters,
        figures: Figures,
        readers: Networks,
        cluster: Cluster | None = None,
    ) -> None:
        self._hub = hub = services.hub
        self._storage = services.storage
        self._upkeep = upkeep
        self._figures = figures
        self._readers = readers
        self._looking = asyncio.Lock()
        self._found, self._until = False, 0.0
        meters.watch("prikup_tables", "Tables at hand.", lambda: len(hub.loaded))
        meters.watch("prikup_tables_driven", "Tables that are driven.", lambda: hub.driver_count)
        meters.watch("prikup_sockets", "Sockets at tables.", lambda: hub.listener_count)
        if cluster is not None:
            about = "Processors of the Ray cluster; 0 while it cannot be asked."
            meters.watch("prikup_ray_cpus", about, lambda: cluster.cpus)

    def routes(self) -> list[Route]:
        """Three, none of which is part of the wire of the browser."""
        return [
            Route("/healthz", self.lives),
            Route("/readyz", self.ready),
            Route("/metrics", self.metrics),
        ]

    async def lives(self, request: Request) -> Response:
        """That the process lives: it could answer."""
        return _json({"lives": True})

    async def ready(self, request: Request) -> Response:
        """Whether all that it needs serves; 503 if not."""
        found = Ready(await self._writable(), self._hub.is_supervised and self._upkeep.is_running)
        return _json(found, 200 if found.database and found.drivers else 503)

    async def metrics(self, request: Request) -> Response:
        """What was counted, for those who may read it; to others there is no such page."""
        client = request.client
        if client is None or client.host not in self._readers:
            raise HTTPProblem(404, "not_found", given=request.url.path, method=request.method)
        return Response(await self._figures.text(), headers={"cache-control": "no-store"}, media_type=FORM)

    async def _writable(self) -> bool:
        """Whether the database can be written, as it was found within the last moment."""
        async with self._looking:
            if monotonic() >= self._until:
                self._found = await self._look()
                self._until = monotonic() + KEPT
            return self._found

    async def _look(self) -> bool:
        try:
            async with asyncio.timeout(PATIENCE):
                await self._storage.check_writable()
        except Exception:
            return False
        return True


def _json(value: object, status: Literal[200, 503] = 200) -> Response:
    return Response(to_json(value), status, {"cache-control": "no-store"}, "application/json")
