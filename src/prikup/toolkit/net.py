"""Source of what a network of hands learns from."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple


class PlayedHand(NamedTuple):
    """A hand as a mask, what a network is told of it beside its cards, and the number of its outcome.

    ``keys`` put the suits in order, a byte of a suit each; ``inputs`` are a bit each.
    """

    hand: int
    keys: int
    inputs: int
    outcome: int


class NetSource(NamedTuple):
    """A network of a game's own, as the part ``net`` of the game's folder.

    ``input_count`` are its inputs beside the cards, ``units`` those of its two hidden layers. An outcome
    counts ``step`` of a ``unit``. ``draw`` returns the hands of so many deals, drawn by a generator of NumPy
    and solved. ``deals`` and ``epochs`` are the usual numbers of a training.
    """

    input_count: int
    units: tuple[int, int]
    outcome_count: int
    draw: Callable[[Any, int], list[PlayedHand]]
    unit: str
    step: int
    deals: int
    epochs: int
