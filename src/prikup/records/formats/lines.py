"""Tag pairs as written in the formats that descend from PGN."""

from __future__ import annotations

import re
from typing import Final, NamedTuple

from prikup.records.model import RecordError

UNQUOTED_TAG: Final = re.compile(r"\[\s*([A-Za-z][A-Za-z0-9_]*)\s+([^\s\"\[\]]+)\s*\]")
QUOTED_TAG: Final = re.compile(r'\[\s*([A-Za-z][A-Za-z0-9_]*)\s+"((?:[^"\\]|\\.)*)"\s*\]')


class Pair(NamedTuple):
    """A tag pair, and where it and its value begin."""

    name: str
    value: str
    line: int
    column: int

    def error_at(self, error: str, /, **data: object) -> RecordError:
        """Return an error at the value."""
        return RecordError(error, **data).at(self.line, self.column)


def read_pair(text: str, start: int, line: int, *, unquoted: bool = False) -> tuple[Pair, int]:
    """Return the tag pair that begins at an index of a line, and its end index; raises RecordError."""
    matched = QUOTED_TAG.match(text, start) or (UNQUOTED_TAG.match(text, start) if unquoted else None)
    if matched is None:
        raise RecordError("tag", given=text[start:]).at(line, start + 1)
    value = re.sub(r"\\(.)", r"\1", matched[2])
    return Pair(matched[1], value, line, matched.start(2) + 1), matched.end()


def write_pair(name: str, value: str) -> str:
    """Return a tag pair as a line; invisible characters become spaces."""
    plain = "".join(char if char.isprintable() else " " for char in value)
    escaped = re.sub(r'(["\\])', r"\\\1", plain)
    return f'[{name} "{escaped}"]'
