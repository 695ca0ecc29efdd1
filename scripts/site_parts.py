"""Put together what ``prikup site build`` needs: python scripts/site_parts.py OUT.

Pyodide comes from ``web/pyodide``, where npm has installed it; compiled packages come as wheels; the kernel
is built here.
"""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from importlib.metadata import version
from pathlib import Path

from scripts import build_wasm

PYODIDE = Path(__file__).parents[1] / "web" / "pyodide" / "node_modules" / "pyodide"
COMPILED = ("msgspec",)
"""The packages that the host imports and that are compiled."""


def site_parts(out: Path) -> None:
    """Fill the folder; raises CalledProcessError if a program fails."""
    out.mkdir(parents=True, exist_ok=True)
    shutil.copytree(PYODIDE, out / "pyodide", dirs_exist_ok=True)
    build_wasm.build(out / "kernel.wasm")
    lock = json.loads((PYODIDE / "pyodide-lock.json").read_text("utf-8"))["info"]
    python = "".join(lock["python"].split(".")[:2])
    for wheel in out.glob("*.whl"):
        wheel.unlink()
    subprocess.run(
        [
            sys.executable, "-m", "pip", "download", "--quiet", "--no-deps", "--only-binary", ":all:",
            "--platform", f"pyemscripten_{lock['abi_version']}_wasm32", "--implementation", "cp",
            "--python-version", python, "--abi", f"cp{python}", "--dest", str(out),
            *(f"{name}=={version(name)}" for name in COMPILED),
        ],
        check=True,
    )  # fmt: skip


if __name__ == "__main__":
    site_parts(Path(sys.argv[1]))
