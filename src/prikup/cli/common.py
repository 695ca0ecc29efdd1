"""Parts that the commands share: defaults of a command, numbers, JSON output."""

from __future__ import annotations

import argparse
import os
from collections.abc import Callable

import msgspec

from prikup.cli.parser import Parser, add_language, current_language
from prikup.core import to_json
from prikup.errors import PrikupError


class UsageError(PrikupError):
    """The command line or a file named on it is wrong."""


def command(parser: Parser, run: Callable[[argparse.Namespace], int], json: bool = True) -> None:
    """Set up the parser of a command; with ``json`` it accepts ``--json``."""
    parser.set_defaults(run=run)
    if json:
        parser.add_argument("--json", action="store_true")
    add_language(parser)


def argument_error(name: str, **data: object) -> argparse.ArgumentTypeError:
    """Return the error of an argument for argparse, in the words of UsageError."""
    return argparse.ArgumentTypeError(UsageError(name, **data).told(current_language()))


def number(low: int, high: int) -> Callable[[str], int]:
    """Return a function that reads whole numbers from ``low`` to ``high``."""

    def read_number(text: str) -> int:
        if text.isascii() and text.isdecimal() and low <= int(text[:12]) <= high:
            return int(text)
        raise argument_error("number", given=text, low=str(low), high=str(high))

    return read_number


def cpu_cores() -> int:
    """Return the number of CPU cores that this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def print_json(value: object) -> None:
    """Print a value of the core as indented JSON."""
    print(msgspec.json.format(to_json(value), indent=2).decode())
