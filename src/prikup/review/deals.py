"""Deals of a match."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from prikup import records
from prikup.core import Clock, Finish, Input, Match, Scored, Struct
from prikup.errors import check_argument


class PlayedDeal(Struct, frozen=True):
    """A deal, finished or broken off: the match ``before`` it, and its inputs.

    Inputs before the first deal belong to it, and those after the last deal to that one.
    """

    number: int
    before: Match
    inputs: tuple[Input, ...]


def deals_of(start: Match, inputs: Iterable[Input]) -> Iterator[PlayedDeal]:
    """Yield the deals of a match from its inputs; raise RuleError for an illegal one."""
    check_argument("start", start, Match)
    before, match = start, start
    moves: list[Input] = []
    is_over, number = False, 1
    for move in inputs:
        if is_over and not isinstance(move.action, Finish | Clock):
            yield PlayedDeal(number, before, tuple(moves))
            before, moves, is_over = match, [], False
        step = match.apply(move)
        moves.append(move)
        if not is_over:
            number = max(match.deal_no, 1)
        match = step.state
        is_over = is_over or any(isinstance(fact, Scored) for fact in step.facts)
    if moves:
        yield PlayedDeal(number, before, tuple(moves))


def read_deals(text: str) -> tuple[list[PlayedDeal], tuple[str, ...]]:
    """Return the deals of a record, given as text or JSON, and the names of its players.

    Raises PrikupError if it is no record or has an illegal move.
    """
    check_argument("text", text, str)
    record = records.from_json(text) if text.lstrip().startswith("{") else records.read(text)
    inputs = [step.move for step in record.replay()]
    return list(deals_of(record.start(), inputs)), record.seats
