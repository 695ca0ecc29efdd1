"""Bots: players that see a view, never a match, and answer with one of its choices."""

from __future__ import annotations

import re
from collections.abc import Callable
from importlib.metadata import EntryPoint
from inspect import signature
from typing import Final

from prikup.bots.base import Bot, Offering, Seed, decide, offer_text
from prikup.bots.external import DECISION_TIMEOUT_S, PROGRAM_PREFIX, ProgramBot
from prikup.bots.faults import exception_line
from prikup.core import ArgumentError, PrikupError, quote
from prikup.errors import check_argument
from prikup.nearest import find_nearest
from prikup.registry import Registry

__all__ = [
    "BOTS",
    "DECISION_TIMEOUT_S",
    "GROUP",
    "Bot",
    "Offering",
    "Seed",
    "decide",
    "instantiate",
    "levels",
    "make",
    "offer_text",
]

GROUP: Final = "prikup.bots"
"""The entry points by which a package adds bots: a class, or what else makes a bot, under the bot's name.

It is called with the ``seed`` if it takes one, and imported when the first such bot is made.
"""


def instantiate(kind: Callable[..., Bot], seed: Seed) -> Bot:
    """Call a class, or a function that makes bots, with the seed if it takes one.

    Raises ArgumentError if the object has no method ``choose``.
    """
    if not callable(kind):
        raise ArgumentError("argument-bot", what=quote(kind))
    bot = kind(seed=seed) if "seed" in signature(kind).parameters else kind()
    if not callable(getattr(bot, "choose", None)):
        raise ArgumentError("argument-bot", what=quote(bot))
    return bot


def _make_factory(entry_point: EntryPoint) -> Callable[[Seed], Bot]:
    """Return a function from a seed to the bot of an entry point; it raises PrikupError, naming the bot."""

    def make_one(seed: Seed) -> Bot:
        try:
            bot = instantiate(entry_point.load(), seed)
        except Exception as error:  # whatever a package does wrong, it is told whose bot it is
            if entry_point.name == entry_point.value:
                raise PrikupError("bot-class", given=entry_point.name, why=exception_line(error)) from error
            raise PrikupError(
                "bot-installed", given=entry_point.name, source=entry_point.value, why=exception_line(error)
            ) from error
        return bot

    return make_one


BOTS: Final = Registry(GROUP, "bot", _make_factory)
"""The factories of the registered bots by name."""
CLASS: Final = re.compile(r"[\w.]+:[\w.]+")
"""Pattern of the name of a class, ``module:Class``."""
USUAL: Final = "rules"
"""The bot that is meant where none is chosen."""
YARDSTICKS: Final = frozenset({"random"})
"""Bots that others are measured by, and no company at a table."""


def levels() -> tuple[str, ...]:
    """Return the bots offered at a table: ours, the weakest first, then those of other packages.

    >>> levels()[:3]
    ('beginner', 'rules', 'search')
    """
    return tuple(name for name in BOTS if name not in YARDSTICKS)


def make(name: str, seed: Seed = 0, seconds: float = DECISION_TIMEOUT_S) -> Bot:
    """Make the bot of a name, of a class ``module:Class``, or of a program ``cmd:…``.

    Equal seeds decide equally in equal situations. A program has so many ``seconds`` a decision. Raises
    PrikupError where there is no such bot or it cannot be made. Look a name typed by a stranger up in
    ``BOTS`` first: here a module that it names is imported, and a program started.

    >>> type(make("rules", seed=7)).__name__
    'RulesBot'
    >>> type(make("prikup.bots.chance:RandomBot")).__name__
    'RandomBot'
    """
    check_argument("name", name, str)
    maker = BOTS.get(name)
    if maker is None:
        if name.startswith(PROGRAM_PREFIX):
            return ProgramBot(name, seed, seconds)
        if ":" not in name:
            names = tuple(BOTS)
            nearest = find_nearest(name, names)
            if nearest:
                raise PrikupError("bot-near", given=name, expected=names, near=nearest)
            raise PrikupError("bot", given=name, expected=names)
        if not CLASS.fullmatch(name) or name.partition(":")[0].endswith(".py"):
            raise PrikupError("bot-file", given=name)
        maker = _make_factory(EntryPoint(name, name, GROUP))
    return maker(seed)
