"""The open-hand solver is exact: it agrees with published values, plain solvers and the reference."""

from __future__ import annotations

import json
from typing import Any

import numpy as np
import pytest

from prikup.cards import Card, Suit
from prikup.cli import solverbench
from prikup.cli.solvefile import read_lines
from prikup.solver import Position, Reference, Solver, read_hands, to_rows
from tests.pages import ROOT
from tests.solver.compiled import PlainSolvers
from tests.solver.endings import endings, whole_deals

DATA = ROOT / "tests" / "data"
PROBLEMS: list[dict[str, Any]] = json.loads((DATA / "problems.json").read_text(encoding="utf-8"))["problems"]

modes = pytest.mark.parametrize(
    ("trump", "misere"), [(True, False), (False, False), (False, True)], ids=["trump", "no-trump", "misere"]
)


@pytest.fixture(scope="module")
def plain(tmp_path_factory: pytest.TempPathFactory) -> PlainSolvers:
    return PlainSolvers(tmp_path_factory.mktemp("plain"))


@pytest.fixture(scope="module")
def solver() -> Solver:
    return Solver()


def test_published_positions_have_known_values(solver: Solver) -> None:
    text = (DATA / "solver-positions.tsv").read_text(encoding="utf-8")
    known = [
        int(line.split("\t")[8]) for line in text.splitlines() if line[:4] not in ("# 12", "# de", "id\ts")
    ]
    lines = list(read_lines(text))
    assert len(lines) == len(known) == 120
    assert [solver.value(line.position, misere=line.misere) for line in lines] == known


@pytest.mark.parametrize("name", ["random", "realistic", "misere-hand"])
def test_benchmark_deals_have_known_values(solver: Solver, name: str) -> None:
    rows = [row for row in solverbench.read_rows() if row.set == name]
    assert len(rows) == 600
    start = [row.position() for row in rows]
    if name != "misere-hand":
        found = solver.values([row.position(row.trump) for row in rows]).values
        assert found.tolist() == [row.tricks[0] for row in rows]
        assert solver.values(start).values.tolist() == [row.tricks[1] for row in rows]
    if name != "realistic":
        found = solver.values(start, misere=True).values
        assert found.tolist() == [row.tricks[2] for row in rows]
        caught = solver.at_least(start, [1] * len(rows), misere=True).values
        assert caught.tolist() == [bool(row.tricks[2]) for row in rows]


def _cards(spelled: list[str] | str, position: Position) -> set[Card]:
    """Read cards in the spelling of the problems, ``D10``; ``any`` stands for all playable ones."""
    if spelled == "any":
        return set(position.legal())
    return {Card.parse(text[1:].replace("10", "T") + text[0]) for text in spelled}


@pytest.mark.parametrize("problem", PROBLEMS, ids=lambda one: one["id"])
def test_published_problems_have_known_values_and_best_cards(solver: Solver, problem: dict[str, Any]) -> None:
    declarer, leader, misere = problem["declarer"], problem["leader"], problem["kind"] == "misere"
    hands = read_hands(" ".join(problem["hands"]))
    trump = None if problem["trump"] in ("none", "NT") else Suit.parse(problem["trump"])
    position = Position(hands[declarer:] + hands[:declarer], trump, (leader - declarer) % 3)
    tricks = problem["exact_declarer_tricks"]
    assert solver.value(position, misere=misere) == tricks
    best = [card for card, value in solver.cards(position, misere=misere).items() if value == tricks]
    assert set(best) == _cards(problem["optimal_first_cards"], position)


@modes
def test_values_of_endings_equal_exhaustive_search(
    solver: Solver, plain: PlainSolvers, trump: bool, misere: bool
) -> None:
    positions = [
        *endings(1, 2000, (2, 5), trump=trump),
        *endings(2, 300, (6, 6), trump=trump),
        *endings(3, 600, (2, 7), trump=trump, players=(2,)),
    ]
    rows = to_rows(positions)
    known = plain.minimax(rows, misere)
    wrong = np.flatnonzero(solver.values(rows, misere=misere).values != known)
    assert not len(wrong), positions[wrong[0]]
    for tricks in range(8):
        made = solver.at_least(rows, np.full(len(rows), tricks), misere=misere).values
        wrong = np.flatnonzero(made != (known >= tricks))
        assert not len(wrong), (tricks, positions[wrong[0]])


@modes
def test_values_of_cards_equal_exhaustive_search(
    solver: Solver, plain: PlainSolvers, trump: bool, misere: bool
) -> None:
    positions = list(endings(4, 500, (2, 5), trump=trump, players=(3, 3, 2)))
    found = solver.card_values(positions, misere=misere).values
    for position, values in zip(positions, found, strict=True):
        legal = position.legal()
        assert [place for place in range(32) if values[place] >= 0] == [card.index for card in legal]
        after = [position.after(card) for card in legal]
        won = [int(not one.trick and one.leader == 0) for one in after]
        known = plain.minimax(to_rows(after), misere) + won
        assert values[[card.index for card in legal]].tolist() == known.tolist(), position


@modes
def test_values_of_whole_deals_equal_plain_alpha_beta(
    solver: Solver, plain: PlainSolvers, trump: bool, misere: bool
) -> None:
    rows = to_rows(list(whole_deals(5, 3 if misere else 6, trump=trump)))
    assert solver.values(rows, misere=misere).values.tolist() == plain.alphabeta(rows, misere).tolist()


@modes
def test_all_answers_equal_those_of_reference(solver: Solver, trump: bool, misere: bool) -> None:
    reference = Reference()
    for position in endings(6, 60, (1, 4), trump=trump, players=(3, 3, 2)):
        assert solver.value(position, misere=misere) == reference.value(position, misere=misere), position
        assert solver.cards(position, misere=misere) == reference.cards(position, misere=misere), position
        assert solver.line(position, misere=misere) == reference.line(position, misere=misere), position
        for tricks in (0, 1, position.left, position.left + 1):
            made = solver.makes(position, tricks, misere=misere)
            assert made == reference.makes(position, tricks, misere=misere), position
        if misere:
            assert solver.is_caught(position) == reference.is_caught(position), position


def test_tables_and_discards_equal_those_of_reference(solver: Solver) -> None:
    reference = Reference()
    hands = read_hands("AQ.7.. KJ..8. T.9..9")
    assert solver.table(hands) == reference.table(hands)
    assert solver.table(hands, [2]) == reference.table(hands, [2])
    hand, *others = read_hands("AQ.97..K KJ..8. T.J..A")
    for leader in range(3):
        found = solver.discards(hand, others, leader)
        assert found == reference.discards(hand, others, leader)
        assert len(found.discards) == len(set(found.discards)) == 10
    assert solver.discards(hand, others[:1], 1) == reference.discards(hand, others[:1], 1)


def test_values_do_not_depend_on_threads_or_earlier_questions() -> None:
    rows = to_rows(list(endings(7, 400, (5, 8), trump=True)))
    many = Solver(threads=4)
    alone = Solver().values(rows)
    assert np.array_equal(many.values(rows).values, alone.values)
    again = many.values(rows[::-1].copy())
    assert np.array_equal(again.values[::-1], alone.values)
    assert np.array_equal(again.nodes[::-1], alone.nodes)
    assert alone.nanoseconds.shape == (0,)
    assert Solver().values(rows, clocked=True).nanoseconds.shape == (400,)


def test_data_files_have_expected_lengths() -> None:
    assert (ROOT / "benchmarks" / "solver-bench.tsv").read_bytes().count(b"\n") == 3004
    assert len(PROBLEMS) == 44
