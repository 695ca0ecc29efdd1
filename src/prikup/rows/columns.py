"""Columns of a table, with the type and the meaning of their values."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, Literal, TypeAlias

from prikup.errors import PrikupError, check_argument
from prikup.structs import Struct

ColumnKind: TypeAlias = Literal["text", "integer", "number", "texts", "integers"]
"""Type of the values of a column: text, a whole number, a float, or a list of one of the first two."""
RowValue: TypeAlias = str | int | float | Sequence[str] | Sequence[int] | None
"""Value of a column; None where there is none."""
Row: TypeAlias = Mapping[str, RowValue]
"""A row: a value for each column, by its name."""

_TYPES: Final[dict[ColumnKind, type | tuple[type, ...]]] = {
    "text": str,
    "integer": int,
    "number": (int, float),
    "texts": (list, tuple),
    "integers": (list, tuple),
}


class RowColumn(Struct, frozen=True):
    """A column: its name, the type of its values, and in ``meaning`` what they are and in which unit."""

    name: str
    kind: ColumnKind
    meaning: str


def check_rows(columns: Sequence[RowColumn], rows: Sequence[Row]) -> None:
    """Raise PrikupError for a row whose names or types are not those of the columns."""
    check_argument("columns", columns, Sequence)
    check_argument("rows", rows, Sequence)
    for column in columns:
        check_argument("column", column, RowColumn)
    names = [column.name for column in columns]
    for row in rows:
        if list(row) != names:
            raise PrikupError("rows-names", given=", ".join(row), expected=", ".join(names))
        for column in columns:
            value = row[column.name]
            if value is not None and not isinstance(value, _TYPES[column.kind]):
                raise PrikupError("rows-type", name=column.name, given=repr(value), expected=column.kind)
