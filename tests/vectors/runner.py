"""Run the vector files of a folder through the engine and report the cases with another answer."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping
from fractions import Fraction
from pathlib import Path
from typing import Any, NamedTuple

from tests.vectors import paston, prefa, russian, thousand

Case = Mapping[str, Any]
Answer = Callable[[Case], Mapping[str, Any]]

GAMES: Mapping[str, Mapping[str, Answer]] = {
    "paston": paston.KINDS,
    "prefa": prefa.KINDS,
    "russian": russian.KINDS,
    "thousand": thousand.KINDS,
}


class Outcome(NamedTuple):
    """The outcome of a case; ``problem`` is None if the engine gives the expected answer."""

    file: str
    case: str
    problem: str | None


def run_folder(folder: Path) -> Iterator[Outcome]:
    """Run every case of every ``*-vectors.json`` in a folder, by file name and order."""
    for path in sorted(folder.glob("*-vectors.json")):
        yield from run_file(path)


def run_file(path: Path) -> Iterator[Outcome]:
    """Run every case of a vector file; an unreadable file is one failed case."""
    try:
        book = json.loads(path.read_text(encoding="utf-8"))
        cases = book["vectors"] if "vectors" in book else book["cases"]
        if not isinstance(cases, list):
            raise TypeError(f"the vectors are {cases!r}: expected a list")
    except (OSError, ValueError, KeyError, TypeError, RecursionError) as error:
        yield Outcome(path.name, "file", f"cannot be read: {type(error).__name__}: {error}")
        return
    game = path.name.removesuffix("-vectors.json")
    for number, case in enumerate(cases, 1):
        name = case.get("id", f"#{number}") if isinstance(case, dict) else f"#{number}"
        yield Outcome(path.name, str(name), problem_of(game, case))


def problem_of(game: str, case: Case) -> str | None:
    """Return the difference between the engine's answer and a case, or None."""
    if game not in GAMES:
        return f"the game {game} does not exist yet"
    try:
        kind = case["kind"]
        if kind not in GAMES[game]:
            return f"cases of kind {kind} are not known for {game}"
        expected = case["expected"] if "expected" in case else case["expect"]
        if not isinstance(expected, dict) or not expected:
            return f"expect is {expected!r}: expected an object that tells something"
        answer = GAMES[game][kind](case)
    except Exception as error:  # a vector must never stop the others
        return f"{type(error).__name__}: {error}"
    wrong = [
        f"{key}: expected {value}, got {answer.get(key, 'nothing')}"
        for key, value in expected.items()
        if key not in answer or not same(_unordered(key, answer[key]), _unordered(key, value))
    ]
    return "; ".join(wrong) or None


def _unordered(key: str, value: Any) -> Any:
    """Return a value with a list of legal actions sorted, since its order has no meaning."""
    return sorted(value, key=str) if key == "legal" and isinstance(value, list) else value


def same(one: Any, other: Any) -> bool:
    """Return True if an answer is the expected one; of an object, the fields that it has must be equal.

    An amount may be written as a number or as text (``2``, ``"4/2"``).
    """
    if isinstance(one, dict) and isinstance(other, dict):
        return bool(other) and all(key in one and same(one[key], value) for key, value in other.items())
    if isinstance(one, list) and isinstance(other, list):
        return len(one) == len(other) and all(map(same, one, other))
    if one == other:
        return isinstance(one, bool) == isinstance(other, bool)
    try:
        return not isinstance(one, bool | None) and Fraction(one) == Fraction(other)
    except (ValueError, TypeError, ZeroDivisionError, OverflowError):
        return False
