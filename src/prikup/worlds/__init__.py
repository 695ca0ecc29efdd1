"""Possible worlds: layouts of the cards that a seat does not see, counted and sampled uniformly.

:class:`Layouts` numbers all ways to place hidden cards; a layout drawn by its number is uniform, without
rejected draws. :class:`Weights` measure how well each fits, :func:`build_state` makes a playable match of it.
"""

from prikup.worlds.layouts import Layouts
from prikup.worlds.states import build_state
from prikup.worlds.weights import Weights, resample

__all__ = ["Layouts", "Weights", "build_state", "resample"]
