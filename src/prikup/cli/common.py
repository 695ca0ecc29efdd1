"""What the commands share: the form of a command, numbers, output."""

from __future__ import annotations

import argparse
import os
from collections.abc import Callable

import msgspec

from prikup.cli.parser import Parser, add_language, spoken
from prikup.core import to_json
from prikup.errors import PrikupError


class UsageError(PrikupError):
    """The command line or a file named on it is wrong."""


def command(parser: Parser, run: Callable[[argparse.Namespace], int], json: bool = True) -> None:
    """Make a parser that of a command; with ``json`` it takes ``--json``."""
    parser.set_defaults(run=run)
    if json:
        parser.add_argument("--json", action="store_true")
    add_language(parser)


def wrong(name: str, **data: object) -> argparse.ArgumentTypeError:
    """What is wrong with an argument, as a UsageError tells it, for the parser."""
    return argparse.ArgumentTypeError(UsageError(name, **data).told(spoken()))


def number(low: int, high: int) -> Callable[[str], int]:
    """A reader of whole numbers within these bounds."""

    def read_number(text: str) -> int:
        if text.isascii() and text.isdecimal() and low <= int(text[:12]) <= high:
            return int(text)
        raise wrong("number", given=text, low=str(low), high=str(high))

    return read_number


def cores() -> int:
    """How many processes there is room for."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def print_json(value: object) -> None:
    """Anything of the core as JSON, indented."""
    print(msgspec.json.format(to_json(value), indent=2).decode())
