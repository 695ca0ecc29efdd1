"""Files that commands read and write."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

from prikup.atomic_file import replace_file
from prikup.cli.common import UsageError
from prikup.core import PrikupError
from prikup.errors import explain_system_error
from prikup.records import MatchRecord, from_json, read

RECORD_SUFFIXES = (".prikup", ".json")
"""Suffixes of the record files of a folder."""
_BEGINS = {"page": b"<!doctype html", "drawing": b"<svg", "puzzles": b'{"id":'}
MAX_FILE_BYTES = 64 * 1024 * 1024
"""Size of the largest file that is read."""


def file_error(be: str, path: str, error: Exception) -> UsageError:
    """Return the error of a file that cannot be ``read`` or ``written``."""
    return UsageError(f"file-{be}", path=path, why=explain_system_error(error))


def read_bytes(path: str) -> bytes:
    """Read a file, or standard input for ``-``; raise UsageError."""
    try:
        if path == "-":
            data = sys.stdin.buffer.read(MAX_FILE_BYTES + 1)
        else:
            with open(path, "rb") as file:
                data = file.read(MAX_FILE_BYTES + 1)
    except (OSError, ValueError) as error:
        raise file_error("read", path, error) from None
    if len(data) > MAX_FILE_BYTES:
        raise UsageError("file-large", path=path, most=MAX_FILE_BYTES)
    return data


def check_place(path: str, kind: str) -> None:
    """Raise UsageError if a file cannot be written, or would overwrite one of another ``kind``.

    The kinds are ``page``, ``drawing`` and ``puzzles``. Call this before the work for the file begins.
    """
    place = Path(path)
    try:
        if place.is_dir() or not place.resolve().parent.is_dir():
            place.open("ab").close()  # refuses in the words of the system
        beginning = b""
        if place.is_file():
            with place.open("rb") as file:
                beginning = file.read(100)
    except (OSError, ValueError, RuntimeError) as error:
        raise file_error("written", path, error) from None
    if beginning and not beginning.lstrip()[:20].lower().startswith(_BEGINS[kind]):
        raise UsageError(f"file-{kind}", path=path)


def write_text(path: str, text: str) -> None:
    """Write a UTF-8 file atomically; raise UsageError.

    The text is written to a temporary file, which then replaces the old one, so that a process killed half
    way leaves the old file.
    """
    try:
        place = Path(path)
        if place.exists() and not place.is_file():
            place.write_text(text, encoding="utf-8")  # a pipe or a device; a folder refuses
        else:
            replace_file(place.resolve(), text.encode())  # a link stays a link
    except (OSError, ValueError, RuntimeError) as error:
        raise file_error("written", path, error) from None


def read_text(path: str) -> str:
    """Read a UTF-8 file; raise UsageError."""
    try:
        return read_bytes(path).decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise UsageError("file-text", path=path, byte=error.start) from None


def read_record(path: str, *, strict: bool = True) -> MatchRecord:
    """Read a record, as text or JSON; raise UsageError or RecordError."""
    text = read_text(path)
    if text.lstrip().startswith("{"):
        return from_json(text, strict=strict)
    return read(text, strict=strict)


def record_files(paths: Sequence[str]) -> list[str]:
    """Return the given files, and for a given folder all records below it, sorted by name.

    Raise UsageError for a folder without records.
    """
    record_paths: list[str] = []
    for path in paths:
        if not Path(path).is_dir():
            record_paths.append(path)
            continue
        inside = (file for file in Path(path).rglob("*") if file.suffix in RECORD_SUFFIXES and file.is_file())
        files = sorted(map(str, inside))
        if not files:
            raise UsageError("file-none", path=path)
        record_paths += files
    return record_paths


def read_records(paths: Sequence[str]) -> Iterator[tuple[str, MatchRecord]]:
    """Yield path and record of each of ``record_files``.

    Raise UsageError, or RecordError for a single file.
    """
    files = record_files(paths)
    for path in files:
        try:
            record = read_record(path)
        except PrikupError as error:
            if files == list(paths[:1]) or isinstance(error, UsageError):
                raise
            raise UsageError("file-record", path=path, why=error) from None
        yield path, record
