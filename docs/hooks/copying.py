"""Copied code has no prompts and no output: what a button copies is set for each block with prompts."""

from __future__ import annotations

import re
from collections.abc import Iterator
from html import escape, unescape
from typing import Any

_BLOCK = re.compile(r'<div class="([^"]*\bhighlight\b[^"]*)">(.*?)</div>', re.DOTALL)
_CODE = re.compile(r"<code[^>]*>(.*?)</code>", re.DOTALL)
_PROMPTS = (">>> ", "... ", "$ ")


def code_alone(text: str) -> str | None:
    """The lines of a block that are typed, without their prompts; None for a block without prompts.

    >>> code_alone(">>> for one in (1, 2):\\n...     print(one)\\n1\\n2\\n\\n>>> 3\\n3")
    'for one in (1, 2):\\n    print(one)\\n3'
    >>> code_alone("$ prikup --version\\nprikup 0.1"), code_alone("a = 1")
    ('prikup --version', None)
    """
    first = next((line for line in text.splitlines() if line), "")
    if not first.startswith((">>>", "$ ")):
        return None
    return "\n".join(_typed(text))


def _typed(text: str) -> Iterator[str]:
    """The typed lines of a block, one by one."""
    for line in text.splitlines():
        prompt = next((one for one in _PROMPTS if line.startswith(one) or line == one.rstrip()), None)
        if prompt is not None:
            yield line[len(prompt) :]


def marked(html: str) -> str:
    """The HTML of a page in which each block with prompts says what its button copies."""

    def mark(found: re.Match[str]) -> str:
        code = _CODE.search(found[2])
        text = code_alone(unescape(re.sub(r"<[^>]+>", "", code[1]))) if code else None
        if text is None:
            return found[0]
        return f'<div class="{found[1]}" data-copy="{_attribute(text)}">{found[2]}</div>'

    return _BLOCK.sub(mark, html)


def _attribute(text: str) -> str:
    """A text as the value of an attribute, line ends included."""
    return escape(text).replace("\n", "&#10;")


def on_page_content(html: str, **_: Any) -> str:
    """Mark the blocks of a page."""
    return marked(html)
