"""The rules bot: each game's own rules of thumb, found by the game's id."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from prikup import registry
from prikup.bots.base import legal_texts, lot
from prikup.core import View


class GameBot(NamedTuple):
    """How the rules bot plays a game, which has it as the part ``bot`` of its folder.

    ``choose`` takes a view and a number drawn for the situation; ``proves`` says whether an offer to divide
    the rest can be accepted without loss, None where the game knows no offers.
    """

    choose: Callable[[View, int], str]
    proves: Callable[[View], bool] | None = None


def game_bot(game: str) -> GameBot | None:
    """How the rules bot plays this game, None if it does not know it."""
    return registry.part(game, "bot", GameBot)


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
        own, chance = game_bot(view.game), lot(self.seed, view)
        return texts[chance % len(texts)] if own is None else own.choose(view, chance)


def answer(view: View) -> str:
    """The answer to an offer to divide the rest: yes only to what a search proves."""
    own = game_bot(view.game)
    return "yes" if own is not None and own.proves is not None and own.proves(view) else "no"
