"""The rules bot: each game's own rules of thumb, found by the game's id."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from prikup.bots import paston, prefa, preferans, thousand
from prikup.bots.base import legal_texts, lot
from prikup.core import View

PLAYERS: Final[dict[str, Callable[[View, int], str]]] = {
    "preferans": preferans.choose,
    "prefa": prefa.choose,
    "paston": paston.choose,
    "thousand": thousand.choose,
}
PROOFS: Final[dict[str, Callable[[View], bool]]] = {
    "preferans": preferans.proves,
    "prefa": prefa.proves,
    "paston": paston.proves,
}


class RulesBot:
    """Decides by rules of thumb and, when few cards are left, by search.

    It is meant as a fixed yardstick for other bots. In a game without rules of thumb it chooses at random.
    """

    name = "rules"

    def __init__(self, seed: str | int = 0) -> None:
        self.seed = seed

    def choose(self, view: View) -> str:
        """The text of a legal choice; raises PrikupError if the viewer has nothing to decide."""
        texts = legal_texts(view)
        if len(texts) == 1:
            return texts[0]
        if view.asks == "answer":
            return answer(view)
        player, chance = PLAYERS.get(view.game), lot(self.seed, view)
        return texts[chance % len(texts)] if player is None else player(view, chance)


def answer(view: View) -> str:
    """The answer to an offer to divide the rest: yes only to what a search proves."""
    proves = PROOFS.get(view.game)
    return "yes" if proves is not None and proves(view) else "no"
