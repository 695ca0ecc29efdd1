"""What may lie where nobody looks: the cards that a seat does not see, counted and drawn evenly.

:class:`Layouts` numbers all ways to lay hidden cards into the places where they may lie; what is drawn by its
number is drawn evenly, and no draw is in vain. :class:`Weights` say how well each fits, :func:`state_in`
makes a match of it that can be played on.
"""

from prikup.worlds.layouts import Layouts
from prikup.worlds.states import state_in
from prikup.worlds.weights import Weights, picked

__all__ = ["Layouts", "Weights", "picked", "state_in"]
