"""The command ``prikup``: one module for each command, with ``add`` (its arguments) and ``run``."""

from __future__ import annotations

import io
import os
import sys
from collections.abc import Sequence

from prikup.cli.parser import COMMANDS, command_line_parser, language, speak

__all__ = ["COMMANDS", "main"]


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command and return its exit code: 0 on success, 1 if a check failed, 2 on wrong usage."""
    words = sys.argv[1:] if argv is None else list(argv)
    _set_encodings()
    with speak(language(words, os.environ)):
        parser = command_line_parser()
        args = parser.parse_args(words)
        if "run" not in args:
            parser.print_help(sys.stderr)
            return 2
    from prikup.cli.runner import run  # errors and records are not needed to tell what there is

    return run(args)


def _set_encodings() -> None:
    """Write files and pipes in UTF-8, also on Windows; a terminal shows ``?`` for what its encoding lacks."""
    for stream in (sys.stdout, sys.stderr):
        if not isinstance(stream, io.TextIOWrapper):
            continue
        if stream.isatty():
            stream.reconfigure(errors="replace")
        else:
            stream.reconfigure(encoding="utf-8")
