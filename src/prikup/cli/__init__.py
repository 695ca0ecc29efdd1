"""The command ``prikup``: a file a command, each with ``add`` (its arguments) and ``run``."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence

from prikup.catalogue import ENGLISH
from prikup.cli import (
    analyse,
    arena,
    backup,
    bench,
    convert,
    options,
    play,
    puzzles,
    regret,
    replay,
    score,
    serve,
    solve,
    verify,
)
from prikup.cli.common import Parser
from prikup.core import PrikupError

COMMANDS = (
    serve,
    play,
    score,
    solve,
    analyse,
    replay,
    verify,
    convert,
    options,
    arena,
    regret,
    puzzles,
    bench,
    backup,
)


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command; 0 if all is well, 1 if what it checks is not, 2 if it was asked wrongly."""
    parser = Parser(prog="prikup", description="Card games of the Preference family by exact rules.")
    commands = parser.add_subparsers(metavar="COMMAND", required=True)
    for command in COMMANDS:
        command.add(commands)
    args = parser.parse_args(argv)
    try:
        code = int(args.run(args))
        sys.stdout.flush()
        return code
    except PrikupError as error:
        print(f"prikup: {error.told(getattr(args, 'lang', None) or ENGLISH)}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        return 130
    except BrokenPipeError:
        # Whoever read the output has gone; Python must not complain about it when it flushes at the end.
        _forget_output()
        return 0
    except OSError as error:
        print(f"prikup: {error}", file=sys.stderr)
        _forget_output()
        return 2


def _forget_output() -> None:
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
