"""Docstrings as Markdown for the reference: roles of Sphinx become code, sessions of Python become blocks.

A record also tells its fields with their types.
"""

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


def fields(kind: griffe.Class) -> str:
    """The fields of a record or of a named tuple and their types as a table, empty where it has none."""
    if not {"Record", "NamedTuple"} & set(map(str, kind.bases)):
        return ""
    rows = [
        f"| `{name}` | `{one.annotation}` |"
        for name, one in kind.members.items()
        if isinstance(one, griffe.Attribute) and one.annotation is not None and "property" not in one.labels
    ]
    return "\n".join(["", "", "| Field | Type |", "|---|---|", *rows]) if rows else ""


class Docstrings(griffe.Extension):
    """Rewrites every docstring that is read."""

    def on_object(self, *, obj: griffe.Object, **_: Any) -> None:
        if obj.docstring is not None:
            obj.docstring.value = markdown(obj.docstring.value)
            if isinstance(obj, griffe.Class):
                obj.docstring.value += fields(obj)
