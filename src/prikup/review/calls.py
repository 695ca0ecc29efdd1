"""Judgement of calls, discards and declarations: all choices are played on over the same worlds."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import Final

from prikup.bots.base import JUDGE_SEED, seeded_number
from prikup.bots.ratings import Trials
from prikup.bots.rules import SearchBot
from prikup.core import Match, Turn, View
from prikup.review.fixed_bot import BriefBot, FixedBot
from prikup.review.weighing import BLUNDER_RATIO, Weighed, weigh
from prikup.worlds import Layouts, Weights, build_state, resample

SOLVED_WORLD_STEPS: Final = (12, 30, 60)
"""Numbers of worlds over which a call is played on, until it is clear whether it was a mistake."""
PLAYED_WORLD_STEPS: Final = (12, 30)
"""Numbers of worlds if the cards are played one by one, which takes ten times as long."""
MAX_CHOICES_ALL_TRIED: Final = 3
"""Number of choices up to which all are tried."""
PASS: Final = "pass"
MAX_SOLVED_CHOICES: Final = 2400
"""Choices of the brief bot over all calls of a deal, after which no more calls are judged.

A call takes at most half of those that are left, but is played on over the first number of worlds at least.
"""
MAX_PLAYED_CHOICES: Final = 1500
"""The same if the cards are played one by one."""
LAYOUTS_PER_WORLD: Final = 8
"""Layouts drawn for each world that is chosen."""


class CallReview:
    """Results of calls if the fixed bot plays on."""

    def __init__(self, bot: FixedBot) -> None:
        self._bot, self._search, self._brief = bot, SearchBot(JUDGE_SEED), BriefBot()

    def judge_call(
        self, match: Match, view: View, turn: Turn, played: str, worlds: int, mistake: float
    ) -> Weighed | None:
        """Return the loss of a call by the player's knowledge; None if it is no mistake.

        A call that the rules bot or the search bot makes is no mistake. Up to ``worlds`` worlds are tried,
        fewer if it is clear earlier that the loss is below ``mistake`` or above it, or if the call has
        had its share of the choices that the brief bot may make in a deal.
        """
        usual = self._bot.choice(match, turn)
        if played == usual or played == self._search.choose(view):
            return None
        most_choices = MAX_SOLVED_CHOICES if match.game.dividing else MAX_PLAYED_CHOICES
        left = most_choices - self._brief.chosen
        if left <= 0:
            return None
        texts = _list_tried_choices(match, turn, played, usual)
        share_end = self._brief.chosen + left // 2
        return self._weigh_call(match, view, turn, texts, worlds, mistake, share_end)

    def _weigh_call(
        self,
        match: Match,
        view: View,
        turn: Turn,
        texts: Sequence[str],
        worlds: int,
        mistake: float,
        share_end: int,
    ) -> Weighed | None:
        """Return the loss of the first of some calls; None if there is no world.

        No world is added after the first step once the brief bot has made ``share_end`` choices. A loss in so
        few worlds counts only if it is far above ``mistake``.
        """
        weighed: Weighed | None = None
        scores: list[list[float]] = []
        world_steps = SOLVED_WORLD_STEPS if match.game.dividing else PLAYED_WORLD_STEPS
        first_step, second_step = world_steps[:2]
        states = self._sample_worlds(match, view, min(worlds, world_steps[-1]))
        for world_count in world_steps:
            is_spent = False
            for state in states:
                scores.append([self._evaluate(state, turn, text) for text in texts])
                is_spent = len(scores) >= first_step and self._brief.chosen >= share_end
                if len(scores) == world_count or is_spent:
                    break
            if not scores:
                return None
            weighed = weigh(Trials([1.0] * len(scores), scores, complete=False), texts, texts[0])
            is_cut = is_spent and len(scores) < second_step
            clear_loss = BLUNDER_RATIO * mistake if len(scores) < second_step else mistake
            if is_cut and weighed.low <= clear_loss:
                weighed = weighed._replace(low=min(weighed.low, 0.0))
            is_clear = weighed.most < mistake or weighed.low > clear_loss
            if is_spent or is_clear or len(scores) < world_count:
                break
        return weighed

    def evaluate_open(self, match: Match, turn: Turn, texts: Sequence[str]) -> dict[str, float]:
        """Return the value of each call with the true cards."""
        return {text: self._evaluate(match, turn, text) for text in texts}

    def _evaluate(self, match: Match, turn: Turn, text: str) -> float:
        """Return the lead that a call brings its seat if the brief bot plays on."""
        step = match.apply(match.move(text, turn.by))
        return float(self._brief.play_on(step)[turn.by])

    def _sample_worlds(self, match: Match, view: View, max_worlds: int) -> Iterator[Match]:
        """Yield up to ``max_worlds`` states that fit the player's view; likely ones may be repeated."""
        random = Random(seeded_number(JUDGE_SEED, view))
        layouts = Layouts.of(view.hidden).sample(random, LAYOUTS_PER_WORLD * max_worlds)
        game_weights = match.game.part("weights", Weights)
        if game_weights is not None:
            chosen, times = resample(game_weights.of(view, layouts), max_worlds)
            layouts = [
                layouts[at] for at, count in zip(chosen, times, strict=True) for _ in range(int(count))
            ]
        order = list(range(len(layouts)))
        random.shuffle(order)
        states = (
            build_state(match.game, view, masks) for masks in (layouts[at] for at in order[:max_worlds])
        )
        return (state for state in states if state is not None)


def _list_tried_choices(match: Match, turn: Turn, played: str, usual: str) -> list[str]:
    """Return the played choice and the tried alternatives.

    They are all choices if there are few, else the fixed bot's choice and pass.
    """
    texts = [action.text for action in match.legal(turn)]
    tries_all = len(texts) <= MAX_CHOICES_ALL_TRIED
    return [played, *(text for text in texts if text != played and (tries_all or text in (usual, PASS)))]
