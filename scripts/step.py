"""Run a long command with one line of progress: python scripts/step.py TITLE DURATION COMMAND...

The output of the command is shown only if it fails; a terminal also shows its current step.
"""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from queue import Empty, Queue
from threading import Thread
from time import monotonic

STEP_LINE = re.compile(r"\[\d+/\d+\] \S.*|(?:Collecting|Downloading|Building|Installing) \S+.*")
"""Matches the lines of output that name a step: steps of a build, packages."""


def main(title: str, duration: str, *command: str) -> int:
    """Run the command; return its exit code."""
    start = monotonic()
    on_terminal = sys.stdout.isatty()
    print(f"{title} ({duration})", end="" if on_terminal else "\n", flush=True)
    lines: Queue[str | None] = Queue()
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, errors="replace"
    ) as process:
        Thread(target=_read, args=(process, lines), daemon=True).start()
        output, step = [], ""
        while (line := _next(lines)) is not None:
            output.append(line)
            match = STEP_LINE.search(line)
            step = match[0].strip() if match else step
            if on_terminal:
                _show(f"{title}, {monotonic() - start:.0f} s: {step}")
    if on_terminal:
        _show(f"{title}: {monotonic() - start:.0f} s\n")
    if process.returncode:
        print("".join(output), end="", file=sys.stderr)
    return process.returncode


def _read(process: subprocess.Popen[str], lines: Queue[str | None]) -> None:
    for line in process.stdout or ():
        lines.put(line)
    lines.put(None)


def _next(lines: Queue[str | None]) -> str | None:
    """Return the next line; "" after a second without one, None at the end."""
    try:
        return lines.get(timeout=1)
    except Empty:
        return ""


def _show(text: str) -> None:
    """Replace the current line of the terminal with a text."""
    width = shutil.get_terminal_size().columns - 1
    cut = text if len(text) <= width or text.endswith("\n") else text[: width - 1] + "…"
    print(f"\r\x1b[K{cut}", end="", flush=True)


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
