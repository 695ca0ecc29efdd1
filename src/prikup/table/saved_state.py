"""A table as bytes, so that opening one need not fold all of its events.

The bytes are valid for the code that wrote them only: whoever stores them keeps a key of that code beside
them. They begin with a checksum, so that damaged ones are ignored, and what they name is limited to records
of this package, so that none can run anything.
"""

from __future__ import annotations

import copyreg
import io
import pickle
from collections.abc import Callable
from enum import Enum
from fractions import Fraction
from hashlib import blake2b
from typing import Any

from prikup.cards import Card, Cards, Pack
from prikup.core import Game, Struct
from prikup.games import get_game
from prikup.table.state import Table

MAX_UNSAVED_EVENTS = 500
"""The events after which a state is saved though no deal has ended."""
CHECKSUM_BYTES = 16
"""The size of the checksum before the pickle of a table."""

OTHER_CLASSES = {
    ("fractions", "Fraction"): Fraction,
    ("builtins", "frozenset"): frozenset,
    ("builtins", "tuple"): tuple,
}
PART_CLASSES = (Struct, Card, Cards, Pack, Enum)


class SavedTable(Struct, frozen=True):
    """A table as bytes, after its event number ``version``."""

    version: int
    body: bytes


class _Unpickler(pickle.Unpickler):
    """An unpickler that finds only what a table consists of."""

    def find_class(self, module: str, name: str) -> object:
        """Return a class or ``get_game``; raises UnpicklingError for anything that is no part of a table."""
        if (module, name) == (get_game.__module__, get_game.__name__):
            return get_game
        if (module, name) in OTHER_CLASSES:
            return OTHER_CLASSES[module, name]
        if module.startswith("prikup.") and name.isidentifier():
            found = super().find_class(module, name)
            if isinstance(found, type) and issubclass(found, PART_CLASSES):
                return found
        raise pickle.UnpicklingError(module, name)


def save_table(table: Table) -> SavedTable | None:
    """Return a table as bytes; None for a game that is not of this package, whose code no key covers."""
    if not type(table.game).__module__.startswith("prikup."):
        return None
    written = io.BytesIO()
    pickler = pickle.Pickler(written, protocol=5)
    reducers: dict[type, Callable[[Any], Any]] = {type(table.game): _reduce_game}
    pickler.dispatch_table = copyreg.dispatch_table | reducers
    pickler.dump(table)
    return SavedTable(table.version, add_checksum(written.getvalue()))


def add_checksum(pickled: bytes) -> bytes:
    """Return a pickle with its checksum before it."""
    return blake2b(pickled, digest_size=CHECKSUM_BYTES).digest() + pickled


def _reduce_game(game: Game) -> tuple[object, tuple[str]]:
    return get_game, (game.id,)


def load_table(saved: SavedTable) -> Table | None:
    """Return the table that was saved; None if the bytes hold no such table."""
    pickled = saved.body[CHECKSUM_BYTES:]
    if add_checksum(pickled) != saved.body:
        return None
    try:
        table = _Unpickler(io.BytesIO(pickled)).load()
    except Exception:  # whatever is wrong with them, the events are there
        return None
    return table if isinstance(table, Table) and table.version == saved.version else None


def is_worth_saving(table: Table, saved_version: int, has_ended_deal: bool) -> bool:
    """Return True if a table should be saved, after its last event; earlier it was at ``saved_version``."""
    return has_ended_deal or table.version - saved_version >= MAX_UNSAVED_EVENTS
