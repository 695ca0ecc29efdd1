"""Rows of tables: typed columns, and files of rows as Parquet, CSV or lines of JSON.

:func:`write_rows` writes a whole file, :class:`RowRun` one that a long run adds to and that can be stopped.
"""

from prikup.rows.columns import ColumnKind, Row, RowColumn, RowValue, check_rows
from prikup.rows.run import RowRun
from prikup.rows.writers import SUFFIXES, check_suffix, open_writer, read_rows, write_rows

__all__ = [
    "SUFFIXES",
    "ColumnKind",
    "Row",
    "RowColumn",
    "RowRun",
    "RowValue",
    "check_rows",
    "check_suffix",
    "open_writer",
    "read_rows",
    "write_rows",
]
