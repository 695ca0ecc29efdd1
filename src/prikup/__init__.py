"""The Preference family of card games, by the rules of your own table.

Where to start; everything else is in the modules these names come from.

- To play a deal by hand: :func:`new`, then ``deal``, ``play``, ``legal`` and ``turns`` of a :class:`Match`,
  ``print(match)``, :func:`solve` with all cards open, and the rules of :data:`GAMES`.
- To write a bot: :class:`Bot`, :class:`View`, :func:`selfplay`.
- To gather data: :func:`selfplay` and ``row`` of a :class:`FinishedDeal`; ``prikup.arena.records_of`` makes
  records of them.
- To keep score or read a recorded match: :func:`read`, :func:`score`, :class:`Sheet`, and :func:`enter` for
  the result of a single deal.

>>> match = new("preferans", "wikipedia-sochi; target=10", players=3).deal(seed=1)
>>> match = match.play("7S").play("pass").play("pass")
>>> match
<match of preferans, wikipedia-sochi; target=10: deal 1, discarding, seat 0 to act>

Every name is imported when it is first used, so ``import prikup`` itself costs nothing.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from prikup.arena import BotError, FinishedDeal, selfplay
    from prikup.bots import Bot
    from prikup.cards import Card, Cards
    from prikup.core import (
        ArgumentError,
        Game,
        Match,
        OptionError,
        PrikupError,
        RuleError,
        Turn,
        View,
    )
    from prikup.keeper.model import ScoredDocument
    from prikup.keeper.score import score
    from prikup.records import MatchRecord, RecordError, enter, read
    from prikup.registry import GAMES, new
    from prikup.sheet import Sheet
    from prikup.solver import Solution, solve

    __version__: str
else:
    from importlib import import_module

    _HOMES = {
        "arena": ("BotError", "FinishedDeal", "selfplay"),
        "bots": ("Bot",),
        "cards": ("Card", "Cards"),
        "core": (
            "ArgumentError",
            "Game",
            "Match",
            "OptionError",
            "PrikupError",
            "RuleError",
            "Turn",
            "View",
        ),
        "keeper.model": ("ScoredDocument",),
        "keeper.score": ("score",),
        "records": ("MatchRecord", "RecordError", "enter", "read"),
        "registry": ("GAMES", "new"),
        "sheet": ("Sheet",),
        "solver": ("Solution", "solve"),
    }
    _HOME = {name: home for home, names in _HOMES.items() for name in names}

    def __getattr__(name):
        if name == "__version__":
            found = import_module("importlib.metadata").version("prikup")
        elif name in _HOME:
            found = getattr(import_module(f"prikup.{_HOME[name]}"), name)
        else:
            raise AttributeError(f"module 'prikup' has no attribute {name!r}")
        globals()[name] = found
        return found

    def __dir__():
        return sorted({*globals(), *__all__})


__all__ = [
    "GAMES",
    "ArgumentError",
    "Bot",
    "BotError",
    "Card",
    "Cards",
    "FinishedDeal",
    "Game",
    "Match",
    "MatchRecord",
    "OptionError",
    "PrikupError",
    "RecordError",
    "RuleError",
    "ScoredDocument",
    "Sheet",
    "Solution",
    "Turn",
    "View",
    "__version__",
    "enter",
    "new",
    "read",
    "score",
    "selfplay",
    "solve",
]
