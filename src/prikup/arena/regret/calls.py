"""The regret of calls: the gain of the best call, if all bots go on to call and exchange as they do.

The cards are then played best with all hands open.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from prikup.arena.duplicate import MAX_TRIED_CALLS, lead_over_mean
from prikup.arena.exchange import question_of
from prikup.arena.play import Supply
from prikup.arena.regret.losses import Loss
from prikup.core import Fact, Input, Match, Scored, Turn
from prikup.solver import OpenHands

JUDGED_QUESTIONS = ("bid", "defend", "redeal")
"""Questions that are answered by calls."""


class CallRegret:
    """Results of the calls of one deal, with bots that ``choose`` and the deal's ``chance``."""

    def __init__(
        self, solver: OpenHands, choose: Callable[[Match, Turn], Input], chance: Callable[[], Supply]
    ) -> None:
        self._solver, self._choose, self._chance = solver, choose, chance
        self._ends: dict[tuple[Input, ...], Match] = {}

    def losses(self, match: Match, turn: Turn, text: str) -> Iterator[Loss]:
        """Yield the loss of a call to its caller."""
        texts = [action.text for action in match.legal(turn)]
        if match.phase.asks not in JUDGED_QUESTIONS or len(texts) < 2:
            return
        others = sorted((one for one in texts if one != text), key=lambda one: one != "pass")[
            :MAX_TRIED_CALLS
        ]
        worths = [lead_over_mean(self._end(match, turn, one), turn.by) for one in (text, *others)]
        role = match.phase.asks
        yield Loss("calls", role, "declarer" if role == "bid" else "defender", max(worths) - worths[0])

    def _end(self, match: Match, turn: Turn, text: str) -> Match:
        """Return the match after the deal in which this call was made."""
        move = match.move(text, turn.by)
        key = (*match.log, move)
        if key not in self._ends:
            self._ends[key] = self._on(match, move)
        return self._ends[key]

    def _on(self, match: Match, move: Input) -> Match:
        chance, line = self._chance(), list[str]()
        while True:
            step = match.apply(move)
            match = step.state
            if match.finished or _scored(step.facts):
                return match
            turns = match.turns()
            if not turns:
                action = chance(match)
                assert action is not None
                move = Input(None, None, action)
                continue
            if not line and (question := question_of(match)) is not None:
                line = list(reversed(self._solver.line(question)))
            # A bot may lay its hand open between two cards.
            best = line and match.phase.asks == "play"
            move = match.move(line.pop(), turns[0].by) if best else self._choose(match, turns[0])


def _scored(facts: tuple[Fact, ...]) -> bool:
    return any(isinstance(fact, Scored) for fact in facts)
