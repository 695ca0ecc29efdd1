"""Sizes of all samples in tests: small by default, large with ``pytest --full``.

``pytest --size matches=500`` sets one size, also together with ``--full``.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

import pytest

T = TypeVar("T")

SMALL = {
    "laws": 1,  # matches for each law, preset and number of players
    "matches": 96,  # matches by random rules
    "frames": 2,  # deals of each preset and number of players whose messages are compared
    "bots": 3,  # matches of each game between bots by random rules
    "luck": 2,  # matches in which luck and skill are summed
    "blamed": 4,  # deals of a bot whose choices are reviewed
    "lockstep": 40,  # deals that compiled rules and the rules play side by side
    "compiled": 1,  # random option sets that are compiled
    "taught": 24,  # real choices whose cause is looked for
    "deals": 400,  # deals in each block that two scorers write
    "masked": 60,  # deals of finished matches, private and public, that are searched for
    "people": 6,  # simulated people who live a day on a server
    "kills": 2,  # servers that are killed; the database falls over half as often
    "tables": 15,  # tables of each kind with random events
    "files": 50,  # damaged files and files that are no records
    "accepted": 1,  # inputs of each route and message that a server accepts, at least
    "hosted": 1,  # matches of each game that are played in a browser's host and on a server
    "decided": 1,  # deals of each game and bot whose decisions are compared with those in a page
    "tabs": 1,  # tabs of the site that are killed
    "refused": 3,  # inputs of each route and message that it refuses for their content, at least
}
FULL = {
    "laws": 150,
    "matches": 20_000,
    "frames": 271,
    "bots": 150,
    "luck": 150,
    "blamed": 60,
    "lockstep": 10_000,
    "compiled": 200,
    "taught": 60,
    "deals": 500,
    "masked": 10_000,
    "people": 100,
    "kills": 200,
    "tables": 60,
    "files": 150,
    "accepted": 200,
    "hosted": 250,
    "decided": 30,
    "tabs": 100,
    "refused": 1000,
}

_chosen = dict(SMALL)
_full = False


def choose(full: bool, changes: Sequence[str] = ()) -> None:
    """Set the sizes of this run; raise ``pytest.UsageError`` for a change that is not ``name=number``."""
    global _full
    _full = full
    _chosen.update(FULL if full else SMALL)
    for change in changes:
        name, _, number = change.partition("=")
        if name not in SMALL or not number.isdigit():
            raise pytest.UsageError(f"--size {change}: expected one of {', '.join(SMALL)}, '=' and a number")
        _chosen[name] = int(number)


def is_full() -> bool:
    """Return True if everything is tested: ``pytest --full``."""
    return _full


def sample(everything: Sequence[T], few: Sequence[T]) -> Sequence[T]:
    """Return everything with ``pytest --full``, else the few; call it while tests are collected, or later."""
    return everything if _full else few


def size(name: str) -> int:
    """Return the size of a sample."""
    return _chosen[name]
