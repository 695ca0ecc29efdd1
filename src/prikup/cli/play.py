"""``prikup play``: the table in the terminal."""

from __future__ import annotations

import argparse

from prikup.cli.common import Commands, command


def add(commands: Commands) -> None:
    """The arguments of the command."""
    parser = command(commands, "play", "Play at a table in the terminal, against bots.", run)
    parser.add_argument("--game", default="preferans", metavar="GAME")
    parser.add_argument("--rules", default="wikipedia-sochi", metavar="RULES")


def run(args: argparse.Namespace) -> int:
    """Play."""
    return 0
