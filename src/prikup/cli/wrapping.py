"""Text in lines that fit a terminal, where a sign of Chinese or Japanese takes two cells."""

from __future__ import annotations

import re
import textwrap
from typing import Any, Final
from unicodedata import combining, east_asian_width

_PIECE: Final = re.compile(
    r"\s+|[（「『]*(?:[!-\u2e7f]+|[^\s!-\u2e7f])[、。，：；！？）」』ー々っゃゅょッャュョ]*"
)
"""What is not broken: a word, a sign, what opens with what follows and what closes with what it follows."""


class Cells(str):
    """A text as long as it is wide in a terminal.

    >>> len(Cells("札")), len(Cells("card"))
    (2, 4)
    """

    def __len__(self) -> int:
        return sum(0 if combining(one) else 2 if east_asian_width(one) in "WF" else 1 for one in self)


class _Wrapper(textwrap.TextWrapper):
    """Breaks a line between wide signs too, which have no spaces between them, and counts cells."""

    def _split(self, text: str) -> list[str]:
        return [Cells(piece) for chunk in super()._split(text) for piece in _PIECE.findall(chunk)]


def wrap(text: str, width: int, **given: Any) -> list[str]:
    """The lines of a text, each at most so many cells wide; the rest is as in ``textwrap.wrap``.

    >>> wrap("カードを2枚捨てる。", 12)
    ['カードを2枚', '捨てる。']
    """
    return _Wrapper(width, **given).wrap(text)
