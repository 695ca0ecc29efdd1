"""A bot that samples: it deals out the cards it cannot see, solves each such world, and plays what does best.

Measure it with ``prikup arena --bots examples.sampling_bot:Sampler --against beginner --deals 20``.
"""

from __future__ import annotations

from collections import Counter
from random import Random

import prikup
from prikup.bots import make
from prikup.solver import OpenHands, find_question
from prikup.worlds import Layouts, build_state

WORLDS = 10


class Sampler:
    """Plays cards by what they are worth on average over worlds, and does all else as ``beginner`` does."""

    def __init__(self, seed: int | str = 0) -> None:
        self.seed, self.usual, self.solver = seed, make("beginner", seed), OpenHands()

    def choose(self, view: prikup.View) -> str:
        """Return the text of a legal choice."""
        many = sum(seat.count for seat in view.seats) > 15
        if view.asks != "play" or len(view.legal) == 1 or (many and view.contract is None):
            return self.usual.choose(view)  # all-passes are slow to solve at first
        game, values = prikup.GAMES[view.game], Counter[str]()
        chance = Random(f"{self.seed} {view.seat} {len(view.log)}")
        for masks in Layouts.of(view.hidden).sample(chance, WORLDS):
            world = build_state(game, view, masks)
            if world is not None and (question := find_question(world)) is not None:
                values.update(self.solver.play_values(question))
        return max(view.legal, key=values.__getitem__)
