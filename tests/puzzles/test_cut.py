"""Puzzles cut from records are not obvious, are distinct, and have exactly the solver's answers."""

from __future__ import annotations

import msgspec
import pytest

from prikup import records, registry
from prikup.arena import play_match, seats
from prikup.cards import Card, Cards, Suit
from prikup.puzzles import (
    Puzzle,
    PuzzleError,
    SolveRates,
    canonical_form,
    check_puzzles,
    classic_puzzles,
    cut_puzzles,
    rate_difficulty,
    read_puzzles,
    shipped_puzzles,
    write_puzzles,
)
from prikup.records import MatchRecord
from prikup.solver import Position, Reference


def record(number: int, game: str = "preferans", deals: int = 6) -> MatchRecord:
    """Return the record of some deals between bots that make mistakes."""
    start = registry.new(game)
    bots = seats(["rules", "beginner"], start.players, "cut", number)
    inputs = [move for move, _ in play_match(start, bots, "cut", number, deals)]
    return records.make_record(start, inputs, ["Anna", "Boris", "Vera"])


@pytest.fixture(scope="module")
def cut() -> list[Puzzle]:
    """Return the puzzles cut from a few matches."""
    found = cut_puzzles((f"match {number}", record(number)) for number in range(4))
    return [puzzle for deal in found for puzzle in deal]


def test_cut_puzzles_have_no_faults_and_are_numbered(cut: list[Puzzle]) -> None:
    assert len(cut) >= 8 and len({puzzle.kind for puzzle in cut}) >= 3
    assert [fault for fault in check_puzzles(cut) if fault is not None] == []
    assert [puzzle.id for puzzle in cut] == [str(number) for number in range(1, len(cut) + 1)]


def test_answers_equal_those_of_exhaustive_reference(cut: list[Puzzle]) -> None:
    slow, small = Reference(), 0
    for puzzle in cut:
        if puzzle.kind in ("discard", "whist") or min(map(len, puzzle.hands)) > 5:
            continue
        small += 1
        position = Position(
            puzzle.hands, puzzle.trump, puzzle.leader, tuple(map(Card.parse, puzzle.trick.split()))
        )
        tricks = slow.cards(position, misere=puzzle.is_misere)
        right = [card.text for card, taken in tricks.items() if puzzle.is_reached(puzzle.taken[0] + taken)]
        assert list(puzzle.answers) == right
    assert small


def test_cut_puzzles_are_not_obvious(cut: list[Puzzle]) -> None:
    for puzzle in cut:
        assert puzzle.rates is not None and 1 <= puzzle.difficulty <= 5
        assert puzzle.difficulty == rate_difficulty(puzzle.rates)
        assert min(puzzle.rates.random, puzzle.rates.beginner, puzzle.rates.rules) < 1
        assert min(puzzle.rates.beginner, puzzle.rates.rules) < 1


def test_cutting_again_repeats_puzzles_and_skips_known_ones(cut: list[Puzzle]) -> None:
    again = [puzzle for deal in cut_puzzles([("match 0", record(0))]) for puzzle in deal]
    assert again == cut[: len(again)] and again
    assert not [deal for deal in cut_puzzles([("match 0", record(0))], known=again) if set(deal) & set(again)]


def test_cutting_can_be_limited_to_kinds() -> None:
    found = [
        puzzle for deal in cut_puzzles([("match 1", record(1))], kinds=("whist", "make")) for puzzle in deal
    ]
    assert found and {puzzle.kind for puzzle in found} <= {"whist", "make"}


@pytest.mark.parametrize("game", ["prefa", "paston", "thousand"])
def test_puzzles_are_cut_from_every_game(game: str) -> None:
    found = [puzzle for deal in cut_puzzles([("one", record(1, game))]) for puzzle in deal]
    assert [fault for fault in check_puzzles(found) if fault is not None] == []
    assert {puzzle.game for puzzle in found} <= {game}


def test_puzzles_are_alike_if_only_suits_are_exchanged() -> None:
    puzzle = next(one for one in classic_puzzles() if one.id == "kovalevskaya")
    turned = msgspec.structs.replace(puzzle, position=" ".join(_renamed(hand) for hand in puzzle.hands))
    assert canonical_form(turned) == canonical_form(puzzle) and turned.position != puzzle.position
    for other in (
        msgspec.structs.replace(puzzle, leader=1),
        msgspec.structs.replace(puzzle, target=2),
        msgspec.structs.replace(puzzle, contract="6NT"),
        msgspec.structs.replace(puzzle, contract="6S"),
        msgspec.structs.replace(puzzle, position=" ".join(map(str, reversed(puzzle.hands)))),
    ):
        assert canonical_form(other) != canonical_form(puzzle)


