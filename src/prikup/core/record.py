"""The base of every record of the core."""

from __future__ import annotations

import msgspec


class Record(msgspec.Struct, frozen=True):
    """A small immutable value."""
