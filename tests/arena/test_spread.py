"""Commands with worker processes, and Ctrl-C in their terminal."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from contextlib import suppress
from pathlib import Path

import pytest

from tests.server.processes import enable_sigint, group, until

BUSY = 2.0
"""CPU seconds after which a worker has begun to play."""
REGRET = "regret --bots search --deals 1000000 --workers 2"
ARENA = "arena --deals 1000000 --workers 2"
SELFPLAY = "bench selfplay --bots search --matches 1000000 --workers 2"


def worker_cpu_seconds(leader: int) -> list[float]:
    """Return the CPU seconds of each worker of a command."""
    found = []
    for pid in group(leader):
        with suppress(OSError):
            if "spawn_main" in Path(f"/proc/{pid}/cmdline").read_text():
                stat = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
                found.append((int(stat[11]) + int(stat[12])) / os.sysconf("SC_CLK_TCK"))
    return found


@pytest.mark.parametrize(
    ("words", "had"),
    [
        (REGRET, BUSY),
        (SELFPLAY, 0.0),
        *(pytest.param(*one, marks=pytest.mark.full) for one in ((REGRET, 0.0), (SELFPLAY, BUSY))),
        *(pytest.param(ARENA, had, marks=pytest.mark.full) for had in (0.0, BUSY)),
    ],
)
def test_ctrl_c_ends_all_processes_at_once(words: str, had: float) -> None:
    line = [sys.executable, "-m", "prikup", *words.split()]
    command = subprocess.Popen(
        line,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
        preexec_fn=enable_sigint,
    )
    try:
        until(lambda: len(spent := worker_cpu_seconds(command.pid)) == 2 and min(spent) >= had)
        os.killpg(command.pid, signal.SIGINT)
        _, told = command.communicate(timeout=300)
        until(lambda: not group(command.pid))
    finally:
        with suppress(ProcessLookupError):
            os.killpg(command.pid, signal.SIGKILL)
    assert command.returncode == 130 and "Traceback" not in told, told