def test_trump_is_exchanged_with_its_suit() -> None:
    puzzle = next(one for one in classic_puzzles() if one.id == "shavlyugin-5")
    turned = msgspec.structs.replace(puzzle, position=" ".join(_renamed(hand) for hand in puzzle.hands))
    assert canonical_form(turned) != canonical_form(puzzle)
    trump = Suit((int(Suit.parse("C")) + 1) % 4)
    named = msgspec.structs.replace(turned, contract=f"7{trump.letter}")
    assert canonical_form(named) == canonical_form(puzzle)


def _renamed(hand: Cards) -> str:
    """Return the hand with each suit replaced by the next one."""
    return str(Cards([Card((card.index + 8) % 32) for card in hand]))


def test_puzzle_file_is_read_back(cut: list[Puzzle]) -> None:
    assert read_puzzles(write_puzzles(cut)) == cut
    assert read_puzzles("\n" + write_puzzles(cut[:1]) + "\n\n") == cut[:1]


@pytest.mark.parametrize("line", ["{", "[]", '{"id":"1"}', '{"id":1}', "not json", '{"kind":"guess"}'])
def test_error_in_puzzle_file_names_its_line(cut: list[Puzzle], line: str) -> None:
    with pytest.raises(PuzzleError, match=r"^line 2 is not a puzzle"):
        read_puzzles(write_puzzles(cut[:1]) + line + "\n")


def test_check_finds_what_is_wrong_in_a_puzzle(cut: list[Puzzle]) -> None:
    puzzle = next(one for one in cut if one.kind in ("make", "hold"))
    wrong = {
        "puzzle-target": msgspec.structs.replace(puzzle, target=puzzle.target + 1),
        "puzzle-answers": msgspec.structs.replace(puzzle, answers=puzzle.answers[:-1]),
        "puzzle-line": msgspec.structs.replace(puzzle, line=puzzle.line[1:]),
        "puzzle-short": msgspec.structs.replace(puzzle, line=()),
    }
    for name, one in wrong.items():
        (fault,) = check_puzzles([one])
        assert fault is not None and fault.id == puzzle.id and fault.why.name == name
    alike = msgspec.structs.replace(puzzle, id="another")
    first, second = check_puzzles([puzzle, alike])
    assert first is None and second is not None and second.why.name == "puzzle-alike"
    first, second = check_puzzles([puzzle, msgspec.structs.replace(cut[0], id=puzzle.id)])
    assert first is None and second is not None and second.why.name == "puzzle-again"


@pytest.mark.parametrize(
    "parts",
    [
        {"position": ""},
        {"position": "AS KS QS"},
        {"position": "... ... ..."},
        {"position": "AK..."},
        {"contract": ""},
        {"contract": "S"},
        {"contract": "99NT"},
        {"contract": "\u00b2S"},
        {"contract": "misere"},
        {"leader": 3},
        {"leader": -1},
        {"leader": 2**70},
        {"taken": ()},
        {"taken": (0, 0)},
        {"taken": (-1, 0, 0)},
        {"trick": "AS AS AS"},
        {"game": "chess"},
        {"rules": "kodeks-chess"},
        {"kind": "clean"},
    ],
)
def test_impossible_puzzle_is_one_fault(cut: list[Puzzle], parts: dict[str, object]) -> None:
    puzzle = next(one for one in cut if one.kind in ("make", "hold"))
    (fault,) = check_puzzles([msgspec.structs.replace(puzzle, **parts)])
    assert fault is not None and fault.why.text


@pytest.mark.parametrize("kind", ["make", "discard", "whist"])
def test_illegal_line_is_a_fault(kind: str) -> None:
    puzzle = next(one for one in shipped_puzzles() if one.kind == kind)
    for line in ((*puzzle.line[:-1], puzzle.line[-2]), (*puzzle.line, "AS"), (*puzzle.line[:-1], "x")):
        (fault,) = check_puzzles([msgspec.structs.replace(puzzle, line=line)])
        assert fault is not None and fault.why.name == "puzzle-line"


def test_difficulty_grows_with_failing_bots() -> None:
    assert rate_difficulty(SolveRates(1, 1, 1)) == 1
    assert rate_difficulty(SolveRates(0.3, 1, 1)) == 2
    assert rate_difficulty(SolveRates(0.3, 0, 1)) == 3
    assert rate_difficulty(SolveRates(0, 0, 1)) == 4
    assert rate_difficulty(SolveRates(0, 0, 0)) == 5
