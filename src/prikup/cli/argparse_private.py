"""The private names of argparse that the command line needs, each behind one function.

They are those of Python 3.11 to 3.14, the versions that ``pyproject.toml`` allows.
"""

from __future__ import annotations

import argparse
import re
from collections.abc import Callable, Iterable
from typing import Any

from prikup.cli.wrapping import wrap

Translate = Callable[[str], str]


class WrappedHelp(argparse.HelpFormatter):
    """Help whose lines fit the terminal in any script."""

    def _split_lines(self, text: str, width: int) -> list[str]:
        return wrap(text, width)

    def _fill_text(self, text: str, width: int, indent: str) -> str:
        return "\n".join(wrap(text, width, initial_indent=indent, subsequent_indent=indent))


def get_translate() -> Translate:
    """Return the function from which argparse takes its texts."""
    translate: Translate = vars(argparse)["_"]
    return translate


def set_translate(translate: Translate) -> None:
    """Set the function from which argparse takes its texts."""
    vars(argparse)["_"] = translate


def list_actions(parser: argparse.ArgumentParser) -> list[argparse.Action]:
    """Return the arguments of a parser, its subcommands included."""
    return parser._actions


def list_subparsers(action: argparse.Action) -> list[Any] | None:
    """Return the parsers of the subcommands if the action has them, else None."""
    return list(action.choices.values()) if isinstance(action, argparse._SubParsersAction) else None


def list_options(parser: argparse.ArgumentParser) -> Iterable[str]:
    """Return the options of a parser, as they are written."""
    return parser._option_string_actions


def accept_dashed(parser: argparse.ArgumentParser, pattern: re.Pattern[str]) -> None:
    """Take for arguments what this pattern matches, although it begins with a dash."""
    parser._negative_number_matcher = pattern
