"""Examples for a network of hands, its inputs as numbers, and what a network is made of."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, NamedTuple

import numpy as np
import numpy.typing as npt

CARD_INPUTS: Final = 32
"""Inputs that are cards, eight of each suit; others follow."""

Masks = npt.NDArray[np.uint32]
Floats = npt.NDArray[np.float32]


class Examples(NamedTuple):
    """Hands as masks, each with what was played and how it ended.

    ``keys`` put the suits in order, a byte of a suit each; ``inputs`` are those beside the cards, a bit each;
    ``outcomes`` are numbers from 0 up.
    """

    hands: Masks
    keys: Masks
    inputs: Masks
    outcomes: npt.NDArray[np.uint8]

    def select(self, rows: slice | npt.NDArray[Any]) -> Examples:
        """Return the examples of these rows."""
        return Examples(self.hands[rows], self.keys[rows], self.inputs[rows], self.outcomes[rows])


class NetKind(NamedTuple):
    """A network of hands.

    ``sizes`` are the numbers of inputs, of units of the two hidden layers, and of outcomes. ``make_examples``
    returns those of a chunk of deals by seed, chunk and number of deals. ``withheld`` are inputs beside the
    cards that are withheld in half of the examples. An outcome counts ``step`` of a ``unit``. ``deals`` and
    ``epochs`` are the usual numbers of a training.
    """

    sizes: tuple[int, int, int, int]
    make_examples: Callable[[int, int, int], Examples]
    withheld: int
    unit: str
    step: int
    deals: int
    epochs: int


def features(hands: Masks, keys: Masks, inputs: Masks, input_count: int) -> Floats:
    """Return the inputs of a network: float32[n, input_count] of zeros and ones.

    The cards come suit by suit, those with a higher key first and then the longer holdings, so that suits
    that can be exchanged look the same; then the other inputs.
    """
    suits, ranks = (_split_bytes(masks).astype(np.int64) for masks in (hands, keys))
    order = np.argsort(-(suits + 256 * ranks), axis=1, kind="stable")
    ordered = np.take_along_axis(suits, order, axis=1).astype(np.uint8)
    columns = np.concatenate([ordered, _split_bytes(inputs)], axis=1)
    return np.unpackbits(columns, axis=1, count=input_count, bitorder="little").astype(np.float32)


def join(parts: list[Examples]) -> Examples:
    """Return all examples in one."""
    return Examples(*(np.concatenate(column) for column in zip(*parts, strict=True)))


def _split_bytes(masks: npt.NDArray[Any]) -> npt.NDArray[np.uint8]:
    """Return the four bytes of each mask, the lowest first."""
    return np.ascontiguousarray(masks, "<u4").view(np.uint8).reshape(-1, 4)
