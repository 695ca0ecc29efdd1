"""A deal of another table, or the deal of the day, dealt first at this table: same cards, same proof."""

from __future__ import annotations

from prikup.core import Struct
from prikup.shuffle import DealSeeds


class ReusedDeal(Struct, frozen=True):
    """The seeds of a first deal that was dealt elsewhere before.

    ``id`` is the name of the deal. ``dealer`` is the seat that dealt it there; a match that began with it
    draws the same dealer again from the same seeds.
    """

    id: str
    seeds: DealSeeds
    dealer: int
