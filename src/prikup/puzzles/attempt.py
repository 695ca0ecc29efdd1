"""An attempt at a puzzle: the other side plays its best, and so does the solver's own side if it must."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from prikup.core import PlayCard, RuleError, Struct
from prikup.puzzles.answers import PuzzleSolver, discard_cards, find_answers, list_words, solution_line
from prikup.puzzles.model import Puzzle
from prikup.puzzles.moment import NO_CLAUSE, PuzzleMoment, begin_puzzle


class Verdict(Struct, frozen=True):
    """The judgement of an answer.

    ``played`` are the cards that followed, by both sides; ``solved`` is True if nothing can go wrong any
    more. For a wrong answer, ``total`` are the declarer's tricks or points after it, and ``refuted`` is the
    line that refutes it, to the end of the next trick.
    """

    right: bool
    solved: bool
    played: tuple[str, ...] = ()
    total: int | None = None
    refuted: tuple[str, ...] = ()


class Attempt:
    """A puzzle after some right answers; raises RuleError or PuzzleError for impossible ones.

    ``moves`` are the cards that were played, ``moments`` those before the first and after each of them.
    """

    def __init__(
        self, puzzle: Puzzle, answers: Iterable[str] = (), solver: PuzzleSolver | None = None
    ) -> None:
        """Begin a puzzle and make these answers; raises RuleError for a wrong one."""
        self.puzzle = puzzle
        self.solved = False
        self.moves: list[PlayCard] = []
        self.moments: list[PuzzleMoment] = [] if puzzle.kind == "discard" else [begin_puzzle(puzzle)]
        self._solver = solver or PuzzleSolver()
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
        return tuple(move.text for move in self.moments[-1].choices)

    def judge(self, text: str) -> Verdict:
        """Judge an answer and, if it is right, make it; raises RuleError for an illegal answer."""
        if self.solved:
            raise RuleError("over", NO_CLAUSE)
        if self.puzzle.kind in ("discard", "whist"):
            return self._judge_word(text)
        moment = self.moments[-1]
        move = moment.read(text)
        total = self._solver.totals(moment)[move.text]
        if not self.puzzle.is_reached(total):
            line = self._solver.line(moment.after(move))
            refuted = (move.text, *line[: _count_cards_to_next_trick(moment)])
            return Verdict(right=False, solved=False, total=total, refuted=refuted)
        played = self._play_on(move.text)
        return Verdict(right=True, solved=self.solved, played=played)

    def right_cards(self) -> tuple[str, ...]:
        """Return the cards that are right now."""
        totals = self._solver.totals(self.moments[-1])
        return tuple(text for text, total in totals.items() if self.puzzle.is_reached(total))

    def solution(self) -> tuple[str, ...]:
        """Return best play from here to the end."""
        if self.puzzle.kind in ("discard", "whist"):
            return solution_line(self.puzzle, self._solver)
        return self._solver.line(self.moments[-1])

    def play_solution(self) -> tuple[str, ...]:
        """Play to the end at best; return the line, which begins with the word or discard if one is asked."""
        line = self.solution()
        cards = line
        if self.puzzle.kind in ("discard", "whist"):
            cards = line[1:]
        if self.puzzle.kind == "discard":
            position = discard_cards(self.puzzle, line[0])
            self.moments = [begin_puzzle(replace(self.puzzle, position=str(position)))]
        for text in cards:
            self._play(text)
        self.solved = True
        return line

    def _judge_word(self, text: str) -> Verdict:
        """Judge a word or a discard, which decides the puzzle; raises RuleError for an impossible one."""
        if text not in list_words(self.puzzle):
            raise RuleError("puzzle-choice", NO_CLAUSE, given=text)
        is_right = text in find_answers(self.puzzle, self._solver)
        self.solved = is_right
        return Verdict(right=is_right, solved=is_right)

    def _play(self, text: str) -> None:
        """Play a card."""
        moment = self.moments[-1]
        self.moves.append(moment.read(text))
        self.moments.append(moment.after(self.moves[-1]))

    def _play_on(self, text: str) -> tuple[str, ...]:
        """Play this card and best play after it, up to the next choice; return the cards.

        In play for points, where no choice comes any more, that is up to the end of the trick.
        """
        first = len(self.moves)
        self._play(text)
        while not self.moments[-1].is_decided and not self._asks(self.moments[-1]):
            self._play(self._solver.best(self.moments[-1]))
        self.solved = self.moments[-1].is_decided
        if self.solved and self.puzzle.is_for_points:
            places = range(first + 1, len(self.moments))
            end = next((place for place in places if not self.moments[place].play.trick), places[-1])
            del self.moments[end + 1 :], self.moves[end:]
        return tuple(move.text for move in self.moves[first:])

    def _asks(self, moment: PuzzleMoment) -> bool:
        """Return True if the person has a choice; in play for points only if one of them is wrong."""
        if not moment.is_persons or len(moment.choices) < 2:
            return False
        return not self.puzzle.is_for_points or not all(
            map(self.puzzle.is_reached, self._solver.totals(moment).values())
        )


def _count_cards_to_next_trick(moment: PuzzleMoment) -> int:
    """Return the number of cards after the next one until the following trick is complete."""
    size = moment.play.rules.size
    return 2 * size - len(moment.play.trick) - 1
