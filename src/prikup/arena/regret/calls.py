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
    """The regret of the calls of one deal.

    ``choose`` answers a turn as the bots do; ``chance`` makes the chance of the deal anew.
    """

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
        others = sorted((other for other in texts if other != text), key=lambda other: other != "pass")[
            :MAX_TRIED_CALLS
        ]
        values = [lead_over_mean(self._find_end(match, turn, other), turn.by) for other in (text, *others)]
        role = match.phase.asks
        yield Loss("calls", role, "declarer" if role == "bid" else "defender", max(values) - values[0])

    def _find_end(self, match: Match, turn: Turn, text: str) -> Match:
        """Return the match after the deal in which this call was made."""
        move = match.move(text, turn.by)
        key = (*match.log, move)
        if key not in self._ends:
            self._ends[key] = self._play_on(match, move)
        return self._ends[key]

    def _play_on(self, match: Match, move: Input) -> Match:
        """Return the match after the deal: bots call and exchange, then the cards are played best."""
        chance, best_line = self._chance(), list[str]()
        while True:
            step = match.apply(move)
            match = step.state
            if match.finished or _is_scored(step.facts):
                return match
            turns = match.turns()
            if not turns:
                action = chance(match)
                assert action is not None
                move = Input(None, None, action)
                continue
            if not best_line and (question := question_of(match)) is not None:
                best_line = list(reversed(self._solver.line(question)))
            # A bot may lay its hand open between two cards.
            best = best_line and match.phase.asks == "play"
            move = match.move(best_line.pop(), turns[0].by) if best else self._choose(match, turns[0])


def _is_scored(facts: tuple[Fact, ...]) -> bool:
    """Return True if a deal was scored."""
    return any(isinstance(fact, Scored) for fact in facts)
