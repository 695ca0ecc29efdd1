"""What commands share that have something played: the game, its rules, bots, and processes."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Callable

from prikup import bots, games
from prikup.cli.common import cores, number


def rules_of(args: argparse.Namespace) -> str:
    """The rules that were asked for, else the first of the game's presets; raises OptionError."""
    rules: str | None = args.rules
    return games.get(args.game).presets[0] if rules is None else rules


def add_game(parser: argparse.ArgumentParser) -> None:
    """The arguments that say what is played, and by which seed."""
    parser.add_argument("--game", default=games.usual(), metavar="GAME")
    parser.add_argument("--rules", metavar="RULES")
    parser.add_argument("--seed", default="1")


def add_bots(parser: argparse.ArgumentParser, usual: str) -> None:
    """The argument that names bots; its help lists those there are."""
    action = parser.add_argument("--bots", default=usual)
    vars(action).update(usual=usual, known=", ".join(bots.BOTS))


def add_workers(parser: argparse.ArgumentParser) -> None:
    """The arguments that say who plays the deals."""
    parser.add_argument("--workers", type=number(1, 1024), default=cores(), metavar="N")
    parser.add_argument("--ray", default="", metavar="ADDRESS")


def bots_of(args: argparse.Namespace) -> tuple[str, ...]:
    """The names of the bots that were asked for, each of which can be made; raises PrikupError."""
    return named_bots(args.bots)


def named_bots(text: str, make: Callable[[str], object] = bots.make) -> tuple[str, ...]:
    """The names of bots, separated by commas, each of which can be made; raises PrikupError."""
    names = tuple(name.strip() for name in text.split(","))
    here = os.getcwd()
    if ":" in text and here not in sys.path:
        sys.path.insert(0, here)  # a module of the folder in which the command is given
    for name in names:
        make(name)
    return names
