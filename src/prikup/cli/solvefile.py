"""``prikup solve --file``: the positions of a tab-separated file."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from prikup.cards import Suit
from prikup.cli.common import UsageError, cpu_cores, print_json
from prikup.cli.files import read_text
from prikup.cli.solveprint import trump_in_words
from prikup.core import PrikupError
from prikup.errors import shorten_value
from prikup.progress import with_bar
from prikup.solver import Position, Solver, read_hand
from prikup.words.catalogue import say

COLUMNS: Final = ("id", "set", "contract", "trump", "leader", "hand0", "hand1", "hand2")
CONTRACT_LETTERS: Final = "TNM"
POSITIONS_PER_BATCH: Final = 240


class FilePosition(NamedTuple):
    """A position of a file."""

    id: str
    position: Position
    misere: bool


def run(path: str, lang: str, *, tsv: bool, json: bool) -> int:
    """Solve the positions of a file and print a line each, or JSON."""
    lines = list(read_lines(read_text(path)))
    chunks = (
        lines[start : start + POSITIONS_PER_BATCH] for start in range(0, len(lines), POSITIONS_PER_BATCH)
    )
    solver = Solver(cpu_cores())
    tricks: list[int] = []
    # Printed when the bar has gone: while it is shown, it owns the terminal.
    for batch_tricks in with_bar(
        (_solve_batch(solver, chunk) for chunk in chunks), "positions", len(lines), len
    ):
        tricks += batch_tricks
    if json:
        print_json(
            [{"id": line.id, "tricks": tricks_won} for line, tricks_won in zip(lines, tricks, strict=True)]
        )
        return 0
    for line, tricks_won in zip(lines, tricks, strict=True):
        if tsv:
            print(f"{line.id}\t{tricks_won}")
        else:
            print(say(lang, "solve-file", id=line.id, contract=_spell_contract(line, lang),
                      tricks=tricks_won, left=line.position.left))  # fmt: skip
    return 0


def _solve_batch(solver: Solver, lines: list[FilePosition]) -> list[int]:
    """Return the tricks of each position; contracts and misères are solved in one batch each."""
    tricks_by_kind = {}
    for misere in (False, True):
        positions = [line.position for line in lines if line.misere == misere]
        tricks_by_kind[misere] = iter(solver.values(positions, misere=misere).values.tolist())
    return [next(tricks_by_kind[line.misere]) for line in lines]


def _spell_contract(line: FilePosition, lang: str) -> str:
    """Return the contract of a position in words."""
    if line.misere:
        return say(lang, "call-misere")
    trump = line.position.trump
    return trump_in_words(None if trump is None else trump.letter, lang)


def read_lines(text: str) -> Iterator[FilePosition]:
    """Yield the positions of a file; raise UsageError with the number of a wrong line."""
    has_begun = False
    for number, line in enumerate(text.splitlines(), 1):
        if not line.strip() or line.startswith("#"):
            continue
        fields = line.split("\t")
        if not has_begun and tuple(fields[:2]) == COLUMNS[:2]:
            has_begun = True
            continue
        has_begun = True
        try:
            yield _read_line(fields)
        except PrikupError as error:
            raise UsageError("solve-line", line=number, text=shorten_value(line, 120), why=error) from None


def _read_line(fields: list[str]) -> FilePosition:
    """Read the fields of a line as a position; raise UsageError."""
    if len(fields) < len(COLUMNS):
        raise UsageError("solve-columns", count=len(fields), expected=" ".join(COLUMNS))
    name, _, contract, trump, leader, *hands = (field.strip() for field in fields[: len(COLUMNS)])
    if contract not in CONTRACT_LETTERS or len(contract) != 1:
        raise UsageError("solve-contract", given=contract)
    if len(leader) != 1 or leader not in "012":
        raise UsageError("solve-leader", given=leader)
    all_hands = tuple(map(read_hand, hands))
    if not all_hands[2]:
        all_hands = all_hands[:2]  # two players
    return FilePosition(name, Position(all_hands, _read_trump(contract, trump), int(leader)), contract == "M")


def _read_trump(contract: str, text: str) -> Suit | None:
    """Read the trump of a contract; without one the column may be empty, ``-`` or any suit."""
    if contract != "T" and text in ("", "-"):
        return None
    try:
        suit = Suit.parse(text)
    except PrikupError as error:
        raise UsageError("solve-suit", why=error) from None
    return suit if contract == "T" else None
