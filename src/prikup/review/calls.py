"""Judgement of calls, discards and declarations: all choices are played on over the same worlds."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import Final

import numpy as np

from prikup.bots.base import seeded_number
from prikup.bots.ratings import Trials
from prikup.bots.rules import SearchBot
from prikup.core import Match, Turn, View
from prikup.review.fixed_bot import REVIEW_SEED, BriefBot, FixedBot
from prikup.review.weighing import BLUNDER_RATIO, Weighed, weigh
from prikup.worlds import Layouts, Weights, build_state, resample

SOLVED_WORLD_STEPS: Final = (12, 30, 60)
"""Numbers of worlds over which a call is played on, until it is clear whether it was a mistake."""
PLAYED_WORLD_STEPS: Final = (12, 30)
"""Numbers of worlds if the cards are played one by one, which takes ten times as long."""
MAX_CHOICES_ALL_TRIED: Final = 3
"""Number of choices up to which all are tried."""
PASS: Final = "pass"
LAYOUTS_PER_WORLD: Final = 8
"""Layouts drawn for each world that is chosen."""


class CallReview:
    """Results of calls if the fixed bot plays on."""

    def __init__(self, bot: FixedBot) -> None:
        self._bot, self._search, self._brief = bot, SearchBot(REVIEW_SEED), BriefBot()

    def judged(
        self, match: Match, view: View, turn: Turn, played: str, worlds: int, mistake: float
    ) -> Weighed | None:
        """Return the loss of a call by the player's knowledge; None if a bot makes the same call.

        A call that the rules bot or the search bot makes is no mistake.
        """
        usual = self._bot.choice(match, turn)
        if played == usual or played == self._search.choose(view):
            return None
        texts = _tried_choices(match, turn, played, usual)
        found: Weighed | None = None
        scores: list[list[float]] = []
        ladder = SOLVED_WORLD_STEPS if match.game.dividing else PLAYED_WORLD_STEPS
        states = self._worlds(match, view, min(worlds, ladder[-1]))
        for most in ladder:
            for state in states:
                scores.append([self._worth(state, turn, text) for text in texts])
                if len(scores) == most:
                    break
            if not scores:
                return None
            found = weigh(Trials(np.ones(len(scores)), np.array(scores), False), texts, played)
            if len(scores) < most or found.most < mistake or found.low > BLUNDER_RATIO * mistake:
                break
        return found

    def opened(self, match: Match, turn: Turn, texts: Sequence[str]) -> dict[str, float]:
        """Return the value of each call with the true cards."""
        return {text: self._worth(match, turn, text) for text in texts}

    def _worth(self, match: Match, turn: Turn, text: str) -> float:
        after = match.apply(match.move(text, turn.by))
        return float(self._brief.after(after)[turn.by])

    def _worlds(self, match: Match, view: View, most: int) -> Iterator[Match]:
        """Yield states that fit the player's view; likely ones may be repeated."""
        random = Random(seeded_number(REVIEW_SEED, view))
        layouts = Layouts.of(view.hidden).sample(random, LAYOUTS_PER_WORLD * most)
        own = match.game.part("weights", Weights)
        if own is not None:
            chosen, times = resample(own.of(view, layouts), most)
            layouts = layouts[np.repeat(chosen, times.astype(int))]
        order = list(range(len(layouts)))
        random.shuffle(order)
        states = (build_state(match.game, view, masks) for masks in layouts[order[:most]].tolist())
        return (state for state in states if state is not None)


def _tried_choices(match: Match, turn: Turn, played: str, usual: str) -> list[str]:
    """Return the choice and the tried alternatives: the fixed bot's and pass, or all of few choices."""
    texts = [action.text for action in match.legal(turn)]
    wide = len(texts) <= MAX_CHOICES_ALL_TRIED
    return [played, *(text for text in texts if text != played and (wide or text in (usual, PASS)))]
