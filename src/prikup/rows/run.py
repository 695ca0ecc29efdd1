"""A file of rows that a long run fills: it can be stopped at any moment and goes on from there."""

from __future__ import annotations

import shutil
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, Final

import msgspec

from prikup.atomic_file import atomic_file, replace_file
from prikup.errors import PrikupError
from prikup.rows.columns import Row, RowColumn, check_rows
from prikup.rows.writers import check_suffix, open_writer
from prikup.structs import Struct

PARTS_SUFFIX: Final = ".parts"
"""Ending of the folder beside a file of rows in which an unfinished run keeps them."""
_HEAD_NAME: Final = "run.json"
_STATE_NAME: Final = "state.json"


class RunState(Struct, frozen=True):
    """Progress of a run: the saved ``parts``, the ``rows`` in them, and how many units were ``done``.

    ``next_unit`` is the number of the unit of work that comes next.
    """

    parts: int = 0
    rows: int = 0
    done: int = 0
    next_unit: int = 0


class RowRun:
    """The rows of a run on their way into a file.

    Until the run is complete, its rows are parts in a folder beside the file, each written when it is whole;
    ``state`` says how far they go. :meth:`finish` makes the file from them. A part that was not whole when
    the process was killed is made again, so that the file is the same as that of a run without a stop.
    """

    def __init__(self, path: str | Path, columns: Sequence[RowColumn], about: Mapping[str, Any]) -> None:
        """Begin a run, or go on with the one of this file; ``about`` says what the run is.

        Raise PrikupError if there is such a file already, if the unfinished run is another one or the name
        does not end in a format; OSError.
        """
        self.path = Path(path)
        self._columns = columns
        self._suffix = check_suffix(path)
        self._folder = self.path.with_name(self.path.name + PARTS_SUFFIX)
        if self.path.exists():
            raise PrikupError("rows-there", path=str(path))
        if not self._folder.exists():  # raise OSError now, not after hours of play
            self._folder.mkdir()
            self._folder.rmdir()
        self._head = msgspec.json.encode({"columns": columns, **about})
        head_place, state_place = self._folder / _HEAD_NAME, self._folder / _STATE_NAME
        if not head_place.exists() and any(self._folder.glob("[!.]*")):  # what is cut off begins with a dot
            raise PrikupError("rows-folder", path=str(path), folder=str(self._folder))
        if head_place.exists() and head_place.read_bytes() != self._head:
            raise PrikupError("rows-run", path=str(path), folder=str(self._folder))
        self.state = self._read_state() if head_place.exists() and state_place.exists() else RunState()

    def _read_state(self) -> RunState:
        """Return how far the saved parts go; raise PrikupError if one of them is damaged or missing."""
        try:
            state = msgspec.json.decode((self._folder / _STATE_NAME).read_bytes(), type=RunState)
            rows = sum(1 for part in range(state.parts) for _ in self._read_part(part))
        except (FileNotFoundError, msgspec.DecodeError):
            raise PrikupError("rows-damaged", folder=str(self._folder)) from None
        if rows != state.rows:
            raise PrikupError("rows-damaged", folder=str(self._folder))
        return state

    def save(self, rows: Sequence[Row], done: int, next_unit: int) -> None:
        """Save rows as the next part: after them ``done`` is reached and ``next_unit`` comes next."""
        check_rows(self._columns, rows)
        if not self.state.parts:
            self._folder.mkdir(exist_ok=True)
            replace_file(self._folder / _HEAD_NAME, self._head)
        replace_file(self._place_part(self.state.parts), msgspec.json.Encoder().encode_lines(rows))
        self.state = RunState(self.state.parts + 1, self.state.rows + len(rows), done, next_unit)
        replace_file(self._folder / _STATE_NAME, msgspec.json.encode(self.state))

    def finish(self) -> None:
        """Make the file from the parts, and delete them."""
        with (
            atomic_file(self.path) as temporary,
            open_writer(temporary, self._suffix, self._columns) as writer,
        ):
            for part in range(self.state.parts):
                writer.write(list(self._read_part(part)))
        if self._folder.exists():
            shutil.rmtree(self._folder)

    def _place_part(self, part: int) -> Path:
        return self._folder / f"{part:08}.jsonl"

    def _read_part(self, part: int) -> Iterator[Row]:
        for line in self._place_part(part).read_bytes().splitlines():
            yield msgspec.json.decode(line)
