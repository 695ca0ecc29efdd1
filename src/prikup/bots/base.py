"""What a bot is, and what all bots share."""

from __future__ import annotations

from hashlib import blake2b
from typing import Protocol

from prikup.core import PrikupError, View

Seed = str | int


class Bot(Protocol):
    """A player: ``choose`` answers a view in which it is this seat's turn.

    The answer is the text of one of the legal choices. It depends on the seed, the seat and what
    the view shows, and on nothing else, so a decision can be repeated. A bot may have a ``name``.
    """

    def choose(self, view: View) -> str:
        """The text of the choice; raises PrikupError if the viewer has nothing to decide."""


def legal_texts(view: View) -> tuple[str, ...]:
    """The legal choices of the viewer's turn; raises PrikupError if it is not theirs."""
    texts = () if view.acting is None else view.legal
    if not texts:
        raise PrikupError("bot-turn", seat=view.seat)
    return texts


def lot(seed: Seed, view: View) -> int:
    """A number of 64 bits drawn from the seed, the seat and what has happened in public."""
    told = [str(seed), view.game, str(view.seat), str(view.deal_no)]
    for move in view.log:
        told.append(f"{move.seat} {move.action.seen_by(None, move.by).text}")
    return int.from_bytes(blake2b("\n".join(told).encode(), digest_size=8).digest(), "big")
