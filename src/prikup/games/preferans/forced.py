"""Kinds of deal that an auction of Preferans can lead to."""

from __future__ import annotations

from typing import Final

from prikup.games.preferans.contracts import MISERE
from prikup.toolkit.forced import Forced

FORCED: Final = Forced({"contract": None, "misere": MISERE, "all-pass": ""}, frozenset({"misere"}))
