"""The command ``prikup``: one module for each command, with ``add`` (its arguments) and ``run``."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence

from prikup.cli.parser import COMMANDS, command_line_parser, language, speak

__all__ = ["COMMANDS", "main"]


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command and return its exit code: 0 on success, 1 if a check failed, 2 on wrong usage."""
    words = sys.argv[1:] if argv is None else list(argv)
    with speak(language(words, os.environ)):
        parser = command_line_parser()
        args = parser.parse_args(words)
        if "run" not in args:
            parser.print_help(sys.stderr)
            return 2
    from prikup.cli.runner import run  # errors and records are not needed to tell what there is

    return run(args)
