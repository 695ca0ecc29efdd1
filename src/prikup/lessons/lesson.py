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

    ``begun`` are the inputs before that, the deal first; ``match`` is the match in its current state.
    """

    def __init__(self, step: LessonStep) -> None:
        """Deal the cards of a step and play to its first question."""
        self.step = step
        self._line = list(step.line)
        self.match = registry.new(step.game, step.rules or None, step.players)
        dealt = [Input(None, None, action) for action in _read_chance_actions(step)]
        for move in dealt:
            self.match = self.match.apply(move).state
        self.begun = (*dealt, *self._play_on())

    @property
    def is_done(self) -> bool:
        """True if the step is finished."""
        return not self._line

    @property
    def right_actions(self) -> tuple[str, ...]:
        """The texts of the actions that are right now."""
        if self.is_done:
            return ()
        right_text = self._line[0].removeprefix("?")
        turn = self.match.turn_of(LEARNER_SEAT)
        legal = [] if turn is None else [action.text for action in self.match.legal(turn)]
        return tuple(
            text
            for text in legal
            if not right_text or any(_is_same(text, alternative) for alternative in right_text.split("|"))
        )

    def answer(self, text: str) -> StepOutcome:
        """Apply a right action; a wrong one changes nothing.

        Raises RuleError for an illegal action.
        """
        if self.is_done:
            raise LessonError("lesson-done", given=text)
        move = self.match.move(text, LEARNER_SEAT)
        next_match = self.match.apply(move).state
        if move.action.text not in self.right_actions:
            return StepOutcome(right=False, done=False)
        self.match = next_match
        del self._line[0]
        moved = (move, *self._play_on())
        return StepOutcome(right=True, done=self.is_done, moved=moved)

    def _play_on(self) -> tuple[Input, ...]:
        """Play up to the learner's next question or the end of the step, and return the inputs."""
        moved: list[Input] = []
        while self._line and not self._line[0].startswith("?"):
            for move in self._make_entry_moves(self._line.pop(0)):
                moved.append(move)
                self.match = self.match.apply(move).state
        return tuple(moved)

    def _make_entry_moves(self, text: str) -> list[Input]:
        """Return the inputs of an entry of the line.

        ``play N`` stands for N cards of best play: it plays one and puts ``play N-1`` back into the line.
        """
        unasked, play_on = _UNASKED_MOVE.fullmatch(text), _PLAY_ON.fullmatch(text)
        if play_on is not None and int(play_on[1]):
            self._line.insert(0, f"play {int(play_on[1]) - 1}")
            return [self.match.move(_find_best_card(self.match))]
        if play_on is not None:
            return []
        if unasked is not None:
            return [self.match.move(unasked[2], int(unasked[1]))]
        return [self.match.move(text, self.match.turns()[0].by)]


def _find_best_card(match: Match) -> str:
    """Return the best card with all cards open, or the first legal one if the solver cannot tell."""
    try:
        question = find_question(match)
        if question is not None:
            return answer(question).best
    except SolverError:
        pass
    turn = match.turns()[0]
    return next(action.text for action in match.legal(turn) if isinstance(action, PlayCard))


def _is_same(text: str, right: str) -> bool:
    """Return True if two texts mean the same action; the order of a discard does not matter."""
    return text == right or (text.startswith("discard ") and set(text.split()) == set(right.split()))


def _read_chance_actions(step: LessonStep) -> tuple[Action, ...]:
    """Return the actions of chance: the draw of the dealer, and the deal."""
    hands, talon, *bottom = step.deal.split("/")
    cards: tuple[Cards, ...] = read_hands(hands)
    return Draw(step.dealer), Deal(cards, read_cards(talon), *read_cards(" ".join(bottom)))
