"""``prikup completion``: a shell script that completes commands, options, files and games."""

from __future__ import annotations

import argparse
from typing import Final

import shtab

from prikup import games
from prikup.cli.argparse_private import list_subparsers
from prikup.cli.common import command
from prikup.cli.parser import Parser, command_line_parser

SHELLS: Final = ("bash", "zsh", "fish")
FILES: Final = ("FILE", "IN", "OUT", "PATH", "RECORD", "TSV")
"""Metavariables of arguments that take a file."""


def add(parser: Parser) -> None:
    """Add the arguments of the command."""
    command(parser, run, json=False)
    parser.add_argument("shell", choices=SHELLS)


def run(args: argparse.Namespace) -> int:
    """Print the script."""
    parser = command_line_parser()
    _attach_completions(parser)
    print(shtab.complete(parser, args.shell))
    return 0


def _attach_completions(parser: Parser) -> None:
    """Attach completions to all arguments of a parser and its subcommands."""
    for action in parser.filled():
        if (subparsers := list_subparsers(action)) is not None:
            for subparser in subparsers:
                _attach_completions(subparser)
        elif action.metavar in FILES:
            vars(action)["complete"] = shtab.FILE
        elif action.metavar == "GAME":
            action.choices = tuple(games.GAMES)
