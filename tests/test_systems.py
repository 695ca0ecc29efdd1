"""Systems: a missing feature gives an error of one line, and the sources call nothing that a system lacks."""

from __future__ import annotations

import os
import re
import socket
import subprocess
import sys

import pytest

from prikup.bots.program import Program, ProgramError
from prikup.core import PrikupError
from prikup.server.app import serve
from tests.pages import ROOT

MANY_THREADS = (
    "from prikup.solver import Position, Solver; position = Position.parse('AK... QJ... T9...')\n"
    "print(Solver(threads=1024).values([position] * 9000).values.sum() == 18_000)",
    "from prikup.learn import VectorEnv, compile_rules\n"
    "print(VectorEnv(compile_rules('paston'), 64, threads=1024).play_random(200) > 64)",
)
"""Programs that ask for more threads than there is memory for, and write True."""


def test_several_processes_are_refused_where_they_cannot_share_a_port(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.delattr(socket, "SO_REUSEPORT")
    with pytest.raises(PrikupError, match="expected 1 process, got 2"):
        serve(workers=2)


def test_program_is_refused_where_it_has_no_session(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delattr(os, "killpg")
    with pytest.raises(ProgramError, match="program 'cat' cannot play on Windows"):
        Program("cat")


@pytest.mark.skipif(sys.platform == "win32", reason="memory is limited by the module resource")
@pytest.mark.parametrize("program", MANY_THREADS)
def test_work_is_done_with_fewer_threads_than_requested(program: str) -> None:
    """Threads that cannot be started do not end the process."""
    limit = "import resource; resource.setrlimit(resource.RLIMIT_AS, (3 << 30, 3 << 30))\n"
    done = subprocess.run([sys.executable, "-c", limit + program], capture_output=True, text=True)
    assert (done.returncode, done.stdout) == (0, "True\n"), done.stderr


def test_kernel_uses_no_exceptions_or_builtins_outside_its_bindings_and_threads() -> None:
    for path in sorted((ROOT / "kernel").glob("*.[ch]pp")):
        if not path.name.startswith(("bind", "batch", "wasm", "workers")):
            text = re.sub(r"//.*", "", path.read_text(encoding="utf-8"))
            assert not re.search(r"\b(throw|try|catch|__builtin_\w+|__int128)\b(?!_)", text), path
