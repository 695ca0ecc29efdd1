"""Programs that answer line by line: each question and each reply is one line of JSON."""

from __future__ import annotations

import os
import select
import shlex
import signal
import sys
import time
import weakref
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from subprocess import PIPE, Popen, TimeoutExpired
from typing import Any, Final

import msgspec

from prikup.core import PrikupError, Struct, to_json
from prikup.errors import explain_system_error

MAX_REPLY_BYTES: Final = 64 * 1024
"""Bytes of the longest reply; a longer line is an error."""
MAX_UNREAD_BYTES: Final = 1024 * 1024
"""Bytes that a program may leave unread before it gets no more."""
END_TIMEOUT_S: Final = 1.0
"""Seconds in which a program must end after its input has ended."""


class ProgramError(PrikupError):
    """A program that could not be started, has ended, is silent, or gave a wrong reply."""


class ProgramReply(Struct, frozen=True):
    """Reply of a program: the ``id`` of the question and a ``text``, or to hello the ``version``.

    With a ``claim``, the tricks of each seat, it offers to divide the rest; with ``lay`` the hand is shown.
    """

    id: int
    text: str = ""
    version: int = 0
    claim: tuple[int, ...] = ()
    lay: bool = False


class Program:
    """A running program; raises ProgramError if it cannot be started. It ends with this process."""

    def __init__(self, command: str) -> None:
        """Start the command in a session of its own."""
        self._command = command
        if not hasattr(os, "killpg"):  # Windows, where pipes cannot be polled
            raise ProgramError("program-system", given=command)
        try:
            # A session of its own: whatever it has started ends with it, and no Ctrl-C of ours reaches it.
            self._process = Popen(shlex.split(command), stdin=PIPE, stdout=PIPE, start_new_session=True)
        except (OSError, ValueError) as error:
            raise ProgramError("program-start", given=command, why=explain_system_error(error)) from None
        assert self._process.stdin is not None and self._process.stdout is not None
        self._input, self._output = self._process.stdin.fileno(), self._process.stdout.fileno()
        if sys.platform != "win32":
            os.set_blocking(self._input, False)
            os.set_blocking(self._output, False)
        self._unsent, self._unread, self._asked = b"", b"", 0
        self.end = weakref.finalize(self, _end_process, self._process)

    def tell(self, message: dict[str, Any]) -> None:
        """Send a message without a question; what cannot be sent at once goes with the next question."""
        if len(self._unsent) < MAX_UNREAD_BYTES:
            self._unsent += to_json(message) + b"\n"
        with suppress(ProgramError):
            self._send()

    def ask(self, message: dict[str, Any], seconds: float) -> ProgramReply:
        """Send a question and return the reply; raise ProgramError if it is late or wrong."""
        if self._unread:
            raise ProgramError("program-unasked", given=self._command)
        self._asked += 1
        self._unsent += to_json({"id": self._asked, **message}) + b"\n"
        deadline = time.monotonic() + seconds
        while b"\n" not in self._unread:
            if len(self._unread) > MAX_REPLY_BYTES:
                raise ProgramError("program-flood", given=self._command, most=MAX_REPLY_BYTES)
            seconds_left = deadline - time.monotonic()
            unsent_pipes = [self._input] if self._unsent else []
            readable, writable, _ = select.select([self._output], unsent_pipes, [], max(seconds_left, 0))
            if readable:
                self._read()
            if writable:
                self._send()
            if not readable and not writable and seconds_left <= 0:
                raise ProgramError("program-silent", given=self._command, seconds=seconds)
        line, _, self._unread = self._unread.partition(b"\n")
        return self._parse_reply(line)

    @property
    def cpu(self) -> int:
        """Nanoseconds of CPU time of the program and of its running children.

        A command may only start another program. 0 where the system does not measure it.
        """
        return sum(map(_read_cpu_time, _list_processes(self._process.pid)))

    def kill(self) -> None:
        """End the program at once, with all that it has started."""
        _kill_session(self._process)
        self.end()

    def _parse_reply(self, line: bytes) -> ProgramReply:
        """Return a line as the reply to the last question; raises ProgramError."""
        try:
            answer = msgspec.json.decode(line, type=ProgramReply)
        except (msgspec.MsgspecError, RecursionError, UnicodeDecodeError) as error:
            raise ProgramError("program-unreadable", given=self._command, why=error) from None
        if answer.id != self._asked:
            raise ProgramError("program-mismatched", given=self._command, id=answer.id, expected=self._asked)
        return answer

    def _read(self) -> None:
        """Read what the program has written, if anything; raises ProgramError if it has ended."""
        try:
            chunk = os.read(self._output, MAX_REPLY_BYTES)
        except BlockingIOError:
            return
        if not chunk:
            raise ProgramError("program-ended", given=self._command)
        self._unread += chunk

    def _send(self) -> None:
        """Write as much of the unsent messages as the pipe takes; raises ProgramError if it is closed."""
        try:
            self._unsent = self._unsent[os.write(self._input, self._unsent) :]
        except BlockingIOError:
            return
        except OSError:
            self._unsent = b""
            raise ProgramError("program-ended", given=self._command) from None


def _read_cpu_time(process: int) -> int:
    """Return the nanoseconds of CPU time of a process, 0 if they cannot be read."""
    clock = (~process << 3) | 2  # how Linux numbers the clock of another process
    with suppress(OSError, AttributeError):
        if sys.platform != "win32":
            return time.clock_gettime_ns(clock)
    return 0


def _list_processes(process: int) -> Iterator[int]:
    """Yield a process and its descendants."""
    yield process
    for place in Path(f"/proc/{process}/task").glob("*/children"):
        with suppress(OSError):  # of one that has just ended
            for child in place.read_text().split():
                yield from _list_processes(int(child))


def _end_process(process: Popen[bytes]) -> None:
    """End a program and its descendants, giving it time to end by itself, and wait for them."""
    assert process.stdin is not None and process.stdout is not None
    with suppress(OSError):
        process.stdin.close()
    process.stdout.close()
    with suppress(TimeoutExpired):
        process.wait(END_TIMEOUT_S)
    _kill_session(process)
    process.wait()


def _kill_session(process: Popen[bytes]) -> None:
    """Kill a program and its descendants."""
    if sys.platform != "win32":
        with suppress(OSError):
            os.killpg(process.pid, signal.SIGKILL)
