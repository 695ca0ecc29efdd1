"""By which names people may be known: such as everybody can read, and tell from the others."""

from __future__ import annotations

import re
from unicodedata import category, combining, name, normalize

from prikup.server.problems import HTTPProblem
from prikup.table.seating import MAX_PLAYER_NAME_CHARS

_BLANK = re.compile("[\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u2800\u3164\uffa0\U000e0100-\U000e01ef]")
"""Signs that are printed as nothing, though they count as letters and marks."""

_PICTURED = re.compile("[\ufe0e\ufe0f]")
"""What only says how the sign before is drawn."""

_HAN = frozenset({"CJK", "HIRAGANA", "KATAKANA", "KATAKANA-HIRAGANA", "HANGUL", "BOPOMOFO", "IDEOGRAPHIC"})
"""Scripts that are written together, and with Latin letters, which nobody mistakes for theirs."""

_ANY = frozenset({"MODIFIER"})


def proper(text: str) -> str:
    """A name as it is written on the sheet: its compatible letters, and single spaces.

    Raises Problem if it is too long or empty, has signs that nobody sees, or letters of several scripts.

    >>> proper(" Anna  Maria "), proper("\uff21nna"), proper("花子 Hanako")
    ('Anna Maria', 'Anna', '花子 Hanako')
    """
    found = re.sub(" +", " ", _PICTURED.sub("", normalize("NFKC", text))).strip()
    if not 0 < len(found) <= MAX_PLAYER_NAME_CHARS:
        raise HTTPProblem(400, "name", given=text, most=MAX_PLAYER_NAME_CHARS)
    if not found.isprintable() or _BLANK.search(found) or _heaped(found):
        raise HTTPProblem(400, "name-unseen", given=text)
    if not _readable(_scripts(found)):
        raise HTTPProblem(400, "name-scripts", given=text)
    return found


def _heaped(text: str) -> bool:
    """Whether marks stand on nothing, or in heaps."""
    marks = 2
    for char in text:
        marks = marks + 1 if combining(char) else 0 if char != " " else 2
        if marks > 2:
            return True
    return False


def _scripts(text: str) -> frozenset[str]:
    letters = (name(char, "").partition(" ")[0] for char in text if category(char).startswith("L"))
    return frozenset(letters) - _ANY


def _readable(scripts: frozenset[str]) -> bool:
    return len(scripts) < 2 or scripts <= _HAN | {"LATIN"}
