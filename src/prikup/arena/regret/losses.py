"""Losses of decisions, and the keys they are summed by."""

from __future__ import annotations

from fractions import Fraction

from prikup.core import Struct


class Loss(Struct, frozen=True):
    """The loss of a decision.

    ``part`` is the judged part (``play``, ``worlds``, ``exchange``, ``calls``), ``phase`` the kind of deal,
    ``role`` the role of the seat that decided. Losses of cards are in tricks or points, all others in
    results; ``amount`` is never below 0.
    """

    part: str
    phase: str
    role: str
    amount: Fraction
