"""What a decision lost, and by what it is counted."""

from __future__ import annotations

from fractions import Fraction

from prikup.core import Struct


class Loss(Struct, frozen=True):
    """What a decision lost.

    ``part`` is what was judged (``play``, ``worlds``, ``exchange``, ``calls``), ``phase`` in which kind of
    deal and how, ``role`` whose decision it was. Cards are counted in tricks or points, all else in what the
    deal brings; ``amount`` is never below 0.
    """

    part: str
    phase: str
    role: str
    amount: Fraction
