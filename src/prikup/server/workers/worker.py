"""A worker: a process that runs one call at a time, which can be stopped without harm to any other call."""

from __future__ import annotations

import multiprocessing
import os
import pickle
import signal
import sys
import threading
from collections.abc import Callable
from concurrent.futures import Future
from contextlib import suppress
from importlib import import_module
from multiprocessing.connection import Connection
from multiprocessing.context import BaseContext
from multiprocessing.process import BaseProcess
from queue import SimpleQueue
from time import process_time
from traceback import format_exc
from typing import Any, NamedTuple, TypeAlias

from prikup.core import PrikupError
from prikup.server.workers.limits import (
    STOP_SIGNAL,
    CpuLimitExceededError,
    StoppedError,
    clear_limits,
    ignore_stop_signal,
    stoppable,
)
from prikup.sigint import defer_sigint, ignore_sigint

WARMUP_MODULE = "prikup.server.workers.warmup"
"""The module that a worker imports before its first call."""

EXIT_TIMEOUT_S = 1.0
"""The time in which a process that has closed its pipe has to end before it is killed."""


class CallResult(NamedTuple):
    """The value or the error of a call, and the seconds of CPU time that it took.

    ``error`` is an instance of CpuLimitExceededError or StoppedError if the call was ended.
    """

    value: Any
    error: BaseException | None
    seconds: float


class WorkerDiedError(Exception):
    """A worker ended during a call; ``by_signal`` is False if the call ended it at its wall-clock limit."""

    def __init__(self, exitcode: int | None) -> None:
        super().__init__(f"the worker process ended with exit code {exitcode}")
        self.by_signal = exitcode is None or exitcode < 0


WorkerCall: TypeAlias = tuple[bytes, "Future[CallResult]"]


def die_with_parent() -> None:
    """End this process when its parent ends: a killed parent cannot stop its children."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        threading.Thread(target=_wait_for, args=(parent,), daemon=True).start()


def _wait_for(parent: BaseProcess) -> None:
    if sys.platform != "win32" and STOP_SIGNAL is not None:
        signal.pthread_sigmask(signal.SIG_BLOCK, {STOP_SIGNAL})  # it is for the thread that runs the call
    parent.join()
    os._exit(0)


def start_context() -> BaseContext:
    """Return a fork server that has imported the modules, or the spawn method if the system cannot fork."""
    if "forkserver" not in multiprocessing.get_all_start_methods():
        return multiprocessing.get_context("spawn")
    context = multiprocessing.get_context("forkserver")
    context.set_forkserver_preload([WARMUP_MODULE])
    return context


def encode_call(make: Callable[..., object], *given: object) -> bytes:
    """Return a call as bytes."""
    return pickle.dumps((make, given))


def run_call(call: bytes) -> bytes:
    """Run an encoded call and return its CallResult as bytes."""
    before = process_time()
    value: Any = None
    error: BaseException | None = None
    try:
        with stoppable():
            make, given = pickle.loads(call)
            value = make(*given)
    except (CpuLimitExceededError, StoppedError) as ended:
        error = ended
    except Exception as failed:
        if not isinstance(failed, PrikupError):
            failed.add_note(format_exc())
        error = failed
    except BaseException as exiting:  # SystemExit must not end the server that awaits it
        error = RuntimeError(repr(exiting))
    clear_limits()  # the call may have been ended while it did so
    try:
        return pickle.dumps(CallResult(value, error, process_time() - before))
    except Exception as failed:
        return pickle.dumps(CallResult(None, RuntimeError(repr(failed)), process_time() - before))


def _serve_calls(pipe: Connection) -> None:
    """Run calls from the pipe until it is closed; a forked process has imported the modules already."""
    ignore_sigint()
    ignore_stop_signal()
    import_module(WARMUP_MODULE)
    die_with_parent()
    with suppress(EOFError, OSError):
        while True:
            pipe.send_bytes(run_call(pipe.recv_bytes()))


class Worker:
    """A worker process, started at its first call and again after it has ended.

    A thread waits for it, so that no call of this class waits.
    """

    def __init__(self, context: BaseContext) -> None:
        self._context = context
        self._process: BaseProcess | None = None
        self._pipe: Any = None
        self._calls: SimpleQueue[WorkerCall | None] = SimpleQueue()
        self._thread: threading.Thread | None = None
        self._closed = False

    @property
    def pid(self) -> int | None:
        """The id of its process, None while there is none."""
        return None if self._process is None else self._process.pid

    def start(self) -> None:
        """Start the process unless it runs; if this worker was closed meanwhile, end it at once."""
        if self._process is not None and self._process.is_alive():
            return
        self._retire()
        self._pipe, theirs = multiprocessing.Pipe()
        make: Any = getattr(self._context, "Process")  # noqa: B009  # each kind of context has its own
        process = make(target=_serve_calls, args=(theirs,), daemon=True)
        with defer_sigint():
            process.start()
        self._process = process
        theirs.close()
        if self._closed:
            self.kill()

    def run(self, call: bytes) -> Future[CallResult]:
        """Run an encoded call; raises WorkerDiedError. There must be no other call that still runs."""
        result: Future[CallResult] = Future()
        result.set_running_or_notify_cancel()  # so that waiters cannot cancel it
        if self._closed:
            result.set_exception(WorkerDiedError(None))
            return result
        if self._thread is None:
            self._thread = threading.Thread(target=self._forward_calls, daemon=True)
            self._thread.start()
        self._calls.put((call, result))
        return result

    def stop_call(self) -> None:
        """Stop the call that runs, where the system has a signal for it; else it runs to its CPU limit."""
        if self.pid is not None and STOP_SIGNAL is not None:
            with suppress(ProcessLookupError):
                os.kill(self.pid, STOP_SIGNAL)

    def kill(self) -> None:
        """End the process; a call that runs fails, and the next call starts another process."""
        process = self._process
        if process is not None:
            process.kill()

    def close(self) -> None:
        """End the process and its thread; every later call fails."""
        self._closed = True
        self._calls.put(None)
        self.kill()

    def _forward_calls(self) -> None:
        while (call := self._calls.get()) is not None:
            task, result = call
            try:
                self.start()
                self._pipe.send_bytes(task)
                answer = self._pipe.recv_bytes()
            except (EOFError, OSError):
                result.set_exception(WorkerDiedError(self._retire()))
                continue
            try:
                result.set_result(pickle.loads(answer))
            except Exception as error:
                result.set_exception(error)
        self.kill()
        self._retire()

    def _retire(self) -> int | None:
        """Forget a process that has ended or does not answer, and return its exit code."""
        process, self._process = self._process, None
        if process is None:
            return None
        process.join(EXIT_TIMEOUT_S)
        process.kill()
        process.join()
        self._pipe.close()
        return process.exitcode
