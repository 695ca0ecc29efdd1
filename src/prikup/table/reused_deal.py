"""A deal of another table, or of a day, that is dealt at this one first: the same cards, proved alike."""

from __future__ import annotations

from prikup.core import Struct
from prikup.shuffle import DealSeeds


class ReusedDeal(Struct, frozen=True):
    """What the first deal is made of, instead of seeds of this table.

    ``id`` is what the deal is called. The seeds are those of the deal where it was dealt before, whose seat
    ``dealer`` dealt it; a match that began with it draws that dealer by the same seeds again.
    """

    id: str
    seeds: DealSeeds
    dealer: int
