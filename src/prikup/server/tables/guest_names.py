"""The check of guests' names: everybody must be able to read them and to tell them apart."""

from __future__ import annotations

import re
import unicodedata

from prikup.server.problems import HTTPProblem
from prikup.table.seating import MAX_PLAYER_NAME_CHARS

_INVISIBLE_CHARS = re.compile(
    "[\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u2800\u3164\uffa0\U000e0100-\U000e01ef]"
)
"""Invisible characters that count as letters or marks."""

_VARIATION_SELECTORS = re.compile("[\ufe0e\ufe0f]")
"""Variation selectors, which only say how the character before is drawn."""

_EAST_ASIAN_SCRIPTS = frozenset(
    {"CJK", "HIRAGANA", "KATAKANA", "KATAKANA-HIRAGANA", "HANGUL", "BOPOMOFO", "IDEOGRAPHIC"}
)
"""Scripts that are mixed in ordinary text, also with Latin letters, which nobody mistakes for theirs."""

_SHARED_SCRIPTS = frozenset({"MODIFIER"})


def check_name(text: str, most: int = MAX_PLAYER_NAME_CHARS) -> str:
    """Return a name as it is written on the sheet: normalized (NFKC), with single spaces.

    Raises HTTPProblem if it is empty, too long, or has invisible characters or letters of several scripts.

    >>> check_name(" Anna  Maria "), check_name("\uff21nna"), check_name("花子 Hanako")
    ('Anna Maria', 'Anna', '花子 Hanako')
    """
    name = re.sub(" +", " ", _VARIATION_SELECTORS.sub("", unicodedata.normalize("NFKC", text))).strip()
    if not 0 < len(name) <= most:
        raise HTTPProblem(400, "name", given=text, most=most)
    if not name.isprintable() or _INVISIBLE_CHARS.search(name) or _has_stray_marks(name):
        raise HTTPProblem(400, "name-unseen", given=text)
    if not _is_readable(_scripts(name)):
        raise HTTPProblem(400, "name-scripts", given=text)
    return name


def _has_stray_marks(text: str) -> bool:
    """Return True if combining marks have no base character, or one has more than two."""
    marks = 2
    for char in text:
        marks = marks + 1 if unicodedata.combining(char) else 0 if char != " " else 2
        if marks > 2:
            return True
    return False


def _scripts(text: str) -> frozenset[str]:
    letters = (
        unicodedata.name(char, "").partition(" ")[0]
        for char in text
        if unicodedata.category(char).startswith("L")
    )
    return frozenset(letters) - _SHARED_SCRIPTS


def _is_readable(scripts: frozenset[str]) -> bool:
    return len(scripts) < 2 or scripts <= _EAST_ASIAN_SCRIPTS | {"LATIN"}
