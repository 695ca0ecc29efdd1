"""The motif of a puzzle: what its right cards do that the others do not."""

from __future__ import annotations

from typing import Literal, TypeAlias

from prikup.core import PlayCard
from prikup.puzzles.model import Puzzle
from prikup.puzzles.moment import PuzzleMoment, begin_puzzle

Motif: TypeAlias = Literal["marriage", "draw", "keep", "duck", "take", ""]


def find_motif(puzzle: Puzzle) -> Motif:
    """Return the motif of a puzzle, "" if it has none.

    ``marriage``: a right card announces. ``draw``: trumps must be led, ``keep``: they must not. ``take``:
    only right cards beat the trick so far, ``duck``: only wrong ones do.
    """
    if puzzle.kind in ("discard", "whist"):
        return ""
    moment = begin_puzzle(puzzle)
    right = [moment.read(text) for text in puzzle.answers]
    wrong = [move for move in moment.choices if move not in right]
    if any(move.announce for move in right):
        return "marriage"
    return _find_trick_motif(moment, right, wrong) if puzzle.trick else _find_lead_motif(puzzle, right, wrong)


def _find_lead_motif(puzzle: Puzzle, right: list[PlayCard], wrong: list[PlayCard]) -> Motif:
    """Return ``draw`` or ``keep`` where exactly the right or the wrong leads are trumps."""
    trumps = [{move.card.suit is puzzle.trump for move in moves} for moves in (right, wrong)]
    if trumps == [{True}, {False}]:
        return "draw"
    return "keep" if trumps[0] == {False} and True in trumps[1] else ""


def _find_trick_motif(moment: PuzzleMoment, right: list[PlayCard], wrong: list[PlayCard]) -> Motif:
    """Return ``take`` or ``duck`` where exactly the right or the wrong cards beat the trick so far."""
    beats = [{_beats(moment, move) for move in moves} for moves in (right, wrong)]
    if beats == [{True}, {False}]:
        return "take"
    return "duck" if beats == [{False}, {True}] else ""


def _beats(moment: PuzzleMoment, move: PlayCard) -> bool:
    """Return True if a card beats the trick on the table."""
    play = moment.after(move).play
    winner = play.winner_so_far() if play.trick else play.winners[-1]
    return winner == moment.play.to_play
