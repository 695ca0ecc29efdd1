"""Several processes that serve at one port: started, and started again when one ends."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import signal
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager, suppress
from multiprocessing.connection import wait
from multiprocessing.process import BaseProcess
from multiprocessing.synchronize import Event
from pathlib import Path
from time import monotonic, sleep
from types import SimpleNamespace
from typing import Any, NamedTuple

from prometheus_client import Metric, generate_latest
from prometheus_client.parser import text_string_to_metric_families

from prikup.sigint import unheard

log = logging.getLogger("prikup.server")

REST = 1.0
"""Seconds that lie at least between two starts of a worker."""
GRACE = 10.0
"""Seconds in which a worker that is told to end has to."""


class WorkerSlot(NamedTuple):
    """Which worker a process is, of how many, and the folder in which they find each other."""

    number: int
    of: int
    folder: Path


class Workers:
    """So many processes that run ``serve`` with their place and an event to set once browsers can connect."""

    def __init__(self, number: int, folder: Path, serve: Callable[[WorkerSlot, Event], None]) -> None:
        self._context = multiprocessing.get_context("spawn")
        self._places = [WorkerSlot(one, number, folder) for one in range(number)]
        self._serve = serve
        self._serving = {place: self._context.Event() for place in self._places}
        self._processes: dict[WorkerSlot, tuple[BaseProcess, float]] = {}

    def run(self, ready: Callable[[], None]) -> None:
        """Keep them running until told to end; ``ready`` is called once all serve."""
        told = False
        try:
            with interrupted_by(signal.SIGTERM):
                for place in self._places:
                    self._start(place)
                while True:
                    self._look(None if told else 0.05)
                    if not told and all(event.is_set() for event in self._serving.values()):
                        ready()
                        told = True
        finally:
            self._end()

    def _start(self, place: WorkerSlot) -> None:
        process = self._context.Process(
            target=self._serve, args=(place, self._serving[place]), name=f"worker {place.number}"
        )
        with unheard():  # Ctrl-C is for this process, which then ends the others
            process.start()
        self._processes[place] = (process, monotonic())

    def _look(self, timeout: float | None) -> None:
        """Start those anew that have ended."""
        wait([process.sentinel for process, _ in self._processes.values()], timeout)
        for place, (process, began) in list(self._processes.items()):
            if not process.is_alive():
                log.error("%s ended with %s and starts again", process.name, process.exitcode)
                sleep(max(0.0, began + REST - monotonic()))
                self._start(place)

    def _end(self) -> None:
        processes = [process for process, _ in self._processes.values()]
        for process in processes:
            process.terminate()
        end = monotonic() + GRACE
        for process in processes:
            process.join(max(0.0, end - monotonic()))
            process.kill()
            process.join()


@contextmanager
def interrupted_by(number: signal.Signals) -> Iterator[None]:
    """Within this a signal is as Ctrl-C."""
    before = signal.signal(number, signal.default_int_handler)
    try:
        yield
    finally:
        signal.signal(number, before)


class Figures:
    """What all workers have counted, asked of any: each tells the others by a socket in their folder."""

    def __init__(self, place: WorkerSlot | None, own: Callable[[], bytes]) -> None:
        self._place = place
        self._own = own
        self._server: asyncio.Server | None = None

    async def start(self) -> None:
        """Tell the others from now on."""
        if self._place is not None:
            path = self._place.folder / f"{self._place.number}"
            path.unlink(missing_ok=True)
            self._server = await asyncio.start_unix_server(self._tell, path)

    def stop(self) -> None:
        """Tell nobody any more."""
        if self._server is not None:
            self._server.close()

    async def text(self) -> bytes:
        """The figures of this process, or those of all workers, each with its number as a label."""
        if self._place is None:
            return self._own()
        paths = sorted(self._place.folder.iterdir())
        texts = await asyncio.gather(*(_read(path) for path in paths))
        return _merged({path.name: said for path, said in zip(paths, texts, strict=True)})

    async def _tell(self, _: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(OSError):
            writer.write(self._own())
            await writer.drain()
        writer.close()


async def _read(path: Path) -> str:
    """What a worker tells; nothing if it is gone."""
    try:
        reader, writer = await asyncio.open_unix_connection(path)
        try:
            return (await reader.read()).decode()
        finally:
            writer.close()
    except OSError:
        return ""


def _merged(texts: Mapping[str, str]) -> bytes:
    families: dict[str, Metric] = {}
    for worker, text in texts.items():
        for one in text_string_to_metric_families(text):
            kept = families.setdefault(one.name, Metric(one.name, one.documentation, one.type))
            kept.samples += [row._replace(labels=row.labels | {"worker": worker}) for row in one.samples]
    every: Any = SimpleNamespace(collect=families.values)
    return generate_latest(every)
