"""C++ programs that the tests compile: plain solvers to compare the kernel with, and a fuzzer."""

from __future__ import annotations

import ctypes
import os
import shutil
import subprocess
from collections.abc import Sequence
from pathlib import Path

import numpy as np
import numpy.typing as npt

from prikup.solver import POSITION_DTYPE, Rows
from tests.pages import ROOT

HERE = Path(__file__).parent
KERNEL = ROOT / "kernel"


def build(out: Path, sources: Sequence[Path], *flags: str) -> Path:
    """Compile sources; the package is built with a compiler, so there is one."""
    compiler = os.environ.get("CXX") or shutil.which("c++") or "g++"
    command = [compiler, "-std=c++20", "-Wall", "-Wextra", *flags, "-o", str(out), *map(str, sources)]
    done = subprocess.run(command, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return out


def run_fuzzer(out: Path, source: Path, kernel: Sequence[Path], *arguments: object) -> list[str]:
    """Compile a fuzzer and the kernel with sanitizers, run it, and return the lines that it wrote."""
    flags = ("-fsanitize=address,undefined", "-fno-sanitize-recover=all")
    program = build(out, [source, *kernel], *flags)
    done = subprocess.run([str(program), *map(str, arguments)], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return done.stdout.splitlines()


class PlainSolvers:
    """The plain solvers of ``plain.cpp``."""

    def __init__(self, folder: Path) -> None:
        library = build(folder / "plain.so", [HERE / "plain.cpp"], "-O2", "-shared", "-fPIC")
        self._library = ctypes.CDLL(str(library))

    def minimax(self, rows: Rows, misere: bool) -> npt.NDArray[np.int8]:
        """Return the declarer's tricks, by exhaustive search."""
        return self._ask("minimax", rows, misere)

    def alphabeta(self, rows: Rows, misere: bool) -> npt.NDArray[np.int8]:
        """Return the declarer's tricks, fast enough for whole deals."""
        return self._ask("alphabeta", rows, misere)

    def _ask(self, name: str, rows: Rows, misere: bool) -> npt.NDArray[np.int8]:
        assert rows.dtype == POSITION_DTYPE and rows.flags.c_contiguous
        values = np.empty(len(rows), np.int8)
        places = (ctypes.c_void_p(array.ctypes.data) for array in (rows, values))
        ask = getattr(self._library, name)
        ask(next(places), ctypes.c_size_t(len(rows)), misere, next(places))
        return values
