"""The server: its parts are assembled and started here."""

from __future__ import annotations

import asyncio
import errno
import gc
import os
import secrets
import signal
import socket
import sys
from collections.abc import AsyncIterator, Callable, Iterable, Sequence
from contextlib import asynccontextmanager, suppress
from functools import partial
from multiprocessing.synchronize import Event
from pathlib import Path
from tempfile import TemporaryDirectory
from time import monotonic, time
from typing import Any

import uvicorn
from sqlalchemy.exc import SQLAlchemyError
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import ClientDisconnect
from starlette.routing import BaseRoute, Mount, Route, WebSocketRoute
from starlette.websockets import WebSocketDisconnect

from prikup import games
from prikup.core import PrikupError
from prikup.errors import explain_system_error
from prikup.server import logs
from prikup.server.admission import Admission, Limits
from prikup.server.http.accounts import AccountRoutes
from prikup.server.http.blocks import BlockRoutes
from prikup.server.http.boards import Boards
from prikup.server.http.challenges import ChallengeRoutes
from prikup.server.http.compression import CompressionMiddleware
from prikup.server.http.connections import server_config
from prikup.server.http.error_responses import (
    on_crash,
    on_database_error,
    on_disconnect,
    on_problem,
    on_socket_gone,
)
from prikup.server.http.health import Health
from prikup.server.http.history import History
from prikup.server.http.middleware import EMBED_PATH, AdmissionMiddleware, Networks, Proxies
from prikup.server.http.open_tables import OpenTableRoutes
from prikup.server.http.openapi import Descriptions
from prikup.server.http.operator import OperatorRoutes
from prikup.server.http.reports import ReportRoutes
from prikup.server.http.reviews import Reviews
from prikup.server.http.routes import Routes
from prikup.server.http.services import Services
from prikup.server.http.static_files import Files, Pages, client_folder
from prikup.server.http.tournaments import TournamentRoutes
from prikup.server.http.websocket import refuse_unknown_path
from prikup.server.loop_delay import LoopDelay
from prikup.server.metrics import Metrics
from prikup.server.problems import HTTPProblem
from prikup.server.storage.engine import database_url
from prikup.server.storage.spendings import SpendingExchange
from prikup.server.storage.store import Storage
from prikup.server.storage.upkeep import Upkeep
from prikup.server.tables.driver import Pace
from prikup.server.tables.host import Host
from prikup.server.tables.hub import Hub
from prikup.server.workers.compute import BOT_CPU_LIMIT_S, ComputePool
from prikup.server.workers.paid_work import WorkQueues
from prikup.server.workers.ray_cluster import Cluster
from prikup.server.workers.supervisor import WorkerMetrics, Workers, WorkerSlot, interrupted_by
from prikup.server.workers.worker import die_with_parent
from prikup.vocabulary.input_words import spell_words

PAGE_PATHS = (
    "/", "/rules", "/rules/{game}", "/t/{id}", "/proof/{id}", "/score", "/score/{id}", "/watch/{id}",
    "/board", "/review", "/review/{id}", "/mine", "/same/{id}",
    "/daily", "/tournament/{id}", "/account", "/operator", "/public", "/tables",
    "/puzzles", "/puzzles/{id}", "/learn", "/learn/{game}", "/learn/{game}/{step}",
)  # fmt: skip
"""The paths at which the client's only page is served."""
GC_INTERVAL_S = 600.0
"""The seconds between full garbage collections."""
SOLVER_CLUSTER_PART = 0.25
"""The part of a cluster that works for boards and reviews; the rest is for bots."""
LOCAL_ADDRESSES = ("127.0.0.0/8", "::1")
"""The loopback addresses of this machine."""


