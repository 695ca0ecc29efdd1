"""Writers of rows: Parquet (extra ``learn``), CSV, and JSON with an object a line."""

from __future__ import annotations

import csv
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from itertools import islice
from pathlib import Path
from typing import Any, Final, Protocol

import msgspec

from prikup.atomic_file import atomic_file
from prikup.errors import PrikupError, check_argument
from prikup.rows.columns import Row, RowColumn, RowValue, check_rows

SUFFIXES: Final = (".parquet", ".csv", ".jsonl")
"""Endings of the names of files of rows; each is a format."""
ROW_GROUP_ROWS: Final = 4096
"""Rows of a group of a Parquet file, the most that are held in memory to write it."""
LIST_SEPARATOR: Final = "; "
"""Text between the items of a list in CSV, which has no lists."""


class RowWriter(Protocol):
    """An open file of rows."""

    def write(self, rows: Sequence[Row]) -> None:
        """Append rows."""

    def close(self) -> None:
        """Write what is still held back, and close the file."""


def check_suffix(path: str | Path) -> str:
    """Return the suffix of a path; raise PrikupError if it names no format of rows."""
    check_argument("path", path, (str, Path))
    suffix = Path(path).suffix.lower()
    if suffix not in SUFFIXES:
        raise PrikupError("rows-suffix", given=str(path), expected=SUFFIXES)
    return suffix


@contextmanager
def open_writer(path: Path, suffix: str, columns: Sequence[RowColumn]) -> Iterator[RowWriter]:
    """Open a new file of rows in the format of a suffix; raise ModuleNotFoundError, OSError."""
    writer: RowWriter
    if suffix == ".parquet":
        writer = _ParquetWriter(path, columns)
    else:
        writer = (_CsvWriter if suffix == ".csv" else _JsonLinesWriter)(path, columns)
    try:
        yield writer
    finally:
        writer.close()


def write_rows(path: str | Path, columns: Sequence[RowColumn], rows: Iterable[Row]) -> int:
    """Write rows into a file, which replaces an older one when it is whole; return their number.

    The ending of the name is the format: ``.parquet``, ``.csv`` or ``.jsonl``. Memory holds a few thousand
    rows. Raise PrikupError for another ending or a row that does not fit the columns, ModuleNotFoundError if
    Parquet is asked for without pyarrow, OSError.
    """
    suffix, count, remaining = check_suffix(path), 0, iter(rows)
    with atomic_file(Path(path)) as temporary, open_writer(temporary, suffix, columns) as writer:
        while chunk := list(islice(remaining, ROW_GROUP_ROWS)):
            check_rows(columns, chunk)
            writer.write(chunk)
            count += len(chunk)
    return count


def read_rows(path: str | Path, columns: Sequence[RowColumn]) -> Iterator[dict[str, RowValue]]:
    """Yield the rows of a file that these columns were written to; lists of CSV stay text."""
    suffix = check_suffix(path)
    if suffix == ".parquet":
        import pyarrow.parquet

        with pyarrow.parquet.ParquetFile(path) as file:
            for batch in file.iter_batches(ROW_GROUP_ROWS):
                yield from batch.to_pylist()
        return
    with Path(path).open(encoding="utf-8", newline="") as text:
        if suffix == ".csv":
            by_name = {column.name: column for column in columns}
            for cells in csv.DictReader(text):
                yield {name: _read_cell(by_name[name], cell) for name, cell in cells.items()}
        else:
            yield from map(msgspec.json.decode, text)


def _read_cell(column: RowColumn, cell: str) -> RowValue:
    """Return the value of a cell of CSV."""
    if column.kind in ("integer", "number"):
        return None if cell == "" else int(cell) if column.kind == "integer" else float(cell)
    return cell


class _CsvWriter:
    """CSV in UTF-8: a line of names, then a line for each row; empty where there is no value."""

    def __init__(self, path: Path, columns: Sequence[RowColumn]) -> None:
        self._file = path.open("w", encoding="utf-8", newline="")
        self._rows = csv.writer(self._file, lineterminator="\n")
        self._rows.writerow([column.name for column in columns])

    def write(self, rows: Sequence[Row]) -> None:
        self._rows.writerows([[_make_cell(value) for value in row.values()] for row in rows])

    def close(self) -> None:
        self._file.close()


def _make_cell(value: RowValue) -> str | int | float | None:
    return LIST_SEPARATOR.join(map(str, value)) if isinstance(value, list | tuple) else value  # type: ignore[return-value]


class _JsonLinesWriter:
    """JSON in UTF-8: an object for each row, a row for each line."""

    def __init__(self, path: Path, columns: Sequence[RowColumn]) -> None:
        self._file = path.open("wb")

    def write(self, rows: Sequence[Row]) -> None:
        self._file.write(msgspec.json.Encoder().encode_lines(rows))

    def close(self) -> None:
        self._file.close()


class _ParquetWriter:
    """Parquet in groups of :data:`ROW_GROUP_ROWS` rows, whatever the sizes that are written at once."""

    def __init__(self, path: Path, columns: Sequence[RowColumn]) -> None:
        import pyarrow
        import pyarrow.parquet

        kinds: dict[str, Any] = {
            "text": pyarrow.string(),
            "integer": pyarrow.int32(),
            "number": pyarrow.float64(),
            "texts": pyarrow.list_(pyarrow.string()),
            "integers": pyarrow.list_(pyarrow.int32()),
        }
        fields = [
            pyarrow.field(column.name, kinds[column.kind], metadata={"meaning": column.meaning})
            for column in columns
        ]
        self._schema = pyarrow.schema(fields)
        self._table = pyarrow.Table
        self._file = pyarrow.parquet.ParquetWriter(path, self._schema, compression="zstd")
        self._held: list[Row] = []

    def write(self, rows: Sequence[Row]) -> None:
        self._held += rows
        while len(self._held) >= ROW_GROUP_ROWS:
            self._flush(ROW_GROUP_ROWS)

    def _flush(self, count: int) -> None:
        group, self._held = self._held[:count], self._held[count:]
        self._file.write_table(self._table.from_pylist(group, schema=self._schema))

    def close(self) -> None:
        if self._held:
            self._flush(len(self._held))
        self._file.close()
