"""Bots: players that see a view, never a match, and answer with one of its choices."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from prikup.bots.base import Bot, Seed
from prikup.bots.chance import RandomBot
from prikup.bots.rules import RulesBot, SearchBot
from prikup.core import PrikupError

__all__ = ["BOTS", "Bot", "Seed", "make"]

BOTS: Final[dict[str, Callable[[Seed], Bot]]] = {"random": RandomBot, "rules": RulesBot, "search": SearchBot}


def make(name: str, seed: Seed = 0) -> Bot:
    """The bot of this name; equal seeds decide equally in equal situations. Raises PrikupError.

    >>> type(make("rules", seed=7)).__name__
    'RulesBot'
    """
    try:
        bot = BOTS[name]
    except KeyError:
        raise PrikupError("bot", given=name, expected=tuple(BOTS)) from None
    return bot(seed)
