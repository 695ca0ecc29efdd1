"""The base of every record of the core."""

from __future__ import annotations

import msgspec


class Struct(msgspec.Struct, frozen=True, gc=False):
    """A small immutable value; records form no cycles, so the garbage collector need not follow them."""
