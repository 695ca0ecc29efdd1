"""Files of puzzles: JSON, a line each; and those that come with the package."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from importlib.resources import files

import msgspec

from prikup.errors import shown
from prikup.puzzles.model import Puzzle, PuzzleError

_DATA = files("prikup.puzzles") / "data"
_READER = msgspec.json.Decoder(Puzzle)


def read(text: str) -> list[Puzzle]:
    """The puzzles of a file; raises PuzzleError, which names the line."""
    found = list[Puzzle]()
    for number, line in enumerate(text.splitlines(), 1):
        if not line.strip():
            continue
        try:
            found.append(_READER.decode(line))
        except msgspec.DecodeError as error:
            raise PuzzleError("puzzle-read", line=number, given=shown(line, 60), why=str(error)) from None
    return found


def write(puzzles: Iterable[Puzzle]) -> str:
    """The file of these puzzles."""
    return "".join(msgspec.json.encode(puzzle).decode() + "\n" for puzzle in puzzles)


@cache
def classics() -> tuple[Puzzle, ...]:
    """Problems that have been printed or passed on, each with its source."""
    return tuple(read(_text("classics.jsonl")))


@cache
def shipped() -> tuple[Puzzle, ...]:
    """All puzzles that come with the package: the classics, and those made from play between bots."""
    return (*classics(), *read(_text("made.jsonl")))


def _text(name: str) -> str:
    return (_DATA / name).read_text(encoding="utf-8")
