"""Calls, discards and declarations judged by playing on over worlds that fit what the player saw, paired."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import Final

import numpy as np

from prikup.bots.base import lot
from prikup.bots.ratings import Trials
from prikup.bots.rules import SearchBot
from prikup.core import Match, Turn, View
from prikup.review.fixed import SEED, BriefBot, FixedBot
from prikup.review.weighing import BLUNDER, Weighed, weighed
from prikup.worlds import Layouts, Weights, picked, state_in

LADDER: Final = (12, 30, 60)
"""Over how many worlds a call is played on, as long as it is in doubt whether it was a mistake."""
SHORT: Final = (12, 30)
"""The same where the cards are played out one by one, which takes ten times as long."""
FEW: Final = 3
"""So few choices are all tried."""
PASS: Final = "pass"
SPARE: Final = 8
"""How many times as many are drawn to choose from."""


class CallReview:
    """What calls lead to if the fixed bot plays on."""

    def __init__(self, bot: FixedBot) -> None:
        self._bot, self._search, self._brief = bot, SearchBot(SEED), BriefBot()

    def judged(
        self, match: Match, view: View, turn: Turn, played: str, worlds: int, mistake: float
    ) -> Weighed | None:
        """What a call lost by what the player could know; None where a bot does the same.

        What either the rules bot or the search bot does is not blamed: two judges must agree.
        """
        usual = self._bot.choice(match, turn)
        if played == usual or played == self._search.choose(view):
            return None
        texts = _tried(match, turn, played, usual)
        found: Weighed | None = None
        scores: list[list[float]] = []
        ladder = LADDER if match.game.dividing else SHORT
        states = self._worlds(match, view, min(worlds, ladder[-1]))
        for most in ladder:
            for state in states:
                scores.append([self._worth(state, turn, text) for text in texts])
                if len(scores) == most:
                    break
            if not scores:
                return None
            found = weighed(Trials(np.ones(len(scores)), np.array(scores), False), texts, played)
            if len(scores) < most or found.most < mistake or found.low > BLUNDER * mistake:
                break
        return found

    def opened(self, match: Match, turn: Turn, texts: Sequence[str]) -> dict[str, float]:
        """What each call comes to as the cards lie."""
        return {text: self._worth(match, turn, text) for text in texts}

    def _worth(self, match: Match, turn: Turn, text: str) -> float:
        after = match.apply(match.move(text, turn.by))
        return float(self._brief.after(after)[turn.by])

    def _worlds(self, match: Match, view: View, most: int) -> Iterator[Match]:
        """States that the player could not tell from this one, the most likely more than once."""
        random = Random(lot(SEED, view))
        layouts = Layouts.of(view.hidden).some(random, SPARE * most)
        own = match.game.part("weights", Weights)
        if own is not None:
            chosen, times = picked(own.of(view, layouts), most)
            layouts = layouts[np.repeat(chosen, times.astype(int))]
        order = list(range(len(layouts)))
        random.shuffle(order)
        states = (state_in(match.game, view, masks) for masks in layouts[order[:most]].tolist())
        return (state for state in states if state is not None)


def _tried(match: Match, turn: Turn, played: str, usual: str) -> list[str]:
    """What was chosen, and what is tried instead: what the fixed bot does, and of few choices all."""
    texts = [action.text for action in match.legal(turn)]
    wide = len(texts) <= FEW
    return [played, *(text for text in texts if text != played and (wide or text in (usual, PASS)))]