def create_app(
    database: str,
    seed: str | None = None,
    web_dir: Path | None = None,
    pace: Pace | None = None,
    limits: Limits | None = None,
    proxies: Iterable[str] = (),
    metrics: Iterable[str] = LOCAL_ADDRESSES,
    slot: WorkerSlot | None = None,
    ray: str | None = None,
    synchronous: str = "normal",
    queues: WorkQueues | None = None,
) -> Starlette:
    """Return the server as an ASGI application.

    ``database`` is a file or a URL. ``seed`` makes shuffles, bots and the ids of tables repeatable, and lifts
    the CPU limit of bots; it is for tests and demonstrations only. ``web_dir`` holds the built browser client
    (None: the package's own). ``proxies`` are trusted to name the client in their headers, and ``metrics``
    are the addresses that may read the metrics. ``slot`` is that of one of several workers. ``ray`` is
    the address of a cluster that runs bots, boards and reviews. ``synchronous`` says whether SQLite waits for
    the disk at each commit (``full``). ``queues`` run slow work (None: worker processes).
    """
    registry = Metrics()
    storage = Storage(database_url(database), registry, synchronous)
    cluster = None if ray is None else Cluster(ray)
    bot_limit_s = BOT_CPU_LIMIT_S if seed is None else None
    bots, loaders, solvers = _make_pools(registry, bot_limit_s, 1 if slot is None else slot.of, cluster)
    host = Host(storage, bots, time, secrets.token_bytes, monotonic)
    admission = Admission(limits, metrics=registry)
    queues = queues or WorkQueues(opening=loaders, play=bots, other=solvers)
    services = Services(Hub(host, seed, pace), storage, admission, queues)
    upkeep = Upkeep(storage, services.limits)
    worker_metrics = WorkerMetrics(slot, registry.text)
    known_proxies = Proxies(proxies)
    web = client_folder() if web_dir is None else web_dir
    health = Health(services, storage, upkeep, registry, worker_metrics, Networks(metrics), cluster)
    pages = Pages(web)
    delay = LoopDelay(registry)
    app = Starlette(
        routes=_routes(services, storage, health, pages, web),
        middleware=[
            Middleware(AdmissionMiddleware, services.admission, known_proxies),
            Middleware(CompressionMiddleware),
        ],
        exception_handlers=_exception_handlers(pages),
        lifespan=partial(
            _lifespan,
            services,
            storage,
            upkeep,
            bots,
            (loaders, solvers),
            delay,
            worker_metrics,
            cluster,
        ),
    )
    app.state.services, app.state.storage = services, storage
    app.state.proxies, app.state.cluster = known_proxies, cluster
    return app


def _make_pools(
    registry: Metrics, bot_limit_s: float | None, share: int, cluster: Cluster | None
) -> tuple[ComputePool, ComputePool, ComputePool]:
    """Return the processes for bots, for opening tables, and for boards and reviews.

    ``share`` is the number of servers that share this machine, ``bot_limit_s`` the CPU time of a decision.
    """
    bot_part = 1 - SOLVER_CLUSTER_PART
    bots = ComputePool(metrics=registry, bot_limit_s=bot_limit_s, share=share, cluster=cluster, part=bot_part)
    solvers = ComputePool(1, registry, share=share, cluster=cluster, part=SOLVER_CLUSTER_PART)
    return bots, ComputePool(1, registry), solvers


@asynccontextmanager
async def _lifespan(
    services: Services,
    storage: Storage,
    upkeep: Upkeep,
    bots: ComputePool,
    others: Sequence[ComputePool],
    delay: LoopDelay,
    worker_metrics: WorkerMetrics,
    cluster: Cluster | None,
    app: Starlette,
) -> AsyncIterator[None]:
    """Start what works in the background, and stop it when the server ends.

    The processes of the ``others`` start at the first question, so that they keep no bot waiting.
    """
    hub = services.hub
    await storage.migrate()
    if cluster is not None:
        cluster.start()
    bots.start()
    await hub.start()
    await upkeep.start()
    await worker_metrics.start()
    sharing = SpendingExchange(storage, services.admission)
    tasks = [asyncio.create_task(task) for task in (_collect(), delay.run(), sharing.run())]
    try:
        yield
    finally:
        for one in tasks:
            one.cancel()
        worker_metrics.stop()
        await upkeep.stop()
        await hub.stop()
        for pool in (bots, *others):
            pool.close()
        if cluster is not None:
            cluster.close()
        await storage.close()


def _routes(services: Services, storage: Storage, health: Health, pages: Pages, web: Path) -> list[BaseRoute]:
    """Return all routes: the API, the pages, the sockets, and the files of the client if there are any."""
    api = Routes(services)
    routes: list[BaseRoute] = [
        *api.routes(),
        *ChallengeRoutes(services, storage).routes(),
        *TournamentRoutes(services, storage).routes(),
        *AccountRoutes(services, storage).routes(),
        *History(services, storage).routes(),
        *OpenTableRoutes(services, storage).routes(),
        *Boards(services).routes(),
        *Reviews(services).routes(api.of_table),
        *OperatorRoutes(services, storage).routes(),
        *ReportRoutes(services, storage).routes(api.of_table),
        *BlockRoutes(services, storage).routes(api.of_table),
        *health.routes(),
    ]
    routes += [
        *Descriptions(routes).routes(),
        *(Route(path, pages.page) for path in PAGE_PATHS),
        Route(EMBED_PATH, pages.embed),
        WebSocketRoute("/{path:path}", partial(refuse_unknown_path, admission=services.admission)),
    ]
    return [*routes, Mount("/", Files(web))] if web.is_dir() else routes


def _exception_handlers(pages: Pages) -> Any:
    return {
        HTTPProblem: on_problem,
        HTTPException: pages.missing,
        SQLAlchemyError: on_database_error,
        ClientDisconnect: on_disconnect,
        WebSocketDisconnect: on_socket_gone,
        Exception: on_crash,
    }


def _load_words() -> None:
    """Load the words of all games and languages, so that no table waits for them at its first move."""
    for game in games.GAMES.values():
        spell_words((), game.id)


