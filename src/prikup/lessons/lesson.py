"""A step of a lesson in progress, under the rules of its game."""

from __future__ import annotations

import re
from typing import Final

from prikup import registry
from prikup.cards import Cards
from prikup.core import Action, Deal, Draw, Input, Match, PlayCard
from prikup.lessons.model import LEARNER_SEAT, LessonError, LessonStep, StepOutcome
from prikup.solver import SolverError, answer, find_question, read_cards, read_hands

_UNASKED_MOVE: Final = re.compile(r"by (\d): (.+)")
_PLAY_ON: Final = re.compile(r"play (\d+)")


class Lesson:
    """One step, from its first question on.

    ``begun`` are the inputs before that, the deal first; ``match`` is its current state.
    """

    def __init__(self, step: LessonStep) -> None:
        self.step = step
        self._line = list(step.line)
        self.match = registry.new(step.game, step.rules or None, step.players)
        dealt = [Input(None, None, action) for action in _chance_actions(step)]
        for move in dealt:
            self.match = self.match.apply(move).state
        self.begun = (*dealt, *self._go_on())

    @property
    def is_done(self) -> bool:
        """True if the step is finished."""
        return not self._line

    @property
    def right_actions(self) -> tuple[str, ...]:
        """The right actions now."""
        if self.is_done:
            return ()
        right = self._line[0].removeprefix("?")
        turn = self.match.turn_of(LEARNER_SEAT)
        legal = [] if turn is None else [action.text for action in self.match.legal(turn)]
        return tuple(
            text for text in legal if not right or any(_is_same(text, one) for one in right.split("|"))
        )

    def answer(self, text: str) -> StepOutcome:
        """Apply a right action; a wrong one changes nothing.

        Raises RuleError for an illegal action.
        """
        if self.is_done:
            raise LessonError("lesson-done", given=text)
        move = self.match.move(text, LEARNER_SEAT)
        after = self.match.apply(move).state
        if move.action.text not in self.right_actions:
            return StepOutcome(False, False)
        self.match = after
        del self._line[0]
        moved = (move, *self._go_on())
        return StepOutcome(True, self.is_done, moved)

    def _go_on(self) -> tuple[Input, ...]:
        """Make the moves up to the learner's next question or the end, and return them."""
        moved: list[Input] = []
        while self._line and not self._line[0].startswith("?"):
            for move in self._entry_moves(self._line.pop(0)):
                moved.append(move)
                self.match = self.match.apply(move).state
        return tuple(moved)

    def _entry_moves(self, text: str) -> list[Input]:
        """Return the inputs of an entry of the line; ``play N`` leaves ``play N-1`` in the line."""
        unasked, on = _UNASKED_MOVE.fullmatch(text), _PLAY_ON.fullmatch(text)
        if on is not None and int(on[1]):
            self._line.insert(0, f"play {int(on[1]) - 1}")
            return [self.match.move(_best_card(self.match))]
        if on is not None:
            return []
        if unasked is not None:
            return [self.match.move(unasked[2], int(unasked[1]))]
        return [self.match.move(text, self.match.turns()[0].by)]


def _best_card(match: Match) -> str:
    """Return the best card with all cards open, or the first legal one if the solver cannot tell."""
    try:
        question = find_question(match)
        if question is not None:
            return answer(question).best
    except SolverError:
        pass
    turn = match.turns()[0]
    return next(one.text for one in match.legal(turn) if isinstance(one, PlayCard))


def _is_same(given: str, right: str) -> bool:
    """Return True if two texts mean the same action; the order of a discard does not matter."""
    return given == right or (given.startswith("discard ") and set(given.split()) == set(right.split()))


def _chance_actions(step: LessonStep) -> tuple[Action, ...]:
    """Return the actions of chance: the draw of the dealer, and the deal."""
    hands, talon, *bottom = step.deal.split("/")
    cards: tuple[Cards, ...] = read_hands(hands)
    return Draw(step.dealer), Deal(cards, read_cards(talon), *read_cards(" ".join(bottom)))
