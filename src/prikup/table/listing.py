"""The entry of a table in the public list of open tables."""

from __future__ import annotations

from prikup.core import Struct


class Listing(Struct, frozen=True, omit_defaults=True):
    """An entry since a time; after ``fill_after`` seconds bots take the free seats (0: never)."""

    since: float
    fill_after: int = 0
