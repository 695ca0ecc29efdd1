"""Several server processes at one port: started, and restarted when one ends."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import signal
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from multiprocessing.synchronize import Event
from pathlib import Path
from time import monotonic, sleep
from types import SimpleNamespace
from typing import Any, NamedTuple

from prometheus_client import Metric, generate_latest
from prometheus_client.parser import text_string_to_metric_families

from prikup.sigint import defer_sigint

log = logging.getLogger("prikup.server")

MIN_RESTART_INTERVAL_S = 1.0
"""The least time between two starts of a worker."""
STOP_TIMEOUT_S = 10.0
"""The time in which a terminated worker has to end before it is killed."""


class WorkerSlot(NamedTuple):
    """The number of a worker, the number ``of`` workers, and the folder of their metrics sockets."""

    number: int
    of: int
    folder: Path


class Workers:
    """A number of processes that run ``serve`` with their slot and an event to set once they serve."""

    def __init__(self, number: int, folder: Path, serve: Callable[[WorkerSlot, Event], None]) -> None:
        self._context = multiprocessing.get_context("spawn")
        self._slots = [WorkerSlot(one, number, folder) for one in range(number)]
        self._serve = serve
        self._serving = {slot: self._context.Event() for slot in self._slots}
        self._processes: dict[WorkerSlot, tuple[BaseProcess, float]] = {}

    def run(self, ready: Callable[[], None]) -> None:
        """Keep the processes running until interrupted; ``ready`` is called once all serve."""
        reported = False
        try:
            with _stop_requests() as stop:
                for slot in self._slots:
                    self._start(slot)
                while stop not in self._restart_ended(stop, None if reported else 0.05):
                    if not reported and all(event.is_set() for event in self._serving.values()):
                        ready()
                        reported = True
        finally:
            self._stop_all()

    def _start(self, slot: WorkerSlot) -> None:
        process = self._context.Process(
            target=self._serve, args=(slot, self._serving[slot]), name=f"worker {slot.number}"
        )
        with defer_sigint():  # Ctrl-C is for this process, which then ends the others
            process.start()
        self._processes[slot] = (process, monotonic())

    def _restart_ended(self, stop: Connection, timeout: float | None) -> Sequence[object]:
        """Wait until a process ends, ``stop`` is readable or the timeout is over; return what is ready.

        Unless it is ``stop``, the processes that have ended are restarted.
        """
        ready = wait([stop, *(process.sentinel for process, _ in self._processes.values())], timeout)
        if stop in ready:
            return ready
        for slot, (process, began) in list(self._processes.items()):
            if not process.is_alive():
                log.error("%s ended with exit code %s, restarting it", process.name, process.exitcode)
                sleep(max(0.0, began + MIN_RESTART_INTERVAL_S - monotonic()))
                self._start(slot)
        return ready

    def _stop_all(self) -> None:
        processes = [process for process, _ in self._processes.values()]
        for process in processes:
            process.terminate()
        deadline = monotonic() + STOP_TIMEOUT_S
        for process in processes:
            process.join(max(0.0, deadline - monotonic()))
            process.kill()
            process.join()


@contextmanager
def _stop_requests() -> Iterator[Any]:
    """Yield a connection that is readable once SIGINT or SIGTERM has come.

    KeyboardInterrupt would be lost if it were raised in a callback of the garbage collector.
    """
    reader, writer = multiprocessing.Pipe(duplex=False)
    numbers = (signal.SIGINT, signal.SIGTERM)
    before = [signal.signal(number, lambda *_: writer.send_bytes(b"")) for number in numbers]
    try:
        yield reader
    finally:
        for number, handler in zip(numbers, before, strict=True):
            signal.signal(number, handler)
        reader.close()
        writer.close()


@contextmanager
def interrupted_by(number: signal.Signals) -> Iterator[None]:
    """Handle a signal like Ctrl-C inside the block."""
    before = signal.signal(number, signal.default_int_handler)
    try:
        yield
    finally:
        signal.signal(number, before)


class WorkerMetrics:
    """The metrics of all workers, available from any: each sends its own by a socket in their folder."""

    def __init__(self, slot: WorkerSlot | None, own: Callable[[], bytes]) -> None:
        self._slot = slot
        self._own = own
        self._server: asyncio.Server | None = None

    async def start(self) -> None:
        """Start answering the other workers."""
        if sys.platform != "win32" and self._slot is not None:
            path = self._slot.folder / f"{self._slot.number}"
            path.unlink(missing_ok=True)
            self._server = await asyncio.start_unix_server(self._send, path)

    def stop(self) -> None:
        """Stop answering the other workers."""
        if self._server is not None:
            self._server.close()

    async def text(self) -> bytes:
        """Return the metrics of this process, or those of all workers, labelled with their numbers."""
        if self._slot is None:
            return self._own()
        paths = sorted(self._slot.folder.iterdir())
        texts = await asyncio.gather(*(_read(path) for path in paths))
        return _merge({path.name: text for path, text in zip(paths, texts, strict=True)})

    async def _send(self, _: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(OSError):
            writer.write(self._own())
            await writer.drain()
        writer.close()


async def _read(path: Path) -> str:
    """Return the metrics of a worker, "" if it is gone."""
    if sys.platform == "win32":
        return ""  # Windows has one worker, which answers for itself
    try:
        reader, writer = await asyncio.open_unix_connection(path)
        try:
            return (await reader.read()).decode()
        finally:
            writer.close()
    except OSError:
        return ""


def _merge(texts: Mapping[str, str]) -> bytes:
    families: dict[str, Metric] = {}
    for worker, text in texts.items():
        for one in text_string_to_metric_families(text):
            family = families.setdefault(one.name, Metric(one.name, one.documentation, one.type))
            family.samples += [row._replace(labels=row.labels | {"worker": worker}) for row in one.samples]
    registry: Any = SimpleNamespace(collect=families.values)
    return generate_latest(registry)
