"""What ``prikup solve`` is asked about one position, and its answer."""

from __future__ import annotations

from typing import Any, Final, Literal, TypeVar

from prikup.cards import Card, Cards
from prikup.cli.common import UsageError
from prikup.core import Match, PlayCard, Record
from prikup.games.thousand.solver import from_thousand
from prikup.records import MatchRecord
from prikup.solver import (
    AllPassPosition,
    AllPassSolver,
    PointPosition,
    PointSolver,
    Position,
    Solver,
    from_all_pass,
    from_play,
)
from prikup.toolkit.tricks import Play

Kind = Literal["contract", "misere", "allpass", "points"]
MISERE: Final = "misere"

V = TypeVar("V")


class Question(Record, frozen=True):
    """A position, and the seat of its deal that each seat of the position is; a resting dealer last."""

    kind: Kind
    position: Position | AllPassPosition | PointPosition
    seats: tuple[int, ...]


class Answer(Record, frozen=True):
    """What a position comes to, its seats numbered as they were given.

    ``value`` are the declarer's tricks or points of those still to come; in an all-pass those of every seat,
    and ``paranoid`` what each can be held to, ``leads`` the cards of the talon that lead it. ``cards`` has
    the same after each card, ``line`` best play.
    """

    kind: Kind
    hands: dict[str, Cards]
    trump: str | None
    declarer: int | None
    leader: int
    trick: tuple[Card, ...]
    to_play: int
    left: int
    value: Any
    cards: dict[str, Any]
    line: tuple[str, ...]
    leads: tuple[Card, ...] = ()
    paranoid: dict[str, int] | None = None


def answer(question: Question) -> Answer:
    """Solve it."""
    position, seats = question.position, question.seats
    found: dict[str, Any]
    if isinstance(position, AllPassPosition):
        found = _all_pass(position, seats)
    elif isinstance(position, PointPosition):
        found = _points(position)
    else:
        found = _tricks(position, question.kind == MISERE)
    table = position.play if isinstance(position, PointPosition) else position
    trump = None if isinstance(table, AllPassPosition) or table.trump is None else table.trump.letter
    return Answer(
        kind=question.kind,
        hands=_by_seat(seats, table.hands),
        trump=trump,
        declarer=None if isinstance(table, AllPassPosition) else seats[0],
        leader=seats[table.leader],
        trick=table.trick,
        to_play=seats[table.to_play],
        left=table.left,
        **found,
    )


def _by_seat(seats: tuple[int, ...], values: tuple[V, ...]) -> dict[str, V]:
    return {str(seat): value for seat, value in sorted(zip(seats, values, strict=False))}


def _tricks(position: Position, misere: bool) -> dict[str, Any]:
    solver = Solver()
    cards = solver.cards(position, misere=misere)
    return {
        "value": solver.value(position, misere=misere),
        "cards": {card.text: tricks for card, tricks in cards.items()},
        "line": tuple(card.text for card in solver.line(position, misere=misere)),
    }


def _points(position: PointPosition) -> dict[str, Any]:
    solver = PointSolver()
    return {
        "value": solver.value(position),
        "cards": {play.text: points for play, points in solver.cards(position).items()},
        "line": tuple(play.text for play in solver.line(position)),
    }


def _all_pass(position: AllPassPosition, seats: tuple[int, ...]) -> dict[str, Any]:
    solver = AllPassSolver()
    cards = solver.cards(position)
    return {
        "value": _by_seat(seats, solver.value(position)),
        "cards": {card.text: _by_seat(seats, taken) for card, taken in cards.items()},
        "line": tuple(card.text for card in solver.line(position)),
        "leads": position.leads,
        "paranoid": _by_seat(seats, solver.paranoid(position)),
    }


def from_record(record: MatchRecord, deal: int, ply: int) -> Question:
    """A deal of a record after so many cards; raises UsageError, SolverError or RecordError."""
    most = -1
    for moment in record.replay():
        match = moment.state
        play = getattr(match.phase, "play", None)
        if match.deal_no != deal or not isinstance(play, Play) or not play.choices:
            continue
        most = sum(isinstance(move.action, PlayCard) for move in match.log)
        if most == ply:
            return _of_match(match, play)
    if deal > len(record.deals):
        count = len(record.deals)
        raise UsageError(f"deal {deal}: this record has {count} deal{'s' * (count != 1)}")
    if most < 0:
        raise UsageError(f"deal {deal} of this record has no cards in play")
    raise UsageError(f"deal {deal} has no position after {ply} cards: expected 0 to {most}")


def _of_match(match: Match, play: Play) -> Question:
    contract = match.game.view(match, None).contract
    if match.game.id == "thousand":
        points = from_thousand(match)
        declarer = None if contract is None else contract.declarer
        assert declarer is not None
        return Question("points", points, _around(play, declarer))
    if contract is None or contract.declarer is None:
        position, seats = from_all_pass(play)
        return Question("allpass", position, seats)
    kind: Kind = "misere" if contract.text == MISERE else "contract"
    return Question(kind, from_play(play, contract.declarer), _around(play, contract.declarer))


def _around(play: Play, first: int) -> tuple[int, ...]:
    seats = [first]
    while len(seats) < play.rules.size:
        seats.append(play.rules.after[seats[-1]])
    return tuple(seats)
