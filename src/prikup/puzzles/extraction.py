"""Puzzles cut from records: the moments of a deal at which one side must find the right play."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final, NamedTuple

import msgspec

from prikup.cards import Cards
from prikup.core import Match, PrikupError
from prikup.puzzles.answers import (
    WHIST_WORDS,
    PuzzleSolver,
    find_answers,
    judge_choices,
    puzzle_value,
    solution_line,
)
from prikup.puzzles.canonical import CanonicalForm, canonical_form
from prikup.puzzles.ladder import measure_rates, rate_difficulty
from prikup.puzzles.model import MISERE_CONTRACT, PUZZLE_KINDS, Puzzle, PuzzleKind
from prikup.puzzles.moment import begin_puzzle
from prikup.records import MatchRecord
from prikup.solver import PointPosition, Position, SolverError, SolverTask, find_question
from prikup.toolkit.tricks import InPlay

MIN_HAND_CARDS: Final = 4
"""Cards in a hand below which there is too little to find."""
MIN_POINTS_AT_STAKE: Final = 5
"""Points that the best wrong card costs at least, in play for points."""
MAX_PUZZLES_PER_DEAL: Final = 2
"""Most puzzles that are made from one deal."""


class _Candidate(NamedTuple):
    """A puzzle in the making, and the share of right answers among all choices."""

    puzzle: Puzzle
    share: float


class PuzzleCutter:
    """A maker of puzzles from deals; it remembers its puzzles, so that no two are equivalent."""

    def __init__(self, kinds: Iterable[PuzzleKind] = PUZZLE_KINDS, earlier: Iterable[Puzzle] = ()) -> None:
        """Make puzzles of these kinds that are not equivalent to ``earlier`` ones."""
        self._kinds = tuple(kinds)
        self._solver = PuzzleSolver()
        self._known: set[CanonicalForm] = {canonical_form(puzzle) for puzzle in earlier}

    def cut_deal(self, moments: list[Match], source: str) -> Iterator[Puzzle]:
        """Generate the best puzzles of one deal, one of each kind, the hardest to guess first."""
        kinds = set[PuzzleKind]()
        for puzzle, _ in sorted(self._find_candidates(moments), key=lambda candidate: candidate.share):
            form = canonical_form(puzzle)
            if puzzle.kind in kinds or form in self._known:
                continue
            complete = self._complete(puzzle, source)
            if complete is None:
                continue
            self._known.add(form)
            kinds.add(puzzle.kind)
            yield complete
            if len(kinds) == MAX_PUZZLES_PER_DEAL:
                return

    def _complete(self, puzzle: Puzzle, source: str) -> Puzzle | None:
        """Return the complete puzzle; None if every bot of the ladder solves it."""
        puzzle = msgspec.structs.replace(puzzle, source=source, line=solution_line(puzzle, self._solver))
        rates = measure_rates(puzzle, self._solver)
        if rates.beginner == 1 and rates.rules == 1:
            return None
        return msgspec.structs.replace(puzzle, rates=rates, difficulty=rate_difficulty(rates))

    def _find_candidates(self, moments: list[Match]) -> Iterator[_Candidate]:
        """Yield all puzzles with something to find, at the moments of a deal of three players."""
        first_in_play = next((match for match in moments if isinstance(match.phase, InPlay)), None)
        question = None if first_in_play is None else _find_question_in_play(first_in_play)
        if first_in_play is None or question is None or len(question.seats) != 3:
            return
        for match in moments:
            for puzzle in self._list_puzzles_at(match, first_in_play, question):
                candidate = self._judge(puzzle)
                if candidate is not None:
                    yield candidate

    def _list_puzzles_at(self, match: Match, first_in_play: Match, question: SolverTask) -> Iterator[Puzzle]:
        """Yield the puzzles at a moment of a deal; ``first_in_play`` is the match as its play began."""
        match_question = match.phase.asks
        if match_question == "play":
            yield from self._list_puzzles_in_play(match)
        elif match_question == "discard" and "discard" in self._kinds and question.kind != "points":
            yield from _make_puzzles_before_play(match, first_in_play, question, "discard")
        elif match_question == "defend" and "whist" in self._kinds and question.kind == "contract":
            legal_words = {action.text for action in match.legal(match.turns()[0])}
            yield from (
                _make_puzzles_before_play(match, first_in_play, question, "whist")
                if legal_words.issuperset(WHIST_WORDS)
                else ()
            )

    def _list_puzzles_in_play(self, match: Match) -> Iterator[Puzzle]:
        """Yield the puzzle of the next card, if its kind is wanted and the hands are long enough."""
        question = _find_question_in_play(match)
        if question is None or question.needs is None:
            return
        if isinstance(question.position, PointPosition):
            yield from self._list_point_puzzles(match, question, question.position)
            return
        assert isinstance(match.phase, InPlay) and isinstance(question.position, Position)
        position, play = question.position, match.phase.play
        if position.left < MIN_HAND_CARDS:
            return
        is_declarers = position.to_play == 0
        misere = question.kind == "misere"
        kind: PuzzleKind = (
            ("clean" if is_declarers else "catch") if misere else ("make" if is_declarers else "hold")
        )
        if kind not in self._kinds:
            return
        taken = tuple(play.taken[seat] for seat in question.seats)
        target = {"clean": 0, "catch": 1, "make": question.needs, "hold": question.needs - 1}[kind]
        if misere and taken[0]:
            return
        yield Puzzle(
            id="", game=match.game.id, rules=match.game.rules(match.options), kind=kind,
            contract=_write_contract(question), named=_find_own_name(match, question), position=str(position),
            leader=position.leader, trick=" ".join(map(str, position.trick)), taken=taken, target=target,
            answers=(), line=(),
        )  # fmt: skip

    def _list_point_puzzles(
        self, match: Match, question: SolverTask, position: PointPosition
    ) -> Iterator[Puzzle]:
        """Yield the puzzle of the next card in play for points: to make the bid, or to defeat it."""
        assert isinstance(match.phase, InPlay)
        play, cards = position.play, match.phase.play
        kind: PuzzleKind = "score" if play.to_play == 0 else "stop"
        if kind not in self._kinds or play.left < MIN_HAND_CARDS or question.needs is None:
            return
        target = question.needs if kind == "score" else question.needs - 1
        seats = match.view(None).seats
        puzzle = Puzzle(
            id="", game=match.game.id, rules=match.game.rules(match.options), kind=kind,
            contract=str(question.needs), position=" ".join(map(str, play.hands)), leader=play.leader,
            trick=" ".join(map(str, play.trick)), taken=tuple(cards.taken[seat] for seat in question.seats),
            suit="" if play.trump is None else play.trump.letter,
            points=tuple(seats[seat].points or 0 for seat in question.seats), target=target,
            answers=(), line=(),
        )  # fmt: skip
        if puzzle.point_position() == position:
            yield puzzle

    def _judge(self, puzzle: Puzzle) -> _Candidate | None:
        """Return the puzzle with its answers; None if the target is wrong or there is nothing to find."""
        value = puzzle_value(puzzle, self._solver)
        if puzzle.is_for_points:
            totals = self._solver.totals(begin_puzzle(puzzle)).values()
            losses = [abs(total - value) for total in totals if not puzzle.is_reached(total)]
            if not puzzle.is_reached(value) or min(losses, default=0) < MIN_POINTS_AT_STAKE:
                return None
        if puzzle.kind == "discard":
            if not (value == 0 if puzzle.is_misere else value == puzzle.target):
                return None
        elif puzzle.kind != "whist" and not puzzle.is_for_points and value != puzzle.target:
            return None
        choices = judge_choices(puzzle, self._solver)
        answers = find_answers(puzzle, self._solver)
        if not answers or len(answers) == len(choices):
            return None
        if puzzle.kind == "whist" and abs(value - puzzle.target) > 1:
            return None
        return _Candidate(msgspec.structs.replace(puzzle, answers=answers), len(answers) / len(choices))


def cut_puzzles(
    records: Iterable[tuple[str, MatchRecord]],
    kinds: Iterable[PuzzleKind] = PUZZLE_KINDS,
    known: Iterable[Puzzle] = (),
) -> Iterator[tuple[Puzzle, ...]]:
    """Yield for each deal of some named records the puzzles that it gives.

    They differ from each other and from those that are ``known``. A deal that cannot be replayed, and all
    after it in the record, give none; neither does a deal with only a result.
    """
    cutter, number = PuzzleCutter(kinds, known), 0
    for name, record in records:
        for deal_no, moments in _list_deal_moments(record):
            puzzles = list(cutter.cut_deal(moments, f"{name}, deal {deal_no}"))
            yield tuple(
                msgspec.structs.replace(puzzle, id=str(place))
                for place, puzzle in enumerate(puzzles, number + 1)
            )
            number += len(puzzles)


def _list_deal_moments(record: MatchRecord) -> Iterator[tuple[int, list[Match]]]:
    """Yield the number of each deal and its moments at which somebody had to act."""
    deal_no, moments = 0, list[Match]()
    try:
        for step in record.replay():
            match = step.state
            if match.deal_no != deal_no:
                if moments:
                    yield deal_no, moments
                deal_no, moments = match.deal_no, []
            if match.turns():
                moments.append(match)
    except PrikupError:
        pass
    if moments:
        yield deal_no, moments


def _make_puzzles_before_play(
    match: Match, first_in_play: Match, question: SolverTask, kind: PuzzleKind
) -> Iterator[Puzzle]:
    """Yield the puzzle of a discard or of a declaration of the defence.

    ``first_in_play`` is the match as the play of this deal began.
    """
    contract = first_in_play.view(None).contract
    if contract is None or question.needs is None:
        return
    seats, phase = question.seats, first_in_play.phase
    assert isinstance(phase, InPlay)
    hands = [Cards(match.view(seat).seats[seat].cards or ()) for seat in seats]
    sizes = [len(hand) for hand in hands]
    if sizes != [sizes[1] + 2 * (kind == "discard"), *sizes[1:2] * (len(seats) - 1)]:
        return
    target = question.needs if kind == "discard" else sizes[1] - (contract.against or 0)
    yield Puzzle(
        id="", game=match.game.id, rules=match.game.rules(match.options), kind=kind,
        contract=_write_contract(question), named=_find_own_name(first_in_play, question),
        position=" ".join(map(str, hands)), leader=seats.index(phase.play.leader),
        taken=(0,) * len(seats), target=target, answers=(), line=(),
    )  # fmt: skip


def _find_question_in_play(match: Match) -> SolverTask | None:
    """Return the play of a match as the solver's question, None unless there is a declarer."""
    if match.phase.asks != "play":
        return None
    try:
        question = find_question(match)
    except SolverError:
        return None
    return question if question is not None and question.kind != "allpass" else None


def _write_contract(question: SolverTask) -> str:
    """Return the contract in words that all games share: its number of tricks and its trump."""
    if question.kind == "misere":
        return MISERE_CONTRACT
    assert isinstance(question.position, Position)
    trump = question.position.trump
    return f"{question.needs}{'NT' if trump is None else trump.letter}"


def _find_own_name(match: Match, question: SolverTask) -> str:
    """Return the game's own word for the contract, "" if it is the same."""
    contract = match.view(None).contract
    return "" if contract is None or contract.text == _write_contract(question) else contract.text
