"""Kinds of deal that an auction of Paston can lead to."""

from __future__ import annotations

from typing import Final

from prikup.toolkit.forced import Forced

FORCED: Final = Forced({"contract": None})
