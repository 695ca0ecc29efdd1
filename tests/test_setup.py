"""Setup: one line per step, the full output of a failed step, and `make run`."""

from __future__ import annotations

import os
import pty
import subprocess
import sys
from fnmatch import fnmatch
from pathlib import Path

from tests.pages import ROOT

STEP = [sys.executable, str(ROOT / "scripts" / "step.py")]


def print_command(*lines: str, code: int = 0) -> list[str]:
    """Return a command that prints these lines."""
    return [sys.executable, "-c", f"for line in {lines!r}: print(line)\nraise SystemExit({code})"]


def test_successful_step_prints_one_line() -> None:
    done = subprocess.run(
        [*STEP, "1 of 2, packages", "about a minute", *print_command("Collecting numpy", "warm words")],
        capture_output=True,
        text=True,
    )
    assert (done.returncode, done.stderr) == (0, "") and done.stdout == "1 of 2, packages (about a minute)\n"


def test_failed_step_shows_its_output_and_exit_code() -> None:
    done = subprocess.run(
        [*STEP, "kernel", "long", *print_command("[1/2] Building", "error: no compiler", code=7)],
        capture_output=True,
        text=True,
    )
    assert (done.returncode, done.stderr) == (7, "[1/2] Building\nerror: no compiler\n")


def test_terminal_shows_progress_of_a_step() -> None:
    ours, theirs = pty.openpty()
    command = print_command("Collecting numpy>=2", "noise", "  [3/20] Building CXX object avoid.cpp.o")
    with subprocess.Popen([*STEP, "kernel", "long", *command], stdout=theirs, stderr=theirs) as step:
        os.close(theirs)
        seen = "".join(iter(lambda: _read(ours), ""))
    os.close(ours)
    assert step.returncode == 0
    assert "s: Collecting numpy>=2" in seen
    assert "s: [3/20] Building CXX object avoid.cpp.o" in seen
    assert "noise" not in seen and seen.rstrip().rpartition("\x1b[K")[2].startswith("kernel: ")


def _read(terminal: int) -> str:
    try:
        return os.read(terminal, 65536).decode()
    except OSError:
        return ""  # the other side has closed the terminal


def copy_make_files(folder: Path) -> None:
    """Copy the files that make reads into a folder."""
    for name in ("Makefile", "pyproject.toml", "constraints.txt", "CMakeLists.txt"):
        (folder / name).write_bytes((ROOT / name).read_bytes())
    for part in ("kernel", "web", "src/prikup/locale"):
        (folder / part).mkdir(parents=True)


def test_make_run_announces_steps_then_serves_and_opens_page(tmp_path: Path) -> None:
    copy_make_files(tmp_path)
    command = ["make", "--no-print-directory", "-n", "run"]  # the tests may themselves run under make
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=True)
    lines = done.stdout.splitlines()
    assert lines[0].startswith('echo "Setting up .venv') and "minutes" in lines[1]
    assert lines[-1] == ".venv/bin/prikup serve --port 8000 --open"
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    recipes = makefile.partition(".venv/tools:")[2].partition("clean:")[0].splitlines()
    assert all(line.startswith("\t@") for line in recipes if line.startswith("\t"))  # no command is echoed
    assert makefile.count("-m venv") == 1 and "--quiet" not in makefile


def test_make_rebuilds_if_modules_change_but_not_for_caches(tmp_path: Path) -> None:
    def make(*words: str) -> int:
        return subprocess.run(["make", *words, ".venv/built"], cwd=tmp_path, capture_output=True).returncode

    copy_make_files(tmp_path)
    package = tmp_path / "src" / "prikup"
    (package / "cards.py").touch()
    (tmp_path / ".venv").mkdir()
    (tmp_path / ".venv" / "tools").touch()
    assert make("-q") == 1
    assert make("STEP=true") == make("-q") == 0
    cache = package / "__pycache__"
    cache.mkdir()
    (cache / "cards.cpython-311.pyc").touch()
    later = (tmp_path / ".venv" / "built").stat().st_mtime + 60
    for folder in (package, package.parent, cache):
        os.utime(folder, (later, later))
    assert make("-q") == 0
    (package / "bids.py").touch()
    assert make("-q") == 1
    assert make("STEP=true") == make("-q") == 0
    (package / "cards.py").unlink()
    assert make("-q") == 1


def test_git_ignores_database_files_of_the_server() -> None:
    ignored = (ROOT / ".gitignore").read_text("utf-8").split()
    for end in ("", "-wal", "-shm", "-drivers"):
        assert any(fnmatch(f"prikup.db{end}", line) for line in ignored), end
