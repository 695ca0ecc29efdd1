"""What a system lacks is said in one line, and the sources name no call that some system has not."""

from __future__ import annotations

import os
import re
import socket

import pytest

from prikup.bots.program import Program, ProgramError
from prikup.core import PrikupError
from prikup.server.app import serve
from tests.pages import ROOT


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


def test_kernel_uses_no_exceptions_or_builtins_outside_its_bindings_and_threads() -> None:
    for path in sorted((ROOT / "kernel").glob("*.[ch]pp")):
        if not path.name.startswith(("bind", "batch", "wasm", "workers")):
            text = re.sub(r"//.*", "", path.read_text(encoding="utf-8"))
            assert not re.search(r"\b(throw|try|catch|__builtin_\w+|__int128)\b(?!_)", text), path
