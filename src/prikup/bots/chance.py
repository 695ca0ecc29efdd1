"""The random bot: any legal choice, each as likely as the other."""

from __future__ import annotations

from collections.abc import Sequence

from prikup.bots.base import Seed, seeded_number
from prikup.bots.rules import HouseBot
from prikup.core import View


class RandomBot(HouseBot):
    """Chooses at random; an offer to divide the rest it answers as every bot does."""

    name = "random"

    def __init__(self, seed: Seed = 0) -> None:
        self.seed = seed

    def _choose(self, view: View, texts: Sequence[str]) -> str:
        """Choose by the seed and the view, each text equally often."""
        return texts[seeded_number(self.seed, view) % len(texts)]
