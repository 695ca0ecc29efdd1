"""What may lie where nobody looks: the cards that a seat does not see, counted and drawn evenly.

:class:`Layouts` numbers all ways to lay hidden cards into the places where they may lie; what is drawn by its
number is drawn evenly, and no draw is in vain. :class:`Weights` say how well each fits.
"""

from prikup.worlds.layouts import Layouts
from prikup.worlds.weights import Weights, picked

__all__ = ["Layouts", "Weights", "picked"]
