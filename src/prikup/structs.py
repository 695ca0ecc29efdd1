"""Base class of the records of the package."""

from __future__ import annotations

import msgspec


class Struct(msgspec.Struct, frozen=True, gc=False):
    """Small immutable record; records form no cycles, so the garbage collector need not follow them."""
