"""Docstrings as Markdown for the reference: roles of Sphinx become code, sessions of Python become blocks."""

from __future__ import annotations

import re
from typing import Any

import griffe

_ROLE = re.compile(r":\w+:`~?(?:[\w.]+\.)?(\w+)`")
_SESSION = re.compile(r"(?m)(?:^>>> .*\n?(?:^(?!\n|$).*\n?)*\n?)+")


def markdown(text: str) -> str:
    """A docstring with its roles as code and its sessions fenced."""
    text = _ROLE.sub(r"`\1`", text)
    return _SESSION.sub(lambda found: f"```pycon\n{found[0].rstrip()}\n```\n", text)


class Docstrings(griffe.Extension):
    """Rewrites every docstring that is read."""

    def on_object(self, *, obj: griffe.Object, **_: Any) -> None:
        if obj.docstring is not None:
            obj.docstring.value = markdown(obj.docstring.value)
