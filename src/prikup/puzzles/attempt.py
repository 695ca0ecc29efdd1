"""An attempt at a puzzle: the other side plays its best, and so does the solver's own side if it must."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from prikup.cards import Card
from prikup.core import RuleError, Struct
from prikup.puzzles.answers import (
    best_card,
    best_line,
    card_totals,
    discard_cards,
    find_answers,
    list_words,
    solution_line,
)
from prikup.puzzles.model import Puzzle
from prikup.solver import Solver
from prikup.toolkit.tricks import Play

NO_CLAUSE = ""
"""Of the rules of no one game: a puzzle is plain play."""


class Verdict(Struct, frozen=True):
    """The judgement of an answer.

    ``played`` are the cards that followed, by both sides; ``solved`` is True if nothing can go wrong any
    more. For a wrong answer, ``tricks`` are the declarer's tricks after it, and ``refuted`` is the line that
    refutes it, to the end of the next trick.
    """

    right: bool
    solved: bool
    played: tuple[str, ...] = ()
    tricks: int | None = None
    refuted: tuple[str, ...] = ()


class Attempt:
    """A puzzle after some right answers; raises RuleError or PuzzleError for impossible ones.

    ``cards`` are the cards that were played, ``plays`` the state before the first and after each of them.
    """

    def __init__(self, puzzle: Puzzle, answers: Iterable[str] = (), solver: Solver | None = None) -> None:
        """Begin a puzzle and make these answers; raises RuleError for a wrong one."""
        self.puzzle = puzzle
        self.solved = False
        self.cards: list[Card] = []
        self.plays: list[Play] = [] if puzzle.kind == "discard" else [puzzle.play()]
        self._solver = solver or Solver()
        for text in answers:
            verdict = self.judge(text)
            if not verdict.right:
                raise RuleError("puzzle-wrong", NO_CLAUSE, given=text)

    @property
    def choices(self) -> tuple[str, ...]:
        """The possible words, discards or cards."""
        if self.solved:
            return ()
        if self.puzzle.kind in ("discard", "whist"):
            return list_words(self.puzzle)
        return tuple(card.text for card in self.plays[-1].legal())

    def judge(self, text: str) -> Verdict:
        """Judge an answer and, if it is right, make it; raises RuleError for an illegal answer."""
        if self.solved:
            raise RuleError("over", NO_CLAUSE)
        if self.puzzle.kind in ("discard", "whist"):
            return self._judge_word(text)
        play = self.plays[-1]
        card = Card.parse(text)
        error = play.why_not(card, NO_CLAUSE)
        if error is not None:
            raise error
        tricks = card_totals(self.puzzle, play, self._solver)[card.text]
        if not self.puzzle.is_reached(tricks):
            line = best_line(self.puzzle, play.play(card), self._solver)
            return Verdict(False, False, (), tricks, (card.text, *line[: _count_cards_to_next_trick(play)]))
        played = self._play_on(card.text)
        return Verdict(True, self.solved, played)

    def right_cards(self) -> tuple[str, ...]:
        """Return the cards that are right now."""
        totals = card_totals(self.puzzle, self.plays[-1], self._solver)
        return tuple(text for text, tricks in totals.items() if self.puzzle.is_reached(tricks))

    def solution(self) -> tuple[str, ...]:
        """Return best play from here to the end."""
        if self.puzzle.kind in ("discard", "whist"):
            return solution_line(self.puzzle, self._solver)
        return best_line(self.puzzle, self.plays[-1], self._solver)

    def play_solution(self) -> tuple[str, ...]:
        """Play to the end at best; return the line, which begins with the word or discard if one is asked."""
        line = self.solution()
        cards = line
        if self.puzzle.kind in ("discard", "whist"):
            cards = line[1:]
        if self.puzzle.kind == "discard":
            position = discard_cards(self.puzzle, line[0])
            self.plays = [replace(self.puzzle, position=str(position)).play()]
        for text in cards:
            self.cards.append(Card.parse(text))
            self.plays.append(self.plays[-1].play(self.cards[-1]))
        self.solved = True
        return line

    def _judge_word(self, text: str) -> Verdict:
        """Judge a word or a discard, which decides the puzzle; raises RuleError for an impossible one."""
        if text not in list_words(self.puzzle):
            raise RuleError("puzzle-choice", NO_CLAUSE, given=text)
        self.solved = text in find_answers(self.puzzle, self._solver)
        return Verdict(self.solved, self.solved)

    def _play_on(self, text: str) -> tuple[str, ...]:
        """Play this card and best play after it, up to the next choice; return the cards."""
        played = [text]
        while True:
            self.cards.append(Card.parse(played[-1]))
            self.plays.append(self.plays[-1].play(self.cards[-1]))
            play = self.plays[-1]
            self.solved = self._is_decided(play)
            if self.solved or ((play.to_play == 0) == self.puzzle.is_declarers and len(play.legal()) > 1):
                return tuple(played)
            played.append(best_card(self.puzzle, play, self._solver))

    def _is_decided(self, play: Play) -> bool:
        """Return True if the target is reached whatever is played."""
        won_tricks = self.puzzle.taken[0] + play.taken[0]
        return self.puzzle.is_reached(
            won_tricks if self.puzzle.wants_many else won_tricks + (0 if play.over else play.left)
        )


def _count_cards_to_next_trick(play: Play) -> int:
    """Return the number of cards after the next one until the following trick is complete."""
    size = play.rules.size
    return 2 * size - len(play.trick) - 1
