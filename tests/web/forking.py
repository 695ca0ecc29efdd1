"""``python -m tests.web.forking``: starts servers in no time, as all that they import is imported once.

A line on its input is a list of a log file and the words of a command line; the answer is the process that
runs it, which leads a group of its own; its workers end with it.
"""

from __future__ import annotations

import json
import os
import signal
import sys
from multiprocessing import forkserver

from prikup.cli import main
from prikup.server.workers.pool import WARMUP_MODULE


def fork(log: str, words: list[str]) -> int:
    """Run a command line in a new process, and say which."""
    pid = os.fork()
    if pid:
        return pid
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    os.setsid()
    written = os.open(log, os.O_WRONLY | os.O_CREAT | os.O_APPEND)
    # What workers are forked from is not this process's child, which is all that would be asked.
    forkserver._forkserver.ensure_running = lambda: None  # type: ignore[method-assign]
    for stream in (sys.stdout, sys.stderr):
        os.dup2(written, stream.fileno())
    os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
    code = 1
    try:
        code = main(words)
    finally:
        os._exit(code)


if __name__ == "__main__":
    import prikup.server.app  # noqa: F401 - which a command imports when it runs

    forkserver.set_forkserver_preload([WARMUP_MODULE])  # all servers' workers are forked from one process
    forkserver.ensure_running()
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # who is over is gone
    while line := sys.stdin.readline():
        print(fork(*json.loads(line)), flush=True)