def _tune_process() -> None:
    """Raise the limit of open files, and make full garbage collections rare.

    A full collection takes half a second for a thousand tables, and all of them wait. Few objects of a table
    are in reference cycles, so only young objects are collected at once, and all others every
    ``GC_INTERVAL_S`` seconds (see ``_collect``).
    """
    if sys.platform != "win32":
        import resource

        with suppress(ValueError, OSError):
            _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
            resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 10, 1_000_000_000)


async def _collect() -> None:
    """Run a full garbage collection from time to time."""
    while True:
        await asyncio.sleep(GC_INTERVAL_S)
        gc.collect()


def serve(
    host: str = "127.0.0.1",
    port: int = 8000,
    database: str = "prikup.db",
    seed: str | None = None,
    ready: Callable[[], None] = lambda: None,
    limits: Limits | None = None,
    proxies: Iterable[str] = (),
    metrics: Iterable[str] = LOCAL_ADDRESSES,
    log_level: str = "warning",
    log_json: bool = False,
    workers: int = 1,
    ray: str | None = None,
    synchronous: str = "normal",
) -> None:
    """Serve until interrupted, in so many processes; ``ready`` is called once browsers can connect.

    Raises PrikupError if the database, the port or the cluster at the address ``ray`` cannot be used, or if
    the system lets no processes share a port.
    """
    if workers > 1 and not hasattr(socket, "SO_REUSEPORT"):
        raise PrikupError("listen-processes", given=workers)
    log = partial(logs.start_logging, log_level, log_json)
    make = partial(
        create_app,
        database,
        seed,
        limits=limits,
        proxies=tuple(proxies),
        metrics=tuple(metrics),
        ray=ray,
        synchronous=synchronous,
    )
    log()
    app = make()
    with _listening_socket(host, port) as listening, suppress(KeyboardInterrupt):
        asyncio.run(_upgrade_database(app.state.storage))
        if ray is not None:
            app.state.cluster.open()
        if workers == 1:
            ready()
            _run(app, listening)
            return
        listening.close()
        if ray is not None:
            app.state.cluster.close()  # each worker has its own
        # This process keeps the port; each worker listens there with a socket of its own.
        with _bound_socket(host, port), TemporaryDirectory(prefix="prikup-") as folder:
            Workers(workers, Path(folder), partial(_serve_worker, host, port, log, make)).run(ready)


def _serve_worker(
    host: str,
    port: int,
    log: Callable[[], None],
    make: Callable[..., Starlette],
    slot: WorkerSlot,
    serving: Event,
) -> None:
    """Serve as one of several workers."""
    die_with_parent()
    log()
    app = make(slot=slot)
    # It listens once it serves; until then, the other workers answer.
    with _bound_socket(host, port) as bound, suppress(KeyboardInterrupt):
        _run(app, bound, serving.set)


class _Server(uvicorn.Server):
    """A uvicorn server that calls ``serving`` once it serves."""

    def __init__(self, settings: uvicorn.Config, serving: Callable[[], None]) -> None:
        super().__init__(settings)
        self._serving = serving

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self._serving()


def _run(app: Starlette, bound: socket.socket, serving: Callable[[], None] = lambda: None) -> None:
    settings = server_config(app, timeout_graceful_shutdown=3, log_config=None)
    _load_words()
    _tune_process()
    # uvicorn raises the signal that ended it once more; it must not end the process before the cleanup.
    with interrupted_by(signal.SIGTERM):
        _Server(settings, serving).run(sockets=[bound])


def _new_socket(host: str) -> socket.socket:
    """Return an unbound socket for a host; on ``::`` it accepts IPv4 too."""
    listener = socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET)
    if listener.family == socket.AF_INET6:
        listener.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 0)
    if os.name == "posix":
        listener.setsockopt(
            socket.SOL_SOCKET, socket.SO_REUSEADDR, 1
        )  # on other systems this shares the port
    return listener


def _listening_socket(host: str, port: int) -> socket.socket:
    """Return a listening socket; raises PrikupError."""
    try:
        listener = _new_socket(host)
        try:
            listener.bind((host, port))
            listener.listen(1024)
        except BaseException:
            listener.close()
            raise
        return listener
    except (OSError, OverflowError) as error:
        name = "listen-host" if _is_host_wrong(error) else "listen"
        raise PrikupError(name, host=host, port=str(port), why=explain_system_error(error)) from None


def _is_host_wrong(error: Exception) -> bool:
    """Return True if it is the address, not the port, that cannot be listened at."""
    unusable = (errno.EADDRNOTAVAIL, errno.EAFNOSUPPORT)
    return isinstance(error, socket.gaierror) or (isinstance(error, OSError) and error.errno in unusable)


def _bound_socket(host: str, port: int) -> socket.socket:
    """Return a socket bound to a port that the workers share; it does not listen yet."""
    bound = _new_socket(host)
    if sys.platform != "win32":
        bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEPORT, 1)
    bound.bind((host, port))
    return bound


async def _upgrade_database(storage: Storage) -> None:
    """Upgrade the database before the server's address is printed."""
    try:
        await storage.migrate()
    finally:
        await storage.close()
