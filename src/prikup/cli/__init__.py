"""The command ``prikup``: a file a command, each with ``add`` (its arguments) and ``run``."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence

from prikup.cli.parser import COMMANDS, language, speaking, whole

__all__ = ["COMMANDS", "main"]


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command; 0 if all is well, 1 if what it checks is not, 2 if it was asked wrongly."""
    words = sys.argv[1:] if argv is None else list(argv)
    with speaking(language(words, os.environ)):
        parser = whole()
        args = parser.parse_args(words)
        if "run" not in args:
            parser.print_help(sys.stderr)
            return 2
    from prikup.cli.running import run  # errors and records are not needed to tell what there is

    return run(args)
