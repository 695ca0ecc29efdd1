"""``python -m tests.web.forking``: starts servers quickly, because their modules are imported only once.

Each input line is a JSON list of a log file and a command line. The answer is the id of the process that
runs it, which leads a process group together with its workers.
"""

from __future__ import annotations

import json
import os
import signal
import sys
from multiprocessing import forkserver

from prikup.cli import main
from prikup.server.workers.worker import WARMUP_MODULE


def fork(log: str, words: list[str]) -> int:
    """Run a command line in a new process, and return its id."""
    pid = os.fork()
    if pid:
        return pid
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    os.setsid()
    written = os.open(log, os.O_WRONLY | os.O_CREAT | os.O_APPEND)
    # The fork server is not a child of this process, so that the check for it would fail.
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
    import prikup.server.app  # noqa: F401 - imported by the command when it runs

    forkserver.set_forkserver_preload([WARMUP_MODULE])  # all servers' workers are forked from one process
    forkserver.ensure_running()
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # ended processes are reaped
    while line := sys.stdin.readline():
        print(fork(*json.loads(line)), flush=True)
