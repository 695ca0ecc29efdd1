"""The teacher in open positions with a known pattern: exact values, and causes that a reference proves.

``teacher-positions.tsv`` has a line for each position: the hands of seats 0, 1 and 2, the trump (``N``
none, ``m`` a misère, ``a`` an all-pass), the leader, the cards on the table, and what the cards are worth in
tricks of seat 0, in an all-pass of the player (``*`` are all others, a letter a suit). ``claim`` is the
pattern that was claimed for it, ``confirmed`` whether a cause of that pattern is proved, ``found`` the causes
that are proved.
"""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

import msgspec
import pytest

from prikup.bots.causes import Cause
from prikup.bots.teacher import explain_openly
from prikup.cards import Card, Suit
from prikup.core import ContractView, View
from prikup.puzzles import Attempt, Puzzle
from prikup.puzzles.view import make_view
from prikup.solver import AllPassPosition, AllPassSolver, Position, Solver
from tests.bots.cause_reference import CHECKS, prove

PATH = Path(__file__).parents[1] / "data" / "teacher-positions.tsv"
MISERES = ("m", "a")


PATTERNS = {
    "cash": {"cash"},
    "cheap": {"both-win"},
    "cross": {"hole"},
    "draw": {"draw", "draw-first", "trumps-first"},
    "duck": {"duck"},
    "force": {"force"},
    "fork": {"cheap", "drive-out", "opens"},
    "guard": {"both-lose", "guard"},
    "high first": {"hole"},
    "hole": {"hole", "hole-in"},
    "knock out": {"drive-out"},
    "no force": {"trumps-first"},
    "partner": {"to-partner"},
    "pull": {"catch"},
    "pull, not with the ace": {"catch"},
    "ruff high": {"over-ruff"},
    "ruff low": {"both-beaten"},
    "take": {"take"},
    "through": {"partner-has", "to-strength"},
    "throw in": {"throw-in"},
    "throw the hole": {"unload"},
    "trump": {"catch", "trumps-first"},
    "unload": {"unload"},
    "uppercut (Skuratov)": {"uppercut"},
}
"""The causes that say what is claimed."""


class Line(NamedTuple):
    """A position with its claim, as written."""

    id: str
    claim: str
    hands: str
    strain: str
    leader: str
    trick: str
    values: str
    confirmed: str
    found: str


LINES = [Line(*line.split("\t")) for line in PATH.read_text("utf-8").splitlines()[1:]]
each = pytest.mark.parametrize("line", LINES, ids=lambda line: line.id)


def solve(line: Line) -> tuple[dict[str, int], bool]:
    """Return the value of each card, and True if its player wants more."""
    trick = [Card.parse(text) for text in line.trick.split()]
    if line.strain == "a":
        all_pass = AllPassPosition.parse(line.hands, leader=int(line.leader), trick=trick)
        solved = AllPassSolver().cards(all_pass)
        return {card.text: tricks[all_pass.to_play] for card, tricks in solved.items()}, False
    trump = None if line.strain in "Nm" else Suit.parse(line.strain)
    position = Position.parse(line.hands, trump, int(line.leader), trick)
    values = Solver().cards(position, misere=line.strain == "m")
    return {card.text: tricks for card, tricks in values.items()}, (position.to_play == 0) != (
        line.strain == "m"
    )


def expected(line: Line, cards: list[str]) -> dict[str, int]:
    """Return the values that are written down."""
    found: dict[str, int] = {}
    for token in line.values.split():
        which, _, value = token.partition("=")
        for card in cards:
            if card not in found and which in (card, card[1], "*"):
                found[card] = int(value)
    return found


def view_of(line: Line) -> View:
    """Return the position as the view of its player."""
    contract = "misere" if line.strain in MISERES else f"6{'NT' if line.strain == 'N' else line.strain}"
    to_play = (int(line.leader) + len(line.trick.split())) % 3
    puzzle = Puzzle(
        id=line.id, game="preferans", rules="kodeks-sochi", kind="hold" if to_play else "make",
        contract=contract, position=line.hands, leader=int(line.leader), trick=line.trick, target=1,
        answers=(), line=(),
    )  # fmt: skip
    view = make_view(Attempt(puzzle))
    if line.strain != "a":
        return view
    return msgspec.structs.replace(view, contract=ContractView(None, "all_pass", None, None, None))


def causes_of(line: Line) -> list[tuple[str, Cause]]:
    """Return the causes why the first of the best cards is better than each worse one."""
    values, wants_more = solve(line)
    best = max(values.values()) if wants_more else min(values.values())
    act = next(card for card, value in values.items() if value == best)
    view = view_of(line)
    found = [explain_openly(view, act, card) for card, value in values.items() if value != best]
    return [(act, cause) for cause in found if cause is not None]


@each
def test_values_are_those_that_are_written(line: Line) -> None:
    values, wants_more = solve(line)
    written = expected(line, list(values))
    assert {card: values[card] for card in written} == written
    best = max(written.values()) if wants_more else min(written.values())
    for card, value in values.items():
        assert card in written or (value < best if wants_more else value > best)
    assert line.claim != "silent" or len(set(values.values())) == 1


@each
def test_causes_are_found_and_proved_by_the_reference(line: Line) -> None:
    found = causes_of(line)
    assert sorted({cause.name for _, cause in found}) == line.found.split()
    if line.strain != "a":
        view = view_of(line)
        assert all(prove(view, act, cause) for act, cause in found if cause.name in CHECKS)


def test_claims_are_confirmed_or_known_to_be_refuted() -> None:
    for line in LINES:
        if line.claim in ("silent", "none"):
            assert line.confirmed == line.claim
        else:
            is_named = bool(PATTERNS.get(line.claim, set()) & set(line.found.split()))
            assert line.confirmed == ("yes" if is_named else "no"), line.id
