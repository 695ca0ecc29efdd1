"""Files of puzzles, one JSON line each, and the ones in the package."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from importlib.resources import files

import msgspec

from prikup.errors import shorten_value
from prikup.puzzles.model import Puzzle, PuzzleError

_DATA_FOLDER = files("prikup.puzzles") / "data"
_PUZZLE_DECODER = msgspec.json.Decoder(Puzzle)


def read_puzzles(text: str) -> list[Puzzle]:
    """Return the puzzles of a file; raises PuzzleError, naming the line."""
    puzzles = list[Puzzle]()
    for number, line in enumerate(text.splitlines(), 1):
        if not line.strip():
            continue
        try:
            puzzles.append(_PUZZLE_DECODER.decode(line))
        except msgspec.DecodeError as error:
            raise PuzzleError(
                "puzzle-read", line=number, given=shorten_value(line, 60), why=str(error)
            ) from None
    return puzzles


def write_puzzles(puzzles: Iterable[Puzzle]) -> str:
    """Return the file of these puzzles."""
    return "".join(msgspec.json.encode(puzzle).decode() + "\n" for puzzle in puzzles)


@cache
def classic_puzzles() -> tuple[Puzzle, ...]:
    """Return puzzles that were printed or handed down, each with its source."""
    return tuple(read_puzzles(_read_data("classics.jsonl")))


@cache
def shipped_puzzles() -> tuple[Puzzle, ...]:
    """Return all puzzles in the package: the classics, and those made from play between bots."""
    return (*classic_puzzles(), *read_puzzles(_read_data("made.jsonl")))


def _read_data(name: str) -> str:
    """Return the text of a data file of the package."""
    return (_DATA_FOLDER / name).read_text(encoding="utf-8")
