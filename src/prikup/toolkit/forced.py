"""Deals of one kind: what is said in the auction so that such a deal is played."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import NamedTuple

from prikup.cards import Suit


class Forced(NamedTuple):
    """Kinds of deal that an auction can be made to lead to, as the part ``forced`` of a game's folder.

    ``calls`` has for each kind what its declarer calls while all others pass; None is the lowest bid they can
    make, and an empty text means that nobody declares. The declarer is the seat whose cards fit: those that
    win least for a kind in ``low``, else those that win most. ``contracts`` are those that a deal can be
    played at, each with its trump, None without one.
    """

    calls: Mapping[str, str | None]
    low: frozenset[str] = frozenset()
    contracts: Mapping[str, Suit | None] = MappingProxyType({})
