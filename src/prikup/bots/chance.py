"""The random bot: any legal choice, each as likely as the other."""

from __future__ import annotations

from prikup.bots.base import Seed, legal_texts, lot
from prikup.bots.rules import answer
from prikup.core import View


class RandomBot:
    """Chooses at random; an offer to divide the rest it answers as every bot does."""

    name = "random"

    def __init__(self, seed: Seed = 0) -> None:
        self.seed = seed

    def choose(self, view: View) -> str:
        """The text of a legal choice; raises PrikupError if the viewer has nothing to decide."""
        texts = legal_texts(view)
        if view.asks == "answer":
            return answer(view)
        return texts[lot(self.seed, view) % len(texts)]
