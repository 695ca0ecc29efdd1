"""A step of a lesson as it goes, by the rules of its game."""

from __future__ import annotations

import re
from typing import Final

from prikup import registry
from prikup.cards import Cards
from prikup.core import Action, Deal, Draw, Input, Match, PlayCard
from prikup.lessons.model import ME, LessonError, LessonStep, StepOutcome
from prikup.solver import SolverError, answer, in_play, read_cards, read_hands

_BY: Final = re.compile(r"by (\d): (.+)")
_ON: Final = re.compile(r"play (\d+)")


class Lesson:
    """One step, from its first question on.

    ``begun`` is what was put in before that, the cards first, ``match`` how it stands now.
    """

    def __init__(self, step: LessonStep) -> None:
        self.step = step
        self._line = list(step.line)
        self.match = registry.new(step.game, step.rules or None, step.players)
        dealt = [Input(None, None, action) for action in _dealt(step)]
        for move in dealt:
            self.match = self.match.apply(move).state
        self.begun = (*dealt, *self._go_on())

    @property
    def done(self) -> bool:
        """Whether there is nothing more to do."""
        return not self._line

    @property
    def asked(self) -> tuple[str, ...]:
        """What would be right now."""
        if self.done:
            return ()
        right = self._line[0].removeprefix("?")
        turn = self.match.turn_of(ME)
        legal = [] if turn is None else [action.text for action in self.match.legal(turn)]
        return tuple(text for text in legal if not right or any(_same(text, one) for one in right.split("|")))

    def answer(self, text: str) -> StepOutcome:
        """Do something; what is not right changes nothing. Raises RuleError for what is not legal."""
        if self.done:
            raise LessonError("lesson-done", given=text)
        move = self.match.move(text, ME)
        after = self.match.apply(move).state
        if move.action.text not in self.asked:
            return StepOutcome(False, False)
        self.match = after
        del self._line[0]
        moved = (move, *self._go_on())
        return StepOutcome(True, self.done, moved)

    def _go_on(self) -> tuple[Input, ...]:
        """All that is done until who learns is asked again, or to the end."""
        moved: list[Input] = []
        while self._line and not self._line[0].startswith("?"):
            for move in self._moves(self._line.pop(0)):
                moved.append(move)
                self.match = self.match.apply(move).state
        return tuple(moved)

    def _moves(self, text: str) -> list[Input]:
        """What an entry of the line puts into the match; one that stands for many cards goes on by itself."""
        unasked, on = _BY.fullmatch(text), _ON.fullmatch(text)
        if on is not None and int(on[1]):
            self._line.insert(0, f"play {int(on[1]) - 1}")
            return [self.match.move(_best(self.match))]
        if on is not None:
            return []
        if unasked is not None:
            return [self.match.move(unasked[2], int(unasked[1]))]
        return [self.match.move(text, self.match.turns()[0].by)]


def _best(match: Match) -> str:
    """The best card with all cards open, the first that is legal where that cannot be told."""
    try:
        question = in_play(match)
        if question is not None:
            return answer(question).best
    except SolverError:
        pass
    turn = match.turns()[0]
    return next(one.text for one in match.legal(turn) if isinstance(one, PlayCard))


def _same(given: str, right: str) -> bool:
    """Whether two texts mean the same; cards that are laid away stand in any order."""
    return given == right or (given.startswith("discard ") and set(given.split()) == set(right.split()))


def _dealt(step: LessonStep) -> tuple[Action, ...]:
    """What chance gives: the dealer, and the cards of a step."""
    hands, talon, *bottom = step.deal.split("/")
    cards: tuple[Cards, ...] = read_hands(hands)
    return Draw(step.dealer), Deal(cards, read_cards(talon), *read_cards(" ".join(bottom)))
