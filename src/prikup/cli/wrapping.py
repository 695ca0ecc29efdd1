"""Text wrapped for a terminal, in which Chinese and Japanese characters take two cells."""

from __future__ import annotations

import re
import textwrap
from typing import Any, Final
from unicodedata import combining, east_asian_width

_PIECE: Final = re.compile(
    r"\s+|[（「『]*(?:[!-\u2e7f]+|[^\s!-\u2e7f])[、。，：；！？）」』ー々っゃゅょッャュョ]*"
)
"""Unbreakable pieces: a word or wide character, with the brackets and marks attached to it."""


class Cells(str):
    """A text whose length is its width in a terminal.

    >>> len(Cells("札")), len(Cells("card"))
    (2, 4)
    """

    def __len__(self) -> int:
        return sum(0 if combining(char) else 2 if east_asian_width(char) in "WF" else 1 for char in self)


class _Wrapper(textwrap.TextWrapper):
    """A text wrapper that also breaks between wide characters, and counts cells."""

    def _split(self, text: str) -> list[str]:
        return [Cells(piece) for chunk in super()._split(text) for piece in _PIECE.findall(chunk)]


def wrap(text: str, width: int, **options: Any) -> list[str]:
    """Wrap a text in lines of at most ``width`` cells; further arguments are those of ``textwrap.wrap``.

    >>> wrap("カードを2枚捨てる。", 12)
    ['カードを2枚', '捨てる。']
    """
    return _Wrapper(width, **options).wrap(text)
