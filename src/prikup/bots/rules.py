"""The rules bot: each game's own rules of thumb, found by the game's id."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import NamedTuple

from prikup import registry
from prikup.bots.base import Seed, legal_texts, seeded_number
from prikup.bots.causes import Cause, Mechanism, Reason
from prikup.bots.ratings import ChoiceValues, Trials
from prikup.cards import RANK_LETTERS
from prikup.core import Claim, View

Decide = Callable[[View, Sequence[str], Seed], str]
"""The choice among several texts, by what the seed draws."""
RuleOnTop = Callable[[View, Sequence[str], str], str]
"""The choice in place of a bot's, by the view, the legal texts and what the bot said."""


class GameBot(NamedTuple):
    """A game's part of the rules bot: the part ``bot`` of its folder."""

    choose: Decide
    """The choice by a view, the texts of the legal choices, at least two, and the bot's seed.

    What is drawn is drawn by :func:`prikup.bots.base.seeded_number`.
    """
    proves: Callable[[View], bool] | None = None
    """True if an offer to divide the rest can be accepted without loss; None if the game knows no offers."""
    offer: Callable[[View], Claim | None] | None = None
    """The offer that can be made without loss; None if the game knows no offers."""
    search: Decide | None = None
    """The choice of the search bot; None if it is that of ``choose``."""
    rate: Callable[[View, Sequence[str], Seed], ChoiceValues] | None = None
    """The values of the choices that are looked at."""
    ranks: str = RANK_LETTERS
    """The ranks of a suit, the highest last."""
    trials: Callable[[View, Sequence[str], Seed, int], Trials] | None = None
    """The value of each card in each of up to so many worlds, in the unit of the score."""
    fears: Callable[[View, Sequence[str], Seed, int], Trials | None] | None = None
    """The tricks that each card avoids in an all-pass where both others play to give the player tricks.

    None in other deals.
    """
    brief: Callable[[View, Sequence[str], Seed], str] | None = None
    """The choice without any search, for deals that are played on by the hundred."""
    mechanism: Mechanism | None = None
    """The proof of the cause of a card."""
    counts: Callable[[View, Sequence[str], Seed, str, str], Cause | None] | None = None
    """The count of the layouts that speak for a call against another; None if they do not."""
    facts: Callable[[View], tuple[Reason, ...]] | None = None
    """Facts about a decision that only this game has, for a hint."""
    mistake: float = 3.0
    """The least loss that makes a choice a mistake."""
    unit: str = "points"
    """The unit of the score: ``whists``, ``chips`` or ``points``."""
    card_measure: str = ""
    """The measure of a card in a hint; the unit of the score if empty."""
    exploiters: Mapping[str, RuleOnTop] = MappingProxyType({})
    """Simple rules on top of a bot, by name, each of which uses one habit of opponents."""


def game_bot(game: str) -> GameBot | None:
    """Return a game's part of the rules bot; None if it has none."""
    return registry.find_part(game, "bot", GameBot)


class HouseBot(ABC):
    """Base of our bots: a forced choice is made at once, a claim is answered by :func:`answer_claim`."""

    def choose(self, view: View) -> str:
        """Return the text of a legal choice; raise PrikupError if the viewer has nothing to decide."""
        texts = legal_texts(view)
        if len(texts) == 1:
            return texts[0]
        return answer_claim(view) if view.asks == "answer" else self._choose(view, texts)

    @abstractmethod
    def _choose(self, view: View, texts: Sequence[str]) -> str:
        """Choose among several texts."""


class RulesBot(HouseBot):
    """Decides by rules of thumb and, when few cards are left, by search.

    It is meant as a fixed yardstick for other bots. In a game without rules of thumb it chooses at random.
    """

    name = "rules"

    def __init__(self, seed: Seed = 0) -> None:
        self.seed = seed

    def offer(self, view: View) -> Claim | None:
        """Return a claim that can be proved; None without one."""
        game_part = game_bot(view.game)
        return None if game_part is None or game_part.offer is None else game_part.offer(view)

    def _choose(self, view: View, texts: Sequence[str]) -> str:
        """Choose by the game's bot, else at random."""
        game_part = game_bot(view.game)
        if game_part is None:
            return texts[seeded_number(self.seed, view) % len(texts)]
        return self._decide(game_part)(view, texts, self.seed)

    def _decide(self, game_part: GameBot) -> Decide:
        """Return the function by which the game's bot decides."""
        return game_part.choose


class SearchBot(RulesBot):
    """Decides by the average score over worlds that fit the view, each solved with the cards open.

    In what a game does not search it decides as the rules bot does.
    """

    name = "search"

    def _decide(self, game_part: GameBot) -> Decide:
        """Return the function by which the game's bot searches, else that of the rules bot."""
        return game_part.search or game_part.choose


def answer_claim(view: View) -> str:
    """Return the answer to a claim, ``yes`` or ``no``: yes only if a search of the game's bot proves it."""
    game_part = game_bot(view.game)
    if game_part is None or game_part.proves is None:
        return "no"
    return "yes" if game_part.proves(view) else "no"
