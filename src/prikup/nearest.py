"""Suggestion of the known word that is most like a misspelt one."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

MIN_SIMILARITY: Final = 0.8
"""The least ratio of ``difflib`` at which a word is suggested.

One wrong letter in a word of five is as near as that, and so is one missing or added in a word of three.
``foo`` and ``flood`` (0.75) are not.
"""


def find_nearest(word: str, known: Iterable[str]) -> str | None:
    """Return the known word that is most like this one, None if none is near.

    >>> find_nearest("ruls", ("random", "rules", "search")), find_nearest("foo", ("flood", "tables"))
    ('rules', None)
    """
    from difflib import get_close_matches  # needed only if something is wrong

    return next(iter(get_close_matches(word, list(known), 1, MIN_SIMILARITY)), None)
