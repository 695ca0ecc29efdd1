"""Arguments that commands with matches share: the game, its rules, bots and processes."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Callable

from prikup import bots, games
from prikup.cli.common import cpu_cores, number


def given_rules(args: argparse.Namespace) -> str:
    """Return the given rules, else the game's first preset; raise OptionError."""
    rules: str | None = args.rules
    return games.get_game(args.game).presets[0] if rules is None else rules


def add_game(parser: argparse.ArgumentParser) -> None:
    """Add ``--game``, ``--rules`` and ``--seed``."""
    parser.add_argument("--game", default=games.get_default_id(), metavar="GAME")
    parser.add_argument("--rules", metavar="RULES")
    parser.add_argument("--seed", default="1")


def add_bots(parser: argparse.ArgumentParser, usual: str) -> None:
    """Add ``--bots``; its help lists the known bots."""
    action = parser.add_argument("--bots", default=usual)
    vars(action).update(usual=usual, known=", ".join(bots.BOTS))


def add_workers(parser: argparse.ArgumentParser, ray: bool = True) -> None:
    """Add ``--workers``, and ``--ray`` where a cluster can do the work."""
    parser.add_argument("--workers", type=number(1, 1024), default=cpu_cores(), metavar="N")
    if ray:
        parser.add_argument("--ray", default="", metavar="ADDRESS")


def given_bots(args: argparse.Namespace) -> tuple[str, ...]:
    """Return the names in ``--bots``; raise PrikupError for a bot that cannot be made."""
    return read_bots(args.bots)


def read_bots(text: str, make: Callable[[str], object] = bots.make) -> tuple[str, ...]:
    """Return the names of a comma-separated list; raise PrikupError for a bot that cannot be made."""
    names = tuple(name.strip() for name in text.split(","))
    folder = os.getcwd()
    if ":" in text and folder not in sys.path:
        sys.path.insert(0, folder)  # a module of the folder in which the command is given
    for name in names:
        make(name)
    return names
