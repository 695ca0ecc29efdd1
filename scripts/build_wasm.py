"""Build the kernel as a WebAssembly module: python scripts/build_wasm.py OUT.

Needs the compiler of the extra ``site``, which builds its own library the first time: about two minutes.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

KERNEL = Path(__file__).parents[1] / "kernel"
FLAGS = (
    "--target=wasm32-wasi",
    "-mexec-model=reactor",
    "-std=c++20",
    "-O3",
    "-s",
    "-fno-exceptions",
    "-fno-rtti",
    "-ffp-contract=off",
)


NATIVE_FILES = frozenset(
    {"rule_tables.cpp", "vector_env.cpp", "vector_env_points.cpp", "vector_env_seen.cpp"}
)
"""Files that need threads, which the module has not: environments of learning agents."""


def sources() -> list[Path]:
    """Return the sources: the kernel without the Python bindings and what needs threads."""
    return [
        path
        for path in sorted(KERNEL.glob("*.cpp"))
        if not path.name.startswith("bind") and path.name not in NATIVE_FILES
    ]


def is_current(out: Path) -> bool:
    """Return True if the module is newer than everything it is made from."""
    made = out.stat().st_mtime if out.exists() else 0.0
    return all(path.stat().st_mtime < made for path in (Path(__file__), *KERNEL.iterdir()))


def build(out: Path) -> None:
    """Build the module if it is not current; raises CalledProcessError if the compiler fails."""
    if not is_current(out):
        out.parent.mkdir(parents=True, exist_ok=True)
        command = [sys.executable, "-m", "ziglang", "c++", *FLAGS, *map(str, sources()), "-o", str(out)]
        subprocess.run(command, check=True)


if __name__ == "__main__":
    build(Path(sys.argv[1]))
