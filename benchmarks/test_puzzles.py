"""The CPU time of 500 puzzles made from self-play, each with the answers of the solver, no two alike.

The answers are found once more from the position as it is written, by none of the code that cuts puzzles.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import chain, combinations, count, islice
from time import process_time

import pytest
from pytest_benchmark.fixture import BenchmarkFixture

from prikup import records, registry
from prikup.arena import play_match, seats
from prikup.cards import Cards
from prikup.puzzles import PUZZLE_KINDS, Puzzle, canonical_form, check_puzzles, cut_puzzles
from prikup.records import MatchRecord
from prikup.solver import Position, Solver, read_cards, read_hands

PUZZLES = 500
DEALS = 10
BOTS = ["rules", "beginner"]


def matches() -> Iterator[tuple[str, MatchRecord]]:
    """Matches between bots that make mistakes, without end."""
    for number in count():
        start = registry.new("preferans")
        inputs = [
            move
            for move, _ in play_match(
                start, seats(BOTS, start.players, "puzzles", number), "puzzles", number, DEALS
            )
        ]
        yield f"match {number}", records.make_record(start, inputs, ["Anna", "Boris", "Vera"])


def tricks_by_choice(puzzle: Puzzle, solver: Solver) -> dict[str, int]:
    """The declarer's tricks of the whole deal after each thing that may be done now."""
    hands, misere = read_hands(puzzle.position.partition("/")[0]), puzzle.contract == "misere"
    if puzzle.kind == "discard":
        (hand, *others), found = hands, {}
        for one, other in combinations(hand, 2):
            left = Position((hand - Cards([one, other]), *others), puzzle.trump, puzzle.leader)
            found[f"discard {one} {other}"] = solver.value(left, misere=misere)
        return found
    position = Position(hands, puzzle.trump, puzzle.leader, read_cards(puzzle.trick))
    if puzzle.kind == "whist":
        whole = solver.value(position)
        return {"whist": whole, "pass": whole}
    after = solver.cards(position, misere=misere)
    return {card.text: puzzle.taken[0] + tricks for card, tricks in after.items()}


def right(puzzle: Puzzle, solver: Solver) -> set[str]:
    """All that is right, as the kind of the puzzle has it."""
    found, target = tricks_by_choice(puzzle, solver), puzzle.target
    if puzzle.kind == "whist":
        return {"pass" if found["pass"] > target else "whist"}
    many = puzzle.kind in ("catch", "make") or (puzzle.kind == "discard" and puzzle.contract != "misere")
    return {text for text, tricks in found.items() if (tricks >= target if many else tricks <= target)}


@pytest.mark.benchmark(timer=process_time)
def test_five_hundred_puzzles_are_made_from_self_play(benchmark: BenchmarkFixture) -> None:
    def made() -> list[Puzzle]:
        return list(islice(chain.from_iterable(cut_puzzles(matches())), PUZZLES))

    found = benchmark.pedantic(made, rounds=1)
    solver = Solver()
    assert len(found) == PUZZLES == len({canonical_form(puzzle) for puzzle in found})
    assert [puzzle.id for puzzle in found if right(puzzle, solver) != set(puzzle.answers)] == []
    assert [fault for fault in check_puzzles(found) if fault is not None] == []
    kinds = Counter(puzzle.kind for puzzle in found)
    assert set(kinds) == set(PUZZLE_KINDS)
    if benchmark.stats is not None:
        benchmark.extra_info["ms_per_puzzle"] = round(1000 * benchmark.stats.stats.min / PUZZLES, 1)
        benchmark.extra_info["kinds"] = dict(kinds)
