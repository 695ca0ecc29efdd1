"""Runs a long command with one line of progress: python scripts/step.py TITLE HOW_LONG COMMAND...

What the command says is kept, and shown only if it fails; what it is at is shown on a terminal.
"""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from queue import Empty, Queue
from threading import Thread
from time import monotonic

AT = re.compile(r"\[\d+/\d+\] \S.*|(?:Collecting|Downloading|Building|Installing) \S+.*")
"""What of its lines says how far a command is: steps of a build, packages."""


def main(title: str, how_long: str, *command: str) -> int:
    """Run the command; its exit code."""
    began = monotonic()
    shown = sys.stdout.isatty()
    print(f"{title} ({how_long})", end="" if shown else "\n", flush=True)
    lines: Queue[str | None] = Queue()
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, errors="replace"
    ) as running:
        Thread(target=_read, args=(running, lines), daemon=True).start()
        said, at = [], ""
        while (line := _next(lines)) is not None:
            said.append(line)
            found = AT.search(line)
            at = found[0].strip() if found else at
            if shown:
                _show(f"{title}, {monotonic() - began:.0f} s: {at}")
    if shown:
        _show(f"{title}: {monotonic() - began:.0f} s\n")
    if running.returncode:
        print("".join(said), end="", file=sys.stderr)
    return running.returncode


def _read(running: subprocess.Popen[str], lines: Queue[str | None]) -> None:
    for line in running.stdout or ():
        lines.put(line)
    lines.put(None)


def _next(lines: Queue[str | None]) -> str | None:
    """The next line, nothing after a second of silence, None at the end."""
    try:
        return lines.get(timeout=1)
    except Empty:
        return ""


def _show(text: str) -> None:
    """Put a text in the place of the last line."""
    width = shutil.get_terminal_size().columns - 1
    cut = text if len(text) <= width or text.endswith("\n") else text[: width - 1] + "…"
    print(f"\r\x1b[K{cut}", end="", flush=True)


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
